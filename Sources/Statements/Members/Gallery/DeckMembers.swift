import Gallery
import HeadlessUIKit

extension DeckControllerDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func deckController(_ deck: DeckController, willOpen side: DeckController.Side) -> Bool {
        answer("deckController(_:willOpen:)", [deck.value, side.value]).flatMap(Bool.from) ?? true
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func deckController(_ deck: DeckController, didOpen side: DeckController.Side) {
        _ = answer("deckController(_:didOpen:)", [deck.value, side.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func deckController(_ deck: DeckController, willClose side: DeckController.Side) -> Bool {
        answer("deckController(_:willClose:)", [deck.value, side.value]).flatMap(Bool.from)
            ?? true
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func deckController(_ deck: DeckController, didClose side: DeckController.Side) {
        _ = answer("deckController(_:didClose:)", [deck.value, side.value])
    }
}

extension MemberList<DeckController> {
    mutating func addByHand() {
        property("dimmingView", { $0.dimmingView })
        property(
            "delegate", { ScriptElement(value: $0.delegate.map { .object($0) } ?? .null) },
            { $0.delegate = $1.value.objectOrNil as? any DeckControllerDelegate })

    }
}
