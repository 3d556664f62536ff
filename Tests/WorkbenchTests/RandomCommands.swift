import HeadlessUIKit
import TestSupport

@testable import Workbench

/// Chooses commands on containers of every kind at random: most are legal where they come, for
/// completion offers their operands; some are not.
@MainActor
struct RandomCommands {
    private var dice: Dice
    private let cast: [String]
    /// Commands that make the world that the others change.
    let setUp: [String]

    init(seed: Int) {
        var dice = Dice(seed: seed)
        let device = dice.pick(["iPhone 16", "iPhone 16", "iPad Pro 11", "iPhone 16 Pro Max"])
        setUp = Self.setUp(&dice, device: device)
        cast =
            Self.plain + Self.leaves
            + ["w", "n", "k", "t", "s", "g", "m", "c", "ask", "sheet", "share"]
        self.dice = dice
    }

    private static let plain = ["a", "b", "d", "e", "f", "h"]
    /// What the rows of lists show; nothing is put into these.
    private static let leaves = ["x", "y"]

    private static func setUp(_ dice: inout Dice, device: String) -> [String] {
        let names = plain + leaves + ["w"]
        let splits = ["as split with e f", "as split with e f h", "as split classic with e f"]
        let scroll = dice.pick(["", " curl"])
        return ["device \(device)"] + names.map { "new \($0)" } + [
            "new n as nav with a", "new k as nav", "new m as table with x \"B\" y 3",
            "new c as collection with y \"B\"", "new ask as alert titled \"Q\" with Yes No Cancel",
            "new sheet as sheet titled \"Q\" with Do!", "new share as activity with text",
            "new g as page\(scroll) with b d", "new s \(dice.pick(splits))",
            "new t as tab with n g k", "root \(dice.pick(["t", "t", "n", "s", "g", "w"]))",
        ]
    }

    // MARK: One command

    /// A command for the world as it stands.
    mutating func next(in workbench: Workbench) -> String {
        if workbench.interpreter.world.simulator.interactiveTransition != nil, dice.roll(2) == 0 {
            return dice.pick(["progress 0.3", "finish", "cancel", "cancel"])
        }
        if workbench.interpreter.world.isHeld, dice.roll(3) == 0 { return "release" }
        for _ in 0..<4 {
            if let command = candidate(in: workbench) { return command }
        }
        return "wait 0.1"
    }

    private mutating func candidate(in workbench: Workbench) -> String? {
        switch dice.roll(20) {
        case 0...4: stackCommand(workbench)
        case 5...6: tabCommand(workbench)
        case 7...8: pageCommand(workbench)
        case 9...10: splitCommand(workbench)
        case 11...12: presentation(workbench)
        case 13...14: containment(workbench)
        case 15: listCommand(workbench)
        case 16: screenCommand()
        case 17: timeCommand()
        case 18: together(workbench)
        default: statement(workbench)
        }
    }

    /// What completion offers for the next word, one in thirty times any name; nil where it offers
    /// none.
    private mutating func operand(_ command: String, _ workbench: Workbench) -> String? {
        if dice.roll(30) == 0 { return pick(cast, workbench) }
        let offered = workbench.completions(for: command + " ").map(\.text).filter(cast.contains)
        return offered.isEmpty ? nil : dice.pick(offered)
    }

    /// One of the names, but of no controller that presents, is presented or is the window's root:
    /// UIKit says nothing of those that are put elsewhere as well.
    private mutating func pick(_ names: [String], _ workbench: Workbench) -> String? {
        let world = workbench.interpreter.world
        let free = names.filter { name in
            guard let controller = world.names.controller(name) else { return false }
            return controller !== world.root && controller.presentingViewController == nil
                && controller.presentedViewController == nil
        }
        return free.isEmpty ? nil : dice.pick(free)
    }

    private mutating func command(_ start: String, _ workbench: Workbench) -> String? {
        operand(start, workbench).map { "\(start) \($0)" }
    }

    private mutating func animation() -> String { dice.pick([" animated", " unanimated"]) }

    private mutating func names(_ most: Int, _ workbench: Workbench) -> [String] {
        let names = (0..<dice.roll(most + 1)).compactMap { _ in
            pick(Self.plain + Self.leaves + ["m", "c"], workbench)
        }
        return names.enumerated().filter { !names[..<$0.offset].contains($0.element) }
            .map(\.element)
    }

    // MARK: Kinds of commands

    private mutating func stackCommand(_ workbench: Workbench) -> String? {
        switch dice.roll(9) {
        case 0...3:
            return command("push", workbench).flatMap { command($0 + " on", workbench) }.map {
                $0 + animation()
            }
        case 4...5: return command("pop", workbench).map { $0 + animation() }
        case 6: return command("popto", workbench).map { $0 + animation() }
        case 7: return command("poptoroot", workbench).map { $0 + animation() }
        default:
            let list = names(3, workbench).joined(separator: " ")
            return "stack \(dice.pick(["n", "k"])) with \(list)\(animation())"
        }
    }

    private mutating func tabCommand(_ workbench: Workbench) -> String? {
        switch dice.roll(6) {
        case 0...1: return command("select", workbench)
        case 2...3: return command("tap", workbench)
        case 4:
            let containers = ["n", "k", "g"].filter { _ in dice.roll(3) > 0 }
            let list = names(2, workbench) + containers.filter { pick([$0], workbench) != nil }
            return "t.setViewControllers([\(list.joined(separator: ", "))], animated: true)"
        default: return "select \(dice.roll(4)) in t"
        }
    }

    private mutating func pageCommand(_ workbench: Workbench) -> String? {
        switch dice.roll(4) {
        case 0...1:
            guard let page = pick(["b", "d", "d", dice.pick(Self.plain)], workbench) else {
                return nil
            }
            return "page \(page) in g \(dice.pick(["forward", "reverse"]))\(animation())"
        default: return "swipe \(dice.pick(["forward", "reverse"])) in g"
        }
    }

    private mutating func splitCommand(_ workbench: Workbench) -> String? {
        let column = dice.pick(["primary", "secondary", "supplementary", "compact"])
        switch dice.roll(6) {
        case 0: return "column show \(column) in s"
        case 1: return "column hide \(column) in s"
        case 2:
            return pick(Self.plain + Self.leaves, workbench).map {
                "column set \(column) to \($0) in s"
            }
        case 3:
            let mode = dice.pick([
                "automatic", "secondaryOnly", "oneBesideSecondary", "oneOverSecondary",
                "twoBesideSecondary", "twoOverSecondary", "twoDisplaceSecondary",
            ])
            return "displaymode \(mode) in s"
        case 4: return command("show", workbench)
        default: return command("showdetail", workbench)
        }
    }

    private mutating func presentation(_ workbench: Workbench) -> String? {
        if dice.roll(2) == 0 { return "dismiss" + animation() }
        let styles = ["", "", " as fullScreen", " as pageSheet", " as overFullScreen"]
        return command("present", workbench).map { $0 + dice.pick(styles) + animation() }
    }

    private mutating func containment(_ workbench: Workbench) -> String? {
        switch dice.roll(5) {
        case 0...1:
            // What lists of pages and columns hold must hold no container in turn.
            return operand("add", workbench).map { child in
                let isPlain = Self.plain.contains(child)
                return "add \(child) to \(isPlain ? dice.pick(Self.plain) : "w")"
            }
        case 2...3: return command("remove", workbench)
        default:
            guard workbench.interpreter.world.root?.presentedViewController == nil else {
                return nil
            }
            return pick(["t", "n", "s", "g", "w", "m"], workbench).map { "root \($0)" }
        }
    }

    private mutating func listCommand(_ workbench: Workbench) -> String? {
        let offered = workbench.completions(for: "tap ").map(\.text)
        let titles = ["Yes", "No", "Cancel", "Do", "back"].filter(offered.contains)
        if !titles.isEmpty, dice.roll(2) == 0 { return "tap \(dice.pick(titles))" }
        if offered.contains("row") { return "tap row \(dice.roll(4))" }
        if offered.contains("item") { return "tap item \(dice.roll(2))" }
        return dice.roll(10) == 0 ? "tap row 1 in m" : nil
    }

    private mutating func screenCommand() -> String {
        let devices = ["iPhone 16", "iPad Pro 11", "iPhone 16 Pro Max"]
        return dice.roll(6) == 0
            ? "device \(dice.pick(devices))" : dice.pick(["rotate", "rotate", "rotate left"])
    }

    private mutating func timeCommand() -> String {
        dice.pick(["hold", "wait 0.1", "wait 0.4", "settle", "layout", "swipe back"])
    }

    private mutating func together(_ workbench: Workbench) -> String? {
        let parts = (0..<2 + dice.roll(2)).compactMap { _ in
            dice.roll(2) == 0 ? stackCommand(workbench) : containment(workbench)
        }
        return parts.isEmpty ? nil : "together { \(parts.joined(separator: "; ")) }"
    }

    private mutating func statement(_ workbench: Workbench) -> String? {
        let flag = dice.pick(["true", "false"])
        guard let name = pick(Self.plain, workbench) else { return nil }
        return dice.pick([
            "n.setNavigationBarHidden(\(flag), animated: \(flag))", "n.isToolbarHidden = \(flag)",
            "k.isToolbarHidden = \(flag)", "t.isTabBarHidden = \(flag)",
            "\(name).hidesBottomBarWhenPushed = \(flag)",
            "\(name).navigationItem.largeTitleDisplayMode = .never",
            "n.navigationBar.prefersLargeTitles = \(flag)", "m.tableView.reloadData()",
            "m.clearsSelectionOnViewWillAppear = \(flag)", "\(name).view.setNeedsLayout()",
            "n.pushViewController(k, animated: \(flag))", "n.viewControllers = []",
            "n.popViewController(animated: \(flag)); n.pushViewController(\(name), animated: true)",
            "t.selectedIndex = 7",
            "\(name).definesPresentationContext = \(flag)",
        ])
    }
}
