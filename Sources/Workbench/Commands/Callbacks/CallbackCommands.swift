import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// Commands that hang blocks on callbacks.
extension CommandTable {
    static let callbackCommands = [onCommand, offCommand, callbacksCommand]

    private static let onCommand = Command(
        "on", .callbacks, "Runs commands inside a callback of one controller.",
        [Parameter("NAME.CALLBACK", .callback), Parameter("{ … }", .block)],
        code: .written(StepWriter.writeOn, plan: { $0.hook($1) }),
        details: [
            Command.Detail("NAME.CALLBACK", "one block each: a second one takes the first's place"),
            Command.Detail("{ … }", "runs after the controller's own method, as part of the step"),
            Command.Detail("", "names in it that nothing has yet are told at once"),
        ],
        examples: [
            """
            new p; new c; root p
            on p.viewDidAppear { add c to p }
            """
        ], run: hang)

    private static let offCommand = Command(
        "off", .callbacks, "Removes the commands that 'on' has added to a callback.",
        [Parameter("NAME.CALLBACK", .callback)],
        code: .written(StepWriter.writeOff),
        examples: ["new a; on a.viewDidLoad { echo loaded }; off a.viewDidLoad"], run: unhang)

    private static let callbacksCommand = Command(
        "callbacks", .callbacks, "Shows which callbacks an object got, how often, and which not.",
        [Parameter("NAME", .object(.any))], effect: .look,
        details: [
            Command.Detail("NAME", "the numbers are those that 'why' takes, of the last time")
        ],
        examples: ["new home; root home; callbacks home"], run: tellCallbacks)
}

/// Which callbacks an object got, and which it did not.
public struct CallbackTally: Answer {
    /// One callback that it got.
    public struct Row: Sendable {
        /// `viewWillAppear(_:)`
        public let name: String
        /// What the callback is, in a sentence.
        public let summary: String
        /// How often it came.
        public let count: Int
        /// The number that `why` takes, of the last time.
        public let last: Int
    }

    /// The object's name.
    public let object: String
    /// In the order in which they came first.
    public let rows: [Row]
    /// The names of those that `on` takes and that did not come.
    public let missing: [String]
}

extension CallbackTally {
    @MainActor
    init(of object: AnyObject, called name: String, in simulator: Simulator) {
        let log = simulator.log
        let id = simulator.objectID(of: object)
        var counts: [(callback: Callback, count: Int, last: Int)] = []
        for index in log.events.indices where log.events[index].object == id {
            let callback = log.events[index].callback
            if callback.isNote { continue }
            let place = counts.firstIndex { $0.callback == callback } ?? counts.count
            if place == counts.count { counts.append((callback, 0, 0)) }
            counts[place].count += 1
            counts[place].last = index + 1
        }
        self.object = name
        rows = counts.map {
            Row(
                name: $0.callback.spelling.swift, summary: $0.callback.summary, count: $0.count,
                last: $0.last)
        }
        let came = Set(counts.map(\.callback))
        missing = Callback.hookable(of: object).filter { !came.contains($0) }
            .map(\.spelling.base)
    }
}

/// A callback of one object, as `on` and `off` take it.
private struct CallbackPlace {
    let object: ObjectID
    let callbacks: [Callback]

    @MainActor
    init(_ word: Word, in world: World) throws(Diagnostic) {
        guard let dot = word.text.lastIndex(of: ".") else {
            throw Diagnostic(
                .wrongValue, at: word.span, "'\(word.text)' is no callback: write NAME.CALLBACK")
        }
        let owner = Word(String(word.text[..<dot]), isQuoted: word.isQuoted, span: word.span)
        let base = String(word.text[word.text.index(after: dot)...])
        let target = try world.callbackTarget(owner)
        object = world.simulator.objectID(of: target)
        let own = Callback.hookable(of: target)
        callbacks = own.filter { $0.spelling.base == base }
        if callbacks.isEmpty {
            throw .unknown(
                "callback", Word(base, span: word.span), among: own.map(\.spelling.base),
                code: .unknownMember)
        }
    }
}

extension World {
    /// The object whose callbacks are meant: a name, `NAME.view` or `NAME.presentationController`.
    fileprivate func callbackTarget(_ word: Word) throws(Diagnostic) -> AnyObject {
        if let owner = word.owner(of: "presentationController") {
            guard let target = try controller(owner).presentationController else {
                throw Diagnostic(
                    .illegal, at: word.span, "'\(owner.text)' has no presentation controller")
            }
            return target
        }
        if let owner = word.ownerOfView, names.object(word.text) == nil {
            return try loadedView(of: owner, at: word.span)
        }
        return try object(word)
    }

    private func loadedView(of owner: Word, at span: SourceSpan) throws(Diagnostic) -> UIView {
        if let view = try controller(owner).viewIfLoaded { return view }
        throw Diagnostic(.notLoaded, at: span, "the view of '\(owner.text)' is not loaded")
    }
}

@MainActor
private func hang(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let word = arguments.word(0), let block = arguments.block(1) else { return }
    let place = try CallbackPlace(word, in: session.world)
    let commands = try session.commandsToKeep(of: block)
    for case .verb(let verb) in commands {
        _ = try session.vocabulary.meaning(withinBlock: verb, in: session.scope)
    }
    UnknownNames(in: commands, of: session).tell(ofBlockOn: word.text)
    let hook = CallbackHooks.Hook(title: word.text, commands: commands, span: block.span)
    for callback in place.callbacks { session.world.hooks[place.object, callback] = hook }
    session.updateCallbackObserver()
}

@MainActor
private func unhang(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let word = arguments.word(0) else { return }
    let place = try CallbackPlace(word, in: session.world)
    guard place.callbacks.contains(where: { session.world.hooks[place.object, $0] != nil })
    else {
        throw Diagnostic(.illegal, at: word.span, "'on' has added nothing to '\(word.text)'")
    }
    for callback in place.callbacks { session.world.hooks[place.object, callback] = nil }
    session.updateCallbackObserver()
}

@MainActor
private func tellCallbacks(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let word = arguments.word(0),
        let object = try session.world.found(word, orSayIn: session.draft)
    else { return }
    session.say(CallbackTally(of: object, called: word.text, in: session.world.simulator))
}
