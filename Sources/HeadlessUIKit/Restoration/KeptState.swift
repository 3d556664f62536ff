/// What is kept of an app from its way to the background to the launch after its end (U46 to U48).
@MainActor
final class KeptState {
    /// One controller that is to be there again.
    struct Entry {
        /// The identifiers of those above it, and its own.
        let path: [String]
        /// The place in the list of the one above it; nil for one that has none above it.
        let above: Int?
        let coder: StateCoder
        /// Who makes it again; nil where it named no class.
        let restorer: (any ControllerRestorer)?
        /// The storyboard that it was made of, and its id there.
        let source: (storyboard: UIStoryboard, id: String)?
    }

    /// What the app's delegate keeps.
    let app = StateCoder()
    @Counted var entries: [Entry] = []
}

/// Who knows controllers by their places in the list of what is kept.
@MainActor
protocol ControllerIndex: AnyObject {
    /// The place of a controller; nil for one that is not kept.
    func place(of controller: UIViewController) -> Int?
    /// The controller that is at that place now; nil where none was made again.
    func controller(at place: Int) -> UIViewController?
}

/// The coder that controllers and the app's delegate get: of a controller it keeps where to find it (U47).
@MainActor
final class StateCoder: KeyedCoder {
    /// A controller, by its place in the list.
    private struct Reference { let place: Int }

    weak var index: (any ControllerIndex)? { didSet { Changes.note() } }

    override func keep(_ value: Any?, forKey key: String) {
        if let controller = value as? UIViewController {
            super.keep(reference(to: controller), forKey: key)
        } else if let controllers = value as? [UIViewController] {
            super.keep(controllers.compactMap(reference), forKey: key)
        } else {
            super.keep(value, forKey: key)
        }
    }

    override func kept(forKey key: String) -> Any? {
        switch super.kept(forKey: key) {
        case let reference as Reference: index?.controller(at: reference.place)
        case let references as [Reference]:
            references.compactMap { index?.controller(at: $0.place) }
        case let value: value
        }
    }

    private func reference(to controller: UIViewController) -> Reference? {
        index?.place(of: controller).map(Reference.init)
    }
}
