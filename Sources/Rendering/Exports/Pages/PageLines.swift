/// The lines of one thing that a page shows at each step, a tree or a picture.
///
/// The first ones are written whole; once they have taken much room, what differs from those before is
/// written, so that a page grows with what happens and not with steps times objects. Every now and then
/// the whole stands again, so that a step is shown without going through all before it.
struct PageLines: Sendable {
    /// How a step's lines are written.
    enum Form: Sendable, Equatable {
        case whole
        /// What stands as it stood before the step, and what does not.
        case parts([Part])
    }

    /// A piece of lines that are written as differences.
    enum Part: Sendable, Equatable {
        /// So many lines that stood before the step from that place on, counted from 0.
        case same(from: Int, count: Int)
        case new([String])
    }

    /// What the step before shows; nil where it is not known any more.
    private(set) var lines: [String]?
    /// Bytes of all lines that were written whole.
    private var wholeBytes = 0
    /// Bytes of what was written as differences since lines were last written whole.
    private var partBytes = 0
    /// What was found to differ last, the newest at the end: sessions go back and forth.
    private var found: [Difference] = []

    private struct Difference {
        let old: [String]
        let new: [String]
        let parts: [Part]
    }

    /// So many differences are kept.
    private static let mostFound = 8

    /// Bytes up to which all lines are written whole.
    private static let roomForWholes = 500_000

    /// Takes the lines of the next step.
    mutating func take(_ next: [String]) -> Form {
        let size = Self.size(next)
        let parts = wholeBytes < Self.roomForWholes ? nil : parts(of: next)
        lines = next
        if let parts {
            let partSize = Self.size(parts)
            if partBytes + partSize < 4 * size, partSize < size / 2 {
                partBytes += partSize
                return .parts(parts)
            }
        }
        wholeBytes += size
        partBytes = 0
        return .whole
    }

    /// The next lines are written whole: what stands before them is not what was last taken.
    mutating func forget() { lines = nil }

    /// The lines as differences from those before; nil where these are not known.
    private mutating func parts(of next: [String]) -> [Part]? {
        guard let lines else { return nil }
        if let known = found.last(where: { $0.old == lines && $0.new == next }) {
            return known.parts
        }
        let parts = Self.parts(lines, next)
        if found.count == Self.mostFound { found.removeFirst() }
        found.append(Difference(old: lines, new: next, parts: parts))
        return parts
    }

    private static func parts(_ old: [String], _ new: [String]) -> [Part] {
        var parts: [Part] = []
        var place = 0
        for line in LineDifference(expected: old, actual: new).lines {
            switch (line.side, parts.last) {
            case (.expected, _): break
            case (.both, .same(let from, let count)) where from + count == place:
                parts[parts.count - 1] = .same(from: from, count: count + 1)
            case (.both, _): parts.append(.same(from: place, count: 1))
            case (.actual, .new(let lines)): parts[parts.count - 1] = .new(lines + [line.text])
            case (.actual, _): parts.append(.new([line.text]))
            }
            if line.side != .actual { place += 1 }
        }
        return parts
    }

    private static func size(_ lines: [String]) -> Int {
        lines.reduce(0) { $0 + $1.utf8.count + 1 }
    }

    /// A piece that stands takes about as much as its two numbers and the words around them.
    private static func size(_ parts: [Part]) -> Int {
        parts.reduce(0) {
            switch $1 {
            case .same: $0 + 50
            case .new(let lines): $0 + size(lines)
            }
        }
    }
}
