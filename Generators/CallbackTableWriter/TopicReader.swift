/// Reads a file of rows: a heading, scenes, and for each callback a line with its name and what it
/// is, then fields. A field's value begins at one column, so that an example keeps its indentation.
struct TopicReader {
    private let file: String
    private var topic: CallbackTopic
    private var number = 0
    /// Whether the lines that come are those of a scene.
    private var isInScene = false

    /// What stands before a field's name, and before its value.
    private static let (indent, column) = (4, 14)

    init(file: String) {
        self.file = file
        let name = file.drop { $0.isNumber || $0 == "-" }.prefix { $0 != "." }
        topic = CallbackTopic(name: String(name), title: "")
    }

    mutating func topic(_ text: String) throws -> CallbackTopic {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            number += 1
            try read(line)
        }
        for row in topic.rows { try check(row) }
        return topic
    }

    private mutating func read(_ line: Substring) throws {
        if line.isEmpty { return }
        if line.hasPrefix("# ") {
            topic = CallbackTopic(name: topic.name, title: String(line.dropFirst(2)))
        } else if line.hasPrefix("scene ") {
            topic.scenes.append((String(line.dropFirst(6)), ""))
            isInScene = true
        } else if !line.hasPrefix(" ") {
            try begin(line)
        } else if isInScene {
            let last = topic.scenes.count - 1
            topic.scenes[last].text.addLine(line.dropFirst(Self.indent))
        } else {
            try readField(line)
        }
    }

    private mutating func begin(_ line: Substring) throws {
        isInScene = false
        let parts = line.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, parts[1].hasSuffix(".") else {
            throw problem("a row begins with 'name: What it is.'")
        }
        topic.rows.append(
            CallbackText(
                id: String(parts[0]), summary: String(parts[1].dropFirst()),
                place: "\(file):\(number)"))
    }

    private mutating func readField(_ line: Substring) throws {
        guard var row = topic.rows.popLast() else { throw problem("a field before the first row") }
        let name = line.dropFirst(Self.indent).prefix { $0 != " " }
        let value = String(line.dropFirst(Self.column))
        guard let field = Field(rawValue: String(name)) else {
            throw problem("unknown field '\(name)'")
        }
        try set(field, to: value, in: &row)
        topic.rows.append(row)
    }

    /// The fields of a row.
    private enum Field: String {
        case gets, swift, objc, log, name, on, code, when, user, belongs, avoid, rules, related, by
        case otherwise, example
    }

    private func set(_ field: Field, to value: String, in row: inout CallbackText) throws {
        switch field {
        case .gets: row.receiver = value
        case .swift: row.signature = Signature(value)
        case .objc: row.ownSelector = value
        case .log: try setLine(value, in: &row)
        case .name: row.base = value
        case .on: row.hooks = words(value)
        case .code: row.isClosure = try isClosure(value)
        case .when: row.timing = value
        case .user: row.ruleOfUserAct = value
        case .belongs: row.belongs.append(value)
        case .avoid: row.avoid.append(value)
        case .rules: row.rules = words(value)
        case .related: row.related = words(value)
        case .by: row.means = row.means.adding(value)
        case .otherwise: row.means = .otherwise(value)
        case .example: row.example = (row.example.map { $0 + "\n" } ?? "") + value
        }
    }

    private func words(_ value: String) -> [String] {
        value.split(separator: " ").map(String.init)
    }

    private func isClosure(_ value: String) throws -> Bool {
        guard value == "closure" else { throw problem("'code' is a closure or is left out") }
        return true
    }

    private func setLine(_ value: String, in row: inout CallbackText) throws {
        let parts = value.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, let line = LinePattern(String(parts[1])) else {
            throw problem("'log' has a category and how the line begins: delegate \"didShow(\"")
        }
        row.category = String(parts[0])
        row.line = line
    }

    private func check(_ row: CallbackText) throws {
        let missing = [
            row.signature.base.isEmpty ? "swift" : nil, row.category.isEmpty ? "log" : nil,
            row.timing.isEmpty ? "when" : nil,
            row.means == .commands([]) ? "by" : nil,
        ].compactMap(\.self)
        if let field = missing.first {
            throw RowProblem(place: row.place, words: "'\(row.id)' lacks '\(field)'")
        }
    }

    private func problem(_ words: String) -> RowProblem {
        RowProblem(place: "\(file):\(number)", words: words)
    }
}

extension LinePattern {
    /// `"didShow("`, `completion of receiver "present("`, `own method with sender`, `note "warning: "`
    /// or `call`.
    init?(_ text: String) {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        let opening = parts.count == 3 ? String(parts[1]) : ""
        switch parts[0] {
        case "" where parts.count == 3: self = .message(opening)
        case "completion of receiver ": self = .completion(of: "receiver", opening)
        case "completion of argument ": self = .completion(of: "argument", opening)
        case "note ": self = .note(opening)
        case "own method": self = .ownMethod(listsSender: false)
        case "own method with sender": self = .ownMethod(listsSender: true)
        case "call": self = .call
        default: return nil
        }
    }
}

extension Means {
    fileprivate func adding(_ command: String) -> Means {
        switch self {
        case .commands(let commands): .commands(commands + [command])
        case .otherwise: .commands([command])
        }
    }
}

extension String {
    fileprivate mutating func addLine(_ line: Substring) {
        self += (isEmpty ? "" : "\n") + line
    }
}
