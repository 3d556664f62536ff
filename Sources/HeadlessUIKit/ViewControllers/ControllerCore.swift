import HierarchyRecords

/// Leads to a controller's state, and from there on to others', without counting references.
typealias ControllerLink = UnsafeMutablePointer<ControllerCore>

/// The state of a controller that every move and every appearance touches. It stands behind a
/// constant pointer, so that reading it costs no exclusivity check.
struct ControllerCore {
    unowned(unsafe) let controller: UIViewController
    let world: SimulatorLink
    let objectID: ObjectID
    // The parent owns its children and unlinks them before it goes.
    var parent: ControllerLink?
    @MainActor var children: SlotList<UIViewController>
    var slot: Int32 = -1
    /// Its neighbours in the order in which controllers were made.
    var older: ControllerLink?
    var newer: ControllerLink?
    var view: UIView?
    /// Leads to the view.
    var viewLink: ViewLink?
    /// Whether its class is UIKit's own, or overrides no callback, so that most callbacks need no call.
    var isPlain: Bool
    var isNamed = false
    var hasLoggedDeinit = false
    var isLoadingView = false
    /// Its parent is a stock container that tells it of its appearance and its moves.
    var isManaged = false
    /// The stack that sends it `didMove` when it has appeared (C40).
    var awaitedBy = ObjectID.none
    var appearance = AppearanceState()
    var containment = ContainmentState()
    var traits: TraitValues
    /// It was loaded in a place that is narrow (A78, A79).
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

    /// The index of its slot in the parent's list.
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

    /// The traits that it was last told of, or was made with.
    var knownTraits: TraitValues {
        get { core.pointee.traits }
        set { core.pointee.traits = newValue }
    }

    /// What few controllers have: presentation, overrides, titles.
    var optional: OptionalState? {
        get { core.pointee.optional }
        set { core.pointee.optional = newValue }
    }
}
