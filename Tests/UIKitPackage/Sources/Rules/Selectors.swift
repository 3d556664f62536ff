import UIKit

open class TapController: UIViewController {
    var heard: [String] = []
    public let button = UIButton()

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(button)
        button.addTarget(self, action: #selector(tap), for: .touchUpInside)
        button.addTarget(
            self,
            action: #selector(TapController.press(_:)), for: .touchUpInside)
        NotificationCenter.default.addObserver(
            self, selector: #selector(note(_:)), name: Notification.Name("note"), object: nil)
    }

    @objc func tap() { heard.append("tap") }
    @objc private func note(_ notification: Notification) {
        heard.append(notification.name.rawValue)
    }
}

extension TapController {
    @IBAction func press(_ sender: UIButton) { heard.append("press \(sender === button)") }
    @objc func move(with distance: NSNumber, to place: String) { heard.append("move") }
}

final class SlowTapController: TapController {
    @objc override func tap() {
        super.tap()
        heard.append("slow")
    }
    @objc func add(_ number: NSNumber) -> NSNumber { NSNumber(value: number.intValue + 1) }
}

final class Listener: NSObject {
    var count = 0
    @objc func hear() { count += 1 }
}

@MainActor public func selectors() -> String {
    let controller = SlowTapController()
    controller.loadViewIfNeeded()
    controller.button.sendActions(for: .touchUpInside)
    NotificationCenter.default.post(name: Notification.Name("note"), object: nil)
    let sum = controller.perform(#selector(SlowTapController.add(_:)), with: NSNumber(value: 2))
    let listener = Listener()
    listener.perform(#selector(Listener.hear))
    let names = [
        #selector(TapController.move(with:to:)), #selector(getter: UIView.tintColor),
        #selector(UIResponder.becomeFirstResponder),
    ]
    return controller.heard.joined(separator: ",")
        + " \(sum?.takeUnretainedValue() as? NSNumber ?? 0) \(listener.count)"
        + " \(controller.responds(to: Selector(("wave:")))) \(controller.responds(to: #selector(SlowTapController.tap)))"
        + " \(names.map(NSStringFromSelector))"
}
