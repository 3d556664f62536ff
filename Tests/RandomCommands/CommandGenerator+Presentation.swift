import HeadlessUIKit
import TestSupport
import Workbench

/// Presentations of every style, and what the user and the device do to them.
extension CommandGenerator {
    mutating func presented(_ workbench: Workbench) -> String? {
        switch dice.roll(24) {
        case 0...6: return presentation(of: dice.pick(Self.styles), workbench)
        case 7...9: return popover(workbench)
        case 10...12: return "dismiss" + animation()
        case 13: return command("dismiss", workbench).map { $0 + animation() }
        case 14...15: return "tap outside"
        case 16: return "detent \(dice.pick(["medium", "large", "300"]))"
        case 17...18: return drag()
        case 19: return "swipe down"
        case 20...21: return turn(workbench)
        case 22 where dice.roll(4) == 0:
            return presentation(of: "", workbench).map {
                "q.forgets = true; \($0); q.forgets = false"
            }
        default: return preparation(workbench)
        }
    }

    private static let styles = [
        "", "", "fullScreen", "fullScreen", "pageSheet", "formSheet", "currentContext", "custom",
        "overFullScreen", "overCurrentContext", "popover", "automatic",
    ]

    private mutating func presentation(of style: String, _ workbench: Workbench) -> String? {
        guard var text = command("present", workbench) else { return nil }
        if dice.roll(3) == 0, let presenter = workbench.onScreen(of: stage.cast, &dice) {
            text += " from \(presenter)"
        }
        if !style.isEmpty { text += " as \(style)" }
        if dice.roll(5) == 0 {
            text += " with \(dice.pick(["flipHorizontal", "crossDissolve", "partialCurl"]))"
        }
        return text + animation()
    }

    private mutating func popover(_ workbench: Workbench) -> String? {
        guard let text = command("popover", workbench) else { return nil }
        var anchors = ["10 80 40 40", "300 600 40 40", "edit"]
        if let name = workbench.onScreen(of: stage.cast, &dice) { anchors.append("\(name).view") }
        return "\(text) at \(dice.pick(anchors))\(animation())"
    }

    private mutating func drag() -> String {
        let points = dice.pick(["8", "60", "250", "500"])
        let speed = dice.pick(["", "", " at 1200"])
        return "drag \(dice.pick(["up", "down", "down"])) \(points)\(speed)"
    }

    private mutating func turn(_ workbench: Workbench) -> String? {
        let size = dice.pick([
            "compact", "regular", "regular", "compact vertical", "regular vertical",
        ])
        if dice.roll(4) == 0 {
            return dice.pick(["rotate", "rotate", "device iPad", "device iPhone 16"])
        }
        guard dice.roll(4) == 0 else { return "trait \(size)" }
        return pick(Stage.plain, workbench).map { "trait \(size) for \($0)" }
    }

    /// A statement before a presentation, or in the midst of one.
    private mutating func preparation(_ workbench: Workbench) -> String? {
        let flag = dice.pick(["true", "false"])
        let presented = stage.cast.filter {
            (workbench.object(named: $0) as? UIViewController)?.presentingViewController != nil
        }
        let name = presented.isEmpty || dice.roll(2) == 0 ? "d" : dice.pick(presented)
        guard let free = pick(["e", "h"], workbench) else { return nil }
        return dice.pick([
            "\(name).transitioningDelegate = q", "\(name).transitioningDelegate = q",
            "\(name).transitioningDelegate = nil", "n.delegate = q", "n.delegate = nil",
            "q.isInteractive = \(flag)", "q.isInteractive = false",
            "\(name).isModalInPresentation = \(flag)",
            "\(name).sheetPresentationController?.detents = [.medium(), .large()]",
            "\(name).sheetPresentationController?.largestUndimmedDetentIdentifier = .medium",
            "\(name).preferredContentSize = CGSize(width: 200, height: 150)",
            "\(dice.pick(Stage.plain + ["n", "t", "w"])).definesPresentationContext = \(flag)",
            "\(name).dismiss(animated: \(flag))",
            "\(name).present(\(free), animated: \(flag))", "\(name).show(\(free), sender: nil)",
        ])
    }
}

extension Workbench {
    /// One of the names whose controller's view is in the window.
    fileprivate func onScreen(of names: [String], _ dice: inout Dice) -> String? {
        let shown = names.filter {
            (object(named: $0) as? UIViewController)?.viewIfLoaded?.window != nil
        }
        return shown.isEmpty ? nil : dice.pick(shown)
    }

    /// A62: whether an animator has forgotten to complete its transition.
    var hangs: Bool {
        simulator.transitions.custom.contains { $0.forgetfulAnimator != nil }
    }
}
