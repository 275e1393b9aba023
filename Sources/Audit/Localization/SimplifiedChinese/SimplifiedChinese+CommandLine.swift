extension SimplifiedChinese {
  static let commandLine = #"""
    the assistant: look, decide, preview, apply, undo
    助手：查看、决定、预览、应用、撤销

    Opens on the terminal. Answers are saved after every key and are there again at the next start.
    在终端上打开。每次按键后都会保存回答，下次启动时仍在。

    ask line by line instead of drawing screens
    逐行提问，不绘制屏幕界面

    keep the answers in FILE instead of the state folder
    将回答保存在 FILE，而不是状态文件夹

    leave the mouse to the terminal
    鼠标交由终端处理

    the name kept with each answer; the user's where it is not given
    随每个回答保存的姓名；未给出时用当前用户的姓名

    colours; NO_COLOR in the environment turns them off too
    颜色；环境变量 NO_COLOR 也会将其关闭

    draw lines and marks in ASCII, for terminals that show them two cells wide
    用 ASCII 绘制线条和标记，适用于将它们显示为两格宽的终端

    what stands in the way of scenes, and what would be lost
    采用场景有哪些阻碍，哪些内容会丢失

    Reads the project and prints what it found. Writes nothing.
    读取项目并输出发现的内容。不写入任何内容。

    Exits with 1 while there are findings at the `--fail-on` level or above.
    只要还有达到或高于 `--fail-on` 级别的发现项，退出码就为 1。

    how to print it
    输出格式

    write to FILE instead of standard output
    写入 FILE，而不是标准输出

    which findings make the exit code 1: blockers, blockers and decisions, none
    哪些发现项使退出码为 1：阻断项；阻断项与待决定；无

    what would change, as a difference or a patch
    会更改什么，以差异或补丁表示

    Works out every edit that the answers make and audits the result, without writing to the project.
    得出各回答产生的每处编辑，并审查其结果，不写入项目。

    Exits with 1 when something would change, with 5 when a question has no answer that may be taken headless.
    有内容会更改时退出码为 1；有问题没有可在无人操作时采用的回答时，退出码为 5。

    how to print it; markdown is for the pull request: who decided what, when and why, what is still open, the changes, and what to check on a device
    输出格式；markdown 用于拉取请求：谁在何时、为何决定了什么，哪些尚未回答，有哪些更改，以及要在真机上检查什么

    write the edits to FILE as a patch for `git apply`; - for standard output
    将编辑作为补丁写入 FILE，供 `git apply` 使用；- 表示标准输出

    makes the changes: all files or none
    执行更改：全部文件或一个也不改

    Prints the findings and the plan first. Every file is kept before it is written; `sceneshift undo` gives all of them back. Nothing is committed and no command is run.
    先输出发现项和计划。每个文件在写入之前都会保留；`sceneshift undo` 可全部恢复。不会提交，也不会运行任何命令。

    do everything but write; exits with 1 when something would change
    除写入外一切照做；有内容会更改时退出码为 1

    gives back every byte of the last applied change
    恢复上次应用的更改所涉及的每个字节

    Refuses where one of the files was edited since.
    如有文件在此之后被编辑过，则拒绝执行。

    whether the change stands, what to run next, what to check on a device
    更改是否仍在，接下来运行什么，在真机上检查什么

    how to print it; markdown is the device checklist with boxes to tick
    输出格式；markdown 为可勾选的真机检查清单

    which code gets each event of the system, today and after the plan
    系统的每个事件由哪段代码接收：现在与执行计划之后

    The second column takes the saved answers and, where there is none, the recommendation.
    第二列采用已保存的回答；没有回答的采用推荐的回答。

    who decided what and why, as Markdown for a pull request
    谁决定了什么、为何决定，以 Markdown 输出，供拉取请求使用

    take the answers from FILE instead of the state folder
    从 FILE 而不是状态文件夹取回答

    writes the findings into one file, for somebody who does not have the project
    将发现项写入一个文件，供没有此项目的人使用

    The file holds findings with the code they quote, events, versions and identifiers, and no other file content. It is opened with `sceneshift FILE`; audit, coverage, plan and verify read it too. Answers given on it are a small file beside it, which goes back and is taken with `--decisions`.
    此文件包含发现项及其引用的代码、事件、版本和标识符，不含其他文件内容。用 `sceneshift FILE` 打开；audit、coverage、plan 和 verify 也能读取。据此给出的回答是旁边的一个小文件，送回后用 `--decisions` 采用。

    With `--redact` names, identifiers, strings, hosts and comments of the project are replaced, each by the same word everywhere. Ids of findings stay, so that answers fit. Look at the file before you send it.
    使用 `--redact` 时，项目的名称、标识符、字符串、主机名和注释都会被替换，同一内容处处替换为同一个词。发现项的 id 保持不变，回答因此仍能对应。发送之前先查看此文件。

    the file to write; - for standard output
    要写入的文件；- 表示标准输出

    replace what is the project's own
    替换项目自有的内容

    what a rule looks for, why, with examples
    规则查找什么、为什么，附示例

    its id, such as callback.lifecycle
    规则的 id，例如 callback.lifecycle

    every rule in one line
    所有规则，每条一行

    prints the completion script of a shell
    输出某个 shell 的补全脚本

    For bash: `source <(sceneshift completions bash)` in ~/.bashrc. For zsh: save it as `_sceneshift` in a folder of $fpath. For fish: save it as ~/.config/fish/completions/sceneshift.fish.
    bash：在 ~/.bashrc 中写入 `source <(sceneshift completions bash)`。zsh：以 `_sceneshift` 为名保存到 $fpath 中的某个文件夹。fish：保存为 ~/.config/fish/completions/sceneshift.fish。

    bash, zsh or fish
    bash、zsh 或 fish

    prints the manual page
    输出手册页

    To read it: `sceneshift man | man -l -`; to keep it: save it as sceneshift.1 in a folder of man pages.
    阅读：`sceneshift man | man -l -`；保留：在手册页文件夹中保存为 sceneshift.1。

    the folder of the project, `.` where it is not given; or a bundle
    项目的文件夹，未给出时为 `.`；或报告包

    the answers to take, as the assistant saves them (see --session)
    要采用的回答，格式与助手保存的相同（见 --session）

    take every recommendation that the analysis is sure of
    采用分析有把握的所有推荐回答

    nothing open at the --fail-on level, or done
    没有达到 --fail-on 级别的未决发现项，或已完成

    findings open, or the plan would change files
    有未决的发现项，或计划会更改文件

    usage
    用法错误

    the project cannot be read
    无法读取项目

    apply or undo refused, or rolled back
    应用或撤销被拒绝，或已回滚

    answers missing
    缺少回答

    Usage
    用法

    the options of a command
    某个命令的选项

    the version
    版本

    Exit codes
    退出码

    Options
    选项

    sceneshift takes an iOS project to the UIScene life cycle: audit, questions, preview, edits, proof, undo.
    sceneshift 把 iOS 项目迁移到 UIScene 生命周期：审查、提问、预览、编辑、验证、撤销。

    PATH is the folder of the project, `.` where it is not given, or a bundle. Nothing is written before `apply`.
    PATH 是项目的文件夹（未给出时为 `.`），或一个报告包。在 `apply` 之前不会写入任何内容。

    the language it speaks; that of the locale where it is not given
    程序使用的语言；未给出时取区域设置的语言

    the folder of the project, `.` where it is not given
    项目的文件夹，未给出时为 `.`

    NAME
    名称

    SYNOPSIS
    概要

    DESCRIPTION
    描述

    COMMANDS
    命令

    OPTIONS OF EVERY COMMAND
    每个命令都有的选项

    EXIT STATUS
    退出状态

    ENVIRONMENT
    环境变量

    User Commands
    用户命令
    """#
}
