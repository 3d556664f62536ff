import Workbench

/// Errors.
struct PlaceLaw: Law {
    let name = "errors-have-places"
    let sentence = "Every error names a place that is in the script."

    func breach(in trial: Trial) -> Breach? {
        let script = trial.text.lines.dropLast()
        for part in trial.session.parts {
            for case .diagnostic(let error) in part.replies.flatMap(\.contents) {
                let span = error.span
                guard script.indices.contains(span.line - 1),
                    (1...script[span.line - 1].count + 1).contains(span.column),
                    error.line.hasPrefix("-c:\(span.line):\(span.column): ")
                else { return Breach(expected: "a place in the script", found: error.line) }
            }
        }
        return nil
    }
}
