extension TraditionalChinese {
  static let sources = #"""
    it registers the plugins
    它註冊外掛程式

    it needs the engine
    它需要引擎

    it calls {1}, which needs the engine
    它呼叫 {1}，後者需要引擎

    background tasks must be registered before the launch ends
    背景任務必須在啟動結束前註冊

    the notification delegate must be set before the launch ends
    通知代理必須在啟動結束前設定

    registration for push belongs to the process
    推播註冊屬於整個行程

    asking for permission belongs to the process
    要求權限屬於整個行程

    VoIP pushes can arrive in a launch without a window
    VoIP 推播可能在沒有視窗的啟動中到達

    health observers must be set up before the launch ends
    健康資料的觀察者必須在啟動結束前設定

    the watch can wake the app without a window
    手錶可以在沒有視窗的情況下喚醒 App

    payments can arrive in a launch without a window
    付款可能在沒有視窗的啟動中到達

    background fetch belongs to the process
    背景擷取屬於整個行程

    appearance must be set before the first window
    外觀必須在第一個視窗之前設定

    SDKs are configured once per process
    SDK 在每個行程中只設定一次

    crash handlers belong to the process
    當機處理程式碼屬於整個行程

    it makes the window
    它建立視窗

    you chose so
    你選擇這樣做

    it uses the window
    它使用視窗

    it asks the app for {1}, and there is no window before a scene connects
    它向 App 取得 {1}，而在場景連線之前沒有視窗

    {1} asks the app for {2}, and there is no window before a scene connects
    {1} 向 App 取得 {2}，而在場景連線之前沒有視窗

    it asks the app delegate for its window, and there is none before a scene connects
    它向 App 代理取得視窗，而在場景連線之前沒有視窗

    {1} asks the app delegate for its window, and there is none before a scene connects
    {1} 向 App 代理取得視窗，而在場景連線之前沒有視窗

    {1} makes a window, which needs a scene to show in
    {1} 會建立視窗，而視窗需要場景才能顯示

    under scenes no launch option opens it
    在場景下沒有啟動選項會使它執行

    it shows the window
    它顯示視窗

    it works on {1}, which the window shows
    它處理視窗所顯示的 {1}

    {1} may have the app delegate fill the window
    {1} 可能讓 App 代理填入視窗

    it calls {1}, which sets the window up
    它呼叫 {1}，後者設定視窗

    it uses {1}, which goes with the window
    它使用 {1}，後者隨視窗一起移走

    only the window's code needs {1}
    只有視窗的程式碼需要 {1}

    both sides need {1}, a plain value
    兩邊都需要 {1}，它只是一個普通值

    the window's code needs {1}
    視窗的程式碼需要 {1}

    the window must not come up where the launch ends early
    啟動提早結束時，視窗不得出現

    it is made by code that stays, and the window's code needs it
    它由留下的程式碼建立，而視窗的程式碼需要它

    code that stays needs it, and it goes with the window
    留下的程式碼需要它，而它隨視窗一起移走

    Resolve the conflict first: nothing in this file is changed before.
    先解決衝突：在此之前，此檔案不會有任何更改。

    The rest of the file was read, but it is not changed near this place. Does it compile?
    檔案的其餘部分已讀取，但此處附近不會更改。它能編譯嗎？

    {1}:{2}: {3}. {4}
    {1}:{2}：{3}。{4}

    {1} is not there, so it was not read.
    {1} 不存在，因此未讀取。

    {1} must not be read. Check its permissions.
    不允許讀取 {1}。檢查它的權限。

    {1} is a link that leads out of the project, so it was not read.
    {1} 是指向專案之外的連結，因此未讀取。

    {1} is not a file.
    {1} 不是檔案。

    {1} has {2} bytes, which is too much to be read.
    {1} 有 {2} 位元組，太大而無法讀取。

    {1} could not be read: {2}.
    無法讀取 {1}：{2}。

    brackets nested too deeply
    括號巢狀過深

    {1} closes nothing
    {1} 沒有對應的左括號

    {1} is never closed
    {1} 沒有結束

    code nested too deeply to be read
    程式碼巢狀過深，無法讀取

    #else without #if
    #else 沒有對應的 #if

    #endif without #if
    #endif 沒有對應的 #if

    #if without #endif
    #if 沒有對應的 #endif

    @end without a beginning
    @end 沒有對應的開頭

    merge conflict marker
    合併衝突標記

    comment without an end
    註解沒有結尾

    string without an end
    字串沒有結尾

    character literal without an end
    字元常值沒有結尾

    file too large to be read
    檔案太大，無法讀取

    a name is missing
    缺少名稱

    @end is missing
    缺少 @end

    method {1} without a body
    方法 {1} 沒有方法本體

    nested too deeply to be read
    巢狀過深，無法讀取

    line too long to be read
    行太長，無法讀取

    larger than {1} MB, not read
    大於 {1} MB，未讀取

    does not parse
    無法剖析

    {1} is missing
    缺少 {1}

    `{1}` is not Swift
    `{1}` 不是 Swift

    `{1}` is not expected here
    此處不應有 `{1}`

    unresolved merge conflict
    未解決的合併衝突

    it covers the window until React Native has something to show
    它蓋住視窗，直到 React Native 有內容可顯示

    it works on what React Native shows
    它處理 React Native 顯示的內容

    it makes React Native's bridge, which reads the link that started the app
    它建立 React Native 的橋接，橋接會讀取啟動 App 的連結

    takes too long to be read
    讀取時間過長

    it uses {1}, which needs the window
    它使用 {1}，後者需要視窗

    {1} makes one more window, which needs a scene to show in
    {1} 又建立一個視窗，而視窗需要場景才能顯示
    """#
}
