import HierarchyRecords

/// The usual commands that bring the callback about, whatever step is asked about: as a person would go
/// on behind the step, or instead of it where it failed.
extension VariationSource {
    /// One group for each command of the table: the same with other names.
    var usual: [[Variation]] {
        query.callbacks.flatMap(\.usualMeans.commands).map { command in
            command.lines(with: cast).flatMap { line in
                let instead = Variation(.replace(target, line))
                let behind = Variation(.insert(.command(line), before: lines.count))
                if stepFailed { return [instead] }
                return isUsersAct ? [instead, behind] : [behind]
            }
        }
    }

    /// Whether code did in the step what the callback asks the user to do.
    private var isUsersAct: Bool {
        stepDidSomething && !lines[target].isByHand
            && query.callbacks.contains { $0.ruleOfUserAct != nil }
    }
}
