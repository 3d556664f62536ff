import HeadlessUIKit

extension CGRect {
    /// Of four numbers: x, y, width, height.
    init(_ numbers: [Double]) {
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// As Swift writes it.
    var swift: String {
        let parts = [origin.x, origin.y, width, height].map { Decimal.text(Double($0)) }
        return "CGRect(x: \(parts[0]), y: \(parts[1]), width: \(parts[2]), height: \(parts[3]))"
    }

    /// `x y width height`
    var words: String {
        [origin.x, origin.y, width, height].map { Decimal.text(Double($0)) }.joined(separator: " ")
    }
}

extension UIEdgeInsets {
    /// `top left bottom right`
    var words: String {
        [top, left, bottom, right].map { Decimal.text(Double($0)) }.joined(separator: " ")
    }
}

extension CGSize {
    /// `width height`
    var words: String {
        [width, height].map { Decimal.text(Double($0)) }.joined(separator: " ")
    }
}
