import CommandLanguage

/// Mysteries: a world with one fault in it, which is to be found.
extension CommandTable {
    static let mysteryCommands = [mysteryCommand, accuseCommand]

    private static let mysteryCommand = Command(
        "mystery", .teaching, "Makes a world with one fault in it, and tells what its users see.",
        [
            .optional(
                "SEED", .words,
                offering: { _ in
                    (MysteryLevel.allCases.map(\.rawValue) + MysteryRequest.tasks).map {
                        CompletionItem($0)
                    }
                })
        ], effect: .control,
        classify: { MysteryRequest.effect(of: $0.words(0)) },
        synopsis: "mystery [SEED] [easy|medium|hard]",
        code: .nothing("it says which mystery the steps behind it are"),
        details: [
            Command.Detail(
                "SEED", "a whole number: the same mystery each time; without it, a new one"),
            Command.Detail("easy|medium|hard", "how much stands around it, and what looking costs"),
            Command.Detail("report", "tells the case again, and what is left of the points"),
            Command.Detail("source", "shows the code, with the numbers of its lines"),
            Command.Detail("answer", "gives up, and tells the answer"),
        ],
        examples: ["mystery 17 easy; mystery source", "mystery 4 hard; mystery answer"],
        run: runMystery)

    private static let accuseCommand = Command(
        "accuse", .teaching, "Says what the fault of a mystery is: a call, a line or a rule.",
        [Parameter("CALL|LINE|RULE", .words)], effect: .look,
        details: [
            Command.Detail("CALL", "a method or property by its name: accuse didMove"),
            Command.Detail(
                "LINE",
                "a number of 'mystery source': accuse 14; where a call is missing, the line "
                    + "that it should follow"),
            Command.Detail("RULE", "a rule that was broken: accuse C10"),
        ],
        examples: ["mystery 17 easy; accuse 1"], run: accuse)
}

/// What stands behind `mystery`.
struct MysteryRequest {
    /// The words that begin no mystery.
    static let tasks = ["report", "source", "answer"]
    /// Behind seed and level: the steps that follow are that mystery's, and it takes none.
    static let begun = "begun"

    /// Nil where none is given.
    private(set) var seed: Int?
    private(set) var level: MysteryLevel?
    private(set) var isBegun = false

    init(_ words: [Word]) throws(Diagnostic) {
        for word in words {
            if seed == nil, let number = Int(word.text), number >= 0 {
                seed = number
            } else if level == nil, let level = MysteryLevel(rawValue: word.text.lowercased()) {
                self.level = level
            } else if word.text == Self.begun, word.span == words.last?.span {
                isBegun = true
            } else {
                let known = MysteryLevel.allCases.map(\.rawValue) + Self.tasks
                throw Diagnostic(
                    .wrongValue, at: word.span,
                    "'\(word.text)' is no seed, and not easy, medium or hard",
                    suggestion: NearestName.nearest(to: word.text, among: known),
                    hint:
                        "'mystery answer' gives up and tells the answer; 'reset' leaves the mystery"
                )
            }
        }
    }

    /// A mystery takes the place of the world; what is asked of one does not.
    static func effect(of words: [Word]) -> Command.Effect {
        if words.last?.text == begun { return .step }
        return words.count == 1 && tasks.contains(words[0].text) ? .control : .session
    }

    /// The mystery that is meant; a seed is chosen where none was given.
    var id: MysteryID {
        MysteryID(seed: seed ?? Int.random(in: 1...9999), level: level ?? .easy)
    }
}

@MainActor
private func runMystery(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let words = arguments.words(0)
    let span = arguments.verb.word.span
    if words.count == 1, MysteryRequest.tasks.contains(words[0].text) {
        return try runTask(words[0].text, session, at: span)
    }
    let request = try MysteryRequest(words)
    if request.isBegun {
        session.world.mystery = request.id
        return
    }
    if session.isInLesson {
        let isQuestion = session.teaching.lesson?.lesson.question != nil
        throw Diagnostic(
            .illegal, at: span, isQuestion ? "a question is under way" : "a lesson is under way",
            hint: "'leave' leaves it for a while")
    }
    MysteryPlay(session: session).begin(request.id)
}

@MainActor
private func runTask(
    _ task: String, _ session: Session, at span: SourceSpan
) throws(Diagnostic) {
    try MysteryPlay(session: session).checkMystery(at: span)
    switch task {
    case "source": MysteryPlay(session: session).showSource()
    case "answer": MysteryPlay(session: session).giveUp()
    default: MysteryPlay(session: session).tell()
    }
}

@MainActor
private func accuse(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let span = arguments.span(0)
    let investigation = try MysteryPlay(session: session).checkMystery(at: arguments.verb.word.span)
    let text = arguments.verb.source.dropFirst(arguments.verb.word.text.count).trimmedBlanks
    MysteryPlay(session: session).judge(try Accusation(text, in: investigation.mystery, at: span))
}

extension MysteryPlay {
    /// The mystery that is open; throws where there is none.
    @discardableResult
    fileprivate func checkMystery(at span: SourceSpan) throws(Diagnostic) -> Investigation {
        if let investigation { return investigation }
        throw Diagnostic(
            .illegal, at: span, "no mystery is open", hint: "'mystery' makes one")
    }
}
