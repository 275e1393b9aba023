import CarPlay

final class DriveSceneDelegate: UIResponder, CPTemplateApplicationSceneDelegate {
}
