import Testing

@testable import Rendering

@Suite struct StyledTextTests {
    @Test func `neighboring runs of one role are one run`() {
        var text = StyledText("a", .object)
        text.append("b", .object)
        text.append("", .dim)
        text.append("c", .dim)
        #expect(text.runs == [.init("ab", .object), .init("c", .dim)])
        #expect(text.text == "abc")
    }

    @Test func `texts join with their roles`() {
        var text: StyledText = "a"
        text.append(StyledText([.init("b", .plain), .init("c", .load)]))
        #expect(text.runs == [.init("ab", .plain), .init("c", .load)])
    }

    @Test func `no text has no runs`() {
        #expect(StyledText("").isEmpty)
        #expect(StyledText("").runs == [])
    }
}
