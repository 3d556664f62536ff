import HeadlessUIKit

/// The practice before iOS 5: the controller shows another controller's view without making it a
/// child, and forwards the appearance callbacks by hand. Whether the other controller gets a
/// callback once, twice or never depends on the containers above (D05, D23).
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
