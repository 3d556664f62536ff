import Gallery
import HeadlessUIKit

extension DrawerControllerDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func drawerController(_ drawer: DrawerController, didOpen side: DrawerController.Side) {
        _ = answer("drawerController(_:didOpen:)", [drawer.value, side.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func drawerController(_ drawer: DrawerController, didClose side: DrawerController.Side) {
        _ = answer("drawerController(_:didClose:)", [drawer.value, side.value])
    }
}

extension MemberList<DrawerController> {
    mutating func addByHand() {
        property("centerContainer", { $0.centerContainer })
        property(
            "delegate", { ScriptElement(value: $0.delegate.map { .object($0) } ?? .null) },
            { $0.delegate = $1.value.objectOrNil as? any DrawerControllerDelegate })

    }
}
