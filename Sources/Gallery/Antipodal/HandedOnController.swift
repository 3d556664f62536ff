import HeadlessUIKit

/// The way before iOS 5: it shows another controller's view, and hands the appearance callbacks on by hand, for the
/// other one is no child. What then arrives, is doubled or is missed depends on what is above (D05, D23).
open class HandedOnController: UIViewController {
    /// The controller whose view is shown.
    open var guest: UIViewController?

    open override func viewDidLoad() {
        super.viewDidLoad()
        guard let guest = guest else { return }
        guest.view.frame = view.bounds
        view.addSubview(guest.view)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guest?.viewWillAppear(animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guest?.viewDidAppear(animated)
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guest?.viewWillDisappear(animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guest?.viewDidDisappear(animated)
    }
}
