import HierarchyRecords

/// Which object of the session each object of an app's log is.
struct LogPartners {
    /// An object as one of the logs names it.
    struct Named: Hashable {
        let name: String
        let className: String?
    }

    /// The app's name of an object, and the session's.
    struct Pair: Sendable, Equatable {
        let app: String
        let here: String
    }

    private(set) var pairs: [Pair] = []
    /// The objects of the app's log that have no partner.
    private(set) var alone: [String] = []
    private var app: [Named]
    private var here: [Named]

    /// Pairs objects in the order of their first callbacks: those that a person paired, those of the
    /// same name, those of the same class, and at last those whose class is named like the other:
    /// `HomeViewController` is `home`.
    init(app: [Named], here: [Named], given: [Pair]) {
        (self.app, self.here) = (app, here)
        pair { app, here in given.contains(Pair(app: app.name, here: here.name)) }
        pair { $0.name == $1.name }
        pair { $0.className != nil && $0.className == $1.className }
        pair { Self.stem($0.className ?? $0.name) == $1.name.lowercased() }
        alone = self.app.map(\.name)
    }

    private mutating func pair(where areAlike: (Named, Named) -> Bool) {
        app.removeAll { object in
            guard let index = here.firstIndex(where: { areAlike(object, $0) }) else { return false }
            pairs.append(Pair(app: object.name, here: here.remove(at: index).name))
            return true
        }
    }

    /// `home` of `HomeViewController-1`.
    private static func stem(_ name: String) -> String {
        let word = name.lowercased().prefix { $0 != "-" }
        for ending in ["viewcontroller", "controller", "vc"] where word.hasSuffix(ending) {
            return String(word.dropLast(ending.count))
        }
        return String(word)
    }
}
