import CReadline
import Console
import POSIX

/// Readline's question for the completions of the word at the cursor.
func completeWord(
    _ text: UnsafePointer<CChar>?, _ start: Int32, _ end: Int32
) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    let word = text.map { String(cString: $0) } ?? ""
    let line = lineUpTo(end)
    let choice = MainActor.assumeIsolated {
        let source = ReadlineLineSource.current
        source?.lastChoice = source?.assistant.complete(word, in: line)
        if source?.assistant.hasWrittenOverLine == true { rl_forced_update_display() }
        return source?.lastChoice
    }
    guard let choice else { return nil }
    vcr_completion_result(choice.appendsSpace ? 32 : 0, choice.wantsFile)
    if choice.matches.isEmpty { return nil }
    return cStrings([choice.commonPrefix] + (choice.matches.count > 1 ? choice.matches : []))
}

/// Shows the matches with a few words about each; asks first where they take more than a screen.
func showMatches(
    _ matches: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ count: Int32, _ longest: Int32
) {
    let size = Surroundings.size(STDOUT_FILENO)
    let columns = TerminalTraits.width(columns: size.columns)
    let lines = MainActor.assumeIsolated {
        ReadlineLineSource.current?.lastChoice?.listing(columns: columns) ?? []
    }
    if lines.isEmpty {
        rl_display_match_list(matches, count, longest)
    } else if lines.count < TerminalTraits.height(rows: size.rows) || isWanted(Int(count)) {
        writeToTerminal("\n" + lines.joined(separator: "\n") + "\n")
    }
    rl_forced_update_display()
}

/// Asks whether so many matches are to be shown.
private func isWanted(_ count: Int) -> Bool {
    writeToTerminal("\nShow all \(count)? (y or n) ")
    while true {
        switch UInt8(truncatingIfNeeded: rl_read_key()) {
        case UInt8(ascii: "y"), UInt8(ascii: "Y"), UInt8(ascii: " "): return true
        case UInt8(ascii: "n"), UInt8(ascii: "N"), 0, 3, 7, 8, 127, 255:
            writeToTerminal("\n")
            return false
        default: rl_ding()
        }
    }
}

/// The line that is being edited, up to a byte offset.
func lineUpTo(_ end: Int32) -> String {
    guard let buffer = vcr_line_buffer() else { return "" }
    let bytes = UnsafeRawBufferPointer(start: buffer, count: Int(end))
    return String(decoding: bytes, as: UTF8.self)
}

/// Writes in between readline's own output.
func writeToTerminal(_ text: String) {
    vcr_flush_terminal()
    _ = MainActor.assumeIsolated { StandardOutputSink().write(Array(text.utf8), to: .data) }
}

/// An array as readline wants it: allocated by malloc, ended by nil.
private func cStrings(
    _ strings: [String]
) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    let size = (strings.count + 1) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
    guard let memory = malloc(size) else { return nil }
    let result = memory.bindMemory(
        to: UnsafeMutablePointer<CChar>?.self, capacity: strings.count + 1)
    for (index, string) in strings.enumerated() { result[index] = strdup(string) }
    result[strings.count] = nil
    return result
}
