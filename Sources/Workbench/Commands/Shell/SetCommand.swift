import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// `set`: properties of objects, and options of the REPL.
extension CommandTable {
    static let setCommand = Command(
        "set", .shell, "Sets a property or an option, or lists the options.",
        [
            .optional("PATH", .path),
            .optional(
                "VALUE", .words,
                offering: {
                    ReplOption.named($0.firstOperand)?.choices.map { CompletionItem($0) } ?? []
                }),
        ],
        classify: { $0.setsWorld ? .step : .session },
        synopsis: "set PATH VALUE, set OPTION VALUE, set",
        code: .written(StepWriter.writeSet, plan: { $0.set($1) }),
        details: ReplOption.all.map { Command.Detail($0.name + " " + $0.values, $0.summary) },
        examples: [
            "new home; set home.modalPresentationStyle formSheet",
            "set animated off; set log appearance load; set",
        ], run: set)
}

extension Arguments {
    /// Whether `set` changes the world and not only what is shown.
    fileprivate var setsWorld: Bool {
        guard let word = word(0), isGiven(1) else { return false }
        return ReplOption.named(word.text)?.isOfWorld ?? true
    }
}

@MainActor
private func set(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let path = arguments.word(0) else {
        let rows = ReplOption.all.map { Fact(typed: $0.name, $0.read(session)) }
        return session.say(FactList(title: "options", rows: rows))
    }
    let values = arguments.words(1)
    if let option = ReplOption.named(path.text) {
        guard !values.isEmpty else {
            let row = Fact(typed: option.name, option.read(session))
            return session.say(FactList(title: "option", rows: [row]))
        }
        return try option.write(session, values)
    }
    guard path.text.contains(".") else {
        throw .unknown("option", path, among: ReplOption.all.map(\.name), code: .unknownName)
    }
    guard !values.isEmpty else {
        throw Diagnostic(.wrongArity, at: path.span, "'set \(path.text)' needs a value")
    }
    try session.world.statements.set(path, to: values)
}

/// An option of the REPL.
struct ReplOption: Sendable {
    let name: String
    /// What it takes, as help shows it: `on|off`.
    let values: String
    let summary: String
    /// Whether what happens in the world depends on it, so that setting it is a step.
    let isOfWorld: Bool
    let read: @MainActor (Session) -> String
    let write: @MainActor (Session, [Word]) throws(Diagnostic) -> Void

    /// The words to complete the value with.
    var choices: [String] { values.split(separator: "|").map(String.init) }

    /// The option of that name.
    static func named(_ name: String) -> ReplOption? { all.first { $0.name == name } }

    static let all: [ReplOption] = [
        ReplOption.flag("addresses", "Print '<Class: 0x…>' in place of '<Class: name>'.") {
            $0.display.showsAddresses
        } write: {
            $0.display.showsAddresses = $1
        },
        ReplOption(
            name: "animated", values: "on|off", summary: "Whether verbs animate.", isOfWorld: true,
            read: { word($0.world.animatesByDefault) },
            write: { (session, words) throws(Diagnostic) in
                session.world.animatesByDefault = try flag(words)
            }),
        ReplOption.flag("calls", "Show what user code called, too.") {
            $0.display.categories.contains(.call)
        } write: {
            let calls = EventCategories(.call)
            if $1 {
                $0.display.categories.formUnion(calls)
            } else {
                $0.display.categories.subtract(calls)
            }
        },
        ReplOption(
            name: "cosmetics", values: joined(Cosmetics.self),
            summary: "What becomes of statements that change only looks.", isOfWorld: false,
            read: { $0.presentCosmetics.rawValue },
            write: { (session, words) throws(Diagnostic) in
                let cosmetics: Cosmetics = try choice(words, "way with looks")
                session.cosmetics = cosmetics
            }),
        ReplOption(
            name: "device", values: "NAME", summary: "The simulated device.", isOfWorld: true,
            read: { $0.world.device.name },
            write: { (session, words) throws(Diagnostic) in
                try DeviceChange(session: session).change(to: words)
            }),
        ReplOption(
            name: "format", values: joined(DisplaySettings.LogFormat.self),
            summary: "The form of the log.", isOfWorld: false,
            read: { $0.display.format.rawValue },
            write: { (session, words) throws(Diagnostic) in
                let format: DisplaySettings.LogFormat = try choice(words, "format")
                if session.policy.staysJSON, words[0].span.script != .prompt {
                    return session.note("the format stays json, as --log says")
                }
                session.display.format = format
            }),
        ReplOption(
            name: "fullscreen", values: "on|off",
            summary: "Whether the app has an iPad's screen to itself: UIRequiresFullScreen.",
            isOfWorld: true, read: { word($0.world.simulator.display.requiresFullScreen) },
            write: { (session, words) throws(Diagnostic) in
                try session.world.requireFullScreen(try flag(words), at: words[0].span)
            }),
        ReplOption(
            name: "ios", values: "N",
            summary: "The system version, from 4 to 26: 17 is the last 17, 17.2 is 17.2.",
            isOfWorld: true, read: { $0.world.simulator.version.description },
            write: { (session, words) throws(Diagnostic) in
                try SystemChange(session: session).change(to: words)
            }),
        ReplOption(
            name: "limit", values: "N statements|N MB",
            summary: "How much the statements of a step may do, and make.", isOfWorld: false,
            read: { $0.statementLimits.text },
            write: { (session, words) throws(Diagnostic) in
                try session.statementLimits.set(words)
            }),
        ReplOption.flag("linear", "One fact a line, for screen readers.") {
            $0.display.isLinear
        } write: {
            $0.display.isLinear = $1
        },
        ReplOption(
            name: "log", values: "CATEGORIES|none", summary: "The categories that the log shows.",
            isOfWorld: false,
            read: {
                let members = $0.display.categories.members
                return members.isEmpty ? "none" : members.map(\.rawValue).joined(separator: " ")
            },
            write: { (session, words) throws(Diagnostic) in
                let isNone = words.map(\.text) == ["none"]
                session.display.categories =
                    isNone ? [] : try EventCategories(words: words)
            }),
        ReplOption.flag("pager", "Show what is longer than the screen page by page ($PAGER).") {
            $0.display.usesPager
        } write: {
            $0.display.usesPager = $1
        },
        ReplOption(
            name: "patience", values: "SECONDS",
            summary: "How long 'why not' looks before it tells what it has found.",
            isOfWorld: false, read: { numberText($0.patience) },
            write: { (session, words) throws(Diagnostic) in
                session.patience = try seconds(words)
            }),
        ReplOption.flag(
            "picture", "Draw the screen beside a step's log in lessons, from 100 columns on."
        ) {
            $0.display.showsPicture
        } write: {
            $0.display.showsPicture = $1
        },
        ReplOption.flag("rules", "Name each event's rule at its right; lessons never do.") {
            $0.display.showsRules
        } write: {
            $0.display.showsRules = $1
        },
        ReplOption(
            name: "snapshots", values: "on|off",
            summary: "Whether the system takes pictures of an app that enters the background.",
            isOfWorld: true, read: { word($0.world.simulator.display.takesSnapshots) },
            write: { (session, words) throws(Diagnostic) in
                session.world.simulator.display.takesSnapshots = try flag(words)
            }),
        ReplOption(
            name: "theme", values: DisplaySettings.themes.joined(separator: "|"),
            summary: "The colours.", isOfWorld: false, read: { $0.display.theme },
            write: { (session, words) throws(Diagnostic) in
                let themes = Choices(noun: "theme", words: DisplaySettings.themes)
                session.display.theme = try one(words, of: themes)
            }),
        ReplOption(
            name: "tree", values: joined(DisplaySettings.TreeMode.self),
            summary: "When the tree is printed by itself.", isOfWorld: false,
            read: { $0.display.treeMode.rawValue },
            write: { (session, words) throws(Diagnostic) in
                session.display.treeMode = try choice(words, "tree mode")
            }),
    ]
}

/// Reading and writing values of options.
extension ReplOption {
    private static let flags = Choices(noun: "value", words: ["on", "off", "true", "false"])

    /// An option of the display that is on or off.
    private static func flag(
        _ name: String, _ summary: String, read: @escaping @MainActor (Session) -> Bool,
        write: @escaping @MainActor (Session, Bool) -> Void
    ) -> ReplOption {
        ReplOption(
            name: name, values: "on|off", summary: summary, isOfWorld: false,
            read: { word(read($0)) },
            write: { (session, words) throws(Diagnostic) in
                write(session, try flag(words))
            })
    }

    private static func word(_ flag: Bool) -> String { flag ? "on" : "off" }

    private static func flag(_ words: [Word]) throws(Diagnostic) -> Bool {
        let word = try one(words, of: flags)
        return word == "on" || word == "true"
    }

    private static func seconds(_ words: [Word]) throws(Diagnostic) -> Double {
        if words.count > 1 {
            throw Diagnostic(.wrongArity, at: words[1].span, "one number is enough")
        }
        guard let seconds = Double(words[0].text), (0.1...86400).contains(seconds) else {
            throw Diagnostic(
                .wrongValue, at: words[0].span,
                "'\(words[0].text)' is no time to wait: a number of seconds from 0.1 to 86400")
        }
        return seconds
    }

    private static func choice<Value: RawRepresentable & CaseIterable>(
        _ words: [Word], _ noun: String
    ) throws(Diagnostic) -> Value where Value.RawValue == String {
        let choices = Choices(noun: noun, words: Value.allCases.map(\.rawValue))
        let word = try one(words, of: choices)
        guard let value = Value(rawValue: word) else {
            throw Diagnostic(.wrongValue, at: words[0].span, "unknown \(noun) '\(word)'")
        }
        return value
    }

    /// The one word, as the list spells it.
    private static func one(_ words: [Word], of choices: Choices) throws(Diagnostic) -> String {
        let first = words[0]
        if words.count > 1 {
            throw Diagnostic(.wrongArity, at: words[1].span, "one \(choices.noun) is enough")
        }
        if let spelling = choices.spelling(of: first.text) { return spelling }
        throw .unknown(choices.noun, first, among: choices.words)
    }

    private static func joined<Value: RawRepresentable & CaseIterable>(
        _ type: Value.Type
    ) -> String where Value.RawValue == String {
        type.allCases.map(\.rawValue).joined(separator: "|")
    }
}

extension World {
    /// A113: only a window that has the whole screen can keep it.
    fileprivate func requireFullScreen(
        _ isRequired: Bool, at place: SourceSpan
    ) throws(Diagnostic) {
        guard !isRequired || simulator.display.share == .full else {
            throw Diagnostic(
                .illegal, at: place, "the window shares the screen", hint: "multitask full")
        }
        simulator.display.requiresFullScreen = isRequired
    }
}
