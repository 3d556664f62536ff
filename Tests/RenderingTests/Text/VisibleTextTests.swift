import Testing

@testable import Rendering

@Suite struct VisibleTextTests {
    @Test(arguments: [
        ("\u{1B}[31mred", #"\u{1B}[31mred"#),
        ("\u{0}\u{7}\u{8}\u{7F}", #"\u{0}\u{7}\u{8}\u{7F}"#),
        ("a\nb\tc\rd", #"a\nb\tc\u{D}d"#),
        ("\u{9B}31m\u{80}\u{9F}", #"\u{9B}31m\u{80}\u{9F}"#),
        ("\u{202A}\u{202E}\u{2066}\u{2069}", #"\u{202A}\u{202E}\u{2066}\u{2069}"#),
        ("\u{200E}\u{200F}\u{61C}", #"\u{200E}\u{200F}\u{61C}"#),
        ("a\u{200B}b\u{FEFF}c\u{AD}", #"a\u{200B}b\u{FEFF}c\u{AD}"#),
        ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
        ("\u{E000}\u{378}\u{10FFFF}", #"\u{E000}\u{378}\u{10FFFF}"#),
        ("\u{3164}\u{E0041}", #"\u{3164}\u{E0041}"#),
        ("a\u{FE0F}\u{200D}", #"a\u{FE0F}\u{200D}"#),
    ])
    func `hostile characters are spelt out`(text: String, visible: String) {
        #expect(VisibleText.of(text) == visible)
    }

    @Test(arguments: [
        "", "a b~", #"C:\path\u{1B}"#, "设置", "é e\u{301}", "שלום", "مرحبا", "हिन्दी", "😀", "❤️", "👨‍👩‍👧",
        "🇫🇷",
    ])
    func `all other text is left alone`(text: String) {
        #expect(VisibleText.of(text) == text)
    }

    @Test func `invalid bytes become replacement characters`() {
        var bytes: [UInt8] = []
        VisibleText.append([0x61, 0xFF, 0xC3][...], to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "a\u{FFFD}\u{FFFD}")
    }

    @Test func `visible text stays as it is when it is made visible again`() {
        let once = VisibleText.of("\u{1B}\u{202E}\n设")
        #expect(VisibleText.of(once) == once)
    }
}
