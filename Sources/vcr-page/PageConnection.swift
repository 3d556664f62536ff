import NIOCore
import PageServer

/// One connection: a request, and its answer.
final class PageConnection: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let readers: PageReaders
    private var received = ByteBuffer()
    private var isAnswered = false
    private var deadline: Scheduled<Void>?

    /// How long a request may take to arrive.
    private static let patience = TimeAmount.seconds(10)

    init(_ readers: PageReaders) { self.readers = readers }

    func channelActive(context: ChannelHandlerContext) {
        guard readers.admit() else {
            return end(context, LivePage.refusal(.tooMany))
        }
        let channel = context.channel
        deadline = context.eventLoop.scheduleTask(in: Self.patience) { channel.close(promise: nil) }
    }

    func channelInactive(context: ChannelHandlerContext) {
        deadline?.cancel()
        readers.leave(context.channel)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if isAnswered { return }
        var more = unwrapInboundIn(data)
        received.writeBuffer(&more)
        guard let answer = readers.answer(received) else { return }
        received = ByteBuffer()
        deadline?.cancel()
        switch answer {
        case .whole(let pieces): end(context, pieces)
        case .stream(let pieces, let number):
            isAnswered = true
            readers.join(context.channel, pieces, through: number)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    /// Sends the answer, and closes behind it; whoever does not read it is dropped in time.
    private func end(_ context: ChannelHandlerContext, _ pieces: [[UInt8]]) {
        isAnswered = true
        readers.send(context.channel, pieces)
    }
}
