import HierarchyRecords
import Rendering
import Testing

@Suite("A long warning that comes again")
struct FoldedWarningTests {
    private func sample(_ widths: [Int], steps: [UInt32] = []) -> SampleLog {
        var sample = SampleLog()
        for (index, width) in widths.enumerated() {
            let name = "UIView-\(index + 1)"
            let misuse = Misuse.unsatisfiable(
                [
                    "<NSLayoutConstraint: \(name).width == 100 (active)>",
                    "<NSLayoutConstraint: \(name).width == \(width) (active)>",
                ],
                breaking: "<NSLayoutConstraint: \(name).width == \(width) (active)>", ios: 26)
            let text = sample.log.store(text: misuse.text)
            let step = steps.isEmpty ? 4 : steps[index]
            sample.add(.warning, .none, .text(text), rule: .e66, step: step)
        }
        return sample
    }

    private let folded = [
        "! warning: Unable to simultaneously satisfy constraints. … (",
        "  \"<NSLayoutConstraint: UIView-2.width == 100 (active)>\", \"<NSLayoutConstraint:",
        "  UIView-2.width == 201 (active)>\" ) Will attempt to recover by breaking",
        "  constraint <NSLayoutConstraint: UIView-2.width == 201 (active)> …         E66",
    ]

    @Test func `leaves out, on a terminal, what the one before it in its step has said`() {
        let lines = EventRenderer(.pretty, width: 80).written(sample([200, 201]))
        #expect(lines.count == 10 + folded.count)
        #expect(Array(lines.suffix(folded.count)) == folded)
    }

    @Test func `is whole in another step, after another warning, and where no terminal is`() {
        let other = EventRenderer(.pretty, width: 80).written(sample([200, 201], steps: [4, 5]))
        #expect(other.count == 20)
        let plain = EventRenderer(.plain).written(sample([200, 201]))
        #expect(plain.allSatisfy { $0.hasSuffix("may also be helpful.") } && plain.count == 2)
        var two = SampleLog()
        two.add(
            .warning, text: "one thing is wrong. It is said at some length, so that it wraps here.")
        two.add(
            .warning, text: "another is wrong. It is said at some length, so that it wraps here.")
        let short = EventRenderer(.pretty, width: 40).written(two)
        #expect(short.filter { $0.contains("…") } == [])
    }
}
