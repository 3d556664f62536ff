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
        guard let file = Self.files[outer], isVisible(file, to: outer),
            read.insert(file.name).inserted, let evaluator = classes.evaluator
        else { return nil }
        declare(file, with: evaluator.variables)
        return known[name]
    }

    /// Reads what the modules have that code imports.
    func take(_ modules: Set<String>) {
        if modules.contains(Self.combine) { _ = definition(named: "AnyCancellable") }
    }

    /// Combine's names are common words: code has them that imports it, or that publishes a property.
    private func isVisible(_ file: File, to name: String) -> Bool {
        file.module != Self.combine || name == "Published"
            || classes.inert.modules.contains(Self.combine)
    }

    /// The module whose publishers one file has; its name is that of the script in the places of its code.
    static let combine = "Combine"

    /// Whether one of the files declares the type and leaves members out: Combine's are there, or refused by name.
    func abbreviates(_ type: TypeDescription) -> Bool {
        let name = type.template.name
        return known[name]?.type === type.template && Self.files[name]?.module != Self.combine
    }

    /// Whether one of the files declares the class.
    func declares(_ kind: ScriptClass) -> Bool { known[kind.name]?.scriptClass === kind }

    /// Types within classes of the model's, by the names that the files give them.
    private static let nested = [
        "UICollectionView.CellRegistration": "UICollectionViewCellRegistration",
        "UICollectionView.SupplementaryRegistration": "UICollectionViewSupplementaryRegistration",
        "DecodingError.Context": "DecodingErrorContext",
        "Subscribers.Completion": "SubscribersCompletion", "Publisher": "AnyPublisher",
        "Published.Publisher": "AnyPublisher",
        "Publishers.CombineLatest": "PublishersCombineLatest",
        "Publishers.CombineLatest3": "PublishersCombineLatest3",
        "Publishers.Merge": "PublishersMerge", "Publishers.MergeMany": "PublishersMergeMany",
        "Publishers.Zip": "PublishersZip",
    ]

    /// The names of all types that the files declare.
    static var names: [String] { files.keys.sorted() }

    private struct File {
        let name: String
        let text: String
        /// The module of Apple's that has what stands there.
        let module: String
    }

    /// The files by the types that their first lines name.
    private static let files: [String: File] = {
        var found: [String: File] = [:]
        for (name, text) in EmbeddedTexts.all where name.hasPrefix("Prelude/") {
            let names = text.prefix { $0 != "\n" }.split(separator: " ").dropFirst()
            let module = name == "Prelude/\(combine).txt" ? combine : "Foundation"
            for type in names {
                found[String(type)] = File(name: name, text: text, module: module)
            }
        }
        return found
    }()

    private func declare(_ file: File, with variables: StatementVariables) {
        do throws(Diagnostic) {
            let source = SourceFile(script: ScriptName(file.module), bytes: Array(file.text.utf8))
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
            definition.type?.forgetMembers()
        }
        known = [:]
    }
}
