extension SimplifiedChinese {
  static let audit = #"""
    SwiftUI makes the scenes of {1} ({2}).
    SwiftUI 创建 {1} 的场景（{2}）。

    The Info.plist of {1} could not be read, so nothing is claimed.
    无法读取 {1} 的 Info.plist，因此不作任何判断。

    The code names the scene delegate ({1}) when a scene connects, at {2}.
    代码在场景连接时于 {2} 指定场景代理（{1}）。

    {1} names {2}
    {1} 指定 {2}

    The generated Info.plist of {1} has a manifest without a scene delegate.
    为 {1} 生成的 Info.plist 中有清单，但没有场景代理。

    The generated Info.plist of {1} has no scene manifest.
    为 {1} 生成的 Info.plist 中没有场景清单。

    {1} has no scene manifest ({2}).
    {1} 中没有场景清单（{2}）。

    A build setting replaces the manifest at {1} by one without a scene delegate ({2}).
    一项构建设置将 {1} 处的清单替换为没有场景代理的清单（{2}）。

    The manifest at {1} describes no window scene.
    {1} 处的清单没有描述窗口场景。

    The manifest at {1} names no scene delegate.
    {1} 处的清单没有指定场景代理。

    No class of the app serves scenes.
    App 中没有为场景服务的类。

    {1} is declared at {2}.
    {1} 声明于 {2}。

    {1} comes with a framework.
    {1} 由框架提供。

    The manifest says {1}, but iOS knows the class at {2} as {3}.
    清单写的是 {1}，但 iOS 认识的 {2} 处的类名是 {3}。

    {1} at {2} is no scene delegate.
    {2} 处的 {1} 不是场景代理。

    The class is chosen while the app runs.
    该类在 App 运行时才选定。

    {1} is in the module {2}, which was not read.
    {1} 在模块 {2} 中，而该模块未读取。

    {1} holds a build variable that could not be worked out.
    {1} 含有无法得出值的构建变量。

    The manifest
    清单

    {1} says {2}, and no source of the app declares that class.
    {1} 写的是 {2}，但 App 的源文件都没有声明该类。

    {1} is not among the sources of {2}.
    {1} 不在 {2} 的源文件之列。

    There is no scene delegate to compile.
    没有要编译的场景代理。

    The class comes with a framework.
    该类由框架提供。

    {1} compiles {2}.
    {1} 编译 {2}。

    There is no scene delegate to make a window.
    没有创建窗口的场景代理。

    {1} makes the window at {2}.
    {1} 在 {2} 处创建窗口。

    The code names a storyboard for the scene.
    代码为场景指定了 storyboard。

    The storyboard {1} makes the window.
    storyboard {1} 创建窗口。

    The class that serves the scene makes the window.
    为场景服务的类创建窗口。

    {1} hands the scene over at {2}; that code was not read.
    {1} 在 {2} 处将场景转交出去；那段代码未读取。

    The storyboard {1} makes a window, but {2} has no `window` to hold it.
    storyboard {1} 创建窗口，但 {2} 没有可保存它的 `window`。

    {1} makes no window and its configuration names no storyboard.
    {1} 不创建窗口，其配置也没有指定 storyboard。

    No scene delegate takes links ({1}).
    没有场景代理接收链接（{1}）。

    {1} lacks {2}.
    {1} 缺少 {2}。

    The class that serves the scene takes links.
    为场景服务的类接收链接。

    The app takes no links.
    App 不接收链接。

    {1} takes links at {2}.
    {1} 在 {2} 处接收链接。

    an empty folder
    空文件夹

    {1} source files that the project names are not there ({2}). Generated files appear after a build, submodules after git submodule update --init.
    项目指定的 {1} 个源文件不存在（{2}）。生成的文件在构建后出现，子模块在运行 git submodule update --init 后出现。

    the links go in a circle
    链接形成循环

    a link took its place while it was read
    读取期间它被一个链接取代

    nested too deeply
    嵌套过深

    ignored by git
    被 git 忽略

    The folder cannot be listed: no permission. What it holds is not audited.
    无法列出此文件夹：没有权限。其中的内容未经审查。

    The folder cannot be listed: {1}.
    无法列出此文件夹：{1}。

    build products of Bazel
    Bazel 的构建产物

    web assets copied by cap sync
    由 cap sync 复制的 Web 资源

    web assets
    Web 资源

    platform of another system
    其他系统的平台

    Flutter for another system
    面向其他系统的 Flutter

    dependencies of other tools
    其他工具的依赖项

    build products of Cargo
    Cargo 的构建产物

    written by Unity
    由 Unity 写入

    build products of .NET
    .NET 的构建产物

    packages: read only at the native folders of packages the project depends on
    软件包：只读取项目所依赖的软件包的原生文件夹

    packages
    软件包

    dependencies installed by CocoaPods
    由 CocoaPods 安装的依赖项

    dependencies built by Carthage
    由 Carthage 构建的依赖项

    dependencies checked out by Xcode
    由 Xcode 检出的依赖项

    build products
    构建产物

    build products of Xcode
    Xcode 的构建产物

    Android project
    Android 项目

    written by cap sync
    由 cap sync 写入

    written by Flutter
    由 Flutter 写入

    Cordova's own library
    Cordova 自身的库

    plugins linked by Flutter
    由 Flutter 链接的插件

    build products of Swift Package Manager
    Swift Package Manager 的构建产物

    build products of Dart
    Dart 的构建产物

    build products of Gradle
    Gradle 的构建产物

    host app written by Flutter
    由 Flutter 写入的宿主 App

    built framework
    已构建的框架

    resource bundle
    资源 bundle

    built app
    已构建的 App

    debug symbols
    调试符号

    built archive
    已构建的归档

    The path holds placeholders: this is a template for projects, and it is left alone.
    路径中有占位符：这是项目模板，保持不变。

    a build without Xcode
    不使用 Xcode 的构建

    Tuist project without its Xcode project: run tuist generate and audit again
    Tuist 项目没有 Xcode 项目：运行 tuist generate 后重新审查

    Bazel project without an Xcode project: let rules_xcodeproj write one and audit again
    Bazel 项目没有 Xcode 项目：用 rules_xcodeproj 生成后重新审查

    the example app of a library, which lies in {1}
    {1} 中的库的示例 App

    a Swift package without an app
    不含 App 的 Swift 软件包

    a CocoaPods library without an app
    不含 App 的 CocoaPods 库

    a JavaScript package without an iOS app
    不含 iOS App 的 JavaScript 软件包

    Swift files without an Xcode project
    没有 Xcode 项目的 Swift 文件

    an Android or Java project
    Android 或 Java 项目

    an Android or Kotlin project
    Android 或 Kotlin 项目

    a Rust project
    Rust 项目

    a Dart package without an iOS app
    不含 iOS App 的 Dart 软件包

    Its scene manifest
    其场景清单

    git ignores {1}: what is changed there is not committed, and a tool may write it anew.
    git 忽略 {1}：那里的更改不会被提交，而且可能被工具重新生成。

    Xcode project without an iOS app target (macOS only)
    没有 iOS App 目标的 Xcode 项目（仅 macOS）

    Xcode project without an iOS app target
    没有 iOS App 目标的 Xcode 项目

    Capacitor app without an iOS platform: add it with npx cap add ios
    没有 iOS 平台的 Capacitor App：用 npx cap add ios 添加

    Cordova app without an iOS platform: add it with cordova platform add ios
    没有 iOS 平台的 Cordova App：用 cordova platform add ios 添加

    Flutter app without an iOS folder: add it with flutter create --platforms=ios .
    没有 iOS 文件夹的 Flutter App：用 flutter create --platforms=ios . 添加

    React Native package without an iOS project
    没有 iOS 项目的 React Native 软件包

    {1} project without an iOS project of its own
    自身没有 iOS 项目的 {1} 项目

    it is no file
    它不是文件

    Flutter add-to-app
    Flutter add-to-app

    engine
    引擎

    not adopted
    未采用

    partly adopted
    部分采用

    adopted
    已采用

    its schema is {1}
    它的 schema 是 {1}

    {1} in {2}
    {2} 中的 {1}

    scenePhase in {1}
    {1} 中的 scenePhase

    See {1}
    参见 {1}

    Info.plist key
    Info.plist 键

    {1} lacks UIApplicationSceneManifest.
    {1} 缺少 UIApplicationSceneManifest。

    The generated Info.plist
    生成的 Info.plist

    Every Info.plist has UIApplicationSceneManifest.
    每个 Info.plist 都有 UIApplicationSceneManifest。

    {1} declares {2}.
    {1} 声明了 {2}。

    No SceneDelegate.swift declares a scene delegate.
    没有声明场景代理的 SceneDelegate.swift。

    It is at {1}.
    它位于 {1}。

    The app delegate does not implement it; the manifest alone is enough.
    应用代理没有实现它；仅有清单就够了。

    manifest
    清单

    delegate
    代理

    compiled
    已参与编译

    window
    窗口

    links
    链接

    {1} and {2}
    {1} 和 {2}

    ,\s
    、

    {1} and more
    {1} 等

    {line|lines} {1}
    第 {1} 行

    there is no such file or folder
    没有这个文件或文件夹

    permission denied
    没有权限

    a part of the path is no folder
    路径中有一段不是文件夹

    it exists already
    它已存在

    the disk is full
    磁盘已满

    the disk is read-only
    磁盘是只读的

    the name is too long
    名称太长

    the disk reports a fault
    磁盘报告故障

    :\s
    ：

    \s({1})
    （{1}）
    """#
}
