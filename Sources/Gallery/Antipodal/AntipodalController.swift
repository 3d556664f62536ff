import HeadlessUIKit

/// Two maps, one above the other, whose centers are antipodes: panning one map moves the other.
/// Each half can be flipped to a text about its place. Maps and texts do not know each other; the
/// container forwards changes between them.
open class AntipodalController: UIViewController, MapControllerDelegate {
    /// The upper or the lower half of the view.
    public enum Half: Int {
        case upper, lower
    }

    /// The duration of a flip in seconds.
    open var flipDuration: TimeInterval = 0.6

    /// The map of the upper half.
    public private(set) lazy var map1: MapController = MapController()

    /// The map of the lower half.
    public private(set) lazy var map2: MapController = MapController()

    /// The text of the upper half; until that half is flipped it has no parent, and its view is not
    /// loaded.
    public private(set) lazy var text1: PlaceController = PlaceController()

    /// The text of the lower half; until that half is flipped it has no parent, and its view is not
    /// loaded.
    public private(set) lazy var text2: PlaceController = PlaceController()

    /// Contains the view of the upper half's controller.
    public private(set) lazy var upperView: UIView = UIView()

    /// Contains the view of the lower half's controller.
    public private(set) lazy var lowerView: UIView = UIView()

    /// Whether a flip is running; other flips are refused until it ends.
    public private(set) var isFlipping = false

    private var flipped: [Half] = []

    // MARK: Loading

    open override func viewDidLoad() {
        super.viewDidLoad()
        for half in [Half.upper, Half.lower] {
            let outer = superview(of: half)
            if outer !== view { view.addSubview(outer) }
        }
        map1.delegate = self
        map2.delegate = self
        map1.move(toLatitude: 40.4, longitude: -3.7)
        placeHalves()
        embed(map1, in: .upper)
        embed(map2, in: .lower)
        follow(map1)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeHalves()
        for half in [Half.upper, Half.lower] {
            let child = shown(in: half)
            child.viewIfLoaded?.frame = frame(of: half, in: superview(of: half))
        }
    }

    private func placeHalves() {
        upperView.frame = frame(of: .upper, in: view)
        lowerView.frame = frame(of: .lower, in: view)
    }

    private func frame(of half: Half, in outer: UIView) -> CGRect {
        if outer !== view { return outer.bounds }
        let height = view.bounds.height / 2
        return CGRect(
            x: 0, y: half == .upper ? 0 : height, width: view.bounds.width, height: height)
    }

    /// C10: adds the child and its view, then sends `didMove`.
    private func embed(_ child: UIViewController, in half: Half) {
        let outer = superview(of: half)
        addChild(child)
        child.view.frame = frame(of: half, in: outer)
        outer.addSubview(child.view)
        child.didMove(toParent: self)
    }

    // MARK: Flipping

    /// The view that contains the controllers of a half, and that a flip therefore rotates: one for
    /// each half.
    open func superview(of half: Half) -> UIView {
        return half == .upper ? upperView : lowerView
    }

    /// The controller that is shown in that half.
    open func shown(in half: Half) -> UIViewController {
        let isFlipped = flipped.contains(half)
        if half == .upper { return isFlipped ? text1 : map1 }
        return isFlipped ? text2 : map2
    }

    /// Flips a half (C24); returns false if another flip is running.
    @discardableResult
    open func flip(_ half: Half) -> Bool {
        guard !isFlipping, isViewLoaded else { return false }
        let old = shown(in: half)
        if let index = flipped.firstIndex(of: half) {
            flipped.remove(at: index)
        } else {
            flipped.append(half)
        }
        let new = shown(in: half)
        isFlipping = true
        old.willMove(toParent: nil)
        addChild(new)
        new.view.frame = old.view.frame
        transition(
            from: old, to: new, duration: flipDuration, options: .transitionFlipFromTop,
            animations: nil
        ) { _ in
            self.isFlipping = false
            self.finishFlip(from: old, to: new)
        }
        return true
    }

    /// Ends a flip: removes the old controller and sends `didMove` to the new one.
    open func finishFlip(from old: UIViewController, to new: UIViewController) {
        old.removeFromParent()
        new.didMove(toParent: self)
    }

    // MARK: The delegate of the maps

    /// Moves the other map.
    open func mapControllerDidPan(_ map: MapController) { follow(map) }

    /// Flips the half of the map.
    open func mapControllerDidTapRadar(_ map: MapController) {
        flip(map === map1 ? .upper : .lower)
    }

    private func follow(_ map: MapController) {
        let other = map === map1 ? map2 : map1
        other.move(toLatitude: -map.latitude, longitude: map.longitude + 180)
        text1.describe(latitude: map1.latitude, longitude: map1.longitude)
        text2.describe(latitude: map2.latitude, longitude: map2.longitude)
    }
}
