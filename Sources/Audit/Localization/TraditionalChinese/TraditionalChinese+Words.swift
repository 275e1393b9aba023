extension TraditionalChinese {
  static let words = #"""
    Nothing to decide here
    此處沒有需要決定的內容

    Nothing is selected
    未選取任何內容

    No answer is recommended here: it needs your judgement
    此處沒有推薦的回答，需要你來判斷

    No open question in this pane has a recommendation
    此窗格中未回答的問題都沒有推薦的回答

    There are {1} here
    此處有 {1}

    No other open question of this kind has this answer
    沒有其他未回答的同類問題有這個回答

    There is no answer to take back
    沒有可收回的回答

    No other question is open
    沒有其他未回答的問題

    The project is not read yet
    尚未讀取專案

    No file changes
    沒有檔案會更改

    Search first, with /
    先用 / 尋找

    The plan is being worked out
    正在產生計畫

    No answer made this hunk alone
    沒有哪個回答單獨產生此變更區塊

    There is one answer only
    只有一個回答

    Side by side needs 100 columns
    並排顯示需要 100 欄

    No command is selected
    未選取指令

    There is no place to copy
    沒有可拷貝的位置

    A command is running; Ctrl-C stops it
    指令正在執行；Ctrl-C 停止

    Wait until the files are written
    等待檔案寫入完成

    Nothing was applied here
    此處尚未套用過更改

    There is nothing to undo
    沒有可還原的內容

    The project is being read
    正在讀取專案

    Wait until the files are written; nothing is left half done
    等待檔案寫入完成；不會只做一半

    There are no findings
    沒有發現項目

    Nothing here has to be decided
    此處沒有需要決定的內容

    No finding is about this event
    沒有與此事件相關的發現項目

    There is nothing to apply: no answer changes a file
    沒有可套用的內容：沒有回答會更改檔案

    No code handles this event
    沒有程式碼處理此事件

    This finding is not about one place
    此發現項目不對應單一位置

    {1} {answer|answers}
    {1} 個回答

    answered
    已回答

    later
    暫緩

    changed
    已變化

    Two answers change the same place of {1} (byte {2}). Change one of them.
    兩個回答更改了 {1} 的同一處（位元組 {2}）。改選其中一個。

    {1} cannot be edited: {2}
    無法編輯 {1}：{2}

    An answer is about code that is no longer there ({1}).
    有一個回答所涉及的程式碼已不存在（{1}）。

    The result of {1} would not be readable at line {2}: {3}
    {1} 的結果在第 {2} 行將無法讀取：{3}

    The result of {1} would not be readable: {2}
    {1} 的結果將無法讀取：{2}

    There is nothing at {1}.
    {1} 處沒有任何內容。

    {1} is a file. Name the folder of the project.
    {1} 是檔案。指定專案的檔案夾。

    {1} may not be read by this user.
    目前的使用者無權讀取 {1}。

    There is no iOS project in {1}{2}.
    {1} 中沒有 iOS 專案{2}。

    The audit was stopped.
    審查已停止。

    {1} is not there.
    {1} 不存在。

    {1} may not be read.
    無權讀取 {1}。

    {1} leads out of the project.
    {1} 指向專案之外。

    {1} is no file.
    {1} 不是檔案。

    {1} is no folder.
    {1} 不是檔案夾。

    {1} is too large ({2} bytes).
    {1} 過大（{2} 位元組）。

    Changed since the audit: {1}. Nothing was written. Scan again (S) and look once more.
    審查之後有變動：{1}。沒有寫入任何內容。重新掃描（S）後再看一次。

    {1} is a link that leads out of the project, to {2}. Nothing was written.
    {1} 是指向專案之外的連結，目標為 {2}。沒有寫入任何內容。

    {1} cannot be written: {2}. Nothing was written.
    無法寫入 {1}：{2}。沒有寫入任何內容。

    {1} exists already. Nothing was written. Scan again (S).
    {1} 已存在。沒有寫入任何內容。重新掃描（S）。

    Another sceneshift{1} works on this project. Nothing was written.
    另一個 sceneshift 執行個體{1}正在處理此專案。沒有寫入任何內容。

    Writing {1} failed: {2}. Every file is as it was.
    寫入 {1} 失敗：{2}。每個檔案都保持原樣。

    Edited since they were applied: {1}. Nothing was undone, so that no edit is lost.
    套用之後又被編輯過：{1}。沒有還原任何內容，以免遺失編輯。

    The folder for answers and backups, {1}, cannot be used: {2}.
    無法使用存放回答和備份的檔案夾 {1}：{2}。

    {1} are one file through a link. Nothing was written.
    {1} 透過連結指向同一檔案。沒有寫入任何內容。

    \sand\s
    \s和\s

    Writing {1} failed: {2}. The old bytes could not be given back now; the next start does it.
    寫入 {1} 失敗：{2}。現在無法恢復原有位元組，下次啟動時會恢復。

    Checked: {1} unchanged since the audit
    已檢查：{1}自審查以來沒有變動

    Backed up: {1}
    已備份：{1}

    Wrote {1} of {2}: {3}
    已寫入 {1}/{2}：{3}

    Audited again
    已重新審查

    blocker
    阻斷項目

    decision
    待決定

    informational
    提示

    app
    App

    plugin
    外掛程式

    module
    模組

    cold
    冷

    warm
    熱

    Flutter's CLI
    Flutter 的命令列工具

    Xcode's skill
    Xcode 的技能（skill）

    Listing files
    正在列出檔案

    Reading the Xcode project
    正在讀取 Xcode 專案

    Reading source files
    正在讀取原始檔

    Checking the rules
    正在檢查規則

    app launches
    App 啟動

    custom URL
    自訂 URL

    universal link
    通用連結

    other activity
    其他活動

    activity will continue
    活動即將繼續

    activity failed
    活動失敗

    activity updated
    活動已更新

    shortcut item
    捷徑項目

    notification tapped
    點一下通知

    CloudKit share
    CloudKit 共享

    becomes active
    變為活躍

    resigns active
    退出活躍

    enters background
    進入背景

    enters foreground
    進入前景

    scene disconnects
    場景中斷連線

    push token
    推播權杖

    push token failed
    推播權杖失敗

    silent push
    靜默推播

    background fetch
    背景擷取

    background transfer
    背景傳輸

    terminates
    終止

    memory warning
    記憶體警告

    orientation
    方向

    state restoration
    狀態回復

    scene configuration
    場景設定

    other
    其他

    silent
    未呼叫

    twice
    兩次

    {1} targets
    {1} 個目標

    target {1}
    目標 {1}

    still open
    未回答
    """#
}
