import HeadlessUIKit
import Workbench

/// Commands on UIKit's containers.
extension CommandGenerator {
    mutating func stackCommand(_ workbench: Workbench) -> String? {
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

    mutating func tabCommand(_ workbench: Workbench) -> String? {
        switch dice.roll(6) {
        case 0...1: return command("select", workbench)
        case 2...3: return command("tap", workbench)
        case 4:
            let containers = ["n", "k", "g"].filter { _ in dice.roll(3) > 0 }
            let list = names(4, workbench) + containers.filter { pick([$0], workbench) != nil }
            return "t.setViewControllers([\(list.joined(separator: ", "))], animated: true)"
        default: return "select \(dice.roll(4)) in t"
        }
    }

    mutating func pageCommand(_ workbench: Workbench) -> String? {
        switch dice.roll(4) {
        case 0...1:
            guard let page = pick(["b", "d", "d", dice.pick(Stage.plain)], workbench) else {
                return nil
            }
            return "page \(page) in g \(dice.pick(["forward", "reverse"]))\(animation())"
        default: return "swipe \(dice.pick(["forward", "reverse"])) in g"
        }
    }

    mutating func splitCommand(_ workbench: Workbench) -> String? {
        let column = dice.pick(["primary", "secondary", "supplementary", "compact"])
        switch dice.roll(6) {
        case 0: return "column show \(column) in s"
        case 1: return "column hide \(column) in s"
        case 2:
            return pick(Stage.plain + Stage.leaves, workbench).map {
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
}
