import HierarchyRecords

/// A window of the simulated device; its `window` is the window itself.
open class UIWindow: UIView {
    override class var nameInLog: String { self == UIWindow.self ? "UIWindow" : super.nameInLog }
    override class var objectKind: ObjectKind { .window }

    /// How far in front a window lies.
    public struct Level: NumericRawRepresentable, Hashable, Sendable {
        /// Windows of a higher level are in front; 0 is an ordinary window's, without a unit.
        public let rawValue: CGFloat
        /// Creates a level with that number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a level with that number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
    }

    /// How far in front the window lies; windows of one level are not reordered by it.
    @Counted open var windowLevel = Level.normal
    @Counted private var isShown = false
    /// The first responder, which receives what the user types (U23).
    package internal(set) weak var firstResponder: UIResponder? { didSet { Changes.note() } }
    private let root = CountedCell<UIViewController?>(nil)

    /// Creates a hidden window with that frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        storedWindow = self
        storedSafeArea = simulator.insetsOfWindow
        simulator.takeAsFirst(self)
    }

    /// Creates a hidden window of a scene, with the size of the screen.
    @available(iOS 13, *)
    public init(windowScene: UIWindowScene) {
        super.init(frame: UIScreen.main.bounds)
        storedWindow = self
        storedSafeArea = simulator.insetsOfWindow
        adopt(windowScene: windowScene)
    }

    /// Takes the scene for which code makes the window, and the size of its screen.
    @available(iOS 13, *)
    package func adopt(windowScene: UIWindowScene) {
        frame = UIScreen.main.bounds
        simulator.takeAsFirst(self)
        if self === simulator.window { return }
        windowScene.add(self)
        ownScene = windowScene
    }

    /// The scene of the window; nil before iOS 13.
    @available(iOS 13, *)
    public var windowScene: UIWindowScene? {
        get {
            guard simulator.hasScenes else { return nil }
            return self === simulator.window ? simulator.scenes.main : ownScene
        }
        set {
            guard let newValue, newValue !== windowScene, self !== simulator.window else { return }
            ownScene?.remove(self)
            newValue.add(self)
            ownScene = newValue
        }
    }
    private weak var ownScene: UIWindowScene? { didSet { Changes.note() } }

    /// Decodes the window from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        storedWindow = self
        storedSafeArea = simulator.insetsOfWindow
    }

    // Views that are still referenced elsewhere are in no window any more.
    deinit {
        MainThread.end { for view in subtree { view.storedWindow = nil } }
    }

    /// The controller whose view fills the window (C01).
    open var rootViewController: UIViewController? {
        get { root.value }
        set {
            let new = simulator.root(of: self, insteadOf: newValue)
            let old = root.value
            leave(old, for: new)
            root.value = new
            enter(new, instead: old)
        }
    }

    /// Whether it is the key window.
    public var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// Shows the window and makes it key; loads and adds the root controller's view.
    open func makeKeyAndVisible() {
        show(true)
        makeKey()
        showRoot()
    }

    /// Makes the window the key window.
    open func makeKey() {
        becomeKeyWindow()
        simulator.updateKeyboard()
    }

    /// U41: tells of a window that was hidden and is shown, or the other way round.
    private func show(_ shown: Bool) {
        guard shown != isShown else { return }
        isShown = shown
        simulator.post(
            shown ? Self.didBecomeVisibleNotification : Self.didBecomeHiddenNotification, self)
    }

    /// U41: the window that was key is told of first.
    private func becomeKeyWindow() {
        let old = UIApplication.shared.keyWindow
        guard old !== self else { return }
        UIApplication.shared.keyWindow = self
        if let old { simulator.post(Self.didResignKeyNotification, old) }
        simulator.post(Self.didBecomeKeyNotification, self)
    }

    open override var isHidden: Bool {
        get { !isShown }
        set {
            show(!newValue)
            if isShown { showRoot() }
        }
    }

    /// A111: the scene.
    open override var next: UIResponder? { windowScene ?? simulator.application }

    /// A01: the old root's view is removed first; a controller that it presents stays presented, as
    /// in UIKit (A11).
    private func leave(_ old: UIViewController?, for new: UIViewController?) {
        guard let old, old !== new, !simulator.recorder.isStopped else { return }
        if let view = old.viewIfLoaded, view.storedSuperview === self { view.removeFromSuperview() }
    }

    private func enter(_ new: UIViewController?, instead old: UIViewController?) {
        if new !== old, isShown { showRoot() }
    }

    private func showRoot() {
        guard let root = rootViewController, let view = root.view,
            view.storedSuperview !== self
        else { return }
        view.frame = bounds
        simulator.prepareForLaunch(root)
        insertSubview(view, at: 0)
        simulator.askSystemQuestions()
        simulator.turnForRoot(root)
    }
}

extension Simulator {
    /// The safe area of a window; none before iOS 11.
    var safeAreaOfWindow: UIEdgeInsets {
        systemVersion >= 11 ? safeArea(on: display.device, in: display.orientation) : .zero
    }

    /// S10: the safe area of a window on that device, from iOS 11; a status bar that is hidden takes
    /// nothing where no notch does.
    func safeArea(
        on device: SimulatedDevice, in orientation: UIInterfaceOrientation
    ) -> UIEdgeInsets {
        var insets = device.safeAreaInsets(in: orientation, ios: systemVersion)
        if hidesStatusBar, !device.hasNotch { insets.top = 0 }
        return insets
    }

    /// What the device covers of a window: its safe area; L13: before iOS 11 the status bar alone.
    var insetsOfWindow: UIEdgeInsets {
        if systemVersion >= 11 { return safeAreaOfWindow }
        // Before iOS 7 views begin below the status bar.
        guard systemVersion >= 7 else { return .zero }
        return UIEdgeInsets(top: CGFloat(heightOfStatusBar), left: 0, bottom: 0, right: 0)
    }
}
