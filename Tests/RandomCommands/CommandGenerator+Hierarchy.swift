import HeadlessUIKit
import Workbench

/// Presentation, containment, and several commands at once.
extension CommandGenerator {
    mutating func presentation(_ workbench: Workbench) -> String? {
        if dice.roll(2) == 0 { return "dismiss" + animation() }
        let styles = ["", "", " as fullScreen", " as pageSheet", " as overFullScreen"]
        return command("present", workbench).map { $0 + dice.pick(styles) + animation() }
    }

    mutating func containment(_ workbench: Workbench) -> String? {
        if dice.roll(5) > 0 { return childCommand(workbench) }
        guard workbench.simulator.window.rootViewController?.presentedViewController == nil else {
            return nil
        }
        return pick(stage.roots + ["m"], workbench).map { "root \($0)" }
    }

    private mutating func childCommand(_ workbench: Workbench) -> String? {
        if dice.roll(2) == 0 { return command("remove", workbench) }
        // What lists of pages and columns hold must hold no container in turn.
        return operand("add", workbench).flatMap { pick([$0], workbench) }.map { child in
            let isPlain = Stage.plain.contains(child)
            return "add \(child) to \(isPlain ? dice.pick(Stage.plain) : "w")"
        }
    }

    /// A command in a callback, once: what it shows nobody else may show.
    mutating func hook(_ workbench: Workbench) -> String? {
        guard let name = pick(Stage.plain + ["n", "k", "g", "w"], workbench) else { return nil }
        let callback = dice.pick([
            "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
            "viewWillDisappear", "viewDidDisappear", "willMove", "didMove",
            "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        ])
        let hooked = dice.pick(Stage.hooked)
        let command = dice.pick([
            "push \(hooked) on n", "push \(hooked) on k", "present \(hooked)",
            "dismiss", "dismiss \(name)", "pop n", "pop k", "poptoroot n", "add \(hooked) to w",
            "remove \(hooked)", "remove \(name)", "\(hooked).removeFromParent()",
            "select \(dice.roll(3)) in t", "t.setViewControllers([n, k], animated: false)",
            "page \(hooked) in g", "n.setViewControllers([\(hooked)], animated: true)",
        ])
        let suffix = ["push", "pop", "present", "dismiss", "page"].contains {
            command.hasPrefix($0)
        }
        let place = "\(name).\(callback)"
        let line = command + (suffix ? animation() : "")
        return "on \(place) { off \(place); \(guarded(line)) }"
    }

    /// What is put elsewhere presents nothing by then, and nothing presents it.
    private func guarded(_ line: String) -> String {
        guard line.hasPrefix("t.setViewControllers") else { return line }
        let conditions = ["n", "k"].flatMap {
            ["\($0).presentedViewController == nil", "\($0).presentingViewController == nil"]
        }
        return "if \(conditions.joined(separator: " && ")) { \(line) }"
    }

    mutating func together(_ workbench: Workbench) -> String? {
        let parts = (0..<2 + dice.roll(2)).compactMap { _ in
            dice.roll(2) == 0 ? stackCommand(workbench) : childCommand(workbench)
        }
        return parts.isEmpty ? nil : "together { \(parts.joined(separator: "; ")) }"
    }
}
