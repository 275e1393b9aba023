extension SimplifiedChinese {
  static let keys = #"""
    End the search or the filter, else back to the projects
    结束查找或筛选，否则返回项目列表

    Half a page down
    下移半页

    Half a page up
    上移半页

    Find in folders, names and stacks
    在文件夹、名称和技术栈中查找

    move
    移动

    Move up (also k)
    上移（或 k）

    down
    向下

    Move down (also j)
    下移（或 j）

    left
    向左

    See code further left (also h)
    查看左侧的代码（或 h）

    right
    向右

    See code further right (also l)
    查看右侧的代码（或 l）

    page
    翻页

    A page up (also Ctrl-B)
    上翻一页（或 Ctrl-B）

    A page down (also Ctrl-F, Space)
    下翻一页（或 Ctrl-F、空格）

    A page down (also Ctrl-F)
    下翻一页（或 Ctrl-F）

    half page
    半页

    Half a page up; scrolls the detail
    上翻半页；滚动详情

    Half a page down; scrolls the detail
    下翻半页；滚动详情

    start
    开头

    To the first line (also g)
    到第一行（或 g）

    end
    末尾

    To the last line (also G)
    到最后一行（或 G）

    pane
    窗格

    To the next pane
    到下一个窗格

    To the pane before
    到上一个窗格

    take
    采用

    Take the answer under the cursor and go on to the next open question
    采用光标处的回答，并前往下一个未回答的问题

    decide
    决定

    Open the question, or the whole text where there is none
    打开问题；没有问题时打开全文

    Open what the cursor is on
    打开光标所在的项

    whole diff
    完整差异

    Into the difference and back
    进入差异，再按返回

    recommended
    推荐

    Take the recommended answer
    采用推荐的回答

    all recommended
    全部推荐

    Take every recommended answer of this pane; asks first
    采用此窗格中所有推荐的回答；会先询问

    same for all
    全部相同

    Give this answer to every finding of the same kind; asks first
    对所有同类发现项给出此回答；会先询问

    mark
    标记

    Mark a question; the next answer is for all that are marked, asked first
    标记问题；下一个回答用于所有已标记的问题，会先询问

    clear
    清除

    Take the answer back
    收回回答

    note
    备注

    Write a note to the answer
    为回答写备注

    Decide later (also t)
    以后再决定（或 t）

    next open
    下个问题

    To the next open question
    到下一个未回答的问题

    find
    查找

    Find in titles, files and code
    在标题、文件和代码中查找

    next
    下一个

    To the next match
    到下一个匹配项

    previous
    上一个

    To the match before
    到上一个匹配项

    hunk
    改动块

    To the next hunk; after / to the next match
    到下一个改动块；用 / 查找后到下一个匹配项

    To the hunk before
    到上一个改动块

    filter
    筛选

    Show only findings that contain a text
    只显示包含某段文字的发现项

    coverage
    事件覆盖

    What reaches your code, today and after the plan
    哪些事件会到达你的代码：现在与执行计划之后

    preview
    预览

    Every change to every file, before anything is written
    写入之前查看每个文件的每处更改

    open list
    未答列表

    What is still open, the most pressing first, and who decided the rest
    尚未回答的问题，最紧迫的在前；其余由谁决定

    history
    历史

    What was applied before, and undo
    之前应用过的更改，以及撤销

    side by side
    并排

    Old and new next to each other
    新旧并排显示

    The results of two answers next to each other
    两个回答的结果并排显示

    white space
    空白

    Hide changes of white space alone
    隐藏只涉及空白的更改

    fold
    折叠

    Fold the lines of this hunk away, or out again
    折叠或展开此改动块的行

    fold all
    全部折叠

    Fold every hunk of this file, or none
    折叠或展开此文件的所有改动块

    context
    上下文

    More unchanged lines around a hunk
    在改动块前后显示更多未更改的行

    Fewer unchanged lines around a hunk
    在改动块前后少显示一些未更改的行

    apply
    应用

    Apply the plan; asks first
    应用计划；会先询问

    drop
    弃用

    Reopen the answers that made this hunk; asks first
    重新打开产生此改动块的回答；会先询问

    editor
    编辑器

    Open the code in your editor; in the preview, edit the result
    在编辑器中打开代码；在预览中则编辑结果

    copy
    拷贝

    Send file and line to the clipboard; in the lists, the command
    将文件和行号送到剪贴板；在列表中则为命令

    export
    导出

    Write the findings, the answers and a log of decisions to files
    将发现项、回答和决定记录写入文件

    run
    运行

    Run the command under the cursor; asks first
    运行光标处的命令；会先询问

    undo
    撤销

    Give every byte back; asks first
    恢复每个字节；会先询问

    scan again
    重新扫描

    Read the project again; answers stay
    重新读取项目；回答保留

    help
    帮助

    All keys of this screen
    此屏幕的所有按键

    back
    返回

    Back; answers stay
    返回；回答保留

    quit
    退出

    Leave; answers are saved
    退出；回答已保存

    redraw
    重绘

    Draw the screen again
    重新绘制屏幕

    suspend
    挂起

    Back to the shell; `fg` returns
    回到 shell；`fg` 返回

    Leave at once; answers are saved
    立即退出；回答已保存

    Choose a line of the launch method: it goes with the window, or stays
    选择启动方法中的一行：随窗口移走，或保留

    with the window
    随窗口

    No line here is left to choose
    此处没有可选的语句
    """#
}
