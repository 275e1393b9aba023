extension TraditionalChinese {
  static let membership = #"""
    A scene delegate is compiled and never used
    場景代理已編譯，但從未使用

    A class that adopts UIWindowSceneDelegate does nothing by itself. If neither the manifest nor the code names it, UIKit never makes one, and what it does about windows and links never runs. It may be left over from an attempt, or be meant for another target.
    遵循 UIWindowSceneDelegate 的類別自己不會做任何事。如果資訊清單和程式碼都沒有指定它，UIKit 就不會建立它，它對視窗和連結的處理也不會執行。它可能是某次嘗試的遺留，也可能是給另一個目標用的。

    a second class beside the one in use
    除正在使用的類別之外，還有第二個類別

    a superclass of the one in use
    正在使用的類別的父類別

    named in code for a second window
    在程式碼中指定，用於第二個視窗

    only the one in use
    只有正在使用的類別

    {1} is never used
    {1} 從未使用

    It adopts the scene delegate protocol, but neither the manifest of {1} nor any code that was read names it, so UIKit never makes one. {2}
    它遵循場景代理協定，但 {1} 的資訊清單和已讀取的程式碼都沒有指定它，因此 UIKit 從不建立它。{2}

    Scenes are served by {1}.
    場景由 {1} 處理。

    The usual name for the scene delegate is taken
    場景代理的常用名稱已被佔用

    A new scene delegate is called SceneDelegate, unless the project has a class or a file of that name which is something else. Then another name is used, so that nothing is overwritten and both compile.\n\nA file that no target compiles may have been written for another app delegate: what it asks of the app delegate is not there, and the target would not compile with it. It is left alone.
    新的場景代理名為 SceneDelegate，除非專案中已有同名的類別或檔案而它並不是場景代理。這時會改用其他名稱，這樣不會覆寫任何內容，兩者也都能編譯。\n\n沒有任何目標編譯的檔案，可能是為另一個 App 代理寫的：它向 App 代理索取的內容並不存在，目標加入它就無法編譯。這樣的檔案保持原樣。

    a class of that name that is none
    有同名的類別，但不是場景代理

    free
    未被佔用

    taken by a scene delegate
    被某個場景代理佔用

    The name SceneDelegate is taken
    名稱 SceneDelegate 已被佔用

    {1}, so the new scene delegate is called {2}. Nothing is overwritten.
    {1}，因此新的場景代理命名為 {2}。不會覆寫任何內容。

    {1} declares something else under that name
    {1} 用這個名稱宣告了別的內容

    A file of that name lies beside the app delegate
    App 代理旁邊已有同名檔案

    The scene delegate's file is not compiled
    場景代理的檔案沒有參與編譯

    A file in the folder is not part of an app until a target lists it among its sources (or a synchronized folder brings it in). A scene delegate outside of the target is the same as none: the manifest's name leads nowhere, or code that names the class does not compile. Tools that look for the file alone call such a project done.
    檔案夾中的檔案，只有在目標把它列為原始檔（或由同步檔案夾帶入）後才屬於 App。不在目標中的場景代理等於沒有：資訊清單中的名稱找不到對應的類別，或者提到該類別的程式碼無法編譯。只尋找檔案的工具會把這樣的專案當作已完成。

    named in the manifest, in no target
    資訊清單中有它的名稱，但不在任何目標中

    beside the app delegate, named nowhere
    在 App 代理旁邊，沒有任何地方提到它

    Add it to {1}
    加入 {1}

    The file is registered among the sources of the target.
    把該檔案登錄到目標的原始檔中。

    the target needs the class
    目標需要這個類別

    The class is not part of the app.
    這個類別不屬於 App。

    {1} is not part of {2}
    {1} 不屬於 {2}

    {1} declares {2}, but the target does not compile the file, so for the app the class does not exist.
    {1} 宣告了 {2}，但目標不編譯該檔案，所以對 App 來說這個類別不存在。

    a scene delegate in no target that asks for what is not there
    不屬於任何目標的場景代理，索取不存在的內容

    {1} is written for another app delegate
    {1} 是為另一個 App 代理寫的

    No target compiles {1}, and none could: {2} has no {3} that it might use. The file stays as it is, and scenes are adopted without it.
    沒有目標編譯 {1}，也無法編譯：{2} 沒有它可以使用的 {3}。該檔案保持原樣，採用場景時不使用它。
    """#
}
