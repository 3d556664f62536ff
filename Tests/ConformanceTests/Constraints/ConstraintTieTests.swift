import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("R82: ties between constraints of one priority")
struct ConstraintTieTests {
    private func rounded(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }

    /// Views in a row of 393 with margins of 20 and gaps of 24: their widths.
    private func row(
        _ widths: [CGFloat], reversed: Bool = false, hugging: [Float] = [],
        vertical: Bool = false
    ) -> [CGFloat] {
        let names = Array(["v", "w", "t"].prefix(widths.count))
        let scene = ConstraintScene(names)
        scene.container.frame = CGRect(x: 0, y: 0, width: 393, height: 393)
        let axis: NSLayoutConstraint.Axis = vertical ? .vertical : .horizontal
        for (index, name) in names.enumerated() {
            let view = scene.views[name]
            view?.content = CGSize(width: widths[index], height: widths[index])
            guard index < hugging.count else { continue }
            view?.setContentHuggingPriority(UILayoutPriority(hugging[index]), for: axis)
        }
        scene.make(pins(names, vertical: vertical))
        let tags = String("abcd".prefix(names.count + 1))
        scene.activate(reversed ? String(tags.reversed()) : tags, live: false)
        return names.map { name in
            let size = scene.view(name).frame.size
            return rounded(vertical ? size.height : size.width)
        }
    }

    private func pins(_ names: [String], vertical: Bool) -> [Wish] {
        let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            vertical ? (.top, .bottom) : (.leading, .trailing)
        var result = [Wish("a", names[0], start, .equal, "c", start, 20)]
        for (index, tag) in zip(1..<names.count, "bcd") {
            result.append(Wish(tag, names[index], start, .equal, names[index - 1], end, 24))
        }
        let last = Character(String("abcd".dropFirst(names.count).prefix(1)))
        result.append(Wish(last, names[names.count - 1], end, .equal, "c", end, -20))
        return result
    }

    @Test("R82: the leading of two grows")
    func leadingGrows() { #expect(row([83.667, 76.333]) == [252.667, 76.333]) }

    @Test("R82: with the constraints in reverse, the trailing one grows")
    func trailingGrows() {
        #expect(row([83.667, 76.333], reversed: true) == [83.667, 245.333])
    }

    @Test("R82: the one that hugs less grows")
    func hugging() {
        #expect(row([83.667, 76.333], hugging: [251, 250]) == [83.667, 245.333])
        #expect(row([83.667, 76.333], hugging: [250, 251]) == [252.667, 76.333])
    }

    @Test("R82: the first of three grows")
    func three() { #expect(row([34.333, 35, 49]) == [221, 35, 49]) }

    @Test("R82: the top one grows")
    func vertical() { #expect(row([100, 50], vertical: true) == [279, 50]) }

    @Test("R82: where room is short the trailing one gives way")
    func compression() { #expect(row([255.667, 195.333]) == [255.667, 73.333]) }

    @Test("R82: of two wishes for a width the first view's is missed")
    func wishes() {
        let scene = ConstraintScene(["v", "w"])
        scene.container.frame = CGRect(x: 0, y: 0, width: 393, height: 72)
        scene.make(
            pins(["v", "w"], vertical: false) + [
                Wish("p", "v", .width, .equal, 50, at: 250),
                Wish("q", "w", .width, .equal, 50, at: 250),
            ])
        scene.activate("abcpq", live: false)
        #expect(scene.horizontal("v") == [20, 279])
        #expect(scene.horizontal("w") == [323, 50])
    }
}
