import HierarchyRecords

extension UIViewController {
    /// The nib name that it was created with.
    public var nibName: String? { optional?.nibName }

    /// The view if it is loaded.
    @available(iOS 9, *)
    public var viewIfLoaded: UIView? { storedView }

    /// Whether the view is loaded.
    public var isViewLoaded: Bool { storedView != nil }

    /// Loads the view if it is not loaded.
    @available(iOS 9, *)
    public func loadViewIfNeeded() { _ = loadedView }

    /// L02, and L01 for a scene of a storyboard: calls `loadView`, then `viewDidLoad`, when the view is first needed.
    var loadedView: UIView {
        if let storedView { return storedView }
        guard !core.isLoadingView else { return viewAskedForByLoadView }
        if core.hasLoggedDeinit { return viewWhileDeallocating }
        core.isLoadingView = true
        link.predictTraits()
        let rule: RuleID = optional?.scene == nil ? .l02 : .l01
        dispatch.send(.loadView, to: self, rule: rule) { loadView() }
        core.isLoadingView = false
        let view = storedView ?? makeDefaultView()
        // G04: embed segues are performed while the view loads, before `viewDidLoad`.
        performEmbedSegues()
        dispatch.send(.viewDidLoad, to: self, rule: rule) { viewDidLoad() }
        if optional?.missingContent?.view == nil { placeMissingContent() }
        return storedView ?? view
    }

    /// E81: a `loadView` that asks for the view before it has set one calls itself without end.
    private var viewAskedForByLoadView: UIView {
        simulator.reportLoadingWithoutEnd(self)
        return makeDefaultView()
    }

    /// E40: a controller that is being deallocated does not load its view.
    private var viewWhileDeallocating: UIView {
        simulator.reportLoadingWhileDeallocating(objectID)
        return UIView()
    }

    /// L01: the view of the storyboard or nib, or else a plain one.
    func makeView() {
        if storedView != nil || loadViewFromStoryboard() || loadViewFromNib() { return }
        makeDefaultView()
    }

    /// R23: creates a plain view with the screen's frame and flexible width and height.
    @discardableResult
    func makeDefaultView() -> UIView {
        if let storedView { return storedView }
        let view = makeRootView(UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        setView(view)
        return view
    }

    /// E04: a view belongs to one controller at most.
    func setView(_ view: UIView?) {
        guard view !== storedView else { return }
        if let view, let owner = view.controller {
            return simulator.reportViewOwned(view, by: owner, wantedBy: self)
        }
        storedView?.controller = nil
        storedView = view
        guard let view else { return }
        view.controller = self
        if core.isNamed { view.core.isLogged = true }
        simulator.recorder.withObjects { $0.setOwner(objectID, for: view.objectID) }
    }
}
