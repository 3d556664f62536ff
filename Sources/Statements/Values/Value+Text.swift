import HeadlessUIKit
import HierarchyRecords

extension Value {
    /// As Swift source spells it; objects by the name that the log gives them.
    @MainActor
    package var swiftText: String {
        hasText(within: Self.longestText) ? spelledText : Self.leftOut
    }

    /// The same, be it ever so long.
    @MainActor
    var spelledText: String {
        switch self {
        case .string(let text): Value.quoted(text)
        case .point(let point): "CGPoint(\(Value.labelled([("x", point.x), ("y", point.y)])))"
        case .size(let size):
            "CGSize(\(Value.labelled([("width", size.width), ("height", size.height)])))"
        case .rect(let rect):
            "CGRect("
                + Value.labelled([
                    ("x", rect.origin.x), ("y", rect.origin.y), ("width", rect.size.width),
                    ("height", rect.size.height),
                ]) + ")"
        case .insets(let insets):
            "UIEdgeInsets("
                + Value.labelled([
                    ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
                    ("right", insets.right),
                ]) + ")"
        case .transform(let matrix):
            "CGAffineTransform("
                + Value.labelled([
                    ("a", matrix.a), ("b", matrix.b), ("c", matrix.c), ("d", matrix.d),
                    ("tx", matrix.tx), ("ty", matrix.ty),
                ]) + ")"
        case .vector(let vector):
            "CGVector(\(Value.labelled([("dx", vector.dx), ("dy", vector.dy)])))"
        case .transform3D(let matrix): "CATransform3D(\(Value.labelled(matrix.labelled)))"
        case .array(let values), .set(let values):
            "[" + Value.joined(values) { $0.spelledText } + "]"
        case .dictionary(let entries): Value.dictionaryText(entries)
        case .choice(let type, let index): "." + type.choiceName(index)
        case .carrying(let type, let index, let values):
            ".\(type.choiceName(index))" + type.carriedText(index, values.map(\.spelledText))
        case .options(let type, let bits):
            "[" + type.optionNames(bits).map { "." + $0 }.joined(separator: ", ") + "]"
        case .void: "()"
        case .null: "nil"
        case .bool(let flag): flag ? "true" : "false"
        case .int(let number): String(number)
        case .double(let number): numberText(number)
        case .sized(let number): number.text
        case .float(let number): "\(number)"
        case .typed(let value, _): value.spelledText
        case .object(let object): Value.name(of: object)
        case .structure(let structure): structure.swiftText
        case .function: "{ … }"
        case .tuple(let values): "(" + values.map(\.spelledText).joined(separator: ", ") + ")"
        case .range(let lower, let upper, let isClosed):
            (lower.isNull ? "" : lower.spelledText) + (isClosed ? "..." : "..<")
                + (upper.isNull ? "" : upper.spelledText)
        case .weak(let reference):
            reference.object.map { Value.object($0).spelledText } ?? "nil"
        }
    }

    /// As `set` and `expect` write it: `0 0 393 852`, `true`, `nil`, a name, `fullScreen`.
    @MainActor
    package var flatText: String {
        guard hasText(within: Self.longestText) else { return Self.leftOut }
        return switch self {
        case .double(let number): Value.rounded(number)
        case .string(let text): Value.quoted(text)
        case .choice(let type, let index): type.choiceName(index)
        case .options(let type, let bits): Value.list(type.optionNames(bits))
        case .array(let values), .set(let values):
            values.isEmpty ? "[]" : Value.joined(values, by: " ") { $0.flatText }
        case .dictionary(let entries): Value.dictionaryText(entries)
        case .point, .size, .rect, .insets, .vector, .transform, .transform3D:
            (numbers ?? []).map(Value.rounded).joined(separator: " ")
        case .void, .null, .bool, .int, .sized, .float, .object, .structure, .carrying, .function,
            .tuple, .range, .weak, .typed:
            swiftText
        }
    }

    /// The numbers of a point, a size, a rectangle, insets or a transform, in the order in which
    /// they are written.
    var numbers: [Double]? {
        switch self {
        case .point(let point): [point.x, point.y]
        case .size(let size): [size.width, size.height]
        case .rect(let rect):
            [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
        case .insets(let insets): [insets.top, insets.left, insets.bottom, insets.right]
        case .transform(let matrix):
            [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
        case .vector(let vector): [vector.dx, vector.dy]
        case .transform3D(let matrix): matrix.entries.map { Double($0) }
        case .void, .null, .bool, .int, .double, .sized, .float, .string, .object, .array, .set,
            .dictionary, .structure, .choice, .carrying, .options, .function, .tuple, .range, .weak,
            .typed:
            nil
        }
    }

    /// The name that the log gives the object, or what it is where the log knows none.
    @MainActor
    package static func name(of object: AnyObject) -> String {
        if let logged = LoggedObject(object) { return logged.name }
        if let traits = object as? UITraitCollection {
            return "<UITraitCollection: \(traits.values.sizeClassText)>"
        }
        if let color = object as? UIColor { return text(of: color) }
        if let color = object as? CGColor { return text(of: UIColor(cgColor: color)) }
        if let image = object as? UIImage {
            return "<UIImage: {\(numberText(image.size.width)), \(numberText(image.size.height))}>"
        }
        if let path = object as? ScriptIndexPath {
            return "[\(path.path.section), \(path.path.row)]"
        }
        if let range = object as? ScriptTextRange {
            return "{\(range.range.location), \(range.range.length)}"
        }
        if let insets = object as? ScriptDirectionalInsets { return insets.text }
        if let notification = object as? ScriptNotification { return notification.text }
        if let error = object as? SystemError { return error.text }
        if let place = object as? ScriptCoordinate { return place.text }
        if let place = object as? CLLocation { return "<CLLocation: \(place.coordinate.text)>" }
        if let exception = object as? ScriptException { return exception.text }
        if let type = object as? TypeReference { return type.type.longName }
        return "<\(MemberTable.type(of: object)?.name ?? "object")>"
    }

    private static func text(of color: UIColor) -> String {
        if color.isProvided { return "<UIDynamicProviderColor>" }
        return "UIColor("
            + labelled([
                ("red", color.red), ("green", color.green), ("blue", color.blue),
                ("alpha", color.alpha),
            ]) + ")"
    }

    /// A number as the language's flat spelling shows it, without the noise of binary fractions.
    private static func rounded(_ value: Double) -> String {
        abs(value) < 1e6 ? numberText((value * 1e9).rounded() / 1e9) : numberText(value)
    }

    private static func labelled(_ parts: [(label: String, value: CGFloat)]) -> String {
        parts.map { "\($0.label): \(numberText($0.value))" }.joined(separator: ", ")
    }

    @MainActor
    private static func dictionaryText(_ entries: NestedList<DictionaryEntry>) -> String {
        if entries.isEmpty { return "[:]" }
        return "[" + joined(entries) { "\($0.key.spelledText): \($0.value.spelledText)" } + "]"
    }

    /// The texts of parts in a row; of some only where the person has asked for the end of what runs.
    @MainActor
    static func joined<Parts: Sequence>(
        _ parts: Parts, by separator: String = ", ", _ text: (Parts.Element) -> String
    ) -> String {
        var result = ""
        var isFirst = true
        for part in parts {
            if endsLongWork() { break }
            if !isFirst { result += separator }
            isFirst = false
            result += text(part)
        }
        return result
    }

    private static func list(_ texts: [String]) -> String {
        texts.isEmpty ? "[]" : texts.joined(separator: " ")
    }

    /// A string literal that stands on one line and reads back as the text.
    package static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            default:
                if needsEscape(scalar) {
                    result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }

    /// Controls, and marks that would turn the direction of the text around it.
    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}

extension CATransform3D {
    /// Each entry behind its name.
    var labelled: [(label: String, value: CGFloat)] {
        entries.enumerated().map { ("m\($0 / 4 + 1)\($0 % 4 + 1)", $1) }
    }
}
