/// How the canonical line of a callback's events is put together.
package enum CanonicalPattern: Sendable {
    /// `home.viewWillAppear(true)`: the receiver and the message around its argument.
    case message(CanonicalMessage)
    /// `home.save(button)`: a method of the user's own, which the event's text names. Its sender is
    /// one of the event's arguments where `listsSender` is true.
    case ownMethod(listsSender: Bool)
    /// `completion present(home)`: the opening, the arguments and a parenthesis.
    case completion(StaticString, CompletionArguments)
    /// `warning: …`: the words and the event's text.
    case note(StaticString)
    /// `> home.addChild(a)`: a call that user code made.
    case call

    /// The message, where the pattern is one.
    var message: CanonicalMessage? {
        if case .message(let message) = self { message } else { nil }
    }
}

/// What stands in the parentheses of a completion's canonical line.
package enum CompletionArguments: Sendable {
    /// The name of the event's receiver.
    case receiver
    /// The event's argument.
    case argument
}

/// What stands around the argument in a message's canonical line: `viewWillAppear(` and `)`.
package struct CanonicalMessage: Sendable {
    /// All that stands between the receiver's full stop and the argument.
    let opening: StaticString
    /// A parenthesis where the opening has one.
    let closing: StaticString

    init(_ opening: StaticString) {
        self.opening = opening
        closing = opening.withUTF8Buffer { $0.contains(UInt8(ascii: "(")) } ? ")" : ""
    }

    /// The opening's words: `delegate.shouldSelect` of `delegate.shouldSelect(`.
    var words: String { text(from: 0) }

    /// The method's name: `shouldSelect` of `delegate.shouldSelect(`.
    var name: String { text(from: listenerLength.map { $0 + 1 } ?? 0) }

    /// The object of the receiver's that gets the message: `delegate` of `delegate.shouldSelect(`;
    /// nil where the receiver itself does.
    package var listener: String? { listenerLength.map { String(words.utf8.prefix($0)) ?? "" } }

    private var listenerLength: Int? {
        opening.withUTF8Buffer { $0.firstIndex(of: UInt8(ascii: ".")) }
    }

    /// The opening from an offset up to the parenthesis or the space that ends its words.
    private func text(from start: Int) -> String {
        opening.withUTF8Buffer { bytes in
            let end = bytes.firstIndex { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: " ") }
            return String(decoding: bytes[start..<(end ?? bytes.count)], as: UTF8.self)
        }
    }
}
