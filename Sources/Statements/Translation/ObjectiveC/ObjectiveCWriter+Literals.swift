import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Constants, and texts with values in them.
extension ObjectiveCWriter {
    func literal(_ value: Value, _ type: ValueType) throws(CodeGap) -> String {
        switch value {
        case .null: return "nil"
        case .bool(let flag): return flag ? "YES" : "NO"
        case .int(let number): return String(number)
        case .double(let number): return numberText(number)
        case .string(let text): return "@" + Self.quoted(text)
        case .choice(let type, let index):
            guard MemberTable.type(named: type.name) === type else {
                throw CodeGap("'\(type.name)' is an enumeration of Swift's")
            }
            return type.constantName(type.choiceName(index))
        case .options(let type, let bits):
            let names = type.optionNames(bits).map(type.constantName)
            return names.isEmpty ? "0" : names.joined(separator: " | ")
        case .object(let object):
            let described = (object as? TypeReference)?.described ?? object as? TypeDescription
            guard let described else { throw CodeGap("\(type.name) is Swift's") }
            return "[\(described.objectiveCName) class]"
        case .transform3D(CATransform3DIdentity): return "CATransform3DIdentity"
        case .point: return make("CGPointMake", value)
        case .size: return make("CGSizeMake", value)
        case .rect: return make("CGRectMake", value)
        case .insets: return make("UIEdgeInsetsMake", value)
        case .vector: return make("CGVectorMake", value)
        case .transform: return make("CGAffineTransformMake", value)
        case .sized(let number): return number.text
        case .float(let number): return numberText(Double(number))
        case .typed(let value, let type): return try literal(value, type)
        case .transform3D, .void, .array, .set, .dictionary, .structure, .carrying, .function,
            .tuple, .range, .weak:
            throw CodeGap("\(type.name) is Swift's")
        }
    }

    private func make(_ function: String, _ value: Value) -> String {
        "\(function)(\((value.numbers ?? []).map(numberText).joined(separator: ", ")))"
    }

    /// A literal of C: what Swift escapes by braces has other letters there.
    static func quoted(_ text: String) -> String {
        Value.quoted(text).replacing(/\\u\{([0-9A-F]+)\}/) { match in
            let digits = String(match.1)
            let zeros = String(repeating: "0", count: max(0, 8 - digits.count))
            return "\\U" + zeros + digits
        }
    }

    // MARK: Formats

    /// `[NSString stringWithFormat:@"…", …]`
    func format(_ parts: [CheckedExpression]) throws(CodeGap) -> String {
        let (format, values) = try formatted(parts)
        return "[NSString stringWithFormat:" + ([format] + values).joined(separator: ", ") + "]"
    }

    /// The format, as a literal, and what it takes.
    func formatted(
        _ parts: [CheckedExpression]
    ) throws(CodeGap) -> (format: String, values: [String]) {
        var format = ""
        var values: [String] = []
        for part in parts {
            if case .constant(.string(let text)) = part.kind {
                format += text.replacing("%", with: "%%")
            } else {
                let (sign, value) = try argument(part)
                format += sign
                values.append(value)
            }
        }
        return ("@" + Self.quoted(format), values)
    }

    private func argument(
        _ value: CheckedExpression
    ) throws(CodeGap) -> (sign: String, value: String) {
        let text = try operand(value)
        switch value.type.description?.name {
        case "Int": return ("%ld", "(long)" + text)
        case "Double": return ("%@", "@(\(text))")
        case "Bool": return ("%@", "\(text) ? @\"true\" : @\"false\"")
        case "CGRect", "CGPoint", "CGSize", "UIEdgeInsets", "CGVector",
            "CGAffineTransform":
            return ("%@", "NSStringFrom\(value.type.name)(\(text))")
        default:
            guard !value.type.unwrapped.isValueOfC else {
                throw CodeGap("\(value.type.name) has no format")
            }
            return ("%@", text)
        }
    }

    // MARK: Boxes

    /// As collections hold it.
    func boxed(_ value: CheckedExpression) throws(CodeGap) -> String {
        guard value.type.unwrapped.isValueOfC else { return try text(value) }
        guard value.type.isScalar else { throw CodeGap("collections hold objects in Objective-C") }
        if case .constant(let constant) = value.kind, constant.isPlainNumber {
            return "@" + (try text(value))
        }
        return "@(\(try text(value)))"
    }

    /// What is read of a collection.
    func unboxed(_ text: String, _ type: ValueType) throws(CodeGap) -> String {
        switch type.description?.name {
        case "Int": return text + ".integerValue"
        case "Double": return text + ".doubleValue"
        case "Bool": return text + ".boolValue"
        default:
            guard !type.unwrapped.isValueOfC else {
                throw CodeGap("collections hold objects in Objective-C")
            }
            return text
        }
    }
}
