import CommandLanguage
import HierarchyRecords

/// The operands of one command, each with the parameter it was bound to.
struct Arguments: ~Copyable {
    /// The most parameters that a command can have.
    static let capacity = 8

    /// Which operands belong to a parameter.
    struct Slot {
        var first: Int32 = 0
        var count: Int32 = -1
    }

    let command: Command
    let verb: Verb
    /// By the parameter's index.
    var slots = EightOf(repeating: Slot())
    /// What `animated` or `unanimated` said.
    var animated: Bool?

    init(_ command: Command, _ verb: consuming Verb) {
        self.command = command
        self.verb = verb
    }

    /// Whether the parameter was given.
    func isGiven(_ index: Int) -> Bool { slots[index].count >= 0 }

    /// The operands of the parameter; none when it was left out.
    func operands(_ index: Int) -> ArraySlice<Operand> {
        let slot = slots[index]
        guard slot.count >= 0 else { return [] }
        return verb.operands[Int(slot.first)..<Int(slot.first + slot.count)]
    }

    /// The parameter's only or first word; nil when it was left out.
    func word(_ index: Int) -> Word? {
        let slot = slots[index]
        guard slot.count > 0, case .word(let word) = verb.operands[Int(slot.first)] else {
            return nil
        }
        return word
    }

    /// The parameter's words in order.
    func words(_ index: Int) -> [Word] {
        operands(index).compactMap { if case .word(let word) = $0 { word } else { nil } }
    }

    /// The parameter's block.
    func block(_ index: Int) -> Block? {
        let slot = slots[index]
        guard slot.count > 0, case .block(let block) = verb.operands[Int(slot.first)] else {
            return nil
        }
        return block
    }

    /// The parameter's number, which binding has checked.
    func number(_ index: Int) -> Double? { word(index).flatMap { Decimal.value($0.text) } }

    /// The parameter's whole number, which binding has checked.
    func count(_ index: Int) -> Int? { word(index).flatMap { Int($0.text) } }

    /// The parameter's numbers, which binding has checked.
    func numbers(_ index: Int) -> [Double] { words(index).compactMap { Decimal.value($0.text) } }

    /// The choice as the list spells it.
    func choice(_ index: Int) -> String? {
        guard let word = word(index) else { return nil }
        return command.parameters[index].choices?.spelling(of: word.text)
    }

    /// The place of a parameter's first word, or of the command where it was left out.
    func span(_ index: Int) -> SourceSpan { word(index)?.span ?? verb.word.span }
}

/// Numbers as the language writes them: a sign, digits, a point, digits.
enum Decimal {
    /// Beyond this, sums of coordinates lose whole points.
    static let limit = 1e9

    /// The value of the text; nil when it is no decimal number or too large.
    static func value(_ text: String) -> Double? {
        var digits = 0
        var points = 0
        for (index, byte) in text.utf8.enumerated() {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
            case UInt8(ascii: "."): points += 1
            case UInt8(ascii: "-"), UInt8(ascii: "+"): if index > 0 { return nil }
            default: return nil
            }
        }
        guard digits > 0, points <= 1, let value = Double(text), abs(value) <= limit else {
            return nil
        }
        return value
    }

    /// Why the text has no value: `'1e9' is no number`.
    static func complaint(_ text: String) -> Message {
        let isDecimal = text.utf8.allSatisfy { "0123456789.+-".utf8.contains($0) }
        guard isDecimal, let value = Double(text), abs(value) > limit else {
            return "'\(text)' is no number"
        }
        return "\(text) is too large: a number is from -\(self.text(limit)) to \(self.text(limit))"
    }

    /// The number without a trailing `.0`.
    static func text(_ value: Double) -> String {
        if value == value.rounded() || abs(value) > limit { return numberText(value) }
        // Digits behind the ninth decimal are rounding errors.
        let rounded = (value * 1e9).rounded() / 1e9
        return numberText(rounded == 0 ? value : rounded)
    }
}
