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

    @Test("where no terminal shows that line, what waits is handed on after the second")
    func waiting() {
        let sink = Sink()
        let output = Output(sink)
        var seconds = 0.0
        let line = WorkingLine(
            output, isShown: false, words: { _ in "working" }, now: { .seconds(seconds) })
        line.begin()
        output.line("result")
        seconds = 0.9
        for _ in 0..<16 { line.beat() }
        #expect(sink.writes.isEmpty)
        seconds = 1.1
        for _ in 0..<16 { line.beat() }
        #expect(sink.writes.map(\.0) == [.data])
        #expect(sink.writes.map(\.1) == [7])
    }

    @Test("a second without a word shows a line, which counts on and goes before the next word")
    func working() {
        let capture = CapturedOutput()
        let output = Output(capture)
        var seconds = 0.0
        let line = WorkingLine(
            output, words: { "working on step 8, \($0) s; Ctrl-C stops it" },
            now: { .seconds(seconds) })
        let beats = { (times: Int) in for _ in 0..<times { line.beat() } }
        line.begin()
        seconds = 0.9
        beats(16)
        #expect(capture.talkText.isEmpty)
        seconds = 1.5
        beats(32)
        #expect(capture.talkText == "working on step 8, 1 s; Ctrl-C stops it")
        seconds = 2.1
        beats(16)
        output.line("done")
        output.flush()
        let blanks = String(repeating: " ", count: 39)
        let shown =
            "working on step 8, 1 s; Ctrl-C stops it\r\(blanks)\rworking on step 8, 2 s; Ctrl-C stops it"
        #expect(capture.talkText == "\(shown)\r\(blanks)\r")
        #expect(capture.dataText == "done\n")
        beats(16)
        seconds = 3
        beats(16)
        #expect(capture.talkText == "\(shown)\r\(blanks)\r")
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
