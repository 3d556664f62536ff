import Foundation
import HierarchyRecords

/// Turns symbol graphs into declarations.
struct DeclarationReader {
    /// Types by their identifiers.
    private let names: [String: String]
    private let graphs: [SymbolGraph]
    /// The modules of which a declaration that cannot be read is left out, and is no error.
    private let foreign: Set<String>
    /// Those declarations, with the reason.
    private(set) var unread: [LeftOut] = []

    init(_ graphs: [SymbolGraph], leavingOutOf foreign: Set<String> = []) {
        self.graphs = graphs
        self.foreign = foreign
        names = Dictionary(
            graphs.flatMap(\.symbols).filter { Self.typeKind($0.kind.identifier) != nil }
                .map { ($0.identifier.precise, $0.path) },
            uniquingKeysWith: { first, _ in first })
    }

    /// All symbols, each behind the name of its module.
    private var symbols: [(module: String, symbol: SymbolGraph.Symbol)] {
        graphs.flatMap { graph in graph.symbols.map { (graph.module.name, $0) } }
    }

    /// All types of the graphs, in the order of their names.
    mutating func types() throws -> [TypeDeclaration] {
        var types: [String: TypeDeclaration] = [:]
        for (module, symbol) in symbols {
            guard let kind = Self.typeKind(symbol.kind.identifier) else { continue }
            types[symbol.path] = TypeDeclaration(
                kind: kind, name: symbol.path, module: module, isOpen: symbol.accessLevel == "open",
                isFinal: parts(of: symbol).words.contains("final"),
                isGeneric: symbol.swiftGenerics != nil && kind != .protocol,
                isClassBound: Self.isClassBound(symbol),
                availability: Self.systems(symbol), comment: Self.comment(symbol))
        }
        try addMembers(to: &types)
        addRelations(to: &types)
        return types.values.sorted { $0.name < $1.name }
    }

    private static func typeKind(_ identifier: String) -> TypeDeclaration.Kind? {
        switch identifier {
        case "swift.class": .class
        case "swift.struct": .structure
        case "swift.enum": .enumeration
        case "swift.protocol": .protocol
        default: nil
        }
    }

    private static func isClassBound(_ symbol: SymbolGraph.Symbol) -> Bool {
        let words = symbol.declarationFragments.map(\.spelling)
        return symbol.path.hasSuffix("Delegate") || symbol.path.hasSuffix("DataSource")
            || words.contains { ["AnyObject", "NSObjectProtocol", "class"].contains($0) }
    }

    private mutating func addMembers(to types: inout [String: TypeDeclaration]) throws {
        let standards = Set(
            graphs.flatMap(\.relationships).filter { $0.kind == "defaultImplementationOf" }
                .map(\.source))
        let requirements = Set(
            graphs.flatMap(\.relationships)
                .filter { $0.kind == "requirementOf" || $0.kind == "optionalRequirementOf" }
                .map(\.source))
        for (module, symbol) in symbols where !symbol.isSynthesized {
            let owner = symbol.pathComponents.dropLast().joined(separator: ".")
            guard types[owner] != nil, !Self.derived.contains(symbol.pathComponents.last ?? ""),
                var member = try member(symbol, of: module)
            else { continue }
            member.isStandard = standards.contains(symbol.identifier.precise)
            member.isInExtension = !requirements.contains(symbol.identifier.precise)
            types[owner]?.members.append(member)
        }
        for name in types.keys { types[name]?.members.sort { $0.place < $1.place } }
    }

    private func addRelations(to types: inout [String: TypeDeclaration]) {
        for relation in graphs.flatMap(\.relationships) {
            guard let source = names[relation.source], types[source] != nil else { continue }
            let target = names[relation.target] ?? relation.targetFallback ?? relation.target
            switch relation.kind {
            case "inheritsFrom": types[source]?.superclass = names[relation.target]
            case "conformsTo":
                let plain = target.split(separator: ".").last.map(String.init) ?? target
                types[source]?.protocols.append(names[relation.target] ?? plain)
            default: continue
            }
        }
        for name in types.keys { types[name]?.protocols.sort() }
    }

    // MARK: Members

    /// What the compiler derives, which stands nowhere.
    private static let derived: Set<String> = [
        "hash(into:)", "hashValue", "==(_:_:)", "!=(_:_:)", "allCases", "rawValue",
        "init(rawValue:)", "encode(to:)", "init(from:)",
    ]

    private mutating func member(
        _ symbol: SymbolGraph.Symbol, of module: String
    ) throws -> MemberDeclaration? {
        do {
            return try read(symbol)
        } catch let error as UnreadableDeclaration {
            guard foreign.contains(module) else {
                throw UnreadableDeclaration(
                    description: "\(Self.place(symbol)): \(symbol.path): \(error.description)")
            }
            unread.append(LeftOut(name: symbol.path, reason: error.description))
            return nil
        }
    }

    private func read(_ symbol: SymbolGraph.Symbol) throws -> MemberDeclaration? {
        // The order of the model's members is that of its files; of an app's, none is kept.
        guard !foreign.isEmpty || symbol.location != nil else {
            throw UnreadableDeclaration(description: "the compiler does not tell where it stands")
        }
        let (words, rest) = parts(of: symbol)
        var text = SpellingParser(resolved(rest))
        var (parameters, canThrow, isAsynchronous) = ([MemberDeclaration.Parameter](), false, false)
        let kind: MemberDeclaration.Kind
        var type = SpelledType.void
        switch symbol.kind.identifier {
        case "swift.property", "swift.type.property":
            _ = try text.name()
            try text.expect(":")
            type = try text.type()
            canThrow = text.rest.contains("throws")
            let isComputed = text.rest.contains("{")
            let isSettable =
                isComputed ? text.rest.contains("set") : !words.contains("let")
            kind = .property(isSettable: isSettable)
        case "swift.method", "swift.type.method", "swift.init":
            _ = try text.name()
            let isFailable = text.take("?") || text.take("!")
            if text.take("<") {
                _ = text.text(before: [">"])
                try text.expect(">")
            }
            parameters = try self.parameters(&text)
            isAsynchronous = text.takeWord("async")
            canThrow = text.takeWord("throws") || text.takeWord("rethrows")
            if text.take("->") { type = try text.type() }
            kind =
                symbol.kind.identifier == "swift.init"
                ? .initialiser(isFailable: isFailable) : .method
        case "swift.enum.case":
            _ = try text.name()
            if symbol.declarationFragments.contains(where: { $0.spelling.contains("(") }) {
                parameters = [.init(label: nil, name: "_", type: .void, standard: nil)]
            }
            kind = .enumerationCase
        default: return nil
        }
        return MemberDeclaration(
            kind: kind, name: symbol.pathComponents.last ?? "",
            isStatic: symbol.kind.identifier.contains(".type."),
            isOpen: symbol.accessLevel == "open", isOverride: words.contains("override"),
            isMutating: words.contains("mutating"), isConvenience: words.contains("convenience"),
            isRequired: words.contains("required"), isWeak: words.contains("weak"),
            canThrow: canThrow,
            isAsynchronous: isAsynchronous, parameters: parameters, type: type,
            availability: Self.systems(symbol), comment: Self.comment(symbol),
            text: Self.text(symbol), place: Self.place(symbol),
            isConditional: !(symbol.swiftExtension?.constraints ?? []).isEmpty)
    }

    /// Splits a declaration before its name.
    private func parts(
        of symbol: SymbolGraph.Symbol
    ) -> (words: Set<String>, rest: [SymbolGraph.Fragment]) {
        let start =
            symbol.declarationFragments.firstIndex {
                $0.kind == "identifier" || $0.spelling == "init"
            } ?? 0
        return (
            Set(symbol.declarationFragments[..<start].map(\.spelling)),
            Array(symbol.declarationFragments[start...])
        )
    }

    private func parameters(
        _ text: inout SpellingParser
    ) throws -> [MemberDeclaration.Parameter] {
        var parameters: [MemberDeclaration.Parameter] = []
        try text.expect("(")
        while !text.take(")") {
            if !parameters.isEmpty { try text.expect(",") }
            let label = try text.name()
            var name = label
            if !text.take(":") {
                name = try text.name()
                try text.expect(":")
            }
            let type = try text.type()
            var standard: String?
            if text.take("=") {
                text.skipSpace()
                standard = text.text(before: [",", ")"])
            }
            parameters.append(
                .init(
                    label: label == "_" ? nil : label, name: name, type: type, standard: standard))
        }
        return parameters
    }

    /// The text, each type under its full name.
    private func resolved(_ fragments: [SymbolGraph.Fragment]) -> String {
        var pieces: [String] = []
        for fragment in fragments {
            let resolved = fragment.preciseIdentifier.flatMap { names[$0] }
            if let resolved, fragment.kind == "typeIdentifier" {
                // `UIView.AnimationOptions` is two pieces, the second of which says all.
                while pieces.last == ".", pieces.count > 1 { pieces.removeLast(2) }
                pieces.append(resolved)
            } else {
                pieces.append(fragment.spelling)
            }
        }
        return pieces.joined()
    }

    private static func place(_ symbol: SymbolGraph.Symbol) -> Place {
        let file = symbol.location?.uri ?? ""
        let start = file.range(of: "/Sources/")?.lowerBound
        return Place(
            file: start.map { String(file[file.index(after: $0)...]) } ?? file,
            line: symbol.location?.position.line ?? 0,
            column: symbol.location?.position.character ?? 0)
    }

    /// The declaration without its attributes.
    private static func text(_ symbol: SymbolGraph.Symbol) -> String {
        let fragments = symbol.declarationFragments.drop { $0.kind != "keyword" }
        return fragments.map(\.spelling).joined().split(whereSeparator: \.isNewline).joined(
            separator: " ")
    }

    private static func comment(_ symbol: SymbolGraph.Symbol) -> [String] {
        symbol.docComment?.lines.map(\.text) ?? []
    }

    /// The version, whose minor part is left out where it is 0.
    private static func version(_ found: SymbolGraph.Availability.Version) -> SystemVersion {
        SystemVersion(found.major, found.minor == 0 ? nil : found.minor)
    }

    private static func systems(_ symbol: SymbolGraph.Symbol) -> Systems {
        guard let found = symbol.availability?.first(where: { $0.domain == "iOS" }) else {
            return Systems()
        }
        return Systems(
            introduced: found.introduced.map(version), deprecated: found.deprecated.map(version),
            obsoleted: found.obsoleted.map(version), message: found.message)
    }
}
