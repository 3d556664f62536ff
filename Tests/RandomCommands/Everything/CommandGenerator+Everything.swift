import CheckoutFiles
import HeadlessUIKit
import Workbench

/// What sessions have besides commands on containers: code of both languages, classes, hooks, fingers,
/// storyboards, branches, and words of the user's own.
extension CommandGenerator {
    mutating func anything(_ workbench: Workbench) -> String? {
        switch dice.roll(24) {
        case 0...2: swift(workbench)
        case 3...5: objectiveC(workbench)
        case 6...7: declaration()
        case 8: instance(workbench)
        case 9...12: finger(workbench)
        case 13: storyboard(workbench)
        case 14...15: branch(workbench)
        case 16...17: hook(workbench) ?? echoingHook(workbench)
        case 18: echoingHook(workbench)
        case 19: block(workbench)
        case 20: word(workbench)
        case 21: display()
        case 22: released(workbench)
        default: failing(workbench)
        }
    }

    /// A hook that prints, and stays.
    private mutating func echoingHook(_ workbench: Workbench) -> String? {
        let callback = dice.pick([
            "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "didMove",
            "viewDidDisappear", "viewDidLayoutSubviews", "viewWillTransition",
        ])
        return pick(Stage.plain + ["n", "t", "g"], workbench).map { name in
            let body = dice.pick([
                "echo \(name) \(callback)", "print(\(name).isViewLoaded)", "\(name).title = \"H\"",
                "echo one\n    echo two", "NSLog(@\"%@\", \(name).title);",
            ])
            return body.contains("\n")
                ? "on \(name).\(callback) {\n    \(body)\n}" : "on \(name).\(callback) { \(body) }"
        }
    }

    /// Back, and forth on another way.
    private mutating func branch(_ workbench: Workbench) -> String? {
        let step = workbench.currentStep
        if step == 0 { return nil }
        return switch dice.roll(6) {
        case 0: "undo"
        case 1: "undo \(dice.roll(5) + 1)"
        case 2: "redo"
        case 3: "goto \(dice.roll(step + 3))"
        case 4: "goto \(step - dice.roll(min(step, 5)))"
        default: "mark m\(dice.roll(3))"
        }
    }

    private mutating func block(_ workbench: Workbench) -> String? {
        let parts = (0..<2).compactMap { _ in
            dice.roll(2) == 0 ? swift(workbench) : containment(workbench)
        }
        if parts.isEmpty { return nil }
        return switch dice.roll(4) {
        case 0: "repeat 2 { \(parts[0]) }"
        case 1: "together {\n    \(parts.joined(separator: "\n    "))\n}"
        case 2: "expect no exception { \(parts[0]) }"
        default: parts.joined(separator: "; ")
        }
    }

    /// A word of the user's own, or its use.
    private mutating func word(_ workbench: Workbench) -> String? {
        switch dice.roll(5) {
        case 0: "define twice { $1 $2; $1 $2 }"
        case 1: "define shown { present $1 unanimated\n    dismiss unanimated\n}"
        case 2: "alias put add"
        case 3: pick(Stage.plain, workbench).map { "shown \($0)" }
        default: pick(Stage.plain, workbench).map { "twice layout \($0)" }
        }
    }

    private mutating func display() -> String {
        dice.pick([
            "set animated off", "set animated on", "set log all", "set calls on", "set tree after",
            "set tree none", "set only appearance", "set log load appearance", "set theme mono",
            "set ios 12", "set ios 26", "set ios 8", "expect no warning", "echo \"one  two\" three",
            "expect log contains { nothing }",
        ])
    }

    /// Lets go of something.
    private mutating func released(_ workbench: Workbench) -> String? {
        pick(Stage.plain + Stage.leaves + ["p", "o"], workbench).map {
            dice.pick(["forget \($0)", "\($0) = nil", "remove \($0); forget \($0)"])
        }
    }

    // MARK: Storyboards

    private mutating func storyboard(_ workbench: Workbench) -> String? {
        let folder = Checkout.url("Tests/Scripts/storyboards").path
        return switch dice.roll(7) {
        case 0...1: "storyboard \(folder)/Main.storyboard as Main"
        case 2: "storyboard \(folder)/SecondStoryboard.storyboard"
        case 3: "instantiate MyViewController from SecondStoryboard as l"
        case 4: "launch Main"
        case 5: firstOffered(["segue", "unwind", "instantiate"], workbench)
        default: "root l"
        }
    }

    /// One of the commands with an operand that completion offers.
    mutating func firstOffered(_ commands: [String], _ workbench: Workbench) -> String? {
        let command = dice.pick(commands)
        let offered = workbench.completions(for: command + " ").map(\.text)
        return offered.isEmpty ? nil : "\(command) \(dice.pick(offered))"
    }
}
