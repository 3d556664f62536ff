import Foundation

/// Which members the code of the rooms reads, sets or calls: what none of them uses is used by the code of sessions
/// alone.
///
/// Only names are looked at, whatever object they belong to: a member may seem to be used though it is not, never the
/// other way round.
struct MemberUses {
    /// The names that are looked for, without what follows in a parenthesis.
    private let wanted: Set<String>
    private let containsAll: Bool
    /// The labels of each call, by what stands before the parenthesis.
    private var calls: [String: Set<[String]>] = [:]
    /// What is named without a call: a property, or a method that is handed on.
    private var names: Set<String> = []

    /// As if each member were used.
    static var everything: MemberUses { MemberUses() }

    private init() { (wanted, containsAll) = ([], true) }

    init(of members: some Sequence<MemberDeclaration>) {
        (wanted, containsAll) = (Set(members.map(\.base)), false)
    }

    /// Whether any code uses the member, of whatever object.
    func contain(_ member: MemberDeclaration) -> Bool {
        if containsAll || names.contains(member.base) { return true }
        let labels = member.parameters.compactMap(\.label)
        return (calls[member.base] ?? []).contains { call in
            member.isProperty || Self.isPart(call, of: labels)
        }
    }

    /// Whether a call with those labels may be one of the method: arguments with defaults and closures behind the
    /// parenthesis are missing.
    private static func isPart(_ call: [String], of labels: [String]) -> Bool {
        var rest = labels[...]
        for label in call {
            guard let index = rest.firstIndex(of: label) else { return false }
            rest = rest[(index + 1)...]
        }
        return true
    }

    // MARK: Reading

    /// Adds the uses in the rooms that import the model, and in the model itself; what this program writes is left
    /// out.
    mutating func add(below sources: URL, except written: String) throws {
        let manager = FileManager.default
        for room in try manager.contentsOfDirectory(atPath: sources.path).sorted() {
            let paths =
                manager.enumerator(atPath: sources.appending(path: room).path)?
                .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") } ?? []
            let texts = try paths.filter { !"\(room)/\($0)".hasPrefix(written) }.map {
                try String(contentsOf: sources.appending(path: "\(room)/\($0)"), encoding: .utf8)
            }
            guard room == Self.model || texts.contains(where: { $0.contains(Self.importing) })
            else { continue }
            for text in texts { add(text) }
        }
    }

    private static let model = "HeadlessUIKit"
    private static let importing = "import \(model)\n"

    /// Adds what the code uses.
    mutating func add(_ code: String) {
        let words = CodeScanner.words(of: code)
        var brackets: [CodeWord] = []
        for (index, word) in words.enumerated() {
            if word.isOpening { brackets.append(word) }
            if word.isClosing { _ = brackets.popLast() }
            guard word.sign == 0, wanted.contains(word.name) else { continue }
            let around = Surroundings(words, at: index, within: brackets.last ?? .none)
            if around.isDeclared || around.isOfSuper || around.isLabel { continue }
            if around.next.isSign("(") {
                calls[word.name, default: []].insert(Self.labels(words[(index + 2)...]))
            } else {
                names.insert(word.name)
            }
        }
    }

    /// The labels of the arguments that begin there.
    private static func labels(_ words: ArraySlice<CodeWord>) -> [String] {
        var labels: [String] = []
        var depth = 1
        var isBeginning = true
        for (index, word) in zip(words.indices, words) {
            if word.isOpening { depth += 1 }
            if word.isClosing { depth -= 1 }
            if depth == 0 { break }
            if isBeginning, word.isName, index + 1 < words.endIndex, words[index + 1].isSign(":") {
                labels.append(word.name)
            }
            // Behind a colon: `touchesBegan(_:with:)` names a method.
            isBeginning = depth == 1 && (word.isSign(",") || word.isSign(":"))
        }
        return labels
    }

    /// What stands around a name.
    private struct Surroundings {
        let next: CodeWord
        private let afterNext: CodeWord
        private let last: CodeWord
        private let beforeLast: CodeWord
        private let bracket: CodeWord

        init(_ words: [CodeWord], at index: Int, within bracket: CodeWord) {
            func word(_ index: Int) -> CodeWord {
                words.indices.contains(index) ? words[index] : .none
            }
            next = word(index + 1)
            afterNext = word(index + 2)
            last = word(index - 1)
            beforeLast = word(index - 2)
            self.bracket = bracket
        }

        private static let declaring: Set<String> = [
            "func", "class", "struct", "enum", "protocol", "import", "extension",
        ]

        /// `if let view {` reads `view`; a variable that is declared has a type or a value.
        var isDeclared: Bool {
            if ["let", "var"].contains(last.name) { return next.isSign(":") || next.isSign("=") }
            return Self.declaring.contains(last.name)
        }

        /// What an override calls of its superclass is not looked up in the object's class.
        var isOfSuper: Bool { last.isSign(".") && beforeLast.name == "super" }

        /// The label of an argument or of a parameter, or a parameter's own name behind it.
        var isLabel: Bool {
            guard bracket.isSign("(") else { return false }
            if last.beginsArgument {
                return next.isSign(":") || next.isName && afterNext.isSign(":")
            }
            return next.isSign(":") && last.sign == 0 && beforeLast.beginsArgument
        }
    }
}

extension CodeWord {
    fileprivate var isName: Bool { sign == 0 && name != "_" }
    fileprivate var beginsArgument: Bool { isSign("(") || isSign(",") }
}
