import Foundation

/// Draws slopes: the seconds by the number of items, both axes logarithmic, a line for each
/// workload, and behind them the direction of a line whose slope is 1.
struct SlopePlot {
    private let slopes: [Slope]
    private let xs: ClosedRange<Double>
    private let ys: ClosedRange<Double>

    private static let (width, height, margin, legend) = (900.0, 600.0, 60.0, 300.0)
    private static let colors = [
        "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00", "#555555", "#7b3294",
    ]

    /// A plot of those that could be measured.
    init(_ slopes: [Slope]) {
        self.slopes = slopes.filter { !$0.value.isNaN }
        let points = self.slopes.flatMap(\.points)
        xs = Self.decades(points.map { Double($0.count) })
        ys = Self.decades(points.map(\.seconds))
    }

    /// The picture.
    var svg: String {
        ([
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Int(Self.width + Self.legend))\" "
                + "height=\"\(Int(Self.height))\" font-family=\"sans-serif\" font-size=\"12\">",
            "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>",
        ] + grid + slopes.indices.flatMap(line) + ["</svg>"]).joined(separator: "\n") + "\n"
    }

    /// The powers of ten around the values, as exponents.
    private static func decades(_ values: [Double]) -> ClosedRange<Double> {
        let exponents = values.map { log10($0) }
        return (exponents.min() ?? 0).rounded(.down)...(exponents.max() ?? 1).rounded(.up)
    }

    private func x(_ exponent: Double) -> Double {
        Self.margin + (exponent - xs.lowerBound) / max(1, xs.upperBound - xs.lowerBound)
            * (Self.width - 2 * Self.margin)
    }

    private func y(_ exponent: Double) -> Double {
        Self.height - Self.margin - (exponent - ys.lowerBound)
            / max(1, ys.upperBound - ys.lowerBound) * (Self.height - 2 * Self.margin)
    }

    private var grid: [String] {
        let columns = stride(from: xs.lowerBound, through: xs.upperBound, by: 1).map { exponent in
            rule(x(exponent), y(ys.lowerBound), x(exponent), y(ys.upperBound))
                + text("10^\(Int(exponent)) items", x(exponent) - 20, y(ys.lowerBound) + 20)
        }
        let rows = stride(from: ys.lowerBound, through: ys.upperBound, by: 1).map { exponent in
            rule(x(xs.lowerBound), y(exponent), x(xs.upperBound), y(exponent))
                + text("10^\(Int(exponent)) s", 8, y(exponent) + 4)
        }
        let steps = min(xs.upperBound - xs.lowerBound, ys.upperBound - ys.lowerBound)
        let flat = stroke(
            [(xs.lowerBound, ys.lowerBound), (xs.lowerBound + steps, ys.lowerBound + steps)],
            "#bbbbbb", "6 4")
        return columns + rows + [flat]
    }

    private func line(_ index: Int) -> [String] {
        let slope = slopes[index]
        let color = Self.colors[index % Self.colors.count]
        let places = slope.points.map { (log10(Double($0.count)), log10($0.seconds)) }
        let row = Self.margin + 20 * Double(index)
        let label = "\(slope.name): \(String(format: "%.2f", slope.value))"
        return [
            stroke(places, color, index < Self.colors.count ? "none" : "2 3"),
            "<rect x=\"\(Self.width)\" y=\"\(row - 9)\" width=\"10\" height=\"10\" "
                + "fill=\"\(color)\"/>",
            text(label, Self.width + 16, row),
        ]
    }

    private func stroke(
        _ exponents: [(Double, Double)], _ color: String, _ dashes: String
    ) -> String {
        let places = exponents.map { "\(x($0.0)),\(y($0.1))" }.joined(separator: " ")
        return "<polyline points=\"\(places)\" fill=\"none\" stroke=\"\(color)\" "
            + "stroke-width=\"2\" stroke-dasharray=\"\(dashes)\"/>"
    }

    private func rule(_ x: Double, _ y: Double, _ toX: Double, _ toY: Double) -> String {
        "<line x1=\"\(x)\" y1=\"\(y)\" x2=\"\(toX)\" y2=\"\(toY)\" stroke=\"#e5e5e5\"/>"
    }

    private func text(_ text: String, _ x: Double, _ y: Double) -> String {
        "<text x=\"\(x)\" y=\"\(y)\">\(text)</text>"
    }
}
