import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// `cycle`: one child in another's place, as Listing 5-3 of Apple's container guide has it.
extension CommandTable {
    static let cycleCommand = Command(
        "cycle", .hierarchy, "Puts one child in another's place, with a transition.",
        [
            Parameter("OLD", .object(.child)),
            Parameter("NEW", .object(.addable), after: ["to"]),
            .optional("SECONDS", .number, after: "over"),
            .optional("OPTION…", .choices(transitionOptions), after: "with"),
            .optional("RECT", .numbers(4), after: "from"),
            .optional("RECT", .numbers(4), after: "out"),
        ],
        animation: .byDefault,
        calls: [
            "OLD.willMove(toParent: nil)", "PARENT.addChild(NEW)", "NEW.view.frame = START",
            "PARENT.transition(from: OLD, to: NEW, duration: 0.25, options: [],",
            "    animations: { NEW.view.frame = OLD.view.frame; OLD.view.frame = END })",
            "{ _ in OLD.removeFromParent(); NEW.didMove(toParent: PARENT) }",
        ],
        code: .written(StepWriter.writeCycle), additions: [.animation],
        details: [
            Command.Detail("SECONDS", "0.25 unless given; 0 when unanimated"),
            Command.Detail("from RECT", "where NEW starts: right of the container unless given"),
            Command.Detail("out RECT", "where OLD ends: left of the container unless given"),
        ],
        examples: [
            "new home; new a; new b; root home; add a; cycle a to b",
            "new home; new a; new b; root home; add a; cycle a to b over 0.4 with flipFromLeft",
        ], inWorld: cycleChildren)

    static let transitionOptions = Choices(
        noun: "option", words: AnimationOption.allCases.map(\.rawValue))
}

/// The animation options, as verbs spell them.
enum AnimationOption: String, CaseIterable {
    case flipFromLeft, flipFromRight, flipFromTop, flipFromBottom, curlUp, curlDown, crossDissolve
    case layoutSubviews, allowUserInteraction, beginFromCurrentState, `repeat`, autoreverse
    case overrideInheritedDuration, overrideInheritedCurve, allowAnimatedContent
    case showHideTransitionViews, curveEaseInOut, curveEaseIn, curveEaseOut, curveLinear

    var value: UIView.AnimationOptions {
        switch self {
        case .flipFromLeft: .transitionFlipFromLeft
        case .flipFromRight: .transitionFlipFromRight
        case .flipFromTop: .transitionFlipFromTop
        case .flipFromBottom: .transitionFlipFromBottom
        case .curlUp: .transitionCurlUp
        case .curlDown: .transitionCurlDown
        case .crossDissolve: .transitionCrossDissolve
        case .layoutSubviews: .layoutSubviews
        case .allowUserInteraction: .allowUserInteraction
        case .beginFromCurrentState: .beginFromCurrentState
        case .repeat: .repeat
        case .autoreverse: .autoreverse
        case .overrideInheritedDuration: .overrideInheritedDuration
        case .overrideInheritedCurve: .overrideInheritedCurve
        case .allowAnimatedContent: .allowAnimatedContent
        case .showHideTransitionViews: .showHideTransitionViews
        case .curveEaseInOut: .curveEaseInOut
        case .curveEaseIn: .curveEaseIn
        case .curveEaseOut: .curveEaseOut
        case .curveLinear: .curveLinear
        }
    }

    /// As Swift writes it: `.transitionFlipFromLeft`.
    var swift: String {
        switch self {
        case .flipFromLeft, .flipFromRight, .flipFromTop, .flipFromBottom, .curlUp, .curlDown,
            .crossDissolve:
            ".transition" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        case .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
            .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent,
            .showHideTransitionViews, .curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear:
            "." + rawValue
        }
    }
}

// MARK: Running it

/// The controllers of one `cycle`, and how it moves them.
struct Cycle {
    let container: UIViewController
    let old: UIViewController
    let new: UIViewController
    let seconds: Double
    let options: [AnimationOption]
    /// Where the new child's view starts.
    let start: CGRect
    /// Where the old child's view ends.
    let end: CGRect
}

extension Cycle {
    /// What the operands mean in the present world.
    @MainActor
    init(_ world: World, _ arguments: borrowing Arguments) throws(Diagnostic) {
        old = try world.requiredController(arguments, 0)
        new = try world.requiredController(arguments, 1)
        container = try world.container(of: old, for: new, arguments)
        let given = try world.duration(arguments, 2)
        seconds = world.isAnimated(arguments) ? given ?? 0.25 : 0
        options = arguments.words(3).compactMap { word in
            CommandTable.transitionOptions.spelling(of: word.text).flatMap(AnimationOption.init)
        }
        let width = container.viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
        let place =
            old.viewIfLoaded?.frame ?? CGRect(origin: .zero, size: UIScreen.main.bounds.size)
        start =
            arguments.isGiven(4)
            ? CGRect(arguments.numbers(4)) : place.offsetBy(dx: width, dy: 0)
        end =
            arguments.isGiven(5)
            ? CGRect(arguments.numbers(5)) : place.offsetBy(dx: -width, dy: 0)
    }
}

@MainActor
private func cycleChildren(
    _ world: World, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    world.run(try Cycle(world, arguments))
}

extension World {
    /// The container in which one child takes the other's place.
    fileprivate func container(
        of old: UIViewController, for new: UIViewController, _ arguments: borrowing Arguments
    ) throws(Diagnostic) -> UIViewController {
        guard let container = old.parent else {
            throw Diagnostic(
                .illegal, at: arguments.span(0),
                "'\(name(of: old))' has no parent, so nothing can take its place")
        }
        if new.parent === container {
            throw isChildAlready(new, of: container, at: arguments.span(1))
        }
        try refuseCycle(new, in: container, at: arguments.span(1))
        return container
    }

    fileprivate func run(_ cycle: Cycle) {
        let (container, old, new) = (cycle.container, cycle.old, cycle.new)
        call(.willMoveToParent, on: old.objectID) { old.willMove(toParent: nil) }
        call(.addChild, on: container.objectID, new.objectID) { container.addChild(new) }
        if simulator.isStopped { return }
        setFrame(of: new, to: cycle.start)
        call(transitionText(cycle), on: container) {
            container.transition(
                from: old, to: new, duration: cycle.seconds,
                options: UIView.AnimationOptions(cycle.options.map(\.value)),
                animations: { [weak self] in
                    self?.setFrame(of: new, to: old.view.frame)
                    self?.setFrame(of: old, to: cycle.end)
                },
                completion: { [weak self] _ in self?.finish(cycle) })
        }
    }

    private func finish(_ cycle: Cycle) {
        let (container, old, new) = (cycle.container, cycle.old, cycle.new)
        call(.removeFromParent, on: old.objectID) { old.removeFromParent() }
        call(.didMoveToParent, on: new.objectID, container.objectID) {
            new.didMove(toParent: container)
        }
    }

    private func transitionText(_ cycle: Cycle) -> String {
        let options = cycle.options.map(\.swift).joined(separator: ", ")
        let names = (name(of: cycle.container), name(of: cycle.old), name(of: cycle.new))
        return "\(names.0).transition(from: \(names.1), to: \(names.2), "
            + "duration: \(Decimal.text(cycle.seconds)), options: [\(options)])"
    }
}
