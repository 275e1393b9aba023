extension TraditionalChinese {
  static let views = #"""
    This one alone: {1}
    只處理這一個：{1}

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

    \s{1} {2}, {3}\s
    \s{1} {2}，{3}\s

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
    現在

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

    {1} {2}, Ctrl-D
    {1} {2}，Ctrl-D

    Why
    原因

    \s\s\s\s\s{1} {2} more lines (Tab)
    \s\s\s\s\s{1} 還有 {2} 行（Tab）

    {1} your answer
    {1} 你的回答

    \son {1}
    ，{1}

    answered by {1}{2}
    由 {1} 回答{2}

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
    {1} 上方還有 {2} 項

    {1} {2} more
    {1} 還有 {2} 項

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
    {1} 未回答

    {1} lost
    {1} 遺失

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

    goes with the window:\s
    隨視窗移走：

    stays:\s
    保留：

    stays, and stands in front of the window too:\s
    保留，並且也放在視窗之前：

    stays, and goes with the window too:\s
    保留，並且也隨視窗移走：

    \s(w changes it)
    （w 更改）

    \s(no choice)
    （沒有選擇）

    The files are with whoever made this bundle
    檔案在製作此報告包的人那裡

    What the answers change is worked out, shown and applied there.
    回答帶來的更改在那裡推算、顯示和套用。

    {1} of {2} answered, kept in:
    已回答 {1} / {2}，儲存在：

    Esc goes back to the questions, o lists what is open.
    Esc 返回問題，o 列出未回答的問題。

    Send that file back. There:
    把該檔案送回，由對方執行：

    The first shows every change, the second makes them, and undo takes them back.
    第一條顯示全部更改，第二條進行更改，undo 還原。

    Answers that no longer fit the project are listed there.
    不再符合專案的回答會在那裡列出。

    \s\sYour answers are kept; Esc goes back to them.
    \s\s回答都保留著；Esc 返回問題。

    AFTER, AS RECOMMENDED
    按推薦執行後

    bundle
    報告包

    put off by {1}{2}
    由 {1} 暫緩{2}

    .
    。

    no answer changes a file yet
    還沒有回答會更改檔案

    y copies the path.
    y 拷貝路徑。
    """#
}
