extension SDKTable {
  /// Identity services that come with a back end or a device management product.
  static let signInOfPlatforms: [SDK] = [supabase, vkID, sapFoundation, curity, appConnect]

  private static let supabase = SDK(
    "supabase", "Supabase Auth", modules: ["Supabase", "Auth"], basis: .vendor,
    reference: "https://github.com/supabase/supabase-swift",
    calls: [SDKCall(.openURL, swift: ["auth.handle(_:)"], sceneObjectiveC: .unknown)])

  private static let vkID = SDK(
    "vk-id", "VK ID", modules: ["VKID"], basis: .signature, reference: "https://github.com/VKCOM/vkid-ios-sdk",
    calls: [
      SDKCall(
        .openURL, swift: ["VKID.open(url:)"], sceneSwift: .template("VKID.shared.open(url: {context}.url)"),
        sceneObjectiveC: .unknown, returnsBool: true)
    ])

  private static let sapFoundation = SDK(
    "sap-foundation", "SAP BTP SDK", modules: ["SAPFoundation"], basis: .vendor,
    reference:
      "https://help.sap.com/doc/978e4f6c968c4cc5a30f9d324aa4b1d7/25.08/en-US/Documents/Frameworks/SAPFoundation/Protocols/SceneDelegateObserving.html",
    note: "SceneDelegateDispatcher is the counterpart of ApplicationDelegateDispatcher.",
    calls: [
      SDKCall(
        .openURL, swift: ["ApplicationDelegateDispatcher.application(_:open:options:)"],
        sceneSwift: .template("SceneDelegateDispatcher.scene({scene}, openURLContexts: {contexts})"),
        sceneObjectiveC: .unknown),
      SDKCall(
        .userActivity, swift: ["ApplicationDelegateDispatcher.application(_:continue:restorationHandler:)"],
        sceneSwift: .template("SceneDelegateDispatcher.scene({scene}, continue: {activity})"),
        sceneObjectiveC: .unknown),
    ])

  private static let curity = SDK(
    "curity-haapi", "Curity HAAPI UI", modules: ["IdsvrHaapiUIKit"], basis: .vendor,
    reference: "https://curity.io/docs/haapi-ios-ui-kit/latest/protocols/HaapiFlowDeepLinkable.html",
    note: "canHandleUrl must be asked first; handleUrl ends the app for a URL that is not its own.",
    calls: [
      SDKCall(
        .openURL, swift: ["*.canHandleUrl(_:)", "*.handleUrl(_:)"], sceneObjectiveC: .unknown, returnsBool: true)
    ])

  private static let appConnect = SDK(
    "ivanti-appconnect", "Ivanti AppConnect", modules: ["AppConnect"], headers: ["AppConnect/AppConnect.h"],
    basis: .vendor,
    reference: "https://help.ivanti.com/mi/help/en_us/APCT/4.x/devi/AppConnectiOSSDK/UISceneSupport.htm",
    note:
      "Under scenes -sceneWillConnectToSessionWithOptions: has to be called from scene:willConnectToSession:options:.")
}
