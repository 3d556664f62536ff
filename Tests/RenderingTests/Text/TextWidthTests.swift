import Testing

@testable import Rendering

@Suite struct TextWidthTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("设置", 4), ("é", 1), ("e\u{301}", 1), ("한국", 4),
        ("\u{1112}\u{1161}\u{11AB}", 2), ("ＡＢ", 4), ("😀", 2), ("❤️", 2), ("❤", 1), ("👨‍👩‍👧", 2),
        ("👍🏽", 2), ("🇫🇷", 2), ("↑▲│─", 4), ("\u{1B}", 6), ("\u{301}", 0), ("a…", 2), ("ｱ", 1),
    ])
    func `text takes these columns`(text: String, columns: Int) {
        #expect(TextWidth.columns(of: text) == columns)
    }

    @Test(arguments: [
        ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 1, "…"), ("abcdef", 0, ""),
        ("设置菜单", 8, "设置菜单"), ("设置菜单", 7, "设置菜…"), ("设置菜单", 6, "设置…"), ("a😀b", 3, "a…"),
        ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("a\u{1B}b", 6, #"a\u{1…"#),
    ])
    func `text is cut to a width`(text: String, columns: Int, expected: String) {
        let cut = TextWidth.truncate(text, to: columns)
        #expect(cut == expected)
        #expect(TextWidth.columns(of: cut) <= columns)
    }

    @Test func `a cut keeps the roles of what is left`() {
        let text = StyledText([.init("name", .object), .init(" [appeared]", .didAppear)])
        let expected = StyledText([
            .init("name", .object), .init(" [a", .didAppear), .init("...", .dim),
        ])
        #expect(TextWidth.truncate(text, to: 10, ellipsis: "...") == expected)
    }
}
