import CommandLanguage
import Testing

@Suite("Names") struct NameTests {
    @Test(arguments: ["a", "_", "_1", "a-b", "a_b-2", "设置", "é", "e\u{301}", "हिन्दी", "日本2", "Ω"])
    func `a name begins with a letter of any script`(name: String) {
        #expect(Name.isValid(name))
    }

    @Test(arguments: [
        "", "1", "-a", "a b", "a.b", "a#", "😀", "a\u{202E}b", "a\u{1B}", "\u{301}a", "a\0", "a€",
        "٣",
        "a\u{200B}", "“a”", "$0",
    ])
    func `anything else is no name`(name: String) {
        #expect(!Name.isWellFormed(name))
        #expect(!Name.isValid(name))
    }

    @Test func `two names are taken`() {
        #expect(
            ["window", "app", "Window", "root"].map(Name.isValid) == [false, false, true, true])
        #expect(
            ["window", "app", "Window", "root"].map(Name.isReserved) == [true, true, false, false])
        #expect(Name.isWellFormed("window"))
    }
}

@Suite("The nearest name") struct NearestNameTests {
    private let commands = [
        "add", "remove", "present", "dismiss", "cycle", "settle", "set", "settings",
    ]

    @Test(arguments: [
        ("setings", "settings"), ("settigns", "settings"), ("presnet", "present"), ("ADD", "add"),
        ("ad", "add"), ("addd", "add"), ("dismis", "dismiss"), ("xycle", "cycle"),
        ("pre", "present"),
        ("Settings", "settings"), ("sett", "set"),
    ])
    func `a slip finds what was meant`(typed: String, meant: String) {
        #expect(NearestName.nearest(to: typed, among: commands) == meant)
        #expect(NearestName.nearest(to: typed, among: commands.reversed()) == meant)
    }

    @Test(arguments: ["", "x", "explode", "abc", "tree", "a"])
    func `what is far from all finds none`(typed: String) {
        #expect(NearestName.nearest(to: typed, among: commands) == nil)
    }

    @Test func `the longest common beginning wins, then the alphabet`() {
        #expect(NearestName.nearest(to: "home1", among: ["xome1", "home2", "homes"]) == "home2")
        #expect(NearestName.nearest(to: "home1", among: ["homes", "xome1", "home2"]) == "home2")
        #expect(NearestName.nearest(to: "alpha", among: ["Alpha", "alphb"]) == "Alpha")
        #expect(NearestName.nearest(to: "设置页", among: ["设置夜", "其他"]) == "设置夜")
    }

    @Test func `a name is not the nearest of itself, and long names are not compared`() {
        let long = String(repeating: "a", count: 65)
        #expect(NearestName.nearest(to: "add", among: ["add"]) == nil)
        #expect(NearestName.nearest(to: long, among: [long + "b"]) == nil)
        #expect(NearestName.nearest(to: "aaaa", among: [long, "aaab"]) == "aaab")
        let longest = String(repeating: "a", count: 64)
        #expect(NearestName.nearest(to: longest + "", among: [longest.dropLast() + "b"]) != nil)
    }
}
