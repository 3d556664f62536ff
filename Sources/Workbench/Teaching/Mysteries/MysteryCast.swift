import CommandLanguage

/// The names of a mystery, each used once.
struct MysteryCast {
    private(set) var names: [String: String] = [:]
    private var used: Set<String> = []

    /// Takes a name for each of the scene's keys that has none that is in use.
    mutating func take(_ scene: MysteryScene, _ dice: inout SeededDice) -> [String: String] {
        var names: [String: String] = [:]
        for (key, candidates) in scene.cast {
            let name = free(of: candidates, &dice)
            names[key] = name
            if key.first?.isUppercase == true {
                names[key.withSmallInitial] = name.withSmallInitial
            }
        }
        return names
    }

    /// One of the names that is not in use.
    mutating func free(of candidates: [String], _ dice: inout SeededDice) -> String {
        let free = candidates.filter { !used.contains($0.withSmallInitial) }
        let name = dice.choice(of: free.isEmpty ? candidates : free)
        used.insert(name.withSmallInitial)
        return name
    }

    /// The text with the names in their places.
    static func named(_ text: String, _ names: [String: String]) -> String {
        var result = ""
        var rest = text[...]
        while let mark = rest.firstIndex(of: "$") {
            result += rest[..<mark]
            let key = rest[mark...].dropFirst().prefix { $0.isASCII && $0.isLetter }
            result += names[String(key)] ?? "$" + key
            rest = rest[key.endIndex...]
        }
        return result + rest
    }
}
