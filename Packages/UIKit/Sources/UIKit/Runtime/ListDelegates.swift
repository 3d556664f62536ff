import Foundation
import HeadlessUIKit

// On Apple's systems a list's `delegate` is of the list's own protocol; here it is that of every scroll view. What code
// calls of such a delegate is passed on.

extension UIScrollViewDelegate {
    private var ofCollection: (any UICollectionViewDelegate)? {
        self as? any UICollectionViewDelegate
    }
    private var ofTable: (any UITableViewDelegate)? { self as? any UITableViewDelegate }

    public func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { ofCollection?.collectionView(collectionView, didSelectItemAt: indexPath) }

    public func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { ofCollection?.collectionView(collectionView, didDeselectItemAt: indexPath) }

    public func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
        ofCollection?.collectionView(collectionView, shouldSelectItemAt: indexPath) ?? true
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        ofTable?.tableView(tableView, didSelectRowAt: indexPath)
    }

    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        ofTable?.tableView(tableView, didDeselectRowAt: indexPath)
    }
}
