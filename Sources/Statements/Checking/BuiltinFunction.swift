/// Functions that belong to no type.
package enum BuiltinFunction: String, CaseIterable {
    case write = "print"
    case writeForDebugging = "debugPrint"
    case writeFormat = "NSLog"
    case min, max, abs, stride, zip, type, withExtendedLifetime
    case sqrt, floor, ceil, round, pow, sin, cos
    case fatalError, preconditionFailure, assertionFailure, precondition, assert

    /// Whether it takes and gives `Double`s alone.
    var isMath: Bool {
        switch self {
        case .sqrt, .floor, .ceil, .round, .pow, .sin, .cos: true
        default: false
        }
    }

    /// Whether it never returns.
    var stops: Bool {
        switch self {
        case .fatalError, .preconditionFailure, .assertionFailure: true
        default: false
        }
    }

    /// Whether it stops unless its condition holds.
    var isCheck: Bool { self == .precondition || self == .assert }
}
