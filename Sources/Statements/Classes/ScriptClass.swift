import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A class that the user defined.
@MainActor
package final class ScriptClass {
    package let name: String
    /// Whether it is a `struct`, which has values in the place of objects.
    let isStructure: Bool
    let superclass: ScriptClass?
    /// The model's class under it, which its objects are made of.
    package let foundation: ScriptFoundation
    /// The class as a type; its members are those that the class adds to its superclass.
    let description: TypeDescription
    /// How many stored properties its objects have, those of superclasses included.
    private(set) var storedCount: Int
    /// Where the values of a generic type keep which type they are of, with its arguments.
    private(set) var placeOfType: Int?
    /// What it, or a superclass of the user's, overrides of the model, by the member's number.
    package private(set) var overrides: [ScriptMember?]
    /// All members of the user's, superclasses' first; a subclass has its overrides in the same
    /// places.
    private(set) var table: [ScriptMember]
    private var places: [String: Int]
    /// The values of the type's own properties, once they were read.
    @Counted var statics: [String: Value] = [:]
    /// What the type's own properties have, by their names in order.
    package var staticValues: [(name: String, value: Value)] {
        statics.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
    /// Its own stored properties, in order.
    private(set) var stored: [ScriptMember] = []
    package var initialisers: [ScriptInitialiser] = []
    var deinitialiser: CheckedClosure?
    /// The system has said that it overrides what it may not (E60).
    @Counted var hasWarnedOfTraits = false
    private weak var world: ClassTable?
    /// What lets go of what its objects hold, be the world gone or not.
    let releases: ReleaseQueue
    /// What it was made of, where more of it may come.
    var declaration: ClassDeclaration?

    init(
        _ name: String, superclass: ScriptClass?, foundation: ScriptFoundation,
        isStructure: Bool = false, in world: ClassTable
    ) {
        self.name = name
        self.isStructure = isStructure
        self.superclass = superclass
        self.foundation = foundation
        self.world = world
        releases = world.releases
        description =
            isStructure
            ? TypeDescription(structure: name, in: world)
            : TypeDescription(
                scripted: name, superclass: superclass?.description ?? foundation.description,
                in: world)
        storedCount = superclass?.storedCount ?? 0
        overrides =
            superclass?.overrides
            ?? Array(repeating: nil, count: OverridableMember.allCases.count)
        table = superclass?.table ?? []
        places = superclass?.places ?? [:]
    }

    /// Gives the values of a generic type a place for their type.
    func keepType() {
        placeOfType = storedCount
        storedCount += 1
    }

    /// The type of what has those values, with its arguments where it is generic.
    func type(of values: some Collection<Value>) -> TypeDescription {
        guard let placeOfType,
            case .object(let reference as TypeReference)? = values.dropFirst(placeOfType).first
        else { return description }
        return reference.described
    }

    /// Takes over the members of a superclass that had none yet when this class was made.
    func inheritMembers() {
        guard let superclass else { return }
        storedCount = superclass.storedCount
        if placeOfType != nil { keepType() }
        overrides = superclass.overrides
        table = superclass.table
        places = superclass.places
    }

    /// Whether it is the other class or a subclass of it.
    func inherits(from other: ScriptClass) -> Bool {
        var kind: ScriptClass? = self
        while let current = kind {
            if current === other { return true }
            kind = current.superclass
        }
        return false
    }

    /// What runs its code; nil when its world is gone.
    package var evaluator: Evaluator? { world?.evaluator }

    /// Whether its world is the one that runs.
    var isRunning: Bool { evaluator != nil }

    /// Whether its code is the program's own, as Combine's is.
    package var isOfPrelude: Bool { world?.prelude.declares(self) ?? false }

    // MARK: Members

    /// Methods of its extensions, which no subclass overrides: UIKit finds them as any other.
    var added: [ScriptMember] = []

    /// The member of that name and those types, this class's own or inherited.
    func member(_ key: String) -> ScriptMember? { places[key].map { table[$0] } }

    /// The method of that full name, whatever the types of its parameters.
    func method(named name: String) -> ScriptMember? {
        if let own = table.last(where: { $0.name == name }) { return own }
        var kind: ScriptClass? = self
        while let current = kind {
            if let added = current.added.last(where: { $0.name == name }) { return added }
            kind = current.superclass
        }
        return nil
    }

    /// The names of its methods, own and inherited, with those of extensions.
    var methodNames: [String] {
        let classes = sequence(first: self) { $0.superclass }
        return (table + classes.flatMap(\.added)).map(\.name).filter { $0.contains("(") }
    }

    /// The names of all its members, with those of the model's that it overrides: methods in full, properties
    /// as they are.
    package var memberNames: [String] {
        let classes = sequence(first: self) { $0.superclass }
        return (table + classes.flatMap(\.added) + overrides.compactMap(\.self)).map(\.name)
    }

    /// Where the member stands in the tables of this class and its subclasses.
    func place(of key: String) -> Int? { places[key] }

    /// Adds a member, or puts it in the place of the one that it overrides.
    func add(_ member: ScriptMember) {
        if let place = places[member.key] {
            table[place] = member
        } else {
            places[member.key] = table.count
            table.append(member)
        }
    }

    /// Puts a member in the place of a superclass's, whose parameters may be of other types.
    func add(_ member: ScriptMember, inPlace place: Int?) {
        guard let place, table.indices.contains(place) else { return add(member) }
        places[member.key] = place
        table[place] = member
    }

    /// Puts a member in the place of one of the model's, which came with that system.
    func add(
        _ member: ScriptMember, overriding model: OverridableMember, since version: SystemVersion?
    ) {
        member.since = version
        overrides[model.rawValue] = member
    }

    /// Gives a property its place in every object.
    func store(_ member: ScriptMember) {
        member.index = storedCount
        storedCount += 1
        stored.append(member)
    }

    /// Whether no callback of the model is overridden but those of loading.
    var overridesNoCallback: Bool {
        overrides.indices.allSatisfy { index in
            overrides[index] == nil || OverridableMember(rawValue: index)?.isNoCallback ?? true
        }
    }

    /// Whether it or a superclass does something when an object goes.
    var hasDeinit: Bool { deinitialiser != nil || superclass?.hasDeinit ?? false }
}

/// A method or a property of a user's class.
@MainActor
package final class ScriptMember {
    /// In full: `move(to:)`; a property's name as it is.
    let name: String
    /// The name with the types of the parameters, which tells overloads apart.
    let key: String
    /// What runs: a method's body, or a property's getter.
    var call: CheckedClosure?
    var set: CheckedClosure?
    var willSet: CheckedClosure?
    var didSet: CheckedClosure?
    /// Where a stored property stands in every object.
    var index: Int?
    /// What a stored property is before anything is assigned.
    var initial: CheckedClosure?
    var isWeak = false
    /// Whether reading it ends the program once its object is gone.
    var isUnowned = false
    var isLazy = false
    /// Whether the callbacks that read it are asked for again when it changes (L17).
    var isTracked = false
    /// Whether observers by key hear nothing of it, as of what Swift does not mark as `dynamic`.
    var isSilent = false
    /// Whether code hears of its assignments.
    var isObserved = false
    /// The first system that has what it overrides of the model; nil where all have.
    var since: SystemVersion?
    /// What a property of Objective-C is before anything is assigned.
    var zero: Value?
    /// Whether it is `nil` before anything is assigned.
    var startsAsNil = false
    /// The type of a stored property.
    var type = ValueType.any

    init(_ name: String, key: String? = nil) {
        self.name = name
        self.key = key ?? name
    }
}
