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
    if let edited = edit(line) { vcr_replace_line(edited) } else { rl_ding() }
    rl_forced_update_display()
    return 0
}

/// Nil when the editor could not be started or said that it failed.
private func edit(_ text: String) -> String? {
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
    return vcr_run_on_terminal(command) == 0 ? contents(of: path) : nil
}

/// The file's text without the line ends at its end; nil when it cannot be read as text.
private func contents(of path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if count < 0 { return nil }
    bytes.removeLast(bytes.count - count)
    while let last = bytes.last, last == 10 || last == 13 { bytes.removeLast() }
    return bytes.contains(0) ? nil : String(decoding: bytes, as: UTF8.self)
}
