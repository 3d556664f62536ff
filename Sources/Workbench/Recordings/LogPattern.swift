import CommandLanguage

/// How the lines of a log look: text, and fields in braces. `{class} {function}` reads
/// `HomeViewController viewDidLoad()`; `{*}` stands for any text.
struct LogPattern {
    /// What a field says of its line.
    enum Field: String, CaseIterable { case object, `class`, function, any = "*" }

    /// Why a text is no pattern.
    struct Mistake: Error { let text: Message }

    private enum Piece {
        case text(String)
        case field(Field)
    }

    private let pieces: [Piece]

    init(_ text: String) throws(Mistake) {
        var pieces: [Piece] = []
        var rest = Substring(text)
        while let open = rest.firstIndex(of: "{") {
            if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
            guard let close = rest[open...].firstIndex(of: "}") else {
                throw Mistake(text: "the '{' of a field is not closed")
            }
            pieces.append(.field(try Self.field(rest[rest.index(after: open)..<close])))
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { pieces.append(.text(String(rest))) }
        self.pieces = pieces
        try check()
    }

    private static func field(_ name: Substring) throws(Mistake) -> Field {
        guard let field = Field(rawValue: String(name)) else {
            throw Mistake(
                text: "'{\(name)}' is no field: they are {object}, {class}, {function} and {*}")
        }
        return field
    }

    private func check() throws(Mistake) {
        let fields = pieces.compactMap { if case .field(let field) = $0 { field } else { nil } }
        for field in Field.allCases where field != .any {
            if fields.count(where: { $0 == field }) > 1 {
                throw Mistake(text: "'{\(field.rawValue)}' stands twice in the pattern")
            }
        }
        if !fields.contains(.function) {
            throw Mistake(text: "the pattern has no '{function}', where the callback's name stands")
        }
        for (piece, next) in zip(pieces, pieces.dropFirst()) {
            if case .field = piece, case .field = next {
                throw Mistake(text: "two fields stand side by side: nothing tells where one ends")
            }
        }
    }

    /// The fields of a line; nil where the line does not look so. A field goes on up to the first place
    /// at which the text behind it stands.
    func fields(of line: Substring) -> [Field: Substring]? {
        var result: [Field: Substring] = [:]
        var rest = line
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .text(let text):
                guard rest.hasPrefix(text) else { return nil }
                rest = rest.dropFirst(text.count)
            case .field(let field):
                guard let end = end(ofFieldAt: index, in: rest) else { return nil }
                if field != .any { result[field] = rest[..<end].trimmed }
                rest = rest[end...]
            }
        }
        return rest.isEmpty && result.values.allSatisfy { !$0.isEmpty } ? result : nil
    }

    private func end(ofFieldAt index: Int, in rest: Substring) -> Substring.Index? {
        guard index + 1 < pieces.count, case .text(let text) = pieces[index + 1] else {
            return rest.endIndex
        }
        return rest.range(of: text)?.lowerBound
    }
}
