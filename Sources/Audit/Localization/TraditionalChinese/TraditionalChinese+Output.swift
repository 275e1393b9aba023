extension TraditionalChinese {
  static let output = #"""
    {1} projects in this folder, taken together. Each alone:
    此檔案夾中有 {1} 個專案，一併處理。單獨處理其中一個：

    APPLIED
    已套用

    \s\schanged  {1}
    \s\s變更  {1}

    \s\snew      {1}
    \s\s新增  {1}

    \s\s`sceneshift undo {1}` gives every byte back.
    \s\s`sceneshift undo {1}` 會恢復每個位元組。

    Nothing was found.
    沒有任何發現。

    WHAT REACHES YOUR CODE
    哪些事件會送達你的程式碼

    no app of its own
    沒有自己的 App

    scenes {1}
    場景{1}

    \s\sleft alone: target {1}, {2}
    \s\s不處理：目標 {1}，{2}

    yes
    是

    no
    否

    \s\stargets {1}
    \s\s目標 {1}

    \s\s\s\ssee {1}
    \s\s\s\s見 {1}

    not told by {1}
    以下工具不會報告：{1}

    \s\s(recommended)
    \s\s（推薦）

    \s\s(recommended, but look first)
    \s\s（推薦，但先查看）

    because {1}
    原因：{1}

    not audited:\s
    未審查：

    {1} would have told {2} of these {3}.
    {1} 本會報告其中的 {2} / {3}。

    LEFT OUT
    已排除

    \s\s... {1} more; `--format json` lists all of them
    \s\s... 另有 {1} 個；`--format json` 列出全部

    Listed {1} in {2}, read {3}, parsed {4} ({5} KiB).
    列出了 {2}中的 {1}，讀取 {3} 個，解析 {4} 個（{5} KiB）。

    {1} {folder|folders}
    {1} 個檔案夾

    TO CHECK ON A DEVICE: {1}
    在實機上檢查：{1}

    expect: {1}
    預期：{1}

    standard output
    標準輸出

    \s\sNothing: no app target was found.
    \s\s無：沒有找到 App 目標。

    HANDLER
    處理程式碼

    AFTER
    之後

    After the plan: with the saved answers and, where there is none, the recommendation.
    計畫之後：採用已儲存的回答，沒有回答的採用推薦。

    NOT CALLED
    未被呼叫

    LOST
    遺失

    TWICE
    兩次

    Decisions about scenes
    關於場景的決定

    Decided
    已決定

    Put off
    暫緩

    Open
    未回答

    Answers whose question is gone
    問題已不存在的回答

    Applied meanwhile, or about code that has changed.
    其間已套用，或所針對的程式碼已變更。

    Perhaps now: {1}{2}
    現在或許是：{1}{2}

    {1}there is no option {2}
    {1}沒有選項 {2}

    ; did you mean {1}?
    ；是否想輸入 {1}？

    {1} needs a value: {2} VALUE or {3}=VALUE
    {1} 需要一個值：{2} VALUE 或 {3}=VALUE

    {1} takes no value
    {1} 不接受值

    {1} cannot be {2}
    {1} 不能為 {2}

    it can be: {1}
    可以是：{1}

    {1} is given twice; give it once
    {1} 指定了兩次；只能指定一次

    {1} contradict each other; give one of them
    {1} 互相矛盾；只能指定其中一個

    {1} needs {2}
    {1} 需要 {2}

    The assistant saves answers in a file: sceneshift PATH --session FILE, then sceneshift {1} PATH --decisions FILE.
    助理將回答儲存在檔案中：先執行 sceneshift PATH --session FILE，再執行 sceneshift {1} PATH --decisions FILE。

    {1} is a bundle: the files are with whoever made it, so that {2} has nothing to work on
    {1} 是報告包：檔案在產生它的人那裡，因此 {2} 沒有可處理的內容

    Answer in the assistant (sceneshift {1}), send the decisions file back, and there: sceneshift apply PATH --decisions FILE.
    在助理中回答（sceneshift {1}），送回決定檔，由對方執行：sceneshift apply PATH --decisions FILE。

    there is one argument too many: {1}
    多了一個參數：{1}

    there is no command, file or folder called {1}
    沒有名為 {1} 的指令、檔案或檔案夾

    ; did you mean `{1}`?
    ；是否想輸入 `{1}`？

    there is no rule {1}
    沒有規則 {1}

    `sceneshift rules` lists all of them.
    `sceneshift rules` 列出所有規則。

    Did you mean {1}?
    是否想輸入 {1}？

    {1} cannot be written: {2}
    無法寫入 {1}：{2}

    `sceneshift --help` lists the commands.
    `sceneshift --help` 列出所有指令。

    `sceneshift {1} --help` lists the options.
    `sceneshift {1} --help` 列出所有選項。

    {1} is not a bundle: {2}
    {1} 不是報告包：{2}

    `sceneshift bundle PATH -o FILE` writes one.
    `sceneshift bundle PATH -o FILE` 可產生一個。

    {1} was written by sceneshift {2}, whose form this version does not know
    {1} 由 sceneshift {2} 寫出，目前版本不認得其格式

    Update sceneshift.
    更新 sceneshift。

    there is no folder {1}
    沒有檔案夾 {1}

    Give the folder of an iOS project, or leave the path out for the folder you are in.
    指定 iOS 專案的檔案夾；不寫路徑則使用目前的檔案夾。

    {1} is not a folder
    {1} 不是檔案夾

    Give the folder that holds the Xcode project, or the one above it.
    指定包含 Xcode 專案的檔案夾，或其上一層檔案夾。

    {1} may not be read
    無權讀取 {1}

    Check its permissions: ls -ld {1}.
    檢查其權限：ls -ld {1}。

    there is no iOS project in {1}
    {1} 中沒有 iOS 專案

    No .xcodeproj was found in it or below it.
    在其中及其下層檔案夾中都找不到 .xcodeproj。

    Give the folder that holds the Xcode project, or one above it.
    指定包含 Xcode 專案的檔案夾，或其某個上層檔案夾。

    the audit was stopped
    審查已停止

    nothing was written: these files changed since they were read
    沒有寫入任何內容：以下檔案在讀取之後有變動

    Run the command again to plan with the files as they are now.
    再次執行指令，依檔案的現狀制定計畫。

    nothing was written: {1} leads out of the project, to {2}
    沒有寫入任何內容：{1} 指向專案之外的 {2}

    Edits never follow a link out of the project. Run sceneshift on the folder that holds both, or edit it by hand.
    編輯絕不會沿連結離開專案。在同時包含兩者的檔案夾上執行 sceneshift，或手動編輯。

    nothing was written: {1}: {2}
    沒有寫入任何內容：{1}：{2}

    Make it writable and run the command again.
    將其設為可寫入，再次執行指令。

    nothing was written: {1} exists already
    沒有寫入任何內容：{1} 已存在

    It appeared since the project was read, or differs only in upper and lower case. Run the command again.
    它在讀取專案之後出現，或只是大小寫不同。再次執行指令。

    nothing was written: {1} are the same file through a link
    沒有寫入任何內容：{1} 透過連結指向同一檔案

    another sceneshift
    另一個 sceneshift 執行個體

    \s(process {1})
    （行程 {1}）

    \sis working on this project
    正在處理此專案

    Wait until it is done and run the command again. Nothing was written.
    等它完成後再次執行指令。沒有寫入任何內容。

    writing failed and everything was given back: {1}: {2}
    寫入失敗，已全部恢復：{1}：{2}

    Every file is as it was.
    每個檔案都保持原樣。

    writing failed, and giving the old bytes back failed too: {1}: {2}
    寫入失敗，恢復原有位元組也失敗：{1}：{2}

    Nothing is lost: the old bytes are kept. Free space or restore access, then start sceneshift again; it finishes.
    沒有任何遺失：原有位元組已保留。騰出空間或恢復存取權限，再啟動 sceneshift，它會完成恢復。

    there is nothing to undo in this project
    此專案中沒有可還原的內容

    nothing was undone: these files were edited since they were written
    沒有還原任何內容：以下檔案在寫入之後被編輯過

    Undo would lose those edits. Take them out, or put the files back with your version control.
    還原會遺失這些編輯。去掉這些編輯，或用版本控制恢復檔案。

    the state folder cannot be used: {1}: {2}
    無法使用狀態檔案夾：{1}：{2}

    Backups are kept there, so nothing was written. Set XDG_STATE_HOME to a folder you can write to.
    備份存放在那裡，因此沒有寫入任何內容。將 XDG_STATE_HOME 設為可寫入的檔案夾。

    there is no decisions file {1}
    沒有決定檔 {1}

    {1} cannot be read: {2}
    無法讀取 {1}：{2}

    {1} is not a decisions file: {2}
    {1} 不是決定檔：{2}

    The assistant writes one with --session FILE.
    助理使用 --session FILE 可寫出一個。

    the saved answers could not be read: {1}: {2}
    無法讀取已儲存的回答：{1}：{2}

    The file is kept as {1}. Answers start anew.
    該檔案保留為 {1}。回答從頭開始。

    {1} was written by a later version of sceneshift (schema {2})
    {1} 由較新版本的 sceneshift 寫出（schema {2}）

    the answers cannot be saved in {1}: {2}
    無法將回答儲存到 {1}：{2}

    {1} is not there
    {1} 不存在

    {1} leads out of the project
    {1} 指向專案之外

    {1} is not a file
    {1} 不是檔案

    {1} is too large to read ({2} bytes)
    {1} 過大，無法讀取（{2} 位元組）

    Skip to the report
    跳到報告

    Made by {1} {2}.
    由 {1} {2} 產生。

    {1}: scenes
    {1}：場景

    events
    事件

    device checks
    實機檢查

    Parts of the report
    報告的各部分

    Show
    顯示

    Not audited:
    未審查：

    What “adopted” rests on
    「已採用」的依據

    Signal
    標誌

    There
    具備

    Evidence
    依據

    Choices
    選項

    References
    參考資料

    recommended, but look first
    推薦，但先查看

    Because {1}.
    原因：{1}。

    Code
    程式碼

    What reaches your code
    哪些事件到達你的程式碼

    Nothing: no app target was found.
    無：沒有找到 App 目標。

    Event
    事件

    Start
    啟動

    Today
    現在

    After the plan
    執行計畫後

    finding {1}
    發現項目 {1}

    To check on a device
    實機檢查清單

    Expect: {1}.
    預期：{1}。

    Left out: {1}
    未納入：{1}

    {1} {path|paths}
    {1} 個路徑

    {1} or later
    {1} 或更高版本

    Not audited: {1}: {2}
    未審查：{1}：{2}

    targets {1}
    目標 {1}

    Code from line {1}
    自第 {1} 行起的程式碼

    References: {1}
    參考資料：{1}

    \s(recommended)
    （推薦）

    \s(recommended, but look first)
    （推薦，但先查看）

    \sBecause {1}.
    原因：{1}。

    *Warm* means that the app runs or is suspended, *cold* that it is not running. Tick what was run; a simulator is not a device.
    *熱*指 App 正在執行或已暫停，*冷*指它未在執行。勾選已執行的項目；模擬器不等於實機。

    Bundle identifier
    bundle ID

    URL scheme
    URL scheme

    Xcode and SDK: ____ Device and system: ____ Date: ____
    Xcode 和 SDK：____ 裝置和系統：____ 日期：____

    {1}. Expect: {2}.
    {1}。預期：{2}。

    Scenes for {1}
    {1} 的場景

    In the way
    阻礙

    Changes
    變更

    Nothing would change.
    不會有任何變更。

    Changes ({1})
    變更（{1}）

    , new
    ，新

    To run outside
    需在外部執行

    Left by hand
    留待手動完成

    \s\s\sfor: {1}
    \s\s\s用於：{1}

    \s\s(no newline at the end)
    \s\s（結尾沒有換行）

    TO RUN OUTSIDE
    在外部執行

    \s\s\s\sin {1}
    \s\s\s\s位於 {1}

    LEFT BY HAND
    需手動完成

    ANSWERS THAT NO LONGER MATCH
    不再相符的回答

    \s\s\s\sperhaps now: {1}
    \s\s\s\s現在或許是：{1}

    {1} {file changes|files change}.
    {1} 個檔案有變更。

    {1} {file changes|files change}, {2} of them new.
    {1} 個檔案有變更，其中 {2} 個是新檔案。

    Afterwards: {1}; {2}, {3};\s
    之後：{1}；{2}，{3}；

    no event is lost.
    沒有事件遺失。

    no event is lost in the app's own code; what is said of its dependencies stands.
    App 自己的程式碼沒有事件遺失；關於其相依項目的說明仍然有效。

    {1}: two answers change the same bytes ({2} and {3}). Change one of them.
    {1}：兩個回答更改了相同的位元組（{2} 和 {3}）。改選其中一個。

    The answer {1}to {2} is not used: the project no longer has that finding or that choice.
    對 {2} 的回答 {1}未採用：專案中已沒有該發現項目或該選項。

    {1}{2} would not be readable: {3}
    {1}{2} 將無法讀取：{3}

    {1} without an answer; nothing was written
    {1}沒有回答；沒有寫入任何內容

    \s\sanswers: {1}
    \s\s回答：{1}

    Answer them in the assistant: sceneshift PATH --session FILE, then use --decisions FILE.
    在助理中回答：sceneshift PATH --session FILE，然後使用 --decisions FILE。

    Or write them by hand: {1}
    或手動寫入：{1}

    {1} {decision|decisions}
    {1} 個待決定

    Swift packages
    Swift 套件

    {target|targets} {1}
    目標 {1}

    {1} informational
    {1} 個提示

    blockers
    阻斷項目

    decisions
    待決定

    the options of this command
    此指令的選項

    move iOS projects to the UIScene life cycle
    把 iOS 專案遷移到 UIScene 生命週期

    folder of the state folder; ~/.local/state where it is not set
    狀態檔案夾所在的檔案夾；未設定時為 ~/.local/state

    the editor that opens a place of the project, with arguments
    開啟專案中某處所用的編輯器，可帶參數

    the locale: its language is spoken if it is English or Chinese
    地區設定：若為英文或中文，程式就使用該語言

    any value but an empty one: no colours
    任何非空值：不使用顏色

    the terminal; `dumb` makes the assistant ask line by line
    終端機；`dumb` 使助理逐行提問

    answers, the journal and full copies of changed files, one folder for each project
    回答、日誌以及被變更檔案的完整副本，每個專案一個檔案夾

    the path is empty
    路徑為空

    What is there: {1}.
    其中的內容：{1}。

    Run it where the project is: sceneshift {1} PATH.
    在專案所在之處執行：sceneshift {1} PATH。

    {1}. {2} {3} of {4} answered.
    {1}。{2}已回答 {3}，共 {4}。

    One edit cannot be right for both. Where they belong to two projects of the folder, apply one project at a time.
    一處編輯無法同時適合兩者。如果它們屬於該檔案夾中的兩個專案，請逐個專案套用。
    """#
}
