import Audit

extension ShopApp {
  private static let launchMethod = """
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        store.open()
        Theme.apply(to: UINavigationBar.appearance())
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = OrdersViewController(store)
        window?.makeKeyAndVisible()
        return true
    }
    """

  /// A launch method with statements that a person may decide about.
  public static let launch: Finding = {
    let text = SourceText(path: appDelegatePath, launchMethod)
    let range = 0..<text.bytes.count
    func statement(
      _ number: Int, _ fate: LaunchSplit.Fate, isFree: Bool = false, _ reason: String
    ) -> LaunchStatement {
      LaunchStatement(
        number: number, line: number + 1, endLine: number + 1, fate: fate, isFree: isFree, reason: reason)
    }
    return Finding(
      rule: "window.created-in-app-delegate", kind: .blocker, title: "AppDelegate makes the window at launch",
      message: "Under scenes this window has no scene and never shows: the screen stays black.", targets: ["App"],
      location: SourceLocation(text, range), symbol: "application(_:didFinishLaunchingWithOptions:)",
      excerpt: Excerpt(text, range),
      choices: [
        Choice(
          id: "move", label: "Move it to scene(_:willConnectTo:options:)",
          consequence: "3 statements go to the scene delegate; the rest stays where it is.", isRecommended: true,
          reason: "the statements need nothing that stays behind"),
        Choice(
          id: "bind", label: "Leave it here, and give the window to the scene that connects",
          consequence: "Launch goes on to make the window; the scene delegate takes it and shows it."),
      ], subject: Subject(targets: ["App"], type: "AppDelegate"), distinction: "launch",
      statements: [
        statement(1, .stays, isFree: true, "nothing in it touches the window"),
        statement(2, .stays, isFree: true, "nothing in it touches the window"),
        statement(3, .moves, "it makes the window"),
        statement(4, .moves, "it uses the window"),
        statement(5, .moves, "it uses the window"),
        statement(6, .stays, "it ends the launch method"),
      ])
  }()
}
