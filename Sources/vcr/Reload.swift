import CReadline
import Console
import POSIX

/// Builds the package again whose classes the program knows, and begins the program anew with what was built.
enum Reload {
    /// The program that built it and its words, one a line, as that program leaves them in the environment; empty where
    /// there is no package.
    private static var words: [String] {
        (Surroundings.variable("VCR_PACKAGE") ?? "").split(separator: "\n").map(String.init)
    }

    /// Whether there is a package to build.
    static var isPossible: Bool { !words.isEmpty }

    /// The folder of the package; nil where there is none, or where it is made of files that stand alone.
    static var folder: String? { words.count > 1 && words.last != "--" ? words[1] : nil }

    /// Does so, and hands the lines of the log on. Where it fails, the session stands as it stood.
    @MainActor
    static func run(_ log: [String]) -> ReloadFailure {
        guard build() else { return .notBuilt }
        keep(log)
        // The program of this process was replaced: the new one is at its path.
        vcr_begin_anew(CommandLine.arguments[0], CrashOutput.argumentsOfAnew)
        unsetenv(variable)
        return .notBegun
    }

    /// The lines that were handed on; nil where the program was not begun anew like this.
    static func takeLog() -> [String]? {
        guard let number = Surroundings.variable(variable).flatMap({ Int32($0) }) else {
            return nil
        }
        unsetenv(variable)
        defer { close(number) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = read(number, &part, part.count), count > 0 {
            bytes += part.prefix(count)
        }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private static let variable = "VCR_LOG_BEFORE"

    /// A file without a name, which the program has open when it begins anew; without one nothing is compared.
    private static func keep(_ log: [String]) {
        var name = Array("\(Surroundings.temporaryFolder)/vcr-log-XXXXXX".utf8CString)
        let number = mkstemp(&name)
        guard number >= 0 else { return }
        unlink(name)
        let bytes = Array(log.joined(separator: "\n").utf8)
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
        lseek(number, 0, SEEK_SET)
        setenv(variable, "\(number)", 1)
    }

    /// Whether the package was built; what is wrong with it stands on standard error.
    private static func build() -> Bool {
        setenv("VCR_BUILD_ONLY", "1", 1)
        defer { unsetenv("VCR_BUILD_ONLY") }
        let id = withArguments(words) { vcr_start_talking(words[0], $0) }
        guard id > 0 else { return false }
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0 { if errno != EINTR { return false } }
        return status == 0
    }
}
