import NIOCore
import NIOPosix
import PageServer

/// The browsers that are connected. Everything here runs on one event loop, but what is said otherwise.
final class PageReaders: @unchecked Sendable {
    /// One browser that is answered.
    private struct Reader {
        let outgoing: PageOutgoing
        /// The last event that was sent to it; nil where it hears of none, and its connection ends with
        /// the answer.
        var sent: Int?
        /// Rounds in which it read nothing of what waits for it.
        var rounds = 0
    }

    private let loop: any EventLoop
    private var page: LivePage?
    private var readers: [ObjectIdentifier: Reader] = [:]
    private var connections = 0
    private var rounds = 0
    private var isEnding = false

    /// How many connections there may be at once.
    private static let mostConnections = 256
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
            // A small one tells soon that something was read.
            .childChannelOption(.socketOption(.so_sndbuf), value: 1 << 16)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(PageConnection(self))
                }
            }
            .bind(to: SocketAddress(ipAddress: address, port: port)).get()
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

    /// Sends an answer, behind which the connection ends.
    func send(_ channel: any Channel, _ pieces: [[UInt8]]) { add(channel, pieces, sent: nil) }

    /// Sends the events up to that one, and from now on each behind it.
    func join(_ channel: any Channel, _ pieces: [[UInt8]], through number: Int) {
        add(channel, pieces, sent: number)
    }

    private func add(_ channel: any Channel, _ pieces: [[UInt8]], sent: Int?) {
        let key = ObjectIdentifier(channel)
        let outgoing = PageOutgoing(channel)
        readers[key] = Reader(outgoing: outgoing, sent: sent)
        outgoing.onEmpty = { [unowned self] in bringUp(key) }
        outgoing.send(pieces)
    }

    /// Sends a browser what it has not got, if it has read what it was sent before.
    private func bringUp(_ key: ObjectIdentifier) {
        guard let page, let reader = readers[key], reader.outgoing.isEmpty else { return }
        if let sent = reader.sent, sent < page.last {
            readers[key]?.sent = page.last
            reader.outgoing.send(page.events(after: sent))
        } else if reader.sent == nil || isEnding {
            reader.outgoing.channel.close(promise: nil)
        }
    }

    /// Drops those that read nothing of what waits for them, and tells the others that all is well.
    private func look(beats: Bool) {
        for (key, reader) in readers {
            let isSilent = !reader.outgoing.isEmpty && !reader.outgoing.hasProgressed
            reader.outgoing.hasProgressed = false
            readers[key]?.rounds = isSilent ? reader.rounds + 1 : 0
            if isSilent, reader.rounds >= Self.patience {
                reader.outgoing.channel.close(promise: nil)
            } else if beats, reader.sent != nil, reader.outgoing.isEmpty {
                reader.outgoing.send([LivePage.heartbeat])
            }
        }
    }

    // MARK: The end

    /// Tells all that the session is over, and waits so long for them to get what they have not got.
    func end(within time: TimeAmount) async {
        let deadline = NIODeadline.now() + time
        try? await loop.submit { self.beginEnd() }.get()
        while NIODeadline.now() < deadline {
            let isLeft = try? await loop.submit { !self.readers.isEmpty }.get()
            guard isLeft == true else { return }
            try? await Task.sleep(nanoseconds: 10_000_000)
        }
    }

    private func beginEnd() {
        isEnding = true
        if page?.isOver == false { page?.take(.over) }
        for key in Array(readers.keys) { bringUp(key) }
    }
}
