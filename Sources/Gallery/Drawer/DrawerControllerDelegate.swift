import HeadlessUIKit

/// The delegate of a controller with drawers.
@MainActor
public protocol DrawerControllerDelegate: AnyObject {
    /// Sent when a drawer has opened, by code or by the user.
    func drawerController(_ drawer: DrawerController, didOpen side: DrawerController.Side)

    /// Sent when a drawer has closed.
    func drawerController(_ drawer: DrawerController, didClose side: DrawerController.Side)
}

extension DrawerControllerDelegate {
    /// Does nothing.
    public func drawerController(
        _ drawer: DrawerController, didOpen side: DrawerController.Side
    ) {}

    /// Does nothing.
    public func drawerController(
        _ drawer: DrawerController, didClose side: DrawerController.Side
    ) {}
}
