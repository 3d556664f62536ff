import CommandLanguage
import HierarchyRecords

/// Makes the variations that are tried: what people forget and mix up. Whether one of them sends the
/// callback, only a run can tell.
struct VariationSource {
    let cast: Cast
    /// The callback that was not sent.
    let query: EventQuery.Pattern
    /// The lines up to the step that is asked about, which is the last.
    let lines: [RehearsedLine]
    /// Whether the step came to nothing: it was refused, or an exception ended it.
    let stepFailed: Bool
    /// Whether the step sent anything, or called the one that is asked about.
    let stepDidSomething: Bool
    /// Who tells whom by the callback.
    let telling: Telling?
    /// The syntax of each line.
    let syntax: [LineSyntax]

    /// `parse` reads the commands in a block of a verb.
    @MainActor
    init(
        of scene: Scene, _ query: EventQuery.Pattern, parse: (Block) -> [ParsedCommand]
    ) {
        cast = scene.cast
        self.query = query
        lines = scene.lines
        stepFailed = scene.moment.run.refusal != nil
        let names = scene.moment.telling?.names ?? []
        let log = scene.moment.run.log
        stepDidSomething = scene.moment.events.contains {
            $0.callback != .call || names.contains(log.objects.name($0.object))
        }
        telling = scene.moment.telling
        syntax = lines.map { LineSyntax($0, parse: parse) }
    }

    /// The position of the step.
    var target: Int { lines.count - 1 }

    /// How many lines before the step may move.
    static let movable = 12

    /// All variations of one change, each once: the likeliest kinds first.
    var single: [Variation] {
        var seen: Set<Variation> = []
        return
            (renamings + replacements + insertions(at: Array(0...lines.count)) + captures
            + omissions + moves)
            .filter { seen.insert($0).inserted }
    }

    /// Those of which two together are tried: a call more only beside the step, or before all but
    /// the first lines.
    var combinable: [Variation] {
        var seen: Set<Variation> = []
        return
            (insertions(at: [target, lines.count]) + captures + replacements
            + omissions)
            .filter { seen.insert($0).inserted }
    }

    // MARK: Order

    /// A step left out.
    private var omissions: [Variation] {
        lines.indices.dropLast().reversed().map { Variation(.leaveOut($0)) }
    }

    /// A step in another place, the last steps only.
    private var moves: [Variation] {
        let range = max(0, lines.count - Self.movable)..<lines.count
        return range.reversed().flatMap { position in
            (range.lowerBound...range.upperBound).reversed().compactMap { place in
                // Before itself, or before the next: where it is. One step down is one step up.
                if place == position || place == position + 1 || place == position - 1 {
                    return nil
                }
                return Variation(.move(position, before: place))
            }
                + (position > range.lowerBound
                    ? [Variation(.move(position, before: position - 1))] : [])
        }
    }
}

extension VariationSource {
    /// Two changes at once; calls in both orders. Made one by one, since few are ever wanted.
    var pairs: some Sequence<Variation> {
        let single = combinable
        return single.indices.lazy.flatMap { first in
            single.indices.lazy.compactMap { second -> Variation? in
                if first == second { return nil }
                let isOrdered = single[first].isInsertion && single[second].isInsertion
                return first < second || isOrdered
                    ? single[first].joined(with: single[second]) : nil
            }
        }
    }
}

extension Variation {
    fileprivate var isInsertion: Bool { changes.allSatisfy { $0.insertion != nil } }
}
