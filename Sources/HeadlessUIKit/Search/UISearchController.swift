import HierarchyRecords

/// Asked for new results: U18.
@MainActor
public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
}

/// Hears of a search that comes and goes: U18.
@MainActor
public protocol UISearchControllerDelegate: AnyObject {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
}

/// Nothing where a method is not implemented.
extension UISearchControllerDelegate {
    /// Nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Shows results over what is searched, presented in the nearest presentation context: U18.
open class UISearchController: UIViewController {
    /// What shows the results; nil where the searched controller does that itself.
    public let searchResultsController: UIViewController?
    public let searchBar = UISearchBar()
    open weak var searchResultsUpdater: UISearchResultsUpdating?
    open weak var delegate: UISearchControllerDelegate?
    /// Whether what lies below is dimmed.
    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    /// The controller that it belongs to where its bar stands in no view.
    weak var host: UIViewController?
    private var isOn = false

    /// A search whose results that controller shows.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        searchBar.searchController = self
    }

    /// What a storyboard calls.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        searchBar.searchController = self
    }

    /// Whether the user searches; setting it presents or dismisses.
    open var isActive: Bool {
        get { isOn }
        set { if newValue != isOn { newValue ? activate() : deactivate() } }
    }

    override var ownPresentation: (any OwnPresentation)? { self }

    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { .overCurrentContext }
        set { super.modalPresentationStyle = newValue }
    }

    /// The results are a child, which shows with the search.
    open override func viewDidLoad() {
        super.viewDidLoad()
        guard let results = searchResultsController, let view = viewIfLoaded else { return }
        addChild(results)
        results.view.frame = view.bounds
        view.addSubview(results.view)
        results.sendDidMove(to: self, rule: .u18)
    }

    private var presenter: UIViewController? { searchBar.nearestController ?? host }

    /// Whether the user sees the bar and does not search yet.
    package var canBeTapped: Bool { !isOn && presenter?.viewIfLoaded?.window != nil }

    private func activate() {
        guard let presenter, !simulator.isStopped else { return }
        isOn = true
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
        tellDelegate(.searchWillDismiss) { $0.willDismissSearchController(self) }
        requestDismissal(animated: true, completion: nil)
        if !(searchBar.text ?? "").isEmpty { searchBar.text = nil } else { ask() }
        afterTransition {
            self.tellDelegate(.searchDidDismiss) { $0.didDismissSearchController(self) }
        }
    }

    /// The presentation begins after the commit (P07); what comes after it waits for its end.
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

    func textDidChange() { if isOn || presentingViewController != nil { ask() } }

    private func ask() {
        guard let searchResultsUpdater else { return }
        simulator.ask(.searchUpdate, of: searchResultsUpdater, rule: .u18) {
            searchResultsUpdater.updateSearchResults(for: self)
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
