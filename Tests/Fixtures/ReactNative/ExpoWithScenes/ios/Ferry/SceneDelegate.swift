import Expo

@objc(SceneDelegate)
class SceneDelegate: ExpoAppSceneDelegate {
}
