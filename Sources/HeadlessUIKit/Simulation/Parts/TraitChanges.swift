import HierarchyRecords

/// The changes of traits that are being made, and the source of `UITraitCollection.current`.
@MainActor
package final class TraitChanges {
    /// The largest number of nested changes of overrides.
    private static let depthLimit = 32

    /// Whether a change is being passed down the tree (T08).
    @Counted private(set) var isSpreading = false
    /// The number of nested changes of overrides that are running.
    @Counted private var depth = 0
    @Counted private var endless: ObjectID?
    /// The view that is being laid out; the traits that it reads are noted (A75).
    private(set) weak var reader: UIView? { didSet { Changes.note() } }
    /// The object that is being laid out or told of a change: its traits are the current ones.
    private weak var environment: (any UITraitEnvironment)? { didSet { Changes.note() } }
    /// The collection that the app assigned to `UITraitCollection.current`.
    @Counted var assigned: UITraitCollection?

    /// The traits of the environment, or else the assigned collection; nil if there is neither.
    var current: UITraitCollection? { environment?.traitCollection ?? assigned }

    /// Runs `body` with another value of `isSpreading`.
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
        guard let owner = endless else { return nil }
        endless = nil
        return owner
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

    /// Runs a layout callback of the view and notes the traits that it reads (A75).
    func noting(readsOf view: UIView, _ body: () -> Void) {
        let outer = reader
        reader = view
        calling(view, body)
        reader = outer
    }
}
