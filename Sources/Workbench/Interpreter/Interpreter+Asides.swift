import CommandLanguage

/// What a looking command said within a step.
struct Aside {
    /// Where the step's events that came after it begin.
    let eventsBefore: Int
    let contents: [ReplyContent]
    let span: SourceSpan
    let status: ExitStatus
}

extension Interpreter {
    /// Replies what was said within the step and is not told yet, each behind the events before it;
    /// returns where the events that came after all of it begin.
    func tellAsides(from shown: ShownPart) -> Int {
        var begin = shown.events
        if asides.isEmpty { return begin }
        for aside in takeAsides().dropFirst(shown.asides) {
            onReply(
                Reply(
                    events: begin..<max(begin, aside.eventsBefore), contents: aside.contents,
                    span: aside.span,
                    status: aside.status))
            begin = max(begin, aside.eventsBefore)
        }
        return begin
    }

    /// Replies what was said within a step whose events are dropped.
    func tellAsidesAlone() {
        for aside in takeAsides() {
            onReply(Reply(contents: aside.contents, span: aside.span, status: aside.status))
        }
    }

    /// Keeps what code printed for its place among the step's events; a repeated step prints nothing.
    func tellPrinted(_ text: String, at span: SourceSpan) {
        if isReplaying { return }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        tellLater([.printed(lines.map(String.init))], at: span)
    }

    /// Keeps what was said for its place among the step's events.
    func tellLater(_ contents: [ReplyContent], at span: SourceSpan) {
        var kept = takeAsides()
        kept.append(
            Aside(
                eventsBefore: world.simulator.nextSequence, contents: contents, span: span,
                status: status))
        asides = kept
    }

    /// They are never changed in their place, as `say` explains.
    private func takeAsides() -> [Aside] {
        let taken = asides
        asides = []
        return taken
    }
}
