import Gallery
import HeadlessUIKit

extension ScrollControllerDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func scrollController(_ scroll: ScrollController, didShow page: UIViewController) {
        _ = answer("scrollController(_:didShow:)", [scroll.value, page.value])
    }
}

extension MemberList<ScrollController> {
    mutating func addByHand() {
        property(
            "delegate", { ScriptElement(value: $0.delegate.map { .object($0) } ?? .null) },
            { $0.delegate = $1.value.objectOrNil as? any ScrollControllerDelegate })
        property("scrollView", { $0.scrollView })
    }
}
