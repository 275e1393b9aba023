enum TraditionalChinese {
  static let all: [String] = []
}
