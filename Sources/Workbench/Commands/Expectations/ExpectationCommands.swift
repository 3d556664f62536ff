import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// `expect` in all its forms.
extension CommandTable {
    static let expectationCommands = [expectCommand]

    private static let expectCommand = Command(
        "expect", .expectations, "Checks the log, the tree, a property or an object's life.",
        [Parameter("WHAT", .rest, offering: { $0.subjectsOfExpectation })], effect: .look,
        classify: { $0.verb.runsExpectedBlock ? .control : .look }, isExpectation: true,
        synopsis: "expect log|no|warning|exception|tree|alive|dead|solved|PATH …",
        details: [
            Command.Detail(
                "log [CATEGORIES] [of NAMES] { LINES }",
                "the events since the mark are exactly LINES"),
            Command.Detail(
                "log contains [CATEGORIES] [of NAMES] { LINES }",
                "LINES occur in that order, with others between"),
            Command.Detail("no CATEGORY", "no such event since the mark"),
            Command.Detail(
                "warning \"TEXT\", exception NAME|\"TEXT\"", "one whose line has that in it"),
            Command.Detail(
                "no|warning|exception … { … }",
                "the same of what the block's commands log: they run as steps, up to an exception"),
            Command.Detail("tree { LINES }", "the window's controllers: 'name [state]'"),
            Command.Detail("alive NAME, dead NAME", "the object exists, or was deallocated"),
            Command.Detail("solved", "the fault of the mystery was found"),
            Command.Detail("PATH VALUE", "a property has the value"),
            Command.Detail(
                "PATH !=|<|<=|>|>= VALUE", "a property has another value, or a number is so"),
            Command.Detail("PATH, !PATH", "a property is true, or false"),
        ],
        examples: [
            """
            new home; root home
            expect tree { home [appeared] }
            expect log appearance {
                home.viewWillAppear(false)
                home.viewIsAppearing(false)
                home.viewDidAppear(false)
            }
            expect no warning
            """,
            "new home; new a; root home; add a; expect log contains { a.viewWillAppear(false) }",
            "new home; new a; root home; mark; home.addChild(a); expect log containment of a { a.willMove(toParent: home) }",
            "new home; new a; root home; add a; expect a.parent home; expect a.view.frame 0 0 393 852",
            "new home; new a; root home; add a; expect a.parent != nil; expect a.isViewLoaded; expect home.children.count >= 1",
            "new a; expect !a.isViewLoaded; expect alive a; forget a; expect dead a",
            "new a; new b; new c; root a; present b; present c from a; expect warning \"Attempt to present\"",
            "new home; root home; expect no presentation { rotate }",
            "new home; root home; expect exception NSInvalidArgumentException { present home }",
            "new a; new b; new c; root a; present b; expect warning \"Attempt to present\" { present c from a }",
        ], run: expect)

    /// The words that can follow `expect`.
    static let expectationForms = [
        "log", "no", "warning", "exception", "tree", "alive", "dead", "solved",
    ]
}

extension Completion {
    /// How an expectation begins; behind `alive` and `dead`, every name there ever was.
    fileprivate var subjectsOfExpectation: [CompletionItem] {
        if words.count == 1 {
            return CommandTable.expectationForms.map { CompletionItem($0) } + propertyPaths
        }
        guard firstOperand == "alive" || firstOperand == "dead" else { return [] }
        return world.names.order.map { CompletionItem($0) }
    }
}

@MainActor
private func expect(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let operands = arguments.operands(0)
    guard case .word(let form)? = operands.first else {
        throw Diagnostic(
            .wrongArity, at: arguments.verb.word.span, "'expect' needs what to expect")
    }
    let rest = operands.dropFirst()
    let words = rest.compactMap { if case .word(let word) = $0 { word } else { nil } }
    let name = form.isQuoted ? "" : form.text
    if EventExpectation.forms.contains(name) {
        let block = try rest.expectedBlock(of: name)
        let expectation = try EventExpectation(form, words)
        if let block {
            return try ExpectedBlock(session, expectation, block, at: form.span).run()
        }
        return ExpectationCheck(session: session).expect(expectation)
    }
    let check = ExpectationCheck(session: session)
    try check.checkForm(form)
    switch name {
    case "log":
        return try check.expectLog(rest, from: session.expectations.beginRow(), at: form.span)
    case "tree": return try check.expectTree(rest, at: form.span)
    default: try rest.refuseBlock(of: form.source)
    }
    _ = session.expectations.beginRow()
    switch name {
    case "alive", "dead": try check.expectLife(form, words)
    case "solved" where words.isEmpty: check.expectSolved(at: form.span)
    default: try check.expectProperty(form, words)
    }
}

/// Looks whether what is expected is so, and says what is not.
@MainActor
private struct ExpectationCheck {
    let session: Session

    private var world: World { session.world }

    func expectLog(
        _ operands: ArraySlice<Operand>, from rowStart: Int, at span: SourceSpan
    ) throws(Diagnostic) {
        let expectation = try LogExpectation(operands, at: span)
        for name in expectation.names { try checkKnown(name) }
        let log = world.simulator.log
        let start = expectation.allowsOthers ? rowStart : session.expectations.mark
        let actual = expectation.actualLines(in: log, from: start)
        if expectation.allowsOthers {
            session.expectations.found(upTo: log.count)
        } else {
            session.expectations.compared(upTo: log.count)
        }
        if expectation.holds(for: actual) {
            let lines = Set(expectation.lines)
            return nameMisuses { _, line in lines.contains(line) }
        }
        let missing = expectation.allowsOthers ? expectation.firstMissing(from: actual) : nil
        session.draft.fail(
            ExpectationFailure(
                span: span, summary: missing.map { "the log lacks '\($0)'" } ?? "the log differs",
                expected: expectation.lines, actual: actual,
                nearest: missing.map { expectation.nearest(to: $0, in: actual) }))
    }

    func expect(_ expectation: EventExpectation) {
        let log = world.simulator.log
        let start = min(session.expectations.beginRow(), log.count)
        let range = start..<log.count
        let window = session.expectations
        let unwanted = expectation.unwanted
        let unseen = unwanted.map { window.unseen(range, of: $0) } ?? range
        if let failure = expectation.failure(in: unseen, of: log, settled: window.settled) {
            return session.draft.fail(failure)
        }
        if let unwanted {
            session.changeExpectations { $0.sawNone(of: unwanted, in: range) }
        } else {
            nameMisuses(where: expectation.names)
        }
    }

    func expectTree(
        _ operands: ArraySlice<Operand>, at span: SourceSpan
    ) throws(Diagnostic) {
        guard case .block(let block)? = operands.first, operands.count == 1 else {
            throw Diagnostic(.wrongArity, at: span, "'expect tree' needs a block { LINES }")
        }
        let actual = world.simulator.snapshot().canonicalLines
        let expected = block.indentedLines.map(HierarchySnapshot.canonicalLine)
        if actual == expected || actual == DrawnTree(block.indentedLines).canonicalLines { return }
        session.draft.fail(
            ExpectationFailure(
                span: span, summary: "the tree differs", expected: expected, actual: actual))
    }

    func expectLife(_ form: Word, _ words: [Word]) throws(Diagnostic) {
        guard let name = words.first, words.count == 1 else {
            throw Diagnostic(.wrongArity, at: form.span, "'expect \(form.text)' needs one NAME")
        }
        let isAlive: Bool
        switch world.names.meaning(name.text) {
        case .object: isAlive = true
        case .dead: isAlive = false
        case .unknown:
            _ = try world.object(name)
            return
        }
        if isAlive == (form.text == "alive") { return }
        session.draft.fail(
            ExpectationFailure(
                span: name.span,
                summary: isAlive ? "'\(name.text)' is alive" : "'\(name.text)' was deallocated"))
    }

    func expectSolved(at span: SourceSpan) {
        guard MysteryPlay(session: session).investigation?.isSolved != true else { return }
        let summary: Message =
            MysteryPlay(session: session).investigation == nil
            ? "no mystery is open" : "the mystery is not solved"
        session.draft.fail(ExpectationFailure(span: span, summary: summary))
    }

    func expectProperty(_ path: Word, _ value: [Word]) throws(Diagnostic) {
        if let failure = try world.statements.checkExpectation(path, value) {
            session.draft.fail(failure)
        }
    }

    /// Refuses a word that is neither a form nor a name, and nearly a form.
    func checkForm(_ form: Word) throws(Diagnostic) {
        guard !form.isQuoted, !CommandTable.expectationForms.contains(form.text),
            Name.isWellFormed(form.text), case .unknown = world.names.meaning(form.text),
            let nearest = NearestName.nearest(to: form.text, among: CommandTable.expectationForms)
        else { return }
        throw Diagnostic(
            .unknownName, at: form.span, "unknown name '\(form.text)'", suggestion: nearest)
    }

    /// Refuses a name that no object ever had.
    private func checkKnown(_ name: Word) throws(Diagnostic) {
        if case .unknown = world.names.meaning(name.text) {
            let objects = world.simulator.log.objects
            let isInLog = world.simulator.log.events.contains {
                objects.name($0.object) == name.text
            }
            if !isInLog { _ = try world.object(name) }
        }
    }

    /// An `expect` that held has named every misuse whose event and line `names` accepts.
    private func nameMisuses(where names: (Event, String) -> Bool) {
        if session.expectations.unexpected.isEmpty { return }
        let log = world.simulator.log
        session.changeExpectations { window in
            window.unexpected.removeAll {
                let event = log.events[$0.eventIndex]
                return names(event, log.text(event))
            }
        }
    }
}
