import HeadlessUIKit

/// The delegate of a deck.
@MainActor
public protocol DeckControllerDelegate: AnyObject {
    /// Asked before a side opens, by code or by the user.
    func deckController(_ deck: DeckController, willOpen side: DeckController.Side) -> Bool

    /// Sent when a side has opened.
    func deckController(_ deck: DeckController, didOpen side: DeckController.Side)

    /// Asked before a side closes.
    func deckController(_ deck: DeckController, willClose side: DeckController.Side) -> Bool

    /// Sent when a side has closed.
    func deckController(_ deck: DeckController, didClose side: DeckController.Side)
}

extension DeckControllerDelegate {
    /// Returns true.
    public func deckController(
        _ deck: DeckController, willOpen side: DeckController.Side
    ) -> Bool { true }

    /// Does nothing.
    public func deckController(_ deck: DeckController, didOpen side: DeckController.Side) {}

    /// Returns true.
    public func deckController(
        _ deck: DeckController, willClose side: DeckController.Side
    ) -> Bool { true }

    /// Does nothing.
    public func deckController(_ deck: DeckController, didClose side: DeckController.Side) {}
}
