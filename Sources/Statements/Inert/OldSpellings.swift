import CommandLanguage

/// Finds members by the names that they had in Swift 2 and 3: those of Objective-C, from which today's were made.
@MainActor
struct OldSpellings {
    let line: LineUnderCheck

    /// `hidden` for `isHidden`.
    func property(_ name: String, of type: ValueType) -> MemberProperty? {
        guard line.language == .swift else { return nil }
        if let former = formerProperty(name, of: type) { return former }
        let present = name.loweredMark
        let found =
            line.classes.propertyOfC(name, of: type)
            ?? (present == name ? nil : line.classes.property(present, of: type))
        guard let found, found.name != name else { return nil }
        noteOld(name, found.name)
        return found
    }

    /// `text.uppercaseString` for `text.uppercased()`.
    private func formerProperty(_ name: String, of type: ValueType) -> MemberProperty? {
        guard let base = Self.formerProperties[name],
            let method = line.classes.methods(base, of: type).first(where: {
                $0.parameters.isEmpty
            })
        else { return nil }
        noteOld(name, method.name)
        return MemberProperty(name, type: method.result) { value throws(ConversionFailure) in
            try method.call(value, [])
        }
    }

    private static let formerProperties = [
        "uppercaseString": "uppercased", "lowercaseString": "lowercased",
    ]

    /// `UIColor.whiteColor()` for `UIColor.white`, and a case that begins with a capital.
    func staticProperty(_ name: String, of type: TypeDescription) -> MemberProperty? {
        for ancestor in type.lineage(in: line.classes) {
            if case .getter(let found)? = ancestor.objectiveC.ofClass[name], found.name != name {
                noteOld("\(type.name).\(name)", found.name)
                return found
            }
        }
        if type === TypeDescription.notificationName { return notificationName(name) }
        return sharedValue(name, of: type)
    }

    /// `Notification.Name.UITextFieldTextDidChange`, which is `UITextField.textDidChangeNotification` today.
    private func notificationName(_ name: String) -> MemberProperty? {
        for owner in MemberTable.types where name.hasPrefix(owner.name) && owner.isClass {
            let rest = name.dropFirst(owner.name.count)
            guard let first = rest.first, first.isUppercase else { continue }
            let present = first.lowercased() + rest.dropFirst() + "Notification"
            if let found = owner.staticProperty(present) {
                noteOld("Notification.Name.\(name)", "\(owner.name).\(present)")
                return found
            }
        }
        return nil
    }

    /// `URLSession.sharedSession()` for `URLSession.shared`: what gives a value of the type itself no longer repeats
    /// the type's name.
    private func sharedValue(_ name: String, of type: TypeDescription) -> MemberProperty? {
        let all = type.lineage(in: line.classes).flatMap(\.members.staticProperties)
        let found = all.first { property in
            property.type.unwrapped.description === type && name.hasPrefix(property.name)
                && type.name.hasSuffix(name.dropFirst(property.name.count))
        }
        if let found { noteOld("\(type.name).\(name)", found.name) }
        return found
    }

    /// Cases that later systems gave other names, and that still compile.
    private static let renamedCases: [String: [String: String]] = [
        "UISplitViewController.DisplayMode": [
            "allVisible": "oneBesideSecondary", "primaryHidden": "secondaryOnly",
            "primaryOverlay": "oneOverSecondary",
        ],
        "RunLoop.Mode": [
            "commonModes": "common", "defaultRunLoopMode": "default",
            "UITrackingRunLoopMode": "tracking",
        ],
        "NSLayoutConstraint.Attribute": ["Baseline": "lastBaseline", "baseline": "lastBaseline"],
    ]

    /// `normal` for `Normal`; nil for a name that begins otherwise.
    func caseName(_ name: String, of type: TypeDescription) -> String? {
        if let found = Self.renamedCases[type.name]?[name] {
            noteOld("\(type.name).\(name)", found)
            return found
        }
        let known = type.valueNames ?? []
        // `NSUnderlineStyle.styleSingle`
        if name.hasPrefix("style"),
            let found = known.first(where: { "style" + $0 == name.lowercased() })
        {
            noteOld("\(type.name).\(name)", found)
            return found
        }
        guard name.first?.isUppercase == true else { return nil }
        let whole = known.first { $0.lowercased() == name.lowercased() }
        guard
            let found = whole
                ?? known.first(where: {
                    name.lowercased().hasPrefix($0.lowercased()) && $0.count > 3
                })
        else { return nil }
        noteOld("\(type.name).\(name)", found)
        return found
    }

    /// The method that a call means whose labels fit none of those that are known, and its arguments as it takes them.
    func adapt(
        _ base: String, _ arguments: [Argument], of type: ValueType, _ methods: [MemberMethod]
    ) -> (methods: [MemberMethod], arguments: [Argument]) {
        guard line.language == .swift,
            !methods.contains(where: { $0.positions(of: arguments) != nil })
        else { return (methods, arguments) }
        if let found = renamed(base, arguments, of: type) { return found }
        for selector in selectors(base, arguments) {
            if let found = find(selector, of: type, arguments) { return found }
        }
        if let found = withFirstLabel(methods, arguments) { return (methods, found) }
        if let found = repeatingType(base, arguments, of: type) { return found }
        return (methods, arguments)
    }

    /// `stringFromDate(date)` for `string(from: date)`: the name repeats what the first argument is.
    private func repeatingType(
        _ base: String, _ arguments: [Argument], of type: ValueType
    ) -> (methods: [MemberMethod], arguments: [Argument])? {
        let all = line.classes.lineage(of: type).flatMap(\.members.methods)
        let named = all.filter { $0.isNamed(base, withTypeOf: arguments) }
        for method in named {
            let given = zip(method.parameters, arguments).map { parameter, argument in
                let isFormer = parameter.label.map { argument.label?.hasPrefix($0) ?? true } ?? true
                return Argument(
                    label: isFormer ? parameter.label : argument.label, value: argument.value)
            }
            guard given.count == arguments.count, method.positions(of: given) != nil else {
                continue
            }
            noteOld(base, method.name)
            return (named.filter { $0.name == method.name }, given)
        }
        return nil
    }

    /// The same of a method of the type itself.
    func adaptStatic(
        _ base: String, _ arguments: [Argument], of type: TypeDescription
    ) -> (methods: [MemberMethod], arguments: [Argument])? {
        if let last = arguments.last, last.label == nil, arguments.count > 1,
            case .closure = last.value.kind
        {
            let labelled = arguments.dropLast() + [Argument(label: "completion", value: last.value)]
            if let found = adaptStatic(base, Array(labelled), of: type) { return found }
        }
        for selector in selectors(base, arguments) {
            for ancestor in type.lineage(in: line.classes) {
                guard
                    case .method(let method, let positions)? = ancestor.objectiveC.ofClass[selector],
                    let given = respelled(arguments, method, positions)
                else { continue }
                noteOld("\(type.name).\(base)", method.name)
                return ([method], given)
            }
        }
        return nil
    }

    /// A method of a class by the name that the method of UIKit's protocol has today which it was written for.
    func respelled(_ method: FunctionDeclaration, of type: TypeDescription) -> FunctionDeclaration {
        guard method.modifiers.isDisjoint(with: [.override, .static]), !method.parameters.isEmpty
        else { return method }
        let protocols = type.lineageProtocols(in: line.classes).filter { !$0.isScripted }
        let labels = method.parameters.map { ($0.label ?? "_") + ":" }.joined()
        let name = "\(method.name.text)(\(labels))"
        if protocols.contains(where: { $0.methods(method.name.text).contains { $0.name == name } })
        {
            return method
        }
        for promised in protocols {
            guard case .method(let found, _)? = overridden(method, in: promised),
                found.parameters.count == method.parameters.count
            else { continue }
            noteOld(name, found.name)
            var result = method
            result.name.text = found.base
            for index in result.parameters.indices {
                result.parameters[index].label = found.parameters[index].label
            }
            return result
        }
        return method
    }

    /// What a declaration overrides by an old name.
    func overridden(
        _ method: FunctionDeclaration, in superclass: TypeDescription
    ) -> ObjectiveCNames.Member? {
        let arguments = method.parameters.map { parameter in
            Argument(label: parameter.label, value: Expression(.name("_"), span: method.name.span))
        }
        var all = selectors(method.name.text, arguments)
        if let first = arguments.first, first.label == method.parameters[0].name.text {
            var unlabelled = arguments
            unlabelled[0].label = nil
            all += selectors(method.name.text, unlabelled)
        }
        for selector in all {
            for ancestor in superclass.lineage(in: line.classes) {
                if let found = ancestor.objectiveC.instance[selector] { return found }
            }
        }
        return nil
    }

    /// The initialiser that a call means whose labels are those of Objective-C.
    func initialiser(
        _ arguments: [Argument], of type: TypeDescription, among known: [MemberMethod]
    ) -> (methods: [MemberMethod], arguments: [Argument])? {
        guard let found = initialiser(arguments.map(\.label), of: type),
            let own = known.first(where: { $0.name == found.name })
        else { return nil }
        let given = zip(own.parameters, arguments).map {
            Argument(label: $0.label, value: $1.value)
        }
        return own.positions(of: given) == nil ? nil : ([own], given)
    }

    /// The initialiser whose selector has these labels.
    func initialiser(_ labels: [String?], of type: TypeDescription) -> MemberMethod? {
        guard line.language == .swift, let first = labels.first, let first else { return nil }
        let selector =
            "initWith" + first.capitalisedFirst + ":"
            + labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
        for ancestor in type.lineage(in: line.classes) {
            guard case .method(let method, _)? = ancestor.objectiveC.initialisers[selector],
                method.parameters.count == labels.count,
                method.parameters.map(\.label) != labels
            else { continue }
            noteOld("init(\(labels.map { ($0 ?? "_") + ":" }.joined()))", method.name)
            return method
        }
        return nil
    }

    /// The names that members of collections and texts had.
    private static let renamed: [String: String] = [
        "index(of:)": "firstIndex(of:)", "index(where:)": "firstIndex(where:)",
        "indexOf(_:)": "firstIndex(of:)", "appendContentsOf(_:)": "append(contentsOf:)",
        "removeAtIndex(_:)": "remove(at:)", "insert(_:atIndex:)": "insert(_:at:)",
        "enumerate()": "enumerated()", "reverse()": "reversed()",
        "joinWithSeparator(_:)": "joined(separator:)", "sort(_:)": "sorted(by:)",
        "sortInPlace(_:)": "sort(by:)", "startsWith(_:)": "hasPrefix(_:)",
        "componentsSeparatedByString(_:)": "components(separatedBy:)",
        "stringByReplacingOccurrencesOfString(_:withString:)": "replacingOccurrences(of:with:)",
        "removeAll(keepCapacity:)": "removeAll(keepingCapacity:)",
        "removeValueForKey(_:)": "removeValue(forKey:)", "flatMap(_:)": "compactMap(_:)",
        "containsString(_:)": "contains(_:)", "extend(_:)": "append(contentsOf:)",
        "stringByAddingPercentEncodingWithAllowedCharacters(_:)":
            "addingPercentEncoding(withAllowedCharacters:)",
        "stringByTrimmingCharactersInSet(_:)": "trimmingCharacters(in:)",
    ]

    private func renamed(
        _ base: String, _ arguments: [Argument], of type: ValueType
    ) -> (methods: [MemberMethod], arguments: [Argument])? {
        let labels = arguments.map { ($0.label ?? "_") + ":" }.joined()
        guard let name = Self.renamed["\(base)(\(labels))"] else { return nil }
        let parts = name.split(separator: "(")
        let new = parts[1].dropLast().split(separator: ":").map { $0 == "_" ? nil : String($0) }
        let methods = line.classes.methods(String(parts[0]), of: type)
        let given = zip(new, arguments).map { Argument(label: $0, value: $1.value) }
        guard methods.contains(where: { $0.positions(of: given) != nil }) else { return nil }
        noteOld("\(base)(\(labels))", name)
        return (methods, given)
    }

    /// Whether the type has a member whose selector begins with the name.
    func isOld(_ name: String, of type: TypeDescription) -> Bool {
        type.lineage(in: line.classes).contains { ancestor in
            ancestor.objectiveC.instance.keys.contains {
                $0 == name || $0.hasPrefix(name + ":")
            }
        }
    }

    // MARK: Selectors

    private func selectors(_ base: String, _ arguments: [Argument]) -> [String] {
        guard let first = arguments.first else { return [base] }
        let rest = arguments.dropFirst().map { ($0.label ?? "") + ":" }.joined()
        guard let label = first.label else { return [base + ":" + rest] }
        let name = label.capitalisedFirst
        return [base + name + ":" + rest, base + "With" + name + ":" + rest]
    }

    private func find(
        _ selector: String, of type: ValueType, _ arguments: [Argument]
    ) -> (methods: [MemberMethod], arguments: [Argument])? {
        guard let description = type.unwrapped.description else { return nil }
        for ancestor in description.lineage(in: line.classes) {
            guard
                case .method(let method, let positions)? = member(
                    selector, of: ancestor, arguments),
                let given = respelled(arguments, method, positions)
            else { continue }
            noteOld("\(description.name).\(selector)", method.name)
            return ([method], given)
        }
        return nil
    }

    /// The member of that selector; a closure behind the call has no label that could tell the last part of it.
    private func member(
        _ selector: String, of type: TypeDescription, _ arguments: [Argument]
    ) -> ObjectiveCNames.Member? {
        if let found = type.objectiveC.instance[selector] { return found }
        guard arguments.count > 1, let last = arguments.last, last.label == nil,
            case .closure = last.value.kind
        else { return nil }
        let start = selector.dropLast()
        let count = arguments.count
        return type.objectiveC.instance.first { name, _ in
            name.hasPrefix(start) && name.count(where: { $0 == ":" }) == count
        }?.value
    }

    private func respelled(
        _ arguments: [Argument], _ method: MemberMethod, _ positions: [Int]
    ) -> [Argument]? {
        guard positions.count == arguments.count else { return nil }
        var given: [(position: Int, argument: Argument)] = []
        for (position, argument) in zip(positions, arguments) {
            guard method.parameters.indices.contains(position) else { return nil }
            given.append(
                (
                    position,
                    Argument(label: method.parameters[position].label, value: argument.value)
                ))
        }
        let sorted = given.sorted { $0.position < $1.position }.map(\.argument)
        return method.positions(of: sorted) == nil ? nil : sorted
    }

    /// The arguments with the label that Swift 2 left out of the first one; nil where they do not fit so either.
    func withFirstLabel(
        _ methods: [MemberMethod], _ arguments: [Argument]
    ) -> [Argument]? {
        guard let first = arguments.first, first.label == nil else { return nil }
        for method in methods where !method.isRecorded {
            var given = arguments
            given[0].label = method.parameters.first?.label
            if method.positions(of: given) != nil {
                noteOld(method.base + "(_:…)", method.name)
                return given
            }
        }
        return nil
    }

    private func noteOld(_ old: String, _ new: String) { line.found.leftOut.addOld(old, new) }
}

extension TypeDescription {
    /// The protocols that it or a superclass says it conforms to.
    fileprivate func lineageProtocols(in classes: ClassTable) -> [TypeDescription] {
        sequence(first: self) { $0.superclass }.flatMap { classes.protocols(of: $0) }
    }
}

extension MemberMethod {
    /// Whether Swift 2 named it so, with the label and the type of the first argument within the name.
    @MainActor
    func isNamed(_ name: String, withTypeOf arguments: [Argument]) -> Bool {
        guard let first = parameters.first, !arguments.isEmpty, arguments[0].label == nil
        else { return false }
        let beginning = base + (first.label?.capitalisedFirst ?? "")
        guard name.lowercased().hasPrefix(beginning.lowercased()) else { return false }
        let rest = String(name.dropFirst(beginning.count))
        guard first.label == nil else { return rest.first?.isUppercase ?? true }
        let type = first.type.unwrapped.name
        return Self.oldTypes.contains(rest) && Self.mayMean(rest, type)
    }

    /// Whether names that said the type said that one so: `Subview` of a view, `Object` of anything.
    private static func mayMean(_ word: String, _ type: String) -> Bool {
        switch word {
        case "Object": true
        case "Subview": type.hasSuffix("View")
        case "Integer": type == "Int"
        case _: type.hasSuffix(word)
        }
    }

    /// Whether Swift 2 named it so, with its owner's type in the name: `closePath()`.
    func isNamedWithoutType(_ name: String) -> Bool {
        parameters.isEmpty && name.hasPrefix(base)
            && Self.oldTypes.contains(String(name.dropFirst(base.count)))
    }

    /// What names said of the type of an argument that has no label today: `encodeObject(x)`.
    private static let oldTypes: Set<String> = [
        "Object", "Integer", "Int", "Bool", "Double", "Float", "String", "Animation", "Path",
        "Rect",
        "Subview", "Image", "Data", "URL", "View", "Item", "Point", "Size", "Color",
    ]
}
