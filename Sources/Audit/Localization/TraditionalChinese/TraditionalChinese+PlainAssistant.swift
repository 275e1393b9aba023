extension TraditionalChinese {
  static let plainAssistant = #"""
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

    {1}: yes. {2}
    {1}：是。{2}

    {1}: no. {2}
    {1}：否。{2}

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

    8. Go on with another project
    8. 繼續處理另一個專案

    What next? 1 to {1}, q to leave:
    接下來做什麼？1 到 {1}，q 離開：

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
    輸入 undo 恢復每個位元組，輸入其他內容則返回：

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

    {1}. {2}.
    {1}. {2}。

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

    w and a number lets that statement go with the window, or stay, where it has a choice.
    w 加編號：讓該陳述式隨視窗移走或保留（在可以選擇的地方）。

    \sw {1} changes it.
    輸入 w {1} 更改。

    Statement {1} has no choice: {2}.
    陳述式 {1} 沒有選擇：{2}。

    Statements:
    陳述式：

    There are no statements to choose here.
    這裡沒有可選擇的陳述式。

    Which statement? w and its number.
    哪個陳述式？輸入 w 和編號。

    {1}. line {2} goes with the window: {3}.
    {1}. 第 {2} 行隨視窗移走：{3}。

    {1}. line {2} stays, and goes with the window too: {3}.
    {1}. 第 {2} 行保留，也隨視窗移走：{3}。

    {1}. line {2} stays: {3}.
    {1}. 第 {2} 行保留：{3}。

    By hand: {1}.
    手動完成：{1}。

    Answers are saved in {1}
    回答儲存在 {1}

    It has no app of its own.
    它沒有自己的 App。

    {1}: {2}. {3}
    {1}：{2}。{3}
    """#
}
