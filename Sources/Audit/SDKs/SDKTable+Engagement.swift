extension SDKTable {
  /// Messaging, analytics and customer engagement.
  static let engagement: [SDK] = [
    assurance, aepCore, appcues, customerIO, emarsys, iterable, cleverTap, braze, segment, optimove,
  ]

  private static let assurance = SDK(
    "adobe-assurance", "Adobe Assurance", modules: ["AEPAssurance"], headers: ["AEPAssurance/AEPAssurance.h"],
    basis: .vendor, reference: "https://github.com/adobe/aepsdk-assurance-ios",
    calls: [
      SDKCall(
        .openURL, swift: ["Assurance.startSession(url:)"], objectiveC: ["AEPMobileAssurance startSessionWithUrl:"],
        sceneSwift: .template("Assurance.startSession(url: {context}.url)"),
        sceneObjectiveC: .template("[AEPMobileAssurance startSessionWithUrl:{context}.URL]"))
    ])

  private static let aepCore = SDK(
    "adobe-core", "Adobe Experience Platform Core", modules: ["AEPCore", "AEPLifecycle"],
    headers: ["AEPCore/AEPCore.h"], basis: .vendor, reference: "https://github.com/adobe/aepsdk-core-ios",
    note: "Where MobileCore.initialize is used it follows the life cycle itself; then no further call is needed.",
    manifestDependence:
      "it follows scene notifications only where Info.plist has a scene manifest, and application notifications otherwise",
    calls: [
      SDKCall(
        .lifecycle, swift: ["MobileCore.lifecycleStart(additionalContextData:)", "MobileCore.lifecyclePause()"],
        objectiveC: ["AEPMobileCore lifecycleStart:", "AEPMobileCore lifecyclePause"], isNeededCold: false)
    ])

  private static let appcues = SDK(
    "appcues", "Appcues", modules: ["AppcuesKit"], headers: ["AppcuesKit/AppcuesKit.h"], basis: .vendor,
    reference: "https://github.com/appcues/appcues-ios-sdk",
    note: "The result is the set of contexts that the next handler should get.",
    calls: [
      SDKCall(
        .openURL, swift: ["*.didHandleURL(_:)"], objectiveC: ["* didHandleURL:"],
        returnsBool: true)
    ])

  private static let customerIO = SDK(
    "customer-io", "Customer.io", modules: ["CioDataPipelines", "CioLiveActivities", "CioMessagingPushAPN"],
    basis: .vendor, reference: "https://docs.customer.io/integrations/sdk/ios/whats-new/ios-27-uiscene-support/",
    note:
      "Set-up, push registration and the notification-centre delegate stay in the app delegate; the app routes URLs in its scene delegate.",
    calls: [
      SDKCall(.openURL, swift: ["liveActivities.handleWidgetUrl(_:)"], sceneObjectiveC: .unknown)
    ])

  private static let emarsys = SDK(
    "emarsys", "Emarsys", modules: ["EmarsysSDK"], headers: ["EmarsysSDK/Emarsys.h", "Emarsys.h"], basis: .signature,
    reference: "https://github.com/emartech/ios-emarsys-sdk",
    calls: [
      SDKCall(
        .userActivity, swift: ["Emarsys.trackDeepLink(userActivity:)", "Emarsys.trackDeepLink(_:)"],
        objectiveC: ["Emarsys trackDeepLinkWithUserActivity:sourceHandler:"], returnsBool: true)
    ])

  private static let iterable = SDK(
    "iterable", "Iterable", modules: ["IterableSDK"], headers: ["IterableSDK/IterableSDK.h"], basis: .signature,
    reference: "https://github.com/Iterable/swift-sdk",
    calls: [
      SDKCall(
        .userActivity, swift: ["IterableAPI.handle(universalLink:)"], objectiveC: ["IterableAPI handleUniversalLink:"],
        returnsBool: true),
      SDKCall(.launch, swift: ["IterableAPI.initialize(apiKey:launchOptions:)"]),
    ])

  private static let cleverTap = SDK(
    "clevertap", "CleverTap", modules: ["CleverTapSDK", "CleverTap"],
    headers: ["CleverTapSDK/CleverTap.h", "CleverTap.h"], basis: .partly,
    reference: "https://github.com/CleverTap/clevertap-flutter/issues/340",
    note:
      "Its automatic integration hooks into the app delegate only and reads the launch options, which are nil: the link of a push that starts the app is lost unless it is taken from the connection options' notificationResponse.",
    calls: [
      SDKCall(
        .openURL, swift: ["CleverTap.handleOpenURL(_:)", "CleverTap.handleOpen(_:)"],
        objectiveC: ["CleverTap handleOpenURL:", "CleverTap handleOpenURL:sourceApplication:"],
        sceneSwift: .template("CleverTap.handleOpenURL({context}.url)"),
        sceneObjectiveC: .template("[CleverTap handleOpenURL:{context}.URL]"))
    ])

  private static let braze = SDK(
    "braze", "Braze", modules: ["BrazeKit"], headers: ["BrazeKit/BrazeKit.h"], basis: .vendor,
    reference: "https://github.com/braze-inc/braze-swift-sdk",
    note:
      "With forwardUniversalLinks it hands universal links to the scene delegate, which then must implement scene(_:continue:). Background links need 14.0.1.",
    manifestDependence:
      "with forwardUniversalLinks it looks for scene(_:continue:) on the scene delegate before it falls back to the app delegate"
  )

  private static let segment = SDK(
    "segment", "Segment", modules: ["Segment"], headers: ["Segment/SEGAnalytics.h", "Analytics/SEGAnalytics.h"],
    basis: .signature, reference: "https://github.com/segmentio/analytics-swift",
    calls: [
      SDKCall(
        .openURL, swift: ["analytics.openURL(_:)", "Analytics.openURL(_:)", "Analytics.open(_:options:)"],
        objectiveC: ["SEGAnalytics openURL:options:"]),
      SDKCall(
        .userActivity, swift: ["analytics.continueUserActivity(_:)", "Analytics.continue(_:)"],
        objectiveC: ["SEGAnalytics continueUserActivity:"]),
    ])

  private static let optimove = SDK(
    "optimove", "Optimove", modules: ["OptimoveSDK"], basis: .vendor,
    reference: "https://github.com/optimove-tech/Optimove-SDK-iOS",
    calls: [
      SDKCall(
        .userActivity, swift: ["Optimove.application(_:continue:restorationHandler:)"],
        objectiveC: ["Optimove application:continueUserActivity:restorationHandler:"],
        sceneSwift: .template("Optimove.shared.scene({scene}, continue: {activity})"),
        sceneObjectiveC: .template("[Optimove.shared scene:{scene} continueUserActivity:{activity}]"),
        returnsBool: true)
    ])
}
