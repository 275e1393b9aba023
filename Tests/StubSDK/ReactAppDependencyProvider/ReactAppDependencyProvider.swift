import React

open class RCTAppDependencyProvider: NSObject, RCTDependencyProvider {
  override public init() {}
}
