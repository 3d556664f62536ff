import CommandLanguage
import HeadlessUIKit

/// The types that statements declared in one world, in the order of their first definition.
@MainActor
package final class ClassTable {
    /// What runs the code of the classes; nil once the world is dropped.
    package weak var evaluator: Evaluator?
    @Counted private var definitions: [String: TypeDefinition] = [:]
    /// The names, nested types as `Outer.Inner`.
    @Counted package private(set) var names: [String] = []
    /// Types that were defined anew; objects of them may live on.
    @Counted private var replaced: [TypeDefinition] = []
    /// Protocols that mention types which come later.
    @Counted var pending: [PendingProtocol] = []

    /// What extensions add to types of the model, by the type, in the order of the extensions.
    @Counted private(set) var additions: [(type: TypeDescription, added: TypeDescription)] = []

    /// What lets go of what objects and closures hold.
    let releases = ReleaseQueue()
    /// What every error answers.
    private(set) lazy var answersOfErrors = TypeDescription.answersOfErrors(in: self)

    /// What gives numbers by chance.
    let random = SessionRandom()
    /// Types of Foundation that are written in Swift.
    private(set) lazy var prelude = Prelude(self)
    /// Types that UIKit has and the model lacks.
    private(set) lazy var inert = InertTypes(self)
    /// What inert members were set to.
    let inertValues = InertValues()

    init() {}

    /// How much was declared so far, in any form.
    package var declarationCount: Int {
        names.count + replaced.count + pending.count + additions.count
    }

    /// The type of that name.
    package func type(named name: String) -> TypeDescription? {
        definitions.isEmpty ? nil : definitions[name]?.type
    }

    /// What the other name stands for.
    func alias(named name: String) -> ValueType? {
        definitions.isEmpty ? nil : definitions[name]?.alias
    }

    /// The class of that name.
    package func scriptClass(named name: String) -> ScriptClass? { definitions[name]?.scriptClass }

    /// The name of the class of Objective-C that was defined last.
    var lastOfObjectiveC: String? {
        names.last { definitions[$0]?.scriptClass?.declaration?.language == .objectiveC }
    }

    /// The classes of controllers.
    package var controllerClasses: [ScriptClass] {
        scriptClasses.filter { $0.foundation.isController }
    }

    /// All classes and structures, in the order in which they were defined.
    package var scriptClasses: [ScriptClass] {
        names.compactMap { definitions[$0]?.scriptClass }
    }

    /// Takes a definition; one of the same name is replaced, for what comes after it.
    func define(_ definition: TypeDefinition) {
        let name = definition.name
        if let old = definitions.updateValue(definition, forKey: name) {
            replaced.append(old)
        } else {
            names.append(name)
        }
    }

    /// Runs `body`, and takes back what it added to types of the model; to know that is no change.
    func keepingAdditions(_ body: () throws(Diagnostic) -> Void) throws(Diagnostic) {
        let changes = Changes.count
        let before = additions
        let contents = before.map { ($0.added.members, $0.added.protocols) }
        defer {
            for addition in additions where !before.contains(where: { $0.added === addition.added })
            {
                addition.added.define(TypeMembers())
            }
            additions = before
            for (addition, content) in zip(before, contents) {
                addition.added.define(content.0)
                addition.added.protocols = content.1
            }
            Changes.count = changes
        }
        try body()
    }

    /// The place for what extensions add to that type of the model, which itself stays as it is.
    func makeAddition(to type: TypeDescription) -> TypeDescription {
        if let known = addition(to: type) { return known }
        let made = TypeDescription(type.name, type.kind) { TypeMembers() }
        additions.append((type, made))
        return made
    }

    /// Forgets everything, since the world is dropped.
    func removeAll() {
        evaluator = nil
        for definition in replaced + definitions.values where definition.alias == nil {
            definition.type?.forgetMembers()
        }
        definitions = [:]
        replaced = []
        pending = []
        names = []
        prelude.removeAll()
        inert.removeAll()
        inertValues.removeAll()
        for addition in additions { addition.added.define(TypeMembers()) }
        additions = []
    }
}

/// A type that a statement declares.
struct TypeDefinition {
    let name: String
    /// Nil for another name of a type without members, as that of a function.
    let type: TypeDescription?
    /// What it stands for, where it only is another name.
    let alias: ValueType?
    /// Nil for an enumeration and for a protocol.
    let scriptClass: ScriptClass?

    init(type: TypeDescription, scriptClass: ScriptClass? = nil) {
        name = type.name
        self.type = type
        alias = nil
        self.scriptClass = scriptClass
    }

    /// Another name for `type`, which is perhaps the class `scriptClass`.
    @MainActor
    init(_ name: String, standsFor type: ValueType, scriptClass: ScriptClass?) {
        self.name = name
        self.type = type.description
        alias = type
        self.scriptClass = scriptClass
    }
}

/// A protocol whose members are not known yet.
struct PendingProtocol {
    let type: TypeDescription
    let declaration: ClassDeclaration
}
