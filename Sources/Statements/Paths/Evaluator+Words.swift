import CommandLanguage

/// Values as words: `0 0 393 852`, `true`, `nil`, `root`, `fullScreen`, `"Home"`.
extension Evaluator {
    /// The value of the type that the words spell; `use` is what it is for, as an error names it.
    package func value(
        of words: [Word], as type: ValueType, for use: String, at span: SourceSpan
    ) throws(Diagnostic) -> Value {
        guard let first = words.first else {
            throw Diagnostic(.wrongArity, at: span, "'\(use)' needs a value: \(type.spelling)")
        }
        if words.count == 1, let value = try single(first, as: type) { return value }
        let words = type.unwrapped.isList ? Self.items(words) : words
        if case .array(let element) = type.unwrapped {
            var values: [Value] = []
            for word in words {
                values.append(try value(of: [word], as: element, for: use, at: span))
            }
            return .array(values)
        }
        if case .named(let description) = type.unwrapped,
            let value = try composed(words, as: description)
        {
            return value
        }
        let text = words.map(\.text).joined(separator: " ")
        let summary: Message = "'\(use)' needs \(type.spelling), not '\(text)'"
        let code: Diagnostic.Code = words.count == 1 ? .wrongValue : .wrongArity
        guard let names = type.unwrapped.description?.valueNames else {
            throw Diagnostic(code, at: first.span, summary, suggestion: nearest(first, of: type))
        }
        throw .wrongChoice(summary, "value", first, among: names, code: code)
    }

    /// The words of a list, with or without Swift's brackets and commas: `[a, b]`, `a b`.
    private static func items(_ words: [Word]) -> [Word] {
        let text = words.map(\.text).joined(separator: " ")
        guard text.hasPrefix("["), text.hasSuffix("]"), !words.contains(where: \.isQuoted) else {
            return words
        }
        return words.flatMap { word in
            word.text.split { "[],".contains($0) }.map { Word(String($0), span: word.span) }
        }
    }

    /// A value of one word: `nil`, a literal, a member of the type, a name or a path.
    private func single(_ word: Word, as type: ValueType) throws(Diagnostic) -> Value? {
        if !word.isQuoted, word.text == "nil" { return .null }
        if case .array = type.unwrapped { return word.text == "[]" ? .array([]) : nil }
        guard let description = type.unwrapped.description else { return nil }
        if let value = try literal(word, as: description) { return value }
        guard !word.isQuoted, description !== TypeDescription.string,
            description !== TypeDescription.bool
        else { return nil }
        return try referenced(word, as: type)
    }

    private func literal(_ word: Word, as type: TypeDescription) throws(Diagnostic) -> Value? {
        if type === TypeDescription.string { return .string(word.text) }
        if word.isQuoted { return nil }
        let name = word.text.hasPrefix(".") ? String(word.text.dropFirst()) : word.text
        switch type.kind {
        case .choices(let names):
            guard let index = names.firstIndex(of: name) else { return nil }
            try Availability.check(name, of: type, at: word.span)
            return .choice(type, index)
        case .options(let options):
            if name == "[]" { return .options(type, 0) }
            guard let option = options.first(where: { $0.name == name }) else { return nil }
            try Availability.check(name, of: type, at: word.span)
            return .options(type, option.bits)
        case .simple, .object:
            if let property = type.ownStatic(name, in: variables.classes) {
                return try? property.get(.void)
            }
            return simple(word.text, as: type)
        }
    }

    private func simple(_ text: String, as type: TypeDescription) -> Value? {
        if type === TypeDescription.bool { return Bool(text).map { .bool($0) } }
        if type === TypeDescription.int { return Int(text).map { .int($0) } }
        if type === TypeDescription.double { return Self.number(text).map { .double($0) } }
        if type === TypeDescription.float { return Self.number(text).map { .float(Float($0)) } }
        if let kind = type.integerKind { return kind.value(of: text) }
        return nil
    }

    /// What a name or a path stands for, where its value is of the type.
    private func referenced(_ word: Word, as type: ValueType) throws(Diagnostic) -> Value? {
        let path = try PropertyPath(word)
        let mustBeName = type.unwrapped.mayBeObject
        guard mustBeName || variables.value(path.root.text) != nil else { return nil }
        let reading = try look(path)
        guard case .value(let value) = reading.result else {
            throw Diagnostic(.notLoaded, at: word.span, "view not loaded: \(word.text)")
        }
        guard value.isNull || value.isInstance(of: type, in: variables.classes) else {
            return nil
        }
        return value
    }

    /// Numbers in a row, or options.
    private func composed(
        _ words: [Word], as type: TypeDescription
    ) throws(Diagnostic) -> Value? {
        if case .options = type.kind {
            var bits: UInt = 0
            for word in words {
                guard case .options(_, let more) = try literal(word, as: type) else { return nil }
                bits |= more
            }
            return .options(type, bits)
        }
        let numbers = words.compactMap { $0.isQuoted ? nil : Self.number($0.text) }
        return numbers.count == words.count ? type.value(of: numbers) : nil
    }

    private func nearest(_ word: Word, of type: ValueType) -> String? {
        guard let description = type.unwrapped.description else { return nil }
        let name = word.text.hasPrefix(".") ? String(word.text.dropFirst()) : word.text
        return NearestName.nearest(to: name, among: description.staticNames(in: variables.classes))
    }

    /// A decimal number: no exponents, no words for the infinite.
    private static func number(_ text: String) -> Double? {
        let isDecimal = text.utf8.allSatisfy {
            (48...57).contains($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
        }
        guard isDecimal, let number = Double(text), number.isFinite else { return nil }
        return number
    }
}

@MainActor
extension TypeDescription {
    /// The names of an enumeration's or an option set's values; nil for other types.
    var valueNames: [String]? {
        switch kind {
        case .choices(let names): names
        case .options(let options): options.map(\.name)
        case .simple, .object: nil
        }
    }

    /// The point, size, rectangle, insets or transform of the numbers; nil when their count is
    /// wrong.
    fileprivate func value(of numbers: [Double]) -> Value? {
        guard numbers.count == numberNames.count else { return nil }
        switch numbers.count {
        case 2 where self === TypeDescription.point:
            return .point(.init(x: numbers[0], y: numbers[1]))
        case 2: return .size(.init(width: numbers[0], height: numbers[1]))
        case 4 where self === TypeDescription.rect:
            return .rect(
                .init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        case 4:
            return .insets(
                .init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]))
        case 6:
            return .transform(
                .init(
                    a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
                    ty: numbers[5]))
        default: return nil
        }
    }

    /// What the numbers of the flat spelling are, in order; none for types that are no numbers.
    fileprivate var numberNames: [String] {
        if self === TypeDescription.point { return ["x", "y"] }
        if self === TypeDescription.size { return ["width", "height"] }
        if self === TypeDescription.rect { return ["x", "y", "width", "height"] }
        if self === TypeDescription.insets { return ["top", "left", "bottom", "right"] }
        if self === TypeDescription.transform { return ["a", "b", "c", "d", "tx", "ty"] }
        return []
    }
}

@MainActor
extension ValueType {
    /// Whether several words make one value of it.
    fileprivate var isList: Bool {
        if case .array = self { return true }
        guard case .options = description?.kind else { return false }
        return true
    }

    /// How a value of the type is written in words, for errors: `x y width height`, `true or
    /// false`.
    fileprivate var spelling: String {
        switch self {
        case .optional(let inner): return inner.spelling + " or nil"
        case .array(let element): return "\(element.spelling) each, or []"
        case .named(let type):
            if !type.numberNames.isEmpty { return type.numberNames.joined(separator: " ") }
            if type === TypeDescription.bool { return "true or false" }
            if type.integerKind?.isSigned == false { return "a whole number from 0 on" }
            if type.isInteger { return "a whole number" }
            if type === TypeDescription.double { return "a number" }
            if type === TypeDescription.string { return "a text" }
            return type.isClass ? "the name of a \(type.name)" : "a \(type.name)"
        case .void, .null, .set, .dictionary, .function, .tuple, .range, .generic, .any:
            return "a value that words can spell"
        }
    }
}
