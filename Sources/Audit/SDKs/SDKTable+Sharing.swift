extension SDKTable {
  /// Messengers, social networks, media and file services.
  static let sharing: [SDK] = [weChat, weibo, tikTok, snapchat, spotify, dropbox]

  private static let weChat = SDK(
    "wechat", "WeChat OpenSDK", modules: ["WechatOpenSDK", "WechatOpenSDK-XCFramework", "WXApi"],
    headers: ["WXApi.h"], basis: .vendor,
    reference: "https://developers.weixin.qq.com/community/develop/doc/000880a051015855aea992f995bc09",
    note: "The vendor asks for both calls, the one for URLs and the one for universal links.",
    calls: [
      SDKCall(
        .openURL, swift: ["WXApi.handleOpen(_:delegate:)"], objectiveC: ["WXApi handleOpenURL:delegate:"],
        returnsBool: true),
      SDKCall(
        .userActivity, swift: ["WXApi.handleOpenUniversalLink(_:delegate:)"],
        objectiveC: ["WXApi handleOpenUniversalLink:delegate:"], returnsBool: true),
    ])

  private static let weibo = SDK(
    "weibo", "Weibo SDK", modules: ["WeiboSDK", "Weibo_SDK"], headers: ["WeiboSDK.h"], basis: .signature,
    reference: "https://github.com/sinaweibosdk/weibo_ios_sdk",
    calls: [
      SDKCall(
        .openURL, swift: ["WeiboSDK.handleOpen(_:delegate:)"], objectiveC: ["WeiboSDK handleOpenURL:delegate:"],
        returnsBool: true),
      SDKCall(
        .userActivity, swift: ["WeiboSDK.handleOpenUniversalLink(_:delegate:)"],
        objectiveC: ["WeiboSDK handleOpenUniversalLink:delegate:"], returnsBool: true),
    ])

  private static let tikTok = SDK(
    "tiktok", "TikTok OpenSDK", modules: ["TikTokOpenSDKCore", "TikTokOpenAuthSDK", "TikTokOpenShareSDK"],
    basis: .vendor, reference: "https://github.com/tiktok/tiktok-opensdk-ios",
    note: "A universal link takes the same method, with the activity's webpageURL.",
    calls: [
      SDKCall(
        .openURL, swift: ["TikTokURLHandler.handleOpenURL(_:)"], objectiveC: ["TTKSDKURLHandler handleOpenURL:"],
        returnsBool: true)
    ])

  private static let snapchat = SDK(
    "snapchat", "Snapchat Login Kit", modules: ["SCSDKLoginKit"], headers: ["SCSDKLoginKit/SCSDKLoginKit.h"],
    basis: .signature, reference: "https://github.com/Snapchat/snap-kit-spm",
    calls: [
      SDKCall(
        .openURL, swift: ["SCSDKLoginClient.application(_:open:options:)"],
        objectiveC: [
          "SCSDKLoginClient application:openURL:options:", "SCSDKLoginClient application:openURL:options:completion:",
        ],
        sceneSwift: .template("SCSDKLoginClient.application({application}, open: {context}.url, options: [:])"),
        sceneObjectiveC: .template("[SCSDKLoginClient application:{application} openURL:{context}.URL options:@{}]"),
        returnsBool: true)
    ])

  private static let spotify = SDK(
    "spotify", "Spotify", modules: ["SpotifyiOS"], headers: ["SpotifyiOS/SpotifyiOS.h"], basis: .vendor,
    reference: "https://github.com/spotify/ios-sdk",
    note: "The vendor asks to connect in sceneDidBecomeActive and to disconnect in sceneWillResignActive.",
    calls: [
      SDKCall(
        .openURL, swift: ["*.authorizationParameters(from:)"], objectiveC: ["* authorizationParametersFromURL:"]),
      SDKCall(
        .openURL, swift: ["sessionManager.application(_:open:options:)"],
        objectiveC: ["sessionManager application:openURL:options:"], returnsBool: true),
      SDKCall(
        .lifecycle, swift: ["appRemote.connect()", "appRemote.disconnect()"],
        objectiveC: ["appRemote connect", "appRemote disconnect"], isNeededCold: false),
    ])

  private static let dropbox = SDK(
    "dropbox", "Dropbox", modules: ["SwiftyDropbox", "SwiftyDropboxObjC"],
    headers: ["ObjectiveDropboxOfficial/ObjectiveDropboxOfficial.h"], basis: .vendor,
    reference: "https://github.com/dropbox/SwiftyDropbox",
    calls: [
      SDKCall(
        .openURL,
        swift: [
          "DropboxClientsManager.handleRedirectURL(_:)", "DropboxClientsManager.handleRedirectURLTeam(_:)",
        ],
        objectiveC: [
          "DBXDropboxClientsManager handleRedirectURL:includeBackgroundClient:completion:",
          "DBClientsManager handleRedirectURL:completion:", "DBClientsManager handleRedirectURL:",
        ], returnsBool: true)
    ])
}
