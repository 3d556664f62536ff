import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Reads what an app printed: the JSON Lines of `docs/CallbackRecorder.swift` and of `--log json`, or
/// lines of another form, which a pattern takes apart.
struct AppLogReader {
    /// Bytes of a log, and lines and bytes of a line of it, that are read.
    static let sizeLimit = 64 << 20
    private static let mostLines = 100_000
    private static let longestLine = 16_384

    /// A line in JSON. Every key may be missing.
    private struct Record: Decodable {
        let kind: String?
        let device: String?
        let system: String?
        let records: [String]?
        let obj: String?
        let cls: String?
        let sel: String?
        let args: [String]?
    }

    /// How lines look that are no JSON, where nobody says it: `-[Home viewDidLoad]`, `Home.viewDidLoad()`, `Home viewDidLoad` …
    private static let usualForms = [
        "{function}", "{class}.{function}", "{class} {function}", "{class}: {function}",
        "[{class}] {function}", "{class} - {function}",
    ]

    private let pattern: LogPattern?
    /// Whether nobody said that lines look so: then a class is one word.
    private let isGuess: Bool
    private let decoder = JSONDecoder()
    private var log = AppLog()

    private init(_ pattern: LogPattern?, isGuess: Bool = false) {
        self.pattern = pattern
        self.isGuess = isGuess
    }

    /// The log; lines that are no callback are counted.
    static func read(_ bytes: [UInt8], _ pattern: LogPattern?) -> AppLog {
        read(bytes, by: AppLogReader(pattern))
    }

    /// The log of lines that look as one of the usual forms says, and that form: of several the first that reads most lines;
    /// nil where none reads any.
    static func readUsual(_ bytes: [UInt8]) -> (log: AppLog, form: String)? {
        var found: (log: AppLog, form: String)?
        for form in usualForms {
            guard let pattern = try? LogPattern(form) else { continue }
            let log = read(bytes, by: AppLogReader(pattern, isGuess: true))
            if log.lines.count > found?.log.lines.count ?? 0 { found = (log, form) }
        }
        return found
    }

    private static func read(_ bytes: [UInt8], by reader: AppLogReader) -> AppLog {
        var reader = reader
        let lines = bytes.split(maxSplits: mostLines, whereSeparator: \.isLineEnd)
        for line in lines.prefix(mostLines) { reader.take(line) }
        reader.log.leftOut += max(0, lines.count - mostLines)
        return reader.log
    }

    private mutating func take(_ bytes: ArraySlice<UInt8>) {
        if bytes.count > Self.longestLine {
            log.leftOut += 1
        } else if let line = line(bytes) {
            log.lines.append(line)
        }
    }

    /// Nil, which is counted, where the line is no callback. The head of a recording is none, and not
    /// counted.
    private mutating func line(_ bytes: ArraySlice<UInt8>) -> AppLog.Line? {
        let line: AppLog.Line?
        if let pattern {
            let text = String(decoding: bytes, as: UTF8.self)
            line = self.line(text[...], pattern) ?? self.line(Self.withoutStamp(text), pattern)
        } else {
            guard let record = try? decoder.decode(Record.self, from: Data(bytes)) else {
                log.leftOut += 1
                return nil
            }
            if record.kind == "recording" {
                takeHead(record)
                return nil
            }
            line = Self.line(record)
        }
        if line == nil { log.leftOut += 1 }
        return line
    }

    private mutating func takeHead(_ record: Record) {
        (log.device, log.system) = (record.device, record.system)
        log.recorded = record.records.map { names in
            Set(names.compactMap { PrintedFunction($0[...])?.callback })
        }
    }

    private static func line(_ record: Record) -> AppLog.Line? {
        guard let object = record.obj,
            let function = record.sel.flatMap({ PrintedFunction($0[...]) })
        else { return nil }
        return AppLog.Line(
            object: object, className: record.cls.map(unqualified), callback: function.callback,
            argument: record.args?.first)
    }

    private func line(_ text: Substring, _ pattern: LogPattern) -> AppLog.Line? {
        guard let fields = pattern.fields(of: text),
            let function = fields[.function].flatMap(PrintedFunction.init),
            !isGuess || fields[.class]?.allSatisfy(Self.isOfName) != false
        else { return nil }
        let className =
            fields[.class].map { Self.unqualified(String($0)) } ?? function.className
        return AppLog.Line(
            object: fields[.object].map(String.init) ?? className ?? AppLog.nameless,
            className: className, callback: function.callback,
            argument: function.argument)
    }

    /// A line without what NSLog writes before it: `2024-03-01 10:22:11.123 Reader[123:456] `.
    private static func withoutStamp(_ line: String) -> Substring {
        guard line.first?.isNumber == true, let end = line.range(of: "] ") else { return line[...] }
        return line[end.upperBound...]
    }

    private static func isOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || "_.".contains(character)
    }

    /// `HomeViewController` of `App.HomeViewController`.
    private static func unqualified(_ name: String) -> String {
        name.split(separator: ".").last.map(String.init) ?? name
    }
}

extension UInt8 {
    fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
