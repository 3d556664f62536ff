import HierarchyRecords

/// Contains the collection view of a collection view controller; UIKit's class of that name.
final class UICollectionViewControllerWrapperView: UIView {}

/// A controller of a collection view: U03, U07, E86.
@available(iOS 6, *)
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    /// The layout with which the collection view is created.
    @available(iOS 7, *)
    @Counted public private(set) var collectionViewLayout: UICollectionViewLayout
    /// Whether somebody named a layout; without one the view cannot be created (E86).
    @Counted private var hasLayout = true
    @Counted private var collection: UICollectionView?
    @Counted private var hasReloaded = false

    /// Whether the selection is cleared when the view is about to appear.
    @Counted open var clearsSelectionOnViewWillAppear = true

    /// Creates a controller whose collection view has that layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller without a layout: a nib has to bring its collection view (E86).
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        collectionViewLayout = UICollectionViewFlowLayout()
        hasLayout = false
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Decodes the controller from a storyboard.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// Sets the layout before the view is loaded.
    package func adopt(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        hasLayout = true
    }

    /// The collection view within the controller's view; reading it loads the view.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return collection
        }
        set { replaceCollection(by: newValue) }
    }

    /// The collection view if it is loaded.
    package var collectionIfLoaded: UICollectionView? { collection }

    /// U07: creates a wrapper that contains the collection view. E86: which needs a layout.
    override func makeRootView(_ frame: CGRect) -> UIView {
        let wrapper = UICollectionViewControllerWrapperView(frame: frame)
        guard hasLayout || simulator.refuse(.collectionViewWithoutLayout, about: objectID) else {
            return wrapper
        }
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

    /// U07: takes the collection view that a file gives it, in a wrapper.
    func adopt(_ list: UICollectionView) {
        let wrapper = UICollectionViewControllerWrapperView(frame: list.frame)
        list.frame = wrapper.bounds
        wrapper.addSubview(list)
        collection = list
        setView(wrapper)
    }

    private func replaceCollection(by new: UICollectionView?) {
        loadViewIfNeeded()
        guard let view = viewIfLoaded, new !== collection else { return }
        collection?.removeFromSuperview()
        collection = new
        if let new { view.addSubview(new) }
    }

    // U07: reload the data once, clear the selection every time.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let collection, !simulator.isStopped else { return }
        if !hasReloaded {
            hasReloaded = true
            collection.reloadData()
        }
        if clearsSelectionOnViewWillAppear { collection.clearSelection(appearingIn: self) }
    }

    // MARK: What subclasses override

    /// Returns one section.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Returns no items.
    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }

    /// Returns a new empty cell.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

    /// Returns a new empty view.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

    /// Does nothing.
    @available(iOS 8, *)
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// Returns true.
    open func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) {}

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) {}

    /// Returns true.
    open func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {}

    /// Returns true.
    open func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {}

    /// Does nothing.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    open func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {}
    /// Does nothing.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Does nothing.
    @available(iOS 11, *)
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
