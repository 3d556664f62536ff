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
                return input(line)
            }
            if isAtEnd {
                defer { received = [] }
                return received.isEmpty ? .end : input(received)
            }
            switch stream.read({ received += $0 }) {
            case .block: continue
            case .interrupted: return .interrupted
            case .end, .failed: isAtEnd = true
            }
        }
    }

    private func input(_ line: ArraySlice<UInt8>) -> LineInput {
        let bytes = line.last == 13 ? line.dropLast() : line
        guard let text = String(validating: bytes, as: UTF8.self) else {
            return .malformed(String(decoding: bytes, as: UTF8.self))
        }
        return .line(text)
    }

    func remember(_ entry: String) {}
}
