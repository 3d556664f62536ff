extension Int {
    /// The number without its fraction; the nearest `Int` where it is beyond all of them, 0 where it
    /// is no number.
    package init(clamping number: Double) {
        if let whole = Int(exactly: number.rounded(.towardZero)) {
            self = whole
        } else {
            self = number.isNaN ? 0 : number < 0 ? .min : .max
        }
    }
}
