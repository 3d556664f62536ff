import CommandLanguage

/// Checks messages that UIKit's objects answer and the model does not, and those to classes that nothing
/// here models: they keep what is set, give it back, and do nothing. What would change callbacks is
/// refused by name.
@MainActor
struct InertCheckerOfC {
    let line: LineUnderCheck

    // MARK: Types

    /// Whether the name belongs to a framework, and is no slip of one that is modelled.
    func isOfFramework(_ name: String) -> Bool {
        guard FrameworkName.isLikely(name) else { return false }
        if SelectorTable.find(name) != nil { return true }
        guard let near = NearestName.nearest(to: name, among: MemberTable.names) else {
            return true
        }
        // A slip has all but a few letters of the name.
        let start = zip(name, near).prefix { $0 == $1 }.count
        let end = zip(name.reversed(), near.reversed()).prefix { $0 == $1 }.count
        return start + end < max(name.count, near.count) - 3
    }

    /// What stands for a type of the frameworks that is not modelled; nil for any other name.
    func type(named name: String) -> ValueType? {
        guard line.language == .objectiveC, line.cosmetics != .refuse else { return nil }
        if SelectorTable.isEnumeration(name) { return .int }
        guard isOfFramework(name) else { return nil }
        line.found.leftOut.addInert(name)
        return .any
    }

    /// What objects of a class are made of that inherits from one of the frameworks which is not modelled.
    func foundation(of superclass: String) -> ScriptFoundation? {
        guard isOfFramework(superclass), line.cosmetics != .refuse else { return nil }
        line.found.leftOut.addInert(superclass)
        var next = superclass
        while let found = SelectorTable.find(next) {
            next = found.superclass
            if let known = ScriptFoundation(superclass: next) { return known }
        }
        return .object
    }

    /// A class of a framework that is not modelled, where a message goes to it.
    private func className(_ receiver: Expression) -> String? {
        guard case .name(let name) = receiver.kind, !line.scope.knows(name), !line.isName(name),
            line.types.type(named: name) == nil, isOfFramework(name),
            ConstantsOfC.find(name) == nil
        else { return nil }
        return name
    }

    /// A message to such a class, or to what `alloc` makes of it.
    func checkClass(
        _ receiver: Expression, _ selector: String, _ arguments: [Expression], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard let name = className(receiver), line.cosmetics != .refuse else { return nil }
        let values = try check(arguments)
        line.found.leftOut.addInert(name)
        if selector == "class" {
            return CheckedExpression(.constant(.object(InertObjectOfC(name))), .any, at: span)
        }
        // `standardUserDefaults`, `sharedCache`: there is one of them.
        let isShared = ["standard", "shared", "default", "main", "current"].contains {
            selector.hasPrefix($0)
        }
        return CheckedExpression.computed(values, .any, at: span) {
            evaluator, _ throws(StatementStop) in
            .object(isShared ? evaluator.sharedInert(name, selector) : InertObjectOfC(name))
        }
    }

    /// A call of a function of the frameworks that draws, measures or counts references; nil for any other.
    func checkFunction(
        _ name: String, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard line.cosmetics != .refuse, FrameworkName.isInertFunction(name) else { return nil }
        let values = try check(arguments.map(\.value))
        line.found.leftOut.addInert(name)
        return CheckedExpression.computed(values, .any, at: span) { _, _ throws(StatementStop) in
            .object(InertObjectOfC(name, isNothing: true))
        }
    }

    private func check(_ arguments: [Expression]) throws(Diagnostic) -> [CheckedExpression] {
        var values: [CheckedExpression] = []
        for argument in arguments { values.append(try line.expressions.check(argument)) }
        return values
    }

    // MARK: Members of the model's classes

    /// A message to an object of the model's class, which the class has in UIKit.
    func check(
        to object: CheckedExpression, _ selector: String, _ arguments: [Expression],
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard let type = object.type.unwrapped.description,
            let (owner, entry) = find(selector, of: type, \.instance)
        else { return nil }
        let values = [object] + (try check(arguments))
        try use(selector, of: owner, asMemberOf: type, at: span)
        return call(selector, entry, values, at: span)
    }

    /// A message to the model's class itself.
    func checkClass(
        _ type: TypeDescription, _ selector: String, _ arguments: [Expression],
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard let (owner, entry) = find(selector, of: type, \.ofClass) else { return nil }
        let receiver = CheckedExpression(.constant(.object(type)), .any, at: span)
        let values = [receiver] + (try check(arguments))
        try use(selector, of: owner, asMemberOf: type, at: span)
        return call(selector, entry, values, at: span)
    }

    /// An initialiser that UIKit's class has besides: the object is made as the model makes one.
    func checkInitialiser(
        _ type: TypeDescription, _ selector: String, _ arguments: [Expression],
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        var owner: TypeDescription? = type
        while let current = owner, selector != "initWithCoder:",
            SelectorTable.find(current.objectiveCName)?.initialisers
                .contains(selector) != true
        {
            owner = current.superclass
        }
        let makers = type.objectiveC.initialisers
        guard let owner, case .method(let method, _)? = makers["init"] ?? makers["initWithFrame:"]
        else { return nil }
        let values = try check(arguments)
        try use(selector, of: owner.objectiveCName, asMemberOf: type, at: span)
        let defaults = method.parameters.map { parameter in
            CheckedExpression(
                .constant(parameter.defaultValue ?? Value.zero(of: parameter.type)),
                parameter.type, at: span)
        }
        let made = CheckedExpression(
            .member(.initialiser(method, defaults)), method.result, at: span)
        return CheckedExpression.computed(values + [made], method.result, at: span) {
            _, values throws(StatementStop) in values.last ?? .null
        }
    }

    /// The message in the table of the class or of one above it.
    private func find(
        _ selector: String, of type: TypeDescription,
        _ group: KeyPath<SelectorTable.Class, [String: SelectorTable.Entry]>
    ) -> (owner: String, entry: SelectorTable.Entry)? {
        // What only changes looks is left out with its statement.
        let name = selector.propertyOfSetter ?? selector
        let isLook = LooksMembers.contain(name, of: type, in: line.classes)
        guard line.cosmetics != .refuse, !isLook || selector == name else { return nil }
        var next = type.lineage(in: line.classes).first { !$0.isScripted }?.objectiveCName
        while let name = next, let found = SelectorTable.find(name) {
            if let entry = found[keyPath: group][selector] { return (name, entry) }
            next = found.superclass.isEmpty ? nil : found.superclass
        }
        return findOfFoundation(selector, of: type)
    }

    /// A message to one of Foundation's classes, of which no table tells what they answer.
    private func findOfFoundation(
        _ selector: String, of type: TypeDescription
    ) -> (owner: String, entry: SelectorTable.Entry)? {
        let name = type.objectiveCName
        let known = Array(type.objectiveC.instance.keys) + Array(type.objectiveC.ofClass.keys)
        guard !type.isScripted, type.isClass, name.hasPrefix("NS"),
            NearestName.nearest(to: selector, among: known.sorted()) == nil
        else { return nil }
        return (name, SelectorTable.Entry(result: "o"))
    }

    private func use(
        _ selector: String, of owner: String, asMemberOf receiver: TypeDescription,
        at span: SourceSpan
    ) throws(Diagnostic) {
        if let type = MemberTable.types.first(where: { $0.objectiveCName == owner }),
            UnmodelledMembers.contain(selector, of: type, in: line.classes)
        {
            throw .unmodelled(
                selector.propertyOfSetter ?? selector, of: receiver.objectiveCName, at: span)
        }
        line.found.leftOut.addInert("\(owner).\(selector.propertyOfSetter ?? selector)")
    }

    private func call(
        _ selector: String, _ entry: SelectorTable.Entry, _ values: [CheckedExpression],
        at span: SourceSpan
    ) -> CheckedExpression {
        let type = resultType(entry.result)
        let key = Value.string("inert " + (entry.sets ?? entry.gives ?? selector))
        let (sets, gives) = (entry.sets != nil, entry.gives != nil)
        return CheckedExpression.computed(values, type, at: span) {
            evaluator, values throws(StatementStop) in
            if values[0].isNull { return Value.zero(of: type) }
            if sets, values.count > 1 {
                evaluator.associations.set(values[1], of: values[0], at: key)
                return .void
            }
            let kept = gives ? evaluator.associations.value(of: values[0], at: key) : .null
            if !kept.isNull { return kept }
            return evaluator.emptyValue(of: type, for: values[0])
        }
    }

    private func resultType(_ name: String) -> ValueType {
        switch name {
        case "void": return .void
        case "n": return .any
        case "o": return .any
        case "NSString": return .string
        case "NSArray": return .array(.any)
        default:
            guard let type = line.types.type(named: name) else { return .any }
            return type.isClass ? ValueType.named(type).wrapped : .named(type)
        }
    }
}

extension Evaluator {
    /// The one object that the message to the class gives.
    func sharedInert(_ name: String, _ selector: String) -> InertObjectOfC {
        let key = "\(name) \(selector)"
        if let known = inertObjects[key] { return known }
        let made = InertObjectOfC(name)
        inertObjects[key] = made
        return made
    }

    /// What an inert member gives that nobody set: the receiver where that is of the class, another
    /// object of the class where one can be made, or the type's zero.
    func emptyValue(of type: ValueType, for receiver: Value) -> Value {
        if type.isNamed(.string) { return .string("") }
        switch type {
        case .any: return .object(InertObjectOfC("NSObject", isNothing: true))
        case .optional(.named(let description)) where description.isClass:
            if case .object(let object) = receiver,
                description.hasInstance(object, in: variables.classes)
            {
                return receiver
            }
            guard case .method(let maker, _)? = description.objectiveC.initialisers["init"],
                maker.parameters.allSatisfy({ $0.defaultValue != nil }),
                let made = try? maker.call(.void, maker.parameters.map { $0.defaultValue ?? .void })
            else { return .null }
            return made
        case .optional, .void, .null, .named, .array, .set, .dictionary, .function, .tuple, .range,
            .generic:
            return Value.zero(of: type)
        }
    }
}
