/// A value that an object keeps behind a constant pointer, so that Swift checks no exclusive access
/// each time that it is read or changed. The owner must make sure of that: while the value is being
/// changed, no other code may read or change it.
public struct Cell<Value>: ~Copyable {
    @usableFromInline let pointer: UnsafeMutablePointer<Value>

    /// Holds the value.
    @inlinable
    public init(_ value: consuming Value) {
        pointer = .allocate(capacity: 1)
        pointer.initialize(to: value)
    }

    @inlinable
    deinit {
        pointer.deinitialize(count: 1)
        pointer.deallocate()
    }

    /// What it holds.
    @inlinable
    public var value: Value {
        _read { yield pointer.pointee }
        nonmutating _modify { yield &pointer.pointee }
    }
}
