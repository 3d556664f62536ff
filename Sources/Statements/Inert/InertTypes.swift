import CommandLanguage
import HeadlessUIKit

/// Types of the surface that the model lacks, as one session has met them. An inert class is a class of the session
/// without code: its objects are what its nearest modelled superclass is.
@MainActor
final class InertTypes {
    private unowned let classes: ClassTable
    private var known: [String: TypeDefinition?] = [:]
    private var entries: [String: Surface.Entry?] = [:]

    init(_ classes: ClassTable) { self.classes = classes }

    /// The type of that name; nil where the surface has none, or where the model has it.
    func definition(named name: String) -> TypeDefinition? {
        guard let entry = entry(swift: name) else { return nil }
        if let found = known[entry.name] { return found }
        known[entry.name] = .some(nil)
        let made = make(entry, called: name)
        made?.type?.isUntold = entry.kind == .class && Surface.entry(swift: name) == nil
        known[entry.name] = .some(made)
        return made
    }

    /// The class of that name, where code of the session has named it.
    func namedClass(_ name: String) -> ScriptClass? {
        if mentioned.contains(name) { return definition(named: name)?.scriptClass }
        return known[name].flatMap { $0 }?.scriptClass
    }

    /// Names of classes that code in Objective-C names, whose objects may be anything there.
    private var mentioned: Set<String> = []

    /// Notes that code names the class.
    func mention(_ name: String) { mentioned.insert(name) }

    /// The frameworks that code of the session imports.
    private(set) var modules: Set<String> = []

    /// What the line that is checked imports and is not here.
    private(set) var absent = AbsentModules()

    /// What code uses of types that nobody knows, while that is found out; nil otherwise.
    private(set) var sketch: StubSketch?
    /// What learns from values of the wrong type; nil where nothing does.
    private(set) var learner: StubSketch?

    /// Runs `body`, from whose mistakes the sketch learns which classes its types must inherit from.
    func teaching(_ sketch: StubSketch, _ body: () throws(Diagnostic) -> Void) throws(Diagnostic) {
        learner = sketch
        defer { learner = nil }
        try body()
    }

    /// Runs `body` as if a library that is not here had whatever nobody knows, and keeps nothing of it but the sketch.
    func sketching(_ sketch: StubSketch, _ body: () throws(Diagnostic) -> Void) throws(Diagnostic) {
        let before = (known, entries, mentioned, modules, absent, adopted, typesByPlace)
        known = known.filter { Surface.entry(swift: $0.key) != nil }
        entries = [:]
        (self.sketch, learner) = (sketch, sketch)
        defer {
            for (name, definition) in known where before.0[name] == nil {
                definition?.type?.define(TypeMembers())
            }
            (self.sketch, learner) = (nil, nil)
            (known, entries, mentioned, modules, absent, adopted, typesByPlace) = before
        }
        try body()
    }

    /// Notes what the code imports.
    func take(_ line: StatementLine) {
        if sketch != nil {
            modules.formUnion(line.modules)
            absent = AbsentModules(anyFor: line)
            return
        }
        let wasEmpty = absent.isEmpty
        let imported = line.modules
        absent = AbsentModules(of: line, among: imported, after: modules)
        if wasEmpty, absent.isEmpty, imported.isSubset(of: modules) { return }
        modules.formUnion(imported)
        classes.prelude.take(imported)
        entries = entries.filter { $0.value != nil }
    }

    /// Names of types that are read without a table.
    private static let ofLanguage: Set = ["Any", "AnyObject", "Optional", "Selector", "Self"]

    /// Whether a type of that name is one that the session has only because code imports what is not here.
    private func isAbsent(_ name: String) -> Bool {
        guard !absent.isEmpty else { return false }
        let outer = String(name.prefix { $0 != "." })
        if Self.ofLanguage.contains(outer) || MemberTable.type(named: name) != nil { return false }
        let isKnown =
            classes.type(named: outer) != nil || MemberTable.type(named: outer) != nil
            || BuiltinFunction(rawValue: outer) != nil
            || Surface.entry(swift: outer) != nil || classes.prelude.definition(named: outer) != nil
        guard !isKnown || outer == name else { return false }
        if let names = sketch?.names { return names.contains(outer) && !isKnown }
        let known = sketch == nil ? MemberTable.names + classes.names : []
        return absent.mayHave(type: name, among: known)
            || typesByPlace.contains(name) && absent.mayHave(name: name)
    }

    /// Names that are no types by their looks, and stand where only a type can, while it is found out what code uses.
    private var typesByPlace: Set<String> = []

    /// Notes that the name stands where only a type can.
    func standsAsType(_ name: String) {
        guard let sketch else { return }
        sketch.standsAsType(name)
        guard name.count > 1, name.first?.isUppercase != true, typesByPlace.insert(name).inserted
        else { return }
        entries[name] = nil
    }

    /// Whether the name may be a type's: by its looks, or since it stands where only a type can.
    func mayBeType(_ name: String) -> Bool {
        name.first?.isUppercase == true || typesByPlace.contains(name)
    }

    /// Names of such types that code adopts as protocols.
    private var adopted: Set<String> = []

    /// Notes that the type of that name is a protocol, where nothing else says what it is.
    func adopt(_ name: String) {
        if case .some(.some) = entries[name] {
            sketch?.adopts(name)
            return
        }
        guard isAbsent(name) else { return }
        adopted.insert(name)
        entries[name] = nil
    }

    /// What the surface says of the type of that name in Swift, or what the name says where its framework is imported.
    func entry(swift name: String) -> Surface.Entry? {
        if let found = entries[name] { return found }
        let found = Surface.entry(swift: name) ?? foreignEntry(name)
        entries[name] = .some(found)
        return found
    }

    private func foreignEntry(_ name: String) -> Surface.Entry? {
        let isAdopted = adopted.contains(name)
        if ForeignModules.own(name, modules) {
            return Surface.entry(foreign: name, isProtocol: isAdopted)
        }
        guard isAbsent(name) else { return nil }
        return sketch?.entry(name, isAdopted: isAdopted)
            ?? Surface.entry(foreign: name, isProtocol: isAdopted)
    }

    /// The protocols that a type of the surface adopts, and those that they refine.
    func protocols(of entry: Surface.Entry) -> [Surface.Entry] {
        var found: [Surface.Entry] = []
        var waiting = entry.protocols
        while let name = waiting.popLast() {
            guard !found.contains(where: { $0.name == name }), let next = self.entry(swift: name)
            else { continue }
            found.append(next)
            waiting += next.protocols
        }
        return found
    }

    private func make(_ entry: Surface.Entry, called name: String) -> TypeDefinition? {
        switch entry.kind {
        case .enumeration: enumeration(entry, called: name)
        case .options: options(entry, called: name)
        case .protocol: protocolType(entry)
        case .class: classType(entry)
        }
    }

    // MARK: Kinds of types

    private func enumeration(_ entry: Surface.Entry, called name: String) -> TypeDefinition {
        let type = TypeDescription(name, choices: entry.cases)
        type.session = classes
        var members = TypeMembers()
        members.properties.append(
            MemberProperty("rawValue", type: .int) { value in
                if case .choice(_, let index) = value { .int(index) } else { .int(0) }
            })
        // Which of UIKit's names are texts, the tables do not tell.
        members.initialisers.append(
            MemberMethod("init(rawValue:)", parameters: [.string], result: .named(type)) {
                _, arguments in
                .choice(type, entry.cases.firstIndex { arguments[0].equals(.string($0)) } ?? 0)
            })
        members.initialisers.append(
            MemberMethod(
                "init(rawValue:)", parameters: [.int], result: .optional(.named(type)),
                call: { _, arguments in
                    guard case .int(let index)? = arguments.first,
                        entry.cases.indices.contains(index)
                    else { return .null }
                    return .choice(type, index)
                }))
        type.define(members)
        return TypeDefinition(type: type)
    }

    private func options(_ entry: Surface.Entry, called name: String) -> TypeDefinition {
        let bits = entry.cases.enumerated().map { index, name in
            (name: name, bits: UInt(1) << UInt(index % 62))
        }
        let type = TypeDescription(name, .options(bits)) { TypeMembers() }
        type.session = classes
        // The tables do not tell UIKit's numbers.
        let raw = MemberProperty("rawValue", type: .int) { value in
            if case .options(_, let bits) = value { .int(Int(bits)) } else { .int(0) }
        }
        raw.isInert = true
        var members = TypeMembers()
        members.properties.append(raw)
        type.define(members)
        return TypeDefinition(type: type)
    }

    private func protocolType(_ entry: Surface.Entry) -> TypeDefinition {
        let type = TypeDescription(scripted: entry.name, superclass: nil, in: classes)
        type.isProtocol = true
        type.isClassBound = true
        type.isInert = true
        // What adopts it adopts those as well, the model's among them.
        type.protocols = entry.protocols.compactMap {
            MemberTable.type(named: $0) ?? definition(named: $0)?.type
        }
        return TypeDefinition(type: type)
    }

    /// A class whose superclass is the model's, and no class of sessions inherits from that: its objects are the
    /// superclass's own.
    private func plainType(
        _ entry: Surface.Entry, above: TypeDescription
    ) -> TypeDefinition {
        let type = TypeDescription(entry.name, above.kind, superclass: above) { TypeMembers() }
        type.session = classes
        type.isInert = true
        var members = TypeMembers()
        members.initialisers = above.members.initialisers.map { initialiser in
            MemberMethod(
                initialiser.name, parameters: initialiser.parameters, result: .named(type)
            ) { _, arguments throws(ConversionFailure) in
                try initialiser.call(.void, arguments)
            }
        }
        type.define(members)
        return TypeDefinition(type: type)
    }

    private func classType(_ entry: Surface.Entry) -> TypeDefinition {
        if let above = entry.base.flatMap({ MemberTable.type(named: $0) }), above.isClass,
            ScriptFoundation(superclass: above.name) == nil
        {
            return plainType(entry, above: above)
        }
        let above = entry.base.flatMap { superclass($0) }
        let foundation = above?.foundation ?? Self.foundation(of: entry.base)
        let kind = ScriptClass(
            entry.name, superclass: above, foundation: foundation, in: classes)
        kind.description.isInert = true
        kind.initialisers = above?.initialisers ?? foundation.initialisers
        var members = TypeMembers()
        members.initialisers = kind.initialisers.map(kind.maker)
        kind.description.define(members)
        return TypeDefinition(type: kind.description, scriptClass: kind)
    }

    /// The class of objects that are nothing but `NSObject`'s.
    private(set) lazy var plainObject = makePlainObject()

    private func makePlainObject() -> ScriptClass {
        let kind = ScriptClass("NSObject", superclass: nil, foundation: .object, in: classes)
        kind.initialisers = ScriptFoundation.object.initialisers
        var members = TypeMembers()
        members.initialisers = kind.initialisers.map(kind.maker)
        kind.description.define(members)
        return kind
    }

    /// A class of a framework in Objective-C that code inherits from, whether the surface has it or not.
    func superclass(named name: String, _ foundation: ScriptFoundation) -> ScriptClass {
        if let found = known[name], let kind = found?.scriptClass { return kind }
        let kind = ScriptClass(name, superclass: nil, foundation: foundation, in: classes)
        kind.description.isInert = true
        kind.initialisers = foundation.initialisers
        var members = TypeMembers()
        members.initialisers = kind.initialisers.map(kind.maker)
        kind.description.define(members)
        known[name] = TypeDefinition(type: kind.description, scriptClass: kind)
        return kind
    }

    /// An object that adopts an inert protocol, and is nothing else.
    func object(adopting type: TypeDescription) -> Value {
        let kind = ScriptClass(type.name, superclass: nil, foundation: .object, in: classes)
        kind.description.protocols = [type]
        kind.initialisers = kind.foundation.initialisers
        guard let plain = kind.initialisers.first else { return .null }
        return kind.make(plain, [])
    }

    /// The inert class above; nil where the model has it.
    private func superclass(_ name: String) -> ScriptClass? {
        if name == "NSObject" || MemberTable.type(named: name) != nil { return nil }
        return definition(named: name)?.scriptClass
    }

    /// What objects of a class are made of that inherits from the one of that name.
    private static func foundation(of name: String?) -> ScriptFoundation {
        var next = name.flatMap { MemberTable.type(named: $0) }
        while let type = next {
            if let foundation = ScriptFoundation(superclass: type.name) { return foundation }
            next = type.superclass
        }
        return .object
    }

    /// Forgets everything, since the world is dropped.
    func removeAll() {
        for definition in known.values { definition?.type?.define(TypeMembers()) }
        known = [:]
    }
}
