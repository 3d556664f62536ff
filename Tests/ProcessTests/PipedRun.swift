import Foundation

/// What a run between pipes gave.
struct PipedRun: Equatable {
    var status: Int32
    var output: String
    var errors: String

    /// Runs the program with that input; nil is a closed standard input.
    static func run(
        _ arguments: [String], input: String? = "", home: Home,
        _ environment: [String: String] = [:]
    ) throws -> PipedRun {
        let output = home.path + "/.out-\(UUID().uuidString)"
        let errors = output + ".err"
        let script = try home.write(input ?? "", to: ".in-\(UUID().uuidString)")
        let id = try Spawn.start(arguments, environment: home.environment(environment)) { actions in
            if input == nil {
                posix_spawn_file_actions_addclose(&actions, 0)
            } else {
                posix_spawn_file_actions_addopen(&actions, 0, script, O_RDONLY, 0)
            }
            posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT, 0o600)
            posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT, 0o600)
        }
        let status = Spawn.wait(id)
        return PipedRun(status: status, output: try text(output), errors: try text(errors))
    }

    private static func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    }
}

/// The program between two pipes that stay open, for talking with it line by line.
final class PipedTalk {
    let id: pid_t
    private let input: Int32
    private let output: Int32

    /// What it says on standard error goes to the file of that name below the home, where one is named.
    init(_ arguments: [String], home: Home, errorsTo name: String? = nil) throws {
        let errors = name.map { home.path + "/" + $0 }
        var down: [Int32] = [0, 0]
        var up: [Int32] = [0, 0]
        pipe(&down)
        pipe(&up)
        for end in [down[1], up[0]] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        id = try Spawn.start(arguments, environment: home.environment()) { actions in
            posix_spawn_file_actions_adddup2(&actions, down[0], 0)
            posix_spawn_file_actions_adddup2(&actions, up[1], 1)
            posix_spawn_file_actions_addclose(&actions, down[0])
            posix_spawn_file_actions_addclose(&actions, up[1])
            if let errors {
                posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT, 0o600)
            }
        }
        close(down[0])
        close(up[1])
        input = down[1]
        output = up[0]
    }

    /// Writes to its standard input.
    func send(_ text: String) {
        let bytes = Array(text.utf8)
        _ = bytes.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
    }

    /// Reads its standard output up to the end of a line.
    func readLine() -> String {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while read(output, &byte, 1) == 1, byte != UInt8(ascii: "\n") { bytes.append(byte) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Nobody reads its output from now on, as after `| head`.
    func closeOutput() { close(output) }

    /// Ends its standard input.
    func closeInput() { close(input) }
}
