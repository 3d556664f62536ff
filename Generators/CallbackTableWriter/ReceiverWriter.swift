/// Writes who is told by each callback of a protocol, and which callbacks the user alone brings about.
struct ReceiverWriter {
    let rows: [CallbackText]

    var file: String {
        """
        \(head(["HierarchyRecords"]))extension Callback {
            /// The protocol of the delegate or data source that is asked or told; nil for any other callback.
            var receivingProtocol: String? {
                switch self {
        \(cases { $0.protocolToTell?.literal })
                }
            }

            /// The rule by which the user alone brings the callback about, and code never does; nil for any
            /// other callback.
            var ruleOfUserAct: RuleID? {
                switch self {
        \(cases { $0.ruleOfUserAct.map { ".\($0.lowercased())" } })
                }
            }
        }

        """
    }

    /// One case for all callbacks of the same value.
    private func cases(_ value: (CallbackText) -> String?) -> String {
        var kinds: [(value: String, callbacks: [String])] = []
        for row in rows {
            let value = value(row) ?? "nil"
            let place = kinds.firstIndex { $0.value == value } ?? kinds.count
            if place == kinds.count { kinds.append((value, [])) }
            kinds[place].callbacks.append(".\(row.id)")
        }
        return kinds.map {
            "        case \($0.callbacks.joined(separator: ", ")): \($0.value)"
        }.joined(separator: "\n")
    }
}

extension CallbackText {
    /// What gets it, where that is a protocol that an app's own object takes on.
    fileprivate var protocolToTell: String? {
        guard let receiver else { return nil }
        let endings = ["Delegate", "DataSource", "Updating"]
        return endings.contains(where: receiver.hasSuffix) ? receiver : nil
    }
}
