import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// The event that `why` is asked about: `17`, `a.viewDidAppear`, `a.willMove(nil)`, `warning`.
struct EventQuery {
    /// A callback of one object.
    struct Pattern {
        /// The object, as the log names it; nil for what belongs to none, as a warning.
        var owner: Owner?
        /// What the name stands for; several where kinds of objects share it.
        var callbacks: [Callback]
        /// The arguments as the log writes them, without labels; nil for any.
        var arguments: String?
        /// The user's own method that an action or a notification runs; nil for any other.
        var ownMethod: String?
        /// The property that the system asks for (S08); nil for what is asked about by its own name.
        var property: String?
    }

    /// An object with a name, or one that is called after a controller.
    struct Owner {
        /// As the log names it: `a`, `a.view`, `a.presentationController`.
        let name: String
        /// The object that stands first in it: `a`.
        let subject: String
        /// Whether it is the view of another object.
        let isView: Bool
        /// What else the log may call who gets it: the one that tells its delegate, and the delegate.
        fileprivate(set) var others: Set<String> = []

        init(_ name: Substring) {
            let parts = name.split(separator: ".")
            self.name = String(name)
            subject = String(parts.first ?? name)
            isView = parts.count > 1 && parts.last == "view"
        }
    }

    enum Subject {
        /// The number that `log --why` and JSON give an event.
        case number(Int)
        case pattern(Pattern)
    }

    let subject: Subject
    /// The style that was asked for.
    let text: String

    /// Reads the words of an operand.
    @MainActor
    init(_ words: [Word], knowing own: OwnMethods) throws(Diagnostic) {
        let span = words.first?.span ?? SourceSpan(line: 1, column: 1)
        // What stands in quotes is a word of its own: `a.prepare("id")`.
        text = words.map(\.text).joined(separator: " ").replacing("( ", with: "(")
            .replacing(" )", with: ")")
        if !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }) {
            subject = .number(Int(text) ?? .max)
        } else {
            subject = .pattern(try Self.pattern(text, at: span, own))
        }
    }

    @MainActor
    private static func pattern(
        _ text: String, at span: SourceSpan, _ own: OwnMethods
    ) throws(Diagnostic) -> Pattern {
        let head = text.prefix { $0 != "(" }
        if isCallback(head) {
            return Pattern(
                owner: nil, callbacks: called(String(head)),
                arguments: Self.arguments(text.dropFirst(head.count)))
        }
        guard let dot = head.lastIndex(of: "."), dot != head.startIndex else {
            throw Diagnostic(
                .wrongValue, at: span,
                "'\(text)' is no event: write its number, or NAME.CALLBACK")
        }
        let name = String(head[head.index(after: dot)...])
        let owner = Owner(head[..<dot])
        let selector = Callback.named(String(text[text.index(after: dot)...]))
        if text.hasSuffix(":)"), !selector.isEmpty {
            return Pattern(owner: owner, callbacks: selector, arguments: nil)
        }
        // A method of the user's own may be called as a label of a callback is: `changed`.
        if isOwn(name, of: owner, own) {
            return Pattern(
                owner: owner, callbacks: [.sentAction, .notification], arguments: nil,
                ownMethod: name)
        }
        if let pattern = message(in: text, head) { return pattern }
        if isQuestion(name) || own.hasProperty(name, of: owner) {
            return Pattern(owner: owner, callbacks: [], arguments: nil, property: name)
        }
        throw Diagnostic(
            .unknownMember, at: span, "unknown callback '\(name)'",
            suggestion: NearestName.nearest(to: name, among: names))
    }

    /// Whether it is a method of the user's own: by its base name, or by a label that no callback has.
    @MainActor
    private static func isOwn(_ name: String, of owner: Owner, _ own: OwnMethods) -> Bool {
        guard Callback.withName(name).isEmpty, own.has(name, of: owner) else { return false }
        return own.hasMethod(called: name, of: owner) || Callback.labelled(name).isEmpty
    }

    /// The owner ends where the words of a callback begin: `t` of `t.delegate.didSelect`, which the log
    /// writes so; of `a.presentationController.presentationTransitionWillBegin` it has two words.
    private static func message(in text: String, _ head: Substring) -> Pattern? {
        for dot in head.indices where head[dot] == "." && dot != head.startIndex {
            let name = String(head[head.index(after: dot)...])
            // S08: a property that the system asks for is asked about by what has it asked again.
            let known =
                Callback.withName(name).nonEmpty ?? Callback.labelled(name)
                + SystemQuestion.requests(forProperty: name)
            if !known.isEmpty {
                let isAsked = SystemQuestion.allCases.contains { $0.property == name }
                return Pattern(
                    owner: Owner(head[..<dot]), callbacks: known,
                    arguments: arguments(text.dropFirst(head.count)),
                    property: isAsked ? name : nil)
            }
        }
        return nil
    }

    /// Whether it names a callback, and no object.
    static func isCallback(_ name: Substring) -> Bool { !called(String(name)).isEmpty }

    /// The callbacks that a name without an object means: also by a label, as in `didSelectRowAt`.
    private static func called(_ name: String) -> [Callback] {
        Callback.withName(name).nonEmpty
            ?? (name.contains(where: \.isUppercase) ? Callback.labelled(name) : [])
    }

    /// S05, P06, C17: what the system or the app asks, and the log has no line for.
    private static func isQuestion(_ name: String) -> Bool {
        OrientationQuestion(rawValue: name) != nil || MovingQuestion(rawValue: name) != nil
    }

    private static let names = Callback.allCases.map(\.spelling.base)

    /// What stands in the parentheses, its label left out; nil where nothing does, or a selector.
    private static func arguments(_ tail: Substring) -> String? {
        guard tail.first == "(", tail.last == ")" else { return nil }
        let inner = tail.dropFirst().dropLast()
        guard !inner.isEmpty, inner.last != ":" else { return nil }
        let value = inner.firstIndex(of: ":").map { inner[inner.index(after: $0)...] } ?? inner
        return String(value.drop { $0 == " " })
    }
}

extension EventQuery.Pattern {
    /// The same with these arguments and no others; nil for any.
    func with(arguments: String?) -> EventQuery.Pattern {
        var pattern = self
        pattern.arguments = arguments
        return pattern
    }

    /// The same of the object of that name.
    func of(_ name: String) -> EventQuery.Pattern {
        var pattern = self
        pattern.owner = EventQuery.Owner(name[...])
        return pattern
    }

    /// The same of objects with these names, too.
    func also(called names: Set<String>) -> EventQuery.Pattern {
        var pattern = self
        if !names.isEmpty { pattern.owner?.others = names }
        return pattern
    }

    /// Whether it means the event.
    func matches(_ event: Event, in log: EventLog) -> Bool {
        guard callbacks.contains(event.callback) else { return false }
        if let owner, !owner.isCalled(log.objects.name(event.object)) { return false }
        if let ownMethod, log.ownMethod(event)?.base != ownMethod { return false }
        guard let arguments else { return true }
        let sent = log.arguments(event).joined(separator: ", ")
        return arguments == sent || "\"\(arguments)\"" == sent
    }

    /// The indices of the events that it means.
    func matches(in range: Range<Int>, of log: EventLog) -> [Int] {
        let events = range.clamped(to: 0..<log.count)
        return events.filter { matches(log.events[$0], in: log) }
    }
}

extension EventQuery.Owner {
    fileprivate func isCalled(_ name: String) -> Bool { name == self.name || others.contains(name) }
}

extension Callback {
    /// Those of that name, also without the parentheses of the only parameter: `textFieldShouldReturn`.
    fileprivate static func withName(_ name: String) -> [Callback] {
        named(name).nonEmpty ?? named(name + "(_:)")
    }

    /// Those whose selector has that label: `didSelectRowAt` of `tableView(_:didSelectRowAt:)`.
    fileprivate static func labelled(_ name: String) -> [Callback] {
        allCases.filter { callback in
            [callback.spelling.swift, callback.spelling.objectiveC].contains {
                $0.contains(":\(name):")
            }
        }
    }
}

extension [Callback] {
    fileprivate var nonEmpty: [Callback]? { isEmpty ? nil : self }
}
