import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// Commands of Auto Layout.
extension CommandTable {
    static let constraintCommands = [constrainCommand, constraintsCommand, layoutOfCommand]

    private static let constrainCommand = Command(
        "constrain", .traitsAndLayout, "Relates an edge, a middle or a size of a view to another.",
        [Parameter("VIEW.EDGE = VIEW.EDGE + N @PRIORITY", .words, offering: { $0.formulaWords })],
        calls: [
            "VIEW.translatesAutoresizingMaskIntoConstraints = false",
            "VIEW.edgeAnchor.constraint(equalTo: VIEW.edgeAnchor, constant: N).isActive = true",
        ],
        code: .written(StepWriter.writeConstrain),
        details: [
            Command.Detail("edges", "leading trailing left right top bottom centerX centerY"),
            Command.Detail("sizes", "width height, with a factor: a.view.width = b.view.width * 2"),
            Command.Detail("relations", "= >= <="),
            Command.Detail("in quotes", "a visual format: constrain \"H:|-[a]-[b(==a)]-|\""),
            Command.Detail("guides", "root.view.safeArea.top, .margins., .readable., .keyboard."),
        ],
        examples: [
            "new home; new a; root home; add a; constrain a.view.top = home.view.safeArea.top + 8",
            "new home; new a; root home; add a; constrain a.view.width <= 320 @750",
            "new home; new a; root home; add a; constrain \"H:|-[a]-|\"",
        ], inWorld: constrain)

    private static let constraintsCommand = Command(
        "constraints", .looking, "Lists the active constraints that a view holds.",
        [Parameter("VIEW", .view)], effect: .look,
        examples: ["new home; root home; constraints home"], run: listConstraints)

    private static let layoutOfCommand = Command(
        "layoutof", .looking, "Says what places a view.", [Parameter("VIEW", .view)],
        effect: .look, examples: ["new home; root home; layoutof home"], run: tellLayout)
}

extension Completion {
    /// What a formula goes on with: a relation behind the first side, else a side.
    fileprivate var formulaWords: [CompletionItem] {
        if words.count == 2 { return ["=", ">=", "<="].map { CompletionItem($0) } }
        return ConstraintFormula.Side.completions(of: prefix, views: views.map(\.text))
            .map { CompletionItem($0) }
    }
}

@MainActor
private func constrain(
    _ world: World, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let words = arguments.words(0)
    if words.count == 1, words[0].isQuoted { return try world.constrain(words[0]) }
    let formula = try ConstraintFormula(words, at: arguments.span(0), in: world)
    let text = try formula.swift { (side) in world.name(of: side.view) }
    if let view = formula.freed { world.freeFromFrame(view) }
    let constraint = formula.make()
    if let priority = formula.priorityText {
        world.call("constraint.priority = \(priority)", on: formula.first.view) {
            constraint.priority = UILayoutPriority(Float(formula.priority))
        }
    }
    world.call("\(text).isActive = true", on: formula.first.view) {
        constraint.isActive = true
    }
}

extension World {
    fileprivate func freeFromFrame(_ view: UIView) {
        call("\(name(of: view)).translatesAutoresizingMaskIntoConstraints = false", on: view) {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
    }

    /// A visual format, `"H:|-[a]-[b]-|"`, in which a controller's name means its view.
    fileprivate func constrain(_ format: Word) throws(Diagnostic) {
        var views: [(name: String, view: UIView)] = []
        for name in FormatNames.names(in: format.text) {
            views.append((name, try view(Word(name, span: format.span))))
        }
        guard let first = views.first else {
            throw Diagnostic(
                .wrongValue, at: format.span, "a visual format names views: \"H:|-[a]-|\"")
        }
        for (_, view) in views where view.translatesAutoresizingMaskIntoConstraints {
            freeFromFrame(view)
        }
        let named = Dictionary(uniqueKeysWithValues: views.map { ($0.name, $0.view) })
        let text = FormatNames.swift(
            format.text, views: views.map { ($0.name, name(of: $0.view)) })
        call(text, on: first.view) {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format.text, metrics: nil, views: named))
        }
    }
}

/// The names in a visual format, and what code makes of them.
@MainActor
enum FormatNames {
    /// Each name in brackets once, in order.
    static func names(in format: String) -> [String] {
        var names: [String] = []
        for part in format.split(separator: "[").dropFirst() {
            let name = String(part.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            if !names.contains(name) { names.append(name) }
        }
        return names
    }

    static func swift(_ format: String, views: [(name: String, code: String)]) -> String {
        let entries = views.map { "\(Value.quoted($0.name)): \($0.code)" }
        return """
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: \(Value.quoted(format)), metrics: nil,
                    views: [\(entries.joined(separator: ", "))]))
            """
    }
}

/// The view that the parameter names, where it is loaded: looking loads nothing.
@MainActor
private func lookedAtView(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) -> UIView? {
    guard let word = arguments.word(0),
        let object = try session.world.found(word, orSayIn: session.draft)
    else { return nil }
    if let controller = object as? UIViewController {
        if controller.viewIfLoaded == nil {
            session.say(
                .lines([session.teaching.phrases("view not loaded: \(word.text)" as Message)]))
        }
        return controller.viewIfLoaded
    }
    guard let view = object as? UIView else {
        throw Diagnostic(.wrongType, at: word.span, "'\(word.text)' is no view")
    }
    return view
}

@MainActor
private func listConstraints(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let view = try lookedAtView(session, arguments) else { return }
    let rows = view.constraints.enumerated().map { Fact("\($0.offset + 1)", $0.element.state) }
    session.say(
        FactList(
            title: "constraints of \(session.world.name(of: view))",
            rows: rows.isEmpty ? [Fact("none", "")] : rows))
}

@MainActor
private func tellLayout(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let view = try lookedAtView(session, arguments) else { return }
    var rows = [
        Fact("frame", view.frame.words),
        Fact(
            "placed by",
            view.translatesAutoresizingMaskIntoConstraints
                ? "its frame and autoresizing mask" : "constraints"),
    ]
    for constraint in view.constraintsThatPlaceIt { rows.append(Fact("", constraint.state)) }
    if view.hasAmbiguousLayout { rows.append(Fact("ambiguous", "the constraints leave it open")) }
    session.say(FactList(title: "layout of \(session.world.name(of: view))", rows: rows))
}

extension UIView {
    /// The active constraints that speak of the view, the outermost holder's first.
    fileprivate var constraintsThatPlaceIt: [NSLayoutConstraint] {
        var holders: [UIView] = []
        var next: UIView? = self
        while let view = next {
            holders.insert(view, at: 0)
            next = view.superview
        }
        return holders.flatMap(\.constraints).filter {
            $0.firstItem === self || $0.secondItem === self
        }
    }
}
