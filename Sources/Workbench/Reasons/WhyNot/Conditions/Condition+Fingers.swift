import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

extension Circumstances {
    /// What keeps a finger from a view.
    struct Obstacle: Equatable {
        let rule: RuleID
        let words: String
        /// What takes it away; nil where no single line does.
        let mend: Mend?
    }

    /// A line before the finger's.
    enum Mend: Equatable {
        case call(UIKitCall)
        case command(String)
    }
}

extension Circumstances.Obstacle {
    /// A54, U25, U16: what a finger on the middle of the view meets in its place, the outermost first;
    /// of one that it reaches, that it is not enabled.
    @MainActor
    static func all(before view: UIView, in world: World) -> [Self] {
        if let cover = world.simulator.presentation(coveringTapsOn: view) {
            return [Self(cover, over: view, in: world)].compactMap { $0 }
        }
        if view.window == nil { return [absent(view, in: world)] }
        guard let landing = view.missedLanding() else { return disabled(view, in: world) }
        let shut = shut(view, in: world)
        if !shut.isEmpty { return shut }
        return [outside(view, landing, in: world) ?? covered(view, landing, in: world)]
            .compactMap { $0 }
    }

    /// A54: what is presented takes the taps.
    @MainActor
    private init?(_ cover: UIPresentationController, over view: UIView, in world: World) {
        guard let presented = cover.presentedIfAlive else { return nil }
        let owner = world.name(of: presented)
        let front =
            cover.meetsPresentedView(view) ? "\(owner).view" : "the dimming view of \(owner)"
        let sheet = cover as? UISheetPresentationController
        let isHalf = sheet?.detents.contains { $0.identifier == .medium } ?? false
        self.init(
            rule: .a54, words: "\(front) lies over it",
            mend: isHalf && !cover.meetsPresentedView(view)
                ? .call(.letThroughSheet(world.code(of: presented)))
                : .command("dismiss \(owner)"))
    }

    @MainActor
    private static func absent(_ view: UIView, in world: World) -> Self {
        Self(rule: .u25, words: "\(world.name(of: view)).window is nil", mend: nil)
    }

    /// U16: a control that is off sends nothing.
    @MainActor
    private static func disabled(_ view: UIView, in world: World) -> [Self] {
        guard let control = view as? UIControl, !control.isEnabled else { return [] }
        let name = world.code(of: control)
        return [Self(.u16, "\(name).isEnabled is false", .enable(name))]
    }

    /// U25: what is closed to touches of the view and of those around it, the outermost first.
    @MainActor
    static func shut(_ view: UIView, in world: World) -> [Self] {
        view.lineage.reversed().flatMap { closed($0, in: world) }
    }

    /// U25: a view takes no touches that is hidden, transparent or switched off, and nothing in it does.
    @MainActor
    private static func closed(_ view: UIView, in world: World) -> [Self] {
        let name = world.code(of: view)
        return [
            view.isHidden ? Self(.u25, "\(name).isHidden is true", .show(name)) : nil,
            view.alpha < 0.01
                ? Self(.u25, "\(name).alpha is \(Decimal.text(view.alpha))", .makeOpaque(name))
                : nil,
            view.isUserInteractionEnabled
                ? nil : Self(.u25, "\(name).isUserInteractionEnabled is false", .takeTouches(name)),
        ].compactMap { $0 }
    }

    /// U25: what stands out of its superview is seen, and meets no finger there.
    @MainActor
    private static func outside(
        _ view: UIView, _ landing: FingerLanding, in world: World
    ) -> Self? {
        let outer = view.lineage.dropFirst().first { above in
            !above.bounds.encloses(landing.window.convert(landing.place, to: above))
        }
        guard let outer else { return nil }
        let size = outer.bounds.size
        return Self(
            rule: .u25,
            words: "it lies outside the bounds of \(world.name(of: outer)), which is "
                + "\(Decimal.text(size.width))×\(Decimal.text(size.height))",
            mend: nil)
    }

    /// U25: the view in front has the finger.
    @MainActor
    private static func covered(
        _ view: UIView, _ landing: FingerLanding, in world: World
    ) -> Self? {
        guard let hit = landing.view else { return nil }
        let words = "\(world.name(of: hit)) lies over it"
        guard let superview = view.superview, hit.isDescendant(of: superview) else {
            return Self(rule: .u25, words: words, mend: nil)
        }
        return Self(
            .u25, words, .bringToFront(world.code(of: view), in: world.code(of: superview)))
    }

    private init(_ rule: RuleID, _ words: String, _ mend: UIKitCall) {
        self.init(rule: rule, words: words, mend: .call(mend))
    }
}

extension Condition {
    /// U25: a finger that reaches nothing brings nothing about.
    static func missedFinger(_ moment: Moment) -> Condition? {
        guard let diagnostic = moment.run.refusal?.diagnostic else { return nil }
        if let swipe = missedSwipe(moment) { return swipe }
        let ofRecognizers = moment.senders.recognizers.flatMap(\.obstacles)
        let obstacles = ofRecognizers.isEmpty ? moment.before.obstacles : ofRecognizers
        return Condition(
            obstacles.first?.rule ?? .u25, "the finger reaches what it is meant for",
            unless: obstacles.isEmpty ? [diagnostic.wording] : obstacles.map { Message($0.words) },
            (ofRecognizers + moment.senders.controls.flatMap(\.coverings)).lazy
                .compactMap { $0.remedy(in: moment.lines.language) }.first)
    }

    /// U25: a finger goes to the view in front at its point.
    static func feeling(_ moment: Moment) -> [Condition] {
        let obstacles = moment.before.obstacles.filter { $0.rule != .u16 }
        return [
            Condition(
                obstacles.first?.rule ?? .u25, "a finger reaches \(moment.subject)",
                unless: obstacles.map { Message($0.words) })
        ]
    }

    /// U16: a control that is enabled sends its action when it is tapped.
    static func acting(_ moment: Moment) -> [Condition] {
        guard moment.after.isControl else { return [] }
        let off = moment.before.obstacles.filter { $0.rule == .u16 }
        return feeling(moment) + [
            Condition(.u16, "\(moment.subject) is enabled", unless: off.map { Message($0.words) }),
            Condition(
                .u16, "the user taps \(moment.subject)", unless: ["nobody did in this step"]),
        ]
    }
}
