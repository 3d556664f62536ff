import Foundation

/// What a workload cost at each number of items, and the line through these points where both axes
/// are logarithmic: its slope is 1 where each item costs the same, and 2 where the cost is quadratic.
struct Slope {
    /// From this slope on, an item costs noticeably more among many than among few.
    static let limit = 1.1

    let name: String
    /// By number of items, ascending; NaN seconds where it could not be measured.
    let points: [(count: Int, seconds: Double)]

    /// By least squares; NaN where a point is missing.
    var value: Double {
        let places = points.map { (x: log(Double($0.count)), y: log($0.seconds)) }
        let count = Double(places.count)
        let middle = (
            x: places.map(\.x).reduce(0, +) / count, y: places.map(\.y).reduce(0, +) / count
        )
        let rise = places.map { ($0.x - middle.x) * ($0.y - middle.y) }.reduce(0, +)
        return rise / places.map { ($0.x - middle.x) * ($0.x - middle.x) }.reduce(0, +)
    }

    /// Whether each item costs the same at any number of items.
    var isFlat: Bool { value <= Self.limit }

    /// `met: new   10000: 0.81 µs  20000: 0.80 µs …  slope 1.01`
    var line: String {
        let costs = points.map { point in
            String(format: "%d: %.2f", point.count, point.seconds / Double(point.count) * 1e6)
        }
        let verdict = value.isNaN ? "FAILED" : isFlat ? "met" : "MISSED"
        return "  \(verdict): \(padded(name))slope \(String(format: "%5.2f", value))   "
            + "µs an item at \(costs.joined(separator: ", "))"
    }

    private func padded(_ text: String) -> String {
        text + String(repeating: " ", count: max(1, 32 - text.count))
    }
}
