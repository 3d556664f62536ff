import CommandLanguage

/// What the code of a class asks of its own object and nobody defines: a listing's helpers.
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
        let parts = selector.split(separator: ":", omittingEmptySubsequences: false)
        var head = selector
        if !arguments.isEmpty {
            head = zip(parts, arguments).enumerated().map { index, pair in
                "\(pair.0):(\(pair.1.type.nameInC))\(pair.1.parameterName(index))"
            }.joined(separator: " ")
        }
        let body = result.map { " return \($0.zeroInC); " } ?? " "
        add(
            selector, "- (\(result?.nameInC ?? "void"))\(head) {\(body)}", at: span)
    }

    /// Notes a property.
    mutating func add(property name: String, type: ValueType?, at span: SourceSpan) {
        let type = type?.nameInC ?? "id"
        let isObject = type.hasSuffix("*") || type == "id"
        add(
            name,
            "@property (nonatomic\(isObject ? ", strong" : "")) "
                + "\(type)\(type.hasSuffix("*") ? "" : " ")\(name);", at: span)
    }

    private mutating func add(_ name: String, _ stub: String, at span: SourceSpan) {
        guard !members.contains(where: { $0.name == name }) else { return }
        members.append(Member(name: name, stub: stub, span: span))
    }

    /// One note for all of them, with stubs to paste; empty where everything is defined.
    var lines: [String] {
        guard let first = members.first else { return [] }
        let names = members.map { "'\($0.name)'" }.joined(separator: ", ")
        return [
            "\(first.span.text): nobody defines what the class calls on itself: \(names)",
            "paste into the class:",
        ] + members.map { "    " + $0.stub }
    }
}

extension CheckedExpression {
    /// A name for the parameter that takes the value: its own, if it has one.
    fileprivate func parameterName(_ index: Int) -> String {
        switch kind {
        case .local(let variable) where variable.name != "self": variable.name
        case .worldName(let name, _): name
        default: index == 0 ? "value" : "value\(index + 1)"
        }
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
        default: "id"
        }
    }

    fileprivate var zeroInC: String {
        guard case .named(let type) = unwrapped, !type.isClass else { return "nil" }
        switch type {
        case .bool: return "NO"
        case .point, .size, .rect, .insets: return "\(type.name)Zero"
        case .transform: return "CGAffineTransformIdentity"
        case .transform3D: return "CATransform3DIdentity"
        case .vector: return "CGVectorMake(0, 0)"
        case .string: return "nil"
        default: return "0"
        }
    }
}

extension TypeDescription {
    fileprivate var nameInC: String {
        switch self {
        case .bool: "BOOL"
        case .int: "NSInteger"
        case .double: "CGFloat"
        case .string: "NSString *"
        default: isPointerInC ? "\(objectiveCName) *" : objectiveCName
        }
    }
}
