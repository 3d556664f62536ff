import CommandLanguage
import Foundation
import Workbench

/// A session of its own for each input, which goes on behind mistakes and is ended before it takes long.
@MainActor
struct FuzzedSession {
    private let workbench: Workbench

    init(isSafe: Bool = false) {
        workbench = Workbench(policy: RunPolicy(keepsGoing: true, isSafe: isSafe))
        var asked = 0
        workbench.isInterrupted = {
            asked += 1
            return asked > 300
        }
    }

    /// Runs a script, then looks at what it made.
    func run(_ script: [UInt8]) {
        execute(script)
        execute(Array("tree\nviews\ndoctor\n".utf8))
        _ = workbench.finishScript()
    }

    /// Recovers the session in that folder.
    func recover(in folder: String) {
        _ = workbench.recover(directory: folder)
        execute(Array("tree\n".utf8))
    }

    private func execute(_ script: [UInt8]) {
        var parser = ScriptParser(file: "fuzzed.vcr")
        parser.feed(script)
        parser.finish()
        while true {
            do throws(Diagnostic) {
                guard let command = try parser.next() else { return }
                if case .quit = workbench.execute(command) { return }
            } catch {}
        }
    }
}

/// A file that is there as long as the value is.
final class FuzzedFile {
    let folder: String
    let path: String

    init(_ bytes: [UInt8], named name: String) {
        folder = NSTemporaryDirectory() + "vcr-fuzz-\(getpid())"
        path = folder + "/" + name
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        FileManager.default.createFile(atPath: path, contents: Data(bytes))
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }
}
