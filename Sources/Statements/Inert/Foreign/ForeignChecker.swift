import CommandLanguage
import HeadlessUIKit

/// Members of the frameworks beside UIKit that no table has. What they are is not known, so that all of them are there and
/// inert: they keep what they are set to, give it back, and give what is as good as nothing otherwise.
@MainActor
struct ForeignChecker {
    let line: LineUnderCheck

    /// Whether all members of a value of that type are taken as they come; earlier systems' Swift looked for those of any
    /// object when the code ran.
    func isOpen(_ type: ValueType) -> Bool {
        type.isForeign || type.isAny && line.place.isOldCode && line.language == .swift
            || type.description.map { owner(of: $0) != nil } ?? false
    }

    /// Whether a value of that type, or of its optional, is another framework's; nothing is known where nothing is expected.
    func isOutside(_ type: ValueType?) -> Bool {
        guard let type else { return false }
        return type.isForeign || type.unwrapped.description.map { owner(of: $0) != nil } ?? false
    }

    /// Whether a library that is not here may have added a member of that name to the type, which has none of it.
    func isAdded(_ name: String, to type: ValueType) -> Bool {
        if isOfFoundation(name, type) { return true }
        guard isSketching || line.classes.inert.absent.mayHave(name: name),
            isExtendable(type) || line.classes.inert.absent.mayAddToClasses,
            !line.found.mistakes.doubts(name), name != "init"
        else { return false }
        let span = SourceSpan(line: 1, column: 1)
        return line.classes.unmodelled(name, of: type.description, at: span) == nil
            && NearestName.slip(of: name, among: baseNames(of: type)) == nil
    }

    /// Whether a class of Foundation's may have a member of that name beside those that are written for it.
    private func isOfFoundation(_ name: String, _ type: ValueType) -> Bool {
        guard let description = type.description, description.isClass, name != "init",
            line.classes.prelude.abbreviates(description)
                || [TypeDescription.operationQueue, .dispatchQueue, .runLoop].contains(where: {
                    $0 === description
                })
        else { return false }
        let known = baseNames(of: type) + description.staticNames(in: line.classes)
        return NearestName.slip(of: name, among: known) == nil
    }

    func baseNames(of type: ValueType) -> [String] {
        line.classes.memberNames(of: type).map { String($0.prefix { $0 != "(" }) }
    }

    /// Whether it is found out what code uses of all that nobody knows: another file may have what a type lacks, under
    /// a name that the code has for something else.
    var isSketching: Bool {
        line.classes.inert.sketch.map { $0.names == nil } ?? false
    }

    /// Whether the type, or one above it, is not the code's own; an extension in another file may be of any type.
    private func isExtendable(_ type: ValueType) -> Bool {
        switch type {
        case .named(let description):
            isSketching && description !== TypeDescription.erased
                || description.lineage(in: line.classes).contains { !$0.isScripted }
        case .array, .dictionary, .set: true
        case .void, .null, .optional, .function, .tuple, .range, .generic, .any: false
        }
    }

    private func isOpen(_ name: String, _ type: ValueType) -> Bool {
        isOpen(type) || isAdded(name, to: type)
    }

    /// The class of such a framework that the type is or inherits from.
    func owner(of type: TypeDescription) -> TypeDescription? {
        type.lineage(in: line.classes).first { ancestor in
            ancestor.isInert
                && (!Self.isOfUIKit(ancestor.name)
                    || line.classes.inert.sketch?.type(named: ancestor.name) != nil)
        }
    }

    /// The tables have all of UIKit, Core Animation and Core Graphics, and little of Core Data.
    private static func isOfUIKit(_ name: String) -> Bool {
        ["UI", "CA", "CG", "NS"].contains { name.hasPrefix($0) }
            && !ForeignModules.isOfCoreData(name) && !ForeignModules.isOfFoundation(name)
            && !ForeignModules.isOfImages(name)
    }

    /// A property of a value; nil where the tables have all of the type.
    func property(
        _ name: String, of type: ValueType, at span: SourceSpan
    ) throws(Diagnostic) -> MemberProperty? {
        guard line.language == .swift, isOpen(name, type) else { return nil }
        try note(name, of: type, at: span)
        return make(name, sketched(type)?.property(name, isStatic: false))
    }

    /// A property of the type itself; nil where the tables have all of it.
    func staticProperty(
        _ name: String, of type: TypeDescription, at span: SourceSpan
    ) throws(Diagnostic) -> MemberProperty? {
        guard line.language == .swift, isOpen(name, .named(type)) else { return nil }
        try note(name, of: .named(type), at: span)
        let classes = line.classes
        let kept = "\(type.name).\(name)"
        let use = sketched(.named(type))?.property(name, isStatic: true)
        let given = use.map { only($0, of: type) } ?? .foreign
        return inert(
            MemberProperty(
                name, type: given,
                get: { [weak classes] _ in classes?.foreignValue(kept, of: .void) ?? .null },
                set: { [weak classes] _, value in
                    Changes.note()
                    classes?.inertValues.keep(kept, of: .void, value)
                }))
    }

    /// A method that takes the arguments as they are; nil where the tables have all of the type.
    func method(
        _ base: String, _ arguments: [Argument], of type: ValueType, isStatic: Bool = false,
        at span: SourceSpan
    ) throws(Diagnostic) -> MemberMethod? {
        guard line.language == .swift,
            isOpen(type) || isOfFoundation(base, type)
                || isAdded(base, to: type) && (isSketching || !has(base, type))
        else { return nil }
        try note(base, of: type, at: span)
        let sketched = sketched(type)?.member(
            .method, base, arguments.map(\.label), isStatic: isStatic)
        let only =
            isStatic
            ? type.description.flatMap { type in
                sketched.map { self.only($0.use, of: type) }
            } : nil
        return make(base, arguments, sketched, giving: only)
    }

    /// What a static member of a class gives: by its name the only object of the class, or something of which nothing
    /// is known.
    private func only(_ use: StubUse, of type: TypeDescription) -> ValueType {
        let isOnly = ["shared", "standard", "default", "current", "main", "instance"].contains {
            use.name.hasPrefix($0)
        }
        guard isOnly, type.stubUse == nil, owner(of: type) === type else {
            return .named(use.type)
        }
        use.stands(as: .named(type))
        return .named(type)
    }

    /// Notes that a class overrides a method of one of which nothing is known.
    func override(_ signature: MethodSignature, of owner: TypeDescription) {
        guard let sketch = line.classes.inert.sketch,
            !sketch.overrides(signature.name, in: owner.name)
        else { return }
        let base = String(signature.name.prefix { $0 != "(" })
        let member = sketch.type(named: owner.name)?.member(
            .method, base, signature.parameters.map(\.label))
        member?.isOverridden = true
        for (known, given) in zip(signature.parameters, member?.parameters ?? []) {
            given.use.takes(known.type)
        }
        member?.use.overrides(signature.result)
    }

    /// The same of a property; nil where it is not found out what code uses.
    func override(
        _ name: String, _ type: ValueType, of superclass: TypeDescription
    ) -> TypeDescription? {
        guard let sketch = line.classes.inert.sketch, let owner = owner(of: superclass),
            let member = sketch.type(named: owner.name)?.member(.property, name, [])
        else { return nil }
        member.isOverridden = true
        member.use.overrides(type)
        return owner
    }

    /// What a case of an enumeration carries, of which nothing is known.
    func choice(_ name: String, of type: ValueType, _ count: Int) -> [ValueType] {
        let labels = [String?](repeating: nil, count: count)
        let member = sketched(type)?.member(.choice, name, labels)
        return (0..<count).map { index in
            member.map { .named($0.parameters[index].use.type) } ?? .foreign
        }
    }

    /// Where what code asks of the type is kept while that is found out; nil otherwise.
    func sketched(_ type: ValueType) -> StubType? {
        guard let sketch = line.classes.inert.sketch else { return nil }
        if let use = type.description?.stubUse { return use.asked() }
        switch type {
        case .named(let description):
            if let known = owner(of: description) { return sketch.type(named: known.name) }
            let above = description.lineage(in: line.classes).first {
                !$0.isScripted && $0 !== TypeDescription.rootObject
            }
            if above === TypeDescription.erased { return nil }
            let own = description.parts.first ?? description
            return sketch.addition(to: above?.name ?? own.template.name)
        case .array: return sketch.addition(to: "Array")
        case .dictionary: return sketch.addition(to: "Dictionary")
        case .set: return sketch.addition(to: "Set")
        case .void, .null, .optional, .function, .tuple, .range, .generic, .any: return nil
        }
    }

    /// A method that a framework beside UIKit adds, where one of the arguments is of a class of its own:
    /// `touch.location(in: scene)`; nil where none is, or where the method is the code's own.
    func overload(
        _ base: String, _ arguments: [Argument], of methods: [MemberMethod], _ type: ValueType,
        at span: SourceSpan
    ) throws(Diagnostic) -> MemberMethod? {
        guard line.language == .swift, methods.allSatisfy({ $0.isRecorded || $0.isInert }) else {
            return nil
        }
        for argument in arguments {
            let before = line.memory
            let given = try? line.expressions.check(argument.value)
            line.goBack(to: before)
            guard let given, isOpen(given.type.unwrapped) else { continue }
            try note(base, of: type, at: span)
            return make(base, arguments)
        }
        return nil
    }

    /// What a value is where a type of which only the name is known is due, be it one that is made of literals or a protocol
    /// that the value's type adopts there; nil for any other value.
    func literal(_ value: CheckedExpression, as type: ValueType) -> CheckedExpression? {
        guard line.language == .swift, let due = type.unwrapped.description,
            let owner = owner(of: due),
            value.isLiteral || owner === due && value.type.mayBeForeign
        else { return nil }
        let classes = line.classes
        line.found.leftOut.addInert(owner.name)
        return .computed([value], .named(due), at: value.span) {
            [weak classes] _, _ throws(StatementStop) in
            classes?.emptyValue(of: .named(due), for: .null) ?? .null
        }
    }

    /// A value of a class of which only the name is known, where another class or a protocol is due: it may be one of
    /// those. What stands there is nothing where that is allowed, otherwise a new object of the class that is due; nil for
    /// any other value.
    func standing(_ value: CheckedExpression, for type: ValueType) -> CheckedExpression? {
        guard line.language == .swift, line.classes.inert.sketch == nil,
            let given = value.type.unwrapped.description, given.isInert, owner(of: given) === given,
            let due = type.unwrapped.description, due.isClass || due.isProtocol,
            !due.inherits(from: given, in: line.classes), !value.type.isOptional || type.isOptional
        else { return nil }
        line.found.leftOut.addInert(given.name)
        return .computed([value], type, at: value.span) {
            [weak classes = line.classes] _, values throws(StatementStop) in
            guard let classes, !values[0].isNull else { return .null }
            return classes.emptyValue(of: type, for: values[0])
        }
    }

    /// An initialiser that takes the arguments as they are; nil where the tables have all of the type.
    func initialiser(
        _ arguments: [Argument], of type: TypeDescription, at span: SourceSpan
    ) -> MemberMethod? {
        guard line.language == .swift, owner(of: type) != nil || isAdded(arguments, to: type)
        else { return nil }
        let classes = line.classes
        let sketched = sketched(.named(type))?.member(
            .initialiser, "init", arguments.map(\.label))
        let own =
            sketched == nil && isFunction(type, arguments) ? ValueType.foreign : .named(type)
        let method = MemberMethod(
            name("init", arguments), parameters: parameters(for: arguments, sketched), result: own
        ) { [weak classes] (_, _) throws(ConversionFailure) in
            classes?.emptyValue(of: own, for: .null) ?? .null
        }
        method.isInert = true
        return method
    }

    /// Whether the name is that of a function, as `CMTimeGetSeconds(time)` and `CMTimeMake(value: 1, timescale: 2)`: the
    /// initialisers of classes have labels.
    private func isFunction(_ type: TypeDescription, _ arguments: [Argument]) -> Bool {
        guard !arguments.isEmpty, type.isInert, Surface.entry(swift: type.name) == nil else {
            return false
        }
        return type.name.contains("Make") || arguments.allSatisfy { $0.label == nil }
    }

    /// `$progress` of a property that is `@Published`: what publishes it, which tells nobody.
    func publisher(
        _ name: String, of type: ValueType, at span: SourceSpan
    ) throws(Diagnostic) -> MemberProperty? {
        guard name.hasPrefix("$"), line.language == .swift,
            line.classes.property(String(name.dropFirst()), of: type) != nil
        else { return nil }
        try note(name, of: type, at: span)
        return make(name)
    }

    /// A property of a value in Objective-C of whose type nothing is known.
    func untold(_ name: String) -> MemberProperty { make(name) }

    /// Whether a library that is not here may have added such an initialiser to the type.
    private func isAdded(_ arguments: [Argument], to type: TypeDescription) -> Bool {
        guard let label = arguments.first?.label else {
            // `CGRect(0, 0, 40, 40)`: what another file adds for short.
            return line.classes.inert.sketch != nil && !type.isScripted && arguments.count > 2
                && !type.members.initialisers.contains { $0.positions(of: arguments) != nil }
        }
        guard !type.isScripted, line.classes.inert.absent.mayHave(name: label) else { return false }
        return !type.members.initialisers.contains { $0.parameters.first?.label == label }
    }

    /// Whether the type has a method of that name with other labels.
    private func has(_ base: String, _ type: ValueType) -> Bool {
        !line.classes.methods(base, of: type).isEmpty
            || type.description?.hasStaticMethod(base, in: line.classes) ?? false
    }

    /// A constant of a framework that code imports, whose value is its name; nil for any other name.
    func constant(_ name: String, at span: SourceSpan) throws(Diagnostic) -> CheckedExpression? {
        guard line.language == .swift, Surface.entry(swift: name) == nil,
            ForeignModules.own(name, line.classes.inert.modules) || isNameAlone(name)
        else { return nil }
        try note(name, of: .void, at: span)
        let value = line.classes.inert.sketch?.constant(named: name)
        return CheckedExpression(
            .constant(.string(name)), value.map { .named($0.type) } ?? .foreign, at: span)
    }

    /// Whether the name is taken for a type of a library that is not here, of which nothing else tells that it is one.
    private func isNameAlone(_ name: String) -> Bool {
        guard name.first?.isUppercase == true, let type = line.types.type(named: name) else {
            return false
        }
        return type.isInert && owner(of: type) === type
    }

    /// What a value of which nothing is known gives for arguments, where it is called or asked for an element.
    func answer(
        of value: CheckedExpression, _ arguments: [Argument], isCall: Bool, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        var values = [value]
        for argument in arguments {
            values.append(try line.expressions.check(argument.value, expecting: .foreign))
        }
        let part = value.type.description?.stubUse.flatMap { use in
            isCall
                ? use.called(with: values.dropFirst().map(\.type))
                : use.indexed(by: values.last?.type ?? .any)
        }
        let type = part.map { ValueType.named($0.type) } ?? .foreign
        return .computed(values, type, at: span) { _, _ throws(StatementStop) in .foreignNothing }
    }

    private func note(
        _ member: String, of type: ValueType, at span: SourceSpan
    ) throws(Diagnostic) {
        let known = type.isForeign ? nil : type.description.map { owner(of: $0) ?? $0 }
        try line.inert.use(known.map { "\($0.name).\(member)" } ?? member, at: span)
    }

    // MARK: Members

    private func make(_ name: String, _ use: StubUse? = nil) -> MemberProperty {
        let classes = line.classes
        return inert(
            MemberProperty(
                name, type: use.map { .named($0.type) } ?? .foreign,
                get: { [weak classes] receiver throws(ConversionFailure) in
                    try classes?.foreignProperty(name, of: receiver) ?? .null
                },
                set: { [weak classes] receiver, value throws(ConversionFailure) in
                    try classes?.setForeign(name, of: &receiver, value)
                }))
    }

    private func inert(_ property: MemberProperty) -> MemberProperty {
        property.isRecorded = false
        property.isInert = true
        return property
    }

    func make(
        _ base: String, _ arguments: [Argument], _ sketched: StubType.Member? = nil,
        giving result: ValueType? = nil
    ) -> MemberMethod {
        let classes = line.classes
        let name = name(base, arguments)
        let method = MemberMethod(
            name, parameters: parameters(for: arguments, sketched),
            result: result ?? sketched.map { .named($0.use.type) } ?? .foreign
        ) { [weak classes] (receiver, values) throws(ConversionFailure) in
            try classes?.callForeign(name, on: receiver, values) ?? .null
        }
        method.isInert = true
        return method
    }

    private func name(_ base: String, _ arguments: [Argument]) -> String {
        "\(base)(" + arguments.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }

    private func parameters(
        for arguments: [Argument], _ sketched: StubType.Member? = nil
    ) -> [MethodParameter] {
        arguments.indices.map { index in
            let use = sketched?.parameters[index].use
            return MethodParameter(
                label: arguments[index].label, type: use.map { .named($0.type) } ?? .foreign,
                defaultValue: nil)
        }
    }
}

extension ValueType {
    /// Whether a value of it may be one of a type of which only the name is known, as `Parameters` for `[String: Any]`.
    fileprivate var mayBeForeign: Bool {
        switch self {
        case .named, .array, .dictionary, .set, .function, .tuple: true
        case .void, .null, .optional, .range, .generic, .any: false
        }
    }
}

extension CheckedExpression {
    /// Whether it is a text, a number or a collection as it is written.
    fileprivate var isLiteral: Bool {
        switch kind {
        case .literal: true
        case .constant(.string), .constant(.int), .constant(.double), .constant(.bool),
            .constant(.array), .constant(.dictionary):
            true
        case .constant, .member, .name, .element, .operation, .optional, .call, .closure, .attempt,
            .address:
            false
        }
    }
}
