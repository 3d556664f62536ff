import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// The event that `why` is asked about: `17`, `a.viewDidAppear`, `a.willMove(nil)`, `warning`.
struct EventQuery {
    /// A callback of one object.
    struct Pattern {
        /// The object, as the log names it; nil for what belongs to none, as a warning.
        let owner: Owner?
        /// What the name stands for; several where kinds of objects share it.
        let callbacks: [Callback]
        /// The arguments as the log writes them, without labels; nil for any.
        let arguments: String?
    }

    /// An object with a name, or one that is called after a controller.
    struct Owner {
        /// As the log names it: `a`, `a.view`, `a.presentationController`.
        let name: String
        /// The object that stands first in it: `a`.
        let subject: String
        /// Whether it is the view of another object.
        let isView: Bool

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
    init(_ words: [Word]) throws(Diagnostic) {
        let span = words.first?.span ?? SourceSpan(line: 1, column: 1)
        // What stands in quotes is a word of its own: `a.prepare("id")`.
        text = words.map(\.text).joined(separator: " ").replacing("( ", with: "(")
            .replacing(" )", with: ")")
        if !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }) {
            subject = .number(Int(text) ?? .max)
        } else {
            subject = .pattern(try Self.pattern(text, at: span))
        }
    }

    private static func pattern(
        _ text: String, at span: SourceSpan
    ) throws(Diagnostic) -> Pattern {
        if let callback = [Callback.warning, .exception].first(where: {
            $0.spelling.base == text
        }) {
            return Pattern(owner: nil, callbacks: [callback], arguments: nil)
        }
        let head = text.prefix { $0 != "(" }
        guard let dot = head.lastIndex(of: "."), dot != head.startIndex else {
            throw Diagnostic(
                .wrongValue, at: span,
                "'\(text)' is no event: write its number, or NAME.CALLBACK")
        }
        if let pattern = message(in: text, head) { return pattern }
        let name = String(head[head.index(after: dot)...])
        throw Diagnostic(
            .unknownMember, at: span, "unknown callback '\(name)'",
            suggestion: NearestName.nearest(to: name, among: names))
    }

    /// The owner ends where the words of a callback begin: `t` of `t.delegate.didSelect`, which the log
    /// writes so; of `a.presentationController.presentationTransitionWillBegin` it has two words.
    private static func message(in text: String, _ head: Substring) -> Pattern? {
        for dot in head.indices where head[dot] == "." && dot != head.startIndex {
            let name = String(head[head.index(after: dot)...])
            // S08: a property that the system asks for is asked about by what has it asked again.
            let known = Callback.named(name) + SystemQuestion.requests(forProperty: name)
            if !known.isEmpty {
                return Pattern(
                    owner: Owner(head[..<dot]), callbacks: known,
                    arguments: arguments(text.dropFirst(head.count)))
            }
            let selector = Callback.named(String(text[text.index(after: dot)...]))
            if !selector.isEmpty {
                return Pattern(owner: Owner(head[..<dot]), callbacks: selector, arguments: nil)
            }
        }
        return nil
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
        EventQuery.Pattern(owner: owner, callbacks: callbacks, arguments: arguments)
    }

    /// Whether it means the event.
    func matches(_ event: Event, in log: EventLog) -> Bool {
        guard callbacks.contains(event.callback) else { return false }
        if let owner, log.objects.name(event.object) != owner.name { return false }
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
