import HierarchyRecords

/// A pointer to a controller's state, through which related controllers are reached without
/// reference counting.
typealias ControllerLink = Link<ControllerCore>

/// The state of a controller that every move and every appearance uses. It is reached through a
/// constant pointer, so that reading it needs no exclusivity check.
struct ControllerCore {
    /// The controller, which owns this state and so lives longer.
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
    /// Whether its class is `UIViewController` itself, which overrides nothing.
    let isOfUIKit: Bool
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
        world = controller.simulator.link
        objectID = controller.objectID
        isOfUIKit = type(of: controller) == UIViewController.self
        isPlain = isOfUIKit
        traits = world.core.screenTraits
        children = SlotList()
    }
}

extension UIViewController {
    var storedParent: UIViewController? {
        get { core.parent?.core.controller }
        set { core.parent = newValue?.link }
    }

    var childList: SlotList<UIViewController> {
        _read { yield core.children }
        _modify { yield &core.children }
    }

    /// Its index in the parent's list of children.
    var slot: Int32 {
        get { core.slot }
        set { core.slot = newValue }
    }

    var storedView: UIView? {
        get { core.view }
        set {
            core.view = newValue
            core.viewLink = newValue?.link
        }
    }

    var appearance: AppearanceState {
        _read { yield core.appearance }
        _modify { yield &core.appearance }
    }

    var containment: ContainmentState {
        _read { yield core.containment }
        _modify { yield &core.containment }
    }

    /// The traits that it was last told of, or that it was created with.
    var knownTraits: TraitValues {
        get { core.traits }
        set { core.traits = newValue }
    }

    /// The state that few controllers have: presentation, overrides, titles.
    var optional: OptionalState? {
        get { core.optional }
        set { core.optional = newValue }
    }
}
