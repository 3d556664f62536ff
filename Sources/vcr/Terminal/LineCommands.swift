import CReadline
import Console
import POSIX

/// `M-?`: help on the word at the cursor, above the line.
func showHelp(_ count: Int32, _ key: Int32) -> Int32 {
    let line = lineUpTo(vcr_line_point())
    let page = MainActor.assumeIsolated {
        ReadlineLineSource.current?.assistant.help(for: line) ?? []
    }
    writeToTerminal("\n" + String(decoding: page, as: UTF8.self))
    rl_on_new_line()
    rl_redisplay()
    return 0
}

/// `C-x C-e`: the line in `$VISUAL` or `$EDITOR`; what is saved there becomes the line.
func editLine(_ count: Int32, _ key: Int32) -> Int32 {
    let line = vcr_line_buffer().map { String(cString: $0) } ?? ""
    let edited = edit(line) { vcr_run_on_terminal($0) }
    if let edited { vcr_replace_line(edited) } else { rl_ding() }
    rl_forced_update_display()
    return 0
}

/// The text as it was saved in `$VISUAL` or `$EDITOR`; nil when the editor could not be started or said that it
/// failed. `run` runs a command of the shell's.
func edit(_ text: String, by run: (String) -> Int32) -> String? {
    var template = Array("\(Surroundings.temporaryFolder)/vcr-line-XXXXXX.vcr".utf8CString)
    let descriptor = mkstemps(&template, 4)
    if descriptor < 0 { return nil }
    let path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    defer { unlink(path) }
    let bytes = Array((text + "\n").utf8)
    let written = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
    if written != bytes.count { return nil }
    setenv("VCR_LINE_FILE", path, 1)
    defer { unsetenv("VCR_LINE_FILE") }
    let command = #"${VISUAL:-${EDITOR:-vi}} "$VCR_LINE_FILE""#
    return run(command) == 0 ? contents(of: path) : nil
}

/// The file's text without the line ends at its end; nil when it cannot be read as text.
private func contents(of path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < mostBytes {
        let count = piece.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        if count < 0 { return nil }
        if count == 0 { break }
        bytes += piece[..<count]
    }
    if bytes.count >= mostBytes { return nil }
    while let last = bytes.last, last == 10 || last == 13 { bytes.removeLast() }
    return bytes.contains(0) ? nil : String(decoding: bytes, as: UTF8.self)
}

/// What is longer is no text that a person edits here.
private let mostBytes = 1 << 24
