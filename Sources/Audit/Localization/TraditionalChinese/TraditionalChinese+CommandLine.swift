extension TraditionalChinese {
  static let commandLine = #"""
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
    恢復上次套用的更改所涉及的每個位元組

    Refuses where one of the files was edited since.
    如有檔案在此之後被編輯過，則拒絕執行。

    whether the change stands, what to run next, what to check on a device
    更改是否仍在，接下來執行什麼，在實機上檢查什麼

    how to print it; markdown is the device checklist with boxes to tick
    輸出格式；markdown 為可勾選的實機檢查清單

    which code gets each event of the system, today and after the plan
    系統的每個事件由哪段程式碼接收：現在與執行計畫之後

    The second column takes the saved answers and, where there is none, the recommendation.
    第二欄採用已儲存的回答；沒有回答的採用推薦的回答。

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
    採用分析有把握的所有推薦回答

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

    the folder of the project, `.` where it is not given
    專案的檔案夾，未指定時為 `.`

    NAME
    名稱

    SYNOPSIS
    概要

    DESCRIPTION
    描述

    COMMANDS
    命令

    OPTIONS OF EVERY COMMAND
    每個命令都有的選項

    EXIT STATUS
    結束狀態

    ENVIRONMENT
    環境變數

    User Commands
    使用者命令
    """#
}
