import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

// What the last line failed by in a method of a class, where it was code's own doing: a fatal error.

extension Diagnosis {
    /// The failure of the last line, with the class's own line and what mends it; none where it failed in what was typed
    /// itself.
    func failureOfRefusedLine(_ code: TypedCode) -> [Finding] {
        guard let refused = session.refusedLine, refused.isLast(in: session.journal),
            let place = code.place(of: refused.failure.span)
        else { return [] }
        let origin = Finding.Origin(step: refused.step.number, source: refused.step.source)
        if refused.failure.code == .endlessCalls { return [withoutEnd(place, origin)] }
        guard refused.failure.code == .illegal else { return [] }
        if let outlet = place.outletRead { return [ofOutlet(outlet, place, origin, code)] }
        return [
            Finding(
                "fatal-error", rule: .b45, objects: [place.declared.name, place.method],
                "the last line ended in \(place.text)", wording: refused.failure.summary,
                since: origin,
                mend: refused.failure.isOfUnowned
                    ? place.mendsOfUnowned : place.mends(of: refused.containerCast))
        ]
    }

    /// The names in the method in which the last line failed, as at a nil; none where it did not fail so.
    var wordsOfFailure: Set<String> {
        guard let refused = session.refusedLine, refused.isLast(in: session.journal),
            refused.failure.code == .illegal,
            let place = typedCode.place(of: refused.failure.span)
        else { return [] }
        return place.statements.codeWords.union([place.method])
    }

    private func withoutEnd(_ place: PlaceOfFailure, _ origin: Finding.Origin) -> Finding {
        let isLayout = Self.layout.contains(place.method)
        return Finding(
            "calls-without-end", rule: isLayout ? .a93 : .b65,
            objects: [place.declared.name, place.method],
            "\(place.text) leads to itself again and again, until the app hangs or its stack is used up",
            since: origin,
            mend: isLayout
                ? [
                    "no setNeedsLayout(), layoutIfNeeded() or change of constraints in \(place.method) that begins the "
                        + "layout again: do it once, in viewDidLoad or viewWillTransition(to:with:), or only where a "
                        + "value differs"
                ]
                : [
                    "leave out what calls \(place.method) again, or return where it is under way or where nothing has "
                        + "changed"
                ])
    }

    /// The callbacks of a layout, which is run again where one of them asks for it.
    private static let layout: Set<String> = [
        "viewDidLayoutSubviews", "viewWillLayoutSubviews", "layoutSubviews", "updateConstraints",
        "updateViewConstraints", "viewSafeAreaInsetsDidChange",
    ]

    private func ofOutlet(
        _ outlet: String, _ place: PlaceOfFailure, _ origin: Finding.Origin, _ code: TypedCode
    ) -> Finding {
        let name = place.declared.name
        let made = code.classes.lazy.compactMap { $0.placeOfMaking(name) }.first
        return Finding(
            "outlet-nil", rule: .l01, objects: [name, outlet],
            "\(outlet) is nil in \(place.text): it is an outlet, which a storyboard or a nib connects"
                + (made.map { ", and code made the \(name) by itself (\($0.place))" } ?? ""),
            since: origin,
            mend: [
                "storyboard!.instantiateViewController(withIdentifier: \"\(name)\") in place of \(name)()"
                    + (made.map { " (\($0.place))" } ?? ""),
                "or make \(outlet) in code: let in place of @IBOutlet weak var, and addSubview in viewDidLoad",
            ])
    }
}

/// Where in a class of the session a line failed.
struct PlaceOfFailure {
    let declared: DeclaredClass
    let method: String
    let span: SourceSpan
    fileprivate let statements: [Statement]

    /// `Detail.viewDidLoad, line 4`
    var text: String { declared.text(of: span, in: method) }

    /// The class's outlet that is read there.
    fileprivate var outletRead: String? {
        var found: String?
        CodeWalk.expressions(of: statements) { expression in
            let name = expression.ownPath.prefix { $0 != "." }
            guard found == nil, expression.span.begins(at: span),
                declared.outlets.contains(String(name))
            else { return }
            found = String(name)
        }
        CodeWalk.assignments(of: statements) { target, _ in
            let name = target.ownPath.prefix { $0 != "." }
            guard found == nil, target.span.begins(at: span),
                declared.outlets.contains(String(name))
            else { return }
            found = String(name)
        }
        return found
    }

    /// What people write in its place.
    fileprivate func mends(of container: String?) -> [String] {
        var mends: [String] = []
        CodeWalk.expressions(of: statements) { expression in
            guard mends.isEmpty, expression.span.line == span.line else { return }
            if case .link(.forceUnwrap(let inner)) = expression.kind {
                let path = inner.pathText
                mends =
                    momentWhenKnown(inner.ownPath)
                    + [
                        path.contains("…")
                            ? "if let, guard let or ?? in place of ! (\(text))"
                            : "if let value = \(path) in place of \(path)! (\(text))"
                    ]
            }
            if case .operation(.cast(let operand, _, let type)) = expression.kind {
                mends = Self.ofCast(
                    of: operand.pathText, to: type.unwrapped.wholeName, container, text)
            }
        }
        return mends
    }
}

extension PlaceOfFailure {
    /// What is cast is in the container that was cast; where there is none, the cast may fail.
    private static func ofCast(
        of operand: String, to type: String?, _ container: String?, _ place: String
    ) -> [String] {
        guard let container, let type else { return ["as? with if let in place of as! (\(place))"] }
        let way =
            container == "UINavigationController"
            ? "viewControllers.first" : "viewControllers?.first"
        return [
            "(\(operand) as? \(container))?.\(way) as? \(type) in place of \(operand) as! \(type) (\(place))"
        ]
    }

    /// Callbacks that come before a view is in a window, or a controller in its container.
    private static let early = ["init", "loadView", "viewDidLoad", "awakeFromNib"]

    /// When UIKit's property at the end of that path has a value, where it has none yet.
    fileprivate func momentWhenKnown(_ path: String) -> [String] {
        switch path {
        case "window" where method == "didMoveToWindow":
            [
                "guard let window else { return }: didMoveToWindow comes as well when the view leaves its window, "
                    + "and window is nil then"
            ]
        case "superview" where method == "didMoveToSuperview":
            [
                "guard let superview else { return }: didMoveToSuperview comes as well when the view is removed, "
                    + "and superview is nil then"
            ]
        case "view.window" where Self.early.contains(method) || method == "viewWillAppear",
            "window" where Self.early.contains(method):
            [
                "read \(path) in viewIsAppearing or viewDidAppear (of a view, in didMoveToWindow): the view is in no "
                    + "window yet in \(method)"
            ]
        case "parent", "navigationController", "tabBarController", "splitViewController":
            Self.early.contains(method)
                ? [
                    "read \(path) in viewWillAppear or didMove(toParent:): who loads the view before it is in its "
                        + "container finds nil in \(method)"
                ] : []
        case "presentingViewController" where Self.early.contains(method):
            ["read \(path) in viewWillAppear: nobody presents it yet in \(method)"]
        default: []
        }
    }
}

extension TypedCode {
    /// The method of a class around a place; nil for what was typed outside of classes.
    fileprivate func place(of span: SourceSpan) -> PlaceOfFailure? {
        for declared in classes {
            for (method, statements) in declared.bodies where statements.contain(span) {
                return PlaceOfFailure(
                    declared: declared, method: method, span: span, statements: statements)
            }
            if let method = declared.methods.first(where: { $0.name.span.isOnLine(of: span) }) {
                return PlaceOfFailure(
                    declared: declared, method: method.plainName, span: span,
                    statements: method.body)
            }
        }
        return nil
    }
}

extension [Statement] {
    /// Whether something in them begins on the line of that place.
    fileprivate func contain(_ span: SourceSpan) -> Bool {
        var isThere = false
        CodeWalk.expressions(of: self) { if $0.span.isOnLine(of: span) { isThere = true } }
        CodeWalk.assignments(of: self) { target, _ in
            if target.span.isOnLine(of: span) { isThere = true }
        }
        return isThere
    }
}

extension SourceSpan {
    fileprivate func isOnLine(of other: SourceSpan) -> Bool {
        (file, line) == (other.file, other.line)
    }

    fileprivate func begins(at other: SourceSpan) -> Bool {
        (file, line, column) == (other.file, other.line, other.column)
    }
}

extension Diagnostic {
    /// Whether what an unowned reference leads to had gone.
    fileprivate var isOfUnowned: Bool { summary.contains("unowned reference") }
}

extension PlaceOfFailure {
    /// The closure outlives what it captures: who holds it is told to let go, or it looks first.
    fileprivate var mendsOfUnowned: [String] {
        let weak = "[weak self] in place of [unowned self], with self?. (\(text))"
        guard let call = statements.firstCall(of: "addObserver"), call.name == "addObserver"
        else { return [weak] }
        return [
            weak,
            "let token = NotificationCenter.default.addObserver(forName: …) in a property, and "
                + "NotificationCenter.default.removeObserver(token) in deinit: until then the center holds the closure",
        ]
    }
}
