import CommandLanguage

/// Finds the types that code names: `UIViewController?`, `[UIView]`, `(Bool) -> Void`.
@MainActor
struct TypeResolver {
    let line: LineUnderCheck
    /// What the type parameters of the function around stand for.
    var typeParameters: [String: ValueType]

    init(line: LineUnderCheck) {
        self.line = line
        typeParameters = line.place.genericTypes
    }

    func type(named text: String, at span: SourceSpan) throws(Diagnostic) -> ValueType {
        let text = text.trimmedBlanks
        if let arrow = text.topLevelArrow {
            return try functionType(text[..<arrow], text[text.index(arrow, offsetBy: 2)...], span)
        }
        for word in ["any ", "some "] where text.hasPrefix(word) {
            return try type(named: String(text.dropFirst(word.count)), at: span)
        }
        if text.hasSuffix("?") || text.hasSuffix("!") {
            let inner = try type(named: String(text.dropLast()), at: span)
            if case .optional = inner, line.language == .swift {
                throw Diagnostic.nestedOptional(at: span)
            }
            return inner.wrapped
        }
        if text.hasPrefix("["), text.hasSuffix("]") {
            return try collectionType(String(text.dropFirst().dropLast()), at: span)
        }
        if text.hasPrefix("("), text.hasSuffix(")") {
            return try tupleType(String(text.dropFirst().dropLast()), at: span)
        }
        if text.hasSuffix(">"), let open = text.firstIndex(of: "<") {
            return try genericType(
                String(text[..<open]), text[text.index(after: open)...].dropLast(), at: span)
        }
        return try plainType(text, at: span)
    }

    private func plainType(_ text: String, at span: SourceSpan) throws(Diagnostic) -> ValueType {
        switch text {
        case "Void": return .void
        case "Any", "AnyObject", "NSObject", "NSObjectProtocol", "AnyHashable", "Selector", "id":
            return .any
        default: break
        }
        if let type = typeParameters[text] { return type }
        if line.language == .swift,
            let box = TypeDescription.boxes.first(where: { $0.name == text })
        {
            return .named(box)
        }
        if text.hasSuffix(".Type") { return .named(.anyClass) }
        if let type = alias(named: text) { return type }
        if let type = type(named: text), !type.isCollection { return .named(type) }
        if let type = AbsentClass.type(named: text) { return type }
        if let outside = OutsideName.describe(text) {
            throw Diagnostic(
                .unsupported, at: span, WordOutside.refusal("\(outside) ('\(text)')"))
        }
        throw Diagnostic(
            .unknownName, at: span, "unknown type '\(text)'",
            suggestion: NearestName.nearest(to: text, among: names))
    }

    private func functionType(
        _ parameters: Substring, _ result: Substring, _ span: SourceSpan
    ) throws(Diagnostic) -> ValueType {
        let text = String(parameters).trimmedBlanks
        guard text.hasPrefix("("), text.hasSuffix(")") else {
            throw Diagnostic(.unknownName, at: span, "unknown type '\(text)'")
        }
        return .function(
            try types(in: String(text.dropFirst().dropLast()), at: span),
            try type(named: String(result), at: span))
    }

    private func tupleType(_ text: String, at span: SourceSpan) throws(Diagnostic) -> ValueType {
        var elements: [TupleElement] = []
        for part in text.split(atTopLevel: ",") {
            let parts = part.split(atTopLevel: ":")
            elements.append(
                TupleElement(
                    label: parts.count == 2 ? parts[0] : nil,
                    type: try type(named: parts[parts.count - 1], at: span)))
        }
        switch elements.count {
        case 0: return .void
        case 1: return elements[0].type
        default: return .tuple(elements)
        }
    }

    private func types(in text: String, at span: SourceSpan) throws(Diagnostic) -> [ValueType] {
        var types: [ValueType] = []
        for part in text.split(atTopLevel: ",") { types.append(try type(named: part, at: span)) }
        return types
    }

    private func collectionType(
        _ text: String, at span: SourceSpan
    ) throws(Diagnostic) -> ValueType {
        let parts = text.split(atTopLevel: ":")
        guard parts.count == 2 else { return .array(try type(named: text, at: span)) }
        return .dictionary(
            try type(named: parts[0], at: span), try type(named: parts[1], at: span))
    }

    private func genericType(
        _ name: String, _ arguments: Substring, at span: SourceSpan
    ) throws(Diagnostic) -> ValueType {
        let types = try types(in: String(arguments), at: span)
        switch (name, types.count) {
        case ("Array", 1): return .array(types[0])
        case ("Optional", 1): return types[0].wrapped
        case ("Set", 1): return .set(types[0])
        case ("Dictionary", 2): return .dictionary(types[0], types[1])
        case ("Range", 1), ("ClosedRange", 1): return .range(types[0])
        case (_, 1):
            if let pointer = TypeDescription.pointer(named: name, to: types[0]) {
                return .named(pointer)
            }
            fallthrough
        default: throw Diagnostic(.unknownName, at: span, "unknown type '\(name)<…>'")
        }
    }
}

extension String {
    /// The `->` that is in no brackets, if there is one.
    fileprivate var topLevelArrow: String.Index? {
        var depth = 0
        var index = startIndex
        while index < endIndex {
            switch self[index] {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case "-" where self[index...].hasPrefix("->"):
                if depth == 0 { return index }
                index = self.index(after: index)
            case ">": depth -= 1
            default: break
            }
            index = self.index(after: index)
        }
        return nil
    }

    /// The parts between separators that are in no brackets; none of an empty text.
    fileprivate func split(atTopLevel separator: Character) -> [String] {
        var parts: [String] = []
        var part = ""
        var depth = 0
        var last: Character = " "
        for character in self {
            switch character {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">" where last != "-": depth -= 1
            default: break
            }
            if character == separator, depth == 0 {
                parts.append(part.trimmedBlanks)
                part = ""
            } else {
                part.append(character)
            }
            last = character
        }
        let rest = part.trimmedBlanks
        return parts.isEmpty && rest.isEmpty ? [] : parts + [rest]
    }
}
