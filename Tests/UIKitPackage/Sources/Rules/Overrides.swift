import UIKit

class ShyController: UIViewController { var calls: [String] = [] }

extension ShyController {
    override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("loaded")
    }

    override var prefersStatusBarHidden: Bool { true }
}

@MainActor public func overrides() -> String {
    let controller = ShyController()
    controller.loadViewIfNeeded()
    return "\(controller.calls) \(controller.prefersStatusBarHidden)"
}
