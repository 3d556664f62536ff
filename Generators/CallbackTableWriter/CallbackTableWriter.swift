import Foundation

/// Writes what the program has of its callbacks from their rows: `CallbackTableWriter ROWS SOURCES`.
@main
public struct CallbackTableWriter {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else { fail("usage: CallbackTableWriter ROWS SOURCES") }
        do {
            for (path, text) in try files(of: arguments[1]) {
                try text.write(
                    toFile: arguments[2] + "/" + path, atomically: true, encoding: .utf8)
            }
        } catch {
            fail("\(error)")
        }
    }

    private static func fail(_ words: String) -> Never {
        FileHandle.standardError.write(Data("\(words)\n".utf8))
        exit(1)
    }

    /// The paths below the sources and the contents of the files that are to be written for a folder
    /// of rows.
    public static func files(of folder: String) throws -> [(path: String, text: String)] {
        let topics = try topics(in: folder)
        let rows = topics.flatMap(\.rows)
        try check(rows)
        return [
            ("HierarchyRecords/Generated/Callback.swift", EnumerationWriter(rows: rows).file),
            ("HierarchyRecords/Generated/Callback+Row.swift", WordsWriter(rows: rows).file),
            ("Workbench/Generated/CallbackGuide+All.swift", GuideWriter(topics: topics).file),
            ("Workbench/Generated/Callback+UsualMeans.swift", MeansWriter(rows: rows).file),
            ("Workbench/Generated/Callback+Receivers.swift", ReceiverWriter(rows: rows).file),
            ("Workbench/Generated/Callback+Hooks.swift", HookWriter(rows: rows).file),
        ]
    }

    /// The topics, in the order of their files.
    public static func topics(in folder: String) throws -> [CallbackTopic] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            .filter { $0.hasSuffix(".txt") }.sorted()
        return try names.map { name in
            let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
            var reader = TopicReader(file: name)
            return try reader.topic(text)
        }
    }

    /// Each callback has one row, and names others that have one.
    private static func check(_ rows: [CallbackText]) throws {
        var known: Set<String> = []
        for row in rows where !known.insert(row.id).inserted {
            throw RowProblem(place: row.place, words: "'\(row.id)' has a row already")
        }
        for row in rows {
            if let other = row.related.first(where: { !known.contains($0) }) {
                throw RowProblem(place: row.place, words: "no callback '\(other)' has a row")
            }
        }
    }
}

/// What is wrong in a row, and where.
public struct RowProblem: Error, Equatable, CustomStringConvertible {
    let place: String
    let words: String

    public var description: String { "\(place): \(words)" }
}
