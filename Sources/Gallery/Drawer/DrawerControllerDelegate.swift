import HeadlessUIKit

/// What a drawer tells.
@MainActor
public protocol DrawerControllerDelegate: AnyObject {
    /// Told when a side stands open, by code or by a finger.
    func drawerController(_ drawer: DrawerController, didOpen side: DrawerController.Side)

    /// Told when the centre fills the drawer again.
    func drawerController(_ drawer: DrawerController, didClose side: DrawerController.Side)
}

extension DrawerControllerDelegate {
    /// Nothing where the delegate does not want to know.
    public func drawerController(
        _ drawer: DrawerController, didOpen side: DrawerController.Side
    ) {}

    /// Nothing where the delegate does not want to know.
    public func drawerController(
        _ drawer: DrawerController, didClose side: DrawerController.Side
    ) {}
}
