import HierarchyRecords

/// The usual commands that bring the callback about, whatever step is asked about: as a person would go
/// on behind the step, or instead of it where it failed.
extension VariationSource {
    /// One group for each command of the table: the same with other names.
    var usual: [[Variation]] {
        query.callbacks.flatMap(\.usualMeans.commands).map { command in
            command.lines(with: cast).map { line in
                stepFailed
                    ? Variation(.replace(target, line))
                    : Variation(.insert(.command(line), before: lines.count))
            }
        }
    }
}
