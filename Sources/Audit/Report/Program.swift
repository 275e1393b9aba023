/// What the program says about itself.
public enum Program {
  public static let name = "sceneshift"
  public static let version = "0.1.0"
}
