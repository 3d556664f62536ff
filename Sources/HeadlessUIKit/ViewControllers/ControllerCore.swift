import HierarchyRecords

/// A pointer to a controller's state, through which related controllers are reached without
/// reference counting.
typealias ControllerLink = UnsafeMutablePointer<ControllerCore>

/// The state of a controller that every move and every appearance uses. It is reached through a
/// constant pointer, so that reading it needs no exclusivity check.
struct ControllerCore {
    unowned(unsafe) let controller: UIViewController
    let world: SimulatorLink
    let objectID: ObjectID
    // The parent owns its children and unlinks them before it is deallocated.
    var parent: ControllerLink?
    @MainActor var children: SlotList<UIViewController>
    var slot: Int32 = -1
    /// The controllers that were created before and after this one.
    var older: ControllerLink?
    var newer: ControllerLink?
    var view: UIView?
    /// The pointer to the view's state.
    var viewLink: ViewLink?
    /// Whether its class is UIKit's own or overrides no callback, so that most callbacks need not
    /// be called.
    var isPlain: Bool
    var isNamed = false
    var hasLoggedDeinit = false
    var isLoadingView = false
    /// Whether its parent is a UIKit container, which sends its appearance and containment
    /// callbacks.
    var isManaged = false
    /// The navigation controller that sends its `didMove` after it has appeared (C40).
    var awaitedBy = ObjectID.none
    var appearance = AppearanceState()
    var containment = ContainmentState()
    var traits: TraitValues
    /// Whether it was loaded in a place with a compact width (A78, A79).
    var isInNarrowPlace = false
    var optional: OptionalState?

    @MainActor
    init(_ controller: UIViewController) {
        self.controller = controller
        world = controller.simulator.core
        objectID = controller.objectID
        isPlain = type(of: controller) == UIViewController.self
        traits = world.pointee.screenTraits
        children = SlotList()
    }
}

extension UIViewController {
    var storedParent: UIViewController? {
        get { core.pointee.parent?.pointee.controller }
        set { core.pointee.parent = newValue?.core }
    }

    var childList: SlotList<UIViewController> {
        _read { yield core.pointee.children }
        _modify { yield &core.pointee.children }
    }

    /// Its index in the parent's list of children.
    var slot: Int32 {
        get { core.pointee.slot }
        set { core.pointee.slot = newValue }
    }

    var storedView: UIView? {
        get { core.pointee.view }
        set {
            core.pointee.view = newValue
            core.pointee.viewLink = newValue?.core
        }
    }

    var appearance: AppearanceState {
        _read { yield core.pointee.appearance }
        _modify { yield &core.pointee.appearance }
    }

    var containment: ContainmentState {
        _read { yield core.pointee.containment }
        _modify { yield &core.pointee.containment }
    }

    /// The traits that it was last told of, or that it was created with.
    var knownTraits: TraitValues {
        get { core.pointee.traits }
        set { core.pointee.traits = newValue }
    }

    /// The state that few controllers have: presentation, overrides, titles.
    var optional: OptionalState? {
        get { core.pointee.optional }
        set { core.pointee.optional = newValue }
    }
}
