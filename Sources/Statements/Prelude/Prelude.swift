import CommandLanguage

/// Plain values of Foundation, which are written in Swift themselves: a file is read, and declared in the session, when
/// code names a type of it for the first time. What the session declares under such a name comes first.
@MainActor
final class Prelude {
    private unowned let classes: ClassTable
    private var known: [String: TypeDefinition] = [:]
    private var read: Set<String> = []
    /// What is wrong in the files that were read; nothing, as tests see to.
    private(set) var mistakes: [Diagnostic] = []

    init(_ classes: ClassTable) { self.classes = classes }

    /// The type of that name; nil where no file declares it.
    func definition(named name: String) -> TypeDefinition? {
        if let found = known[name] { return found }
        if let joined = Self.nested[name] { return definition(named: joined) }
        let outer = String(name.prefix { $0 != "." })
        guard let file = Self.files[outer], read.insert(file.name).inserted,
            let evaluator = classes.evaluator
        else { return nil }
        declare(file, with: evaluator.variables)
        return known[name]
    }

    /// Whether one of the files declares the type.
    func declares(_ type: TypeDescription) -> Bool { known[type.name]?.type === type }

    /// Types within classes of the model's, by the names that the files give them.
    private static let nested = [
        "UICollectionView.CellRegistration": "UICollectionViewCellRegistration",
        "UICollectionView.SupplementaryRegistration": "UICollectionViewSupplementaryRegistration",
        "DecodingError.Context": "DecodingErrorContext",
    ]

    /// The names of all types that the files declare.
    static var names: [String] { files.keys.sorted() }

    private struct File {
        let name: String
        let text: String
    }

    /// The files by the types that their first lines name.
    private static let files: [String: File] = {
        var found: [String: File] = [:]
        for (name, text) in EmbeddedTexts.all where name.hasPrefix("Prelude/") {
            let names = text.prefix { $0 != "\n" }.split(separator: " ").dropFirst()
            for type in names { found[String(type)] = File(name: name, text: text) }
        }
        return found
    }()

    private func declare(_ file: File, with variables: StatementVariables) {
        do throws(Diagnostic) {
            let source = SourceFile(script: ScriptName("Foundation"), bytes: Array(file.text.utf8))
            guard let line = try SourceProgram.line(of: [source]) else { return }
            let check = LineUnderCheck(variables: variables)
            let block = try check.statements.check(line.statements)
            for case .definition(let definitions) in block.statements {
                for definition in definitions { known[definition.name] = definition }
            }
        } catch {
            mistakes.append(error)
        }
    }

    /// Forgets everything, since the world is dropped.
    func removeAll() {
        for definition in known.values where definition.alias == nil {
            definition.type?.define(TypeMembers())
        }
        known = [:]
    }
}
