import Testing

@testable import Rendering

@Suite struct TextEncodingTests {
    private let colored = TextEncoding(color: true)

    @Test func `plain text is written as it is`() {
        #expect(TextEncoding.plain.string(StyledText("a [appeared]", .strong)) == "a [appeared]")
    }

    @Test func `a role that looks plain needs no escape`() {
        #expect(colored.string(StyledText("a", .object)) == "a")
    }

    @Test func `each run is switched on and off`() {
        let text = StyledText([.init("a", .willAppear), .init(" b ", .plain), .init("c", .load)])
        #expect(colored.string(text) == "\u{1B}[36ma\u{1B}[0m b \u{1B}[1;34mc\u{1B}[0m")
    }

    @Test func `every role of the default theme looks as the console's table says`() {
        let look = Dictionary(
            uniqueKeysWithValues: Role.allCases.map { ($0, colored.string(StyledText("x", $0))) })
        #expect(look[.willAppear] == "\u{1B}[36mx\u{1B}[0m")
        #expect(look[.didAppear] == "\u{1B}[32mx\u{1B}[0m")
        #expect(look[.willDisappear] == "\u{1B}[35mx\u{1B}[0m")
        #expect(look[.didDisappear] == "\u{1B}[35mx\u{1B}[0m")
        #expect(look[.load] == "\u{1B}[1;34mx\u{1B}[0m")
        #expect(look[.containment] == "\u{1B}[1mx\u{1B}[0m")
        #expect(look[.traits] == "\u{1B}[4;33mx\u{1B}[0m")
        #expect(look[.problem] == "\u{1B}[1;31mx\u{1B}[0m")
    }

    @Test(arguments: Theme.all)
    func `no theme uses yellow, blue or bright white alone`(theme: Theme) {
        let alone = Role.allCases.map { theme.attributes(of: $0) }.filter {
            !$0.bold && !$0.underlined
                && [.yellow, .brightYellow, .blue, .brightWhite, .white, .black].contains($0.color)
        }
        #expect(alone == [])
    }

    @Test func `the mono theme has no color`() {
        #expect(Role.allCases.compactMap { Theme.mono.attributes(of: $0).color } == [])
    }

    @Test func `themes are found by name`() {
        #expect(Theme.all.map(\.name) == ["default", "mono", "high-contrast", "quiet"])
        #expect(Theme.named("mono") == .mono)
        #expect(Theme.named("Mono") == nil)
    }

    @Test func `a prompt marks what does not print and ends as it was given`() {
        let prompt = StyledText([.init("vcr", .prompt), .init("> ", .plain)])
        #expect(colored.prompt(prompt) == "\u{1}\u{1B}[1m\u{2}vcr\u{1}\u{1B}[0m\u{2}> ")
        #expect(TextEncoding.plain.prompt(prompt) == "vcr> ")
    }

    @Test func `a hostile prompt cannot forge the marks`() {
        #expect(TextEncoding.plain.prompt("\u{1}\u{2}> ") == #"\u{1}\u{2}> "#)
    }

    @Test func `lines end in newlines`() {
        var bytes: [UInt8] = []
        TextEncoding.plain.appendLines(["a", "", "b"], to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "a\n\nb\n")
    }

    @Test func `shell marks are OSC 133`() {
        let marks = [
            TextEncoding.ShellMark.promptStart, .commandStart, .outputStart, .outputEnd(3),
        ].map { String(decoding: TextEncoding.shellMark($0), as: UTF8.self) }
        #expect(
            marks == [
                "\u{1B}]133;A\u{7}", "\u{1B}]133;B\u{7}", "\u{1B}]133;C\u{7}",
                "\u{1B}]133;D;3\u{7}",
            ])
    }
}
