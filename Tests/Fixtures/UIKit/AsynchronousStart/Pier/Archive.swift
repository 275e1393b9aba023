enum Archive {
    static func open(then done: () -> Void) {
        done()
    }
}
