extension SimplifiedChinese {
  static let membership = #"""
    A scene delegate is compiled and never used
    场景代理已编译，但从未使用

    A class that adopts UIWindowSceneDelegate does nothing by itself. If neither the manifest nor the code names it, UIKit never makes one, and what it does about windows and links never runs. It may be left over from an attempt, or be meant for another target.
    遵循 UIWindowSceneDelegate 的类自己不会做任何事。如果清单和代码都没有指定它，UIKit 就不会创建它，它对窗口和链接的处理也不会运行。它可能是某次尝试的遗留，也可能是给另一个目标用的。

    a second class beside the one in use
    除正在使用的类之外，还有第二个类

    a superclass of the one in use
    正在使用的类的超类

    named in code for a second window
    在代码中指定，用于第二个窗口

    only the one in use
    只有正在使用的类

    {1} is never used
    {1} 从未使用

    It adopts the scene delegate protocol, but neither the manifest of {1} nor any code that was read names it, so UIKit never makes one. {2}
    它遵循场景代理协议，但 {1} 的清单和已读取的代码都没有指定它，因此 UIKit 从不创建它。{2}

    Scenes are served by {1}.
    场景由 {1} 处理。

    The usual name for the scene delegate is taken
    场景代理的常用名称已被占用

    A new scene delegate is called SceneDelegate, unless the project has a class or a file of that name which is something else. Then another name is used, so that nothing is overwritten and both compile.\n\nA file that no target compiles may have been written for another app delegate: what it asks of the app delegate is not there, and the target would not compile with it. It is left alone.
    新的场景代理名为 SceneDelegate，除非项目中已有同名的类或文件而它并不是场景代理。这时会改用其他名称，这样不会覆盖任何内容，两者也都能编译。\n\n没有任何目标编译的文件，可能是为另一个应用代理写的：它向应用代理索取的内容并不存在，目标加入它就无法编译。这样的文件保持原样。

    a class of that name that is none
    有同名的类，但不是场景代理

    free
    未被占用

    taken by a scene delegate
    被某个场景代理占用

    The name SceneDelegate is taken
    名称 SceneDelegate 已被占用

    {1}, so the new scene delegate is called {2}. Nothing is overwritten.
    {1}，因此新的场景代理命名为 {2}。不会覆盖任何内容。

    {1} declares something else under that name
    {1} 用这个名称声明了别的内容

    A file of that name lies beside the app delegate
    应用代理旁边已有同名文件

    The scene delegate's file is not compiled
    场景代理的文件没有参与编译

    A file in the folder is not part of an app until a target lists it among its sources (or a synchronized folder brings it in). A scene delegate outside of the target is the same as none: the manifest's name leads nowhere, or code that names the class does not compile. Tools that look for the file alone call such a project done.
    文件夹中的文件，只有在目标把它列为源文件（或由同步文件夹带入）后才属于 App。不在目标中的场景代理等于没有：清单中的名称找不到对应的类，或者提到该类的代码无法编译。只查找文件的工具会把这样的项目当作已完成。

    named in the manifest, in no target
    清单中有它的名称，但不在任何目标中

    beside the app delegate, named nowhere
    在应用代理旁边，没有任何地方提到它

    Add it to {1}
    加入 {1}

    The file is registered among the sources of the target.
    把该文件登记到目标的源文件中。

    the target needs the class
    目标需要这个类

    The class is not part of the app.
    这个类不属于 App。

    {1} is not part of {2}
    {1} 不属于 {2}

    {1} declares {2}, but the target does not compile the file, so for the app the class does not exist.
    {1} 声明了 {2}，但目标不编译该文件，所以对 App 来说这个类不存在。

    a scene delegate in no target that asks for what is not there
    不属于任何目标的场景代理，索取不存在的内容

    {1} is written for another app delegate
    {1} 是为另一个应用代理写的

    No target compiles {1}, and none could: {2} has no {3} that it might use. The file stays as it is, and scenes are adopted without it.
    没有目标编译 {1}，也无法编译：{2} 没有它可以使用的 {3}。该文件保持原样，采用场景时不使用它。
    """#
}
