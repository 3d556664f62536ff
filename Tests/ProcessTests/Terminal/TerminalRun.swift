import Foundation
import Testing

/// The program on a pseudo-terminal.
final class TerminalRun {
    private let id: pid_t
    private let master: Int32
    private var bytes: [UInt8] = []
    /// Where the text that was waited for last ended.
    private var seen = 0
    /// Whether the program has ended and was waited for.
    private var isOver = false

    init(
        _ arguments: [String] = [], home: Home, _ environment: [String: String] = [:],
        rows: UInt16 = 24, columns: UInt16 = 80
    ) throws {
        var master: Int32 = 0
        var slave: Int32 = 0
        var name = [CChar](repeating: 0, count: 128)
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        try #require(openpty(&master, &slave, &name, nil, &size) == 0)
        _ = fcntl(master, F_SETFD, FD_CLOEXEC)
        _ = fcntl(slave, F_SETFD, FD_CLOEXEC)
        id = try Spawn.start(arguments, environment: home.environment(environment)) { actions in
            // Opening it in a new session makes it the session's terminal.
            posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
            posix_spawn_file_actions_adddup2(&actions, 0, 1)
            posix_spawn_file_actions_adddup2(&actions, 0, 2)
        }
        close(slave)
        self.master = master
    }

    deinit {
        close(master)
        // A program that a failed test left is not left to the others.
        if isOver { return }
        kill(id, SIGKILL)
        _ = Spawn.wait(id)
    }

    /// Types.
    func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
    }

    /// Types bytes that need be no text.
    func type(bytes: [UInt8]) {
        _ = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
    }

    /// Waits for a prompt, then types a line and Return.
    func enter(_ line: String, at prompt: String = "> ") throws {
        try wait(for: prompt)
        type(line + "\r")
    }

    /// Waits until the text appears after what was waited for before. Where a line of output ends
    /// depends on the length of the paths in it, so a blank may be the end of a line, too, with
    /// what the next one is indented by.
    func wait(for text: String, _ location: SourceLocation = #_sourceLocation) throws {
        while true {
            if let end = find(text) {
                seen = end
                return
            }
            try #require(
                readMore(), "no \(text.debugDescription) in \(transcript.debugDescription)",
                sourceLocation: location)
        }
    }

    /// Says that the window has another size.
    func resize(rows: UInt16, columns: UInt16) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    /// Lets it write no file beyond that size, as on a disk that is full; nil takes the limit away.
    func limitFiles(to bytes: Int?) throws {
        let limit = bytes.map(String.init) ?? "unlimited"
        let process = try Process.run(
            URL(fileURLWithPath: "/usr/bin/prlimit"),
            arguments: ["--pid", String(id), "--fsize=\(limit):unlimited"])
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    /// Sends a signal.
    func signal(_ number: Int32) { kill(id, number) }

    /// Reads to the end and returns the exit status.
    func finish() -> Int32 {
        while readMore() {}
        isOver = true
        return Spawn.wait(id)
    }

    /// All that appeared so far, escape sequences included.
    var raw: String { String(decoding: bytes, as: UTF8.self) }

    /// All that appeared so far, without escape sequences and carriage returns.
    var transcript: String {
        String(decoding: bytes.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
            .replacing(/\u{1B}\[[0-9;?]*[A-Za-z]|\u{1B}\][^\u{7}]*\u{7}/, with: "")
    }

    private func find(_ text: String) -> Int? {
        let wanted = Array(text.utf8)
        for start in seen..<max(seen, bytes.count) {
            if let end = end(of: wanted, at: start) { return end }
        }
        return nil
    }

    private func end(of wanted: [UInt8], at start: Int) -> Int? {
        var place = start
        for byte in wanted {
            if byte == UInt8(ascii: " "), bytes[place...].starts(with: "\r\n".utf8) {
                place += 2
                place += bytes[place...].prefix { $0 == byte }.count
                continue
            }
            guard place < bytes.count, bytes[place] == byte else { return nil }
            place += 1
        }
        return place
    }

    /// False at the end, and when nothing comes for so long that something hangs.
    private func readMore() -> Bool {
        var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, 60_000) > 0 else {
            kill(id, SIGKILL)
            return false
        }
        var block = [UInt8](repeating: 0, count: 4096)
        let count = block.withUnsafeMutableBytes { read(master, $0.baseAddress, $0.count) }
        if count <= 0 { return false }
        bytes += block[..<count]
        return true
    }
}
