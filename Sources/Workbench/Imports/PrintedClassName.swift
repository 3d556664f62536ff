/// The names of classes in debugging texts.
enum PrintedClassName {
    /// `HomeViewController` of `App.HomeViewController`, `App.Outer.HomeViewController`,
    /// `_TtC3App18HomeViewController` and `App.HomeViewController<Swift.Int>`; nil where it is none.
    static func bare(_ text: Substring) -> String? {
        let plain = text.prefix { $0 != "<" }
        let last = plain.split(separator: ".").last.map(String.init) ?? ""
        let name = demangled(last) ?? last
        let spelled = String(name.map { isPart($0) ? $0 : "_" })
        guard let first = spelled.first, spelled.contains(where: { $0 != "_" }),
            spelled.count <= mostCharacters
        else { return nil }
        return first.isNumber ? "_" + spelled : spelled
    }

    private static let mostCharacters = 200

    private static func isPart(_ character: Character) -> Bool {
        character == "_" || character.isLetter || character.isNumber
    }

    /// The last name of `_TtC3App4Home`, in which each has its length before it.
    private static func demangled(_ name: String) -> String? {
        guard name.hasPrefix("_TtC") else { return nil }
        var rest = name.dropFirst(4).drop { $0 == "C" }
        var last: Substring?
        while let length = Int(rest.prefix { $0.isASCII && $0.isNumber }), length > 0 {
            rest = rest.drop { $0.isNumber }
            guard rest.count >= length else { return nil }
            last = rest.prefix(length)
            rest = rest.dropFirst(length)
        }
        return last.map(String.init)
    }
}
