import NIOCore
import NIOPosix
import PageServer

/// The browsers that are connected. Everything here runs on one event loop, but what is said otherwise.
final class PageReaders: @unchecked Sendable {
    /// One browser that hears of each event.
    private struct Reader {
        let channel: any Channel
        /// The last event that was sent to it.
        var sent: Int
        /// Rounds in which it read nothing of what waits for it.
        var rounds = 0
    }

    private let loop: any EventLoop
    private var page: LivePage?
    private var readers: [ObjectIdentifier: Reader] = [:]
    private var connections = 0
    private var rounds = 0

    /// How many connections there may be at once.
    private static let mostConnections = 256
    /// Bytes that wait for one browser, beyond which it is sent nothing more until it has read them.
    private static let mostWaiting = 1 << 20
    /// Rounds of a second after which one that reads nothing is dropped.
    private static let patience = 10
    private static let heartbeat = 15

    /// Makes none; called from anywhere.
    init(on loop: any EventLoop) { self.loop = loop }

    /// Begins to answer; called from anywhere.
    func begin(_ page: LivePage) {
        loop.execute { self.page = page }
        loop.scheduleRepeatedTask(initialDelay: .seconds(1), delay: .seconds(1)) { _ in
            self.rounds += 1
            self.look(beats: self.rounds % Self.heartbeat == 0)
        }
    }

    /// Tells all of what became of the session; called from anywhere.
    func take(_ change: LivePage.Change) {
        loop.execute {
            self.page?.take(change)
            for key in Array(self.readers.keys) { self.bringUp(key) }
        }
    }

    /// Listens at an address; called from anywhere.
    func listen(_ address: String, _ port: Int) async throws -> any Channel {
        try await ServerBootstrap(group: loop)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .serverChannelOption(.backlog, value: 64)
            .childChannelOption(
                .writeBufferWaterMark,
                value: .init(low: Self.mostWaiting / 4, high: Self.mostWaiting)
            )
            .childChannelOption(.socketOption(.so_sndbuf), value: 1 << 18)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(PageConnection(self))
                }
            }
            .bind(host: address, port: port).get()
    }

    // MARK: Connections

    /// Whether there is room for one more connection.
    func admit() -> Bool {
        connections += 1
        return connections <= Self.mostConnections
    }

    /// A connection has ended.
    func leave(_ channel: any Channel) {
        connections -= 1
        readers[ObjectIdentifier(channel)] = nil
    }

    /// What a connection is answered that has sent these bytes.
    func answer(_ bytes: ByteBuffer) -> LivePage.Answer? {
        guard page != nil else { return .whole(LivePage.refusal(.tooMany)) }
        return page?.answer(bytes.readableBytesView)
    }

    /// From now on it hears of each event behind that one.
    func join(_ channel: any Channel, after number: Int) {
        readers[ObjectIdentifier(channel)] = Reader(channel: channel, sent: number)
    }

    /// Sends a browser what it has not got, if it reads what it was sent before.
    func bringUp(_ channel: any Channel) { bringUp(ObjectIdentifier(channel)) }

    private func bringUp(_ key: ObjectIdentifier) {
        guard let page, var reader = readers[key], reader.sent < page.last,
            reader.channel.isWritable
        else { return }
        let bytes = page.events(after: reader.sent)
        reader.sent = page.last
        readers[key] = reader
        reader.channel.writeAndFlush(ByteBuffer(bytes: bytes), promise: nil)
    }

    /// Drops those that read nothing of what waits for them, and tells the others that all is well.
    private func look(beats: Bool) {
        for (key, reader) in readers {
            let isSlow = !reader.channel.isWritable
            readers[key]?.rounds = isSlow ? reader.rounds + 1 : 0
            if isSlow, reader.rounds >= Self.patience {
                reader.channel.close(promise: nil)
            } else if beats, !isSlow {
                reader.channel.writeAndFlush(ByteBuffer(bytes: LivePage.heartbeat), promise: nil)
            }
        }
    }
}
