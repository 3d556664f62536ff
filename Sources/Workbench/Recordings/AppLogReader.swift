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

    private let pattern: LogPattern?
    private let decoder = JSONDecoder()
    private var log = AppLog()

    private init(_ pattern: LogPattern?) { self.pattern = pattern }

    /// The log; lines that are no callback are counted.
    static func read(_ bytes: [UInt8], _ pattern: LogPattern?) -> AppLog {
        var reader = AppLogReader(pattern)
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
            line = Self.line(String(decoding: bytes, as: UTF8.self), pattern)
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

    private static func line(_ text: String, _ pattern: LogPattern) -> AppLog.Line? {
        guard let fields = pattern.fields(of: text[...]),
            let function = fields[.function].flatMap(PrintedFunction.init)
        else { return nil }
        let className = fields[.class].map { unqualified(String($0)) } ?? function.className
        return AppLog.Line(
            object: fields[.object].map(String.init) ?? className ?? AppLog.nameless,
            className: className, callback: function.callback,
            argument: function.argument)
    }

    /// `HomeViewController` of `App.HomeViewController`.
    private static func unqualified(_ name: String) -> String {
        name.split(separator: ".").last.map(String.init) ?? name
    }
}

extension UInt8 {
    fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
