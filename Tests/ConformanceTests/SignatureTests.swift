import Foundation
import HeadlessUIKit
import Testing

/// Code as packages for UIKit write it.
@MainActor
@Suite("Signatures are UIKit's")
struct SignatureTests {
    private final class Row: UITableViewCell {
        let mark = UIView()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(mark)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Item: UICollectionViewCell {
        let mark = UIView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(mark)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Tinted: UIView {
        override var tintColor: UIColor! {
            didSet { tints += 1 }
        }
        var tints = 0
    }

    /// What code outside of the main actor may ask.
    private nonisolated func areSame(_ one: UIResponder, _ other: UIResponder) -> Bool {
        one == other && Set([one, other]).count == 1
    }

    @Test("a registered class of cells has an ordinary 'override init'")
    func cells() {
        let table = UITableView()
        table.register(Row.self as AnyClass?, forCellReuseIdentifier: "row")
        let row = table.dequeueReusableCell(withIdentifier: "row") as? Row
        #expect(row?.style == .subtitle)
        #expect(row?.reuseIdentifier == "row")
        #expect(row?.mark.superview === row?.contentView)
        let layout = UICollectionViewFlowLayout()
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.register(Item.self as AnyClass?, forCellWithReuseIdentifier: "item")
        let path = IndexPath(item: 0, section: 0)
        let item =
            collection.dequeueReusableCell(withReuseIdentifier: "item", for: path) as? Item
        #expect(item?.mark.superview === item?.contentView)
    }

    @Test("objects are compared outside of the main actor, recognizers are hashable")
    func equality() {
        let view = UIView()
        #expect(areSame(view, view))
        #expect(!areSame(view, UIView()))
        let tap = UITapGestureRecognizer()
        #expect(Set([tap, tap, UITapGestureRecognizer()]).count == 2)
    }

    @Test("a view's recognizers are nil without one, and can be set; its tint can be overridden")
    func views() {
        let view = Tinted()
        #expect(view.gestureRecognizers == nil)
        let tap = UITapGestureRecognizer()
        view.gestureRecognizers = [tap]
        #expect(view.gestureRecognizers == [tap] && tap.view === view)
        view.gestureRecognizers = nil
        #expect(view.gestureRecognizers == nil && tap.view == nil)
        view.tintColor = .red
        #expect(view.tints == 1)
    }

    @Test("notifications and ranges are Foundation's own")
    func foundation() {
        let notification = Foundation.Notification(
            name: UIApplication.didBecomeActiveNotification, object: nil)
        let plain: Notification = notification
        #expect(plain.name == UIApplication.didBecomeActiveNotification)
        let range: Foundation.NSRange = NSRange(location: 1, length: 2)
        #expect((range.location, range.upperBound) == (1, 3))
    }
}
