extension SDKTable {
  /// Attribution and deep linking.
  static let attribution: [SDK] = [
    branch, branchForReactNative, appsFlyer, adjust, dynamicLinks, singular, airbridge, appMetrica, mapp, tealium,
  ]

  private static let branch = SDK(
    "branch", "Branch", modules: ["BranchSDK", "Branch"],
    headers: ["BranchSDK/BranchSDK.h", "Branch/Branch.h", "Branch.h"], basis: .vendor,
    reference: "https://github.com/BranchMetrics/ios-branch-deep-linking-attribution",
    note:
      "A cold start needs both the activities and the URLs of the connection options (the vendor's issue 1160). Its openURLContexts takes one context only.",
    calls: [
      SDKCall(
        .openURL,
        swift: ["Branch.application(_:open:options:)", "Branch.handleDeepLink(_:)"],
        objectiveC: [
          "Branch application:openURL:options:", "Branch application:openURL:sourceApplication:annotation:",
          "Branch handleDeepLink:",
        ],
        sceneSwift: .template("BranchScene.shared().scene({scene}, openURLContexts: {contexts})"),
        sceneObjectiveC: .template("[[BranchScene shared] scene:{scene} openURLContexts:{contexts}]")),
      SDKCall(
        .userActivity, swift: ["Branch.continue(_:)"], objectiveC: ["Branch continueUserActivity:"],
        sceneSwift: .template("BranchScene.shared().scene({scene}, continue: {activity})"),
        sceneObjectiveC: .template("[[BranchScene shared] scene:{scene} continueUserActivity:{activity}]")),
      SDKCall(
        .launch, swift: ["Branch.initSession(launchOptions:)"],
        objectiveC: [
          "Branch initSessionWithLaunchOptions:andRegisterDeepLinkHandler:",
          "Branch initSessionWithLaunchOptions:registerDeepLinkHandler:",
        ],
        sceneSwift: .template(
          "BranchScene.shared().initSession(launchOptions: launchOptions, registerDeepLinkHandler: …)"),
        sceneObjectiveC: .template(
          "[[BranchScene shared] initSessionWithLaunchOptions:launchOptions registerDeepLinkHandler:…]")),
    ])

  private static let branchForReactNative = SDK(
    "react-native-branch", "Branch (React Native)", modules: ["RNBranch", "react_native_branch"],
    headers: ["RNBranch/RNBranch.h", "react-native-branch/RNBranch.h", "RNBranch.h"], basis: .signature,
    reference: "https://github.com/BranchMetrics/react-native-branch-deep-linking-attribution",
    calls: [
      SDKCall(
        .openURL, swift: ["RNBranch.application(_:open:options:)"],
        objectiveC: ["RNBranch application:openURL:options:"],
        sceneSwift: .template("RNBranch.application(UIApplication.shared, open: {context}.url, options: [:])"),
        sceneObjectiveC: .template(
          "[RNBranch application:UIApplication.sharedApplication openURL:{context}.URL options:@{}]")),
      SDKCall(
        .userActivity, swift: ["RNBranch.continue(_:)"], objectiveC: ["RNBranch continueUserActivity:"],
        sceneSwift: .template("RNBranch.continue({activity})"),
        sceneObjectiveC: .template("[RNBranch continueUserActivity:{activity}]")),
    ])

  private static let appsFlyer = SDK(
    "appsflyer", "AppsFlyer", modules: ["AppsFlyerLib"],
    headers: ["AppsFlyerLib/AppsFlyerLib.h", "AppsFlyerTracker/AppsFlyerTracker.h"], basis: .vendor,
    reference: "https://github.com/AppsFlyerSDK/appsflyer-onelink-ios-sample-apps",
    note: "The vendor's sample forwards in all three scene methods.",
    calls: [
      SDKCall(
        .openURL,
        swift: ["AppsFlyerLib.handleOpen(_:)", "AppsFlyerTracker.handleOpen(_:)"],
        objectiveC: [
          "AppsFlyerLib handleOpenUrl:options:", "AppsFlyerLib handleOpenURL:options:",
          "AppsFlyerLib handleOpenURL:sourceApplication:withAnnotation:",
          "AppsFlyerLib handleOpenURL:sourceApplication:",
        ],
        sceneSwift: .template("AppsFlyerLib.shared().handleOpen({context}.url, options: nil)"),
        sceneObjectiveC: .template("[[AppsFlyerLib shared] handleOpenUrl:{context}.URL options:nil]")),
      SDKCall(
        .userActivity,
        swift: ["AppsFlyerLib.continue(_:)", "AppsFlyerTracker.continue(_:)"],
        objectiveC: ["AppsFlyerLib continueUserActivity:restorationHandler:"],
        sceneSwift: .template("AppsFlyerLib.shared().continue({activity}, restorationHandler: nil)"),
        sceneObjectiveC: .template("[[AppsFlyerLib shared] continueUserActivity:{activity} restorationHandler:nil]")),
      SDKCall(.lifecycle, swift: ["AppsFlyerLib.start()"], objectiveC: ["AppsFlyerLib start"], isNeededCold: false),
    ])

  private static let adjust = SDK(
    "adjust", "Adjust", modules: ["AdjustSdk", "Adjust", "AdjustSignature"],
    headers: ["AdjustSdk/AdjustSdk.h", "Adjust/Adjust.h", "Adjust.h"], basis: .vendor,
    reference: "https://dev.adjust.com/en/sdk/ios/features/deep-links/direct?version=v4",
    calls: [
      SDKCall(
        .openURL,
        swift: [
          "Adjust.processDeeplink(_:)", "Adjust.processAndResolve(_:)", "Adjust.appWillOpen(_:)",
          "Adjust.appWillOpenUrl(_:)",
        ],
        objectiveC: [
          "Adjust processDeeplink:", "Adjust processAndResolveDeeplink:withCompletionHandler:",
          "Adjust appWillOpenUrl:",
        ])
    ])

  private static let dynamicLinks = SDK(
    "firebase-dynamic-links", "Firebase Dynamic Links", modules: ["FirebaseDynamicLinks"],
    headers: ["FirebaseDynamicLinks/FirebaseDynamicLinks.h"], basis: .partly,
    reference: "https://firebase.google.com/support/dynamic-links-faq",
    note: "Google has shut the service down: these links no longer work, with or without scenes.",
    calls: [
      SDKCall(.userActivity, swift: ["DynamicLinks.handleUniversalLink(_:)"], returnsBool: true),
      SDKCall(.openURL, swift: ["DynamicLinks.dynamicLink(fromCustomSchemeURL:)"]),
    ])

  private static let singular = SDK(
    "singular", "Singular", modules: ["Singular"], headers: ["Singular/Singular.h", "Singular.h"], basis: .signature,
    reference: "https://github.com/singular-labs/Singular-iOS-SDK",
    note:
      "launchOptions is nil under scenes: set userActivity or openUrl of the configuration from the connection options and in the warm scene methods, then start.",
    calls: [SDKCall(.openURL, swift: ["Singular.start(_:)"], objectiveC: ["Singular start:"])])

  private static let airbridge = SDK(
    "airbridge", "Airbridge", modules: ["Airbridge", "AirBridge"], headers: ["AirBridge/AirBridge.h"], basis: .partly,
    reference: "https://help.airbridge.io/en/guides/xcode-27-scenedelegate-migration",
    calls: [
      SDKCall(.openURL, swift: ["Airbridge.trackDeeplink(url:)"], objectiveC: ["Airbridge trackDeeplinkWithUrl:"]),
      SDKCall(
        .userActivity, swift: ["Airbridge.trackDeeplink(userActivity:)"],
        objectiveC: ["Airbridge trackDeeplinkWithUserActivity:"]),
    ])

  private static let appMetrica = SDK(
    "appmetrica", "AppMetrica", modules: ["AppMetricaCore", "YandexMobileMetrica"],
    headers: ["AppMetricaCore/AppMetricaCore.h"], basis: .vendor,
    reference: "https://appmetrica.yandex.com/docs/en/data-collection/tracking-deeplink-ios",
    note: "It follows links by itself in the app delegate only; under scenes trackOpeningURL has to be called.",
    calls: [
      SDKCall(
        .openURL, swift: ["AppMetrica.trackOpeningURL(_:)", "YMMYandexMetrica.handleOpen(_:)"],
        objectiveC: ["AMAAppMetrica trackOpeningURL:"],
        sceneSwift: .template("AppMetrica.trackOpeningURL({context}.url)"),
        sceneObjectiveC: .template("[AMAAppMetrica trackOpeningURL:{context}.URL]"))
    ])

  private static let mapp = SDK(
    "mapp", "Mapp Intelligence", modules: ["MappIntelligence", "MappIntelligenceiOS"], basis: .vendor,
    reference: "https://docs.mapp.com/docs/mapp-intelligence-ios-sdk-v5-campaign-tracking-deep-links",
    calls: [
      SDKCall(.userActivity, swift: ["MappIntelligence.trackUrl(_:withMediaCode:)"], sceneObjectiveC: .unknown)
    ])

  private static let tealium = SDK(
    "tealium", "Tealium", modules: ["TealiumCore"], basis: .vendor,
    reference: "https://github.com/Tealium/tealium-swift",
    note:
      "It hooks into one scene delegate class only, the first it meets; a second scene class, such as one for CarPlay, may win.",
    manifestDependence: "it hooks into the first scene delegate class it meets, and into no other")
}
