import CommandLanguage

/// What a line of code imports of which nothing is here, neither sources nor a table: somebody else's library, or a header
/// that was not given. What nothing else explains may come from there.
struct AbsentModules {
    private let modules: Set<String>
    /// The names that the code itself declares: they are nobody else's.
    private let declared: Set<String>
    /// Whether they are headers of Objective-C, whose types may be named in any way.
    private let isOfC: Bool

    /// Those that no code imports.
    init() { (modules, declared, isOfC) = ([], [], false) }

    /// Any that there might be: whatever the code does not declare may come from there.
    init(anyFor line: StatementLine) {
        (modules, declared, isOfC) = (["*"], line.namesDeclaredWithIt, false)
    }

    /// Those that the line imports, and, where it defines types, those that code imported before.
    init(of line: StatementLine, among own: Set<String>, after imported: Set<String>) {
        let all = line.definesTypes ? own.union(imported) : own
        let prefix: Set<String> = line.mayHavePrefixHeader ? [Self.prefixHeader] : []
        modules = all.subtracting(ForeignModules.known).union(prefix)
        isOfC = line.language == .objectiveC
        declared = modules.isEmpty ? [] : line.namesDeclaredWithIt
    }

    var isEmpty: Bool { modules.isEmpty }

    private var isAny: Bool { modules.contains("*") }

    /// What stands for the header that a project of Xcode's puts before each of its files, so that none of them imports it.
    private static let prefixHeader = "<prefix>"

    /// Whether the headers are Objective-C's.
    var areHeaders: Bool { isOfC && !isEmpty }

    /// Whether one of the headers may add to any class: a prefix header alone does so seldom.
    var mayAddToClasses: Bool { isOfC && modules.contains { $0 != Self.prefixHeader } }

    /// Whether a header has the name, or the beginning of it: `Mail.h` declares `MailDelegate`.
    private func isNamed(_ name: String) -> Bool {
        isOfC && modules.contains { $0 == name || $0.count > 3 && name.hasPrefix($0) }
    }

    /// Whether one of them may have a type of that name, among types of those names.
    @MainActor
    func mayHave(type name: String, among known: [String]) -> Bool {
        let words = name.split(separator: ".").map(String.init)
        if isNamed(name) { return !declared.contains(name) }
        guard !isEmpty, let first = words.first, first.count > 1 || isAny,
            isAny || isOfC || !first.contains("_"),
            words.allSatisfy({ $0.first?.isUppercase == true }), !declared.contains(first)
        else { return false }
        // `let disposeBag = DisposeBag()` declares no type.
        let types = known + declared.filter { $0.first?.isUppercase == true }.sorted()
        return (isAny && isOwnLike(first) || !FrameworkName.isOfSystem(first))
            && !isSlip(first, among: types)
    }

    /// Whether code may have a type of that name itself, whose letters are UIKit's: `UIDigitField`.
    @MainActor
    private func isOwnLike(_ name: String) -> Bool {
        guard name.hasPrefix("UI") else { return false }
        let ofUIKit = MemberTable.names.filter { $0.hasPrefix("UI") }
        return NearestName.slip(of: name, among: ofUIKit) == nil && FunctionOfC.table[name] == nil
            && InertFunctions.declaration(name) == nil
    }

    /// Whether one of them may have a function, a constant or a member of that name.
    func mayHave(name: String) -> Bool { !isEmpty && !declared.contains(name) }

    /// A slip begins as the name does that it misses: `SCPageViewController` is not `UIPageViewController`. It has the same
    /// mark at its end, too: `HomeVM` is not `HomeVC`.
    private func isSlip(_ name: String, among known: [String]) -> Bool {
        let mark = name.prefix(2).lowercased()
        let near = known.filter {
            $0.prefix(2).lowercased() == mark && !Self.haveOtherMarks(name, $0)
        }
        return NearestName.slip(of: name, among: near) != nil
    }

    /// Whether both names end with several capitals, which are not the same.
    private static func haveOtherMarks(_ name: String, _ other: String) -> Bool {
        let marks = [name, other].map { name in Array(name.reversed().prefix { $0.isUppercase }) }
        return marks.allSatisfy { $0.count > 1 } && marks[0] != marks[1]
    }
}

extension StatementLine {
    /// The modules that a line imports which does nothing else, as far as nothing of them is here.
    package var absentModules: [String] {
        statements.isEmpty ? modules.subtracting(ForeignModules.known).sorted() : []
    }

    /// Whether it is a part of a program rather than a line at a prompt.
    fileprivate var definesTypes: Bool { statements.contains(where: \.definesType) }

    /// Whether it is a part of a project that may have a prefix header, of which nothing here tells: it imports headers of
    /// its own.
    fileprivate var mayHavePrefixHeader: Bool {
        guard language == .objectiveC, definesTypes, !headers.contains(where: Self.isPrefixHeader)
        else { return false }
        return source.split(whereSeparator: \.isNewline).contains { text in
            let words = text.split(whereSeparator: { " \t".contains($0) })
            return words.count > 1 && ["#import", "#include"].contains(words[0])
                && words[1].first == "\""
        }
    }

    private static func isPrefixHeader(_ name: String) -> Bool { name.hasSuffix(".pch") }

    /// The modules that its code imports; of Objective-C's headers those that stand in no file of it.
    var modules: Set<String> {
        guard source.contains("import ") || source.contains("include ") else { return [] }
        var found: Set<String> = []
        for line in source.split(whereSeparator: { $0.isNewline || $0 == ";" }) {
            let words = line.split(whereSeparator: { " \t".contains($0) })
            guard let place = words.firstIndex(where: { Self.imports.contains($0) }), place < 2,
                let last = words.dropFirst(place + 1).last
            else { continue }
            if language == .swift || words[place] == "@import" {
                found.insert(String(last.prefix { $0 != "." }))
            } else if let header = Self.module(ofHeader: last) {
                found.insert(header)
            }
        }
        return language == .swift ? found : found.subtracting(headers).subtracting(namesItDeclares)
    }

    private static let imports: Set<Substring> = ["import", "@import", "#import", "#include"]

    /// `Masonry` of `<Masonry/Masonry.h>` and of `"Masonry.h"`.
    private static func module(ofHeader text: Substring) -> String? {
        let name = text.dropFirst().prefix { !"/>\"".contains($0) }
        guard text.first == "<" || text.first == "\"", !name.isEmpty else { return nil }
        return String(name.hasSuffix(".h") ? name.dropLast(2) : name)
    }

    /// The names that it declares, or a definition right behind it, which it may need.
    fileprivate var namesDeclaredWithIt: Set<String> {
        followers.reduce(into: namesItDeclares) { $0.formUnion($1.namesItDeclares) }
    }

    /// The names that stand behind words which declare something.
    var namesItDeclares: Set<String> {
        var found = language == .swift ? [] : Set(declaredNames)
        var declaring: Substring?
        let keywords = declarations
        let words = source.split { !($0.isLetter || $0.isNumber || "_@(".contains($0)) }
        for (index, word) in words.enumerated() {
            let name = word.prefix { $0 != "(" }
            if let keyword = declaring, !name.isEmpty {
                // A category adds to a class, and declares none.
                let isCategory =
                    keyword.hasPrefix("@")
                    && (name != word || words.dropFirst(index + 1).first?.first == "(")
                if !isCategory { found.insert(String(name)) }
            }
            declaring = keywords.contains(name) ? name : nil
        }
        return found
    }

    /// The words that declare what stands behind them; `class` is a message in Objective-C.
    private var declarations: Set<Substring> {
        language == .swift ? Self.declarationsOfSwift : Self.declarationsOfC
    }

    private static let declarationsOfSwift: Set<Substring> = [
        "class", "struct", "enum", "protocol", "typealias", "associatedtype", "actor", "let", "var",
        "func", "case",
    ]
    private static let declarationsOfC: Set<Substring> = [
        "@interface", "@protocol", "@implementation", "define",
    ]
}
