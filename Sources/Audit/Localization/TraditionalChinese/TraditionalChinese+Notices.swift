extension TraditionalChinese {
  static let notices = #"""
    Open the app to work on: preview and apply are about that one alone.
    請打開要處理的 App：預覽和套用只涉及這一個。

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
    sceneshift：{1}；改為逐行提問。`sceneshift audit` 輸出報告而不提問。

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

    {1}: {2}
    {1}：{2}

    and {1} more
    以及另外 {1} 個

    For every open {1} question with a recommendation. Each can be changed afterwards.
    用於所有有推薦回答的未回答{1}問題。之後可逐一更改。

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

    This line has no choice: {1}
    這一行沒有選擇：{1}

    {1} came in from another window
    來自另一個視窗：{1}

    An answer was taken back in another window
    另一個視窗收回了一個回答

    {1} came in from {2}
    {2} 給出：{1}

    Enter opens a question. A bundle holds no files: p says where your answers go.
    Enter 打開問題。報告包不含檔案：p 說明回答送往何處。

    \sby {1}
    （{1}）

    , {1} put off
    ，暫緩 {1} 個

    ; o lists what is open and who decided
    ；o 列出未回答的問題和決定者

    every question has an answer: p says where they go
    每個問題都已回答：p 說明送往何處

    What this answer changes is shown where the files are: `sceneshift plan` with your answers lists it.
    此回答會更改什麼，要在檔案所在之處檢視：帶上你的回答執行 `sceneshift plan` 就會列出。
    """#
}
