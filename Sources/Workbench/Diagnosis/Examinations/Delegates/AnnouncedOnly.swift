import CommandLanguage
import HierarchyRecords

/// Code that takes what a finger has only begun for done: it notes what was announced, and does not hear that it was
/// let go (B47).
enum AnnouncedOnly: Examination {
    /// What announces, and what tells how it has ended.
    private static let pairs: [(announced: Callback, ended: Callback, word: String)] = [
        (.pageWillTransition, .pageDidFinish, "where transitionCompleted is true"),
        (.sheetWillDismiss, .sheetDidDismiss, "which comes only where the sheet has gone"),
    ]

    static func findings(in world: ExaminedWorld) -> [Finding] {
        pairs.filter { world.histories.cancellations.contains($0.announced) }.flatMap { pair in
            world.classes.compactMap { declared -> Finding? in
                guard let method = declared.method(for: pair.announced),
                    declared.method(for: pair.ended) == nil,
                    let setting = CodeSetting.all(in: method.body).first(where: {
                        declared.hasProperty(of: $0)
                    })
                else { return nil }
                return declared.advice(
                    "announced-only", .fault, rule: .b47, method: method.plainName,
                    at: setting.span,
                    "sets \(setting.path) when the finger begins, and the finger was let go before the end: "
                        + "\(setting.path) says something that did not happen",
                    mend: [
                        "set \(setting.path) in \(pair.ended.spelling.swift), \(pair.word)"
                    ])
            }
        }
    }
}

extension DeclaredClass {
    /// Whether what is set is, or is in, a stored property of the class.
    fileprivate func hasProperty(of setting: CodeSetting) -> Bool {
        let first = setting.path.prefix { $0 != "." }
        return declaration.storedProperties.contains { $0.name.text == first }
    }
}
