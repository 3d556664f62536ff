extension MisuseTable {
    /// Nibs, storyboards and segues: E41 to E54, E79.
    static let storyboards: [MisuseText] = [
        raised("E41", .nibWithoutView("X")),
        raised("E42a", .nibWithoutTable("X")),
        raised("E42b", .sceneWithoutTable("UIViewController-BYZ-38-t0r", in: "Main"), since: 5),
        raised("E43", .noNib("X")),
        raised("E44", .noScene("X", in: "<UIStoryboard: 0x…>")),
        raised("E45", .noStoryboard("X")),
        raised("E46", .noSegue("ID", from: "<X>")),
        raised("E47", .storyboardWithoutName),
        raised("E48a", .pushSegueWithoutStack("ID"), since: 5, through: 8),
        raised("E48b", .pushSegueWithoutStack(nil), since: 7, through: 9),
        raised("E49", .embeddingTwice, since: 6),
        raised("E50", .madeWithoutCoder, since: 13),
        raised("E51", .noEntryPoint("Main"), since: 5),
        raised("E52", .windowWithoutRoot(ios: 9), since: 9),
        raised("E53", .undefinedKey("K", of: "<X 0x…>")),
        raised("E54", .undefinedAttribute("K", of: "<X 0x…>", class: "X")),
        raised("E79", .segueWithoutPerform("ID")),
    ]
}
