import HeadlessUIKit
import TestSupport
import Workbench

/// Chooses commands on containers of every kind at random: most are legal where they come, for
/// completion offers their operands; some are not.
@MainActor
struct CommandGenerator {
    var dice: Dice
    let stage: Stage
    private let variety: Variety

    init(seed: Int, variety: Variety) {
        self.variety = variety
        dice = Dice(seed: seed)
        stage = Stage(&dice, variety)
    }

    /// A command for the world as it stands.
    mutating func next(in workbench: Workbench) -> String {
        if workbench.isUnderFinger, dice.roll(2) == 0 {
            return dice.pick(["progress 0.3", "progress 1", "finish", "cancel", "cancel"])
        }
        if workbench.promptState.isHeld, dice.roll(3) == 0 { return "release" }
        if workbench.hangs, dice.roll(2) == 0 { return dice.pick(["undo", "undo 2", "undo 3"]) }
        for _ in 0..<4 {
            if let command = candidate(in: workbench) { return command }
        }
        return "wait 0.1"
    }

    private mutating func candidate(in workbench: Workbench) -> String? {
        if variety.isOfFailures, dice.roll(2) == 0 { return failing(workbench) }
        if variety.isOfEverything, dice.roll(2) == 0 { return anything(workbench) }
        if variety.isOfPresentations, dice.roll(2) == 0 { return presented(workbench) }
        return switch dice.roll(52) {
        case 0...8: stackCommand(workbench)
        case 9...12: tabCommand(workbench)
        case 13...16: pageCommand(workbench)
        case 17...20: splitCommand(workbench)
        case 21...25: galleryCommand(workbench)
        case 26...30: presentation(workbench)
        case 31...35: containment(workbench)
        case 36...38: tap(workbench)
        case 39...40: screenCommand()
        case 41...43: timeCommand()
        case 44...45: together(workbench)
        case 46: travel()
        case 47: illegalCommand(workbench)
        case 48...49: variety.hasHooks ? hook(workbench) : statement(workbench)
        default: statement(workbench)
        }
    }

    // MARK: Operands

    /// What completion offers for the next word, one in thirty times any name; nil where it offers
    /// none.
    mutating func operand(_ command: String, _ workbench: Workbench) -> String? {
        if dice.roll(30) == 0 { return pick(stage.cast, workbench) }
        let offered = workbench.completions(for: command + " ").map(\.text)
            .filter(stage.cast.contains)
        return offered.isEmpty ? nil : dice.pick(offered)
    }

    /// One of the names, but of no controller that presents, is presented or is the window's root:
    /// UIKit says nothing of those that are put elsewhere as well.
    mutating func pick(_ names: [String], _ workbench: Workbench) -> String? {
        let root = workbench.simulator.window.rootViewController
        let free = names.filter { name in
            guard let controller = workbench.object(named: name) as? UIViewController else {
                return false
            }
            return controller !== root && controller.presentingViewController == nil
                && controller.presentedViewController == nil
        }
        return free.isEmpty ? nil : dice.pick(free)
    }

    mutating func command(_ start: String, _ workbench: Workbench) -> String? {
        operand(start, workbench).map { "\(start) \($0)" }
    }

    mutating func animation() -> String { dice.pick([" animated", " unanimated"]) }

    /// Some of the names, each once.
    mutating func names(_ most: Int, _ workbench: Workbench) -> [String] {
        let names = (0..<dice.roll(most + 1)).compactMap { _ in
            pick(Stage.plain + Stage.leaves + ["m", "c"], workbench)
        }
        return names.enumerated().filter { !names[..<$0.offset].contains($0.element) }
            .map(\.element)
    }
}
