enum SimplifiedChinese {
  static let all: [String] = []
}
