/// Functions that belong to no type.
package enum BuiltinFunction: String, CaseIterable {
    case write = "print"
    case writeForDebugging = "debugPrint"
    case writeFormat = "NSLog"
    case min, max, abs, stride, zip, type, withExtendedLifetime
    case sqrt, floor, ceil, round, pow, sin, cos
    case fatalError, preconditionFailure, assertionFailure, precondition, assert

    /// Whether it never returns.
    var stops: Bool {
        self == .fatalError || self == .preconditionFailure || self == .assertionFailure
    }

    /// Whether it stops unless its condition holds.
    var isCheck: Bool { self == .precondition || self == .assert }
}
