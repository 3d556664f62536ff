import CommandLanguage
import HierarchyRecords
import Rendering
import Workbench

extension CauseChain: DrawnAnswer {
    func draw(by renderer: ReplyRenderer) { renderer.write(self) }
}

extension DryRun: DrawnAnswer {
    func draw(by renderer: ReplyRenderer) { renderer.answer { renderer.write(self) } }
}

extension DryRunComparison: DrawnAnswer {
    func draw(by renderer: ReplyRenderer) { renderer.answer { renderer.write(self) } }
}

extension ReplyRenderer {
    /// Writes why an event came; in JSON the events of the chain, each an object.
    fileprivate func write(_ chain: CauseChain) {
        let form = eventForm
        guard form != .json else { return write(chain.events, why: false) }
        let log = workbench.log
        let renderer = CauseRenderer(form, width: terminal.width, said: workbench.phrases.said)
        write(renderer.lines(chain.events, in: log, origin: CauseOrigin(chain, workbench.phrases)))
    }

    /// Writes what commands would do, as if they had; in JSON no event is an object that did not come.
    fileprivate func write(_ run: DryRun) {
        let renderer = eventForm == .json ? EventRenderer(.plain) : events
        renderer.write(run.events, where: filter.isShown, in: run.log, to: &output.data)
        write(run.tree, TreeRequest(difference: run.difference))
    }

    /// Writes in what commands would differ.
    fileprivate func write(_ comparison: DryRunComparison) {
        let renderer = DryRunComparisonRenderer(
            encoding: encoding, width: terminal.width, isShown: filter.isShown,
            phrases: workbench.phrases)
        write(renderer.lines(comparison))
    }
}

extension CauseOrigin {
    fileprivate init(_ chain: CauseChain, _ phrases: Phrasebook) {
        guard let step = chain.step else {
            self.init(
                title: phrases("no step: it was written by a command that only looks"),
                otherwise: chain.otherwise.map { phrases($0) })
            return
        }
        self.init(
            title: phrases(step.title), verb: step.verb,
            place: step.span.file == nil ? nil : step.span.text,
            arrival: chain.arrival.map { phrases("step \($0.number), \($0.oneLine)" as Message) },
            otherwise: chain.otherwise.map { phrases($0) })
    }
}

extension TypedStep {
    /// `step 4: add a`
    fileprivate var title: Message {
        isUndone
            ? "step \(number), which was undone: \(source)" : "step \(number): \(source)"
    }
}
