import CommandLanguage

/// Finds the types that code names: `UIViewController?`, `[UIView]`, `(Bool) -> Void`.
@MainActor
struct TypeResolver {
    let line: LineUnderCheck
    /// What the type parameters of the function around stand for.
    var typeParameters: [String: ValueType]

    init(line: LineUnderCheck) {
        self.line = line
        typeParameters = line.place.genericTypes
    }

    func type(_ written: TypeSyntax) throws(Diagnostic) -> ValueType {
        let span = written.span
        switch written.kind {
        case .name(let name): return try namedType(name, at: span)
        case .member(let outer, let name): return try memberType(name, of: outer, written)
        case .inOut: return try namedType(written.description, at: span)
        case .metatype: return .named(.anyClass)
        case .some(let inner) where inner.isNamed("Any"): return .named(.erased)
        case .any(let inner), .some(let inner): return try type(inner)
        case .composition(let types): return try composition(types, at: span)
        case .optional(let inner), .implicitlyUnwrapped(let inner):
            return try optionalType(inner, at: span)
        case .array(let element): return .array(try type(element))
        case .dictionary(let key, let value):
            return .dictionary(try type(key), try type(value))
        case .tuple(let elements): return try tupleType(elements)
        case .function(let function):
            return .function(
                try types(function.parameters), try type(function.result))
        case .generic(let base, let arguments):
            let name = base.description
            return try genericType(name.withoutModule ?? name, arguments, at: span)
        }
    }

    /// `Outer.Name`, also of a collection, of a type with type parameters, and of what a type parameter stands for.
    private func memberType(
        _ name: String, of outer: TypeSyntax, _ written: TypeSyntax
    ) throws(Diagnostic) -> ValueType {
        let span = written.span
        if outer.isNamed("Self"), line.classContext?.description === TypeDescription.array,
            let element = typeParameters["Element"]
        {
            return name == "Element" ? element : name == "Index" ? .int : .array(element)
        }
        switch outer.kind {
        case .array(let element):
            return name == "Element" ? try type(element) : try collectionPart(name, of: outer)
        case .generic(let base, let arguments):
            if ["Array", "Set", "Dictionary"].contains(base.description) {
                return name == "Element" && arguments.count == 1
                    ? try type(arguments[0]) : try collectionPart(name, of: outer)
            }
            return try namedType("\(base.description).\(name)", at: span)
        case .name, .member, .metatype, .optional, .implicitlyUnwrapped, .dictionary, .tuple,
            .function, .any, .some, .composition, .inOut:
            break
        }
        do throws(Diagnostic) {
            return try namedType(written.description, at: span)
        } catch {
            if let owner = try? type(outer).description, owner.name != outer.description,
                let inner = try? namedType("\(owner.name).\(name)", at: span)
            {
                return inner
            }
            // `Meal.RawValue`
            if name == "RawValue", let owner = try? type(outer),
                let raw = line.classes.property("rawValue", of: owner)
            {
                return raw.type
            }
            if isOfTypeParameter(outer) { return .named(.erased) }
            throw error
        }
    }

    /// `[Book].Index`, which is a whole number here, and `[Book].SubSequence`.
    private func collectionPart(
        _ name: String, of outer: TypeSyntax
    ) throws(Diagnostic) -> ValueType {
        name == "Index" ? .int : try type(outer)
    }

    /// Whether a type parameter, or what a protocol leaves open, stands before the `.`: what is told of it is not known.
    private func isOfTypeParameter(_ outer: TypeSyntax) -> Bool {
        switch outer.kind {
        case .name(let name):
            if name == "Self", line.classContext?.description.isProtocol == true { return true }
            if typeParameters[name] != nil { return true }
            return (try? typeParameter(named: name)) != nil || alias(named: name)?.isAny == true
                || line.types.isProtocol(name)
        case .member(let inner, _): return isOfTypeParameter(inner)
        case .any(let inner), .some(let inner): return isOfTypeParameter(inner)
        case .composition: return true
        case .generic, .metatype, .optional, .implicitlyUnwrapped, .array, .dictionary, .tuple,
            .function, .inOut:
            return false
        }
    }

    private func types(_ written: [TypeSyntax]) throws(Diagnostic) -> [ValueType] {
        var types: [ValueType] = []
        for item in written { types.append(try type(item)) }
        return types
    }

    private func namedType(_ name: String, at span: SourceSpan) throws(Diagnostic) -> ValueType {
        switch name {
        case "Void": return .void
        // `Array` alone in an extension of arrays is that of its own elements.
        case "Array" where line.classContext?.description === TypeDescription.array:
            return .array(typeParameters["Element"] ?? .any)
        case "Any", "AnyObject", "NSObject", "NSObjectProtocol", "AnyHashable", "Selector", "id":
            return .any
        default: break
        }
        if let type = try typeParameter(named: name) { return type }
        if let own = name.withoutModule { return try namedType(own, at: span) }
        if line.language == .swift,
            let box = TypeDescription.boxes.first(where: { $0.name == name })
        {
            return .named(box)
        }
        let isSwift = line.language == .swift
        if let type = (isSwift ? AbsentClass.ofSwift : AbsentClass.ofC)[name], !isDeclared(name) {
            return type
        }
        if let type = alias(named: name) { return type }
        line.classes.inert.standsAsType(name)
        if let type = type(named: name), !type.isCollection { return .named(type) }
        // What a type parameter must be, where that is a protocol of the system's that tells no members.
        if isSwift, KnownProtocols.contains(name) { return .named(.erased) }
        if !isSwift, let type = line.inertOfC.type(named: name) { return type }
        if isSwift, isOfForeignType(name) { return .foreign }
        if let outside = OutsideName.describe(name) {
            throw Diagnostic(
                .unsupported, at: span, WordOutside.refusal("\(outside) ('\(name)')"))
        }
        throw Diagnostic(
            .unknownName, at: span, "unknown type '\(name)'",
            suggestion: nearest(to: name))
    }

    /// Whether the name is that of a type parameter in an extension of a type of which only the name is known.
    private func isOfForeignType(_ name: String) -> Bool {
        guard ["Element", "E", "Base", "Output", "Failure", "Wrapped"].contains(name),
            let context = line.classContext
        else { return false }
        return line.foreign.owner(of: context.description) != nil
    }

    /// What a type parameter of the function or of the types around stands for; nil for any other name.
    func typeParameter(named name: String) throws(Diagnostic) -> ValueType? {
        if let type = typeParameters[name] { return type }
        guard let written = constraint(named: name) else { return nil }
        // What it must be may mention it.
        var inner = self
        inner.typeParameters[name] = .named(.erased)
        return try inner.type(written)
    }

    /// What a type parameter of the types around must be, as it is written.
    private func constraint(named name: String) -> TypeSyntax? {
        guard let context = line.classContext else { return nil }
        if let written = context.description.typeParameters[name] { return written }
        return context.names.lazy.compactMap { outer in
            declaredType(named: outer)?.typeParameters[name]
        }.first
    }

    /// The type that was probably meant. One that only ends as the name does is of another kind, unless what stands
    /// before is the short mark of a framework: `Label` means `UILabel`, but `Manager` no `CLLocationManager`.
    private func nearest(to name: String) -> String? {
        guard let found = line.nearest(to: name, among: names) else { return nil }
        let rest = found.count - name.count
        let isEnd = rest > 0 && found.lowercased().hasSuffix(name.lowercased())
        return isEnd && rest > Self.longestMark ? nil : found
    }

    /// `UI`, `CA`, `WKS`.
    private static let longestMark = 3

    /// `A & B`: what is all of them.
    private func composition(
        _ written: [TypeSyntax], at span: SourceSpan
    ) throws(Diagnostic) -> ValueType {
        // In Objective-C only what protocols of the code's own require is not known without them.
        let types = try types(
            written.filter {
                !KnownProtocols.contains($0.description) || isDeclared($0.description)
            }
        ).filter { type in
            let isOfModel = type.description.map { $0.isProtocol && !$0.isScripted } ?? false
            return !type.isAny && !(isOfModel && line.language == .objectiveC)
        }
        guard types.count > 1 else { return types.first ?? .any }
        return .named(
            TypeDescription(composing: types.compactMap(\.description), in: line.classes))
    }

    private func optionalType(
        _ inner: TypeSyntax, at span: SourceSpan
    ) throws(Diagnostic) -> ValueType {
        let type = try type(inner)
        // A star behind the name of a number is a pointer, which only its object tells of.
        if line.language == .objectiveC, type.isInteger || type.description?.valueNames != nil {
            return .any
        }
        if case .optional = type, line.language == .swift {
            throw Diagnostic.nestedOptional(at: span)
        }
        return type.wrapped
    }

    private func tupleType(
        _ written: [TypeSyntax.Element]
    ) throws(Diagnostic) -> ValueType {
        var elements: [TupleElement] = []
        for element in written {
            elements.append(
                TupleElement(label: element.label, type: try type(element.type)))
        }
        switch elements.count {
        case 0: return .void
        case 1: return elements[0].type
        default: return .tuple(elements)
        }
    }

    /// What points to memory that nothing here has.
    private static let pointers: Set<String> = [
        "UnsafePointer", "UnsafeMutablePointer", "UnsafeBufferPointer",
        "UnsafeMutableBufferPointer",
        "AutoreleasingUnsafeMutablePointer", "Unmanaged",
    ]

    private func genericType(
        _ name: String, _ arguments: [TypeSyntax], at span: SourceSpan
    ) throws(Diagnostic) -> ValueType {
        let types = try types(arguments)
        switch (name, types.count) {
        case ("Array", 1), ("ArraySlice", 1), ("ContiguousArray", 1): return .array(types[0])
        case ("Optional", 1): return types[0].wrapped
        case ("Set", 1): return .set(types[0])
        case ("Dictionary", 2): return .dictionary(types[0], types[1])
        case ("Range", 1), ("ClosedRange", 1), ("CountableRange", 1), ("CountableClosedRange", 1),
            ("PartialRangeFrom", 1), ("PartialRangeThrough", 1), ("PartialRangeUpTo", 1):
            return .range(types[0])
        // Which of the anchors it is, its type parameter says.
        case ("NSLayoutAnchor", 1): return types[0]
        case ("KeyPath", 2), ("WritableKeyPath", 2), ("ReferenceWritableKeyPath", 2):
            return .function([types[0]], types[1])
        case (_, 1):
            if let pointer = TypeDescription.pointer(named: name, to: types[0]) {
                return .named(pointer)
            }
            fallthrough
        default:
            if let alias = alias(named: name) { return alias }
            if let known = type(named: name), !known.isCollection {
                line.classes.inert.sketch?.type(named: name)?.parameterCount = types.count
                return .named(known.template.bound(to: types))
            }
            if Self.pointers.contains(name) { return .any }
            throw Diagnostic(.unknownName, at: span, "unknown type '\(name)<…>'")
        }
    }
}

extension String {
    /// The name behind that of a framework: `UIView` of `UIKit.UIView`; nil where none stands there.
    var withoutModule: String? {
        guard let dot = firstIndex(of: "."), Self.modules.contains(String(self[..<dot])) else {
            return nil
        }
        return String(self[index(after: dot)...])
    }

    private static let modules: Set<String> = ["Swift", "UIKit", "Foundation", "QuartzCore"]
}
