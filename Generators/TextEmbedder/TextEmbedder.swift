import POSIX

/// Writes texts as Swift that a target is built with: `TextEmbedder FOLDER OUTPUT NAME…`, where the names are
/// paths in the folder. The plugin `EmbedTexts` runs it. Every first build makes it before all else, so that it
/// is small and uses no Foundation.
@main
enum TextEmbedder {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard let folder = arguments.first, let output = arguments.dropFirst().first else {
            fail("usage: TextEmbedder FOLDER OUTPUT NAME…")
        }
        do throws(EmbeddingError) {
            var texts: [EmbeddedText] = []
            for name in arguments.dropFirst(2) {
                texts.append(try EmbeddedText(name: name, bytes: read(folder + "/" + name)))
            }
            try write(EmbeddedText.file(of: texts), to: output)
        } catch {
            fail("\(error.path): error: \(error.reason)")
        }
    }

    private static func fail(_ message: String) -> Never {
        let bytes = Array((message + "\n").utf8)
        _ = POSIX.write(STDERR_FILENO, bytes, bytes.count)
        exit(1)
    }

    private static func read(_ path: String) throws(EmbeddingError) -> [UInt8] {
        guard let file = fopen(path, "r") else { throw EmbeddingError(path, "cannot be read") }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while case let count = fread(&piece, 1, piece.count, file), count > 0 {
            bytes += piece[..<count]
        }
        if ferror(file) != 0 { throw EmbeddingError(path, "cannot be read") }
        return bytes
    }

    /// A file that has the text already stays as it is, so that the target is not compiled anew where no more
    /// than this program was linked again, as a build of another product does.
    private static func write(_ text: String, to path: String) throws(EmbeddingError) {
        let bytes = Array(text.utf8)
        if let present = try? read(path), present == bytes { return }
        guard let file = fopen(path, "w") else { throw EmbeddingError(path, "cannot be written") }
        let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
        if fclose(file) != 0 || !isWritten { throw EmbeddingError(path, "cannot be written") }
    }
}

/// Why a text cannot be embedded.
struct EmbeddingError: Error, Equatable {
    let path: String
    let reason: String

    init(_ path: String, _ reason: String) {
        self.path = path
        self.reason = reason
    }
}
