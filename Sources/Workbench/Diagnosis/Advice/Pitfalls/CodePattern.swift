import CommandLanguage
import HierarchyRecords

/// How code looks that people stumble over, as the line `code:` of a pitfall says it:
/// `viewDidLayoutSubviews, layoutSubviews > contentOffset=, setContentOffset; lacks done; with UIScrollView|UITableView`.
struct CodePattern: Sendable {
    /// The members of a class in whose code it stands, by their names or a label of their parameters; empty for all.
    let places: Set<String>
    /// The members in whose code it does not count: `!viewDidLoad`.
    let otherPlaces: Set<String>
    /// Whether it stands there outside of all conditions: `>>` in place of `>`.
    let isUnconditional: Bool
    /// What stands there, one of them.
    let uses: [CodeUse]
    /// Names that the class has somewhere: one of each group.
    let with: [[String]]
    /// Names that the class has nowhere.
    let lacks: [String]
    /// Names that some class of the session has.
    let around: [String]
    /// Names that no class of the session has.
    let nowhere: [String]
    /// Names that stand in the same member, or in the same lines.
    let beside: [String]

    init?(_ text: String) {
        let parts = text.components(at: ";")
        guard let first = parts.first else { return nil }
        let sides = first.components(at: ">")
        uses = (sides.last ?? "").components(at: ",").compactMap(CodeUse.init)
        let members = sides.count > 1 ? sides[0].components(at: ",") : []
        places = Set(members.filter { !$0.hasPrefix("!") })
        otherPlaces = Set(members.filter { $0.hasPrefix("!") }.map { String($0.dropFirst()) })
        isUnconditional = first.contains(">>")
        with = Self.names(behind: "with ", in: parts).map { $0.components(at: "|") }
        lacks = Self.names(behind: "lacks ", in: parts)
        around = Self.names(behind: "around ", in: parts)
        nowhere = Self.names(behind: "nowhere ", in: parts)
        beside = Self.names(behind: "beside ", in: parts)
        if uses.isEmpty { return nil }
    }

    private static func names(behind word: String, in parts: [String]) -> [String] {
        parts.filter { $0.hasPrefix(word) }.flatMap {
            String($0.dropFirst(word.count)).components(at: ",")
        }
    }
}

extension CodePattern {
    /// Where code looks so.
    typealias Place = (method: String, name: String, span: SourceSpan)

    /// Where a class's code looks so: the member, and the name that it uses.
    func place(in declared: DeclaredClass, among all: [DeclaredClass]) -> Place? {
        if !around.isEmpty || !nowhere.isEmpty {
            let words = all.reduce(into: Set<String>()) { $0.formUnion($1.codeWords) }
            if !around.isEmpty, words.isDisjoint(with: around) { return nil }
            if !words.isDisjoint(with: nowhere) { return nil }
        }
        if let place = declaration(in: declared) {
            return isMeant(declared.codeWords) ? place : nil
        }
        for member in declared.members
        where (places.isEmpty || !places.isDisjoint(with: member.names))
            && otherPlaces.isDisjoint(with: member.names)
        {
            guard let found = use(in: member.body), isBesideAll(member.body) else { continue }
            return isMeant(declared.codeWords) ? (member.method, found.name, found.span) : nil
        }
        return nil
    }

    /// Where code outside of classes looks so.
    func place(in loose: [Statement]) -> Place? {
        guard places.isEmpty, otherPlaces.isEmpty, around.isEmpty, nowhere.isEmpty,
            let found = use(in: loose),
            isBesideAll(loose),
            isMeant(loose.codeWords)
        else { return nil }
        return ("", found.name, found.span)
    }

    private func isBesideAll(_ statements: [Statement]) -> Bool {
        beside.isEmpty || statements.codeWords.isSuperset(of: beside)
    }

    private func use(in statements: [Statement]) -> (name: String, span: SourceSpan)? {
        let code = isUnconditional ? statements.beforeConditions : statements
        return uses.lazy.compactMap { use in use.place(in: code).map { (use.name, $0) } }.first
    }

    /// The method that a class declares, where the pattern names methods.
    private func declaration(in declared: DeclaredClass) -> Place? {
        for method in declared.methods {
            if let use = uses.first(where: { $0.isDeclaration(of: method) }) {
                return (method.plainName, use.knownName, method.name.span)
            }
        }
        return nil
    }

    private func isMeant(_ words: Set<String>) -> Bool {
        with.allSatisfy { !words.isDisjoint(with: $0) } && words.isDisjoint(with: lacks)
    }
}

extension [Statement] {
    /// What stands before the first condition.
    fileprivate var beforeConditions: [Statement] {
        Array(
            prefix {
                if case .branch = $0 { false } else { true }
            })
    }
}

extension StringProtocol {
    /// The parts between the marks, without blanks around them.
    func components(at mark: Character) -> [String] {
        split(separator: mark).map(\.trimmedBlanks).filter { !$0.isEmpty }
    }
}
