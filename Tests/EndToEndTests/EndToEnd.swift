import Testing

/// Tests that drive a real program in a real terminal, one after another: they wait for a screen, and a busy machine
/// would make them wait for each other.
@Suite(.serialized) enum EndToEnd {}
