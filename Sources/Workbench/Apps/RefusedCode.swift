import CommandLanguage

/// The code that was refused last: the lines of one paste or file, as far as none of them was taken since.
struct RefusedCode {
    private(set) var lines: [StatementLine] = []
    /// Whether what is refused next belongs to other code.
    private var isOver = false
    /// Whether nobody has said yet what the code lacks.
    var owesOffer = false

    /// All of it as one program; nil where nothing was refused.
    var program: StatementLine? {
        guard let last = lines.last else { return nil }
        let same = lines.filter { $0.language == last.language }
        return same[0].joined(with: same.dropFirst())
    }

    /// Notes that something else was typed.
    mutating func end() { isOver = true }

    /// Keeps a line that was refused.
    mutating func add(_ line: StatementLine) {
        if isOver { lines = [] }
        isOver = false
        forget(line)
        guard lines.count < 200 else { return }
        lines.append(line)
        owesOffer = owesOffer || line.statements.contains(where: \.definesType)
    }

    /// Forgets lines that declare what this one does.
    mutating func forget(_ line: StatementLine) {
        let names = Set(line.declaredNames as [String])
        lines.removeAll { !names.isDisjoint(with: $0.declaredNames as [String]) }
    }
}

extension Session {
    /// Keeps code that was refused, and says behind the last of it whether declarations would help.
    func noteOutcome(_ status: ExitStatus, of line: StatementLine) {
        guard !isReplaying, !isInsideBlock else { return }
        if status == .commandFailed { refusedCode.add(line) } else { refusedCode.forget(line) }
        guard refusedCode.owesOffer, line.followers.isEmpty else { return }
        refusedCode.owesOffer = false
        guard !isInLesson, blocksOfSteps == 0, let offer = StubTaking(session: self).offer() else {
            return
        }
        host.onReply(Reply(contents: [.notes([offer])], span: line.span))
    }
}
