import CommandLanguage

/// Types as Objective-C declares them.
@MainActor
extension ValueType {
    /// As a cast or a parameter has it: `UIViewController *`, `CGRect`, `void (^)(BOOL)`.
    func objectiveC() throws(CodeGap) -> String { try objectiveC(declaring: "") }

    /// A declaration of the name: `UIViewController *home`, `void (^done)(BOOL)`.
    func objectiveC(declaring name: String) throws(CodeGap) -> String {
        if case .optional(let inner) = self {
            guard !inner.isValueOfC else {
                throw CodeGap("\(inner.name) cannot be nil in Objective-C")
            }
            return try inner.objectiveC(declaring: name)
        }
        if case .function(let parameters, let result) = self {
            let returned = try result.objectiveC()
            let space = returned.hasSuffix("*") ? "" : " "
            return returned + space + "(^\(name))(\(try Self.list(parameters)))"
        }
        let type = try spelled()
        return type.hasSuffix("*") || name.isEmpty ? type + name : type + " " + name
    }

    private static func list(_ types: [ValueType]) throws(CodeGap) -> String {
        var texts: [String] = []
        for type in types { texts.append(try type.objectiveC()) }
        return texts.isEmpty ? "void" : texts.joined(separator: ", ")
    }

    private func spelled() throws(CodeGap) -> String {
        switch self {
        case .void: return "void"
        case .any, .null, .generic: return "id"
        case .array(let element): return "NSArray<\(try element.boxed())> *"
        case .dictionary(let key, let value):
            return "NSDictionary<\(try key.boxed()), \(try value.boxed())> *"
        case .tuple: throw CodeGap("tuples are Swift's")
        case .range: throw CodeGap("ranges are Swift's")
        case .set: throw CodeGap("sets of values are Swift's")
        case .named(let type) where !type.template.carried.isEmpty:
            throw CodeGap("enumerations that carry values are Swift's")
        case .named(let type) where type.isOfSession && !type.isClass && !type.isProtocol:
            throw CodeGap("'\(type.name)' is a type of values, as Swift has them")
        case .named(let type): return Self.simple[type.name] ?? type.pointer
        case .function, .optional: return try objectiveC()
        }
    }

    private static let simple = [
        "Bool": "BOOL", "Int": "NSInteger", "Double": "CGFloat", "String": "NSString *",
        "ObjCBool": "BOOL *", "UnsafeMutablePointer<CGRect>": "CGRect *",
        "AutoreleasingUnsafeMutablePointer<UIView>": "UIView **",
    ]

    /// As a collection holds it.
    private func boxed() throws(CodeGap) -> String {
        if case .optional = self { throw CodeGap("collections hold no nil in Objective-C") }
        if description?.name == "String" { return "NSString *" }
        return isValueOfC ? "NSNumber *" : try objectiveC()
    }

    /// A number, a flag, an enumeration, an option set or a structure.
    var isValueOfC: Bool { isScalar || isStructure }
}

extension TypeDescription {
    /// `UIViewController *`, or the name of what is no class.
    fileprivate var pointer: String {
        let name = template.objectiveCName
        return isPointerInC ? name + " *" : name
    }
}
