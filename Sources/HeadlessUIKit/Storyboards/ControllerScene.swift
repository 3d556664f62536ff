import HierarchyRecords

/// What a controller knows of the scene that it was made of.
@MainActor
final class ControllerScene {
    let storyboard: UIStoryboard
    /// The scene's position in the file.
    let place: Int
    /// The objects of the scene by their ids, while somebody holds them.
    @Counted private var known: [String: WeakObject] = [:]
    /// What nothing else holds until the view is loaded: recognizers and the app's own objects.
    @Counted private var kept: [AnyObject]
    /// Whether the class that the file names for the controller is missing (G11).
    @Counted var lacksClass = false
    /// What changes with the size classes.
    @Counted var variations: SceneVariations?

    init(_ place: Int, of storyboard: UIStoryboard, by archive: ObjectArchive) {
        self.place = place
        self.storyboard = storyboard
        kept = archive.made.map(\.object).filter { !($0 is UIResponder) }
        remember(archive.objects)
    }

    var record: SceneRecord { storyboard.document.scenes[place] }

    var element: ElementRecord? { record.controller }

    /// The segues that begin in the scene.
    var segues: [TriggeredSegue] { storyboard.index.segues(ofScene: place) }

    /// The object with that id, while it exists.
    func object(_ id: String) -> AnyObject? { known[id]?.object }

    /// The objects that exist.
    var objects: [String: AnyObject] { known.compactMapValues(\.object) }

    func remember(_ objects: [String: AnyObject]) {
        known.merge(objects.mapValues { WeakObject(object: $0) }) { _, new in new }
    }

    /// The id in the file of an object of the scene.
    func id(of object: AnyObject) -> String? {
        known.first { $0.value.object === object }?.key
    }
}

/// A reference that does not keep its object.
struct WeakObject {
    weak var object: AnyObject?
}

extension UIViewController {
    /// The storyboard that it was made of; nil for a controller made in code.
    @available(iOS 5, *)
    public var storyboard: UIStoryboard? { optional?.scene?.storyboard }

    /// The segues that begin in its scene; none for a controller made in code.
    package var seguesOfScene: [TriggeredSegue] { optional?.scene?.segues ?? [] }

    /// The identifier for restoring it, which the file gives it.
    @available(iOS 6, *)
    public var restorationIdentifier: String? {
        get { optional?.restorationIdentifier }
        set { box.restorationIdentifier = newValue }
    }
}
