/// What sequences have besides what all have.
struct Variety {
    private static let names = ["hooks", "presentations", "failures", "everything"]

    /// Commands that hang others on callbacks.
    var hasHooks = false
    /// Half of all commands present, dismiss, and change what is presented.
    var isOfPresentations = false

    /// Half of all commands fail, many of them halfway.
    var isOfFailures = false

    /// Half of all commands are code, fingers, storyboards, branches and the like; fewer controllers
    /// stand around.
    var isOfEverything = false

    /// What the words ask for.
    init(_ words: [String] = []) {
        hasHooks = words.contains("hooks")
        isOfPresentations = words.contains("presentations")
        isOfFailures = words.contains("failures")
        isOfEverything = words.contains("everything")
    }

    /// The words that ask for it.
    var words: [String] {
        zip(Self.names, [hasHooks, isOfPresentations, isOfFailures, isOfEverything]).filter(\.1)
            .map(\.0)
    }

    /// Whether the word asks for something.
    static func has(_ word: String) -> Bool { names.contains(word) }
}
