import POSIX

/// Times a program on a terminal of its own, from its start to its first prompt.
struct PromptTimer {
    /// Where the programs may leave their history and the like.
    let home: String

    /// Seconds until the prompt's text has come.
    func secondsToPrompt(of program: Program, prompt: String) throws -> Double {
        let (terminal, device) = try openTerminal()
        defer { close(terminal) }
        let begin = monotonicSeconds()
        let child = try program.start(newSession: true, environment: environment) { actions in
            posix_spawn_file_actions_addopen(&actions, 0, device, O_RDWR, 0)
            posix_spawn_file_actions_adddup2(&actions, 0, 1)
            posix_spawn_file_actions_adddup2(&actions, 0, 2)
        }
        defer { end(child) }
        try wait(for: Array(prompt.utf8), on: terminal, from: program)
        return monotonicSeconds() - begin
    }

    /// The program's end is opened by name, so that it becomes the program's controlling terminal.
    private func openTerminal() throws -> (terminal: Int32, device: String) {
        var ends: (near: Int32, far: Int32) = (-1, -1)
        var name = [CChar](repeating: 0, count: 128)
        guard openpty(&ends.near, &ends.far, &name, nil, nil) == 0 else {
            throw BenchmarkError("no pseudo-terminal")
        }
        close(ends.far)
        _ = fcntl(ends.near, F_SETFD, FD_CLOEXEC)
        let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        return (ends.near, String(decoding: bytes, as: UTF8.self))
    }

    private var environment: [String] {
        [
            "PATH=/usr/local/bin:/usr/bin:/bin", "TERM=xterm", "LANG=C.UTF-8", "PS1=ready> ",
            "HOME=\(home)", "XDG_STATE_HOME=\(home)/state", "XDG_CONFIG_HOME=\(home)/config",
        ]
    }

    private func wait(for prompt: [UInt8], on terminal: Int32, from program: Program) throws {
        var seen: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 4096)
        while !seen.contains(prompt) {
            let count = read(terminal, &block, block.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let text = String(decoding: seen.suffix(200), as: UTF8.self)
                throw BenchmarkError("\(program.path) ended without a prompt: \(text)")
            }
            seen.append(contentsOf: block[..<count])
        }
    }

    private func end(_ child: pid_t) {
        kill(child, SIGKILL)
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
    }
}
