import CReadline
import Console
import POSIX

/// The program that `$PAGER` names, or else `less -R` where it is there.
@MainActor
final class TerminalPager: Pager {
    func show(_ bytes: [UInt8]) -> Bool {
        guard let command = Self.command, let path = Self.file(with: bytes) else { return false }
        defer { unlink(path) }
        setenv("VCR_PAGE_FILE", path, 1)
        defer { unsetenv("VCR_PAGE_FILE") }
        // A less that is called without options shows colours, too.
        let asksForNone = Surroundings.variable("LESS") == nil
        if asksForNone { setenv("LESS", "R", 1) }
        defer { if asksForNone { unsetenv("LESS") } }
        return system(command + #" < "$VCR_PAGE_FILE""#) == 0
    }

    /// Nil where no pager is there, or none is wished for.
    private static var command: String? {
        if let wish = Surroundings.variable("PAGER") { return wish.isEmpty ? nil : wish }
        let folders = (Surroundings.variable("PATH") ?? "").split(separator: ":")
        return folders.contains { access("\($0)/less", X_OK) == 0 } ? "less -R" : nil
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
