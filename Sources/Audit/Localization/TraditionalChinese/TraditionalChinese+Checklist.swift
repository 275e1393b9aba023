extension TraditionalChinese {
  static let checklist = #"""
    Before the first start
    首次啟動之前

    Build Debug and Release of every app target with Xcode 27
    用 Xcode 27 建置每個 App 目標的 Debug 和 Release

    both build; deployment target 15.0 or later
    兩者都能建置；部署目標為 15.0 或以上

    Read the Info.plist inside the built app
    查看建置出的 App 中的 Info.plist

    UIApplicationSceneManifest is there, with the class name expanded, not `$(PRODUCT_MODULE_NAME)`
    UIApplicationSceneManifest 存在，類別名稱已展開，不是 `$(PRODUCT_MODULE_NAME)`

    Keep the last shipped build at hand
    備妥上一個已發佈的版本

    it can be installed for check C4
    可為檢查 C4 安裝該版本

    Launch and life cycle
    啟動與生命週期

    Install cleanly on iOS 27 and open the app from its icon
    在 iOS 27 上全新安裝，點圖像打開 App

    the first screen, not a black or white one
    顯示首個畫面，不是黑畫面或白畫面

    Read the log of that start
    查看這次啟動的記錄

    no "could not load class", no "contained no UIScene configuration dictionary", no "UIScene life cycle is required"
    沒有「could not load class」、「contained no UIScene configuration dictionary」、「UIScene life cycle is required」

    End the app and open it again
    結束 App，再次打開

    the restored session shows its screen
    回復的工作階段顯示其畫面

    Install over the last shipped build, keeping its data
    覆蓋安裝在上一個已發佈的版本上，保留資料

    the screen appears; old sessions are remembered
    畫面出現；系統記得舊的工作階段

    Go to the background and come back
    進入背景再返回

    each handler runs once, moved code included
    每段處理程式碼都執行一次，包括移動過的程式碼

    Open the control centre, take a call, answer a permission alert
    打開控制中心、接聽來電、回應權限提示

    resign active and become active are handled, timers go on
    退出活躍和變為活躍都得到處理，計時器繼續

    Open the app switcher, if the app hides its content there
    如果 App 會在 App 切換器中隱藏內容，打開 App 切換器

    the cover is seen; it goes away on return
    看得到遮罩；返回時消失

    Start in the background (silent push, background refresh), then open the app
    在背景啟動（靜默推播、背景重新整理），然後打開 App

    background work needs no window; afterwards the screen is normal
    背景工作不需要視窗；之後畫面正常

    On an iPad resize, rotate and use Split View
    在 iPad 上調整大小、旋轉並使用「分割顯示」

    the layout follows the window
    版面隨視窗變化

    Run these checks with Debug and with Release
    用 Debug 和 Release 分別進行這些檢查

    the same
    結果相同

    Links and other entries
    連結與其他入口

    Open a link of the app's scheme while it runs
    在 App 執行時打開其 scheme 的連結

    handled once, the screen is not rebuilt
    處理一次，畫面不重建

    Open the same link while the app does not run
    在 App 未執行時打開同一連結

    the page opens once, after the splash
    啟動畫面之後頁面打開一次

    Open the same link while the splash or the login is still shown
    在啟動畫面或登入畫面仍顯示時打開同一連結

    it is kept and opens the page once
    連結被保留，頁面打開一次

    Open a universal link, warm and cold
    打開通用連結，熱啟動和冷啟動

    it opens the page (needs the real domain and its association file)
    打開對應頁面（需要真實網域及其關聯檔案）

    Hand off, Spotlight or Siri, warm and cold, if used
    如果使用接手（Handoff）、Spotlight 或 Siri，熱啟動和冷啟動各試一次

    the activity arrives once
    活動送達一次

    Use a quick action of the icon, warm and cold, if there are any
    如果有圖像的快速動作：熱啟動和冷啟動各用一次

    it runs once
    執行一次

    Register for push
    註冊推播

    the token arrives
    收到權杖

    Tap a notification, warm and cold
    點一下通知，熱啟動和冷啟動

    the app opens the page, once
    App 打開對應頁面，一次

    Send a silent push
    傳送靜默推播

    handled; no window is assumed
    得到處理；不假定有視窗

    Open or share a file into the app, warm and cold, if used
    如果支援，在 App 中打開檔案或將檔案分享到 App，熱啟動和冷啟動

    it arrives once; opened in place as before
    送達一次；與之前一樣就地打開

    Come back from each login, payment and attribution service, warm and cold
    從每個登入、付款和歸因服務返回，熱啟動和冷啟動

    its callback runs once
    其回呼執行一次

    Open a link while a saved state is restored
    在回復已儲存的狀態時打開連結

    the link wins; the old page does not cover it
    連結優先；舊頁面不會蓋住它

    Windows
    視窗

    Show every toast, alert, lock screen and debug panel
    顯示每個 toast、提示框、鎖定畫面和除錯面板

    visible, in the right window
    可見，且在正確的視窗中

    With several windows: open a second one, close it, leave one of two
    有多個視窗時：打開第二個，關閉它，再在有兩個視窗時離開其中一個

    each has its own screens; shared services go on; a link goes to its window
    各視窗有自己的畫面；共用服務繼續；連結送達對應的視窗

    External display or CarPlay, if used: start with it first
    如果使用外接顯示器或 CarPlay：先從它啟動

    its own screen; the phone gets the app's
    有自己的畫面；手機顯示 App 的畫面

    With state restoration: go to the background, stop the app from Xcode, start it
    有狀態回復時：進入背景，從 Xcode 停止 App，再啟動

    the place is restored
    回復到原來的位置

    Look at analytics, socket reconnect, badge and timers
    查看統計分析、socket 重新連線、圖像標記和計時器

    once for each event
    每個事件一次

    Look at what runs on returning from the background
    查看從背景返回時執行的程式碼

    not on the first start
    首次啟動時不執行

    Look at tint and appearance of the first screen
    查看首個畫面的色調與外觀

    as before
    與之前一樣

    UIKit
    UIKit

    Rotate where the app locks its orientation
    在 App 鎖定方向之處旋轉

    still locked, on iOS 26 and 27
    仍然鎖定，在 iOS 26 和 27 上都是

    With a deployment target below 13: an old device
    部署目標低於 13 時：使用舊裝置

    the old way still works
    舊方式仍然有效

    With storyboards, iPad variants too
    有 storyboard 時，包括 iPad 版本

    one root; the launch screen unchanged
    只有一個根；啟動畫面不變

    With nibs: window and tabs
    有 nib 時：視窗與標籤頁

    loaded; no outlet is nil
    已載入；沒有 outlet 為 nil

    A tab bar in two windows
    兩個視窗中都有標籤列

    a tap in one does not change the other
    點一下其中一個不會影響另一個

    Run the unit tests that use the app as their host
    執行以此 App 為宿主的單元測試

    the host launches
    宿主啟動

    Capacitor
    Capacitor

    Launch
    啟動

    the web view, not a black screen
    顯示 Web 視圖，不是黑畫面

    JavaScript gets `pause` and `resume` once each
    JavaScript 各收到一次 `pause` 和 `resume`

    Open a link while the app runs
    在 App 執行時打開連結

    `appUrlOpen` fires once
    `appUrlOpen` 觸發一次

    Open a link while the app does not run
    在 App 未執行時打開連結

    `appUrlOpen` fires and `App.getLaunchUrl()` returns the link
    `appUrlOpen` 觸發，且 `App.getLaunchUrl()` 回傳該連結

    Open a universal link, if associated domains are set
    如果設定了關聯網域，打開通用連結

    it arrives (needs the real domain and its association file)
    連結送達（需要真實網域及其關聯檔案）

    Register for push and tap a notification
    註冊推播並點一下通知

    the `registration` event; the tap opens the app
    收到 `registration` 事件；點一下後打開 App

    Use what was moved: analytics, handlers of services
    使用移動過的程式碼：統計分析、各服務的處理程式碼

    it runs
    能執行

    With your own bridge controller: use what `capacitorDidLoad` registers
    有自己的橋接控制器時：使用 `capacitorDidLoad` 註冊的內容

    the plugins are there
    外掛程式可用

    Open the keyboard; watch the splash screen
    打開鍵盤；觀察啟動畫面

    the web view keeps its size; the splash is seen
    Web 視圖大小不變；看得到啟動畫面

    Use plugins that present a screen (camera, browser, share)
    使用會呈現畫面的外掛程式（相機、瀏覽器、分享）

    it appears
    畫面出現

    CarPlay or an external display, if used
    如果使用 CarPlay 或外接顯示器

    its own delegate, not the window's
    使用自己的代理，不是視窗的代理

    Cordova
    Cordova

    `pause` and `resume` once each
    `pause` 和 `resume` 各一次

    Open a link, warm and cold
    打開連結，熱啟動和冷啟動

    `handleOpenURL` runs once
    `handleOpenURL` 執行一次

    Flutter
    Flutter

    Start cold
    冷啟動

    the first frame; no crash while the app delegate runs
    顯示首個影格；App 代理執行時不當機

    Use every method channel and platform view
    使用每個方法通道和平台視圖

    they answer
    都有回應

    Start after a clean install
    全新安裝後啟動

    no `Duplicate plugin key`, no `MissingPluginException`
    沒有 `Duplicate plugin key`，沒有 `MissingPluginException`

    Dart sees the life-cycle states
    Dart 收到生命週期狀態

    the link plugin gets it once
    連結外掛程式收到一次

    once; cold needs plugins that support scenes
    一次；冷啟動需要支援場景的外掛程式

    Push: token, message in front, tap when ended
    推播：權杖、前景訊息、結束後點一下

    the initial message is there
    初始訊息存在

    Use a quick action, cold and warm, if there are any
    如果有快速動作：冷啟動和熱啟動各用一次

    Background work
    背景工作

    still registered
    仍已註冊

    Camera, sharing, maps, web sign-in
    相機、分享、地圖、網頁登入

    they appear on the right screen
    出現在正確的螢幕上

    Come back from each login and attribution plugin, cold and warm
    從每個登入和歸因外掛程式返回，冷啟動和熱啟動

    With Flutter inside a native app: open and close its screen
    Flutter 嵌入原生 App 時：打開並關閉其畫面

    events reach the plugins; a second engine takes no channel away
    事件送達外掛程式；第二個引擎不會搶走通道

    React Native
    React Native

    Launch Debug with the packager and Release with the bundle
    用 packager 啟動 Debug，用 bundle 啟動 Release

    JavaScript starts once
    JavaScript 啟動一次

    Reload, error screen, developer menu, `Alert.alert`
    重新載入、錯誤畫面、開發者選單、`Alert.alert`

    visible
    可見

    `AppState` changes once each
    `AppState` 各變化一次

    the `url` event once
    `url` 事件一次

    `Linking.getInitialURL()` returns it
    `Linking.getInitialURL()` 回傳該連結

    Push: token, tap cold and warm
    推播：權杖、冷啟動和熱啟動時點一下

    the module gets it
    模組收到

    once
    一次

    Watch the splash screen
    觀察啟動畫面

    shown and hidden
    顯示並隱藏

    Rotate
    旋轉

    `Dimensions` follow
    `Dimensions` 隨之變化

    Privacy cover, database lock, badge
    隱私畫面、資料庫鎖定、圖像標記

    they still run
    仍會執行

    On an iPad close the window and open it again
    在 iPad 上關閉視窗再打開

    the same instance is attached; JavaScript does not start twice
    附加的是同一實例；JavaScript 不會啟動兩次

    Come back from each login, payment and attribution service, cold and warm
    從每個登入、付款和歸因服務返回，冷啟動和熱啟動

    its callback runs once, before `Linking`
    其回呼執行一次，先於 `Linking`

    Start with CarPlay, if used
    如果使用 CarPlay，從 CarPlay 啟動

    no crash without a window
    沒有視窗也不當機

    Expo
    Expo

    Use what your subclass of `ExpoAppDelegate` overrides
    使用你的 `ExpoAppDelegate` 子類別覆寫的內容

    each override runs once
    每個覆寫的方法執行一次

    Run `npx expo prebuild` again, if the project is generated
    如果專案是產生的，再次執行 `npx expo prebuild`

    the change is still there
    更改仍在

    SwiftUI
    SwiftUI

    Open from the icon
    點圖像打開

    the root view appears once
    根視圖出現一次

    `onOpenURL` of the root view runs once
    根視圖的 `onOpenURL` 執行一次

    Open a universal link
    打開通用連結

    `onOpenURL`, or `onContinueUserActivity` where the code listens to it
    `onOpenURL`，或程式碼監聽處的 `onContinueUserActivity`

    Other activities, if used
    如果使用其他活動

    `onContinueUserActivity` of their type
    對應類型的 `onContinueUserActivity`

    `scenePhase` changes; the adaptor's methods do not run
    `scenePhase` 變化；轉接器的方法不執行

    Use a quick action, cold and warm
    使用快速動作，冷啟動和熱啟動

    the scene delegate gets it; the root view is not lost
    場景代理收到；根視圖不會遺失

    Push token and silent push
    推播權杖與靜默推播

    the adaptor's delegate is still called
    轉接器的代理仍會被呼叫

    the notification delegate gets it
    通知代理收到

    Orientation lock, background transfer, memory warning, if used
    如果使用方向鎖定、背景傳輸或記憶體警告

    the adaptor's methods are still called
    轉接器的方法仍會被呼叫

    Open a second window on an iPad
    在 iPad 上打開第二個視窗

    wanted, or switched off in the manifest
    符合預期，或已在資訊清單中關閉
    """#
}
