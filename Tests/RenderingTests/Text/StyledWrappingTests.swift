import HierarchyRecords
import Testing

@testable import Rendering

@Suite("Lines that are wider than the terminal")
struct StyledWrappingTests {
    private let ascii = TextEncoding(color: false, unicode: false)

    private func wrap(_ text: String, _ columns: Int) -> [String] {
        TextWrapping.wrap(StyledText(text), to: columns).map(\.text)
    }

    @Test func `a line that fits stays as it is`() {
        #expect(wrap("  two  words", 12) == ["  two  words"])
        #expect(wrap("", 10) == [""])
        #expect(wrap("视图控制", 8) == ["视图控制"])
    }

    @Test func `a line is broken between words, and goes on two columns further in`() {
        #expect(wrap("one two three four", 9) == ["one two", "  three", "  four"])
        #expect(wrap("  one two three", 11) == ["  one two", "    three"])
    }

    @Test func `a longer word gets a line of its own`() {
        #expect(wrap("a unbreakable b", 6) == ["a", "  unbreakable", "  b"])
        #expect(wrap("unbreakable", 6) == ["unbreakable"])
    }

    @Test func `a word of several roles is not parted, and the roles stay`() {
        let line = StyledText([
            .init("one ", .plain), .init("home", .object), .init(".view", .load),
        ])
        let lines = TextWrapping.wrap(line, to: 11)
        #expect(lines.map(\.text) == ["one", "  home.view"])
        #expect(lines[1].runs.map(\.role) == [.plain, .object, .load])
    }

    @Test func `the reason below a line of the log fits the terminal`() {
        var sample = SampleLog()
        sample.add(.viewWillAppear, sample.a, .flag(true))
        var bytes: [UInt8] = []
        EventRenderer(.pretty, encoding: ascii, width: 40, showsWhy: true)
            .write(sample.log.events[0], index: 0, in: sample.log, to: &bytes)
        #expect(
            String(decoding: bytes, as: UTF8.self) == """
                ^ a.viewWillAppear(true)            C10
                    rule C10 (Adding a child to a
                      visible container), caused by step
                      4

                """)
    }

    @Test func `a line of the log is broken on a terminal that is too narrow, and only there`() {
        var sample = SampleLog()
        sample.add(
            .transitionCompletion, sample.root,
            .transition(from: sample.a, to: sample.b, finished: true))
        func lines(_ width: Int?) -> String {
            var bytes: [UInt8] = []
            EventRenderer(.pretty, encoding: ascii, width: width).write(
                0..<1, where: Callback.allCases.map { _ in true }, in: sample.log, to: &bytes)
            return String(decoding: bytes, as: UTF8.self)
        }
        #expect(lines(nil) == "# completion transition(a, b, true)\n")
        #expect(lines(24) == "# completion\n  transition(a, b, true)\n                    C10\n")
        #expect(lines(20) == "# completion\n  transition(a, b,\n  true)         C10\n")
    }

    @Test func `a word that is wider than the line is broken before a dot or a parenthesis`() {
        let text = StyledText("controller.viewWillAppear(true) then")
        let lines = TextWrapping.wrap(text, to: 20, indent: 2, breaksWords: true).map(\.text)
        #expect(lines == ["controller", "  .viewWillAppear", "  (true) then"])
    }
}
