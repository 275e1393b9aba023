extension SimplifiedChinese {
  static let dependencies = #"""
    Version {1} has the cure; update it with your package manager.
    版本 {1} 已修复此问题；用你的软件包管理器更新它。

    No released version is known to cure it.
    目前没有已知修复此问题的发布版本。

    {1} {2} is resolved in {3}: in an app that has adopted scenes, {4}. {5}
    {3} 解析出 {1} {2}：在已采用场景的 App 中，{4}。{5}

    A dependency is older than its first version for scenes
    依赖项早于其支持场景的首个版本

    The resolved version of the dependency does not work properly in an app that has adopted scenes, and a later one does. Nothing in the dependency is edited; update it with the package manager.
    此依赖项解析出的版本在已采用场景的 App 中不能正常工作，更新的版本可以。依赖项中的内容都不会编辑；用软件包管理器更新它。

    Braze 13
    Braze 13

    Braze 14.0.1
    Braze 14.0.1

    {1} {2} is too old for scenes
    {1} {2} 太旧，不支持场景

    A dependency has a fault that shows under scenes
    依赖项有采用场景后才显现的缺陷

    People have reported that this version of the dependency crashes or shows nothing in an app that has adopted scenes. The link tells more. Nothing in the dependency is edited.
    有人报告过，依赖项的这个版本在已采用场景的 App 中会崩溃或什么都不显示。详情见链接。依赖项本身不作任何更改。

    an image picker that shows UIAlertView
    显示 UIAlertView 的图片选择器

    its cured version
    已修复的版本

    {1} {2} is known to fail under scenes
    已知 {1} {2} 在采用场景后会出错

    An SDK has to be told of events by the scene delegate
    有 SDK 需要由场景代理告知事件

    SDKs for sign-in, payment and attribution want to be told of URLs and activities. Their set-up guides put the call into the app delegate, into methods that an app with scenes does not get any more. The scene delegate has to make the call, for events of the running app and for those that start it, in the same order as before: the first SDK that takes an event keeps it from the next.\n\nWhere the method itself is asked about, moving or calling it carries the SDK along; then this tells which form the vendor has for scenes.
    用于登录、支付和归因的 SDK 需要得知 URL 和用户活动。它们的接入指南把调用写在应用代理的方法里，而采用场景的 App 不会再收到这些方法调用。这个调用必须由场景代理发出，既包括 App 运行中的事件，也包括启动 App 的事件，并且顺序与以前相同：第一个接收事件的 SDK 会让后面的收不到它。\n\n如果已就该方法本身提问，那么移动或调用该方法时会一并带上对 SDK 的调用；这里只说明厂商为场景提供了哪种写法。

    Google Sign-In
    Google Sign-In

    Facebook, Objective-C
    Facebook，Objective-C

    a method of the same name on something else
    其他对象上的同名方法

    Go to the home screen and back: {1} notices.
    回到主屏幕再返回 App：{1} 有反应。

    Go through {1} once while the app runs, and once so that its answer starts the app.
    走一遍 {1} 的流程：一次在 App 运行时，一次让它的返回结果启动 App。

    {1} hands its event to {2}. The answer given about that method carries the call along.
    {1} 把事件转交给 {2}。对该方法的回答会一并带上这个调用。

    \sThe SDK finds the scene delegate by itself.
    该 SDK 会自行找到场景代理。

    \sA scene form of this call is not known; ask the vendor.
    这个调用在场景中的写法尚不清楚；需向厂商查询。

    \sUnder scenes it is the same call, made with what the scene was given.
    采用场景后调用不变，只是使用场景收到的内容。

    \sIts form for scenes: `{1}`.
    它在场景中的写法：`{1}`。

    \sIt is needed for events of the running app and for the one that starts it.
    App 运行中的事件和启动 App 的事件都需要它。

    \sThis form is only partly confirmed by the vendor.
    这种写法只得到厂商的部分确认。

    {1} is not told by {2}
    {2} 没有通知 {1}

    {1} of {2} was left behind when scenes were adopted, and nothing calls it any more. It hands its event to {3}; {4}, which gets the event now, does not.
    采用场景时，{2} 的 {1} 遗留了下来，不再有任何代码调用它。它把事件交给 {3}；现在得到该事件的 {4} 没有这样做。

    Tell {1} in {2}
    在 {2} 中通知 {1}

    The call is made there as well; the code that is there stays.
    在那里也进行该调用；那里已有的代码保留。

    nothing else hands the event to {1}
    没有其他代码把该事件交给 {1}

    {1} hears nothing of the event.
    {1} 得不到该事件。

    in a method that was left behind, where the scene delegate forgets the SDK
    在遗留的方法中，而场景代理忘了该 SDK

    {1} has to be told by the scene delegate
    {1} 需要由场景代理告知

    An SDK looks for the scene manifest
    有 SDK 会查找场景清单

    Some SDKs hook into the scene delegate by themselves. They find it by the name in Info.plist, or decide by the presence of the manifest which notifications to follow. An app that sets its delegate class only in code, without a manifest, is invisible to them.
    有些 SDK 会自行挂接到场景代理。它们按 Info.plist 中的名称查找场景代理，或根据清单是否存在来决定监听哪些通知。如果 App 只在代码中设置代理类而没有清单，它们就看不到场景代理。

    Facebook's SDK in an app without a manifest
    没有清单的 App 中使用 Facebook SDK

    the same with a manifest that names the delegate
    同样的 App，但清单写明了代理

    {1} depends on the scene manifest
    {1} 依赖场景清单

    {1} is used here, and {2}. With a manifest that names the delegate class it works; with a delegate that is only set in code it may not.
    这里使用了 {1}，{2}。如果清单写明代理类，它可以正常工作；如果代理只在代码中设置，则可能不行。

    Something from outside the project is told of an event
    事件会告知项目之外的代码

    A callback that dies hands its URL, activity, options or quick action to a class that this project does not declare and that is not in this program's table of SDKs. The call moves with the method. Whether the library behind it has a form for scenes, or needs one, its documentation tells.\n\nA function that takes only the URL or the activity can be called with those of the scene. One that takes the application and the options can be given a dictionary that is made from the URL context; the key type is deprecated since iOS 26.
    一个不再被调用的回调把 URL、用户活动、选项或快速操作转交给了某个类，而这个类既不在本项目中声明，也不在本程序的 SDK 列表中。该调用会随方法一起移动。背后的库是否有场景写法、是否需要，要看它的文档。\n\n只接收 URL 或用户活动的函数，可以用场景的 URL 或活动来调用。接收 application 和 options 的函数，可以传入由 URL 上下文构造的字典；其键类型自 iOS 26 起已弃用。

    a library that is not in the table
    不在列表中的库

    Foundation
    Foundation

    What {1} is told of still works, with the app running and not.
    无论 App 是否在运行，{1} 所得知的事件仍能正常处理。

    the library
    该库

    It takes the application and perhaps the options, which can be made from the scene's URL context.
    它接收 application，可能还有 options；后者可以由场景的 URL 上下文构造。

    It takes only what the scene is given too, so the same call serves there.
    它只接收场景同样会收到的内容，因此在场景中可以用同一个调用。

    {1} gets the event of {2}
    {1} 会收到 {2} 的事件

    {1} is not declared in this project's sources that were read, and not in the table of known SDKs. {2} The call goes along with the answer about {3}; its documentation tells whether there is a form for scenes.
    在已读取的本项目源文件中没有 {1} 的声明，已知 SDK 列表中也没有它。{2}该调用随 {3} 的回答一起处理；是否有场景写法，要看它的文档。

    it registers a background task after the launch has ended, and the system ends the app at every start
    它在启动结束之后才注册后台任务，系统会在每次启动时终止 App
    """#
}
