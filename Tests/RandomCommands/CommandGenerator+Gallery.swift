import HeadlessUIKit
import Workbench

/// Commands on the containers of the gallery.
extension CommandGenerator {
    mutating func galleryCommand(_ workbench: Workbench) -> String? {
        switch stage.gallery {
        case .drawer, .deck: dice.roll(5) == 0 ? sideChange(workbench) : sideCommand()
        case .segmented: segmentCommand(workbench)
        case .scroll: scrollCommand(workbench)
        case .antipodal: dice.pick(["flip r", "flip r lower", "flip", "pan map1 52.5 13.4"])
        case nil: nil
        }
    }

    private mutating func sideCommand() -> String {
        let side = dice.pick(["left", "right"])
        return switch dice.roll(8) {
        case 0...1: "open \(side) in r\(animation())"
        case 2: "close r\(animation())"
        case 3: "toggle \(side) in r\(animation())"
        case 4: "bounce \(side) in r"
        default: "swipe \(side) in r"
        }
    }

    private mutating func sideChange(_ workbench: Workbench) -> String? {
        let place = dice.pick(["center", "left", "right"])
        guard let name = spare(workbench), dice.roll(4) > 0 else {
            return place == "center" ? nil : "r.\(place)ViewController = nil"
        }
        if place == "center", stage.gallery == .drawer {
            let kind = dice.pick(["withCloseAnimation", "withFullCloseAnimation"])
            return "r.setCenter(\(name), \(kind): true)"
        }
        return "r.\(place)ViewController = \(name)"
    }

    private mutating func segmentCommand(_ workbench: Workbench) -> String? {
        switch dice.roll(6) {
        case 0...1: "select \(dice.pick(["i", "j", "l", "t"])) in r"
        case 2: "select \(dice.roll(4)) in r"
        case 3...4: "tap \(dice.roll(3) + 1) in r"
        default: list(workbench)
        }
    }

    private mutating func scrollCommand(_ workbench: Workbench) -> String? {
        switch dice.roll(6) {
        case 0...1: "page \(dice.pick(["i", "j", "l", "t"])) in r\(animation())"
        case 2...4: "swipe \(dice.pick(["forward", "reverse"])) in r"
        default: list(workbench)
        }
    }

    /// Another list of what the container holds.
    private mutating func list(_ workbench: Workbench) -> String? {
        let list = Stage.reserved.filter { _ in dice.roll(3) > 0 }
        return "r.viewControllers = [\(list.joined(separator: ", "))]"
    }

    /// What the gallery's container may have and has not; before it is loaded nothing tells.
    private mutating func spare(_ workbench: Workbench) -> String? {
        guard (workbench.object(named: "r") as? UIViewController)?.isViewLoaded ?? false else {
            return nil
        }
        let spare = Stage.reserved.filter { name in
            let controller = workbench.object(named: name) as? UIViewController
            return controller.map { $0.parent == nil } ?? false
        }
        return spare.isEmpty ? nil : dice.pick(spare)
    }
}
