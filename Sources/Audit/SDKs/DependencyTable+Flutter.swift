/// Flutter plugins, by their names in pubspec.lock. Sources: their change logs, and issues of the projects named in each row.
extension DependencyTable {
  static let flutter: [DependencyBound] = [
    DependencyBound(
      title: "flutter_background_service_ios", packages: ["flutter_background_service_ios"], firstGood: nil,
      meaning: .knownBad,
      consequence:
        "it registers a background task after the launch has ended, and the system ends the app at every start",
      reference: "https://github.com/ekasetiawans/flutter_background_service/issues/540", isFatal: true),
    DependencyBound(
      title: "app_links", packages: ["app_links"], firstGood: "7.0.0", meaning: .floor,
      consequence: "a link that starts the app does not reach Dart under scenes",
      reference: "https://github.com/llfbandit/app_links"),
    DependencyBound(
      title: "quick_actions_ios", packages: ["quick_actions_ios"], firstGood: "1.2.4", meaning: .floor,
      consequence: "a shortcut that starts the app is lost under scenes",
      reference: "https://github.com/flutter/packages/blob/main/packages/quick_actions/quick_actions_ios/CHANGELOG.md"),
    DependencyBound(
      title: "google_sign_in_ios", packages: ["google_sign_in_ios"], firstGood: "6.3.0", meaning: .floor,
      consequence: "the URL that ends a sign-in does not reach it under scenes",
      reference: "https://github.com/flutter/packages/blob/main/packages/google_sign_in/google_sign_in_ios/CHANGELOG.md"
    ),
    DependencyBound(
      title: "local_auth_darwin", packages: ["local_auth_darwin"], firstGood: "2.0.2", meaning: .floor,
      consequence: "it looks for windows in a way that scenes do not answer",
      reference: "https://github.com/flutter/packages/blob/main/packages/local_auth/local_auth_darwin/CHANGELOG.md"),
    DependencyBound(
      title: "url_launcher_ios", packages: ["url_launcher_ios"], firstGood: "6.4.0", meaning: .floor,
      consequence: "it looks for windows in a way that scenes do not answer",
      reference: "https://github.com/flutter/packages/blob/main/packages/url_launcher/url_launcher_ios/CHANGELOG.md"),
    DependencyBound(
      title: "image_picker_ios", packages: ["image_picker_ios"], firstGood: "0.8.13+4", meaning: .floor,
      consequence: "it looks for windows in a way that scenes do not answer",
      reference: "https://github.com/flutter/packages/blob/main/packages/image_picker/image_picker_ios/CHANGELOG.md"),
    DependencyBound(
      title: "file_selector_ios", packages: ["file_selector_ios"], firstGood: "0.5.3+5", meaning: .floor,
      consequence: "it looks for windows in a way that scenes do not answer",
      reference: "https://github.com/flutter/packages/blob/main/packages/file_selector/file_selector_ios/CHANGELOG.md"),
    DependencyBound(
      title: "video_player_avfoundation", packages: ["video_player_avfoundation"], firstGood: "2.8.10", meaning: .floor,
      consequence: "it looks for windows in a way that scenes do not answer",
      reference:
        "https://github.com/flutter/packages/blob/main/packages/video_player/video_player_avfoundation/CHANGELOG.md"),
    DependencyBound(
      title: "google_maps_flutter_ios", packages: ["google_maps_flutter_ios"], firstGood: "2.17.5", meaning: .floor,
      consequence: "it looks for windows in a way that scenes do not answer",
      reference:
        "https://github.com/flutter/packages/blob/main/packages/google_maps_flutter/google_maps_flutter_ios/CHANGELOG.md"
    ),
    DependencyBound(
      title: "webview_flutter_wkwebview", packages: ["webview_flutter_wkwebview"], firstGood: "3.23.6", meaning: .floor,
      consequence: "it looks for windows in a way that scenes do not answer",
      reference:
        "https://github.com/flutter/packages/blob/main/packages/webview_flutter/webview_flutter_wkwebview/CHANGELOG.md"),
    DependencyBound(
      title: "firebase_messaging", packages: ["firebase_messaging"], firstGood: "16.5.0", meaning: .floor,
      consequence:
        "getInitialMessage is null and onMessage silent where plugins are registered with the scene's engine",
      reference: "https://github.com/firebase/flutterfire/issues/17991"),
    DependencyBound(
      title: "workmanager_apple", packages: ["workmanager_apple"], firstGood: "0.9.5", meaning: .floor,
      consequence:
        "its background tasks have to be registered by an own call before the launch ends, which came with 0.9.5",
      reference: "https://github.com/fluttercommunity/flutter_workmanager"),
    DependencyBound(
      title: "appsflyer_sdk", packages: ["appsflyer_sdk"], firstGood: "6.17.9", meaning: .floor,
      consequence: "links do not reach it under scenes",
      reference: "https://github.com/AppsFlyerSDK/appsflyer-flutter-plugin"),
    DependencyBound(
      title: "jitsi_meet_flutter_sdk", packages: ["jitsi_meet_flutter_sdk"], firstGood: "12.1.1", meaning: .knownBad,
      consequence: "it stops the app while plugins are registered",
      reference: "https://github.com/jitsi/jitsi-meet-flutter-sdk"),
    DependencyBound(
      title: "twilio_voice", packages: ["twilio_voice"], firstGood: "0.5.0", meaning: .knownBad,
      consequence: "it stops the app while plugins are registered",
      reference: "https://github.com/diegogarciar/twilio_voice"),
    DependencyBound(
      title: "receive_sharing_intent", packages: ["receive_sharing_intent"], firstGood: "1.9.0", meaning: .floor,
      consequence: "links that share something are lost under scenes",
      reference: "https://github.com/KasemJaffer/receive_sharing_intent"),
    DependencyBound(
      title: "flutter_contacts", packages: ["flutter_contacts"], firstGood: "2.0.0", meaning: .knownBad,
      consequence: "it stops the app while plugins are registered",
      reference: "https://github.com/QuisApp/flutter_contacts"),
    DependencyBound(
      title: "uni_links", packages: ["uni_links"], firstGood: nil, meaning: .knownBad,
      consequence: "it is not maintained and does not get links under scenes; app_links takes its place",
      reference: "https://github.com/avioli/uni_links"),
  ]
}
