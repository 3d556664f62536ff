import CommandLanguage
import POSIX
import Rendering
import Workbench

/// A script on disk, in a pipe or on standard input, read in blocks.
@MainActor
public final class ScriptFile: ByteSource {
    public let name: String
    public let isLive: Bool
    public let isMarkdown: Bool
    private let descriptor: Int32
    private let ownsDescriptor: Bool
    private let block: UnsafeMutableBufferPointer<UInt8>

    /// A file that cannot be a script.
    public struct OpenError: Error, Equatable {
        /// The whole sentence: `cannot read 'x': it is a directory`.
        public let message: Message

        /// With that sentence.
        public init(message: Message) { self.message = message }
    }

    /// Opens a script by its path.
    public init(path: String) throws(OpenError) {
        try Self.check(path)
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 { throw Self.error(path, SystemError.last) }
        name = path
        isMarkdown = MarkdownDocument.isName(path)
        ownsDescriptor = true
        isLive = !Self.isOnDisk(descriptor)
        block = .allocate(capacity: Output.capacity)
    }

    /// Reads the program's standard input.
    public init(standardInput descriptor: Int32) {
        self.descriptor = descriptor
        name = "<stdin>"
        isMarkdown = false
        ownsDescriptor = false
        isLive = !Self.isOnDisk(descriptor)
        block = .allocate(capacity: Output.capacity)
    }

    isolated deinit {
        block.deallocate()
        if ownsDescriptor { close(descriptor) }
    }

    /// Throws where the path leads to nothing that can be read as a script.
    nonisolated public static func check(_ path: String) throws(OpenError) {
        if path.isEmpty { throw error(path, "the name is empty") }
        var status = stat()
        if stat(path, &status) != 0 {
            throw error(path, "\(SystemError.last)\(Self.commandMeant(by: path))")
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG, S_IFIFO: break
        case S_IFDIR: throw error(path, "it is a directory")
        case S_IFCHR, S_IFBLK: throw error(path, "it is a device")
        default: throw error(path, "it is not a regular file")
        }
        if access(path, R_OK) != 0 { throw error(path, SystemError.last) }
    }

    /// The next block of at most 64 KiB.
    public func read(_ body: (UnsafeBufferPointer<UInt8>) -> Void) -> ReadOutcome {
        let count = POSIX.read(descriptor, block.baseAddress, block.count)
        if count > 0 {
            body(UnsafeBufferPointer(rebasing: block[..<count]))
            return .block
        }
        if count == 0 { return .end }
        return errno == EINTR ? .interrupted : .failed(SystemError.last)
    }

    /// The command of the program that was probably meant by what is no file.
    nonisolated private static func commandMeant(by path: String) -> Message {
        if path.contains(where: { $0 == "." || $0 == "/" }) { return "" }
        if Workbench.isCommand(path) {
            return "; '\(path)' is a command of the prompt: 'vcr', then '\(path)'"
        }
        let commands = Subcommand.allCases.map(\.rawValue)
        let nearest = NearestName.nearest(to: path, among: commands)
        guard let nearest else { return "" }
        return "; did you mean 'vcr \(nearest)'?"
    }

    nonisolated private static func error(_ path: String, _ reason: Message) -> OpenError {
        OpenError(message: "cannot read '\(VisibleText.of(path))': \(reason)")
    }

    private static func isOnDisk(_ descriptor: Int32) -> Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}
