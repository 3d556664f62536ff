import HeadlessUIKit
import HierarchyRecords

/// A collection controller of a user's class: what the class overrides runs in the place of UIKit's own members, which are
/// then its `super`.
final class ScriptedCollectionViewController: UICollectionViewController, ScriptedObject {
    let script: ScriptInstance

    init(_ script: ScriptInstance) {
        self.script = script
        super.init(nibName: nil, bundle: nil)
    }

    // MARK: Items

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        result(of: .`numberOfSections(in:)`, [collectionView.value])
            ?? super.numberOfSections(in: collectionView)
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        result(
            of: .`collectionView(_:numberOfItemsInSection:)`, [collectionView.value, section.value])
            ?? super.collectionView(collectionView, numberOfItemsInSection: section)
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath)
        -> UICollectionViewCell
    {
        result(of: .`collectionView(_:cellForItemAt:)`, [collectionView.value, path.value])
            ?? super.collectionView(collectionView, cellForItemAt: path)
    }

    override func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt path: IndexPath
    ) -> Bool {
        result(of: .`collectionView(_:shouldHighlightItemAt:)`, [collectionView.value, path.value])
            ?? super.collectionView(collectionView, shouldHighlightItemAt: path)
    }

    override func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt path: IndexPath
    ) -> Bool {
        result(of: .`collectionView(_:shouldSelectItemAt:)`, [collectionView.value, path.value])
            ?? super.collectionView(collectionView, shouldSelectItemAt: path)
    }

    override func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt path: IndexPath
    ) -> Bool {
        result(of: .`collectionView(_:shouldDeselectItemAt:)`, [collectionView.value, path.value])
            ?? super.collectionView(collectionView, shouldDeselectItemAt: path)
    }

    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt path: IndexPath
    ) {
        override(
            .`collectionView(_:willDisplay:forItemAt:)`,
            [collectionView.value, cell.value, path.value]
        ) { super.collectionView(collectionView, willDisplay: cell, forItemAt: path) }
    }

    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt path: IndexPath
    ) {
        override(
            .`collectionView(_:didEndDisplaying:forItemAt:)`,
            [collectionView.value, cell.value, path.value]
        ) { super.collectionView(collectionView, didEndDisplaying: cell, forItemAt: path) }
    }

    override func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt path: IndexPath
    ) {
        override(.`collectionView(_:didHighlightItemAt:)`, [collectionView.value, path.value]) {
            super.collectionView(collectionView, didHighlightItemAt: path)
        }
    }

    override func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt path: IndexPath
    ) {
        override(.`collectionView(_:didUnhighlightItemAt:)`, [collectionView.value, path.value]) {
            super.collectionView(collectionView, didUnhighlightItemAt: path)
        }
    }

    override func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt path: IndexPath
    ) {
        override(.`collectionView(_:didSelectItemAt:)`, [collectionView.value, path.value]) {
            super.collectionView(collectionView, didSelectItemAt: path)
        }
    }

    override func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt path: IndexPath
    ) {
        override(.`collectionView(_:didDeselectItemAt:)`, [collectionView.value, path.value]) {
            super.collectionView(collectionView, didDeselectItemAt: path)
        }
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        override(.`scrollViewDidScroll(_:)`, [scrollView.value]) {
            super.scrollViewDidScroll(scrollView)
        }
    }
}
