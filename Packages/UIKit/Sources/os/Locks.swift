import Foundation

/// A lock of Apple's systems, which holds for all threads here, too.
public struct os_unfair_lock_s: @unchecked Sendable {
    fileprivate var word: UInt32 = 0
    public init() {}
}
public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// What guards the words of all locks, and where threads wait for one of them.
private let guardian = NSCondition()

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    guardian.lock()
    while lock.pointee.word != 0 { guardian.wait() }
    lock.pointee.word = 1
    guardian.unlock()
}

public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    guardian.lock()
    defer { guardian.unlock() }
    if lock.pointee.word != 0 { return false }
    lock.pointee.word = 1
    return true
}

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    guardian.lock()
    lock.pointee.word = 0
    guardian.broadcast()
    guardian.unlock()
}

/// A lock around a state.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
    fileprivate let mutex = NSLock()
    private var state: State
    public init(initialState: sending State) { state = initialState }
    public init(uncheckedState initialState: State) { state = initialState }
    public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
        mutex.lock()
        defer { mutex.unlock() }
        return try body(&state)
    }
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        try withLock(body)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    public convenience init() { self.init(initialState: ()) }
    public func lock() { mutex.lock() }
    public func unlock() { mutex.unlock() }
}
