import HierarchyRecords

/// What a program around the model puts in: it knows classes and containers that the model does not.
@MainActor
package struct EngineGates {
    /// Where a container that is not UIKit's has its children, as a tree tells it.
    package var placesElsewhere:
        ((UIViewController) -> [(child: UIViewController, place: HierarchySnapshot.Place)])?
    /// The methods of classes that are defined while the program runs; nil where there are none.
    package weak var methods: (any MethodTable)?
    /// May end the solving of constraints; the world is of no use after that.
    package var solverWatch: SolverWatch?
}
