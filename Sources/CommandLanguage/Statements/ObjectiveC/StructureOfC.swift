/// A structure of C as its literals in braces need it.
struct StructureOfC {
    /// A part, with the name of its type.
    struct Part: Sendable {
        let name: String
        let type: String
    }

    /// The structures that the system declares, with as many numbers as they hold.
    static let known: [String: (numbers: Int, parts: [Part])] = [
        "CGPoint": (2, parts("x y")), "CGSize": (2, parts("width height")),
        "CGRect": (4, [Part(name: "origin", type: "CGPoint"), Part(name: "size", type: "CGSize")]),
        "UIEdgeInsets": (4, parts("top left bottom right")),
        "UIOffset": (2, parts("horizontal vertical")),
        "CGAffineTransform": (6, parts("a b c d tx ty")), "CGVector": (2, parts("dx dy")),
        "NSRange": (2, parts("location length", of: "Int")),
    ]

    private static func parts(_ names: String, of type: String = "Double") -> [Part] {
        names.split(separator: " ").map { Part(name: String($0), type: type) }
    }

    /// What a value of it is made with, where that takes its numbers in order.
    static func maker(of name: String) -> String {
        name == "NSRange" ? "NSMakeRange" : name + "Make"
    }
}

/// Literals in braces: structures of C, and arrays.
extension ObjectiveCParser {
    /// The parts of the structure of that name; nil where it is none.
    func structureParts(of name: String) -> [StructureOfC.Part]? {
        ownStructures[name] ?? StructureOfC.known[name]?.parts
    }

    /// One entry in braces: a value, or further braces, with the name that stands before it.
    private indirect enum Entry {
        case value(Expression)
        case list([(name: String?, entry: Entry)], SourceSpan)

        /// The values, where all of them are without names and are no structures themselves.
        var values: [Expression] {
            switch self {
            case .value(let value): [value]
            case .list(let entries, _): entries.flatMap(\.entry.values)
            }
        }

        /// Whether plain numbers stand in it, and nothing else.
        var isOfNumbers: Bool {
            guard case .list(let entries, _) = self else { return false }
            return entries.allSatisfy { item in
                guard case .value(let value) = item.entry, case .literal(let literal) = value.kind
                else { return false }
                return switch literal {
                case .integer, .number: true
                case .string, .boolean, .nil, .array, .dictionary, .tuple, .selector, .available:
                    false
                }
            }
        }

        var isNamed: Bool {
            switch self {
            case .value: false
            case .list(let entries, _): entries.contains { $0.name != nil || $0.entry.isNamed }
            }
        }
    }

    /// Reads `{{x, y}, {width, height}}`, the parts of a structure of C, or the elements of an array.
    mutating func parseStructure(_ type: TypeSyntax) throws(Diagnostic) -> Expression {
        let span = token.span
        return try value(of: try parseEntries(), type, at: span)
    }

    private mutating func parseEntries() throws(Diagnostic) -> Entry {
        try nested { parser throws(Diagnostic) in
            let span = parser.token.span
            try parser.expect("{", "of the structure")
            var entries: [(name: String?, entry: Entry)] = []
            while !parser.token.isSign("}") {
                var name: String?
                if parser.take(".") {
                    name = try parser.parsePath()
                    try parser.expect("=", "behind the name of a part")
                }
                let isList = parser.token.isSign("{")
                entries.append(
                    (
                        name,
                        isList
                            ? try parser.parseEntries() : .value(try parser.parseExpression())
                    ))
                guard parser.take(",") else { break }
            }
            try parser.expect("}", "after the parts of the structure")
            return .list(entries, span)
        }
    }

    /// Reads `origin` or `origin.x`.
    private mutating func parsePath() throws(Diagnostic) -> String {
        var path = try parseName("the name of a part").text
        while take(".") { path += "." + (try parseName("the name of a part").text) }
        return path
    }

    /// What the entry is as a value of that type.
    private func value(
        of entry: Entry, _ type: TypeSyntax, at span: SourceSpan
    ) throws(Diagnostic) -> Expression {
        guard case .list(let entries, _) = entry else { return entry.values[0] }
        if case .array(let element) = type.kind {
            var values: [Expression] = []
            for item in entries { values.append(try value(of: item.entry, element, at: span)) }
            return try make(.literal(.array(values)), at: span)
        }
        let isByName = entries.allSatisfy { $0.name != nil }
        guard let name = type.wholeName,
            let parts = structureParts(of: name) ?? (isByName ? [] : nil)
        else {
            if let name = type.wholeName {
                // What a framework declares, the checker knows.
                return Expression(
                    .message(
                        receiver: Expression(.name(name), span: span), selector: "new",
                        arguments: []), span: span)
            }
            throw Diagnostic(
                .unsupported, at: span,
                "a literal in braces for '\(type.description.clipped)' is not understood yet")
        }
        let values = entry.values
        if !entry.isNamed, let known = StructureOfC.known[name] {
            if values.count == known.numbers {
                let function = try make(.name(StructureOfC.maker(of: name)), at: span)
                return try make(
                    .link(.call(function, values.map { Argument(value: $0) })), at: span)
            }
            guard entries.count <= parts.count, !entry.isOfNumbers else {
                throw Diagnostic(
                    .wrongArity, at: span,
                    "\(name) has \(known.numbers) numbers, not \(values.count)")
            }
        }
        return try filled(type, parts, entries, at: span)
    }

    /// A structure whose parts are set one by one, as a block that gives it.
    private func filled(
        _ type: TypeSyntax, _ parts: [StructureOfC.Part],
        _ entries: [(name: String?, entry: Entry)], at span: SourceSpan
    ) throws(Diagnostic) -> Expression {
        let name = Word("structure", span: span)
        var body: [Statement] = [
            .declaration(
                .variable(name: name, isConstant: false, isWeak: false, type: type, value: nil))
        ]
        let place = try make(.name(name.text), at: span)
        var index = 0
        for (written, entry) in entries {
            // What an earlier command declared, the checker knows.
            let named =
                parts.isEmpty || written?.contains(".") == true
                ? written.map { StructureOfC.Part(name: $0, type: "Any") }
                : parts.first { $0.name == written }
            let next = index < parts.count ? parts[index] : nil
            let part = written == nil ? next : named
            guard let part else {
                throw Diagnostic(
                    .unknownMember, at: span,
                    "'\(type.description.clipped)' has no part '\((written ?? "\(index + 1)").clipped)'"
                )
            }
            index += 1
            let partType = TypeSyntax(.name(part.type), span: span)
            var target = place
            for name in part.name.split(separator: ".") {
                target = try make(
                    .link(.member(target, name: String(name), isOptional: false)), at: span)
            }
            body.append(
                .assignment(
                    target: target, op: nil, value: try value(of: entry, partType, at: span)))
        }
        body.append(.exit(.return(place, span)))
        var closure = Closure(captures: [], parameters: [], body: body)
        closure.result = type
        return try make(.link(.call(try make(.closure(closure), at: span), [])), at: span)
    }
}
