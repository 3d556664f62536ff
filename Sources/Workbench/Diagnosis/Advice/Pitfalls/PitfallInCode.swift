import CommandLanguage
import HierarchyRecords

/// What people stumble over, where code looks as theirs did: the line `code:` of a pitfall says how.
enum PitfallInCode: Advice {
    /// Those that say so, with their patterns.
    private static let known: [(pitfall: Pitfall, pattern: CodePattern, rule: RuleID)] =
        Pitfall.all.compactMap { pitfall in
            guard let pattern = pitfall.code, let rule = pitfall.rules.first else { return nil }
            return (pitfall, pattern, rule)
        }

    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        known.compactMap { pitfall, pattern, rule in
            guard let place = pattern.place(in: declared, among: all) else { return nil }
            let finding = declared.advice(
                "pitfall-in-code", rule: rule, method: place.method, at: place.span,
                "uses \(place.name)", mend: [pitfall.instead])
            return finding.telling(pitfall, at: place.name)
        }
    }

    /// The same of code outside of classes.
    static func findings(in loose: [Statement], of origin: Finding.Origin) -> [Finding] {
        known.compactMap { pitfall, pattern, rule in
            guard let place = pattern.place(in: loose) else { return nil }
            let finding = Finding(
                "pitfall-in-lines", .advice, rule: rule, objects: [],
                "a line uses \(place.name) (\(place.span.inClass))", since: origin,
                mend: [pitfall.instead])
            return finding.telling(pitfall, at: place.name)
        }
    }
}

extension Finding {
    fileprivate func telling(_ pitfall: Pitfall, at name: String) -> Finding {
        var finding = self
        finding.objects.append(name)
        finding.symptom = pitfall.seen
        finding.reason = pitfall.why
        return finding
    }
}
