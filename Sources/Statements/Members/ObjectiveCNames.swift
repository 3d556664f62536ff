import CommandLanguage
import HierarchyRecords

/// What the members of one type are called in Objective-C, its superclasses' left out.
///
/// The names follow from Swift's by the rules of the import, told backwards, but for
/// `ObjectiveCExceptions` and for callbacks, whose spelling the log has.
@MainActor
final class ObjectiveCNames {
    /// A member that a message, a dot or a function of C leads to.
    enum Member {
        case getter(MemberProperty)
        case setter(MemberProperty)
        /// `positions`: the parameter that each argument goes to.
        case method(MemberMethod, positions: [Int])

        /// The member's name in Swift.
        var swiftName: String {
            switch self {
            case .getter(let property), .setter(let property): property.name
            case .method(let method, _): method.name
            }
        }
    }

    /// Messages to instances.
    private(set) var instance: [String: Member] = [:]
    /// Messages to the class.
    private(set) var ofClass: [String: Member] = [:]
    /// Messages behind `alloc`.
    private(set) var initialisers: [String: Member] = [:]
    /// Names behind a dot: properties, and fields of structures.
    private(set) var properties: [String: MemberProperty] = [:]
    /// Functions and constants of C.
    private(set) var functions: [String: Member] = [:]
    /// Every member's names, in the order of the table.
    private(set) var listed: [(swift: String, objectiveC: [String])] = []

    private let type: TypeDescription

    init(_ type: TypeDescription) {
        self.type = type
        let members = type.members
        let isClass = type.isClass
        for property in members.properties {
            if isClass { add(property) } else { addField(property) }
        }
        for property in members.staticProperties { addStatic(property) }
        // A text, too, is an object there, which categories add to.
        let answersMessages = isClass || type.name == "String"
        for method in members.methods {
            add(method, names(of: method), to: answersMessages ? \.instance : \.functions)
        }
        for method in members.staticMethods {
            // What an enumeration has is a function of C.
            add(method, names(of: method), to: isEnumeration ? \.functions : \.ofClass)
        }
        for initialiser in members.initialisers {
            let all = names(of: initialiser)
            let factories = all.filter { $0.hasPrefix("+") }.map { String($0.dropFirst()) }
            add(initialiser, factories, to: \.ofClass, isListed: false)
            add(
                initialiser, all.filter { !$0.hasPrefix("+") },
                to: isClass ? \.initialisers : \.functions, isListed: false)
            listed.append((initialiser.name, all))
        }
    }

    private var isEnumeration: Bool { if case .choices = type.kind { true } else { false } }

    // MARK: Properties

    private func add(_ property: MemberProperty) {
        let getter = exceptions(property.name)?.first ?? property.name
        let name = Self.propertyName(getter, isFlag: property.type.isNamed(.bool))
        instance[getter] = .getter(property)
        instance[name] = .getter(property)
        properties[name] = property
        properties[getter] = property
        if property.set != nil {
            instance["set\(name.capitalisedFirst):"] = .setter(property)
            // A property of the code's own that is called `isGood` is set by `setIsGood:`.
            if type.isScripted { instance["set\(getter.capitalisedFirst):"] = .setter(property) }
        }
        listed.append((property.name, getter == name ? [name] : [name, getter]))
    }

    /// `hidden` for `isHidden`.
    private static func propertyName(_ getter: String, isFlag: Bool) -> String {
        let rest = getter.dropFirst(2)
        guard isFlag, getter.hasPrefix("is"), rest.first?.isUppercase == true else {
            return getter
        }
        return rest.withSmallInitial
    }

    private func addField(_ property: MemberProperty) {
        if let function = exceptions(property.name)?.first {
            functions[function] = .getter(property)
            listed.append((property.name, [function]))
        } else {
            properties[property.name] = property
            if type.isBoxed { instance[property.name] = .getter(property) }
            listed.append((property.name, [property.name]))
        }
    }

    private func addStatic(_ property: MemberProperty) {
        if let constant = ConstantsOfC.constantName(of: property) {
            return listed.append((property.name, [constant]))
        }
        let rule = type.name == TypeDescription.color.name ? property.name + "Color" : property.name
        let name = exceptions(property.name)?.first ?? rule
        // UIViewNoIntrinsicMetric is a constant, a class property begins with a small letter.
        if type.isClass, name.first?.isUppercase != true {
            ofClass[name] = .getter(property)
        } else {
            functions[name] = .getter(property)
        }
        listed.append((property.name, [name]))
    }

    // MARK: Methods

    private func add(
        _ method: MemberMethod, _ names: [String],
        to group: ReferenceWritableKeyPath<ObjectiveCNames, [String: Member]>,
        isListed: Bool = true
    ) {
        for name in names {
            self[keyPath: group][name] = .method(method, positions: method.positions(of: name))
        }
        if isListed { listed.append((method.name, names)) }
    }

    private func names(of method: MemberMethod) -> [String] {
        if let type = method.parameters.first?.type.name,
            let names = exceptions("\(method.name)/\(type)")
        {
            return names
        }
        if let names = exceptions(method.name) { return names }
        if type.isClass, let selector = Self.callbacks[method.name] { return [selector] }
        return [method.selector]
    }

    private static let callbacks: [String: String] = Dictionary(
        Callback.allCases.map { ($0.spelling.swift, $0.spelling.objectiveC) },
        uniquingKeysWith: { first, _ in first })

    /// A class inherits its initialisers with their names.
    private func exceptions(_ name: String) -> [String]? {
        var owner: TypeDescription? = type
        while let current = owner {
            if let found = ObjectiveCExceptions.members["\(current.name).\(name)"] { return found }
            owner = name.hasPrefix("init") ? current.superclass : nil
        }
        return nil
    }
}

extension MemberMethod {
    /// The selector by the rules of the import: a first label that is not `_` joins the base name,
    /// an initialiser's behind `With`. A method of a session's class is called as Swift exposes it.
    var selector: String {
        guard let first = parameters.first else { return base }
        let head = place == nil ? imported(first.label) : base.exposed(with: first.label)
        return head + ":" + parameters.dropFirst().map { ($0.label ?? "") + ":" }.joined()
    }

    private func imported(_ label: String?) -> String {
        base + (label.map { (base == "init" ? "With" : "") + $0.capitalisedFirst } ?? "")
    }

    /// The parameter of each argument, where a selector leaves some out.
    fileprivate func positions(of selector: String) -> [Int] {
        let parts = selector.split(separator: ":", omittingEmptySubsequences: false).dropLast()
        guard parts.count < parameters.count else { return Array(parameters.indices) }
        let rest = parts.dropFirst().map { part in
            parameters.firstIndex { $0.label.map { part == $0 } ?? false } ?? 0
        }
        return parts.isEmpty ? [] : [0] + rest
    }
}

extension String {
    /// With a capital at the beginning.
    package var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }

    /// The first piece of the selector by which Swift exposes a method of this base name: the first label
    /// joins it behind `With`, unless the name ends or the label begins with a preposition.
    func exposed(with label: String?) -> String {
        guard let label else { return self }
        let lastWord = self[(lastIndex { $0.isUppercase } ?? startIndex)...]
        let words = [label.prefix { !$0.isUppercase }, lastWord]
        let isJoined = words.contains { Self.prepositions.contains($0.lowercased()) }
        return self + (isJoined ? "" : "With") + label.capitalisedFirst
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
        "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
        "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
    ]

    /// The property that a selector such as `setTintColor:` sets; nil for other selectors.
    var propertyOfSetter: String? {
        let head = prefix { $0 != ":" }
        guard head.hasPrefix("set"), head.count < count, let first = head.dropFirst(3).first else {
            return nil
        }
        return first.lowercased() + head.dropFirst(4)
    }
}
