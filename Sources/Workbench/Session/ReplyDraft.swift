import CommandLanguage

/// What a looking command said within a step.
struct Aside {
    /// Where the step's events that came after it begin.
    let eventsBefore: Int
    let contents: [ReplyContent]
    let span: SourceSpan
    let status: ExitStatus
}

/// The reply of the running command in the making.
///
/// Its lists are taken out, grow, and are put back: were they to grow in their places, each look at
/// them, with every command, would be checked for overlap.
@MainActor
final class ReplyDraft {
    /// What the running command has said so far.
    private(set) var contents: [ReplyContent] = []
    /// What was said within the running step, in order.
    private(set) var asides: [Aside] = []
    /// About how many bytes it takes to keep them.
    private(set) var sizeOfAsides = 0
    /// How the running command ends.
    var status = ExitStatus.fine

    /// Begins the reply of the next command.
    func begin() {
        if !contents.isEmpty { contents = [] }
        status = .fine
    }

    /// Adds to the reply of the running command.
    func say(_ content: ReplyContent) {
        var said = contents
        contents = []
        said.append(content)
        contents = said
    }

    /// The running command is an expectation that does not hold.
    func fail(_ failure: ExpectationFailure) {
        status = .expectationFailed
        say(.failure(failure))
    }

    /// What was said, and more; the draft is empty afterwards.
    func takeContents(adding more: [ReplyContent] = []) -> [ReplyContent] {
        if contents.isEmpty { return more }
        defer { contents = [] }
        return contents + more
    }

    /// Forgets what was said.
    func clear() { contents = [] }

    // MARK: Within a step

    /// What `body` says, which is not added to the reply.
    func overhear<Failure>(
        _ body: () throws(Failure) -> Void
    ) throws(Failure) -> [ReplyContent] {
        let outer = contents
        contents = []
        try body()
        let said = contents
        contents = outer
        return said
    }

    /// Runs `body`, and keeps nothing of what it says or how it ends.
    func ignoring<Result>(_ body: () -> Result) -> Result {
        let outer = (contents, status)
        defer { (contents, status) = outer }
        return body()
    }

    /// Keeps what was said for its place among the step's events, of which so many came before.
    func keepAside(_ said: [ReplyContent], eventsBefore: Int, at span: SourceSpan) {
        let size = sizeOfAsides + said.reduce(Aside.size) { $0 + $1.size }
        var kept = takeAsides()
        kept.append(
            Aside(eventsBefore: eventsBefore, contents: said, span: span, status: status))
        asides = kept
        sizeOfAsides = size
    }

    /// What was said within the step; the draft has none of it afterwards.
    func takeAsides() -> [Aside] {
        if asides.isEmpty { return [] }
        let taken = asides
        asides = []
        sizeOfAsides = 0
        return taken
    }
}

extension Aside {
    /// About what it takes to keep one, apart from what was said.
    static let size = 128
}

extension ReplyContent {
    /// About how many bytes it takes to keep it: of what is printed often, the text.
    fileprivate var size: Int {
        switch self {
        case .lines(let lines), .printed(let lines), .echoed(let lines):
            lines.reduce(0) { $0 + 32 + $1.utf8.count }
        case .notes(let notes): notes.reduce(0) { $0 + 128 + $1.text.utf8.count }
        case .unfinished(let text), .followed(let text): 32 + text.utf8.count
        case .log, .answer, .clearedScreen, .failure, .diagnostic, .exception:
            4096
        }
    }
}
