import CheckoutFiles
import Foundation
import Testing

/// Starts the program that was built beside these tests.
enum Spawn {
    /// The built program.
    static var program: String {
        get throws {
            let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
            let folder =
                bundle.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
                ?? Checkout.url(".build/debug")
            let path = folder.appendingPathComponent("vcr").standardizedFileURL.path
            try #require(
                FileManager.default.isExecutableFile(atPath: path), "no program at \(path)")
            return path
        }
    }

    /// Starts it in a session of its own, with no signal blocked or ignored, and returns its id.
    static func start(
        _ arguments: [String], environment: [String: String],
        actions configure: (inout posix_spawn_file_actions_t) -> Void
    ) throws -> pid_t {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigdefault(&attributes, &all)
        let newSession: Int32 = 0x80
        posix_spawnattr_setflags(
            &attributes, Int16(newSession | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        configure(&actions)
        let words = [try program] + arguments
        return try run(words, environment.map { "\($0)=\($1)" }, &actions, &attributes)
    }

    private static func run(
        _ words: [String], _ environment: [String],
        _ actions: inout posix_spawn_file_actions_t, _ attributes: inout posix_spawnattr_t
    ) throws -> pid_t {
        var argv = words.map { strdup($0) } + [nil]
        var envp = environment.map { strdup($0) } + [nil]
        defer { for pointer in argv + envp { free(pointer) } }
        var id = pid_t()
        try #require(posix_spawn(&id, words[0], &actions, &attributes, &argv, &envp) == 0)
        return id
    }

    /// The most memory that it has taken so far, in kilobytes.
    static func mostMemory(of id: pid_t) throws -> Int {
        let status = try String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
        return try #require(Int(line.filter(\.isNumber)))
    }

    /// The processes that it started and that still run.
    static func children(of id: pid_t) throws -> [pid_t] {
        let path = "/proc/\(id)/task/\(id)/children"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        return text.split(separator: " ").compactMap { pid_t($0) }
    }

    /// Waits until another's child has ended; its files are closed a little before.
    static func awaitEnd(ofChild id: pid_t) {
        for _ in 0..<1500 where isRunning(id) { usleep(20_000) }
    }

    private static func isRunning(_ id: pid_t) -> Bool {
        guard let text = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8) else {
            return false
        }
        return !text.contains(") Z ")
    }

    /// Waits for the program's end: its exit status, or its signal as a shell tells it.
    static func wait(_ id: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0 && errno == EINTR {}
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    }
}

/// A home directory of its own, so that no test sees another's history or the user's settings.
final class Home {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "vcr-home-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// An environment with nothing of the user's.
    func environment(_ more: [String: String] = [:]) -> [String: String] {
        let own = [
            "HOME": path, "TERM": "xterm", "LANG": "C.UTF-8", "INPUTRC": "/dev/null",
            "PATH": "/usr/bin:/bin", "PAGER": "cat", "TMPDIR": path,
        ]
        return own.merging(more) { $1 }.filter { !$0.value.isEmpty }
    }

    /// Writes a file below the directory and returns its path.
    func write(_ text: String, to name: String) throws -> String {
        let url = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        return url.path
    }

    /// The text of a file below the directory.
    func text(of name: String) throws -> String {
        try String(contentsOfFile: path + "/" + name, encoding: .utf8)
    }
}
