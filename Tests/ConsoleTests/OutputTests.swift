import Testing

@testable import Console

@MainActor
@Suite("Output")
struct OutputTests {
    /// Keeps every write, and answers what it is told to.
    final class Sink: OutputSink {
        var writes: [(OutputChannel, Int)] = []
        var answer = WriteOutcome.written

        func write(_ bytes: [UInt8], to channel: OutputChannel) -> WriteOutcome {
            writes.append((channel, bytes.count))
            return answer
        }
    }

    @Test("results are handed on in one piece once there are 64 KiB")
    func fills() {
        let sink = Sink()
        let output = Output(sink)
        for _ in 0..<(Output.capacity / 16) { output.line("fifteen letters") }
        #expect(sink.writes.map(\.1) == [65536])
        output.line("rest")
        output.flush()
        output.flush()
        #expect(sink.writes.map(\.1) == [65536, 5])
    }

    @Test("talk comes after the results that were made before it")
    func order() {
        let sink = Sink()
        let output = Output(sink)
        output.line("result")
        output.talk(lines: ["talk", "more"])
        output.talk(lines: [])
        #expect(sink.writes.map(\.0) == [.data, .talk])
        #expect(sink.writes.map(\.1) == [7, 10])
    }

    @Test("after the reader has gone, nothing more is written")
    func closes() {
        let sink = Sink()
        sink.answer = .closed
        let output = Output(sink)
        output.line("one")
        output.flush()
        output.line("two")
        output.flush()
        #expect(sink.writes.map(\.1) == [4])
        #expect(output.isClosed)
        #expect(output.data.isEmpty)
    }
}
