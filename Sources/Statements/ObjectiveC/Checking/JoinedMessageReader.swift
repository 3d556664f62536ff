import CommandLanguage

/// Reads messages whose words a page's copy ran together: `[self presentViewController:banimated:YES]`
/// and `[UIStoryboardstoryboardWithName:…]`. Only what is known tells such words apart: one selector
/// that the receiver answers, a class, and arguments that have a value.
@MainActor
struct JoinedMessageReader {
    let line: LineUnderCheck

    /// A message as it was meant.
    typealias Message = (receiver: Expression, selector: String, arguments: [Expression])

    /// The message that was meant; nil for one that is whole, or that cannot be told.
    func read(
        _ receiver: Expression, _ selector: String, _ arguments: [Expression], at span: SourceSpan
    ) throws(Diagnostic) -> Message? {
        if selector.isEmpty || selector.hasPrefix(":"), case .name(let name) = receiver.kind {
            return try classMessage(name, selector, arguments, at: receiver.span)
        }
        guard selector.contains("::") else { return nil }
        let known = selectors(of: receiver)
        if known.contains(selector) { return nil }
        let meant = Set(known).filter { readings(of: arguments, selector, as: $0) != nil }
        guard meant.count == 1, let meant = meant.first,
            let read = readings(of: arguments, selector, as: meant)
        else { return nil }
        read.readings.forEach(note)
        return (receiver, meant, read.arguments)
    }

    /// Notes a reading; what is checked twice is told once.
    private func note(_ reading: CodeReading) {
        if !line.found.readings.contains(reading) { line.found.readings.append(reading) }
    }

    // MARK: Arguments with the next word behind them

    /// The arguments of a selector that the joined words hide; nil where they are of another one.
    private func readings(
        of arguments: [Expression], _ written: String, as meant: String
    ) -> (arguments: [Expression], readings: [CodeReading])? {
        let (written, words) = (parts(of: written), parts(of: meant))
        guard written.count == words.count, words.count == arguments.count else { return nil }
        var result = arguments
        var readings: [CodeReading] = []
        for index in words.indices where written[index] != words[index] {
            guard written[index].isEmpty, index > 0,
                let value = value(of: arguments[index - 1], before: words[index])
            else { return nil }
            result[index - 1] = value.expression
            readings.append(
                reading(value.text, String(words[index]), ":", at: arguments[index - 1].span))
        }
        return (result, readings)
    }

    /// The reading of two words that were joined, with the colon behind them.
    private func reading(
        _ one: String, _ other: String, _ colon: String, at span: SourceSpan
    ) -> CodeReading {
        CodeReading(
            at: span, joined: one + other + colon, as: "\(one) \(other)\(colon)",
            repair: CodeRepair(at: span, one + other, as: "\(one) \(other)"))
    }

    private func parts(of selector: String) -> [Substring] {
        selector.split(separator: ":", omittingEmptySubsequences: false).dropLast()
    }

    /// The argument before the word that it is joined with, if it is a value that is known.
    private func value(
        of argument: Expression, before word: Substring
    ) -> (expression: Expression, text: String)? {
        guard case .name(let name) = argument.kind, !word.isEmpty, name.hasSuffix(word) else {
            return nil
        }
        let text = String(name.dropLast(word.count))
        guard let kind = kind(of: text) else { return nil }
        var span = argument.span
        span.length = max(1, text.count)
        return (Expression(kind, span: span), text)
    }

    private func kind(of text: String) -> Expression.Kind? {
        switch text {
        case "YES": return .literal(.boolean(true))
        case "NO": return .literal(.boolean(false))
        case "nil": return .literal(.nil)
        default:
            let isKnown = line.scope.knows(text) || line.isName(text)
            return isKnown ? .name(text) : nil
        }
    }

    /// Every selector that the receiver is known to answer.
    private func selectors(of receiver: Expression) -> [String] {
        if let type = line.classMessages.typeOfC(receiver) {
            return line.classMessages.selectors(of: type)
        }
        if case .message(let owner, "alloc", _) = receiver.kind,
            let type = line.classMessages.typeOfC(owner)
        {
            return type.objectiveC.initialisers.keys.sorted()
        }
        let memory = line.memory
        defer { line.goBack(to: memory) }
        let object = try? line.expressions.check(receiver.isSuper ? .own(receiver.span) : receiver)
        return object.map { line.selectorAdvice.selectors(of: $0.type.unwrapped) } ?? []
    }

    // MARK: A class with the first word of its message

    private func classMessage(
        _ name: String, _ rest: String, _ arguments: [Expression], at span: SourceSpan
    ) throws(Diagnostic) -> Message {
        let colon = rest.isEmpty ? "" : ":"
        guard let (receiver, type) = longestClass(in: name) else {
            guard rest.isEmpty else { throw .noReceiver(before: name, at: span) }
            throw Diagnostic(
                .syntax, at: span, "expected the name of a message to '\(name.clipped)'")
        }
        let word = String(name.dropFirst(receiver.count))
        guard line.classMessages.selectors(of: type).contains(word + rest) else {
            throw Diagnostic(
                .syntax, at: span, "'\(name.clipped)\(colon)' runs two words together",
                suggestion: "\(receiver) \(word)\(colon)")
        }
        note(reading(receiver, word, colon, at: span))
        var place = span
        place.length = receiver.count
        return (Expression(.name(receiver), span: place), word + rest, arguments)
    }

    /// The longest name of a class that the word begins with, where a message may follow.
    private func longestClass(in word: String) -> (name: String, type: TypeDescription)? {
        guard (2...NearestName.longestName * 2).contains(word.count) else { return nil }
        for length in (1..<word.count).reversed() {
            guard word.dropFirst(length).first?.isLowercase == true else { continue }
            let name = String(word.prefix(length))
            let span = SourceSpan(line: 1, column: 1)
            if let type = line.classMessages.typeOfC(Expression(.name(name), span: span)) {
                return (name, type)
            }
        }
        return nil
    }
}

extension Expression {
    /// The object itself, whose superclass answers what is sent to `super`.
    fileprivate static func own(_ span: SourceSpan) -> Expression {
        Expression(.name("self"), span: span)
    }
}
