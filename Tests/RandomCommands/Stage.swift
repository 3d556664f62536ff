import TestSupport

/// The controllers of one sequence, and the commands that make them.
struct Stage {
    /// The containers of the gallery; a sequence has one at most.
    enum Gallery: String {
        case drawer, deck, segmented, scroll, antipodal
    }

    /// Go anywhere.
    static let plain = ["a", "b", "d", "e", "f", "h"]
    /// What the rows of lists show; nothing is put into these.
    static let leaves = ["x", "y"]
    /// What commands in callbacks show, and only those.
    static let hooked = ["u", "v"]
    /// The gallery's container has these, and nobody else may: it holds them as an app's own
    /// container does.
    static let reserved = ["i", "j", "l", "o"]

    /// Nil where the sequence is on UIKit's containers alone.
    let gallery: Gallery?
    /// Whether `z` is a search of `a` and `b`.
    let hasSearch: Bool
    /// What may become the window's root.
    let roots: [String]
    /// What may be shown.
    let cast: [String]
    /// Commands that make the controllers.
    let setUp: [String]

    init(_ dice: inout Dice, _ variety: Variety) {
        gallery = dice.pick([nil, nil, .drawer, .deck, .segmented, .scroll, .antipodal])
        hasSearch = dice.roll(3) == 0
        let holdsTabs = gallery != nil && gallery != .antipodal && dice.roll(2) == 0
        let isTab = gallery != nil && !holdsTabs && dice.roll(3) == 0
        let tops = (holdsTabs ? ["n", "s", "g", "w"] : ["t", "t", "n", "s", "g", "w"])
        roots = gallery == nil ? tops : tops + (isTab ? [] : ["r", "r", "r", "r"])
        let containers = ["w", "n", "k", "s", "g", "m", "c"] + (holdsTabs ? [] : ["t"])
        let others = ["ask", "sheet", "share"] + (hasSearch ? ["z"] : [])
        cast = Self.plain + Self.leaves + containers + others + (gallery == nil ? [] : ["r"])
        var lines = Self.stock(&dice)
        if let gallery { lines += Self.lines(gallery, holdsTabs ? "t" : "i") }
        if hasSearch { lines += Self.search(&dice) }
        if variety.isOfPresentations {
            lines += Self.animator + ["device \(dice.pick(["iPhone 16", "iPhone SE", "iPad"]))"]
        }
        lines.append("t.viewControllers = [n, g, k\(isTab ? ", r" : "")]")
        guard variety.isOfEverything else {
            setUp = lines + ["root \(dice.pick(roots))"]
            return
        }
        lines = Self.fewer(lines, &dice)
        let known = roots.filter { root in lines.contains { $0.hasPrefix("new \(root) ") } }
        setUp = lines + ["root \(known.isEmpty ? "a" : dice.pick(known))"]
    }

    /// The lines without some that make something, and without those that need what these make.
    private static func fewer(_ lines: [String], _ dice: inout Dice) -> [String] {
        var missing: Set<String> = []
        return lines.filter { line in
            let words = line.split { !$0.isLetter }.map(String.init)
            let isLeftOut =
                line.hasPrefix("new ") && words[1] != "a" && dice.roll(5) < 3
            if isLeftOut || words.dropFirst().contains(where: missing.contains) {
                if line.hasPrefix("new ") { missing.insert(words[1]) }
                return false
            }
            return true
        }
    }

    private static func stock(_ dice: inout Dice) -> [String] {
        let device = dice.pick(["iPhone 16", "iPhone 16", "iPad Pro 11", "iPhone 16 Pro Max"])
        let splits = ["as split with e f", "as split with e f h", "as split classic with e f"]
        return ["device \(device)"] + (plain + leaves + hooked + ["w"]).map { "new \($0)" } + [
            "new n as nav with a", "new k as nav", "new m as table with x \"B\" y 3",
            "new c as collection with y \"B\"", "new ask as alert titled \"Q\" with Yes No Cancel",
            "new sheet as sheet titled \"Q\" with Do!", "new share as activity with text",
            "new g as page\(dice.pick(["", " curl"])) with b d", "new s \(dice.pick(splits))",
            "new t as tab",
        ]
    }

    private static func lines(_ gallery: Gallery, _ first: String) -> [String] {
        if gallery == .antipodal { return ["new r as antipodal"] }
        return reserved.map { "new \($0)" } + ["new r as \(gallery) with \(first) j l"]
    }

    private static func search(_ dice: inout Dice) -> [String] {
        let results = dice.pick(["nil", "UIViewController()"])
        return [
            "let z = UISearchController(searchResultsController: \(results))",
            "\(dice.pick(["a", "b", "m"])).navigationItem.searchController = z",
        ]
    }

    /// What animates presentations and stacks, under a finger or not, and may forget to say that it
    /// is done; and a bar button that popovers point at.
    private static let animator = [
        "let edit = UIBarButtonItem(title: \"Edit\", style: .plain, target: nil, action: nil)",
        "a.navigationItem.rightBarButtonItem = edit",
        "class Slide: NSObject, UIViewControllerTransitioningDelegate, "
            + "UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate { "
            + [
                "var isInteractive = false", "var forgets = false",
                "let finger = UIPercentDrivenInteractiveTransition()",
                "func animationController(forPresented presented: UIViewController, presenting: "
                    + "UIViewController, source: UIViewController) -> "
                    + "UIViewControllerAnimatedTransitioning? { return self }",
                "func animationController(forDismissed dismissed: UIViewController) -> "
                    + "UIViewControllerAnimatedTransitioning? { return self }",
                "func interactionControllerForPresentation(using animator: "
                    + "UIViewControllerAnimatedTransitioning) -> "
                    + "UIViewControllerInteractiveTransitioning? { return isInteractive ? finger : nil }",
                "func interactionControllerForDismissal(using animator: "
                    + "UIViewControllerAnimatedTransitioning) -> "
                    + "UIViewControllerInteractiveTransitioning? { return isInteractive ? finger : nil }",
                "func navigationController(_ navigationController: UINavigationController, "
                    + "animationControllerFor operation: UINavigationController.Operation, from "
                    + "fromVC: UIViewController, to toVC: UIViewController) -> "
                    + "UIViewControllerAnimatedTransitioning? { return self }",
                "func navigationController(_ navigationController: UINavigationController, "
                    + "interactionControllerFor animationController: "
                    + "UIViewControllerAnimatedTransitioning) -> "
                    + "UIViewControllerInteractiveTransitioning? { return isInteractive ? finger : nil }",
                "func transitionDuration(using transitionContext: "
                    + "UIViewControllerContextTransitioning?) -> TimeInterval { return 0.3 }",
                "func animateTransition(using context: UIViewControllerContextTransitioning) { "
                    + "if let view = context.view(forKey: .to) { "
                    + "view.frame = context.finalFrame(for: context.viewController(forKey: .to)!); "
                    + "context.containerView.addSubview(view) }; "
                    + "if forgets { return }; "
                    + "UIView.animate(withDuration: 0.3, animations: { }, completion: { _ in "
                    + "context.completeTransition(!context.transitionWasCancelled) }) }",
            ].joined(separator: "; ") + " }",
        "let q = Slide()",
    ]
}
