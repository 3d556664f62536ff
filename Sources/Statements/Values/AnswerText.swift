import HierarchyRecords

/// The value of a line that is one expression, as `print` shows it within a list: a text in quotes, an
/// object as `<Class: name>`. What an optional holds stands alone, and what is long is cut.
@MainActor
package struct AnswerText {
    /// About how many bytes are shown.
    private static let mostBytes = 4000
    /// How many elements of one collection are shown.
    private static let mostElements = 100

    private var text = ""

    /// The lines that show a value of that type.
    package static func lines(of value: Value, _ type: ValueType) -> [String] {
        var writer = AnswerText()
        writer.write(value, of: type)
        var lines = ("= " + writer.text).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline
        ).map(String.init)
        while lines.count > 1, lines.last == "" { lines.removeLast() }
        return lines
    }

    private var isFull: Bool { text.utf8.count >= Self.mostBytes }

    private mutating func write(_ value: Value, of type: ValueType) {
        if value.depth > Value.deepestText { return text += Value.leftOut }
        let type = type.unwrapped
        switch value {
        case .typed(let value, let own): write(value, of: own)
        case .string(let string): write(string)
        case .array(let values): write(values, of: type.element)
        case .set(let values): write(values, of: type.element)
        case .dictionary(let entries): write(entries, of: type)
        case .tuple(let values): write(tuple: values, of: type)
        case .range: text += value.swiftText
        case .void, .null, .bool, .int, .double, .sized, .float, .object, .point, .size, .rect,
            .insets, .vector, .transform, .transform3D, .choice, .carrying, .structure, .options,
            .function, .weak:
            let isShort = value.hasText(within: 16 * Self.mostBytes)
            cut(isShort ? value.debugText(of: type) : Value.leftOut)
        }
    }

    private mutating func write(_ string: String) {
        let rest = Self.mostBytes - min(Self.mostBytes, text.utf8.count)
        guard string.utf8.count > rest else { return text += Value.quoted(string) }
        text += Value.quoted(String(string.prefix(rest))) + "…"
    }

    private mutating func cut(_ part: String) {
        text += part.utf8.count > Self.mostBytes ? "\(part.prefix(Self.mostBytes))…" : part
    }

    private mutating func write(_ values: NestedList<Value>, of element: ValueType) {
        text += "["
        writeParts(values.count) { writer, index in writer.write(values[index], of: element) }
        text += "]"
    }

    private mutating func write(_ entries: NestedList<DictionaryEntry>, of type: ValueType) {
        var (key, value) = (ValueType.any, ValueType.any)
        if case .dictionary(let ownKey, let ownValue) = type { (key, value) = (ownKey, ownValue) }
        if entries.isEmpty { return text += "[:]" }
        text += "["
        writeParts(entries.count) { writer, index in
            writer.write(entries[index].key, of: key)
            writer.text += ": "
            writer.write(entries[index].value, of: value)
        }
        text += "]"
    }

    /// A tuple, with the labels that its type has.
    private mutating func write(tuple values: NestedList<Value>, of type: ValueType) {
        var elements: [TupleElement?] = Array(repeating: nil, count: values.count)
        if case .tuple(let own) = type, own.count == values.count { elements = own }
        text += "("
        writeParts(values.count) { writer, index in
            if let label = elements[index]?.label { writer.text += label + ": " }
            writer.write(values[index], of: elements[index]?.type ?? .any)
        }
        text += ")"
    }

    /// So many parts with commas between them, or the first of them and how many more there are.
    private mutating func writeParts(_ count: Int, _ write: (inout AnswerText, Int) -> Void) {
        var shown = 0
        while shown < min(count, Self.mostElements), !isFull {
            if shown > 0 { text += ", " }
            write(&self, shown)
            shown += 1
        }
        if shown < count { text += "\(shown > 0 ? ", " : "")… \(count - shown) more" }
    }
}
