import CReadline
import Console
import POSIX

/// The program that `$PAGER` names, or else `less` where it is there.
@MainActor
final class TerminalPager: Pager {
    func show(_ bytes: [UInt8]) -> Bool {
        guard !Self.isTypedAhead, let command = Self.command, let path = Self.file(with: bytes)
        else { return false }
        defer { unlink(path) }
        setenv("VCR_PAGE_FILE", path, 1)
        defer { unsetenv("VCR_PAGE_FILE") }
        return Self.withVariables(Self.variables) {
            system(command + #" < "$VCR_PAGE_FILE""#) == 0
        }
    }

    /// Whether a line waits that was typed before the page came: it is meant for the prompt, and a pager
    /// would take it for keys of its own.
    private static var isTypedAhead: Bool {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, 0) > 0
    }

    /// What `less` is told where the user has not told it otherwise: to show colours, to leave at once where
    /// all fits the screen, to leave the text there, and to say how one leaves. It runs and writes nothing.
    private static var variables: [(name: String, value: String)] {
        let options = "FRXPsq leaves, Space goes on, /WORD searches$"
        return [("LESSSECURE", "1"), ("LESS", options)].filter {
            Surroundings.variable($0.0) == nil
        }
    }

    private static func withVariables(
        _ variables: [(name: String, value: String)], _ body: () -> Bool
    ) -> Bool {
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
