import HeadlessUIKit
import HierarchyRecords
import TestSupport

/// A split on a device, and what its columns and its delegate hear.
@MainActor
final class Columns {
    let scene: Scene
    let x: UISplitViewController
    let a: UIViewController, s: UIViewController, b: UIViewController, d: UIViewController

    init(
        _ style: UISplitViewController.Style, on device: String = "iPad", ios: Int = 26,
        navs: Bool = false
    ) {
        let scene = Scene(ios: ios, device: SimulatedDevice.named(device) ?? .iPhone16)
        self.scene = scene
        x = scene.named(
            style == .unspecified ? UISplitViewController() : UISplitViewController(style: style),
            "x")
        (a, s, b, d) = (
            scene.controller("a"), scene.controller("s"), scene.controller("b"),
            scene.controller("d")
        )
        if style != .unspecified {
            x.setViewController(a, for: .primary)
            if style == .tripleColumn { x.setViewController(s, for: .supplementary) }
            x.setViewController(b, for: .secondary)
            return
        }
        x.viewControllers =
            navs
            ? [
                UINavigationController(rootViewController: a),
                UINavigationController(rootViewController: b),
            ] : [a, b]
        _ = scene.take()
    }

    /// On the screen, with what came of it forgotten.
    convenience init(
        mounted style: UISplitViewController.Style, on device: String = "iPad", navs: Bool = false
    ) {
        self.init(style, on: device, navs: navs)
        mount()
    }

    @discardableResult
    func mount() -> [String] {
        lines {
            self.scene.simulator.window.rootViewController = self.x
            self.scene.simulator.window.makeKeyAndVisible()
        }
    }

    /// What a, s, b and d hear of appearance and containment, and the delegate as `d.`; the
    /// controllers around plain ones as `nav`.
    func lines(_ work: () -> Void) -> [String] {
        scene.lines(.all, of: work).compactMap { line in
            if line.hasPrefix("x.delegate.") {
                return "D."
                    + line.dropFirst(11).replacing(/UINavigationController-\d+/, with: "nav")
            }
            guard ["a.", "s.", "b.", "d."].contains(where: line.hasPrefix) else { return nil }
            let wanted = ["Move", "viewDidLoad", "ppear("]
            guard wanted.contains(where: line.contains), !line.contains("IsAppearing"),
                !line.contains("Superview"), !line.contains("Window")
            else { return nil }
            return line.replacing(/UINavigationController-\d+/, with: "nav")
        }
    }

    func compact() -> [String] {
        lines { scene.simulator.setScreenTraits { $0.horizontal = .compact } }
    }

    func regular() -> [String] {
        lines { scene.simulator.setScreenTraits { $0.horizontal = .regular } }
    }
}
