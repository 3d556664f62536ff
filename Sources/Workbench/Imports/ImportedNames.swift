import CommandLanguage
import Statements

/// The names that the objects of an import get: each is new to the session, and no word of code or of a command.
struct ImportedNames {
    private let isTaken: (String) -> Bool
    private var used: Set<String> = []
    /// The next number of each name that was wanted more than once.
    private var numbers: [String: Int] = [:]

    init(isTaken: @escaping (String) -> Bool) { self.isTaken = isTaken }

    /// A name for a controller of that class: `home` for `HomeViewController`.
    mutating func controller(_ className: String, called name: String? = nil) -> String {
        if let name, Name.isValid(name), isFree(name) {
            used.insert(name)
            return name
        }
        let endings = ["ViewController", "Controller", "VC"]
        let ending = endings.first { className.hasSuffix($0) && className.count > $0.count }
        let short = String(className.dropLast(ending?.count ?? 0))
        return free(short == "UI" ? "controller" : Self.small(short), orElse: "controller")
    }

    /// A name for a view of that class: `label` for `UILabel`.
    mutating func view(_ className: String) -> String {
        free(Self.small(className), orElse: "view")
    }

    private mutating func free(_ base: String, orElse other: String) -> String {
        let base = Name.isValid(base) && base.count < 60 ? base : other
        var name = base
        while !isFree(name) {
            let number = numbers[base, default: 1] + 1
            numbers[base] = number
            name = "\(base)\(number)"
        }
        used.insert(name)
        return name
    }

    private func isFree(_ name: String) -> Bool {
        !used.contains(name) && !isTaken(name) && name.swiftIdentifier == name
    }

    /// `dtTabBar` of `DTTabBar`, `navigation` of `UINavigation`.
    private static func small(_ name: String) -> String {
        var rest = name.drop { $0 == "_" }
        for prefix in ["UI", "NS"] where rest.hasPrefix(prefix) && rest.count > 2 {
            if rest.dropFirst(2).first?.isUppercase == true { rest = rest.dropFirst(2) }
        }
        let capitals = rest.prefix { $0.isUppercase }
        let isWhole = capitals.count == rest.prefix { $0.isLetter }.count
        let head = max(1, isWhole ? capitals.count : capitals.count - 1)
        return rest.prefix(head).lowercased() + rest.dropFirst(head)
    }
}
