import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("Coordinates of views")
struct CoordinateTests {
    /// Views by number, each in a random one before it; the last few are in a tree of their own.
    private func forest(_ dice: inout Dice) -> [UIView] {
        var views = [UIView()]
        for number in 1..<40 {
            let view = UIView(
                frame: CGRect(x: dice.roll(50), y: dice.roll(50), width: 100, height: 100))
            view.bounds.origin = CGPoint(x: dice.roll(9), y: dice.roll(9))
            if number != 30 { views[number < 30 ? dice.roll(number) : 30].addSubview(view) }
            views.append(view)
        }
        return views
    }

    /// Where the view's bounds lie in the topmost view, by the definition.
    private func offset(of view: UIView) -> CGPoint {
        var offset = CGPoint.zero
        var current = view
        while let superview = current.superview {
            offset.x += current.frame.minX - current.bounds.minX
            offset.y += current.frame.minY - current.bounds.minY
            current = superview
        }
        return offset
    }

    @Test func `a point is converted between any two views as through the topmost one`() {
        Simulator.reset()
        var dice = Dice(seed: 7)
        for _ in 0..<20 {
            let views = forest(&dice)
            for _ in 0..<200 {
                let (from, to) = (views[dice.roll(40)], views[dice.roll(40)])
                let (start, end) = (offset(of: from), offset(of: to))
                let expected = CGPoint(x: 5 + start.x - end.x, y: 6 + start.y - end.y)
                #expect(from.convert(CGPoint(x: 5, y: 6), to: to) == expected)
                #expect(to.convert(CGPoint(x: 5, y: 6), from: from) == expected)
            }
            let last = views[29]
            let top = offset(of: last)
            #expect(last.convert(CGPoint.zero, to: nil) == top)
            #expect(last.convert(top, from: nil) == .zero)
        }
    }

    @Test func `what holds above two views does not count between them`() {
        let scene = Scene()
        let root = scene.root("root").view!
        var last = root
        for _ in 0..<1000 {
            let view = UIView(frame: CGRect(x: 0.1, y: 0.1, width: 10, height: 10))
            last.addSubview(view)
            last = view
        }
        root.frame.origin.x = .infinity
        let (one, other) = (UIView(), UIView(frame: CGRect(x: 3, y: 4, width: 1, height: 1)))
        last.addSubview(one)
        last.addSubview(other)
        #expect(other.convert(.zero, to: last) == CGPoint(x: 3, y: 4))
        #expect(last.convert(.zero, to: other) == CGPoint(x: -3, y: -4))
        #expect(one.convert(.zero, to: other) == CGPoint(x: -3, y: -4))
        #expect(one.isDescendant(of: root))
        #expect(!root.isDescendant(of: one))
        #expect(!one.isDescendant(of: other))
    }
}
