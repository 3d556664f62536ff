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
        if isAbsent(name) || ForeignModules.own(name, line.classes.inert.modules) { return true }
        guard FrameworkName.isLikely(name) else { return false }
        if SelectorTable.find(name) != nil || line.classes.inert.entry(swift: name) != nil {
            return true
        }
        guard let near = NearestName.nearest(to: name, among: MemberTable.names) else {
            return true
        }
        // A slip has all but a few letters of the name.
        let start = zip(name, near).prefix { $0 == $1 }.count
        let end = zip(name.reversed(), near.reversed()).prefix { $0 == $1 }.count
        return start + end < max(name.count, near.count) - 3
    }

    /// Whether it belongs to a library whose header is not here.
    private func isAbsent(_ name: String) -> Bool {
        let absent = line.classes.inert.absent
        if absent.isEmpty { return false }
        if let sketch = line.classes.inert.sketch {
            let isUnknown = sketch.names?.contains(name) ?? (Surface.entry(swift: name) == nil)
            return isUnknown && line.classes.inert.entry(swift: name) != nil
        }
        let known = line.classes.names + MemberTable.types.map(\.objectiveCName)
        return absent.mayHave(type: name, among: known)
    }

    /// Whether a header that is not here may declare the type, whose name looks like none.
    private func isAbsentByPlace(_ name: String) -> Bool {
        let absent = line.classes.inert.absent
        guard absent.areHeaders, line.classes.inert.sketch == nil, name.count > 2 else {
            return false
        }
        let known = line.classes.names + MemberTable.types.map(\.objectiveCName)
        return absent.mayHave(name: name) && !FrameworkName.isOfSystem(name)
            && NearestName.slip(of: name, among: known) == nil
    }

    /// A class that the model lacks and that inherits from one which it has, as a date picker, which is a control.
    func modelled(_ name: String) -> TypeDefinition? {
        guard line.cosmetics != .refuse, SelectorTable.find(name) != nil,
            let known = line.classes.inert.definition(named: name), let type = known.type,
            type.lineage(in: line.classes).contains(where: { !$0.isScripted && !$0.isInert })
        else { return nil }
        line.found.leftOut.addInert(name)
        return known
    }

    /// What stands for a type of the frameworks that is not modelled; nil for any other name.
    func type(named name: String) -> ValueType? {
        guard line.language == .objectiveC, line.cosmetics != .refuse else { return nil }
        if SelectorTable.isEnumeration(name) { return .int }
        guard isOfFramework(name) || isAbsentByPlace(name) else { return nil }
        line.found.leftOut.addInert(name)
        line.classes.inert.mention(name)
        return .any
    }

    /// What stands for a superclass of the frameworks' that is not modelled: its objects are what its nearest modelled
    /// superclass is.
    func superclass(named name: String) -> ScriptClass? {
        guard isOfFramework(name), line.cosmetics != .refuse else { return nil }
        line.found.leftOut.addInert(name)
        var foundation = ScriptFoundation.object
        var next =
            SelectorTable.find(name)?.superclass
            ?? (isAbsent(name)
                ? line.classes.inert.sketch?.base(of: name) ?? ForeignModules.base(of: name) : nil)
        while let above = next {
            if let known = ScriptFoundation(superclass: above) {
                foundation = known
                break
            }
            next = SelectorTable.find(above)?.superclass
        }
        return line.classes.inert.superclass(named: name, foundation)
    }

    /// A class of a framework that is not modelled, where a message goes to it.
    private func className(_ receiver: Expression) -> String? {
        guard case .name(let name) = receiver.kind, !line.scope.knows(name), !line.isName(name),
            line.types.type(named: name) == nil, isOfFramework(name),
            ConstantsOfC.find(name) == nil, ConstantsOfC.property(name, in: line.classes) == nil
        else { return nil }
        return name
    }

    /// A message to such a class, or to what `alloc` makes of it.
    func checkClass(
        _ receiver: Expression, _ selector: String, _ arguments: [Expression], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard let name = className(receiver), line.cosmetics != .refuse else { return nil }
        try line.inert.checkMaking(name, at: span)
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
        let isAbsent = isAbsentFunction(name)
        guard line.cosmetics != .refuse, FrameworkName.isInertFunction(name) || isAbsent
        else { return nil }
        // A macro takes names of types and of functions, too.
        let values = try check(arguments.map(\.value).filter { !isAbsent || !isNameAlone($0) })
        line.found.leftOut.addInert(name)
        return CheckedExpression.computed(values, .any, at: span) { _, _ throws(StatementStop) in
            .object(InertObjectOfC(name, isNothing: true))
        }
    }

    /// Whether it is a name that means no value, as in `SINGLETON(Manager)`.
    private func isNameAlone(_ argument: Expression) -> Bool {
        guard case .name(let name) = argument.kind else { return false }
        return !line.scope.knows(name) && !line.isName(name) && !line.names.known.contains(name)
    }

    /// Whether a header that is not here may declare the function, which misses none that is known by a slip.
    private func isAbsentFunction(_ name: String) -> Bool {
        line.classes.inert.absent.mayHave(name: name)
            && NearestName.slip(of: name, among: FunctionOfC.names) == nil
    }

    /// A constant that a header may declare which is not here; nil for any other name.
    func constant(_ name: String, at span: SourceSpan) -> CheckedExpression? {
        guard line.cosmetics != .refuse, FrameworkName.isConstant(name) || isAbsentConstant(name)
        else { return nil }
        line.found.leftOut.addInert(name)
        return CheckedExpression.computed([], .any, at: span) { _, _ throws(StatementStop) in
            .object(InertObjectOfC(name, isNothing: true))
        }
    }

    /// Whether a header that is not here may declare the constant, or the variable: it misses no name that is known here.
    private func isAbsentConstant(_ name: String) -> Bool {
        guard line.classes.inert.absent.mayHave(name: name),
            NearestName.slip(of: name, among: ConstantsOfC.names) == nil
        else { return false }
        let isNamedSo =
            name.first?.isUppercase == true
            || name.first == "k" && name.dropFirst().first?.isUppercase == true
        if isNamedSo { return true }
        return line.classes.inert.absent.areHeaders && name.count > 2
            && NearestName.slip(of: name, among: line.names.known.filter { !name.hasPrefix($0) })
                == nil
    }

    /// A message to an object of the model's class, which a header may add that is not here.
    func checkAdded(
        to object: CheckedExpression, _ selector: String, _ arguments: [Expression],
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard line.cosmetics != .refuse,
            line.foreign.isAdded(String(selector.prefix { $0 != ":" }), to: object.type.unwrapped),
            NearestName.slip(
                of: selector, among: line.selectorAdvice.selectors(of: object.type.unwrapped))
                == nil
        else { return nil }
        let values = [object] + (try check(arguments))
        if let type = object.type.unwrapped.description {
            line.classes.inert.sketch?.addsOfC(selector, to: type, isStatic: false)
        }
        line.found.leftOut.addInert("\(object.type.unwrapped.name).\(selector)")
        return call(selector, SelectorTable.Entry(of: selector), values, at: span)
    }

    /// A call of what a library that is not here gives: `make.top.equalTo(x)`.
    func checkCall(
        of block: CheckedExpression, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard line.cosmetics != .refuse, !line.classes.inert.absent.isEmpty else { return nil }
        let values = [block] + (try check(arguments.map(\.value)))
        return CheckedExpression.computed(values, .any, at: span) { _, _ throws(StatementStop) in
            .object(InertObjectOfC("NSObject", isNothing: true))
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
        if let name = object.type.nameOfValueInC {
            return try checkValue(name, object, selector, arguments, at: span)
        }
        guard let type = object.type.unwrapped.description,
            let (owner, entry) = find(selector, of: type, \.instance)
        else { return nil }
        let values = [object] + (try check(arguments))
        try use(selector, of: owner, asMemberOf: type, at: span)
        return call(selector, entry, values, at: span)
    }

    /// A message to a text or a collection, which Foundation's class has: there are no files, and nothing is encoded.
    private func checkValue(
        _ name: String, _ object: CheckedExpression, _ selector: String, _ arguments: [Expression],
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard line.cosmetics != .refuse,
            let (owner, entry) = SelectorTable.entry(selector, of: name, \.instance)
        else { return nil }
        let values = [object] + (try check(arguments))
        line.found.leftOut.addInert("\(owner).\(selector)")
        let type = entry.result == "s" ? object.type : resultType(entry.result)
        let givesReceiver = entry.result == "s"
        return CheckedExpression.computed(values, type, at: span) {
            evaluator, values throws(StatementStop) in
            givesReceiver ? values[0] : evaluator.emptyValue(of: type, for: values[0])
        }
    }

    /// A message to the class of such values, which makes one from what a file has: there is none.
    func checkValueClass(
        _ name: String, _ type: ValueType, _ selector: String, _ arguments: [Expression],
        besides known: [String], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        let isInitialiser = selector.hasPrefix("init")
        let isKnown =
            isInitialiser
            ? SelectorTable.initialiser(selector, of: name)
            : SelectorTable.entry(selector, of: name, \.ofClass) != nil
        let isAdded = !isKnown && mayAdd(selector, toClass: known)
        guard line.cosmetics != .refuse, isKnown || isAdded else { return nil }
        let values = try check(arguments)
        line.found.leftOut.addInert("\(name).\(selector)")
        let type = isAdded ? ValueType.any : type
        return CheckedExpression.computed(values, type, at: span) { _, _ throws(StatementStop) in
            .null
        }
    }

    /// Whether a header that is not here may give a class the message, which misses none of those that are known.
    private func mayAdd(_ selector: String, toClass known: [String]) -> Bool {
        let absent = line.classes.inert.absent
        return absent.areHeaders && absent.mayHave(name: String(selector.prefix { $0 != ":" }))
            && NearestName.slip(of: selector, among: known) == nil
    }

    /// A message to the model's class itself.
    func checkClass(
        _ type: TypeDescription, _ selector: String, _ arguments: [Expression],
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        if selector.hasPrefix("appearance"),
            let proxy = try checkAppearance(type, arguments, at: span)
        {
            return proxy
        }
        guard let (owner, entry) = find(selector, of: type, \.ofClass) else {
            return try checkAdded(toClass: type, selector, arguments, at: span)
        }
        let receiver = CheckedExpression(.constant(.object(type)), .any, at: span)
        let values = [receiver] + (try check(arguments))
        try use(selector, of: owner, asMemberOf: type, at: span)
        return call(selector, entry, values, at: span)
    }

    /// `[UINavigationBar appearance]`: an object that stands nowhere.
    private func checkAppearance(
        _ type: TypeDescription, _ arguments: [Expression], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard line.cosmetics != .refuse,
            [TypeDescription.view, .barItem].contains(where: {
                type.inherits(from: $0, in: line.classes)
            })
        else { return nil }
        let values = try check(arguments)
        line.found.leftOut.addInert("\(type.objectiveCName).appearance")
        return CheckedExpression.computed(values, .named(type), at: span) {
            evaluator, _ throws(StatementStop) in
            evaluator.emptyValue(of: .named(type), for: .null)
        }
    }

    /// A message to the model's class itself, which a header may add that is not here.
    private func checkAdded(
        toClass type: TypeDescription, _ selector: String, _ arguments: [Expression],
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard line.cosmetics != .refuse,
            line.foreign.isAdded(String(selector.prefix { $0 != ":" }), to: .named(type)),
            NearestName.slip(of: selector, among: line.classMessages.selectors(of: type)) == nil
        else { return nil }
        let values = try check(arguments)
        line.classes.inert.sketch?.addsOfC(selector, to: type, isStatic: true)
        line.found.leftOut.addInert("\(type.objectiveCName).\(selector)")
        return CheckedExpression.computed(values, .any, at: span) { _, _ throws(StatementStop) in
            .object(InertObjectOfC(type.objectiveCName, isNothing: true))
        }
    }

    /// Whether a class above, which the model lacks, has the initialiser.
    func hasInitialiser(_ selector: String, _ type: TypeDescription) -> Bool {
        guard let owner = type.lineage(in: line.classes).first(where: \.isInert) else {
            return false
        }
        return owner.isInertWithoutList
            || SelectorTable.initialiser(selector, of: owner.objectiveCName)
    }

    /// An initialiser that UIKit's class has besides: the object is made as the model makes one.
    func checkInitialiser(
        _ type: TypeDescription, _ selector: String, _ arguments: [Expression],
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        let isDecoded =
            selector == "initWithCoder:" && type.inherits(from: .barItem, in: line.classes)
        let owner = type.lineage(in: line.classes).first { owner in
            isDecoded
                || selector != "initWithCoder:" && selector.hasPrefix("init")
                    && (owner.isInertWithoutList
                        || SelectorTable.find(owner.objectiveCName)?.initialisers
                            .contains(selector) == true)
        }
        let makers = type.objectiveC.initialisers
        guard let owner,
            case .method(let method, _)? =
                makers["init"] ?? makers["initWithFrame:"] ?? makers["initWithString:"]
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
        let first = type.lineage(in: line.classes).first { !$0.isScripted || $0.isInert }
        if let first, first.isInertWithoutList {
            return (first.name, SelectorTable.Entry(of: selector))
        }
        return first.flatMap { SelectorTable.entry(selector, of: $0.objectiveCName, group) }
            ?? findOfFoundation(selector, of: type)
    }

    /// A message to one of Foundation's classes, of which no table tells what they answer.
    private func findOfFoundation(
        _ selector: String, of type: TypeDescription
    ) -> (owner: String, entry: SelectorTable.Entry)? {
        let name = type.objectiveCName
        let known = Array(type.objectiveC.instance.keys) + Array(type.objectiveC.ofClass.keys)
        guard !type.isScripted, type.isClass, ["NS", "CL"].contains(name.prefix(2)),
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
        return CheckedExpression.computed(values, type, at: span) {
            evaluator, values throws(StatementStop) in
            evaluator.answer(selector, entry, values, type)
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

@MainActor
extension ValueType {
    /// The class that texts and collections are of; nil for any other value.
    fileprivate var nameOfValueInC: String? {
        switch unwrapped {
        case .named(let type): type === TypeDescription.string ? "NSMutableString" : nil
        case .array: "NSMutableArray"
        case .set: "NSMutableSet"
        case .dictionary: "NSMutableDictionary"
        case .void, .null, .optional, .function, .tuple, .range, .generic, .any: nil
        }
    }
}
