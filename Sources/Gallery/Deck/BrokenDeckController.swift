import HeadlessUIKit

/// A deck with a bug that users of such decks meet: a side that is dragged a little and let go takes itself for shown,
/// since the way back is not told before the end (C30).
open class BrokenDeckController: DeckController {
    open override func turnBack(_ controller: UIViewController, appearing: Bool) {}
}
