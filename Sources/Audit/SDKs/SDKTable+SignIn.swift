extension SDKTable {
  /// Sign-in and identity.
  static let signIn: [SDK] =
    [facebook, googleSignIn, firebaseAuth, msal, adal, auth0, appAuth, line, kakao, naver]
    + signInOfPlatforms

  private static let facebook = SDK(
    "facebook", "Facebook SDK", modules: ["FBSDKCoreKit", "FacebookCore", "FBSDKLoginKit", "FacebookLogin"],
    headers: ["FBSDKCoreKit/FBSDKCoreKit.h"], basis: .vendor,
    reference: "https://github.com/facebook/facebook-ios-sdk",
    note: "The SDK's own application(_:didFinishLaunchingWithOptions:) call stays in the app delegate.",
    manifestDependence:
      "its automatic event set-up looks for the scene delegate by the name in Info.plist, so a delegate that is only set in code is invisible to it until a scene is connected",
    calls: [
      SDKCall(
        .openURL,
        swift: [
          "ApplicationDelegate.application(_:open:options:)",
          "ApplicationDelegate.application(_:open:sourceApplication:)",
        ],
        objectiveC: [
          "FBSDKApplicationDelegate application:openURL:options:",
          "FBSDKApplicationDelegate application:openURL:sourceApplication:annotation:",
        ],
        sceneSwift: .template(
          "ApplicationDelegate.shared.application({application}, open: {context}.url, sourceApplication: {context}.options.sourceApplication, annotation: {context}.options.annotation)"
        ),
        sceneObjectiveC: .template(
          "[[FBSDKApplicationDelegate sharedInstance] application:{application} openURL:{context}.URL sourceApplication:{context}.options.sourceApplication annotation:{context}.options.annotation]"
        ), returnsBool: true),
      SDKCall(
        .userActivity, swift: ["ApplicationDelegate.application(_:continue:)"],
        objectiveC: ["FBSDKApplicationDelegate application:continueUserActivity:"],
        sceneSwift: .template("ApplicationDelegate.shared.application({application}, continue: {activity})"),
        sceneObjectiveC: .template(
          "[[FBSDKApplicationDelegate sharedInstance] application:{application} continueUserActivity:{activity}]"),
        returnsBool: true),
      SDKCall(
        .launch, swift: ["ApplicationDelegate.application(_:didFinishLaunchingWithOptions:)"],
        objectiveC: ["FBSDKApplicationDelegate application:didFinishLaunchingWithOptions:"]),
    ])

  private static let googleSignIn = SDK(
    "google-sign-in", "Google Sign-In", modules: ["GoogleSignIn"], headers: ["GoogleSignIn/GoogleSignIn.h"],
    basis: .signature, reference: "https://github.com/google/GoogleSignIn-iOS",
    calls: [
      SDKCall(
        .openURL, swift: ["GIDSignIn.handle(_:)"],
        objectiveC: ["GIDSignIn handleURL:", "GIDSignIn handleURL:sourceApplication:annotation:"],
        sceneSwift: .template("GIDSignIn.sharedInstance.handle({context}.url)"),
        sceneObjectiveC: .template("[GIDSignIn.sharedInstance handleURL:{context}.URL]"), returnsBool: true)
    ])

  private static let firebaseAuth = SDK(
    "firebase-auth", "Firebase Auth", modules: ["FirebaseAuth"], headers: ["FirebaseAuth/FirebaseAuth.h"],
    basis: .vendor, reference: "https://github.com/firebase/firebase-ios-sdk",
    note:
      "The SDK finds the scene delegate itself while its proxy is on. The call is only needed where FirebaseAppDelegateProxyEnabled is NO. setAPNSToken and canHandleNotification stay in the app delegate.",
    calls: [
      SDKCall(
        .openURL, swift: ["Auth.canHandle(_:)"], objectiveC: ["FIRAuth canHandleURL:"],
        sceneSwift: .template("Auth.auth().canHandle({context}.url)"),
        sceneObjectiveC: .template("[[FIRAuth auth] canHandleURL:{context}.URL]"), returnsBool: true)
    ])

  private static let msal = SDK(
    "msal", "Microsoft Authentication Library", modules: ["MSAL"], headers: ["MSAL/MSAL.h"], basis: .vendor,
    reference: "https://github.com/AzureAD/microsoft-authentication-library-for-objc",
    note: "Pass the source application of the URL context; without it the broker's answer is refused.",
    calls: [
      SDKCall(
        .openURL, swift: ["MSALPublicClientApplication.handleMSALResponse(_:sourceApplication:)"],
        objectiveC: ["MSALPublicClientApplication handleMSALResponse:sourceApplication:"],
        sceneSwift: .template(
          "MSALPublicClientApplication.handleMSALResponse({context}.url, sourceApplication: {context}.options.sourceApplication)"
        ),
        sceneObjectiveC: .template(
          "[MSALPublicClientApplication handleMSALResponse:{context}.URL sourceApplication:{context}.options.sourceApplication]"
        ), returnsBool: true)
    ])

  private static let adal = SDK(
    "adal", "ADAL", modules: ["ADAL"], headers: ["ADAL/ADAL.h"], basis: .vendor,
    reference: "https://github.com/AzureAD/azure-activedirectory-library-for-objc/releases/tag/2.7.15",
    note: "The library has ended; MSAL takes its place.",
    calls: [
      SDKCall(
        .openURL, swift: ["ADAuthenticationContext.handleADALResponse(_:sourceApplication:)"],
        objectiveC: ["ADAuthenticationContext handleADALResponse:sourceApplication:"],
        sceneSwift: .template(
          "ADAuthenticationContext.handleADALResponse({context}.url, sourceApplication: {context}.options.sourceApplication)"
        ),
        sceneObjectiveC: .template(
          "[ADAuthenticationContext handleADALResponse:{context}.URL sourceApplication:{context}.options.sourceApplication]"
        ), returnsBool: true)
    ])

  private static let auth0 = SDK(
    "auth0", "Auth0", modules: ["Auth0"], basis: .vendor, reference: "https://github.com/auth0/Auth0.swift",
    calls: [
      SDKCall(
        .openURL, swift: ["WebAuthentication.resume(with:)", "Auth0.resumeAuth(_:)", "Auth0.resumeAuth(_:options:)"],
        sceneSwift: .template("WebAuthentication.resume(with: {context}.url)"), sceneObjectiveC: .unknown,
        returnsBool: true)
    ])

  private static let appAuth = SDK(
    "appauth", "AppAuth", modules: ["AppAuth", "AppAuthCore"], headers: ["AppAuth/AppAuth.h", "AppAuth.h"],
    basis: .signature, reference: "https://github.com/openid/AppAuth-iOS",
    note:
      "The flow object is usually a property of the app delegate and must be reachable from the scene delegate.",
    calls: [
      SDKCall(
        .openURL, swift: ["*.resumeExternalUserAgentFlow(with:)"],
        objectiveC: ["* resumeExternalUserAgentFlowWithURL:", "* resumeExternalUserAgentFlowWithURL:error:"],
        returnsBool: true)
    ])

  private static let line = SDK(
    "line", "LINE SDK", modules: ["LineSDK", "LineSDKObjC"], basis: .vendor,
    reference: "https://developers.line.biz/en/docs/line-login-sdks/ios-sdk/swift/integrate-line-login/",
    note: "A universal link takes the same method, with the activity's webpageURL.",
    calls: [
      SDKCall(
        .openURL, swift: ["LoginManager.application(_:open:)"],
        objectiveC: ["LineSDKLoginManager application:open:options:"],
        sceneSwift: .template("LoginManager.shared.application({application}, open: {context}.url)"),
        sceneObjectiveC: .template(
          "[[LineSDKLoginManager sharedManager] application:{application} open:{context}.URL options:@{}]"),
        returnsBool: true)
    ])

  private static let kakao = SDK(
    "kakao", "Kakao login", modules: ["KakaoSDKAuth"], basis: .vendor,
    reference: "https://developers.kakao.com/docs/latest/kakaologin/ios",
    calls: [
      SDKCall(
        .openURL, swift: ["AuthController.handleOpenUrl(url:)", "AuthApi.isKakaoTalkLoginUrl(_:)"],
        sceneObjectiveC: .unknown, returnsBool: true)
    ])

  private static let naver = SDK(
    "naver", "Naver login", modules: ["NaverThirdPartyLogin", "NidThirdPartyLogin"],
    headers: ["NaverThirdPartyLogin/NaverThirdPartyLogin.h"], basis: .vendor,
    reference: "https://github.com/naver/naveridlogin-sdk-ios",
    note: "Its handler also swallows Kakao's URLs, so the order of the two matters.",
    calls: [
      SDKCall(
        .openURL,
        swift: [
          "NaverThirdPartyLoginConnection.receiveAccessToken(_:)",
          "NaverThirdPartyLoginConnection.application(_:open:options:)",
        ],
        objectiveC: [
          "NaverThirdPartyLoginConnection receiveAccessToken:",
          "NaverThirdPartyLoginConnection application:openURL:options:",
        ],
        sceneSwift: .template(
          "NaverThirdPartyLoginConnection.getSharedInstance()?.scene({scene}, openURLContexts: {contexts})"),
        sceneObjectiveC: .template(
          "[[NaverThirdPartyLoginConnection getSharedInstance] scene:{scene} openURLContexts:{contexts}]"))
    ])
}
