/// A source of numbers that its seed determines: a linear congruential generator.
public struct Dice {
    private var state: UInt64

    /// Dice that fall the same way for the same seed.
    public init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 2_654_435_761 &+ 1 }

    /// A number from 0 to one less than `sides`.
    public mutating func roll(_ sides: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(sides))
    }

    /// One of the elements.
    public mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[roll(elements.count)]
    }
}
