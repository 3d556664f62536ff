import Foundation

/// This program, started once more: what runs there may crash or never end.
struct OwnProcess {
    /// How it ended, with what it said.
    struct Outcome {
        let lines: [String]
        let isKilled: Bool
        let status: Int32

        var isFine: Bool { status == 0 && !isKilled }

        /// The law that was broken, or the signal that ended it.
        var failure: String? {
            if isKilled { return status == SIGALRM ? "it never ends" : "signal \(status)" }
            return isFine ? nil : lines.dropLast().last
        }
    }

    private let process = Process()
    private let output = Pipe()

    /// Starts it; the lines are what it reads.
    init(_ words: [String], input: [String] = []) throws {
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = words
        process.standardInput = pipe
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = input.map { $0 + "\n" }.joined()
        try? pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try? pipe.fileHandleForWriting.close()
    }

    /// Waits for its end.
    func outcome() throws -> Outcome {
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Outcome(
            lines: String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init),
            isKilled: process.terminationReason == .uncaughtSignal,
            status: process.terminationStatus)
    }
}
