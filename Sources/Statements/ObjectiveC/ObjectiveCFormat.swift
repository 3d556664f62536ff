import HeadlessUIKit
import HierarchyRecords

/// Texts with formats, as `NSLog` and `stringWithFormat:` write them.
@MainActor
enum ObjectiveCFormat {
    /// The format, which comes first, with the other values in it.
    static func text(_ values: [Value]) -> String {
        guard case .string(let format)? = values.first else { return "(null)" }
        var reader = Reader(characters: Array(format), arguments: values.dropFirst())
        return reader.text()
    }

    /// What `%@` shows.
    static func describe(_ value: Value) -> String {
        guard value.hasText(within: Value.longestText) else { return Value.leftOut }
        return switch value {
        case .null, .void: "(null)"
        case .string(let text): text
        case .object(let object):
            (object as? TypeDescription)?.objectiveCName ?? value.printedText
        case .array(let elements): list(elements.map(describe), "(", ",", ")")
        case .dictionary(let entries):
            list(entries.map { "\(describe($0.key)) = \(describe($0.value));" }, "{", "", "}")
        case .rect(let rect):
            "{\(pair(rect.origin.x, rect.origin.y)), \(pair(rect.size.width, rect.size.height))}"
        case .point(let point): pair(point.x, point.y)
        case .size(let size): pair(size.width, size.height)
        case .insets, .transform, .vector:
            "{" + (value.numbers ?? []).map { plain($0) }.joined(separator: ", ") + "}"
        case .function: "<__NSGlobalBlock__>"
        case .typed(let value, _): describe(value)
        case .int(let number): "\(number)"
        case .sized(let number): number.text
        case .bool, .double, .float, .transform3D, .set, .structure, .choice, .carrying, .options,
            .tuple, .range, .weak:
            value.number.map { plain($0) } ?? value.printedText
        }
    }

    private static func pair(_ first: Double, _ second: Double) -> String {
        "{\(plain(first)), \(plain(second))}"
    }

    private static func list(
        _ lines: [String], _ open: String, _ separator: String, _ close: String
    ) -> String {
        if lines.isEmpty { return "\(open)\n\(close)" }
        return "\(open)\n" + lines.map { "    \($0)" }.joined(separator: "\(separator)\n")
            + "\n\(close)"
    }

    /// A number without a fraction that says nothing.
    private static func plain(_ number: Double) -> String { numberText(number) }
}

/// Goes over a format's characters.
@MainActor
private struct Reader {
    let characters: [Character]
    var arguments: ArraySlice<Value>
    private var index = 0

    init(characters: [Character], arguments: ArraySlice<Value>) {
        self.characters = characters
        self.arguments = arguments
    }

    mutating func text() -> String {
        var result = ""
        while index < characters.count {
            let character = characters[index]
            index += 1
            guard character == "%" else {
                result.append(character)
                continue
            }
            result += directive()
        }
        return result
    }

    /// Reads `-08.2lf` behind the `%`.
    private mutating func directive() -> String {
        var flags = ""
        while let flag = peek, "-+ 0#'".contains(flag) { flags.append(take(flag)) }
        let width = count()
        var precision: Int?
        if peek == "." {
            index += 1
            precision = count() ?? 0
        }
        var size = ""
        while let letter = peek, "hlqLztj".contains(letter) { size.append(take(letter)) }
        guard let kind = peek else { return "%" }
        index += 1
        if kind == "%" { return "%" }
        let form = FormatOfC(flags: flags, width: width, precision: precision)
        return spell(arguments.popFirst() ?? .null, kind, size, form)
    }

    private var peek: Character? { index < characters.count ? characters[index] : nil }

    private mutating func take(_ character: Character) -> Character {
        index += 1
        return character
    }

    /// A number of at most four digits, or the next argument for `*`.
    private mutating func count() -> Int? {
        if peek == "*" {
            index += 1
            return arguments.popFirst()?.number.map { min(max(Int(clamping: $0), -9999), 9999) }
        }
        var digits = ""
        while let digit = peek, digit.isASCII, digit.isNumber {
            index += 1
            digits.append(digit)
        }
        return Int(digits.prefix(4))
    }

    private func spell(
        _ value: Value, _ kind: Character, _ size: String, _ form: FormatOfC
    ) -> String {
        let bits = Self.cut(integer(value), to: size)
        switch kind {
        case "@", "s", "p": return form.padded(ObjectiveCFormat.describe(value))
        case "d", "i": return form.text(bits)
        case "D": return form.text(integer(value))
        case "u", "o", "x", "X": return form.text(Self.unsigned(bits, size), as: kind)
        case "U": return form.text(UInt(bitPattern: integer(value)), as: "u")
        case "c", "C":
            let scalar = Unicode.Scalar(UInt32(clamping: integer(value)))
            return form.padded(scalar.map { String($0) } ?? "")
        case "e", "E", "f", "F", "g", "G", "a", "A":
            return form.text(value.number ?? 0, as: kind)
        default: return form.padded("%\(kind)")
        }
    }

    /// The last bits of a number, as many as the letters before the conversion tell: without any
    /// those of an `int`.
    private static func cut(_ number: Int, to size: String) -> Int {
        switch size {
        case "hh": Int(Int8(truncatingIfNeeded: number))
        case "h": Int(Int16(truncatingIfNeeded: number))
        case "": Int(Int32(truncatingIfNeeded: number))
        default: number
        }
    }

    /// The same bits without a sign.
    private static func unsigned(_ bits: Int, _ size: String) -> UInt {
        switch size {
        case "hh": UInt(UInt8(truncatingIfNeeded: bits))
        case "h": UInt(UInt16(truncatingIfNeeded: bits))
        case "": UInt(UInt32(truncatingIfNeeded: bits))
        default: UInt(bitPattern: bits)
        }
    }

    private func integer(_ value: Value) -> Int {
        if case .sized(let number) = value { return Int(truncatingIfNeeded: number.bits) }
        return value.wholeNumber ?? Int(clamping: value.number ?? 0)
    }
}
