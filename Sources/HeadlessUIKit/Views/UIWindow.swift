import HierarchyRecords

/// The window of the simulated device; it is in itself.
open class UIWindow: UIView {
    override class var nameInLog: String { self == UIWindow.self ? "UIWindow" : super.nameInLog }
    override class var objectKind: ObjectKind { .window }

    private var isShown = false
    /// Who hears first of what the user types (U23).
    package internal(set) weak var firstResponder: UIResponder?
    private let root = Cell<UIViewController?>(nil)

    /// A hidden window of that frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        storedWindow = self
        storedSafeArea = simulator.safeAreaOfWindow
    }

    /// A hidden window of that scene, as large as the screen.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: UIScreen.main.bounds)
        windowScene.add(self)
        ownScene = windowScene
    }

    /// The scene that it belongs to; nil before iOS 13.
    public var windowScene: UIWindowScene? {
        guard simulator.hasScenes else { return nil }
        return self === simulator.window ? simulator.mainScene : ownScene
    }
    private weak var ownScene: UIWindowScene?

    /// Nothing to decode: a window like `init()` makes.
    public required convenience init?(coder: NSCoder) { self.init(frame: .zero) }

    // Views that somebody else holds are in no window then.
    isolated deinit { for view in subtree { view.storedWindow = nil } }

    /// The controller whose view fills the window (C01).
    open var rootViewController: UIViewController? {
        get { root.value }
        set {
            let old = root.value
            leave(old, for: newValue)
            root.value = newValue
            enter(newValue, instead: old)
        }
    }

    /// Whether the window is key.
    public var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// Shows the window and makes it key: the root's view is loaded and added.
    open func makeKeyAndVisible() {
        isShown = true
        makeKey()
        showRoot()
    }

    /// Makes the window key.
    open func makeKey() {
        UIApplication.shared.keyWindow = self
        simulator.updateKeyboard()
    }

    open override var isHidden: Bool {
        get { !isShown }
        set {
            isShown = !newValue
            if isShown { showRoot() }
        }
    }

    /// A111: its scene.
    open override var next: UIResponder? { windowScene ?? simulator.application }

    /// A01: the old root's view leaves first; what it presents stays where it is, as in UIKit (A11).
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
        insertSubview(view, at: 0)
        simulator.turnForRoot(root)
    }
}

extension Simulator {
    var safeAreaOfWindow: UIEdgeInsets {
        systemVersion >= 11 ? device.safeAreaInsets(in: orientation) : .zero
    }
}
