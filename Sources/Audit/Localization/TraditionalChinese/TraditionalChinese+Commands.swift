extension TraditionalChinese {
  static let commands = #"""
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
    不會報告

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

    Undone: the change of {1}.
    已還原：{1} 的更改。

    \s\sgiven back  {1}
    \s\s已復原  {1}

    \s\sremoved     {1}
    \s\s已移除  {1}
    """#
}
