import CReadline
import Console
import POSIX

/// The program that `$PAGER` names, or else `less` where it is there.
@MainActor
final class TerminalPager: Pager {
    /// The keys alone. `less` counts and cuts a prompt byte by byte, and spoils what is not ASCII: where the words are
    /// not, they stand above the page.
    private static let bareKeys = "q   Space   /"

    func show(_ bytes: [UInt8], keys words: String) -> Bool {
        guard !Self.isTypedAhead(within: 1), let command = Self.command else { return false }
        let isPlain = words.utf8.allSatisfy { $0 < 0x80 }
        let heading = isPlain || !Self.isLess(command) ? [] : Array("\(words)\n".utf8)
        guard let page = Self.file(with: heading + bytes) else { return false }
        defer { unlink(page) }
        let keys = Self.file(with: Array(PagerKeys.source.utf8))
        defer { if let keys { unlink(keys) } }
        let variables =
            variables(prompt: isPlain ? words : Self.bareKeys) + [("VCR_PAGE_FILE", page)]
            + Self.variable(of: keys)
        let status = Self.withVariables(variables) {
            system((Self.isLess(command) ? Self.noKeypad : "") + command + #" < "$VCR_PAGE_FILE""#)
        }
        // Ctrl-C ends an older `less`, and what it runs in.
        if status & 0x7f == SIGINT { return true }
        guard status & 0x7f == 0 else { return false }
        return Self.ended(with: status >> 8)
    }

    /// What `less` ended with: the key that it does not take, which begins what is typed at the prompt.
    private static func ended(with status: Int32) -> Bool {
        if status == 0 || status == PagerKeys.statusOfInterrupt { return true }
        guard let key = PagerKeys.key(of: status) else { return false }
        if key != "q" || isTypedAhead(within: 50) { rl_stuff_char(status) }
        return true
    }

    /// Whether something waits that was typed before the page came, or comes within that time: it is meant for the prompt,
    /// and a pager would take it for keys of its own.
    private static func isTypedAhead(within milliseconds: Int32) -> Bool {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, milliseconds) > 0
    }

    /// What `less` is told where the user has not told it otherwise: to show colours, to leave at once where
    /// all fits the screen or at Ctrl-C, and at the end when one goes on, to leave the text there, and to say how one leaves. It runs and writes nothing,
    /// and reads UTF-8, which is what it is given, also where the system lacks the locale.
    private func variables(prompt: String) -> [(name: String, value: String)] {
        let options = "eFRXKPs" + prompt + "$"
        return [("LESSSECURE", "1"), ("LESSCHARSET", "utf-8"), ("LESS", options)].filter {
            Surroundings.variable($0.0) == nil
        }
    }

    /// The keys, unless the user has chosen others.
    private static func variable(of keys: String?) -> [(name: String, value: String)] {
        let isChosen = ["LESSKEY", "LESSKEYIN", "LESSKEY_CONTENT"].contains {
            Surroundings.variable($0) != nil
        }
        return isChosen ? [] : keys.map { [("LESSKEYIN", $0)] } ?? []
    }

    private static func withVariables<Result>(
        _ variables: [(name: String, value: String)], _ body: () -> Result
    ) -> Result {
        for variable in variables { setenv(variable.name, variable.value, 1) }
        defer { for variable in variables { unsetenv(variable.name) } }
        return body()
    }

    /// Nil where no pager is there, or none is wished for.
    private static var command: String? {
        if let wish = Surroundings.variable("PAGER") { return wish.isEmpty ? nil : wish }
        let folders = (Surroundings.variable("PATH") ?? "").split(separator: ":")
        return folders.contains { access("\($0)/less", X_OK) == 0 } ? "less" : nil
    }

    /// Behind each Esc `less` would wait for the rest of what the keypad's Enter sends: it is told that this sends
    /// something else. The variable's name is none that a shell hands on.
    private static let noKeypad = "env 'LESS_TERMCAP_@8=@@' "

    private static func isLess(_ command: String) -> Bool {
        command.split(separator: " ").first?.split(separator: "/").last == "less"
    }

    /// The path of a new file that only this user can read; nil where none can be written.
    private static func file(with bytes: [UInt8]) -> String? {
        var template = Array("\(Surroundings.temporaryFolder)/vcr-page-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        if descriptor < 0 { return nil }
        defer { close(descriptor) }
        let path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count <= 0 {
                unlink(path)
                return nil
            }
            rest = rest.dropFirst(count)
        }
        return path
    }
}
