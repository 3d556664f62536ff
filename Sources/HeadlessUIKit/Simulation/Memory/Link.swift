import HierarchyRecords

/// A pointer to the state of one object. Reading through it counts no references and makes no
/// exclusivity checks: these two would cost more than everything else that adding and removing a
/// child does, and a walk over superviews would pay them at each step.
///
/// Raw memory is reserved, filled and freed in this file and in `WaitingEvents`, and nowhere else
/// in the model. The rest of it reads and changes `core`, as if it were a stored property.
///
/// **Who owns the state.** The object that called `reserve`: a view, a controller, a simulator, or
/// the recorder, layout pass and deferred work of a simulator. It fills the memory before the link
/// is read, and frees it once, in its `deinit` (the simulator frees that of its three parts). All
/// others copy the link and own nothing.
///
/// **What must not outlive it.** A link to a view or a controller is valid as long as that object
/// lives. Two things make sure of that:
/// - A link that is kept in a `core` (superview, window, controller, view, parent, and the
///   neighbours in the list of living controllers) is cleared before its object goes: the parent
///   unlinks its children and the superview its subviews in `deinit`, a controller unlinks its
///   view, a window takes itself out of the views in it, and the layout pass holds a reference to
///   each view that it has listed.
/// - A link in a local variable is used only while somebody holds the object: its superview's or
///   its parent's list, the controller, or the caller. Where user code runs in between and may let
///   go of the object, the function holds a reference of its own (`kept`, `withExtendedLifetime`).
///
/// A simulator lives longer than its objects, each of which holds a reference to it, so the link to
/// its state needs no such care.
///
/// **What replaces the exclusivity checks.** Everything runs on the main actor, and no callback is
/// called while a part of a `core` is being changed: a function changes a property, then calls.
struct Link<Core>: Hashable {
    fileprivate let place: UnsafeMutablePointer<Core>

    /// Memory for a state that is not there yet: `fill` has to come first.
    static func reserve() -> Link { Link(place: .allocate(capacity: 1)) }

    /// Puts the state there, once.
    func fill(with core: consuming Core) { place.initialize(to: core) }

    /// Destroys the state and gives the memory back: nothing may use a copy of the link any more.
    func free() {
        place.deinitialize(count: 1)
        place.deallocate()
    }

    /// The state. Whoever may change it is counted as a change.
    var core: Core {
        @inline(__always) unsafeAddress { UnsafePointer(place) }
        @inline(__always) nonmutating unsafeMutableAddress {
            Changes.note()
            return place
        }
    }

    /// The state, to change what is no part of the world: what can be found again from the rest, and how the
    /// world is looked at.
    var aside: Core {
        @inline(__always) unsafeAddress { UnsafePointer(place) }
        @inline(__always) nonmutating unsafeMutableAddress { place }
    }
}

/// What has its state behind a link.
@MainActor
protocol LinkOwner {
    associatedtype Core
    var link: Link<Core> { get }
}

extension LinkOwner {
    /// The state. Whoever may change it is counted as a change.
    var core: Core {
        @inline(__always) unsafeAddress { UnsafePointer(link.place) }
        @inline(__always) nonmutating unsafeMutableAddress {
            Changes.note()
            return link.place
        }
    }
}

/// What has behind a link what is no part of the world.
@MainActor
protocol AsideLinkOwner {
    associatedtype Core
    var link: Link<Core> { get }
}

extension AsideLinkOwner {
    /// The state.
    var core: Core {
        @inline(__always) unsafeAddress { UnsafePointer(link.place) }
        @inline(__always) nonmutating unsafeMutableAddress { link.place }
    }
}

/// A value that an object keeps behind a constant pointer, as `Cell` does, whose changes are counted.
struct CountedCell<Value>: ~Copyable {
    private let cell: Cell<Value>

    /// Holds the value.
    init(_ value: consuming Value) { cell = Cell(value) }

    /// What it holds.
    var value: Value {
        @inline(__always) _read { yield cell.value }
        @inline(__always) nonmutating _modify {
            Changes.note()
            yield &cell.value
        }
    }
}
