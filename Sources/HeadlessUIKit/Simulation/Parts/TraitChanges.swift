import HierarchyRecords

/// The changes of traits that are under way, and whose traits are the current ones.
@MainActor
package final class TraitChanges {
    /// The largest number of nested changes of overrides.
    private static let depthLimit = 32

    /// Whether a change is on its way down the tree (T08).
    private(set) var isSpreading = false
    /// How many changes of overrides run inside each other.
    private var depth = 0
    private var endless: ObjectID?
    /// The view that is laid out: what it reads of its traits is noted (A75).
    private(set) weak var reader: UIView?
    /// The object whose traits are the current ones; nil where none is laid out or told of a change.
    private weak var environment: (any UITraitEnvironment)?
    /// What the app made current.
    var assigned: UITraitCollection?

    /// The traits of the environment, else what the app assigned; nil where both are missing.
    var current: UITraitCollection? { environment?.traitCollection ?? assigned }

    /// Does something while a change is on its way down the tree, or while none is.
    func spreading(_ isSpreading: Bool = true, _ body: () -> Void) {
        let outer = self.isSpreading
        self.isSpreading = isSpreading
        body()
        self.isSpreading = outer
    }

    /// Makes a change of overrides. Nested changes, made in the callbacks of other changes, are
    /// dropped beyond a certain depth; from then on all changes are, until `takeEndless` is called.
    func settle(of owner: ObjectID, _ change: () -> Void) {
        guard endless == nil else { return }
        guard depth < Self.depthLimit else { return endless = owner }
        depth += 1
        change()
        depth -= 1
    }

    /// The object whose traits did not settle since this was last called.
    package func takeEndless() -> ObjectID? {
        defer { endless = nil }
        return endless
    }

    /// Runs code that may read the current traits, with those of the environment.
    func calling(_ environment: any UITraitEnvironment, _ body: () -> Void) {
        let outer = self.environment
        self.environment = environment
        body()
        self.environment = outer
    }

    /// Runs code that may read the current traits, with that collection.
    func calling(with collection: UITraitCollection, _ body: () -> Void) {
        let outer = (assigned, environment)
        (assigned, environment) = (collection, nil)
        body()
        (assigned, environment) = outer
    }

    /// Calls a layout callback of the view, whose reading of its traits is noted (A75).
    func noting(readsOf view: UIView, _ body: () -> Void) {
        let outer = reader
        reader = view
        calling(view, body)
        reader = outer
    }
}
