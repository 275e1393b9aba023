extension TraditionalChinese {
  static let commands = #"""
    the assistant: look, decide, preview, apply, undo
    助理：查看、決定、預覽、套用、還原

    Opens on the terminal. Answers are saved after every key and are there again at the next start.
    在終端機上打開。每次按鍵後都會儲存回答，下次啟動時仍在。

    ask line by line instead of drawing screens
    逐行提問，不繪製畫面

    keep the answers in FILE instead of the state folder
    將回答儲存在 FILE，而不是狀態檔案夾

    leave the mouse to the terminal
    滑鼠交由終端機處理

    the name kept with each answer; the user's where it is not given
    隨每個回答儲存的姓名；未指定時用目前使用者的姓名

    colours; NO_COLOR in the environment turns them off too
    顏色；環境變數 NO_COLOR 也會將其關閉

    draw lines and marks in ASCII, for terminals that show them two cells wide
    用 ASCII 繪製線條和標記，適用於將它們顯示為兩格寬的終端機

    what stands in the way of scenes, and what would be lost
    採用場景有哪些阻礙，哪些內容會遺失

    Reads the project and prints what it found. Writes nothing.
    讀取專案並輸出發現的內容。不寫入任何內容。

    Exits with 1 while there are findings at the `--fail-on` level or above.
    只要還有達到或高於 `--fail-on` 等級的發現項目，結束碼就為 1。

    how to print it
    輸出格式

    write to FILE instead of standard output
    寫入 FILE，而不是標準輸出

    which findings make the exit code 1: blockers, blockers and decisions, none
    哪些發現項目使結束碼為 1：阻斷項目；阻斷項目與待決定；無

    what would change, as a difference or a patch
    會更改什麼，以差異或修補檔表示

    Works out every edit that the answers make and audits the result, without writing to the project.
    得出各回答產生的每處編輯，並審查其結果，不寫入專案。

    Exits with 1 when something would change, with 5 when a question has no answer that may be taken headless.
    有內容會更改時結束碼為 1；有問題沒有可在無人操作時採用的回答時，結束碼為 5。

    how to print it; markdown is for the pull request: who decided what, when and why, what is still open, the changes, and what to check on a device
    輸出格式；markdown 用於拉取請求：誰在何時、為何決定了什麼，哪些尚未回答，有哪些更改，以及要在實機上檢查什麼

    write the edits to FILE as a patch for `git apply`; - for standard output
    將編輯作為修補檔寫入 FILE，供 `git apply` 使用；- 表示標準輸出

    makes the changes: all files or none
    執行更改：全部檔案或一個也不改

    Prints the findings and the plan first. Every file is kept before it is written; `sceneshift undo` gives all of them back. Nothing is committed and no command is run.
    先輸出發現項目和計畫。每個檔案在寫入之前都會保留；`sceneshift undo` 可全部恢復。不會提交，也不會執行任何指令。

    do everything but write; exits with 1 when something would change
    除寫入外一切照做；有內容會更改時結束碼為 1

    gives back every byte of the last applied change
    將上次套用的更改逐位元組恢復

    Refuses where one of the files was edited since.
    如有檔案在此之後被編輯過，則拒絕執行。

    whether the change stands, what to run next, what to check on a device
    更改是否仍在，接下來執行什麼，在實機上檢查什麼

    how to print it; markdown is the device checklist with boxes to tick
    輸出格式；markdown 為可勾選的實機檢查清單

    which code gets each event of the system, today and after the plan
    系統的每個事件由哪段程式碼接收：現在與執行計畫之後

    The second column takes the saved answers and, where there is none, the recommendation.
    第二欄採用已儲存的回答；沒有回答時採用建議。

    who decided what and why, as Markdown for a pull request
    誰決定了什麼、為何決定，以 Markdown 輸出，供拉取請求使用

    take the answers from FILE instead of the state folder
    從 FILE 而不是狀態檔案夾取回答

    writes the findings into one file, for somebody who does not have the project
    將發現項目寫入一個檔案，供沒有此專案的人使用

    The file holds findings with the code they quote, events, versions and identifiers, and no other file content. It is opened with `sceneshift FILE`; audit, coverage, plan and verify read it too. Answers given on it are a small file beside it, which goes back and is taken with `--decisions`.
    此檔案包含發現項目及其引用的程式碼、事件、版本和識別碼，不含其他檔案內容。用 `sceneshift FILE` 打開；audit、coverage、plan 和 verify 也能讀取。據此給出的回答是旁邊的一個小檔案，送回後用 `--decisions` 採用。

    With `--redact` names, identifiers, strings, hosts and comments of the project are replaced, each by the same word everywhere. Ids of findings stay, so that answers fit. Look at the file before you send it.
    使用 `--redact` 時，專案的名稱、識別碼、字串、主機名稱和註解都會被替換，同一內容處處替換為同一個詞。發現項目的 id 保持不變，回答因此仍能對應。傳送之前先查看此檔案。

    the file to write; - for standard output
    要寫入的檔案；- 表示標準輸出

    replace what is the project's own
    替換專案自有的內容

    what a rule looks for, why, with examples
    規則尋找什麼、為什麼，附範例

    its id, such as callback.lifecycle
    規則的 id，例如 callback.lifecycle

    every rule in one line
    所有規則，每條一行

    prints the completion script of a shell
    輸出某個 shell 的自動完成指令碼

    For bash: `source <(sceneshift completions bash)` in ~/.bashrc. For zsh: save it as `_sceneshift` in a folder of $fpath. For fish: save it as ~/.config/fish/completions/sceneshift.fish.
    bash：在 ~/.bashrc 中寫入 `source <(sceneshift completions bash)`。zsh：以 `_sceneshift` 為名儲存到 $fpath 中的某個檔案夾。fish：儲存為 ~/.config/fish/completions/sceneshift.fish。

    bash, zsh or fish
    bash、zsh 或 fish

    prints the manual page
    輸出手冊頁

    To read it: `sceneshift man | man -l -`; to keep it: save it as sceneshift.1 in a folder of man pages.
    閱讀：`sceneshift man | man -l -`；保留：在手冊頁檔案夾中儲存為 sceneshift.1。

    the folder of the project, `.` where it is not given; or a bundle
    專案的檔案夾，未指定時為 `.`；或報告包

    the answers to take, as the assistant saves them (see --session)
    要採用的回答，格式與助理儲存的相同（見 --session）

    take every recommendation that the analysis is sure of
    採用分析有把握的所有建議

    nothing open at the --fail-on level, or done
    沒有達到 --fail-on 等級的未決發現項目，或已完成

    findings open, or the plan would change files
    有未決的發現項目，或計畫會更改檔案

    usage
    用法錯誤

    the project cannot be read
    無法讀取專案

    apply or undo refused, or rolled back
    套用或還原被拒絕，或已復原

    answers missing
    缺少回答

    Usage
    用法

    the options of a command
    某個指令的選項

    the version
    版本

    Exit codes
    結束代碼

    Options
    選項

    sceneshift takes an iOS project to the UIScene life cycle: audit, questions, preview, edits, proof, undo.
    sceneshift 把 iOS 專案遷移到 UIScene 生命週期：審查、提問、預覽、編輯、驗證、還原。

    PATH is the folder of the project, `.` where it is not given, or a bundle. Nothing is written before `apply`.
    PATH 是專案的檔案夾（未指定時為 `.`），或一個報告包。在 `apply` 之前不會寫入任何內容。

    the language it speaks; that of the locale where it is not given
    程式使用的語言；未指定時取地區設定的語言

    {1}.txt, .decisions.json and .decisions.md
    {1}.txt、.decisions.json 和 .decisions.md

    there are 999 reports in it already
    其中已有 999 份報告

    {1}: {2}; names, strings and hosts replaced
    {1}：{2}；名稱、字串和主機名稱已取代

    {1}: {2} with the code they quote
    {1}：{2}，附所引用的程式碼

    It is plain text: look at it before you send it. It is opened with: sceneshift {1}
    它是純文字：傳送之前先查看。打開方式：sceneshift {1}

    the plan cannot be applied
    計畫無法套用

    the project is a part of {1}; apply with: git apply --directory={2} {3}
    專案是 {1} 的一部分；套用方式：git apply --directory={2} {3}

    \sor\s
    \s或\s

    {1} tells this.
    {1} 會告訴你這一點。

    {1} does not tell this.
    {1} 不會告訴你這一點。

    Told
    會報告

    Not told
    不會指出

    B blocker, D decision, I informational. `sceneshift explain RULE` tells more.
    B 阻斷項目，D 待決定，I 提示。`sceneshift explain RULE` 有更多說明。

    a record of an earlier change cannot be read: {1}
    無法讀取之前某次更改的記錄：{1}

    That change cannot be undone from here; its kept files stand beside the record.
    該更改無法在此還原；保留的檔案在記錄旁邊。

    the bundle was made by sceneshift {1}; this is {2}
    此報告包由 sceneshift {1} 產生；目前版本為 {2}

    rules this version does not have: {1}
    本版本沒有的規則：{1}

    The answers are checked again where the project is: what no longer matches is listed there.
    在專案所在處會再次核對這些回答：不再相符的會在那裡列出。

    an earlier run was interrupted while it wrote; the files are as they were before it
    之前一次執行在寫入時中斷；檔案已恢復到寫入前的狀態

    given back: {1}
    已恢復：{1}

    left as it is, because it was edited since: {1}
    之後被編輯過，因此保持原樣：{1}

    STILL OPEN
    尚未回答

    Every handler runs.
    所有處理程式碼都會執行。

    Nothing was applied to this project, or all of it was undone.
    沒有對此專案套用過任何變更，或已全部還原。

    The change of {1} stands: {2} as written.
    {1} 的更改仍在：{2}與寫入時相同。

    The change of {1}:
    {1} 的變更：

    as written
    與寫入時相同

    edited since
    之後被編輯過

    put back
    已恢復原樣

    missing
    遺失

    APPLIED
    已套用

    \s\schanged  {1}
    \s\s變更  {1}

    \s\snew      {1}
    \s\s新增  {1}

    \s\s`sceneshift undo {1}` gives every byte back.
    \s\s`sceneshift undo {1}` 會還原每個位元組。

    Nothing was found.
    沒有任何發現。

    WHAT REACHES YOUR CODE
    哪些事件會送達你的程式碼

    scenes adopted
    已採用場景

    scenes {1}
    場景{1}

    \s\sleft alone: target {1}, {2}
    \s\s不處理：目標 {1}，{2}

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
    因為{1}

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

    {1}. Scenes are {2}; {3} of {4} answered.
    {1}。場景{2}；{4}中已回答 {3} 個。

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

    Give the folder of an iOS project: sceneshift audit PATH.
    指定 iOS 專案的檔案夾：sceneshift audit PATH。

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
    （程序 {1}）

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
    因為{1}。

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
    今天

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

    {1}: scenes {2}
    {1}：場景{2}

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
    因為{1}。

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
    """#
}
