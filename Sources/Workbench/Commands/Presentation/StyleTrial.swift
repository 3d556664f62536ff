import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// One presentation that is tried in a world of its own: a child of a child of the root presents,
/// and the middle one defines a presentation context.
@MainActor
struct StyleTrial {
    /// Where it is tried.
    struct Screen {
        let ios: Int
        let device: SimulatedDevice
        let orientation: UIInterfaceOrientation

        /// `iOS 26, iPhone 16, portrait 393x852`
        var title: Message {
            let size = device.size(in: orientation)
            let way: Message = orientation.isLandscape ? "landscape" : "portrait"
            return
                "iOS \(ios), \(device.name), \(way) \(Int(clamping: size.width))x\(Int(clamping: size.height))"
        }
    }

    /// How it came out.
    struct Outcome {
        var presenter = "-"
        var shown = "-"
        var frame = "-"
        var told = "raises E16"
        /// As the table shows it.
        var cells: [String] { [presenter, shown, frame, told] }
    }

    private let root = UIViewController()
    private let context = UIViewController()
    private let source = UIViewController()
    private let presented = UIViewController()
    private let simulator: Simulator

    /// Presents in a fresh world, which is gone afterwards.
    static func outcome(of style: UIModalPresentationStyle, on screen: Screen) -> Outcome {
        Simulator.settingAside {
            let simulator = Simulator.reset(
                .init(systemVersion: screen.ios, device: screen.device, misusePolicy: .record))
            return StyleTrial(simulator).run(style, screen.orientation)
        }
    }

    private init(_ simulator: Simulator) {
        self.simulator = simulator
        let names = [(root, "root"), (context, "context"), (source, "child"), (presented, "it")]
        for (controller, name) in names { simulator.setName(name, of: controller) }
    }

    private func run(
        _ style: UIModalPresentationStyle, _ orientation: UIInterfaceOrientation
    ) -> Outcome {
        show(orientation)
        let before = simulator.log.count
        presented.modalPresentationStyle = style
        presented.popoverPresentationController?.sourceView = source.view
        presented.popoverPresentationController?.sourceRect = CGRect(
            x: 100, y: 300, width: 60, height: 40)
        presented.preferredContentSize =
            style == .popover ? CGSize(width: 240, height: 180) : .zero
        source.present(presented, animated: true)
        simulator.runUntilIdle()
        guard let presenter = presented.presentingViewController,
            let presentation = presented.presentationController
        else { return Outcome() }
        let frame = presented.view.convert(presented.view.bounds, to: nil)
        return Outcome(
            presenter: simulator.name(of: presenter.objectID), shown: presentation.shownStyle.name,
            frame: [frame.minX, frame.minY, frame.width, frame.height].map(Self.text)
                .joined(separator: " "),
            told: isTold(presenter, since: before) ? "told" : "not told")
    }

    private func show(_ orientation: UIInterfaceOrientation) {
        context.definesPresentationContext = true
        for (child, parent) in [(context, root), (source, context)] {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.view.frame = parent.view.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            child.didMove(toParent: parent)
        }
        simulator.window.rootViewController = root
        simulator.window.makeKeyAndVisible()
        simulator.runUntilIdle()
        simulator.rotate(to: orientation)
        simulator.runUntilIdle()
    }

    /// Whether its appearance was reported to the presenter.
    private func isTold(_ presenter: UIViewController, since count: Int) -> Bool {
        simulator.log.events[count...].contains {
            $0.object == presenter.objectID && $0.callback.category == .appearance
        }
    }

    /// At most three decimals.
    private static func text(_ value: CGFloat) -> String {
        Decimal.text((Double(value) * 1000).rounded() / 1000)
    }
}
