import HierarchyRecords

/// Asked to update the search results: U18.
@preconcurrency @MainActor
@available(iOS 8, *)
public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
}

/// The delegate of a search controller: U18.
@preconcurrency @MainActor
@available(iOS 8, *)
public protocol UISearchControllerDelegate: AnyObject {
    /// Sent before a search that becomes active is presented; the delegate may present it itself.
    func presentSearchController(_ searchController: UISearchController)
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
}

/// The default implementations do nothing.
extension UISearchControllerDelegate {
    /// Does nothing.
    public func presentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Shows search results; it is presented in the nearest presentation context: U18.
@available(iOS 8, *)
open class UISearchController: UIViewController {
    /// The controller that shows the results; nil if the searched controller does that itself.
    @Counted public private(set) var searchResultsController: UIViewController?
    /// The bar in which the user types.
    public let searchBar = UISearchBar()
    /// Told of each change of what is searched for.
    open weak var searchResultsUpdater: UISearchResultsUpdating? { didSet { Changes.note() } }
    /// Told when the search comes and goes.
    open weak var delegate: UISearchControllerDelegate? { didSet { Changes.note() } }
    /// Whether the content behind the results is dimmed.
    @available(iOS 9.1, *)
    @Counted open var obscuresBackgroundDuringPresentation = true
    /// Whether the navigation bar goes while the user searches.
    @Counted open var hidesNavigationBarDuringPresentation = true
    /// Whether the text in the bar decides whether the results controller is shown (U44).
    @available(iOS 13, *)
    @Counted open var automaticallyShowsSearchResultsController = true
    @Counted private var showsResults = false

    /// Whether the results controller is shown; setting it takes the decision from the text (U44).
    @available(iOS 13, *)
    open var showsSearchResultsController: Bool {
        get { showsResults }
        set {
            automaticallyShowsSearchResultsController = false
            showsResults = newValue
            showResults()
        }
    }

    /// The view controller that it belongs to if its search bar has no superview.
    weak var host: UIViewController? { didSet { Changes.note() } }
    @Counted private var isOn = false { didSet { barsMayChange() } }

    /// Creates a search controller that shows its results in that controller.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        takeBar()
    }

    /// Takes the controller that shows its results.
    package func adopt(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
    }

    /// Decodes the controller from a storyboard.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        takeBar()
    }

    /// A154: its bar has a size from the beginning.
    private func takeBar() {
        searchBar.searchController = self
        let width = simulator.display.device.size(in: simulator.display.orientation).width
        searchBar.frame.size = CGSize(
            width: width, height: searchBar.intrinsicContentSize.height)
    }

    /// Whether the search is active; setting it presents or dismisses the controller.
    open var isActive: Bool {
        get { isOn }
        set { if newValue != isOn { newValue ? activate() : deactivate() } }
    }

    override var ownPresentation: (any OwnPresentation)? { self }

    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { .overCurrentContext }
        set { super.modalPresentationStyle = newValue }
    }

    /// Adds the results controller as a child, which appears with the search.
    open override func viewDidLoad() {
        super.viewDidLoad()
        guard let results = searchResultsController, let view = viewIfLoaded else { return }
        addChild(results)
        results.view.frame = view.bounds
        view.addSubview(results.view)
        results.sendDidMove(to: self, rule: .u18)
        showResults()
    }

    /// The controller whose content is searched: that of its bar.
    var searched: UIViewController? { searchBar.nearestController ?? host }

    /// Whether the search bar is visible and the search not yet active.
    package var canBeTapped: Bool { !isOn && searched?.viewIfLoaded?.window != nil }

    /// R52: the bars of the stack that hosts the search make room for it.
    private func barsMayChange() {
        guard simulator.systemVersion >= 26 else { return }
        host?.navigationController?.barsDidChange()
    }

    /// U18, U33: the delegate is asked first, and what it does not present is presented.
    private func activate() {
        guard let presenter = searched, !simulator.isStopped else { return }
        isOn = true
        askDelegateToPresent()
        guard !simulator.isStopped else { return }
        // U33: what the delegate presents itself is neither announced nor told as done.
        if presentingViewController != nil { return ask() }
        tellDelegate(.searchWillPresent) { $0.willPresentSearchController(self) }
        presenter.requestPresentation(of: self, animated: true, completion: nil)
        guard presentingViewController != nil else {
            isOn = false
            return
        }
        ask()
        afterTransition {
            self.tellDelegate(.searchDidPresent) { $0.didPresentSearchController(self) }
        }
    }

    private func deactivate() {
        guard !simulator.isStopped else { return }
        isOn = false
        searchBar.endEditing()
        guard !simulator.isStopped else { return }
        tellDelegate(.searchWillDismiss) { $0.willDismissSearchController(self) }
        requestDismissal(animated: true, completion: nil)
        if !(searchBar.text ?? "").isEmpty { searchBar.text = nil } else { ask() }
        afterTransition {
            self.tellDelegate(.searchDidDismiss) { $0.didDismissSearchController(self) }
        }
    }

    /// Runs work after the presentation's transition, which only begins after the commit (P07).
    private func afterTransition(_ work: @escaping () -> Void) {
        if let runningTransition {
            runningTransition.animate(alongsideTransition: nil) { _ in work() }
        } else {
            simulator.runLoop.performAfterCommit { [weak self] in
                guard let self else { return }
                guard let transition = runningTransition else { return work() }
                transition.animate(alongsideTransition: nil) { _ in work() }
            }
        }
    }

    /// U36: the user begins to edit the text of its bar.
    func userBeginsToEdit() { if canBeTapped { isActive = true } }

    func textDidChange() { if isOn || presentingViewController != nil { ask() } }

    private func ask() {
        showResults()
        guard let searchResultsUpdater else { return }
        simulator.ask(.searchUpdate, of: searchResultsUpdater, rule: .u18) {
            searchResultsUpdater.updateSearchResults(for: self)
        }
    }

    /// U44: shows the view of the results controller, or hides it.
    private func showResults() {
        if automaticallyShowsSearchResultsController {
            showsResults = !(searchBar.text ?? "").isEmpty
        }
        guard let view = searchResultsController?.viewIfLoaded, view.isHidden == showsResults
        else { return }
        view.isHidden = !showsResults
    }

    /// U33: a delegate that lacks the method is not asked.
    private func askDelegateToPresent() {
        if let selective = delegate as? any SelectiveDelegate,
            !selective.implements(.searchPresent)
        {
            return
        }
        guard let delegate else { return }
        simulator.dispatch.note(.searchPresent, objectID, rule: .u33) {
            delegate.presentSearchController(self)
        }
    }

    private func tellDelegate(
        _ callback: Callback, _ body: (UISearchControllerDelegate) -> Void
    ) {
        simulator.dispatch.note(callback, objectID, rule: .u18) {
            if let delegate { body(delegate) }
        }
    }
}

extension UISearchController: OwnPresentation {
    var presentationClassName: String? { "_UISearchPresentationController" }
    func presentedFrame(in container: CGRect) -> CGRect? { nil }
    var flaw: Misuse? { nil }
    var missingAnchor: Misuse { .popoverWithoutAnchor(simulator.describe(self)) }
}
