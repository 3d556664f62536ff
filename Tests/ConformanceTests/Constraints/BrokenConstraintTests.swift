import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// A set that cannot be, the order of activation, and what is given up.
struct BrokenCase: Sendable, CustomStringConvertible {
    let description: String
    let wishes: [Wish]
    let views: [String]
    let broken: String
    /// Origin and width of `v` at the end.
    let frame: [CGFloat]
    /// The order of the subviews, if it is not that of `views`.
    var order: [String]?

    /// The cases of the measured page, each named there.
    static let all: [BrokenCase] = widths + edges + others + pairs

    private static let leading = Wish("x", "v", .leading, .equal, "c", .leading, 0)

    private static let widths = [
        BrokenCase(
            description: "width 100 and 200",
            wishes: [
                Wish("a", "v", .width, .equal, 100), Wish("b", "v", .width, .equal, 200), leading,
            ], views: ["v"], broken: "b", frame: [0, 100]),
        BrokenCase(
            description: "width 100 and 50",
            wishes: [
                Wish("a", "v", .width, .equal, 100), Wish("b", "v", .width, .equal, 50), leading,
            ], views: ["v"], broken: "a", frame: [0, 50]),
        BrokenCase(
            description: "width 100 and at least 150",
            wishes: [
                Wish("a", "v", .width, .equal, 100),
                Wish("b", "v", .width, .greaterThanOrEqual, 150), leading,
            ], views: ["v"], broken: "b", frame: [0, 100]),
        BrokenCase(
            description: "width 100 and at most 50",
            wishes: [
                Wish("a", "v", .width, .equal, 100),
                Wish("b", "v", .width, .lessThanOrEqual, 50), leading,
            ], views: ["v"], broken: "b", frame: [0, 100]),
        BrokenCase(
            description: "at least 150 and at most 100",
            wishes: [
                Wish("a", "v", .width, .greaterThanOrEqual, 150),
                Wish("b", "v", .width, .lessThanOrEqual, 100), leading,
            ], views: ["v"], broken: "b", frame: [0, 150]),
        BrokenCase(
            description: "half the container and 100",
            wishes: [
                Wish("a", "v", .width, .equal, "c", .width, 0, times: 0.5),
                Wish("b", "v", .width, .equal, 100), leading,
            ], views: ["v"], broken: "b", frame: [0, 150]),
        BrokenCase(
            description: "half the container and 200",
            wishes: [
                Wish("a", "v", .width, .equal, "c", .width, 0, times: 0.5),
                Wish("b", "v", .width, .equal, 200), leading,
            ], views: ["v"], broken: "b", frame: [0, 150]),
    ]

    private static let edges = [
        BrokenCase(
            description: "leading, trailing, width",
            wishes: [
                Wish("a", "v", .leading, .equal, "c", .leading, 10),
                Wish("b", "v", .trailing, .equal, "c", .leading, 110),
                Wish("c", "v", .width, .equal, 50),
            ], views: ["v"], broken: "c", frame: [10, 100]),
        BrokenCase(
            description: "trailing, leading, middle",
            wishes: [
                Wish("a", "v", .trailing, .equal, "c", .trailing, 0),
                Wish("b", "v", .leading, .equal, "c", .leading, 30),
                Wish("c", "v", .centerX, .equal, "c", .centerX, 0),
            ], views: ["v"], broken: "c", frame: [30, 270]),
        BrokenCase(
            description: "trailing, leading, middle, all moved",
            wishes: [
                Wish("a", "v", .trailing, .equal, "c", .trailing, -10),
                Wish("b", "v", .leading, .equal, "c", .leading, 30),
                Wish("c", "v", .centerX, .equal, "c", .centerX, 5),
            ], views: ["v"], broken: "c", frame: [30, 260]),
        BrokenCase(
            description: "trailing, leading, width 200",
            wishes: [
                Wish("a", "v", .trailing, .equal, "c", .trailing, 0),
                Wish("b", "v", .leading, .equal, "c", .leading, 30),
                Wish("c", "v", .width, .equal, 200),
            ], views: ["v"], broken: "c", frame: [30, 270]),
        BrokenCase(
            description: "leading to itself",
            wishes: [
                Wish("a", "v", .leading, .equal, "v", .leading, 10),
                Wish("x", "v", .leading, .equal, "c", .leading, 5),
                Wish("y", "v", .width, .equal, 50),
            ], views: ["v"], broken: "a", frame: [5, 50]),
    ]

    /// Two places for the leading edge, and which gives way.
    private static func places(
        _ first: CGFloat, _ second: CGFloat, broken: String, at place: CGFloat
    ) -> BrokenCase {
        BrokenCase(
            description: "leading \(first) and \(second)",
            wishes: [
                Wish("a", "v", .leading, .equal, "c", .leading, first),
                Wish("b", "v", .leading, .equal, "c", .leading, second),
                Wish("z", "v", .width, .equal, 30),
            ], views: ["v"], broken: broken, frame: [place, 30])
    }

    /// The same, the second said from the container.
    private static func flipped(_ first: CGFloat, _ second: CGFloat) -> BrokenCase {
        BrokenCase(
            description: "leading \(first) and, said from outside, \(-second)",
            wishes: [
                Wish("a", "v", .leading, .equal, "c", .leading, first),
                Wish("b", "c", .leading, .equal, "v", .leading, second),
                Wish("z", "v", .width, .equal, 30),
            ], views: ["v"], broken: "b", frame: [first, 30])
    }

    private static let pairs = [
        places(10, 20, broken: "b", at: 10), places(20, -10, broken: "a", at: -10),
        places(-10, -20, broken: "a", at: -20), flipped(10, -20), flipped(20, -10),
    ]

    private static let siblings = [
        Wish("d", "v", .width, .equal, 60), Wish("e", "w", .width, .equal, 60),
        Wish("l", "v", .width, .equal, "w", .width, 10),
        Wish("x", "v", .leading, .equal, "c", .leading, 0),
        Wish("y", "w", .leading, .equal, "c", .leading, 0),
    ]

    private static let others = [
        BrokenCase(
            description: "two siblings", wishes: siblings, views: ["v", "w"], broken: "e",
            frame: [0, 60]),
        BrokenCase(
            description: "two siblings, the other in front", wishes: siblings,
            views: ["v", "w"], broken: "d", frame: [0, 70], order: ["w", "v"]),
        BrokenCase(
            description: "a chain of two",
            wishes: [
                Wish("a", "v", .leading, .equal, "c", .leading, 10),
                Wish("b", "w", .leading, .equal, "v", .trailing, 10),
                Wish("c", "w", .trailing, .equal, "c", .leading, 100),
                Wish("d", "v", .width, .equal, 60), Wish("e", "w", .width, .equal, 60),
            ], views: ["v", "w"], broken: "e", frame: [10, 60]),
        BrokenCase(
            description: "a view in a view",
            wishes: [
                Wish("a", "u", .width, .equal, 100),
                Wish("b", "u", .width, .equal, "v", .width, 0),
                Wish("c", "v", .width, .equal, 200),
                Wish("x", "v", .leading, .equal, "c", .leading, 0),
                Wish("y", "u", .leading, .equal, "v", .leading, 0),
            ], views: ["v", "u"], broken: "a", frame: [0, 200]),
    ]
}

@MainActor
@Suite("R83: constraints that contradict each other")
struct BrokenConstraintTests {
    @Test(
        "R83: what gives way does not depend on the order of activation",
        arguments: BrokenCase.all, [true, false])
    func broken(sample: BrokenCase, live: Bool) {
        let tags = String(sample.wishes.map(\.tag))
        for order in [tags, String(tags.reversed()), String(tags.dropFirst() + tags.prefix(1))] {
            let scene = ConstraintScene(sample.views, order: sample.order)
            scene.make(sample.wishes)
            scene.activate(order, live: live)
            #expect(scene.broken == sample.broken)
            #expect(scene.horizontal("v") == sample.frame)
        }
    }

    @Test("R83: of three widths the one that contradicts each of the others gives way once")
    func inequalities() {
        for order in ["abcx", "cbax", "bcax", "xacb"] {
            let scene = ConstraintScene(["v"])
            scene.make([
                Wish("a", "v", .width, .equal, 100),
                Wish("b", "v", .width, .lessThanOrEqual, 50),
                Wish("c", "v", .width, .greaterThanOrEqual, 80),
                Wish("x", "v", .leading, .equal, "c", .leading, 0),
            ])
            scene.activate(order, live: true)
            #expect(scene.broken == "b")
            #expect(scene.horizontal("v") == [0, 100])
        }
    }

    private func history() -> ConstraintScene {
        let scene = ConstraintScene(["v"])
        scene.make([
            Wish("a", "v", .width, .equal, 100), Wish("b", "v", .width, .equal, 200),
            Wish("x", "v", .leading, .equal, "c", .leading, 0),
        ])
        scene.activate("xab", live: true)
        return scene
    }

    @Test("R83: what was given up holds again when its opponent goes, and is told of once")
    func restored() {
        let scene = history()
        scene.deactivate("a")
        #expect(scene.horizontal("v") == [0, 200])
        scene.activate("a", live: true)
        #expect(scene.horizontal("v") == [0, 100])
        #expect(scene.broken == "b")
    }

    @Test("R83: activated anew, it is told of again")
    func toldAgain() {
        let scene = history()
        scene.deactivate("b")
        #expect(scene.horizontal("v") == [0, 100])
        scene.activate("b", live: true)
        #expect(scene.broken == "bb")
        #expect(scene.horizontal("v") == [0, 100])
    }

    /// Hugging, resistance, the app's width and its priority, and the width that comes of it.
    nonisolated static let contents: [(Float, Float, Wish, CGFloat)] = [
        (1000, 1000, Wish("a", "v", .width, .equal, 36), 36),
        (1000, 1000, Wish("a", "v", .width, .equal, 10), 10),
        (1000, 1000, Wish("a", "v", .width, .greaterThanOrEqual, 36), 36),
        (1000, 1000, Wish("a", "v", .width, .lessThanOrEqual, 10), 10),
        (1000, 750, Wish("a", "v", .width, .equal, 36), 36),
        (250, 1000, Wish("a", "v", .width, .equal, 10), 10),
        (999, 999, Wish("a", "v", .width, .equal, 36), 36),
        (1000, 999, Wish("a", "v", .width, .equal, 10), 10),
        (1000, 750, Wish("a", "v", .width, .equal, 36, at: 999), 24),
        (250, 1000, Wish("a", "v", .width, .equal, 36, at: 999), 36),
        (1000, 750, Wish("a", "v", .width, .equal, 10, at: 999), 10),
        (1000, 750, Wish("a", "v", .width, .equal, 10, at: 998), 10),
        (1000, 750, Wish("a", "v", .width, .equal, 10, at: 500), 24),
        (250, 1000, Wish("a", "v", .width, .equal, 10, at: 999), 24),
        (1000, 750, Wish("a", "v", .width, .equal, 36, at: 500), 24),
        (250, 1000, Wish("a", "v", .width, .equal, 36, at: 500), 36),
    ]

    @Test("R83: content of a size against a width of the app's", arguments: contents)
    func content(hugging: Float, resistance: Float, wish: Wish, width: CGFloat) {
        let scene = ConstraintScene(["v"])
        let view = scene.views["v"]
        view?.content = CGSize(width: 24, height: 20)
        view?.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
        view?.setContentCompressionResistancePriority(
            UILayoutPriority(resistance), for: .horizontal)
        scene.make([wish, Wish("x", "v", .leading, .equal, "c", .leading, 0)])
        scene.activate("xa", live: true)
        #expect(scene.horizontal("v") == [0, width])
        #expect(scene.broken == "")
    }
}
