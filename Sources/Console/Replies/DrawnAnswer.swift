import HierarchyRecords
import Rendering
import Workbench

/// An answer that the Console can draw. Each renderer's file has the extension by which its answer
/// is one.
@MainActor
protocol DrawnAnswer: Answer {
    func draw(by renderer: ReplyRenderer)
}

extension ReplyRenderer {
    /// Draws what a command answers. An answer without a renderer is a mistake in this program, which a
    /// test of the house finds.
    func draw(_ answer: any Answer) {
        guard let drawn = answer as? any DrawnAnswer else {
            preconditionFailure("no renderer draws \(type(of: answer))")
        }
        drawn.draw(by: self)
    }
}

extension FindingsAnswer: DrawnAnswer {
    func draw(by renderer: ReplyRenderer) {
        let phrases = renderer.workbench.phrases
        let lines = FindingRenderer(
            width: renderer.terminal.width, said: phrases.said, mend: { phrases.mend($0) },
            sentence: { phrases($0) }
        ).lines(findings)
        renderer.answer(lines)
    }
}

extension LogComparison: DrawnAnswer {
    func draw(by renderer: ReplyRenderer) {
        let lines = LogComparisonRenderer(
            encoding: renderer.encoding, said: renderer.workbench.phrases.said
        ).lines(self)
        renderer.answer(lines)
    }
}

extension CoverageAnswer: DrawnAnswer {
    func draw(by renderer: ReplyRenderer) {
        let lines = CoverageRenderer(
            encoding: renderer.encoding, width: renderer.terminal.width,
            isLinear: renderer.display.isLinear, said: renderer.workbench.phrases.said
        ).lines(coverage, taught: taught)
        renderer.answer(lines)
    }
}
