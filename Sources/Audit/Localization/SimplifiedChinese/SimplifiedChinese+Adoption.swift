extension SimplifiedChinese {
  static let adoption = #"""
    An app target uses the scene life cycle
    App 目标使用场景生命周期

    The target has everything that UIKit asks for at launch: a scene delegate that is named, declared and compiled, and something that makes the window. The finding lists what shows it, so that nobody has to take it on trust.\n\nAdopted does not mean that every event still reaches its code. The findings about callbacks, launch options and scene delegates tell that, and the table of events sums it up.
    此目标具备 UIKit 在启动时要求的一切：已指定名称、已声明并已编译的场景代理，以及创建窗口的部分。发现项列出了依据，无需只凭信任。\n\n已采用并不表示每个事件仍能到达其代码。关于回调、启动选项和场景代理的发现项说明这一点，事件表对此作了汇总。

    manifest, class, membership and storyboard
    清单、类、目标成员关系和 storyboard

    Capacitor's template since 8.5
    Capacitor 自 8.5 起的模板

    no manifest, but the app delegate names the class
    没有清单，但应用代理指定了该类

    nothing adopted
    什么都未采用

    a SwiftUI App
    SwiftUI App

    \sThe class is named in code alone. Apps in production work this way with the iOS 27 SDK; only a run shows it for this one.
    该类只在代码中指定。使用 iOS 27 SDK 构建的上线 App 有这样运行的；此 App 能否如此，只有运行才知道。

    {1} {uses|use} the scene life cycle
    {1} 使用场景生命周期

    An app target does not use the scene life cycle
    App 目标未使用场景生命周期

    Apps that are built with the iOS 27 SDK have to use scenes: UIKit stops every other app while it starts, with "UIScene life cycle is required for apps built with this SDK". A target counts as adopted when its Info.plist describes a window scene with a delegate class, in every build configuration, or when the app delegate names the class in code as a scene connects.\n\nThe repair is one piece of work: the scene manifest in every Info.plist, a scene delegate that makes the window and takes links and life-cycle events, its membership in every target that needs it. A person chooses where the class goes, and whether a manifest names it or code.\n\nOne window is enough. Support for several windows is never turned on.
    用 iOS 27 SDK 构建的 App 必须使用场景：其他 App 在启动时会被 UIKit 终止，并显示“UIScene life cycle is required for apps built with this SDK”。如果目标的 Info.plist 在每个构建配置中都描述了带代理类的窗口场景，或者应用代理在场景连接时用代码指定该类，该目标即视为已采用。\n\n修复是一个整体：每个 Info.plist 中的场景清单，一个创建窗口并接收链接和生命周期事件的场景代理，以及它在每个所需目标中的成员关系。类放在哪里，由清单还是由代码指定，由人来决定。\n\n一个窗口就够了。绝不会启用多窗口支持。

    a window made by the app delegate, and no manifest
    窗口由应用代理创建，没有清单

    Objective-C, started by main.m
    Objective-C，由 main.m 启动

    Capacitor's template up to 8.4
    Capacitor 至 8.4 为止的模板

    a manifest that names a scene delegate
    指定了场景代理的清单

    a SwiftUI App brings its own scenes
    SwiftUI App 自带场景

    Add the manifest with Flutter's scene delegate
    添加清单，使用 Flutter 的场景代理

    Every Info.plist of {1} names FlutterSceneDelegate and the storyboard of today. Where code moves to the scene, it becomes {2}: FlutterSceneDelegate, in a file of its own.
    {1} 的每个 Info.plist 都指定 FlutterSceneDelegate 和当前的 storyboard。有代码移到场景时，改为 {2}: FlutterSceneDelegate，放在单独的文件中。

    The same, with a class of its own in {1}
    同上，但自己的类放在 {1} 中

    Code that moves to the scene goes to a class at the end of {1}, and the Xcode project stays untouched.
    移到场景的代码放入 {1} 末尾的类，Xcode 项目保持不变。

    it is the shape of Flutter's own migration
    与 Flutter 官方迁移的形式一致

    Add the manifest and {1}.{2}
    添加清单和 {1}.{2}

    The manifest goes into every Info.plist of {1}; {2} gets a file of its own, registered in the Xcode project.
    清单写入 {1} 的每个 Info.plist；{2} 放在单独的文件中，并注册到 Xcode 项目。

    Add the manifest, and put {1} into {2}
    添加清单，并把 {1} 放入 {2}

    As above, but the class stands at the end of {1}, and the Xcode project stays untouched.
    同上，但类放在 {1} 的末尾，Xcode 项目保持不变。

    Name the scene delegate in code only
    只在代码中指定场景代理

    No Info.plist changes: the app delegate answers application(_:configurationForConnecting:options:) with {1}. Apps in production work this way; Apple's documents describe both.
    Info.plist 都不更改：应用代理在 application(_:configurationForConnecting:options:) 中返回 {1}。已上线的 App 有这样运行的；Apple 的文档对两种方式都有说明。

    it is the shape Apple's templates have, and the project file can be edited
    与 Apple 模板的形式一致，而且项目文件可以编辑

    {1} {has|have} a scene manifest without a scene delegate
    {1} 有场景清单，但没有场景代理

    {1} {has|have} no scene manifest
    {1} 没有场景清单

    Built with the iOS 27 SDK, the app stops while it starts, before its first screen: UIKit requires the scene life cycle. {1}\s
    用 iOS 27 SDK 构建时，App 在启动期间、首屏出现之前就会终止：UIKit 要求场景生命周期。{1}

    The app delegate is {1} ({2}).\s
    应用代理是 {1}（{2}）。

    It inherits from {1}, whose code is not here: what that does in the methods which end cannot be seen.\s
    它继承自 {1}，而该类的代码不在这里：无法看到它在那些不再被调用的方法中做什么。

    No app delegate was found in the sources that were read, so the repair cannot be made from here.\s
    在读取的源文件中没有找到应用代理，因此无法在此修复。

    {1} brings scenes in its own way; the findings about {2} say how.\s
    {1} 以自己的方式提供场景；关于 {2} 的发现项说明其做法。

    The Xcode project is written anew from {1}: what is changed in it or in an Info.plist it writes is lost the next time.\s
    Xcode 项目由 {1} 重新生成：对它或它所写入的 Info.plist 的更改，下次生成时会丢失。

    That the first screen appears after the repair shows only on a device or simulator.
    修复后首屏是否出现，只有在设备或模拟器上才能看到。

    The scene life cycle is only half adopted
    场景生命周期只采用了一半

    Five things have to come together: a manifest (or code) that names a scene delegate, a class of exactly that name, its file among the sources of every target, something that makes the window, and the methods that take links. With some of them missing the app stops at launch, shows a black screen, or ignores links.\n\nThe repair adds the pieces that are missing and leaves the ones that are there as they are. Names that were shipped are kept, because iOS remembers them between launches.
    需要五样东西齐备：指定场景代理的清单（或代码），名称完全一致的类，其文件列入每个目标的源文件，创建窗口的部分，以及接收链接的方法。缺少其中一些，App 就会在启动时终止、显示黑屏或忽略链接。\n\n修复只补上缺少的部分，已有的保持原样。已发布过的名称予以保留，因为 iOS 会在两次启动之间记住它们。

    a scene delegate that nothing names
    没有任何地方指定的场景代理

    a scene delegate whose file no target compiles
    其文件未被任何目标编译的场景代理

    a class name that does not fit
    不匹配的类名

    everything is there
    一切齐备

    nothing is there
    什么都没有

    Add what is missing
    补上缺少的部分

    These are added, and nothing else changes: {1}.
    只添加以下内容，其他不变：{1}。

    without them the app does not show its first screen with the iOS 27 SDK
    没有它们，用 iOS 27 SDK 构建的 App 不会显示首屏

    Leave it
    保持不变

    The app stays as it is; the findings below stay open.
    App 保持原样；下面的发现项仍未解决。

    the manifest's entry for the window
    清单中窗口的条目

    a class of the name that is asked for
    名称符合要求的类

    the file's membership in the target
    文件在目标中的成员关系

    the making of the window
    窗口的创建

    the methods that take links
    接收链接的方法

    {1} {has|have} adopted scenes only in part
    {1} 只部分采用了场景

    \sNothing names {1} yet, and it makes a window of its own beside the one that {2} makes at launch: switched on, both start. Which of them is to stay a person has to say first.
    尚无任何内容指名 {1}，而它在 {2} 于启动时创建的窗口之外另建一个窗口：一旦启用，两者都会启动。保留哪一个，须先由人决定。

    Missing: {1} There already: {2} UIKit takes a half description at its word: the app stops at launch, stays black or drops links, depending on the piece. Which of these it is shows only when it runs.{3}
    缺少：{1}已有：{2}UIKit 会照不完整的描述执行：依缺少的部分而定，App 会在启动时终止、一直黑屏或丢弃链接。究竟是哪一种，只有运行才知道。{3}

    nothing.
    无。

    {1} has no header, so that only {2} knows its members
    {1} 没有头文件，因此只有 {2} 知道它的成员

    the Xcode project is written anew from {1}
    Xcode 项目由 {1} 重新生成

    Start the app from its icon: the first screen appears once, with nothing behind it.
    从图标启动 App：首屏出现一次，后面没有别的内容。

    Install over the last released version with its data kept: the first screen appears.
    覆盖安装到上一个发布版本上并保留数据：首屏出现。

    Leave the app and come back: what it does on leaving and returning happens once.
    离开 App 再返回：离开和返回时所做的事各发生一次。

    In stages: the app delegate's code stays, and the scene delegate calls it
    分阶段：应用代理的代码保留，由场景代理调用

    The app delegate names {1} in code, makes the window as before, and keeps every method; {2} takes the window and calls them. Every other question is answered so unless you say otherwise. UIKit switches the whole app to scenes at once even so; the code moves later, method by method.
    应用代理在代码中指定 {1}，照旧创建窗口，并保留所有方法；{2} 接过窗口并调用这些方法。除非你另作选择，其他问题都照此回答。即便如此，UIKit 仍会一次把整个 App 切换到场景；代码以后再逐个方法移动。

    it is the shape Apple's templates have, and {1} looks for sources in that folder
    这是 Apple 模板的写法，而且 {1} 会在该文件夹中查找源文件

    The Info.plist is written from {1}, so the manifest goes there as well. 
    Info.plist 由 {1} 生成，因此清单也写在那里。

    The Info.plist is written from {1}, where a person has to add the manifest; the plan says what to write. 
    Info.plist 由 {1} 生成，清单需要有人手动加到那里；计划会说明该写什么。

    \sThat file would not compile: {1} has no {2} that it might use ({3}). Add what it needs, or let the manifest name another class.
    该文件无法编译：{1} 没有它可以使用的 {2}（{3}）。请补上它需要的内容，或让清单指定另一个类。
    """#
}
