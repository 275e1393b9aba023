extension TraditionalChinese {
  static let audit = #"""
    SwiftUI makes the scenes of {1} ({2}).
    SwiftUI 建立 {1} 的場景（{2}）。

    The Info.plist of {1} could not be read, so nothing is claimed.
    無法讀取 {1} 的 Info.plist，因此不作任何判斷。

    The code names the scene delegate ({1}) when a scene connects, at {2}.
    程式碼在場景連線時於 {2} 指定場景代理（{1}）。

    {1} names {2}
    {1} 指定 {2}

    The generated Info.plist of {1} has a manifest without a scene delegate.
    為 {1} 產生的 Info.plist 中有資訊清單，但沒有場景代理。

    The generated Info.plist of {1} has no scene manifest.
    為 {1} 產生的 Info.plist 中沒有場景資訊清單。

    {1} has no scene manifest ({2}).
    {1} 中沒有場景資訊清單（{2}）。

    A build setting replaces the manifest at {1} by one without a scene delegate ({2}).
    一項建置設定值將 {1} 處的資訊清單替換為沒有場景代理的資訊清單（{2}）。

    The manifest at {1} describes no window scene.
    {1} 處的資訊清單沒有描述視窗場景。

    The manifest at {1} names no scene delegate.
    {1} 處的資訊清單沒有指定場景代理。

    No class of the app serves scenes.
    App 中沒有為場景服務的類別。

    {1} is declared at {2}.
    {1} 宣告於 {2}。

    {1} comes with a framework.
    {1} 由框架提供。

    The manifest says {1}, but iOS knows the class at {2} as {3}.
    資訊清單寫的是 {1}，但 iOS 認得的 {2} 處的類別名稱是 {3}。

    {1} at {2} is no scene delegate.
    {2} 處的 {1} 不是場景代理。

    The class is chosen while the app runs.
    該類別在 App 執行時才選定。

    {1} is in the module {2}, which was not read.
    {1} 在模組 {2} 中，而該模組未讀取。

    {1} holds a build variable that could not be worked out.
    {1} 含有無法得出值的建置變數。

    The manifest
    資訊清單

    {1} says {2}, and no source of the app declares that class.
    {1} 寫的是 {2}，但 App 的原始檔都沒有宣告該類別。

    {1} is not among the sources of {2}.
    {1} 不在 {2} 的原始檔之列。

    There is no scene delegate to compile.
    沒有要編譯的場景代理。

    The class comes with a framework.
    該類別由框架提供。

    {1} compiles {2}.
    {1} 編譯 {2}。

    There is no scene delegate to make a window.
    沒有建立視窗的場景代理。

    {1} makes the window at {2}.
    {1} 在 {2} 處建立視窗。

    The code names a storyboard for the scene.
    程式碼為場景指定了 storyboard。

    The storyboard {1} makes the window.
    storyboard {1} 建立視窗。

    The class that serves the scene makes the window.
    為場景服務的類別建立視窗。

    {1} hands the scene over at {2}; that code was not read.
    {1} 在 {2} 處將場景轉交出去；那段程式碼未讀取。

    The storyboard {1} makes a window, but {2} has no `window` to hold it.
    storyboard {1} 建立視窗，但 {2} 沒有可存放它的 `window`。

    {1} makes no window and its configuration names no storyboard.
    {1} 不建立視窗，其設定也沒有指定 storyboard。

    No scene delegate takes links ({1}).
    沒有場景代理接收連結（{1}）。

    {1} lacks {2}.
    {1} 缺少 {2}。

    The class that serves the scene takes links.
    為場景服務的類別接收連結。

    The app takes no links.
    App 不接收連結。

    {1} takes links at {2}.
    {1} 在 {2} 處接收連結。

    an empty folder
    空檔案夾

    {1} source files that the project names are not there ({2}). Generated files appear after a build, submodules after git submodule update --init.
    專案指定的 {1} 個原始檔不存在（{2}）。產生的檔案在建置後出現，子模組在執行 git submodule update --init 後出現。

    the links go in a circle
    連結形成循環

    a link took its place while it was read
    讀取期間它被一個連結取代

    nested too deeply
    巢狀過深

    ignored by git
    被 git 忽略

    The folder cannot be listed: no permission. What it holds is not audited.
    無法列出此檔案夾：沒有權限。其中的內容未經審查。

    The folder cannot be listed: {1}.
    無法列出此檔案夾：{1}。

    build products of Bazel
    Bazel 的建置產物

    web assets copied by cap sync
    由 cap sync 複製的 Web 資源

    web assets
    Web 資源

    platform of another system
    其他系統的平台

    Flutter for another system
    其他系統用的 Flutter

    dependencies of other tools
    其他工具的相依項目

    build products of Cargo
    Cargo 的建置產物

    written by Unity
    由 Unity 寫入

    build products of .NET
    .NET 的建置產物

    packages: read only at the native folders of packages the project depends on
    套件：只讀取專案所相依套件的原生檔案夾

    packages
    套件

    dependencies installed by CocoaPods
    由 CocoaPods 安裝的相依項目

    dependencies built by Carthage
    由 Carthage 建置的相依項目

    dependencies checked out by Xcode
    由 Xcode 取出的相依項目

    build products
    建置產物

    build products of Xcode
    Xcode 的建置產物

    Android project
    Android 專案

    written by cap sync
    由 cap sync 寫入

    written by Flutter
    由 Flutter 寫入

    Cordova's own library
    Cordova 自己的函式庫

    plugins linked by Flutter
    由 Flutter 連結的外掛程式

    build products of Swift Package Manager
    Swift Package Manager 的建置產物

    build products of Dart
    Dart 的建置產物

    build products of Gradle
    Gradle 的建置產物

    host app written by Flutter
    由 Flutter 寫入的宿主 App

    built framework
    已建置的 framework

    resource bundle
    資源 bundle

    built app
    已建置的 App

    debug symbols
    除錯符號

    built archive
    已建置的封存檔

    The path holds placeholders: this is a template for projects, and it is left alone.
    路徑中有佔位符號：這是專案範本，保持不變。

    a build without Xcode
    不使用 Xcode 的建置

    Tuist project without its Xcode project: run tuist generate and audit again
    Tuist 專案沒有 Xcode 專案：執行 tuist generate 後重新審查

    Bazel project without an Xcode project: let rules_xcodeproj write one and audit again
    Bazel 專案沒有 Xcode 專案：用 rules_xcodeproj 產生後重新審查

    the example app of a library, which lies in {1}
    {1} 中的函式庫的範例 App

    a Swift package without an app
    不含 App 的 Swift 套件

    a CocoaPods library without an app
    不含 App 的 CocoaPods 函式庫

    a JavaScript package without an iOS app
    不含 iOS App 的 JavaScript 套件

    Swift files without an Xcode project
    沒有 Xcode 專案的 Swift 檔案

    an Android or Java project
    Android 或 Java 專案

    an Android or Kotlin project
    Android 或 Kotlin 專案

    a Rust project
    Rust 專案

    a Dart package without an iOS app
    不含 iOS App 的 Dart 套件

    Its scene manifest
    其場景資訊清單

    git ignores {1}: what is changed there is not committed, and a tool may write it anew.
    git 忽略 {1}：那裡的更改不會被提交，而且可能被工具重新產生。

    Xcode project without an iOS app target (macOS only)
    沒有 iOS App 目標的 Xcode 專案（僅 macOS）

    Xcode project without an iOS app target
    沒有 iOS App 目標的 Xcode 專案

    Capacitor app without an iOS platform: add it with npx cap add ios
    沒有 iOS 平台的 Capacitor App：用 npx cap add ios 加入

    Cordova app without an iOS platform: add it with cordova platform add ios
    沒有 iOS 平台的 Cordova App：用 cordova platform add ios 加入

    Flutter app without an iOS folder: add it with flutter create --platforms=ios .
    沒有 iOS 檔案夾的 Flutter App：用 flutter create --platforms=ios . 加入

    React Native package without an iOS project
    沒有 iOS 專案的 React Native 套件

    {1} project without an iOS project of its own
    本身沒有 iOS 專案的 {1} 專案

    it is no file
    它不是檔案

    Flutter add-to-app
    Flutter add-to-app

    engine
    引擎

    not adopted
    未採用

    partly adopted
    部分採用

    adopted
    已採用

    its schema is {1}
    它的 schema 是 {1}

    {1} in {2}
    {2} 中的 {1}

    scenePhase in {1}
    {1} 中的 scenePhase

    See {1}
    參閱 {1}

    Info.plist key
    Info.plist 鍵

    {1} lacks UIApplicationSceneManifest.
    {1} 缺少 UIApplicationSceneManifest。

    The generated Info.plist
    產生的 Info.plist

    Every Info.plist has UIApplicationSceneManifest.
    每個 Info.plist 都有 UIApplicationSceneManifest。

    {1} declares {2}.
    {1} 宣告了 {2}。

    No SceneDelegate.swift declares a scene delegate.
    沒有宣告場景代理的 SceneDelegate.swift。

    It is at {1}.
    它位於 {1}。

    The app delegate does not implement it; the manifest alone is enough.
    App 代理沒有實作它；只有資訊清單就夠了。

    manifest
    資訊清單

    delegate
    代理

    compiled
    已參與編譯

    window
    視窗

    links
    連結

    {1} and {2}
    {1} 和 {2}

    ,\s
    、

    {1} and more
    {1} 等

    {line|lines} {1}
    第 {1} 行

    there is no such file or folder
    沒有這個檔案或檔案夾

    permission denied
    沒有權限

    a part of the path is no folder
    路徑中有一段不是檔案夾

    it exists already
    它已存在

    the disk is full
    磁碟已滿

    the disk is read-only
    磁碟是唯讀的

    the name is too long
    名稱太長

    the disk reports a fault
    磁碟回報故障

    :\s
    ：

    \s({1})
    （{1}）
    """#
}
