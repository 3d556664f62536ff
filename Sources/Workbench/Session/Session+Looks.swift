import CommandLanguage
import HierarchyRecords

/// What a looking command answered, and behind which step: pages show it there.
struct KeptLook {
    /// What it was answered.
    enum Answer {
        case contents([ReplyContent])
        /// Laid out already.
        case lines([String])
    }

    /// The step on which the session stood.
    let step: Int
    /// How many steps that exceptions undid were kept by then.
    let undone: Int
    let source: String
    let answer: Answer
}

/// What was asked behind one step, in the order in which it was answered.
struct LooksInTurn {
    private var rest: ArraySlice<KeptLook>

    init(_ looks: [KeptLook]) { rest = looks[...] }

    /// Takes those that were asked before there were more than so many steps that exceptions undid.
    mutating func take(upTo undone: Int) -> ArraySlice<KeptLook> {
        let taken = rest.prefix { $0.undone <= undone }
        rest.removeFirst(taken.count)
        return taken
    }
}

extension Session {
    /// So many are kept, the newest: fewer in a large world, since each may hold its whole tree.
    private var mostLooks: Int { max(1, min(400, 200_000 / world.names.order.count)) }

    /// Keeps what a command answers that looks at the world, for pages, and tells those who follow.
    func keepLook(_ command: Command, _ source: String) {
        let isOfWorld = command.group == .looking || command.group == .callbacks
        guard isOfWorld, !draft.contents.isEmpty else { return }
        guard files.copies.shared != nil else {
            return keep(.contents(draft.contents), of: source)
        }
        let look = SessionLook(source: source, lines: host.layOut(draft.contents, self))
        keepLook(look)
        remember(look: look)
    }

    /// Keeps an answer that is laid out already.
    func keepLook(_ look: SessionLook) { keep(.lines(look.lines), of: look.source) }

    private func keep(_ answer: KeptLook.Answer, of source: String) {
        looks.removeFirst(max(0, looks.count - mostLooks + 1))
        looks.append(
            KeptLook(
                step: journal.current, undone: journal.raised.count, source: source,
                answer: answer))
    }

    /// The answers behind that step.
    func looks(behind step: Int) -> LooksInTurn { LooksInTurn(looks.filter { $0.step == step }) }

    /// An answer as pages show it.
    func record(_ look: KeptLook) -> SessionLook {
        let lines =
            switch look.answer {
            case .contents(let contents): host.layOut(contents, self)
            case .lines(let lines): lines
            }
        return SessionLook(source: look.source, lines: lines)
    }
}

extension Journal {
    /// The steps that exceptions undid, whose events are in the log.
    var raised: [UndoneStep] { undone.filter { !$0.wasRefused } }
}
