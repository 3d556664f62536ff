import Gallery
import HeadlessUIKit

/// What an object of a user's class may be to the gallery's containers.
protocol GalleryListener: DrawerControllerDelegate, DeckControllerDelegate,
    SegmentedControllerDelegate, ScrollControllerDelegate, MapControllerDelegate
{}

extension PlainObject: GalleryListener {}
extension ScriptedResponder: GalleryListener {}
extension ScriptedView: GalleryListener {}
extension ScriptedViewController: GalleryListener {}
extension ScriptedNavigationController: GalleryListener {}
extension ScriptedTabBarController: GalleryListener {}
extension ScriptedPageViewController: GalleryListener {}
extension ScriptedSplitViewController: GalleryListener {}
extension ScriptedTableViewController: GalleryListener {}
extension ScriptedCollectionViewController: GalleryListener {}
extension ScriptedDrawerController: GalleryListener {}
extension ScriptedDeckController: GalleryListener {}
extension ScriptedSegmentedController: GalleryListener {}
extension ScriptedScrollController: GalleryListener {}
extension ScriptedAntipodalController: GalleryListener {}
extension ScriptedBrokenAntipodalController: GalleryListener {}
extension ScriptedWholeAntipodalController: GalleryListener {}
extension ScriptedMapController: GalleryListener {}
extension ScriptedPlaceController: GalleryListener {}
extension ScriptedHandedOnController: GalleryListener {}
extension ScriptedBrokenDrawerController: GalleryListener {}
extension ScriptedBrokenDeckController: GalleryListener {}
extension ScriptedBrokenSegmentedController: GalleryListener {}
extension ScriptedBrokenScrollController: GalleryListener {}
