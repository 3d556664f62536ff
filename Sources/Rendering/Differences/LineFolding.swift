/// Lines of a difference with long stretches that agree folded away.
struct LineFolding {
    /// A line, or how many were folded in its place.
    enum Part: Equatable {
        case line(LineDifference.Line)
        case folded(Int)
    }

    private(set) var parts: [Part] = []

    /// Keeps `context` agreeing lines before and after each that differs; nil keeps all.
    init(_ lines: [LineDifference.Line], context: Int?) {
        var start = 0
        while start < lines.count {
            let side = lines[start].side
            let end = lines[start...].firstIndex { ($0.side == .both) != (side == .both) }
            let stretch = lines[start..<(end ?? lines.count)]
            if side == .both, let context {
                fold(stretch, head: start == 0 ? 0 : context, tail: end == nil ? 0 : context)
            } else {
                parts += stretch.map { .line($0) }
            }
            start = stretch.endIndex
        }
    }

    /// A single line is not worth folding.
    private mutating func fold(
        _ stretch: ArraySlice<LineDifference.Line>, head: Int, tail: Int
    ) {
        let hidden = stretch.count - head - tail
        if hidden < 2 {
            parts += stretch.map { .line($0) }
        } else {
            parts += stretch.prefix(head).map { .line($0) }
            parts.append(.folded(hidden))
            parts += stretch.suffix(tail).map { .line($0) }
        }
    }
}
