import CommandLanguage

/// What code uses of types that nobody knows, gathered while the code is checked as if a library that is not here had them:
/// of this the least declarations are written under which the code is accepted.
@MainActor
final class StubSketch {
    static let mostTypes = 500
    static let mostMembers = 2000

    /// The types that may be declared; nil for all that are unknown.
    let names: Set<String>?
    private(set) var types: [StubType] = []
    private var byName: [String: StubType] = [:]
    private var uses: [StubUse] = []
    /// The classes of UIKit's that types must inherit from, learned where one of these is due.
    private(set) var bases: [String: String]
    /// The types that are protocols, since code adopts them beside a superclass.
    private(set) var protocols: Set<String>
    /// The types that are classes, whatever their names say.
    private(set) var classes: Set<String>
    /// The protocols that types conform to, learned where one of these is due.
    private(set) var conformances: [String: Set<String>]
    /// Whether it learned what the check must begin anew with.
    private(set) var hasLearned = false
    /// How many checks there were before.
    let round: Int

    /// Begins with what the one before learned of the kinds of the types.
    init(names: Set<String>?, after other: StubSketch?) {
        self.names = names
        round = other.map { $0.round + 1 } ?? 0
        bases = other?.bases ?? [:]
        protocols = other?.protocols ?? []
        classes = other?.classes ?? []
        conformances = other?.conformances ?? [:]
        lacking = other?.lacking ?? [:]
    }

    /// Whether more types are unknown than anybody would want declared.
    var isTooLarge: Bool { types.count > Self.mostTypes }

    func makeUse(_ name: String) -> StubUse {
        let made = StubUse(name, in: self)
        uses.append(made)
        return made
    }

    // MARK: Types

    /// What is known of the type of that name, which the check takes for one that is there.
    func entry(_ name: String, isAdopted: Bool) -> Surface.Entry {
        let isProtocol = isAdopted || isProtocol(name)
        if byName[name] == nil {
            let made = StubType(name, isProtocol ? .protocol : .class, in: self)
            byName[name] = made
            types.append(made)
        }
        return Surface.entry(foreign: name, base: base(of: name), isProtocol: isProtocol)
    }

    /// The type of that name where it is one that nobody knows.
    func type(named name: String) -> StubType? {
        byName[name].flatMap { $0.kind == .extension ? nil : $0 }
    }

    /// The place for what code asks of a type that is known, and lacks it.
    func addition(to name: String) -> StubType {
        if let known = byName[name] { return known }
        let made = StubType(name, .extension, in: self)
        byName[name] = made
        types.append(made)
        return made
    }

    /// The place for functions and constants that belong to no type.
    var ofNoType: StubType { addition(to: "") }

    /// A type for a value of which members are asked, called by the member that gives it.
    func makeType(of use: StubUse) -> StubType {
        let first = use.name.capitalisedFirst
        let name = byName[first] == nil && first.first?.isLetter == true ? first : "Kind"
        var free = name
        var number = 2
        while byName[free] != nil || isTaken(free) {
            free = "\(name)\(number)"
            number += 1
        }
        let made = StubType(free, .class, in: self)
        byName[free] = made
        types.append(made)
        return made
    }

    /// Whether something else has that name; set by who knows it.
    var isTaken: (String) -> Bool = { _ in false }

    private func isProtocol(_ name: String) -> Bool {
        if protocols.contains(name) { return true }
        if classes.contains(name) { return false }
        let last = name.split(separator: ".").last.map(String.init) ?? name
        return bases[name] == nil && ForeignModules.isProtocol(last)
            && !["AppDelegate", "SceneDelegate"].contains(last)
            || bases[name] == nil && Self.isProtocol(last)
    }

    /// Whether a name says that it is a protocol's: `Loadable`, `HomeViewProtocol`.
    private static func isProtocol(_ name: String) -> Bool {
        ["Protocol", "able", "Presenting"].contains { name.hasSuffix($0) && name != $0 }
            && !["Table", "Variable"].contains { name.hasSuffix($0) }
    }

    /// Learns that the type is a class: code makes objects of it, or asks it for something.
    func makes(_ type: TypeDescription) {
        guard self.type(named: type.name)?.kind == .protocol, !protocols.contains(type.name) else {
            return
        }
        hasLearned = classes.insert(type.name).inserted || hasLearned
    }

    /// Notes that code writes a member of the type as `.name`.
    func takeImplicitMember(of type: TypeDescription) {
        let sketched = type.stubUse.map { $0.asked() } ?? self.type(named: type.name)
        sketched?.isImplicit = true
    }

    /// Notes that the name stands where only a type can.
    func standsAsType(_ name: String) { typesByPlace.insert(name) }

    private var typesByPlace: Set<String> = []

    /// The value of a constant that belongs to no type, which code names alone; nil where the name is a type's.
    func constant(named name: String) -> StubUse? {
        guard let type = type(named: name), !typesByPlace.contains(name) else { return nil }
        return type.valueOfConstant(in: self)
    }

    /// Whether the type is a constant rather: code names it alone, and never as a type.
    func isConstant(_ type: StubType) -> Bool {
        type.constant != nil && type.members.isEmpty && !typesByPlace.contains(type.name)
    }

    /// Notes a message of Objective-C that code sends to an object or a class of UIKit's, and that it lacks.
    func addsOfC(_ selector: String, to type: TypeDescription, isStatic: Bool) {
        guard !type.isScripted else { return }
        _ = addition(to: type.objectiveCName).member(.method, selector, [], isStatic: isStatic)
    }

    // MARK: What the uses come to

    /// Gives what is asked of values to the types that these turn out to be.
    func settle(_ resolve: (StubUse) -> ValueType?) {
        for _ in 0..<8 {
            var isSettled = true
            for use in uses {
                guard let members = use.members, let type = resolve(use) else { continue }
                isSettled = false
                use.forgetMembers()
                drop(members)
                move(members, to: type)
            }
            if isSettled { return }
        }
    }

    private func drop(_ type: StubType) {
        byName[type.name] = nil
        types.removeAll { $0 === type }
    }

    private func move(_ members: StubType, to type: ValueType) {
        if let known = type.description.flatMap({ self.type(named: $0.name) }) {
            known.absorb(members)
        }
        guard case .array(let element) = type else { return }
        for member in members.members {
            if ["first", "last"].contains(member.name) { member.use.stands(as: element) }
            guard ["append", "insert"].contains(member.name),
                let given = member.parameters.first?.use
            else { continue }
            element.description?.stubUse?.absorb(given)
        }
    }

    // MARK: Superclasses

    /// The class of UIKit's that the type inherits from; `NSObject` for none.
    func base(of name: String) -> String {
        if let known = bases[name] { return known }
        let last = name.split(separator: ".").last.map(String.init) ?? name
        return Self.endings.first { last.hasSuffix($0.ending) }?.base
            ?? ForeignModules.base(of: last)
    }

    /// What the ends of names tell, the longest first.
    private static let endings: [(ending: String, base: String)] = [
        ("TableViewController", "UITableViewController"),
        ("CollectionViewController", "UICollectionViewController"),
        ("NavigationController", "UINavigationController"),
        ("TabBarController", "UITabBarController"), ("ViewController", "UIViewController"),
        ("CollectionViewCell", "UICollectionViewCell"), ("CollectionCell", "UICollectionViewCell"),
        ("TableViewCell", "UITableViewCell"), ("TableCell", "UITableViewCell"),
        ("ImageView", "UIImageView"), ("TableView", "UITableView"),
        ("CollectionView", "UICollectionView"), ("ScrollView", "UIScrollView"),
        ("StackView", "UIStackView"), ("TextView", "UITextView"), ("TextField", "UITextField"),
        ("Label", "UILabel"), ("Button", "UIButton"), ("AppDelegate", "UIResponder"),
        ("SceneDelegate", "UIResponder"),
    ]

    /// Learns that a value of the type stands where one of the other is due, and does not fit.
    func needs(_ type: ValueType, as due: ValueType) {
        if case .array(let own) = type.unwrapped, case .array(let element) = due.unwrapped {
            return needs(own, as: element)
        }
        guard let own = type.unwrapped.description, let due = due.unwrapped.description,
            own !== due, own !== TypeDescription.erased
        else { return }
        guard self.type(named: own.name) != nil else { return adds(due, to: own) }
        if due.isProtocol, due.parts.isEmpty {
            let isNew = conformances[own.name, default: []].insert(due.name).inserted
            hasLearned = isNew || hasLearned
        } else {
            inherit(own.name, from: due)
        }
    }

    /// Learns that a class of the code's own stands where a delegate is due: another file has the extension.
    private func adds(_ due: TypeDescription, to own: TypeDescription) {
        guard own.isScripted, own.isClass, !own.isProtocol, due.isProtocol, due.parts.isEmpty,
            names == nil
        else { return }
        guard conformances[own.name, default: []].insert(due.name).inserted else { return }
        hasLearned = true
        lacking[own.name, default: []] += due.members.methods.filter { method in
            !method.isOptional
                && !own.methods(method.base).contains { $0.name == method.name }
        }
    }

    /// What classes of the code's own lack of the protocols that they were found to adopt.
    private(set) var lacking: [String: [MemberMethod]]

    /// Makes places for the classes of the code's own that were found to adopt what they do not say.
    func placeConformances() {
        for name in conformances.keys.sorted() where byName[name] == nil {
            _ = addition(to: name)
        }
    }

    /// Whether the type was found to conform to the protocol.
    func conforms(_ name: String, to other: String) -> Bool {
        conformances[name]?.contains(other) ?? false
    }

    /// Learns that the type is a class under one of UIKit's.
    func inherit(_ name: String, from due: TypeDescription) {
        guard MemberTable.holds(due), due.isClass, !due.isProtocol, due.modelType != nil,
            ScriptFoundation(superclass: due.name) != nil, bases[name] != due.name,
            type(named: name) != nil
        else { return }
        // The narrower of two classes stays.
        if let known = MemberTable.type(named: base(of: name)),
            known.inherits(from: due, in: .ofNoSession)
        {
            return
        }
        bases[name] = due.name
        hasLearned = true
    }

    /// Learns that code overrides a method of UIKit's in a class under the type.
    func overrides(_ method: String, in name: String) -> Bool {
        guard type(named: name) != nil, base(of: name) == "NSObject" else { return false }
        for candidate in Self.likely {
            guard let found = MemberTable.type(named: candidate),
                found.lineage(in: .ofNoSession).contains(where: { type in
                    type.members.methods.contains { $0.name == method }
                })
            else { continue }
            inherit(name, from: found)
            return true
        }
        return false
    }

    private static let likely = [
        "UIViewController", "UIView", "UITableViewCell", "UICollectionViewCell", "UIControl",
    ]

    /// Learns that code adopts the type beside a superclass.
    func adopts(_ name: String) {
        guard type(named: name)?.kind == .class, bases[name] == nil else { return }
        hasLearned = protocols.insert(name).inserted || hasLearned
    }
}
