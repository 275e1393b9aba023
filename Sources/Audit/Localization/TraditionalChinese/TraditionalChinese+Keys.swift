extension TraditionalChinese {
  static let keys = #"""
    End the search or the filter, else back to the projects
    結束尋找或篩選，否則返回專案列表

    Half a page down
    下移半頁

    Half a page up
    上移半頁

    Find in folders, names and stacks
    在檔案夾、名稱和技術堆疊中尋找

    move
    移動

    Move up (also k)
    上移（或 k）

    down
    向下

    Move down (also j)
    下移（或 j）

    left
    向左

    See code further left (also h)
    查看左側的程式碼（或 h）

    right
    向右

    See code further right (also l)
    查看右側的程式碼（或 l）

    page
    翻頁

    A page up (also Ctrl-B)
    上翻一頁（或 Ctrl-B）

    A page down (also Ctrl-F, Space)
    下翻一頁（或 Ctrl-F、空白鍵）

    A page down (also Ctrl-F)
    下翻一頁（或 Ctrl-F）

    half page
    半頁

    Half a page up; scrolls the detail
    上翻半頁；捲動詳細資訊

    Half a page down; scrolls the detail
    下翻半頁；捲動詳細資訊

    start
    開頭

    To the first line (also g)
    到第一行（或 g）

    end
    結尾

    To the last line (also G)
    到最後一行（或 G）

    pane
    窗格

    To the next pane
    到下一個窗格

    To the pane before
    到上一個窗格

    take
    採用

    Take the answer under the cursor and go on to the next open question
    採用游標處的回答，並前往下一個未回答的問題

    decide
    決定

    Open the question, or the whole text where there is none
    打開問題；沒有問題時打開全文

    Open what the cursor is on
    打開游標所在的項目

    whole diff
    完整差異

    Into the difference and back
    進入差異，再按返回

    recommended
    推薦

    Take the recommended answer
    採用推薦的回答

    all recommended
    全部推薦

    Take every recommended answer of this pane; asks first
    採用此窗格中所有推薦的回答；會先詢問

    same for all
    全部相同

    Give this answer to every finding of the same kind; asks first
    對所有同類發現項目給出此回答；會先詢問

    mark
    標記

    Mark a question; the next answer is for all that are marked, asked first
    標記問題；下一個回答用於所有已標記的問題，會先詢問

    clear
    清除

    Take the answer back
    收回回答

    note
    備註

    Write a note to the answer
    為回答寫備註

    Decide later (also t)
    以後再決定（或 t）

    next open
    下個問題

    To the next open question
    到下一個未回答的問題

    find
    尋找

    Find in titles, files and code
    在標題、檔案和程式碼中尋找

    next
    下一個

    To the next match
    到下一個相符項目

    previous
    上一個

    To the match before
    到上一個相符項目

    hunk
    變更區塊

    To the next hunk; after / to the next match
    到下一個變更區塊；用 / 尋找後到下一個相符項目

    To the hunk before
    到上一個變更區塊

    filter
    篩選

    Show only findings that contain a text
    只顯示包含某段文字的發現項目

    coverage
    事件涵蓋

    What reaches your code, today and after the plan
    哪些事件會送達你的程式碼：現在與執行計畫之後

    preview
    預覽

    Every change to every file, before anything is written
    寫入之前查看每個檔案的每處更改

    open list
    未答列表

    What is still open, the most pressing first, and who decided the rest
    尚未回答的問題，最緊迫的在前；其餘由誰決定

    history
    歷程

    What was applied before, and undo
    之前套用過的更改，以及還原

    side by side
    並排

    Old and new next to each other
    新舊並排顯示

    The results of two answers next to each other
    兩個回答的結果並排顯示

    white space
    空白

    Hide changes of white space alone
    隱藏只涉及空白的更改

    fold
    摺疊

    Fold the lines of this hunk away, or out again
    摺疊或展開此變更區塊的行

    fold all
    全部摺疊

    Fold every hunk of this file, or none
    摺疊或展開此檔案的所有變更區塊

    context
    上下文

    More unchanged lines around a hunk
    在變更區塊前後顯示更多未更改的行

    Fewer unchanged lines around a hunk
    在變更區塊前後少顯示一些未更改的行

    apply
    套用

    Apply the plan; asks first
    套用計畫；會先詢問

    drop
    棄用

    Reopen the answers that made this hunk; asks first
    重新開放產生此變更區塊的回答；會先詢問

    editor
    編輯器

    Open the code in your editor; in the preview, edit the result
    在編輯器中打開程式碼；在預覽中則編輯結果

    copy
    拷貝

    Send file and line to the clipboard; in the lists, the command
    將檔案和行號送到剪貼簿；在列表中則為指令

    export
    匯出

    Write the findings, the answers and a log of decisions to files
    將發現項目、回答和決定記錄寫入檔案

    run
    執行

    Run the command under the cursor; asks first
    執行游標處的指令；會先詢問

    undo
    還原

    Give every byte back; asks first
    恢復每個位元組；會先詢問

    scan again
    重新掃描

    Read the project again; answers stay
    重新讀取專案；回答保留

    help
    輔助說明

    All keys of this screen
    此畫面的所有按鍵

    back
    返回

    Back; answers stay
    返回；回答保留

    quit
    離開

    Leave; answers are saved
    離開；回答已儲存

    redraw
    重繪

    Draw the screen again
    重新繪製畫面

    suspend
    暫停

    Back to the shell; `fg` returns
    回到 shell；`fg` 返回

    Leave at once; answers are saved
    立即離開；回答已儲存

    Choose a line of the launch method: it goes with the window, or stays
    選擇啟動方法中的一行：隨視窗移走，或保留

    with the window
    隨視窗

    No line here is left to choose
    此處沒有可選的語句
    """#
}
