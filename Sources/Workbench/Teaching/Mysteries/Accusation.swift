import CommandLanguage
import HierarchyRecords

/// What a learner takes for the fault.
enum Accusation: Equatable, Sendable {
    /// The number of a line of the classes.
    case line(Int)
    case rule(RuleID)
    /// A method or a property, without its receiver and its arguments.
    case call(String)

    /// Reads what stands behind `accuse`: `14`, `line 14`, `C11`, `page.didMove(toParent: self)`.
    init(_ text: String, in mystery: Mystery, at span: SourceSpan) throws(Diagnostic) {
        let words = text.split(separator: " ")
        if let number = words.last.flatMap({ Int($0) }), words.count == 1 || words[0] == "line" {
            guard (1...mystery.classLines).contains(number) else {
                throw Diagnostic(
                    .wrongValue, at: span, "the classes have the lines 1 to \(mystery.classLines)",
                    hint: "'mystery source' shows them")
            }
            self = .line(number)
        } else if let rule = RuleID(rawValue: text.uppercased()) {
            self = .rule(rule)
        } else {
            self = .call(try Self.call(text, in: mystery, at: span))
        }
    }

    /// The name of the method or property; throws where nothing in the classes, and no mystery's answer,
    /// is called so.
    private static func call(
        _ text: String, in mystery: Mystery, at span: SourceSpan
    ) throws(Diagnostic) -> String {
        let name = self.name(text)
        let known = mystery.words.union(MysteryMaker.kinds.map(\.fault.call))
        if known.contains(name) { return name }
        throw Diagnostic(
            .unknownName, at: span, "no call, line or rule is '\(text)'",
            suggestion: NearestName.nearest(to: name, among: known.sorted()),
            hint: "a call goes by its name, as didMove; a line by its number, as 14; a rule, as C10"
        )
    }

    /// `didMove` of `page.didMove(toParent: self)`, `delegate` of `weak var delegate: ChoiceDelegate?`.
    private static func name(_ text: String) -> String {
        let head = text.prefix { !"(={:".contains($0) }
        let words = head.split { " .?!".contains($0) }
        return words.last.map(String.init) ?? text
    }

    /// What the fault is, as a line, a rule and a call.
    static func answers(of mystery: Mystery) -> [Accusation] {
        [.line(mystery.line), .rule(mystery.fault.rule), .call(mystery.fault.call)]
    }

    /// Whether that is the fault.
    func isRight(in mystery: Mystery) -> Bool { Self.answers(of: mystery).contains(self) }
}

extension Mystery {
    /// Every word of the classes that could be the name of a call.
    var words: Set<String> {
        let code = lines.prefix(classLines).joined(separator: "\n")
        return Set(code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    }
}
