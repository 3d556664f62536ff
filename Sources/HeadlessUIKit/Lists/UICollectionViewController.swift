import HierarchyRecords

/// Holds the collection of a collection controller; UIKit's class of that name.
final class UICollectionViewControllerWrapperView: UIView {}

/// A controller of a collection: U03, U07.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    /// The layout that the collection is made with.
    public private(set) var collectionViewLayout: UICollectionViewLayout
    private var collection: UICollectionView?
    private var hasReloaded = false

    /// Whether the selection goes when the collection is about to appear.
    open var clearsSelectionOnViewWillAppear = true

    /// A controller of a collection with that layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller of a collection whose items flow.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// What a storyboard calls.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// Takes the layout before the view is loaded.
    package func adopt(layout: UICollectionViewLayout) { collectionViewLayout = layout }

    /// The collection in the view; reading it loads the view.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return collection
        }
        set { replaceCollection(by: newValue) }
    }

    /// The collection if it is loaded.
    package var collectionIfLoaded: UICollectionView? { collection }

    /// U07: a wrapper with the collection in it.
    override func makeRootView(_ frame: CGRect) -> UIView {
        let wrapper = UICollectionViewControllerWrapperView(frame: frame)
        let made = UICollectionView(
            frame: wrapper.bounds, collectionViewLayout: collectionViewLayout)
        made.alwaysBounceVertical = true
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        made.dataSource = self
        made.delegate = self
        wrapper.addSubview(made)
        collection = made
        return wrapper
    }

    private func replaceCollection(by new: UICollectionView?) {
        loadViewIfNeeded()
        guard let view = viewIfLoaded, new !== collection else { return }
        collection?.removeFromSuperview()
        collection = new
        if let new { view.addSubview(new) }
    }

    // U07: reload once, clear the selection every time.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let collection, !simulator.isStopped else { return }
        if !hasReloaded {
            hasReloaded = true
            collection.reloadData()
        }
        if clearsSelectionOnViewWillAppear { clearSelection(of: collection) }
    }

    /// U03: a finger that drives the transition may bring the selection back.
    private func clearSelection(of collection: UICollectionView) {
        guard !collection.allowsMultipleSelection, let selected = collection.selection.paths.first
        else { return }
        guard let coordinator = transitionCoordinator, coordinator.isInteractive else {
            return collection.deselectItem(at: selected, animated: false)
        }
        coordinator.animate(alongsideTransition: nil) { [weak collection] context in
            if !context.isCancelled { collection?.deselectItem(at: selected, animated: true) }
        }
    }

    // MARK: What subclasses override

    /// One.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// None.
    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }

    /// A new cell that shows nothing.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

    /// Nothing.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// Nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// True.
    open func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) {}

    /// Nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) {}

    /// True.
    open func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {}

    /// True.
    open func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {}

    /// Nothing.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
