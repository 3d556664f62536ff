extension EventLog {
    /// The event's canonical line, as the language's section 4 has it.
    public func text(_ event: Event) -> String {
        var bytes: [UInt8] = []
        write(event, into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the event's canonical line, without a newline, in UTF-8.
    public func write(_ event: Event, into bytes: inout [UInt8]) {
        switch event.callback.pattern {
        case .message(let message):
            objects.writeName(event.object, into: &bytes)
            write(message, event.argument, into: &bytes)
        case .ownMethod:
            objects.writeName(event.object, into: &bytes)
            write(OwnMethod(storedText(event)), into: &bytes)
        case .completion(let opening, let arguments):
            bytes.append(opening)
            write(arguments, of: event, into: &bytes)
            bytes.append(UInt8(ascii: ")"))
        case .note(let words):
            bytes.append(words)
            bytes.append(utf8: storedText(event))
        case .call: append("> ", callText(event), into: &bytes)
        }
    }

    /// Appends what a callback's canonical line says after the receiver: `.viewWillAppear(true)`;
    /// nothing where the line begins with no receiver.
    public func writeMessage(_ event: Event, into bytes: inout [UInt8]) {
        switch event.callback.pattern {
        case .message(let message): write(message, event.argument, into: &bytes)
        case .ownMethod: write(OwnMethod(storedText(event)), into: &bytes)
        case .completion, .note, .call: break
        }
    }

    private func write(
        _ message: CanonicalMessage, _ argument: EventArgument, into bytes: inout [UInt8]
    ) {
        bytes.append(UInt8(ascii: "."))
        bytes.append(message.opening)
        writeArgument(argument, into: &bytes)
        bytes.append(message.closing)
    }

    private func write(_ own: OwnMethod, into bytes: inout [UInt8]) {
        append(".", own.base, into: &bytes)
        append("(", own.sender, into: &bytes)
        bytes.append(UInt8(ascii: ")"))
    }

    private func write(
        _ arguments: CompletionArguments, of event: Event, into bytes: inout [UInt8]
    ) {
        switch arguments {
        case .receiver: objects.writeName(event.object, into: &bytes)
        case .argument: writeArgument(event.argument, into: &bytes)
        }
    }

    private func writeArgument(_ argument: EventArgument, into bytes: inout [UInt8]) {
        switch argument {
        case .none, .call: break
        case .flag(let value): bytes.append(value ? "true" as StaticString : "false")
        case .object(let id): objects.writeName(id, into: &bytes)
        case .shown(let id, let isAnimated):
            objects.writeName(id, into: &bytes)
            bytes.append(isAnimated ? ", true" as StaticString : ", false")
        case .pair(let first, let second, let label):
            append(objects.name(first), ", ", into: &bytes)
            append(label.rawValue, objects.name(second), into: &bytes)
        case .size(let width, let height):
            append(numberText(width), "x", into: &bytes)
            bytes.append(contentsOf: numberText(height).utf8)
        case .traits(let index):
            bytes.append(contentsOf: (index < 0 ? "nil" : traits[Int(index)].sizeClassText).utf8)
        case .text(let index): bytes.append(contentsOf: texts[Int(index)].utf8)
        case .transition(let from, let to, let isFinished):
            append(objects.name(from), ", ", into: &bytes)
            append(objects.name(to), isFinished ? ", true" : ", false", into: &bytes)
        }
    }

    /// UIKit's own words in a warning, and the exception's name before them; empty for other events.
    public func wording(_ event: Event) -> String {
        [.warning, .exception].contains(event.callback) ? storedText(event) : ""
    }

    /// The argument where it is a text, and else nothing.
    private func storedText(_ event: Event) -> String {
        guard case .text(let index) = event.argument else { return "" }
        return texts[Int(index)]
    }

    /// The user's own method that a notification or an action runs; nil for any other event.
    public func ownMethod(_ event: Event) -> OwnMethod? {
        if case .ownMethod = event.callback.pattern { OwnMethod(storedText(event)) } else { nil }
    }

    private func callText(_ event: Event) -> String {
        guard case .call(let form, let other) = event.argument else { return storedText(event) }
        return form.swift(objects.name(event.object), objects.name(other))
    }

    /// The arguments as texts, for JSON.
    public func arguments(_ event: Event) -> [String] {
        if case .ownMethod(let listsSender) = event.callback.pattern {
            return [OwnMethod(storedText(event)).sender].filter { listsSender && !$0.isEmpty }
        }
        return switch event.argument {
        case .none: []
        case .transition(let from, let to, let finished):
            [objects.name(from), objects.name(to), finished ? "true" : "false"]
        case .shown(let id, let isAnimated): [objects.name(id), isAnimated ? "true" : "false"]
        case .pair(let first, let second, _): [objects.name(first), objects.name(second)]
        case .call: [callText(event)]
        case .flag, .object, .size, .traits, .text: [argumentText(event.argument)]
        }
    }

    private func argumentText(_ argument: EventArgument) -> String {
        var bytes: [UInt8] = []
        writeArgument(argument, into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func append(_ first: String, _ second: String, into bytes: inout [UInt8]) {
        bytes.append(contentsOf: first.utf8)
        bytes.append(contentsOf: second.utf8)
    }

    /// A rectangle as the canonical text writes it: `10 20 30 40`.
    public static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
        [x, y, width, height].map { numberText(Float($0)) }.joined(separator: " ")
    }
}

extension CallForm {
    /// The call in Swift, given the names of its receiver and its argument.
    public func swift(_ receiver: String, _ argument: String) -> String {
        switch self {
        case .addChild: "\(receiver).addChild(\(argument))"
        case .addSubviewOfChild: "\(receiver).view.addSubview(\(argument).view)"
        case .didMoveToParent: "\(receiver).didMove(toParent: \(argument))"
        case .willMoveToParent: "\(receiver).willMove(toParent: \(argument))"
        case .removeViewFromSuperview: "\(receiver).view.removeFromSuperview()"
        case .removeFromParent: "\(receiver).removeFromParent()"
        case .frameFillsParent: "\(receiver).view.frame = \(argument).view.bounds"
        }
    }
}
