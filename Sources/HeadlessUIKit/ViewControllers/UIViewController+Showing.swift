extension UIViewController {
    /// P26: a container above shows the controller in its own way, or it is presented.
    func handOn(_ controller: UIViewController, sender: Any?, _ action: ContentAction) {
        guard let target = nearestPresenterOfContent(for: action) else {
            return present(controller, animated: true)
        }
        switch action {
        case .show: target.show(controller, sender: sender)
        case .showDetail: target.showDetailViewController(controller, sender: sender)
        }
    }
}
