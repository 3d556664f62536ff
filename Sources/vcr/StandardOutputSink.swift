import CReadline
import Console
import POSIX

/// Standard output and standard error.
@MainActor
final class StandardOutputSink: OutputSink {
    func write(_ bytes: [UInt8], to channel: OutputChannel) -> WriteOutcome {
        let descriptor = channel == .data ? STDOUT_FILENO : STDERR_FILENO
        return bytes.withUnsafeBytes { Self.write($0, to: descriptor) }
    }

    private static func write(
        _ bytes: UnsafeRawBufferPointer, to descriptor: Int32
    ) -> WriteOutcome {
        var rest = bytes[...]
        while !rest.isEmpty {
            let isEnding = vcr_is_ending()
            if isEnding, !wait(for: descriptor, milliseconds: 0) { return .closed }
            // A pipe that has room at all takes this much without blocking.
            let next = isEnding ? rest.prefix(Int(PIPE_BUF)) : rest
            let buffer = UnsafeRawBufferPointer(rebasing: next)
            let count = POSIX.write(descriptor, buffer.baseAddress, buffer.count)
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if let outcome = outcome(of: errno, on: descriptor) {
                return outcome
            }
        }
        return .written
    }

    /// Whether something can be written without waiting any more.
    private static func wait(for descriptor: Int32, milliseconds: Int32) -> Bool {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&waiting, 1, milliseconds) > 0
    }

    /// What an error means; nil where the write is to be tried again.
    private static func outcome(of error: Int32, on descriptor: Int32) -> WriteOutcome? {
        switch error {
        case EINTR: return nil
        case EAGAIN:
            _ = wait(for: descriptor, milliseconds: -1)
            return nil
        case EPIPE, EIO: return .closed
        default: return .failed(SystemError.words(error))
        }
    }
}
