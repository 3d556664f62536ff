/// A text in quotes of a Swift file, and what it is handed to.
struct QuotedText: Equatable {
    /// Where it stands among brackets.
    struct Place: Equatable {
        /// The function that is called: `note` of `note("…")`; `{` within a body, `-> Message` within one that gives a
        /// message.
        var callee: String
        /// Which operand it is, from 0.
        var operand = 0
        /// The operand's label; nil where it has none.
        var label: String?
    }

    /// With a `%` for each value; texts joined by `+` are one.
    var text: String
    /// Counted from 1.
    let line: Int
    /// The innermost bracket around it; nil at the top of a file.
    let place: Place?
    /// The code before it in the statement, up to a few words.
    let before: String
}

/// Finds the texts in quotes of a Swift file.
struct QuotedTextScanner {
    private let bytes: [UInt8]
    private let code: [UInt8]
    private var index = 0
    private var line = 1
    private var found: [QuotedText] = []

    /// All of them, in the order in which they end.
    static func texts(in source: SourceText) -> [QuotedText] {
        var scanner = QuotedTextScanner(source)
        scanner.readCode(isInterpolation: false)
        return scanner.found
    }

    private init(_ source: SourceText) { (bytes, code) = (source.bytes, source.code) }

    // MARK: Code

    /// What is known of the code around the next byte.
    private struct Surroundings {
        var places: [QuotedText.Place] = []
        /// The statement's code so far, without texts.
        var lead: [UInt8] = []
        /// The text that a `+` would go on with.
        var last: Int?
        var isJoined = false

        mutating func end() { (last, isJoined) = (nil, false) }
    }

    private mutating func readCode(isInterpolation: Bool) {
        var around = Surroundings()
        while index < code.count {
            let byte = code[index]
            if startsText() {
                readText(&around)
                continue
            }
            index += 1
            switch byte {
            case UInt8(ascii: "\n"):
                line += 1
                around.lead.append(UInt8(ascii: " "))
                continue
            case UInt8(ascii: " "): break
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(byte, &around)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if around.places.isEmpty, isInterpolation { return }
                _ = around.places.popLast()
                around.end()
            default: pass(byte, &around)
            }
            around.lead.append(byte)
        }
    }

    private func open(_ byte: UInt8, _ around: inout Surroundings) {
        let lead = Self.text(around.lead.suffix(80))
        var callee = byte == UInt8(ascii: "(") ? Self.lastWord(of: lead) : ""
        if byte == UInt8(ascii: "{") {
            let head = lead.trimmedEnd
            let givesMessage = ["-> Message", "-> Message?", ": Message", ": Message?"]
                .contains { head.hasSuffix($0) }
            callee = givesMessage ? "-> Message" : "{"
        }
        around.places.append(QuotedText.Place(callee: callee))
        around.end()
    }

    private func pass(_ byte: UInt8, _ around: inout Surroundings) {
        let top = around.places.indices.last
        switch byte {
        case UInt8(ascii: "+"):
            around.isJoined = around.last != nil
            return
        case UInt8(ascii: ","):
            if let top {
                around.places[top].operand += 1
                around.places[top].label = nil
            }
        case UInt8(ascii: ":"):
            let lead = Self.text(around.lead.suffix(80))
            let word = Self.lastWord(of: lead)
            let before = lead.dropLast(word.count).trimmedEnd.last
            if let top, before == "(" || before == "," { around.places[top].label = word }
        default: break
        }
        around.end()
    }

    // MARK: Texts

    private func startsText() -> Bool {
        let hashes = code[index...].prefix { $0 == UInt8(ascii: "#") }.count
        return index + hashes < code.count && code[index + hashes] == UInt8(ascii: "\"")
    }

    private mutating func readText(_ around: inout Surroundings) {
        let first = line
        let text = readText()
        if around.isJoined, let last = around.last {
            found[last].text += text
        } else {
            around.last = found.count
            // A bracket without a function before it only groups.
            let place = around.places.last { !$0.callee.isEmpty }
            let before = Self.text(around.lead.suffix(40)).trimmedEnd
            found.append(QuotedText(text: text, line: first, place: place, before: before))
        }
        around.isJoined = false
    }

    private mutating func readText() -> String {
        let hashes = code[index...].prefix { $0 == UInt8(ascii: "#") }.count
        index += hashes
        let quotes = sees("\"\"\"") ? 3 : 1
        index += quotes
        var text: [UInt8] = []
        let end =
            Array(repeating: UInt8(ascii: "\""), count: quotes)
            + Array(repeating: UInt8(ascii: "#"), count: hashes)
        let escape = [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: hashes)
        while index < bytes.count, !bytes[index...].starts(with: end) {
            if bytes[index...].starts(with: escape) {
                index += escape.count
                readEscape(&text)
            } else {
                if bytes[index] == UInt8(ascii: "\n") { line += 1 }
                text.append(bytes[index])
                index += 1
            }
        }
        index += end.count
        return quotes == 3 ? Self.unindented(Self.text(text)) : Self.text(text)
    }

    private mutating func readEscape(_ text: inout [UInt8]) {
        let byte = bytes[index]
        index += 1
        switch byte {
        case UInt8(ascii: "("):
            readCode(isInterpolation: true)
            text.append(UInt8(ascii: "%"))
        case UInt8(ascii: "\n"):
            line += 1
            index += bytes[index...].prefix { $0 == UInt8(ascii: " ") }.count
        case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "u"):
            let digits = bytes[index...].dropFirst().prefix { $0 != UInt8(ascii: "}") }
            index += digits.count + 2
            let scalar = UInt32(Self.text(digits), radix: 16).flatMap(Unicode.Scalar.init)
            text += Array(String(scalar ?? " ").utf8)
        default: text.append(byte)
        }
    }

    private func sees(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    /// The lines between the quotes, without what the last one is set in by.
    private static func unindented(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let indent = lines.last?.count ?? 0
        return lines.dropFirst().dropLast().map { $0.dropFirst(indent) }.joined(separator: "\n")
    }

    private static func text(_ bytes: some Sequence<UInt8>) -> String {
        String(decoding: Array(bytes), as: UTF8.self)
    }

    private static func lastWord(of text: String) -> String {
        String(text.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    }
}

extension StringProtocol {
    /// The text without blanks at its end.
    fileprivate var trimmedEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
