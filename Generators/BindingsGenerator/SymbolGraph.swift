import Foundation

/// What the compiler tells of a module's declarations: the parts of its symbol graph that bindings
/// are made from.
struct SymbolGraph: Decodable {
    let module: Module
    let symbols: [Symbol]
    let relationships: [Relationship]

    struct Module: Decodable { let name: String }

    struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
        let targetFallback: String?
    }

    struct Symbol: Decodable {
        let kind: Kind
        let identifier: Identifier
        let pathComponents: [String]
        let declarationFragments: [Fragment]
        let accessLevel: String
        let location: Location?
        let availability: [Availability]?
        let docComment: Comment?
        let swiftExtension: Extension?
        let swiftGenerics: Generics?

        /// As Swift names it, outer types included.
        var path: String { pathComponents.joined(separator: ".") }
        /// Whether the compiler made it up of another one, for a conformance.
        var isSynthesized: Bool { identifier.precise.contains("::SYNTHESIZED::") }
    }

    struct Kind: Decodable { let identifier: String }

    struct Identifier: Decodable { let precise: String }

    struct Fragment: Decodable {
        let kind: String
        let spelling: String
        let preciseIdentifier: String?
    }

    struct Location: Decodable {
        struct Position: Decodable { let line, character: Int }

        let uri: String
        let position: Position
    }

    struct Availability: Decodable {
        struct Version: Decodable {
            let major: Int
            let minor: Int?
        }

        let domain: String?
        let introduced: Version?
        let deprecated: Version?
        let obsoleted: Version?
        let message: String?
    }

    struct Comment: Decodable {
        struct Line: Decodable { let text: String }

        let lines: [Line]
    }

    /// Present where the declaration, or one around it, has type parameters.
    struct Generics: Decodable {}

    struct Extension: Decodable {
        struct Constraint: Decodable { let lhs, rhs: String }

        let constraints: [Constraint]?
    }

    /// The graph without the symbols that do not pass.
    func filtered(_ passes: (Symbol) -> Bool) -> SymbolGraph {
        SymbolGraph(
            module: module, symbols: symbols.filter(passes), relationships: relationships)
    }

    private init(module: Module, symbols: [Symbol], relationships: [Relationship]) {
        (self.module, self.symbols, self.relationships) = (module, symbols, relationships)
    }

    init(contentsOf url: URL) throws {
        self = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: url))
    }
}
