import CommandLanguage
import HeadlessUIKit

/// Finds members and types that UIKit has and the model lacks. Such a member is inert: it keeps what it is set to, and
/// gives it back; nothing acts on it.
@MainActor
struct InertChecker {
    let line: LineUnderCheck

    /// A property of a value; nil where nothing of that name is known.
    func property(
        _ name: String, of type: ValueType, at span: SourceSpan
    ) throws(Diagnostic) -> MemberProperty? {
        if let found = try property(named: name, of: type, at: span) { return found }
        for present in ["is" + name.capitalisedFirst, name.loweredMark] where present != name {
            guard let found = try property(named: present, of: type, at: span) else { continue }
            line.found.leftOut.addOld(name, present)
            return found
        }
        return nil
    }

    private func property(
        named name: String, of type: ValueType, at span: SourceSpan
    ) throws(Diagnostic) -> MemberProperty? {
        guard let description = type.description else { return nil }
        for (owner, entry) in entries(of: description) {
            guard let found = entry.property(name, isStatic: false), takes(name, of: owner) else {
                continue
            }
            try use(name, of: owner, at: span)
            return makeProperty(name, found.spelling, isSettable: found.isSettable, of: owner)
        }
        return nil
    }

    /// A property of the type itself.
    func staticProperty(
        _ name: String, of type: TypeDescription, at span: SourceSpan
    ) throws(Diagnostic) -> MemberProperty? {
        for (owner, entry) in entries(of: type) {
            guard let found = entry.property(name, isStatic: true) else { continue }
            try use(name, of: owner, at: span)
            return makeProperty(
                "\(owner.name).\(name)", found.spelling, isSettable: found.isSettable, of: owner)
        }
        return nil
    }

    /// Methods of a value, or of the type itself; those that take a closure which UIKit would call are refused, but for
    /// those of inert classes, and completions that may be left out.
    func methods(
        _ base: String, of type: TypeDescription, isStatic: Bool, at span: SourceSpan
    ) throws(Diagnostic) -> [MemberMethod] {
        for (owner, entry) in entries(of: type) {
            let found = entry.methods(base, isStatic: isStatic)
            guard !found.isEmpty, takes(base, of: owner) else { continue }
            let methods = found.compactMap { makeMethod($0) }
            if !owner.isInert, methods.contains(where: \.takesClosure) { return [] }
            try use(base, of: owner, at: span)
            return methods
        }
        if isStatic, base == "appearance", isStyled(type) {
            return appearances(of: type, at: span)
        }
        return []
    }

    /// The methods of that name that a protocol has: they run the object's own, and give nothing where it has none.
    func requirements(_ base: String, of type: TypeDescription) -> [MemberMethod] {
        entries(of: type).flatMap { $0.entry.methods(base, isStatic: false) }.compactMap { text in
            guard let declaration = DeclarationText.function(text) else { return nil }
            let (name, written) = signature(of: declaration)
            // The table does not tell which of them may be nil, and one name may stand for methods of several types.
            let parameters = written.map {
                MethodParameter(
                    label: $0.label, type: $0.type.mayBeObject ? .any.wrapped : $0.type,
                    defaultValue: $0.defaultValue)
            }
            let result = declaration.result.map(resolve) ?? .void
            return line.classes.requirement(
                name, parameters, result: result, changes: false, isOptional: true)
        }
    }

    /// Methods of an inert class that a call of Swift 2 means, and its arguments as they take them.
    func oldMethods(
        _ base: String, _ arguments: [Argument], of type: TypeDescription, at span: SourceSpan
    ) throws(Diagnostic) -> (methods: [MemberMethod], arguments: [Argument])? {
        guard arguments.first?.label == nil else { return nil }
        let selector = base + ":" + arguments.dropFirst().map { ($0.label ?? "") + ":" }.joined()
        for (owner, entry) in entries(of: type) {
            for method in entry.methods(beginning: base).compactMap({ makeMethod($0) })
            where takes(method.base, of: owner)
                && (method.selector == selector || method.isNamed(base, withTypeOf: arguments)
                    || arguments.isEmpty && method.isNamedWithoutType(base))
            {
                let given = zip(method.parameters, arguments).map {
                    Argument(label: $0.label, value: $1.value)
                }
                try use(method.base, of: owner, at: span)
                return ([method], given)
            }
        }
        return nil
    }

    /// A function that belongs to no type.
    func function(_ name: String, at span: SourceSpan) throws(Diagnostic) -> MemberMethod? {
        guard let text = InertFunctions.declaration(name), let method = makeMethod(text) else {
            return nil
        }
        try use(name, at: span)
        return method
    }

    /// A function of Core Graphics' by its name in Swift 2, or of Core Foundation's, that no table has:
    /// `CGImageCreateWithImageInRect`. It takes what it is given, and what it gives is not known.
    func oldFunction(
        _ name: String, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard line.language == .swift, InertFunctions.isOfCoreGraphics(name),
            line.types.type(named: name) == nil
        else { return nil }
        try use(name, at: span)
        let function = CheckedExpression(.constant(.string(name)), .foreign, at: span)
        return try line.foreign.answer(of: function, arguments, isCall: true, at: span)
    }

    /// A constant that belongs to no type, whose value is its name.
    func constant(_ name: String, at span: SourceSpan) throws(Diagnostic) -> CheckedExpression? {
        if let number = InertFunctions.status(name) {
            try use(name, at: span)
            return CheckedExpression(.constant(.int(number)), .int, at: span)
        }
        guard InertFunctions.isConstant(name) else { return nil }
        try use(name, at: span)
        return CheckedExpression(.constant(.string(name)), .any, at: span)
    }

    private func isStyled(_ type: TypeDescription) -> Bool {
        [TypeDescription.view, .barItem].contains { type.inherits(from: $0, in: line.classes) }
    }

    /// `UINavigationBar.appearance()` and its kin: an object that stands nowhere.
    private func appearances(of type: TypeDescription, at span: SourceSpan) -> [MemberMethod] {
        line.found.leftOut.addInert("\(type.name).appearance()")
        let classes = line.classes
        let names: [(name: String, labels: [String])] = [
            ("appearance()", []), ("appearance(for:)", ["for"]),
            ("appearance(whenContainedInInstancesOf:)", ["whenContainedInInstancesOf"]),
            (
                "appearance(for:whenContainedInInstancesOf:)",
                ["for", "whenContainedInInstancesOf"]
            ),
        ]
        return names.map { name, labels in
            let parameters = labels.map {
                MethodParameter(label: $0, type: .any, defaultValue: nil)
            }
            return MemberMethod(name, parameters: parameters, result: .named(type)) {
                [weak classes] _, _ in
                classes?.emptyValue(of: .named(type), for: .null) ?? .null
            }
        }
    }

    /// Initialisers that the model's class lacks.
    func initialisers(of type: TypeDescription, at span: SourceSpan) -> [MemberMethod] {
        guard let entry = entries(of: type).first?.entry else { return [] }
        let known = Set(type.members.initialisers.map(\.name))
        return entry.methods("init", isStatic: false).compactMap { text in
            makeInitialiser(text, of: type)
        }.filter { !known.contains($0.name) }
    }

    /// The initialiser that a call of Swift 2 means, whose first label named the type as well: `ovalInRect:`.
    func oldInitialiser(
        _ arguments: [Argument], of type: TypeDescription, at span: SourceSpan
    ) -> (method: MemberMethod, arguments: [Argument])? {
        for method in initialisers(of: type, at: span)
        where method.parameters.count == arguments.count && !arguments.isEmpty {
            let pairs = zip(method.parameters, arguments)
            guard pairs.allSatisfy({ Self.isFormer($1.label, of: $0.label) }) else { continue }
            line.found.leftOut.addOld("init(\(arguments[0].label ?? "_"):)", method.name)
            return (method, pairs.map { Argument(label: $0.label, value: $1.value) })
        }
        return nil
    }

    private static func isFormer(_ given: String?, of label: String?) -> Bool {
        guard let given, let label, given.hasPrefix(label) else {
            return given == label || given?.loweredMark == label
        }
        return given.dropFirst(label.count).first?.isUppercase ?? true
    }

    /// Former classes that would change the hierarchy.
    private static let refused: Set = ["UISearchDisplayController"]

    /// Throws where nothing could stand for an object of that class.
    func checkMaking(_ name: String, at span: SourceSpan) throws(Diagnostic) {
        guard Self.refused.contains(name), let heir = FormerName.named(name)?.today.first else {
            return
        }
        throw Diagnostic(
            .unsupported, at: span, "'\(name)' is not modelled here",
            hint: "use \(heir), which came after it")
    }

    /// Notes that a type was used which is there in name alone.
    func use(_ type: TypeDescription, at span: SourceSpan) throws(Diagnostic) {
        try checkMaking(type.name, at: span)
        if type.isInert { try use(nil, of: type, at: span) }
    }

    /// Which class says that it has such a member, whatever the model has: for overrides. Of several methods that share
    /// a base name with one of the model's it is the one of that `signature`, in full: `move(_:to:)`.
    func has(
        _ base: String, _ type: TypeDescription, signature: String? = nil
    ) -> TypeDescription? {
        // What the model has of a protocol is overridden by its own signature.
        let isModelled = !line.classes.methods(base, of: .named(type)).isEmpty
        return entries(of: type).first { owner, entry in
            !UnmodelledMembers.containInSwift(base, of: owner, in: line.classes)
                && !(isModelled && entry.kind == .protocol)
                && (entry.methods(base, isStatic: false).contains { text in
                    !isModelled || signature == nil || fullName(of: text) == signature
                } || entry.property(base, isStatic: false) != nil)
        }?.owner
    }

    /// `move(_:to:)` of a method as it is declared.
    private func fullName(of text: String) -> String? {
        DeclarationText.function(text).map { signature(of: $0).name }
    }

    // MARK: Where they are

    private func entries(
        of type: TypeDescription
    ) -> [(owner: TypeDescription, entry: Surface.Entry)] {
        var found: [(owner: TypeDescription, entry: Surface.Entry)] = []
        for ancestor in type.lineage(in: line.classes)
        where !ancestor.isScripted || ancestor.isInert {
            if let entry = line.classes.inert.entry(swift: ancestor.name) {
                found.append((ancestor, entry))
                found += line.classes.inert.protocols(of: entry).map { (ancestor, $0) }
                if ancestor.isInert, let root = Surface.entry(named: "NSObject") {
                    found.append((ancestor, root))
                }
            }
        }
        return found
    }

    /// Whether a member may be inert: what only changes looks is left out with its statement where that can be, and what
    /// would change callbacks or the hierarchy is refused by name.
    private func takes(_ name: String, of owner: TypeDescription) -> Bool {
        if UnmodelledMembers.containInSwift(name, of: owner, in: line.classes) { return false }
        return owner.isInert || line.place.readsLooks
            || !LooksMembers.contain(name, of: owner, in: line.classes)
    }

    /// Notes that code inherits from a class, where that is inert.
    func inherit(from type: TypeDescription, at span: SourceSpan) throws(Diagnostic) {
        if type.isInert { try use(nil, of: type, at: span) }
    }

    private func use(
        _ member: String?, of type: TypeDescription, at span: SourceSpan
    ) throws(Diagnostic) {
        try use(member.map { "\(type.name).\($0)" } ?? type.name, at: span)
    }

    /// Notes that code uses what is inert; throws where that is refused.
    func use(_ name: String, at span: SourceSpan) throws(Diagnostic) {
        if line.cosmetics == .refuse {
            throw Diagnostic(
                .unsupported, at: span, "'\(name)' is not modelled here: it would be inert",
                hint: "without '--strict' it keeps what it is set to, and nothing acts on it")
        }
        line.found.leftOut.addInert(name)
    }

    // MARK: Members

    private func resolve(_ text: String) -> ValueType {
        // A selector in a table is a pointer.
        if text == "OpaquePointer" { return .string }
        guard let syntax = DeclarationText.type(text) else { return .any }
        return resolve(syntax)
    }

    /// Names of UIKit's for closures, and what those are.
    private static let closures = [
        "UIActivityViewControllerCompletion": "((Any?,Bool,[Any]?,Error?)->Void)?",
        "UIButtonPointerStyleProvider":
            "((UIButton,UIPointerEffect,UIPointerShape)->UIPointerStyle?)?",
        "UICollectionLayoutListSwipeActionsConfigurationProvider":
            "((IndexPath)->UISwipeActionsConfiguration?)?",
        "UIContextMenuActionProvider": "(([UIMenuElement])->UIMenu?)?",
        "UIContextMenuContentPreviewProvider": "(()->UIViewController?)?",
    ]

    private func resolve(_ syntax: TypeSyntax) -> ValueType {
        if syntax.unwrapped.isNamed("OpaquePointer") { return .string }
        if let name = syntax.unwrapped.wholeName, let closure = Self.closures[name],
            let written = DeclarationText.type(closure)
        {
            return resolve(written)
        }
        let outer = line.place
        defer { line.place = outer }
        line.place.language = .swift
        line.place.classContext = nil
        line.place.givesAdvice = false
        if let type = try? line.types.type(syntax) { return type }
        return syntax.isOptional ? ValueType.any.wrapped : .any
    }

    private func makeProperty(
        _ name: String, _ spelling: String, isSettable: Bool, of owner: TypeDescription
    ) -> MemberProperty {
        let known = attributes(name, resolve(spelling))
        let type = line.foreign.owner(of: owner) == nil ? known : known.orForeign
        return kept(name, of: type, isSettable: isSettable)
    }

    /// A property that an object keeps and gives back.
    func kept(
        _ name: String, of type: ValueType, isSettable: Bool = true
    ) -> MemberProperty {
        let classes = line.classes
        let get: MemberProperty.Getter = { [weak classes] receiver in
            guard let classes else { return .void }
            if let value = classes.inertValues.value(of: name, receiver) { return value }
            let empty = classes.emptyValue(of: type, for: receiver)
            if case .object(let made) = empty, !receiver.isSame(as: made) {
                classes.inertValues.keep(name, of: receiver, empty)
            }
            return empty
        }
        let set: MemberProperty.Setter = { [weak classes] receiver, value in
            Changes.note()
            classes?.inertValues.keep(name, of: receiver, value)
        }
        let property = MemberProperty(
            name, type: type, get: get, set: isSettable ? set : nil)
        property.isRecorded = false
        property.isInert = true
        return property
    }

    /// Attributes of texts have keys of their own, which the surface does not tell.
    private func attributes(_ name: String, _ type: ValueType) -> ValueType {
        guard name.lowercased().hasSuffix("attributes"), case .dictionary = type.unwrapped else {
            return type
        }
        let keyed = ValueType.dictionary(.named(NSAttributedString.Key.type), .any)
        return type.isOptional ? keyed.wrapped : keyed
    }

    /// What sets a property that the model only reads, where UIKit's can be set; nil for any other.
    func settable(_ property: MemberProperty, of type: ValueType) -> MemberProperty? {
        guard property.set == nil, line.language == .swift, let description = type.description,
            line.cosmetics != .refuse
        else { return nil }
        for (owner, entry) in entries(of: description) {
            guard let found = entry.property(property.name, isStatic: false), found.isSettable
            else {
                continue
            }
            line.found.leftOut.addInert("\(owner.name).\(property.name)")
            return makeProperty(property.name, found.spelling, isSettable: true, of: owner)
        }
        return nil
    }

    private func makeMethod(_ text: String) -> MemberMethod? {
        guard let declaration = DeclarationText.function(text) else { return nil }
        let (name, parameters) = signature(of: declaration)
        let result = declaration.result.map(resolve) ?? .void
        let classes = line.classes
        let property = (declaration.name.text + ":").propertyOfSetter
        let method = MemberMethod(name, parameters: parameters, result: result) {
            [weak classes] receiver, arguments in
            if let property, let value = arguments.first {
                Changes.note()
                classes?.inertValues.keep(property, of: receiver, value)
            }
            return classes?.emptyValue(of: result, for: receiver) ?? .void
        }
        method.isInert = true
        return method
    }

    private func makeInitialiser(_ text: String, of type: TypeDescription) -> MemberMethod? {
        guard let declaration = DeclarationText.function(text) else { return nil }
        var (name, parameters) = signature(of: declaration)
        for index in parameters.indices where parameters[index].type.isUntoldFunction {
            parameters[index] = MethodParameter(
                label: parameters[index].label, type: .foreign, defaultValue: .null)
        }
        let classes = line.classes
        let own = ValueType.named(type)
        let method = MemberMethod(
            name, parameters: parameters,
            result: declaration.modifiers.contains(.failable) ? own.wrapped : own
        ) { [weak classes] _, _ in
            classes?.emptyValue(of: own, for: .null) ?? .null
        }
        method.isInert = true
        return method
    }

    private func signature(
        of declaration: FunctionDeclaration
    ) -> (name: String, parameters: [MethodParameter]) {
        let parameters = declaration.parameters.map { parameter in
            let type = attributes(parameter.name.text, resolve(parameter.type)).orForeign
            var described = MethodParameter(
                label: parameter.label, type: type.mayBeNil ? type.wrapped : type,
                defaultValue: parameter.isVariadic
                    ? .array([]) : parameter.defaultValue == nil ? nil : .null)
            described.isVariadic = parameter.isVariadic
            return described
        }
        let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
        return ("\(declaration.name.text)(\(labels))", parameters)
    }
}

extension MemberMethod {
    /// Whether it does something with a closure that has to be given.
    fileprivate var takesClosure: Bool {
        parameters.contains { parameter in
            guard case .function = parameter.type.unwrapped else { return false }
            return parameter.defaultValue == nil
        }
    }
}

extension ValueType {
    /// Whether it is a function of which the surface does not tell what it is given.
    fileprivate var isUntoldFunction: Bool {
        if case .function(let parameters, _) = unwrapped { parameters.isEmpty } else { false }
    }

    /// Whether UIKit may take `nil` where the surface says that it takes this.
    @MainActor fileprivate var mayBeNil: Bool {
        if case .function = self { true } else { mayBeObject || isNamed(.string) }
    }
}

extension Value {
    fileprivate func isSame(as object: AnyObject) -> Bool {
        if case .object(let own) = self { own === object } else { false }
    }
}

extension String {
    /// `cgPath` for `CGPath`.
    var loweredMark: String {
        let mark = prefix { $0.isUppercase }.dropLast()
        return mark.isEmpty ? self : mark.lowercased() + dropFirst(mark.count)
    }
}
