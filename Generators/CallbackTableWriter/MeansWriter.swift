/// Writes what brings each callback about.
struct MeansWriter {
    let rows: [CallbackText]

    var file: String {
        """
        \(head(["HierarchyRecords"]))extension Callback {
            /// How the callback is usually brought about. What has commands here is found by `why not`
            /// wherever one of them sends it; a test goes over all of them.
            var usualMeans: UsualMeans {
                switch self {
        \(cases.joined(separator: "\n"))
                }
            }
        }

        """
    }

    /// One case for all callbacks that are brought about alike.
    private var cases: [String] {
        var kinds: [(means: Means, callbacks: [String])] = []
        for row in rows {
            let place = kinds.firstIndex { $0.means == row.means } ?? kinds.count
            if place == kinds.count { kinds.append((row.means, [])) }
            kinds[place].callbacks.append(".\(row.id)")
        }
        return kinds.map { kind in
            "        case \(kind.callbacks.joined(separator: ", ")):\n"
                + "            \(text(kind.means))"
        }
    }

    private func text(_ means: Means) -> String {
        switch means {
        case .otherwise(let words): ".otherwise(\(words.literal))"
        case .commands(let commands):
            ".commands(\(commands.map(term).joined(separator: " + ")))"
                .replacing("] + [", with: ", ")
        }
    }

    private func term(_ command: String) -> String {
        command.hasPrefix("* ")
            ? "UsualMeans.\(command.dropFirst(2))" : "[\(command.literalWithRoles)]"
    }
}
