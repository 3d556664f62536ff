import CommandLanguage

/// Finds the fences of a lesson whose first words are misspelt: everything else that is wrong with a
/// lesson follows from such a word.
struct FenceCheck {
    private static let kinds = ["vcr", "predict", "ask", "answer", "hint", "explain"]
    private static let blocks = [
        "setup", "goal", "solution", "fresh", "quiet", "shown", "fails", "ask",
    ]
    /// What else authors call a kind of block.
    private static let meant = [
        "tip": "hint", "clue": "hint", "question": "ask", "quiz": "ask", "choice": "ask",
        "task": "goal", "check": "goal", "start": "setup", "prepare": "setup", "code": "solution",
        "rule": "explain", "guess": "predict", "prediction": "predict",
    ]
    /// Words behind fences that other programs know, and that a lesson may show.
    private static let languages: Set<String> = [
        "swift", "objc", "objective-c", "text", "txt", "sh", "bash", "console", "json", "xml",
        "html",
        "c", "m", "md", "diff", "plain", "yaml",
    ]

    /// What is wrong with the fences of the file, one line each.
    static func defects(_ bytes: [UInt8], file: String) -> [LessonDefect] {
        MarkdownDocument(bytes).fences.compactMap { fence in
            let unclosed: Message = "the block is never closed: a line of its fence alone ends it"
            let wrong = reason(fence.words.map(String.init)) ?? (fence.isClosed ? nil : unclosed)
            return wrong.map { LessonDefect(file: file, line: fence.line, reason: $0) }
        }
    }

    private static func reason(_ words: [String]) -> Message? {
        guard let first = words.first, !languages.contains(first.lowercased()) else { return nil }
        if first == "vcr", words.count > 1 {
            guard !blocks.contains(words[1]) else { return nil }
            return "'vcr \(words[1])' is no kind of block"
                + suggestion(for: words[1], among: blocks, isBlock: true)
        }
        guard !kinds.contains(first) else { return nil }
        let near = suggestion(for: first, among: kinds + blocks)
        return near == "" ? nil : "'\(first)' is no kind of block" + near
    }

    /// `; did you mean 'hint'?`; a word that belongs behind `vcr` is offered with it.
    private static func suggestion(
        for word: String, among choices: [String], isBlock: Bool = false
    ) -> Message {
        let wanted =
            choices.contains(word)
            ? word : meant[word] ?? NearestName.nearest(to: word, among: choices)
        guard let wanted else { return "" }
        return isBlock || !kinds.contains(wanted)
            ? "; did you mean 'vcr \(wanted)'?" : "; did you mean '\(wanted)'?"
    }
}
