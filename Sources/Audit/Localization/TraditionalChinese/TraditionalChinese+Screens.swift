extension TraditionalChinese {
  static let screens = #"""
    sceneshift: the answers could not be saved: {1}
    sceneshift：回答未能儲存：{1}

    {1} of {2} answered; saved in {3}
    已回答 {1} / {2}；儲存在 {3}

    sceneshift: the assistant needs a terminal, and input or output is not one.\nWithout a terminal: `sceneshift audit` prints the report, `sceneshift plan --recommended` the changes,\n`sceneshift --plain` asks line by line.\n
    sceneshift：助理需要終端機，而目前的輸入或輸出不是終端機。\n沒有終端機時：`sceneshift audit` 輸出報告，`sceneshift plan --recommended` 輸出更改，\n`sceneshift --plain` 逐行提問。\n

    the terminal type is `dumb`
    終端機類型為 `dumb`

    TERM is not set
    未設定 TERM

    the terminal type `{1}` is not known on this machine
    這台電腦不認得終端機類型 `{1}`

    the terminal type `{1}` cannot move its cursor
    終端機類型 `{1}` 無法移動游標

    the terminal could not be set up
    無法設定終端機

    sceneshift: {1}; asking line by line. `sceneshift audit` prints the report without questions.
    sceneshift：{1}；改為逐行提問。`sceneshift audit` 會列印報告而不提問。

    sceneshift, line by line. Reading {1}
    sceneshift，逐行模式。正在讀取 {1}

    The saved answers could not be read: {1}
    無法讀取已儲存的回答：{1}

    {1} of {2} answered. Answers are saved in {3}
    已回答 {1}/{2}。回答儲存在 {3}

    Nothing was answered.
    沒有輸入回答。

    “{1}” is none of the answers.
    「{1}」不在可選的回答之中。

    {1} projects:
    {1} 個專案：

    this folder
    此檔案夾

    Which project? 1 to {1}, q to leave:
    選擇哪個專案？1 到 {1}，q 離開：

    {1}: {2}. Scenes are {3}.
    {1}：{2}。場景：{3}。

    yes
    是

    no
    否

    {1} of {2} questions answered.
    {2} 個問題中已回答 {1} 個。

    1. Show every change to every file
    1. 顯示每個檔案的每處更改

    2. Apply the changes
    2. 套用更改

    3. What reaches your code, today and after
    3. 哪些事件會送達你的程式碼：現在與之後

    4. List the findings
    4. 列出發現項目

    5. Go through the open questions
    5. 逐一處理未回答的問題

    6. Answer one question again
    6. 重新回答一個問題

    7. Undo what was applied
    7. 還原已套用的更改

    What next? 1 to 7, q to leave:
    接下來做什麼？1 到 7，q 離開：

    , {1} line {2}
    ，{1} 第 {2} 行

    open
    打開

    Which question? 1 to {1}, q to leave:
    哪個問題？1 到 {1}，q 離開：

    No file changes.
    沒有檔案會更改。

    New file {1}, {2} lines added, {3} removed.
    新檔案 {1}，增加 {2} 行，刪除 {3} 行。

    Changed file {1}, {2} lines added, {3} removed.
    變更的檔案 {1}，增加 {2} 行，刪除 {3} 行。

    Around line {1}
    第 {1} 行附近

    Around line {1}, because: {2}
    第 {1} 行附近，原因：{2}

    In the way: {1}
    阻礙：{1}

    Run afterwards: {1} ({2})
    之後執行：{1}（{2}）

    By hand: {1}. {2}
    手動完成：{1}。{2}

    {1} questions are still open.
    還有 {1} 個問題未回答。

    After this plan scenes are {1}, with {2} blockers.
    執行此計畫後，場景：{1}，阻斷項目：{2}。

    The plan cannot be applied as it is.
    計畫目前無法套用。

    Type apply to write {1}, anything else goes back:
    輸入 apply 寫入 {1}，輸入其他內容則返回：

    Nothing was written.
    沒有寫入任何內容。

    Written: {1} changed, {2} added.
    已寫入：更改 {1}，新增 {2}。

    Scenes are {1}.
    場景：{1}。

    Now run: {1} ({2})
    現在執行：{1}（{2}）

    Check on a device: {1}
    在實機上檢查：{1}

    There is nothing to undo.
    沒有可還原的內容。

    restore {1}
    復原 {1}

    remove {1}
    移除 {1}

    Type undo to give every byte back, anything else goes back:
    鍵入 undo 以還原每個位元組，鍵入其他內容則返回：

    Nothing was undone.
    沒有還原任何內容。

    {1} files restored, {2} removed.
    已復原 {1} 個檔案，移除 {2} 個。

    , {1} start
    ，{1} 啟動

    {1}{2}. Today: {3}. After: {4}.
    {1}{2}。現在：{3}。之後：{4}。

    unknown
    未知

    {1} {file|files}
    {1} 個檔案

    This is the first question.
    這是第一個問題。

    Every question has an answer.
    每個問題都已回答。

    1 to {1}
    1 到 {1}

    Your answer? {1}, or ? for more:
    你的回答？{1}，或輸入 ? 查看更多：

    No answer is recommended here: it needs your judgement.
    此處沒有推薦的回答，需要你來判斷。

    Put off.
    已暫緩。

    Note removed.
    備註已移除。

    Note saved.
    備註已儲存。

    Answer taken back.
    回答已收回。

    A number takes that answer. r takes the recommended one.
    輸入編號採用對應的回答。r 採用推薦的回答。

    t and a number shows what an answer changes. l puts the question off. s skips it.
    t 加編號顯示某個回答會更改什麼。l 暫緩此問題。s 略過。

    m and a text keeps a note. c takes the answer back. b goes back to the question before.
    m 加文字寫備註。c 收回回答。b 回到上一個問題。

    q leaves; every answer is saved as soon as it is given.
    q 離開；每個回答一給出就會儲存。

    Answered: {1}.
    已回答：{1}。

    The answer could not be saved: {1}
    無法儲存回答：{1}

    Question {1} of {2}. {3}. {4}
    問題 {1}/{2}。{3}。{4}

    Where: {1}, line {2}
    位置：{1}，第 {2} 行

    Code:
    程式碼：

    Why: {1}
    原因：{1}

    Answers:
    回答：

    \sYour answer now.
    你目前的回答。

    \sRecommended: {1}.
    推薦：{1}。

    \sRecommended.
    推薦。

    Note: {1}
    備註：{1}

    Which answer shall be tried? t and its number.
    要試哪個回答？輸入 t 和編號。

    No file changes with this answer.
    採用此回答不會更改任何檔案。

    New file {1}:
    新檔案 {1}：

    In {1}:
    在 {1} 中：

    Blocker
    阻斷項目

    Decision
    待決定

    Informational
    提示

    added {1}: {2}
    加入 {1}：{2}

    removed {1}: {2}
    移除 {1}：{2}

    same {1}: {2}
    相同 {1}：{2}

    runs
    執行

    {1} is never called
    {1} 從未被呼叫

    code
    程式碼

    lost
    遺失

    {1} runs twice
    {1} 執行兩次

    nothing to run
    沒有要執行的程式碼

    Nothing to decide here
    此處沒有需要決定的內容

    Nothing is selected
    未選取任何內容

    No answer is recommended here: it needs your judgement
    此處沒有推薦的回答，需要你來判斷

    No open question in this pane has a recommendation
    此窗格中未回答的問題都沒有建議

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
    無聲

    twice
    兩次

    {1} targets
    {1} 個目標

    target {1}
    目標 {1}

    Reports are written by `sceneshift audit --format markdown -o FILE`
    報告由 `sceneshift audit --format markdown -o FILE` 寫出

    {1} could not be started: {2}
    無法啟動 {1}：{2}

    sceneshift waits for {1} to close {2}
    sceneshift 正在等待 {1} 關閉 {2}

    {1} names {2}, which was not found
    {1} 指定了 {2}，但找不到它

    {1} ended with status {2}; the file is read as it is
    {1} 以狀態碼 {2} 結束；依現狀讀取檔案

    {1} was ended by signal {2}; the file is read as it is
    {1} 被訊號 {2} 終止；依現狀讀取檔案

    {1} names {2}, which could not be started: {3}
    {1} 指定了 {2}，但無法啟動它：{3}

    the default
    預設值

    The plan cannot be applied.
    計畫無法套用。

    Put off: it stays on the list, marked ~
    已暫緩：留在列表中，標記為 ~

    Note removed
    備註已移除

    Note saved
    備註已儲存

    Same answer for {1}
    以同一回答處理 {1}

    Answer: {1}
    回答：{1}

    Answer all
    全部回答

    Take {1}
    採用 {1}

    and {1} more
    以及另外 {1} 個

    For every open {1} question with a recommendation. Each can be changed afterwards.
    用於所有有建議且未回答的{1}問題。之後可逐一更改。

    Take all
    全部採用

    Take the recommended answer of {1}
    對 {1}採用推薦的回答

    “{1}” for {2}
    對 {2}回答「{1}」

    Put off {1}
    暫緩 {1}

    Take back the answers of {1}
    收回 {1}的回答

    None of the {1} marked questions can take that.
    {1} 個已標記的問題都不適用。

    {1} marked do not offer it and stay as they are.
    {1} 個已標記的問題沒有此回答，保持原樣。

    Do it
    執行

    {1} done
    {1}已處理

    Nothing was done
    沒有執行任何操作

    Enter: {1}. Esc: back, nothing is done
    Enter：{1}。Esc：返回，不執行任何操作

    {1} taken
    已採用 {1}

    {1} given
    已給出 {1}

    {1} reopened
    已重新開放 {1}

    {1} {finding|findings}
    {1} 個發現項目

    {1} {recommended answer|recommended answers}
    {1} 個推薦的回答

    {1} {marked finding|marked findings}
    {1} 個已標記的發現項目

    {1} {question|questions}
    {1} 個問題

    A key that came before this was on the screen is not taken
    此內容顯示之前按下的按鍵不算

    The answers could not be saved: {1}
    無法儲存回答：{1}

    Sent to the terminal's clipboard: {1}
    已送到終端機的剪貼簿：{1}

    Written to {1}
    已寫入 {1}

    Read again: {1}
    已重新讀取：{1}

    {1} have nothing left to do; applied {2}, H undoes
    {1}已無事可做；於 {2} 套用，H 還原

    {1} no longer fit{s|} the code and {is|are} not used
    {1}與程式碼不再相符，未被採用

    Enter opens a question, p previews. Nothing is written until you apply.
    Enter 打開問題，p 預覽。套用之前不會寫入任何內容。

    q leaves; your answers are saved.
    q 離開；你的回答已儲存。

    {1} {earlier answer|earlier answers}
    {1} 個較早的回答

    {1} {saved answer|saved answers}
    {1} 個已儲存的回答

    Undone: {1} restored, {2} removed
    已還原：復原 {1}，移除 {2}

    Every byte is as it was before {1}
    每個位元組都與 {1} 之前一樣

    Run a command
    執行指令

    in {1}
    位於 {1}

    Run
    執行

    A file that was edited since stops the undo before anything is written.
    如有檔案在此之後被編輯過，還原會在寫入任何內容之前停止。

    Undo {1}
    還原 {1}

    Undo
    還原

    Nothing contains “{1}”
    沒有內容包含「{1}」

    No further match for “{1}”
    沒有更多「{1}」的相符項目

    Nothing here contains “{1}”
    此處沒有內容包含「{1}」

    {1} {added file|added files}
    {1} 個新增的檔案

    Answer taken back
    回答已收回

    Answered: {1}
    已回答：{1}

    every question has an answer: p previews the changes
    每個問題都已回答：p 預覽更改

    u takes it back
    u 收回

    That was the last of {1}
    這是 {1} 個中的最後一個

    That was the first of {1}
    這是 {1} 個中的第一個

    {1} of {2}: “{3}”
    {1}/{2}：「{3}」

    {1} is planned differently now; your edit of its result is left out
    {1} 的計畫已改變；你對其結果的編輯不再採用

    Changes of white space are hidden
    空白更改已隱藏

    White space is shown
    空白更改已顯示

    That was the last hunk
    這是最後一個變更區塊

    That was the first hunk
    這是第一個變更區塊

    {1} of {2}: “{3}” {4} n next, N previous
    {1}/{2}：「{3}」 {4} n 下一個，N 上一個

    Reopen {1}
    重新開放 {1}

    The plan is worked out again without {it|them}.
    會在去掉它們之後重新產生計畫。

    Reopen
    重新開啟

    {1} changed, {2} added, all or none.
    更改 {1}，新增 {2}，全部寫入或全不寫入。

    A backup of every file is kept; u gives every byte back.
    每個檔案都會保留備份；u 恢復每個位元組。

    {1} still open: their code stays as it is.
    還有 {1}未回答：相應的程式碼維持原樣。

    {1} to run afterwards; nothing is run now.
    之後要執行 {1}；現在不執行任何項目。

    new
    新

    Apply {1}
    套用 {1}

    Apply
    套用

    Scenes are {1} afterwards.
    之後場景的狀態：{1}。

    {1} {is|are} left.
    還剩 {1}。

    LOST: {1}. Esc, then c shows why.
    遺失：{1}。按 Esc，再按 c 檢視原因。

    {1} was closed without a change
    {1} 關閉時沒有更改

    {1}: your version will be written
    {1}：將寫入你的版本

    {1} {command|commands}
    {1} 個指令

    {1} {blocker|blockers}
    {1} 個阻斷項目

    Pasted text is not taken as keys
    貼上的文字不會當作按鍵

    {1} shown, {2} hidden; Esc shows all
    顯示 {1} 項，隱藏 {2} 項；Esc 顯示全部

    OPEN, THE MOST PRESSING FIRST
    未回答，最緊迫的在前

    PUT OFF
    暫緩

    DECIDED
    已決定

    Nothing here has to be decided.
    此處沒有需要決定的內容。

    Note
    備註

    \s\swriting{1}
    \s\s正在寫入{1}

    \s\sgiving every byte back{1}
    \s\s正在恢復每個位元組{1}

    Applied. u gives every byte back.
    已套用。u 恢復每個位元組。

    \s\sNow:\s
    \s\s現在：

    Does not run any more: {1}. c shows which code.
    不再執行：{1}。c 顯示相關程式碼。

    \s\sEsc goes back to the open questions.
    \s\sEsc 返回未回答的問題。

    Wrote {1}
    已寫入 {1}

    RUN, IN THIS ORDER
    依此順序執行

    DO BY HAND
    手動完成

    CHECK ON A DEVICE
    在實機上檢查

    Nothing is left to do by hand.
    沒有需要手動完成的內容。

    output
    輸出

    running, Ctrl-C stops it
    正在執行，Ctrl-C 停止

    {1} {open question|open questions}
    {1} 個未回答的問題

    {1} of {2}{3}
    {1}/{2}{3}

    \sall of it shown, ↑↓\s
    \s已全部顯示，↑↓\s

    \sMind: {1}.
    注意：{1}。

    becomes
    變為

    working it out{1}
    正在計算{1}

    If the answer to “{1}” is: {2}
    假設「{1}」的回答為：{2}

    \s\snew file
    \s\s新檔案

    {1} {more line|more lines}
    還有 {1} 行

    sceneshift needs {1}x{2} cells; this window has {3}x{4}. Your answers are saved.
    sceneshift 需要 {1}x{2} 個字元格；此視窗為 {3}x{4}。你的回答已儲存。

    nothing to decide
    沒有需要決定的內容

    {1} of {2} answered
    已回答 {1} / {2}

    \sanswers NOT saved: {1}\s
    \s回答未儲存：{1}\s

    \s{1} bytes of other programs' messages, shown at the end\s
    \s其他程式輸出了 {1} 位元組的訊息，離開時顯示\s

    Find:\s
    尋找：

    Show only:\s
    只顯示：

    Note:\s
    備註：

    done
    完成

    cancel
    取消

    \ss back to one answer\s
    \ss 返回單一回答\s

    EVENT
    事件

    START
    啟動

    TODAY
    今天

    AFTER THIS PLAN
    執行此計畫後

    nobody
    無人處理

    {1} nothing to run
    {1} 沒有要執行的程式碼

    nothing is lost
    沒有事件遺失

    {1} lost: ⏎ shows why
    {1}遺失：⏎ 顯示原因

    {1} {event|events}
    {1} 個事件

    No finding contains “{1}”. Esc shows all {2}.
    沒有發現項目包含「{1}」。Esc 顯示全部 {2} 項。

    There is nothing to report: scenes are adopted, and nothing is lost.
    沒有可報告的內容：已採用場景，沒有任何遺失。

    Why
    原因

    \s\s\s\s\s{1} {2} more lines (Tab)
    \s\s\s\s\s{1} 還有 {2} 行（Tab）

    {1} your answer
    {1} 你的回答

    \son {1}
    ，{1}

    \s\s\s\s\sanswered by {1}{2}
    \s\s\s\s\s由 {1} 回答{2}

    {1} would not have told you
    {1} 不會告訴你這一點

    {1} would tell you too
    {1} 也會告訴你

    Targets: {1}
    目標：{1}

    BLOCKERS
    阻斷項目

    DECISIONS
    待決定

    INFORMATIONAL
    提示

    {1} {2} more above
    {1} 上方還有 {2} 行

    {1} {2} more
    {1} 還有 {2} 行

    FILES
    檔案

    working the plan out{1}
    正在產生計畫{1}

    IN THE WAY
    阻礙

    RUN AFTERWARDS
    之後執行

    BY HAND
    手動完成

    STILL OPEN {1}
    尚未回答 {1}

    NOT USED
    未採用

    The plan is being worked out from your answers{1}
    正在根據你的回答產生計畫{1}

    No answer changes a file yet. Esc goes back to the questions.
    目前沒有回答會更改檔案。Esc 返回問題。

    new file
    新檔案

    , edited by you
    ，你編輯過

    being worked out again{1}
    正在重新產生{1}

    After:\s
    之後：

    {1} open
    {1} 個未回答

    {1} lost
    {1} 個遺失

    {1} {hunk|hunks}
    {1} 個變更區塊

    {1} {line|lines}
    {1} 行

    The project cannot be read
    無法讀取專案

    Reading the project
    正在讀取專案

    {1} in this folder
    此檔案夾中有 {1}

    Applied to this project
    已套用到此專案

    Nothing yet.
    尚無內容。

    reading{1}
    正在讀取{1}

    {1} changed, {2} added, undone
    變更 {1}，新增 {2} 個，已還原

    {1} changed, {2} added
    更改 {1}，新增 {2}

    Keys: {1}
    按鍵：{1}

    reading the project
    讀取專案

    projects
    專案

    findings
    發現項目

    question
    問題

    open questions and decisions
    未回答的問題與決定

    Take that answer
    採用該回答

    \s{1} not now: {2}
    \s{1} 現在無法使用：{2}

    Marks
    標記

    put off
    已暫緩

    the answer does not fit any more
    回答不再適用

    Answers are saved after each key in {1}. Nothing is written to the project before you apply from the preview.
    每次按鍵後，回答都儲存在 {1}。從預覽中套用之前，不會向專案寫入任何內容。

    back, nothing is done
    返回，不執行任何操作

    {1} {project|projects}
    {1} 個專案
    """#
}
