/// A value of a class behind a constant pointer, so that reading and changing it costs no exclusivity
/// check: while it is changed, nothing else may reach it.
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
