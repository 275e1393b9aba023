extension SDKTable {
  /// Payment services.
  static let payments: [SDK] = [alipay, braintree, stripe, adyen, square]

  private static let alipay = SDK(
    "alipay", "Alipay", modules: ["AlipaySDK"], headers: ["AlipaySDK/AlipaySDK.h", "AFServiceSDK/AFServiceSDK.h"],
    basis: .signature, reference: "https://github.com/OpenFlutter/tobias",
    note: "Calls are usually guarded by a test of the URL's host; the test moves along.",
    calls: [
      SDKCall(
        .openURL,
        swift: [
          "AlipaySDK.processOrder(withPaymentResult:standbyCallback:)",
          "AlipaySDK.processAuth_V2Result(_:standbyCallback:)",
        ],
        objectiveC: [
          "AlipaySDK processOrderWithPaymentResult:standbyCallback:",
          "AlipaySDK processAuth_V2Result:standbyCallback:", "AlipaySDK processAuthResult:standbyCallback:",
        ]),
      SDKCall(
        .userActivity,
        swift: [
          "AlipaySDK.handleOpenUniversalLink(_:standbyCallback:)",
          "AFServiceCenter.handleOpenUniversalLink(_:withCompletion:)",
        ],
        objectiveC: [
          "AlipaySDK handleOpenUniversalLink:standbyCallback:",
          "AFServiceCenter handleOpenUniversalLink:withCompletion:",
        ], returnsBool: true),
    ])

  private static let braintree = SDK(
    "braintree", "Braintree", modules: ["BraintreeCore", "Braintree"],
    headers: ["BraintreeCore/BraintreeCore.h", "BraintreeCore.h"], basis: .vendor,
    reference: "https://github.com/braintree/braintree_ios",
    note: "Version 7 has no Objective-C interface any more.",
    calls: [
      SDKCall(
        .openURL,
        swift: [
          "BTAppContextSwitcher.handleOpen(_:)", "BTAppContextSwitcher.handleOpenURL(_:)", "BTAppSwitch.handleOpen(_:)",
          "BTAppSwitch.handleOpen(_:sourceApplication:)", "BTAppSwitch.handleOpen(_:options:)",
        ],
        objectiveC: [
          "BTAppContextSwitcher handleOpenURL:", "BTAppSwitch handleOpenURL:options:",
          "BTAppSwitch handleOpenURL:sourceApplication:",
        ],
        sceneSwift: .template("BTAppContextSwitcher.sharedInstance.handleOpenURL(context: {context})"),
        sceneObjectiveC: .template("[BTAppContextSwitcher.sharedInstance handleOpenURLContext:{context}]"),
        returnsBool: true)
    ])

  private static let stripe = SDK(
    "stripe", "Stripe", modules: ["StripeCore", "StripePaymentSheet", "Stripe", "StripePayments"],
    headers: ["Stripe/Stripe.h"], basis: .partly,
    reference: "https://stripe.dev/stripe-react-native/api-reference/functions/handleURLCallback.html",
    calls: [
      SDKCall(
        .openURL, swift: ["StripeAPI.handleURLCallback(with:)", "Stripe.handleURLCallback(with:)"],
        objectiveC: ["StripeAPI handleStripeURLCallbackWithURL:", "Stripe handleStripeURLCallbackWithURL:"],
        sceneSwift: .template("StripeAPI.handleURLCallback(with: {context}.url)"),
        sceneObjectiveC: .template("[StripeAPI handleStripeURLCallbackWithURL:{context}.URL]"), returnsBool: true)
    ])

  private static let adyen = SDK(
    "adyen", "Adyen", modules: ["AdyenActions", "Adyen"], basis: .vendor,
    reference: "https://github.com/Adyen/adyen-ios",
    calls: [
      SDKCall(
        .openURL, swift: ["RedirectComponent.applicationDidOpen(from:)"],
        sceneSwift: .template("RedirectComponent.applicationDidOpen(from: {context}.url)"),
        sceneObjectiveC: .unknown, returnsBool: true)
    ])

  private static let square = SDK(
    "square-pos", "Square Point of Sale", modules: ["SquarePointOfSaleSDK"],
    headers: ["SquarePointOfSaleSDK/SquarePointOfSaleSDK.h"], basis: .signature,
    reference: "https://github.com/square/SquarePointOfSaleSDK-iOS",
    calls: [
      SDKCall(
        .openURL, swift: ["SCCAPIResponse.isSquareResponse(_:)"],
        objectiveC: ["SCCAPIResponse isSquareResponse:", "SCCAPIResponse responseWithResponseURL:error:"],
        returnsBool: true)
    ])
}
