import HeadlessUIKit
import Workbench

/// What the user and the device do, statements, and going back and forth.
extension CommandGenerator {
    mutating func tap(_ workbench: Workbench) -> String? {
        let offered = workbench.completions(for: "tap ").map(\.text)
        let titles = ["Yes", "No", "Cancel", "Do", "Copy", "Close", "back", "z"]
            .filter(offered.contains)
        if !titles.isEmpty, dice.roll(2) == 0 { return "tap \(dice.pick(titles))" }
        if offered.contains("row") { return "tap row \(dice.roll(4))" }
        if offered.contains("item") { return "tap item \(dice.roll(2))" }
        return dice.roll(10) == 0 ? "tap row 1 in m" : nil
    }

    mutating func screenCommand() -> String {
        let devices = ["iPhone 16", "iPad Pro 11", "iPhone 16 Pro Max"]
        switch dice.roll(12) {
        case 0, 1: return "device \(dice.pick(devices))"
        case 2: return "multitask \(dice.pick(["1/3", "1/2", "2/3", "full", "slideover"]))"
        case 3: return "resize \(dice.pick(["400 700", "700 500", "834 834"]))"
        case 4: return "trait style \(dice.pick(["dark", "light"])) for window"
        default: return dice.pick(["rotate", "rotate", "rotate left"])
        }
    }

    mutating func timeCommand() -> String {
        dice.pick([
            "hold", "wait 0.1", "wait 0.4", "settle", "layout", "swipe back", "swipe back in n",
        ])
    }

    mutating func travel() -> String {
        dice.pick(["undo", "undo", "undo 3", "redo", "redo 2", "undo; redo", "undo 2; redo 2"])
    }

    /// What is refused, warned of or raised wherever it comes.
    mutating func illegalCommand(_ workbench: Workbench) -> String? {
        let name = pick(Stage.plain, workbench) ?? "a"
        return dice.pick([
            "progress 2", "finish", "cancel", "pop w", "popto w", "select 99 in t",
            "select -1 in t", "column show inspector in s", "push n on n", "push s on n",
            "push \(name) on \(name)", "new a", "page nobody in g", "open left in w",
            "t.selectedIndex = NSNotFound",
            "n.setViewControllers([\(name), \(name)], animated: true)",
            "n.popToViewController(w, animated: false)", "\(name).addChild(\(name))",
            "g.setViewControllers([], direction: .forward, animated: false)",
            "g.setViewControllers([b, d, \(name)], direction: .forward, animated: true)",
            "ask.addTextField(); present ask; present ask",
            "s.setViewController(\(name), for: .supplementary)", "t.selectedViewController = w",
            "m.tableView.selectRow(at: IndexPath(row: 99, section: 0), animated: true)",
        ])
    }

    mutating func statement(_ workbench: Workbench) -> String? {
        let flag = dice.pick(["true", "false"])
        guard let name = pick(Stage.plain, workbench) else { return nil }
        return dice.pick([
            "n.setNavigationBarHidden(\(flag), animated: \(flag))", "n.isToolbarHidden = \(flag)",
            "k.isToolbarHidden = \(flag)", "t.isTabBarHidden = \(flag)",
            "\(name).hidesBottomBarWhenPushed = \(flag)",
            "\(name).navigationItem.largeTitleDisplayMode = .never",
            "n.navigationBar.prefersLargeTitles = \(flag)", "m.tableView.reloadData()",
            "c.collectionView.reloadData()", "m.clearsSelectionOnViewWillAppear = \(flag)",
            "\(name).view.setNeedsLayout()", "\(name).title = \"T\"",
            "\(name).preferredContentSize = CGSize(width: 200, height: 100)",
            "n.pushViewController(k, animated: \(flag))", "n.viewControllers = []",
            "n.popViewController(animated: \(flag)); n.pushViewController(\(name), animated: true)",
            "n.setViewControllers([\(name)], animated: \(flag))", "t.selectedIndex = 7",
            "\(name).definesPresentationContext = \(flag)", "n.show(\(name), sender: nil)",
            "UIView.animate(withDuration: 0.2) { \(name).view.alpha = 0.5 }",
            "set animated \(flag == "true" ? "on" : "off")", "\(name).removeFromParent()",
        ])
    }
}
