import CommandLanguage
import HeadlessUIKit

/// What `constrain` was told: `a.view.top = root.view.safeArea.top + 8 @750`.
@MainActor
struct ConstraintFormula {
    /// An edge, a middle or a size of a view or of one of its guides.
    struct Side {
        let item: AnyObject
        let view: UIView
        /// As Swift spells the way from the view to the item.
        let guide: String
        let attribute: NSLayoutConstraint.Attribute
        /// The path that leads to the view.
        let path: Word
        let span: SourceSpan
    }

    let first: Side
    let relation: NSLayoutConstraint.Relation
    private(set) var second: Side?
    private(set) var multiplier: CGFloat = 1
    private(set) var constant: CGFloat = 0
    private(set) var priority: Double = 1000

    private static let relations: [String: NSLayoutConstraint.Relation] = [
        "=": .equal, "==": .equal, ">=": .greaterThanOrEqual, "<=": .lessThanOrEqual,
    ]

    /// The words of attributes, as anchors name them.
    static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "leading": .leading, "trailing": .trailing, "left": .left, "right": .right, "top": .top,
        "bottom": .bottom, "width": .width, "height": .height, "centerX": .centerX,
        "centerY": .centerY, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    ]

    init(
        _ words: [Word], at span: SourceSpan, in world: World
    ) throws(Diagnostic) {
        guard words.count >= 3 else {
            throw Diagnostic(
                .wrongValue, at: words.last?.span ?? span,
                "a constraint is written VIEW.EDGE = VIEW.EDGE + 8 @750")
        }
        first = try Side(words[0], in: world)
        guard let relation = Self.relations[words[1].text] else {
            throw Diagnostic(
                .wrongValue, at: words[1].span, "'\(words[1].text)' is none of = >= <=")
        }
        self.relation = relation
        try readRight(words.dropFirst(2), in: world)
        try check(words[2])
    }

    private mutating func readRight(
        _ words: ArraySlice<Word>, in world: World
    ) throws(Diagnostic) {
        var rest = words
        guard let word = rest.popFirst() else { return }
        if let number = Self.number(word.text) {
            constant = number
        } else {
            second = try Side(word, in: world)
        }
        while let word = rest.popFirst() { try readOn(word, &rest) }
    }

    private mutating func readOn(
        _ word: Word, _ rest: inout ArraySlice<Word>
    ) throws(Diagnostic) {
        if word.text.hasPrefix("@") {
            priority = Double(try Self.number(of: word, dropping: 1))
        } else if ["*", "+", "-"].contains(word.text), let operand = rest.popFirst() {
            let number = try Self.number(of: operand, dropping: 0)
            try word.text == "*"
                ? multiply(by: number, word) : add(word.text == "-" ? -number : number)
        } else if let first = word.text.first, "+-".contains(first),
            let number = Self.number(word.text)
        {
            add(number)
        } else {
            throw Diagnostic(.wrongValue, at: word.span, "'\(word.text)' has no place here")
        }
    }

    private mutating func add(_ number: CGFloat) { constant += number }

    private mutating func multiply(by number: CGFloat, _ word: Word) throws(Diagnostic) {
        guard second == nil || constant == 0 else {
            throw Diagnostic(.wrongValue, at: word.span, "'*' goes before '+' and '-'")
        }
        if second == nil { constant *= number } else { multiplier *= number }
    }

    private func check(_ word: Word) throws(Diagnostic) {
        let isSize = first.attribute == .width || first.attribute == .height
        if multiplier != 1, !isSize || second == nil {
            throw Diagnostic(.wrongValue, at: word.span, "only a size is a multiple of another")
        }
        guard (1...1000).contains(priority) else {
            throw Diagnostic(.wrongValue, at: word.span, "a priority is from 1 to 1000")
        }
    }

    private static func number(_ text: String) -> CGFloat? {
        Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil }
    }

    private static func number(
        of word: Word, dropping count: Int
    ) throws(Diagnostic) -> CGFloat {
        guard let number = number(String(word.text.dropFirst(count))) else {
            throw Diagnostic(.wrongValue, at: word.span, "'\(word.text)' is no number")
        }
        return number
    }

    /// The priority as Swift writes it; nil where it is required.
    var priorityText: String? {
        priority == 1000 ? nil : "UILayoutPriority(\(Decimal.text(priority)))"
    }

    /// Not active yet, and required.
    func make() -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: first.item, attribute: first.attribute, relatedBy: relation,
            toItem: second?.item, attribute: second?.attribute ?? .notAnAttribute,
            multiplier: multiplier, constant: constant)
    }

    /// The view that its frame places no longer; nil where constraints place it already.
    var freed: UIView? {
        guard first.item === first.view, first.view.translatesAutoresizingMaskIntoConstraints,
            first.view.superview != nil
        else { return nil }
        if let second, second.view !== first.view, second.view.isDescendant(of: first.view) {
            return nil
        }
        return first.view
    }

    /// As Swift makes it with anchors; `name` writes a view.
    func swift(_ name: (Side) throws(Diagnostic) -> String) throws(Diagnostic) -> String {
        let relation =
            switch relation {
            case .equal: "equalTo"
            case .greaterThanOrEqual: "greaterThanOrEqualTo"
            case .lessThanOrEqual: "lessThanOrEqualTo"
            }
        let number = Decimal.text(Double(constant))
        let left = try anchor(first, name)
        guard let second else { return "\(left).constraint(\(relation)Constant: \(number))" }
        var text = "\(left).constraint(\(relation): \(try anchor(second, name))"
        if multiplier != 1 { text += ", multiplier: \(Decimal.text(Double(multiplier)))" }
        if constant != 0 { text += ", constant: \(number)" }
        return text + ")"
    }

    private func anchor(
        _ side: Side, _ name: (Side) throws(Diagnostic) -> String
    ) throws(Diagnostic) -> String {
        "\(try name(side))\(side.guide).\(side.attribute)Anchor"
    }
}

@MainActor
extension ConstraintFormula.Side {
    private static let guides: [String: String] = [
        "safeArea": "safeAreaLayoutGuide", "safeAreaLayoutGuide": "safeAreaLayoutGuide",
        "margins": "layoutMarginsGuide", "layoutMarginsGuide": "layoutMarginsGuide",
        "keyboard": "keyboardLayoutGuide", "keyboardLayoutGuide": "keyboardLayoutGuide",
        "contentLayoutGuide": "contentLayoutGuide", "frameLayoutGuide": "frameLayoutGuide",
        "readable": "readableContentGuide", "readableContentGuide": "readableContentGuide",
    ]

    init(_ word: Word, in world: World) throws(Diagnostic) {
        var parts = word.text.split(separator: ".", omittingEmptySubsequences: false)
            .map(String.init)
        let last = parts.popLast() ?? ""
        guard let attribute = ConstraintFormula.attributes[last], !parts.isEmpty else {
            throw Diagnostic(
                .wrongValue, at: word.span, "'\(word.text)' ends in no edge, middle or size",
                suggestion: NearestName.nearest(
                    to: last, among: ConstraintFormula.attributes.keys.sorted()))
        }
        let guide = parts.last.flatMap { Self.guides[$0] }
        if guide != nil { parts.removeLast() }
        self.attribute = attribute
        path = Word(parts.joined(separator: "."), span: word.span)
        span = word.span
        view = try world.view(path)
        self.guide = guide.map { ".\($0)" } ?? ""
        switch guide {
        case "safeAreaLayoutGuide": item = view.safeAreaLayoutGuide
        case "layoutMarginsGuide": item = view.layoutMarginsGuide
        case "readableContentGuide": item = view.readableContentGuide
        case "keyboardLayoutGuide": item = view.keyboardLayoutGuide
        case "contentLayoutGuide": item = try Self.scrollView(view, word).contentLayoutGuide
        case "frameLayoutGuide": item = try Self.scrollView(view, word).frameLayoutGuide
        default: item = view
        }
    }

    private static func scrollView(
        _ view: UIView, _ word: Word
    ) throws(Diagnostic) -> UIScrollView {
        if let scrollView = view as? UIScrollView { return scrollView }
        throw Diagnostic(
            .wrongType, at: word.span, "only a scroll view has the guide '\(word.text)'")
    }

    /// What the start of a side can go on with: a view's path, its guides, the edges of either.
    static func completions(of prefix: String, views: [String]) -> [String] {
        let ways = views.map { $0 + "." }
        guard let dot = prefix.lastIndex(of: ".") else { return ways }
        let owner = String(prefix[..<dot])
        let edges = ConstraintFormula.attributes.keys.sorted().map { "\(owner).\($0)" }
        if views.contains(owner) {
            return edges
                + ["keyboard", "margins", "readable", "safeArea"].map { "\(owner).\($0)." }
        }
        let isGuide = guides[String(owner.split(separator: ".").last ?? "")] != nil
        return isGuide ? edges : ways
    }
}
