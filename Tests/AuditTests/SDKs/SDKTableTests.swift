import Testing

@testable import Audit

@Suite struct SDKTableTests {
  @Test func everyPatternOfTheTableHasAReadableForm() {
    for sdk in SDKTable.all {
      for call in sdk.calls {
        #expect(call.unreadablePatterns == [], "\(sdk.id)")
        #expect(!(call.swift + call.objectiveC).isEmpty, "\(sdk.id)")
      }
    }
  }

  @Test func idsAndTitlesAreUniqueAndEveryRowHasAPublicReference() {
    #expect(Set(SDKTable.all.map(\.id)).count == SDKTable.all.count)
    #expect(Set(SDKTable.all.map(\.title)).count == SDKTable.all.count)
    for sdk in SDKTable.all {
      #expect(sdk.reference.hasPrefix("https://"), "\(sdk.id)")
      #expect(!sdk.modules.isEmpty, "\(sdk.id)")
    }
  }

  @Test func theTableHoldsAllKnownSDKs() {
    #expect(SDKTable.all.count == 46)
  }

  @Test func sceneFormsUseOnlyKnownPlaceholders() {
    let known: Set = ["context", "contexts", "activity", "scene", "application", "options"]
    for sdk in SDKTable.all {
      for call in sdk.calls {
        for case .template(let text) in [call.sceneSwift, call.sceneObjectiveC] {
          let names = text.split(separator: "{").dropFirst().map { String($0.prefix { $0 != "}" }) }
          for name in names where name != "" {
            #expect(known.contains(name), "\(sdk.id): \(name)")
          }
        }
      }
    }
  }

  @Test(
    arguments: [
      ("google-sign-in", ["GIDSignIn", "sharedInstance", "handle"], [nil]),
      ("facebook", ["ApplicationDelegate", "shared", "application"], [nil, "open", "options"]),
      (
        "facebook", ["ApplicationDelegate", "shared", "application"], [nil, "open", "sourceApplication", "annotation"]
      ),
      ("firebase-auth", ["Auth", "auth", "canHandle"], [nil]),
      ("msal", ["MSALPublicClientApplication", "handleMSALResponse"], [nil, "sourceApplication"]),
      ("wechat", ["WXApi", "handleOpen"], [nil, "delegate"]),
      ("branch", ["Branch", "getInstance", "continue"], [nil]),
      ("appsflyer", ["AppsFlyerLib", "shared", "handleOpen"], [nil, "options"]),
      ("dropbox", ["DropboxClientsManager", "handleRedirectURL"], [nil, "includeBackgroundClient", "completion"]),
      ("braintree", ["BTAppContextSwitcher", "sharedInstance", "handleOpen"], [nil]),
    ] as [(String, [String], [String?])])
  func swiftCallsThatNameAClassAreRecognised(id: String, path: [String], labels: [String?]) throws {
    let match = SDKTable.match(
      SampleCall.make(path, labels), in: SampleCall.file(.swift), of: SourceIndex(files: []))
    #expect(match?.sdk.id == id)
  }

  @Test(arguments: [
    ("google-sign-in", ["GIDSignIn", "sharedInstance", "handleURL:"]),
    ("facebook", ["FBSDKApplicationDelegate", "sharedInstance", "application:continueUserActivity:"]),
    ("weibo", ["WeiboSDK", "handleOpenURL:delegate:"]),
    ("alipay", ["AlipaySDK", "defaultService", "processOrderWithPaymentResult:standbyCallback:"]),
    ("appsflyer", ["AppsFlyerLib", "shared", "handleOpenURL:sourceApplication:withAnnotation:"]),
    ("clevertap", ["CleverTap", "handleOpenURL:"]),
  ])
  func objectivecCallsThatNameAClassAreRecognised(id: String, path: [String]) {
    let match = SDKTable.match(
      SampleCall.make(path, [nil]), in: SampleCall.file(.objectiveC), of: SourceIndex(files: []))
    #expect(match?.sdk.id == id)
  }

  @Test func aCallThroughAnObjectOfAnyNameNeedsTheImport() {
    let call = SampleCall.make(["flow", "resumeExternalUserAgentFlow"], ["with"])
    let plain = SampleCall.file(.swift)
    let importing = SampleCall.file(.swift, imports: ["AppAuth"])
    #expect(SDKTable.match(call, in: plain, of: SourceIndex(files: [])) == nil)
    #expect(SDKTable.match(call, in: importing, of: SourceIndex(files: []))?.sdk.id == "appauth")
    #expect(SDKTable.match(call, in: plain, of: SourceIndex(files: [importing]))?.sdk.id == "appauth")
  }

  @Test(
    arguments: [
      (["Router", "shared", "handle"], [nil]),
      (["ApplicationDelegateProxy", "shared", "application"], [nil, "open", "options"]),
      (["GIDSignIn", "sharedInstance", "signOut"], []), (["application"], [nil, "open", "options"]),
    ] as [([String], [String?])])
  func callsOfSomethingElseAreNotTakenForAnSDK(path: [String], labels: [String?]) {
    #expect(
      SDKTable.match(SampleCall.make(path, labels), in: SampleCall.file(.swift), of: SourceIndex(files: [])) == nil)
  }

  @Test func aHeaderIsRecognisedByItsPathItsNameAndItsModule() {
    let sdk = SDKTable.sdk("facebook")
    for name in ["FBSDKCoreKit/FBSDKCoreKit.h", "FBSDKCoreKit.h", "FBSDKCoreKit"] {
      #expect(sdk?.isImported(by: SampleCall.file(.objectiveC, imports: [name])) == true, "\(name)")
    }
    #expect(sdk?.isImported(by: SampleCall.file(.objectiveC, imports: ["AppDelegate.h"])) == false)
  }
}

enum SampleCall {
  static func make(_ path: [String], _ labels: [String?]) -> Call {
    Call(
      path: path,
      arguments: labels.map { Call.Argument(label: $0, text: "url", range: 0..<0, names: ["url"]) },
      hasTrailingClosure: false, range: 0..<0)
  }

  static func file(_ language: SourceFile.Language, imports: [String] = []) -> SourceFile {
    var file = SourceFile(text: SourceText(path: "App/\(imports.joined()).swift", ""), language: language)
    file.imports = imports.map { ImportDeclaration(name: $0, range: 0..<0) }
    return file
  }
}
