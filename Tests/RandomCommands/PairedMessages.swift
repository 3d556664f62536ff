import HierarchyRecords

/// Messages that announce something, and those that say it is done.
struct PairedMessages {
    private struct Place: Hashable {
        let object: ObjectID
        let pair: Pair
    }

    private enum Pair {
        case move, presentation, dismissal
    }

    private var open: [Place: EventArgument] = [:]
    /// Who is to be presented by a command, once for each time, until its completion or a message
    /// comes.
    private var requested: [ObjectID] = []
    /// Of whom a message came: its completion may come as well.
    private var excused: Set<ObjectID> = []

    /// A command asks for that controller's presentation.
    mutating func noteRequest(_ object: ObjectID) { requested.append(object) }

    /// Takes the event; false where it begins or ends what may not be begun or ended.
    mutating func accept(_ event: Event) -> Bool {
        switch event.callback {
        case .willMoveToParent: set(event, .move)
        case .didMoveToParent: open[Place(object: event.object, pair: .move)] = nil
        // C38, D14: a swipe that is taken back sends no didMove.
        case .viewWillAppear where event.rule == .c38:
            open[Place(object: event.object, pair: .move)] = nil
        case .presentationTransitionWillBegin: return begin(event, .presentation)
        case .presentationTransitionDidEnd: return end(event, .presentation)
        case .dismissalTransitionWillBegin: return begin(event, .dismissal)
        case .dismissalTransitionDidEnd: return end(event, .dismissal)
        case .presentCompletion: return complete(event.object)
        case .warning, .exception:
            excused.formUnion(requested)
            requested = []
        // Its children are nobody's then, and hear nothing of it.
        case .deinitialized: open = open.filter { $0.value != .object(event.object) }
        default: break
        }
        return true
    }

    private mutating func set(_ event: Event, _ pair: Pair) {
        open[Place(object: event.object, pair: pair)] = event.argument
    }

    /// False where nobody asked for it, or it came before.
    private mutating func complete(_ object: ObjectID) -> Bool {
        guard let index = requested.firstIndex(of: object) else {
            return excused.remove(object) != nil
        }
        requested.remove(at: index)
        return true
    }

    private mutating func begin(_ event: Event, _ pair: Pair) -> Bool {
        let place = Place(object: event.object, pair: pair)
        guard open[place] == nil else { return false }
        open[place] = event.argument
        return true
    }

    private mutating func end(_ event: Event, _ pair: Pair) -> Bool {
        open.removeValue(forKey: Place(object: event.object, pair: pair)) != nil
    }

    /// The parent that the last `willMove` of that controller named, without its `didMove` so far.
    func announcedParent(of object: ObjectID) -> ObjectID? {
        guard case .object(let parent) = open[Place(object: object, pair: .move)] else {
            return nil
        }
        return parent
    }

    /// Presentation controllers that are in the middle of something, and controllers that were to
    /// be presented and are not.
    var unfinished: [ObjectID] {
        let begun = open.keys.filter { $0.pair != .move }.map(\.object)
        return (begun + requested).sorted()
    }
}
