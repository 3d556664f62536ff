import CommandLanguage

/// The members that the code of an Objective-C class uses of its own object and that are defined
/// nowhere, such as helpers that a listing leaves out.
@MainActor
struct UndefinedMembers {
    private struct Member {
        let name: String
        let stub: String
        let span: SourceSpan
    }

    private var members: [Member] = []

    /// Notes a message; `result` is the type that its value is needed as, nil where it is not.
    mutating func add(
        message selector: String, _ arguments: [CheckedExpression], result: ValueType?,
        at span: SourceSpan
    ) {
        add(selector, Self.stub(message: selector, arguments, result: result), at: span)
    }

    /// Notes a property.
    mutating func add(property name: String, type: ValueType?, at span: SourceSpan) {
        add(name, Self.stub(property: name, type: type), at: span)
    }

    /// The method to paste that answers the message.
    static func stub(
        message selector: String, _ arguments: [CheckedExpression], result: ValueType?
    ) -> String {
        let parts = selector.split(separator: ":", omittingEmptySubsequences: false)
        var head = selector
        if !arguments.isEmpty {
            head = zip(parts, arguments).enumerated().map { index, pair in
                "\(pair.0):(\(pair.1.type.nameInC))\(pair.1.parameterName(index))"
            }.joined(separator: " ")
        }
        let body = result.map { " return \($0.zeroInC); " } ?? " "
        return "- (\(result?.nameInC ?? "void"))\(head) {\(body)}"
    }

    /// The property to paste.
    static func stub(property name: String, type: ValueType?) -> String {
        let type = type?.nameInC ?? "id"
        let isObject = type.hasSuffix("*") || type == "id"
        return "@property (nonatomic\(isObject ? ", strong" : "")) "
            + "\(type)\(type.hasSuffix("*") ? "" : " ")\(name);"
    }

    private mutating func add(_ name: String, _ stub: String, at span: SourceSpan) {
        guard !members.contains(where: { $0.name == name }) else { return }
        members.append(Member(name: name, stub: stub, span: span))
    }

    /// One note for all of them, with stubs to paste; empty where everything is defined.
    var lines: [Message] {
        guard let first = members.first else { return [] }
        let names = members.map { "'\($0.name)'" }.joined(separator: ", ")
        return [
            "\(first.span.text): \("the class uses members that are not defined: \(names)" as Message)",
            "paste into the class:",
        ] + members.map { Message("    " + $0.stub) }
    }
}

extension CheckedExpression {
    /// A name for the parameter that takes the value: its own, if it has one.
    fileprivate func parameterName(_ index: Int) -> String {
        if case .name(.local(let variable)) = kind, variable.name != "self" { return variable.name }
        if case .name(.world(let name, _)) = kind { return name }
        return index == 0 ? "value" : "value\(index + 1)"
    }
}

@MainActor
extension ValueType {
    /// As Objective-C writes the type: `UIView *`, `CGRect`, `id`.
    var nameInC: String {
        switch unwrapped {
        case .void: "void"
        case .array: "NSArray *"
        case .dictionary: "NSDictionary *"
        case .function(let parameters, let result):
            "\(result.nameInC) (^)(\(parameters.map(\.nameInC).joined(separator: ", ")))"
        case .named(let type): type.nameInC
        case .null, .optional, .set, .tuple, .range, .generic, .any: "id"
        }
    }

    fileprivate var zeroInC: String {
        guard case .named(let type) = unwrapped, !type.isClass else { return "nil" }
        switch type {
        case TypeDescription.bool: return "NO"
        case TypeDescription.point, TypeDescription.size, TypeDescription.rect,
            TypeDescription.insets:
            return "\(type.name)Zero"
        case TypeDescription.transform: return "CGAffineTransformIdentity"
        case TypeDescription.transform3D: return "CATransform3DIdentity"
        case TypeDescription.vector: return "CGVectorMake(0, 0)"
        case TypeDescription.string: return "nil"
        default: return "0"
        }
    }
}

extension TypeDescription {
    fileprivate var nameInC: String {
        switch self {
        case TypeDescription.bool: "BOOL"
        case TypeDescription.int: "NSInteger"
        case TypeDescription.double: "CGFloat"
        case TypeDescription.string: "NSString *"
        default: isPointerInC ? "\(objectiveCName) *" : objectiveCName
        }
    }
}
