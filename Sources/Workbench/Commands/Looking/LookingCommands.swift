import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// Commands that look, and change nothing.
extension CommandTable {
    static let lookingCommands = [
        treeCommand, viewsCommand, logCommand, infoCommand, respondersCommand, statusBarCommand,
        markCommand,
    ]

    private static let treeCommand = Command(
        "tree", .looking, "Shows the controllers of the window, or below one of them.",
        [
            .optional("NAME", .object(.controller)),
            .optional("N", .count, after: "--depth"),
            .optional("NAMES", .names, after: "--only"),
            .optional("STYLE", .choice(treeStyles), after: "--style"),
        ],
        effect: .look,
        details: [
            Command.Detail("--depth N", "levels shown below the first"),
            Command.Detail("--only NAMES", "these controllers and what leads to them"),
            Command.Detail("--style STYLE", treeStyles.words.joined(separator: ", ")),
        ],
        examples: ["new home; root home; tree; tree --style uikit"], run: showTree)

    private static let viewsCommand = Command(
        "views", .looking, "Shows the views of the window, or below one view.",
        [
            .optional("NAME", .view),
            .optional("STYLE", .choice(viewStyles), after: "--style"),
        ], effect: .look,
        details: [
            Command.Detail("", "each with its frame and the constraints that it holds; where an"),
            Command.Detail("", "animation moves it, also where it is seen now"),
            Command.Detail("--style STYLE", viewStyles.words.joined(separator: ", ")),
        ],
        examples: ["new home; root home; views home; views --style uikit"],
        run: showViews)

    private static let logCommand = Command(
        "log", .looking, "Shows the log, its last events, or where an app's log differs from it.",
        [
            .optional("N", .count),
            .optional("", .presence, after: "all"),
            .optional("", .presence, after: "--why"),
            .optional("STEP", .count, after: "--step"),
            .optional("CATEGORIES", .categories),
            .optional("FILE", .file, after: "import"),
            .optional("PATTERN", .word, after: "pattern"),
            .optional("NAMES", .word, after: "names"),
        ],
        effect: .look,
        synopsis: "log [N|all] [--step STEP] [--why] [CATEGORIES], log import FILE "
            + "[pattern PATTERN] [names NAME=OURS,…]",
        details: [
            Command.Detail("N", "the last N events"),
            Command.Detail("--step STEP", "the events of one step"),
            Command.Detail("--why", "each event with its rule and the event that caused it"),
            Command.Detail("import FILE", "what an app printed by docs/CallbackRecorder.swift"),
            Command.Detail(
                "PATTERN",
                "how other lines look: \"{class} {function}\", \"{*}] {object}.{function}\""),
            Command.Detail("NAME=OURS", "which object of ours an object of the app's log is"),
        ],
        examples: ["new home; root home; log; log 5 --why; log --step 2 appearance"],
        run: showLog)

    private static let infoCommand = Command(
        "info", .looking, "Shows the facts about one object.", [Parameter("NAME", .object(.any))],
        effect: .look, examples: ["new home; root home; info home"], run: showFacts)

    private static let respondersCommand = Command(
        "responders", .looking, "Shows the responder chain that begins at an object.",
        [Parameter("NAME", .object(.any))], effect: .look,
        examples: ["new home; root home; responders home"], run: showResponders)

    private static let markCommand = Command(
        "mark", .looking, "Writes a mark into the log; expectations begin to look behind it.",
        [.optional("NAME", .words)], effect: .note, examples: ["mark; mark before the swap"],
        run: writeMark)

    static let treeStyles = Choices(
        noun: "style", words: TreeRequest.Style.allCases.map(\.rawValue))
    static let viewStyles = Choices(
        noun: "style", words: ViewTreeAnswer.Style.allCases.map(\.rawValue))
}

@MainActor
private func showTree(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let start = try session.world.controller(arguments, 0)
    var only: [ObjectID] = []
    for name in arguments.names(2) { only.append(try session.world.controller(name).objectID) }
    let simulator = session.world.simulator
    let before = try session.worldBefore(for: arguments.verb.word.span)
    let tree = start.map { simulator.snapshot(from: $0) } ?? simulator.snapshot()
    if tree.nodes.isEmpty, session.policy.isInteractive {
        session.note("the window has no controller yet: 'root NAME' puts one into it")
    }
    var request = TreeRequest(
        style: arguments.choice(3).flatMap(TreeRequest.Style.init), depth: arguments.count(1),
        only: only, difference: before.difference(in: simulator))
    if tree.nodes.contains(where: \.isNumbered) { request.paths = session.world.controllerPaths }
    session.say(TreeAnswer(tree, request))
}

@MainActor
private func showViews(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let simulator = session.world.simulator
    let style = arguments.choice(1).flatMap(ViewTreeAnswer.Style.init)
    guard let word = arguments.word(0) else {
        return session.say(ViewTreeAnswer(simulator.viewSnapshot(of: nil), style))
    }
    guard let view = try session.world.loadedView(word) else {
        return session.say(.lines(["\(word.text): view not loaded"]))
    }
    session.say(ViewTreeAnswer(simulator.viewSnapshot(of: view), style))
}

@MainActor
private func showLog(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    if let file = arguments.word(5) {
        return try Recordings(session: session).importLog(
            file, as: arguments.word(6), names: arguments.word(7))
    }
    let categories = try EventCategories(words: arguments.words(4))
    let usual = session.display.categories
    let shown = categories.isEmpty ? (usual.isEmpty ? .shownByDefault : usual) : categories
    let all = session.world.simulator.log.events
    var indices: [Int] = []
    for index in try events(session, arguments) {
        if index % 1024 == 0 { try session.checkWatch(at: arguments.verb.word.span) }
        if shown.contains(all[index].callback.category) { indices.append(index) }
    }
    let last = arguments.count(0).map { indices.suffix($0) } ?? indices[...]
    session.say(
        .log(indices: Array(last), why: CommandTable.givesReasons(ofLog: arguments)))
}

extension CommandTable {
    /// Whether the log is asked for with its rules and causes.
    static func givesReasons(ofLog arguments: borrowing Arguments) -> Bool { arguments.isGiven(2) }
}

@MainActor
private func showFacts(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let word = arguments.word(0) else { return }
    guard let object = try session.world.found(word, orSayIn: session.draft) else { return }
    session.say(
        FactList(title: "\(word.text)", rows: Facts(of: object, in: session.world).rows))
}

@MainActor
private func showResponders(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let word = arguments.word(0),
        let object = try session.world.found(word, orSayIn: session.draft)
    else { return }
    let objects = session.world.simulator.log.objects
    var rows: [Fact] = []
    var seen: Set<ObjectID> = []
    var responder = object as? UIResponder
    while let current = responder {
        let name = objects.name(current.objectID)
        guard seen.insert(current.objectID).inserted else {
            rows.append(Fact(name, "once more: the chain goes round"))
            break
        }
        rows.append(Fact(name, objects.className(current.objectID)))
        responder = current.next
    }
    session.say(FactList(title: "responders of \(word.text)", rows: rows))
}

@MainActor
private func writeMark(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let name = arguments.words(0).map(\.text).joined(separator: " ")
    let simulator = session.world.simulator
    simulator.recordMark(name.isEmpty ? nil : name)
    if !session.isReplaying {
        session.expectations.place(mark: simulator.nextSequence)
    }
}

/// The events of the step that `log --step` names, or all.
@MainActor
private func events(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) -> Range<Int> {
    guard let step = arguments.count(3) else {
        return 0..<session.world.simulator.nextSequence
    }
    if let failed = session.journal.undoneStep(step) { return failed.events }
    guard step > 0, session.journal.currentPath.contains(step) else {
        throw Diagnostic(
            .wrongValue, at: arguments.span(3),
            "step \(step) does not lead here; 'history' lists the steps")
    }
    return session.journal[step].events
}

extension World {
    /// The object to look at; nil where it is gone or no object, which is said.
    func found(_ word: Word, orSayIn draft: ReplyDraft) throws(Diagnostic) -> AnyObject? {
        if case .dead = names.meaning(word.text) {
            draft.say(.lines(["'\(word.text)' was deallocated"]))
            return nil
        }
        do throws(Diagnostic) {
            if let object = try referent(word) { return object }
            draft.say(.lines(["'\(word.text)' is no object"]))
        } catch  where error.code == .notLoaded {
            draft.say(.lines(["\(word.text): view not loaded"]))
        }
        return nil
    }

    /// The loaded view that a word means; nil where there is none, since looking loads nothing.
    fileprivate func loadedView(_ word: Word) throws(Diagnostic) -> UIView? {
        if let owner = word.ownerOfView, names.object(word.text) == nil {
            return try controller(owner).viewIfLoaded
        }
        switch try referent(word) {
        case let view as UIView: return view
        case let controller as UIViewController: return controller.viewIfLoaded
        default: throw Diagnostic(.wrongType, at: word.span, "'\(word.text)' is no view")
        }
    }
}

extension Arguments {
    /// The names of a list, separated by commas or spaces.
    func names(_ index: Int) -> [Word] {
        words(index).flatMap(\.listed)
    }
}
