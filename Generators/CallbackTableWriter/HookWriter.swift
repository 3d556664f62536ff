/// Writes on which objects `on` hangs commands, and what code makes of them.
struct HookWriter {
    let rows: [CallbackText]

    var file: String {
        """
        \(head(["HeadlessUIKit", "HierarchyRecords"]))extension Callback {
            /// The callbacks that an object of that kind can get, as far as commands hang on them.
            @MainActor
            static func hookable(of object: AnyObject) -> [Callback] {
                var callbacks: [Callback] = []
        \(types.map(line).joined(separator: "\n"))
                return callbacks
            }
        }

        extension HookedClass {
            /// What stands between the parentheses of the method, and of the call of `super`.
            static let parameters: [Callback: (written: String, passed: String)] = [
        \(rows.filter(\.isClosure).map(parameters).joined(separator: "\n"))
            ]
        }

        """
    }

    private var types: [String] {
        rows.flatMap(\.hooks).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private func line(_ type: String) -> String {
        let callbacks = rows.filter { $0.hooks.contains(type) }.map { ".\($0.id)" }
        let list = callbacks.joined(separator: ", ")
        return "        if object is \(type) { callbacks += [\(list)] }"
    }

    private func parameters(_ row: CallbackText) -> String {
        let (written, passed) = (row.signature.written, row.signature.passed)
        return "        .\(row.id): (\(written.literal), \(passed.literal)),"
    }
}
