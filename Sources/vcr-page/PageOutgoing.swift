import NIOCore

/// What one connection is sent, in small parts, so that little of it waits however much there is to
/// send. Used on the event loop alone.
final class PageOutgoing {
    let channel: any Channel
    /// Called when all was taken by the connection.
    var onEmpty: () -> Void = {}
    /// Whether something was taken since this was last set to false.
    var hasProgressed = true

    private var pieces: ArraySlice<[UInt8]> = []
    /// How much of the first piece was handed over.
    private var offset = 0
    /// Bytes that were handed over and wait for the connection.
    private var waiting = 0

    /// Bytes that wait for one connection at most.
    private static let mostWaiting = 1 << 20
    private static let part = 1 << 14

    init(_ channel: any Channel) { self.channel = channel }

    /// Whether nothing is left to be sent.
    var isEmpty: Bool { pieces.isEmpty && waiting == 0 }

    /// Sends these behind all that was to be sent before. The pieces are shared, not copied.
    func send(_ more: [[UInt8]]) {
        pieces += more
        handOver()
    }

    private func handOver() {
        while waiting < Self.mostWaiting, let piece = pieces.first {
            let end = min(offset + Self.part, piece.count)
            let bytes = ByteBuffer(bytes: piece[offset..<end])
            offset = end
            if offset == piece.count {
                pieces.removeFirst()
                offset = 0
            }
            if bytes.readableBytes > 0 { write(bytes) }
        }
        channel.flush()
    }

    private func write(_ bytes: ByteBuffer) {
        let count = bytes.readableBytes
        waiting += count
        let written = channel.eventLoop.makePromise(of: Void.self)
        written.futureResult.assumeIsolated().whenSuccess { self.wasTaken(count) }
        channel.write(bytes, promise: written)
    }

    private func wasTaken(_ count: Int) {
        waiting -= count
        hasProgressed = true
        if isEmpty {
            onEmpty()
        } else if waiting < Self.mostWaiting / 2, !pieces.isEmpty {
            handOver()
        }
    }
}
