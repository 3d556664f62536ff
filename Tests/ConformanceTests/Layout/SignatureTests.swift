import Foundation
import HeadlessUIKit
import TestSupport
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

    /// A world of the test's own: an exception may have stopped that of another test.
    private func beginWorld() { _ = Scene() }

    /// What code outside of the main actor may ask.
    private nonisolated func areSame(_ one: UIResponder, _ other: UIResponder) -> Bool {
        one == other && Set([one, other]).count == 1
    }

    @Test("a registered class of cells has an ordinary 'override init'")
    func cells() {
        beginWorld()
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
        beginWorld()
        let view = UIView()
        #expect(areSame(view, view))
        #expect(!areSame(view, UIView()))
        let tap = UITapGestureRecognizer()
        #expect(Set([tap, tap, UITapGestureRecognizer()]).count == 2)
    }

    @Test("a view's recognizers are nil without one, and can be set; its tint can be overridden")
    func views() {
        beginWorld()
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

    @Test("layers have colours of Core Graphics and opacities of single precision")
    func layers() {
        beginWorld()
        let view = UIView()
        view.layer.borderColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5).cgColor
        let border: CGColor? = view.layer.borderColor
        #expect(border == CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
        #expect(border?.alpha == 0.5 && border?.components == [1, 0.5, 0, 0.5])
        #expect(UIColor(cgColor: CGColor(gray: 1, alpha: 1)) == .white)
        #expect(border?.copy(alpha: 1) == CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        view.layer.opacity = 0.25
        let opacity: Float = view.layer.opacity
        #expect(opacity == 0.25 && view.alpha == 0.25)
    }

    /// Calls its methods by their selectors.
    private final class Receiver: SelectorTarget {
        var heard: [String] = []

        func perform(_ action: String, with arguments: [AnyObject?]) -> AnyObject? {
            heard.append("\(action) \(arguments.first.map { $0 is UIView } ?? false)")
            return nil
        }
    }

    /// A recognizer of a package's own.
    private final class Press: UITapGestureRecognizer {
        override init(target: Any?, action: Selector?) {
            super.init(target: target, action: action)
            name = "press"
        }
    }

    @Test("recognizers and controls take a target and a selector")
    func targets() {
        let scene = Scene()
        let home = scene.controller("home")
        scene.show(home)
        let receiver = Receiver()
        let press = Press(target: receiver, action: "pressed:")
        home.view.addGestureRecognizer(press)
        let middle = CGPoint(x: home.view.bounds.midX, y: home.view.bounds.midY)
        func touch() {
            scene.simulator.userTouches(at: middle, of: home.view, for: 0.1, times: 1)
            scene.settle()
        }
        touch()
        #expect(receiver.heard == ["pressed: false"] && press.name == "press")
        press.removeTarget(receiver, action: "released:")
        touch()
        press.removeTarget(receiver, action: "pressed:")
        touch()
        #expect(receiver.heard == ["pressed: false", "pressed: false"])
        let button = UIButton()
        button.addTarget(receiver, action: "tapped:", for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        button.removeTarget(receiver, action: nil, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(receiver.heard.dropFirst(2) == ["tapped: true"])
    }

    @Test("the view of a page controller holds a scroll view, which can be switched off")
    func pages() {
        final class Source: UIPageViewControllerDataSource {
            func pageViewController(
                _ pages: UIPageViewController, viewControllerBefore page: UIViewController
            ) -> UIViewController? { nil }
            func pageViewController(
                _ pages: UIPageViewController, viewControllerAfter page: UIViewController
            ) -> UIViewController? { UIViewController() }
        }
        let scene = Scene()
        let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal)
        let source = Source()
        pages.dataSource = source
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
        scene.show(pages)
        let scroll = pages.view.subviews.compactMap { $0 as? UIScrollView }.first
        #expect(scroll?.isPagingEnabled == true && scroll?.frame == pages.view.bounds)
        scroll?.isScrollEnabled = false
        #expect(pages.beginSwipe(.forward) == .scrollingIsOff)
        scroll?.isScrollEnabled = true
        #expect(pages.beginSwipe(.forward) == nil)
    }
}
