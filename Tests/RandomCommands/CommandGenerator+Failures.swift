import HeadlessUIKit
import Workbench

/// Steps that fail when a part of them has happened: nothing of them may stay.
extension CommandGenerator {
    mutating func failing(_ workbench: Workbench) -> String {
        let name = pick(Stage.plain, workbench) ?? "a"
        let failures = [
            "add nobody", "pop w", "push n on n", "select 99 in t", "set \(name).nothing 1",
            "window.addSubview(window)", "\(name).addChild(\(name))", "print([0][9])",
            "wait -1", "open left in \(name)", "finish", "column show inspector in s",
        ]
        if dice.roll(6) == 0 { return dice.pick(failures) }
        let change = change(workbench, name)
        switch dice.roll(4) {
        case 0...2: return "together { \(change); \(dice.pick(failures)) }"
        default: return "on \(name).viewDidLoad { \(change); \(dice.pick(failures)) }"
        }
    }

    /// A command that may be all that a step does, be it one that leaves no event.
    private mutating func change(_ workbench: Workbench, _ name: String) -> String {
        switch dice.roll(6) {
        case 0: statement(workbench) ?? quiet(name)
        case 1: quietStatement(name)
        case 2: childOrStack(workbench) ?? quiet(name)
        default: quiet(name)
        }
    }

    private mutating func childOrStack(_ workbench: Workbench) -> String? {
        dice.roll(2) == 0 ? containment(workbench) : stackCommand(workbench)
    }

    private mutating func quiet(_ name: String) -> String {
        let flag = dice.pick(["on", "off"])
        return dice.pick([
            "set snapshots \(flag)", "set fullscreen \(flag)", "set animated \(flag)",
            "set ios \(dice.pick(["12", "15", "26"]))", "device add Slab 700 900",
            "device \(dice.pick(["iPad Pro 11", "iPhone SE"]))", "set device iPhone 16",
            "forget \(name)", "prefer \(name) 200 300", "layout", "layout \(name)",
            "frame \(name).view 1 2 30 40", "trait style dark", "trait style dark for window",
            "trait compact for \(name)", "keyboard show", "keyboard hide", "background",
            "foreground", "scene resign", "scene activate", "memory", "location 52.5 13.4",
            "location \(dice.pick(["allow", "always", "deny"]))", "mark here", "echo hello",
            "constrain \(name).view.width = 100", "rotate", "multitask 1/2", "resize 500 700",
            "on \(name).viewDidAppear { echo hello }", "off \(name).viewDidAppear",
            "set \(name).title Other", "set \(name).view.tag 3", "tap 1 1", "touch \(name)",
            "placeholder \(name)", "detent medium", "hover \(name)", "type hello", "info \(name)",
            "expect \(name).parent nil", "tree", "dry add \(name)", "traits \(name)",
            "swipe back in n", "swipe forward in g", "drag up 20", "select 1 in t",
        ])
    }

    private mutating func quietStatement(_ name: String) -> String {
        dice.pick([
            "\(name).view.addGestureRecognizer(UITapGestureRecognizer())",
            "\(name).view.layer.cornerRadius = 3", "n.navigationBar.isTranslucent = false",
            "\(name).tabBarItem.title = \"T\"", "\(name).navigationItem.title = \"T\"",
            "\(name).navigationItem.rightBarButtonItem = UIBarButtonItem()",
            "n.toolbar.isHidden", "t.moreNavigationController.title", "n.navigationBar.items",
            "\(name).view.layoutIfNeeded()", "\(name).loadViewIfNeeded()",
            "\(name).view.safeAreaLayoutGuide.identifier = \"G\"", "\(name).view.sizeToFit()",
            "\(name).additionalSafeAreaInsets.top = 9", "\(name).presentationController?.delegate",
            "\(name).view.becomeFirstResponder()", "\(name).becomeFirstResponder()",
            "\(name).traitOverrides.userInterfaceStyle = .dark", "UIDevice.current.model",
            "\(name).setEditing(true, animated: false)", "\(name).editButtonItem",
            "let fresh = UIView()", "var number = 1", "func f() { }", "class K { }",
            "UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, "
                + "from: nil, for: nil)",
            "NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, "
                + "object: nil)",
            "DispatchQueue.main.async { \(name).title = \"later\" }",
            "UIView.performWithoutAnimation { \(name).view.alpha = 0.5 }",
            "m.tableView.beginUpdates()", "m.tableView.endUpdates()",
            "c.collectionView.performBatchUpdates({ })", "UIView.setAnimationsEnabled(false)",
        ])
    }
}
