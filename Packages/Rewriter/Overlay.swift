import Foundation

/// A folder with rewritten files, and the file that puts each in the place of its original.
struct Overlay {
    private let folder: URL
    private var files: [(original: String, rewritten: String)] = []
    /// Whether a file changed whose original did not: the compiler, which looks at originals, has to begin anew.
    private var changedBehindOriginal = false

    init(folder: String) { self.folder = URL(fileURLWithPath: folder) }

    mutating func add(_ text: String, for file: SourceFile) throws {
        let url = folder.appendingPathComponent("files").appendingPathComponent(file.place)
        files.append((file.path, url.path))
        if let old = FileManager.default.contents(atPath: url.path) {
            if old == Data(text.utf8) { return }
            if Self.time(of: file.path) <= Self.time(of: url.path) { changedBehindOriginal = true }
        }
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url, options: .atomic)
    }

    /// Writes the overlay, and returns a number that grows where the compiler must not rely on its last work.
    func write() throws -> Int {
        let file = folder.appendingPathComponent("overlay.yaml")
        let count = folder.appendingPathComponent("generation")
        let roots = files.map {
            "{\"type\":\"file\",\"name\":\(quoted($0.original)),\"external-contents\":\(quoted($0.rewritten))}"
        }
        let text = """
            {"version":0,"case-sensitive":"true","use-external-names":false,"roots":[
            \(roots.joined(separator: ",\n"))
            ]}

            """
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let old = FileManager.default.contents(atPath: file.path)
        var generation = (try? String(contentsOf: count, encoding: .utf8)).flatMap { Int($0) } ?? 0
        if changedBehindOriginal || (old != nil && old != Data(text.utf8)) {
            generation += 1
            try Data(String(generation).utf8).write(to: count, options: .atomic)
        }
        if old != Data(text.utf8) { try Data(text.utf8).write(to: file, options: .atomic) }
        return generation
    }

    private func quoted(_ text: String) -> String {
        "\""
            + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
                of: "\"", with: "\\\"")
            + "\""
    }

    private static func time(of path: String) -> Date {
        let facts = try? FileManager.default.attributesOfItem(atPath: path)
        return facts?[.modificationDate] as? Date ?? .distantPast
    }
}
