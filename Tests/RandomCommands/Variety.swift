/// What sequences have besides what all have.
struct Variety {
    private static let names = ["hooks", "presentations", "failures"]

    /// Commands that hang others on callbacks.
    var hasHooks = false
    /// Half of all commands present, dismiss, and change what is presented.
    var isOfPresentations = false

    /// Half of all commands fail, many of them halfway.
    var isOfFailures = false

    /// What the words ask for.
    init(_ words: [String] = []) {
        hasHooks = words.contains("hooks")
        isOfPresentations = words.contains("presentations")
        isOfFailures = words.contains("failures")
    }

    /// The words that ask for it.
    var words: [String] {
        zip(Self.names, [hasHooks, isOfPresentations, isOfFailures]).filter(\.1).map(\.0)
    }

    /// Whether the word asks for something.
    static func has(_ word: String) -> Bool { names.contains(word) }
}
