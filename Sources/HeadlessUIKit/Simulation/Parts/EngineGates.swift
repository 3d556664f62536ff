import HierarchyRecords

/// What a program around the model provides, such as knowledge of classes and containers that the
/// model does not have.
@MainActor
package struct EngineGates {
    /// The places of the children of a container that is not UIKit's, for the tree of controllers.
    package var placesElsewhere:
        ((UIViewController) -> [(child: UIViewController, place: HierarchySnapshot.Place)])?
    /// The methods of classes that are defined while the program runs; nil where there are none.
    package weak var methods: (any MethodTable)?
    /// The same classes as files of Interface Builder name them; nil where there are none.
    package weak var interfaceClasses: (any InterfaceClasses)?
    /// Hears of each view of which the bounds, the center or the size of the content were set.
    package var watcher: ((UIView) -> Void)?
    /// May stop the solving of constraints; the world is unusable after that.
    package var solverWatch: SolverWatch?
}
