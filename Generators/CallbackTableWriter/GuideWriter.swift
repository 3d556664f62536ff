/// Writes the guides of `explain`.
struct GuideWriter {
    let topics: [CallbackTopic]

    var file: String {
        """
        \(head(["HierarchyRecords"]))extension CallbackGuide {
            /// All guides, in the order in which the callbacks are declared.
            static let all: [CallbackGuide] = [
        \(topics.map { "        \($0.identifier)," }.joined(separator: "\n"))
            ].flatMap(\\.self)

        \(topics.map(guides).joined(separator: "\n"))
        }

        """
    }

    private func guides(_ topic: CallbackTopic) -> String {
        let scenes = topic.scenes.map { scene in
            "    private static let \(topic.identifier(of: scene.name)): String = "
                + topic.expression(scene.text) + "\n"
        }
        return """
                /// \(topic.title)
                private static let \(topic.identifier): [CallbackGuide] = [
            \(topic.rows.map { guide($0, topic) }.joined(separator: "\n"))
                ]

            """ + scenes.joined()
    }

    private func guide(_ row: CallbackText, _ topic: CallbackTopic) -> String {
        let fields = [
            ".\(row.id)", row.summary.literal, "when: \(row.timing.literal)",
            list("belongs", row.belongs.map(\.literal)), list("avoid", row.avoid.map(\.literal)),
            "rules: [\(row.rules.map { ".\($0.lowercased())" }.joined(separator: ", "))]",
            list("related", row.related.map { ".\($0)" }),
            row.example.map { "example: \(topic.expression($0))" },
        ].compactMap(\.self)
        let list = fields.joined(separator: ",\n            ")
        return "        CallbackGuide(\n            \(list)),"
    }

    private func list(_ label: String, _ values: [String]) -> String? {
        values.isEmpty ? nil : "\(label): [\(values.joined(separator: ", "))]"
    }
}

extension CallbackTopic {
    /// `stacksAndTabs` for `stacks-and-tabs`.
    var identifier: String {
        let words = name.split(separator: "-").map(String.init)
        return words[0] + words.dropFirst().map(\.capitalisedFirst).joined()
    }

    /// The constant of a scene of this topic.
    func identifier(of scene: String) -> String {
        "\(scene)Of" + identifier.capitalisedFirst
    }

    /// A text in which `<scene>` stands for what a scene has, as Swift writes it.
    func expression(_ text: String) -> String {
        for scene in scenes {
            guard let range = text.firstRange(of: "<\(scene.name)>") else { continue }
            let parts = [String(text[..<range.lowerBound]), String(text[range.upperBound...])]
            let terms = parts.map { $0.isEmpty ? nil : expression($0) }
            return [terms[0], identifier(of: scene.name), terms[1]].compactMap(\.self)
                .joined(separator: " + ")
        }
        return text.literal
    }
}
