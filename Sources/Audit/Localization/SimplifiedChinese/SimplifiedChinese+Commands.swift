extension SimplifiedChinese {
  static let commands = #"""
    {1}.txt, .decisions.json and .decisions.md
    {1}.txt、.decisions.json 和 .decisions.md

    there are 999 reports in it already
    其中已有 999 份报告

    {1}: {2}; names, strings and hosts replaced
    {1}：{2}；名称、字符串和主机名已替换

    {1}: {2} with the code they quote
    {1}：{2}，附所引用的代码

    It is plain text: look at it before you send it. It is opened with: sceneshift {1}
    它是纯文本：发送之前先查看。打开方式：sceneshift {1}

    the plan cannot be applied
    计划无法应用

    the project is a part of {1}; apply with: git apply --directory={2} {3}
    项目是 {1} 的一部分；应用方式：git apply --directory={2} {3}

    \sor\s
    \s或\s

    {1} tells this.
    {1} 会告诉你这一点。

    {1} does not tell this.
    {1} 不会告诉你这一点。

    Told
    会报告

    Not told
    不会报告

    B blocker, D decision, I informational. `sceneshift explain RULE` tells more.
    B 阻断项，D 待决定，I 提示。`sceneshift explain RULE` 有更多说明。

    a record of an earlier change cannot be read: {1}
    无法读取之前某次更改的记录：{1}

    That change cannot be undone from here; its kept files stand beside the record.
    该更改无法在此撤销；保留的文件在记录旁边。

    the bundle was made by sceneshift {1}; this is {2}
    此报告包由 sceneshift {1} 生成；当前版本为 {2}

    rules this version does not have: {1}
    本版本没有的规则：{1}

    The answers are checked again where the project is: what no longer matches is listed there.
    在项目所在处会再次核对这些回答：不再匹配的会在那里列出。

    an earlier run was interrupted while it wrote; the files are as they were before it
    之前一次运行在写入时中断；文件已恢复到写入前的状态

    given back: {1}
    已恢复：{1}

    left as it is, because it was edited since: {1}
    之后被编辑过，因此保持原样：{1}

    STILL OPEN
    尚未回答

    Every handler runs.
    所有处理代码都会运行。

    Nothing was applied to this project, or all of it was undone.
    没有对此项目应用过任何更改，或已全部撤销。

    The change of {1} stands: {2} as written.
    {1} 的更改仍在：{2}与写入时相同。

    The change of {1}:
    {1} 的更改：

    as written
    与写入时相同

    edited since
    之后被编辑过

    put back
    已恢复原样

    missing
    缺失

    Undone: the change of {1}.
    已撤销：{1} 的更改。

    \s\sgiven back  {1}
    \s\s已恢复  {1}

    \s\sremoved     {1}
    \s\s已移除  {1}
    """#
}
