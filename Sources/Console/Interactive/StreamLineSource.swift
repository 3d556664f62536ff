/// Lines from a pipe or a file, for what a person would type: no prompt is shown.
@MainActor
final class StreamLineSource: LineSource {
    let columns = 0
    let rows = 0
    private let stream: any ByteSource
    private var received: ArraySlice<UInt8> = []
    private var isAtEnd = false

    init(_ stream: any ByteSource) { self.stream = stream }

    func readLine(
        _ prompt: String, meanwhile: @escaping @MainActor (@escaping () -> Bool) -> Void
    ) -> LineInput {
        while true {
            if let newline = received.firstIndex(of: UInt8(ascii: "\n")) {
                let line = received[..<newline]
                received = received[(newline + 1)...]
                return .line(text(line))
            }
            if isAtEnd {
                defer { received = [] }
                return received.isEmpty ? .end : .line(text(received))
            }
            switch stream.read({ received += $0 }) {
            case .block: continue
            case .interrupted: return .interrupted
            case .end, .failed: isAtEnd = true
            }
        }
    }

    private func text(_ line: ArraySlice<UInt8>) -> String {
        String(decoding: line.last == 13 ? line.dropLast() : line, as: UTF8.self)
    }

    func remember(_ entry: String) {}
}
