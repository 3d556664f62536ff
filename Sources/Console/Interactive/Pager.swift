/// What shows a text that is longer than the screen, page by page.
@MainActor
public protocol Pager: AnyObject {
    /// Shows the bytes; false where there is nothing to show them with. `keys` says how one leaves it and goes on.
    func show(_ bytes: [UInt8], keys: String) -> Bool
}
