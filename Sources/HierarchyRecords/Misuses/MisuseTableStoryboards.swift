extension MisuseTable {
    /// Nibs, storyboards and segues: E41 to E54.
    static let storyboards: [MisuseText] = [
        MisuseText("E41", .nibWithoutView("X")),
        MisuseText("E42a", .nibWithoutTable("X")),
        MisuseText("E42b", .sceneWithoutTable("UIViewController-BYZ-38-t0r", in: "Main"), since: 5),
        MisuseText("E43", .noNib("X")),
        MisuseText("E44", .noScene("X", in: "<UIStoryboard: 0x…>")),
        MisuseText("E45", .noStoryboard("X")),
        MisuseText("E46", .noSegue("ID", from: "<X>")),
        MisuseText("E47", .storyboardWithoutName),
        MisuseText("E48a", .pushSegueWithoutStack("ID"), since: 5, through: 8),
        MisuseText("E48b", .pushSegueWithoutStack(nil), since: 7, through: 9),
        MisuseText("E49", .embeddingTwice, since: 6),
        MisuseText("E50", .madeWithoutCoder, since: 13),
        MisuseText("E51", .noEntryPoint("Main"), since: 5),
        MisuseText("E52", .windowWithoutRoot(ios: 9), since: 9),
        MisuseText("E53", .undefinedKey("K", of: "<X 0x…>")),
        MisuseText("E54", .undefinedAttribute("K", of: "<X 0x…>", class: "X")),
    ]
}
