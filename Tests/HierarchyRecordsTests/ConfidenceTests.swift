import Testing

@testable import HierarchyRecords

@Suite("A rule claims no more than its evidence has")
struct ConfidenceTests {
    /// The kinds of sources of which a rule must cite one to claim that confidence; nil where it
    /// claims no source.
    private static func kinds(for confidence: Rule.Confidence) -> Set<Evidence.Kind>? {
        switch confidence {
        case .measured: [.measurement]
        case .testSuite: [.testSuite]
        case .log: [.log, .crash, .report, .article, .measurement, .testSuite]
        case .stack: [.stack, .crash, .report]
        case .documented: [.documentation, .header]
        case .inferred, .decided, .assumed: nil
        }
    }

    @Test func `each rule cites a source of the kind that its confidence names`() {
        let boastful = Rulebook.all.filter { rule in
            guard let kinds = Self.kinds(for: rule.confidence) else { return false }
            let cited = Set(rule.evidence.compactMap(\.support).map(\.record.kind))
            let throughRules = rule.evidence.compactMap(\.rule).map { Rulebook.rule($0).confidence }
            return cited.isDisjoint(with: kinds) && !throughRules.contains(rule.confidence)
        }
        #expect(boastful.map(\.id.rawValue) == [])
    }

    @Test func `a source that says otherwise is no support`() {
        #expect(Citation.source(.cat).support == .cat)
        #expect(Citation.against(.cat).support == nil)
        #expect(Citation.against(.arm1, "undated").remark == "says otherwise, undated")
    }

    @Test func `tests of another implementation prove nothing of UIKit`() {
        let others = Evidence.all.filter { $0.kind == .reimplementation }.map(\.key)
        #expect(others == [.winObjC, .uiStoryboardSpec])
        let resting = Rulebook.all.filter { rule in
            let keys = rule.evidence.compactMap(\.key)
            return !keys.isEmpty && keys.allSatisfy(others.contains)
        }
        #expect(resting.filter { $0.confidence != .inferred }.map(\.id) == [])
    }

    @Test func `six texts are in our own words, and say so`() {
        let own = [
            Misuse.transitionWithManualForwarding("<P>"), .childOfItself("<C>", of: "<P>"),
            .arrangedSubview(at: 3, of: 1), .missingOverride(of: "UITraitUserInterfaceStyle"),
            .contentPriorityOutOfRange(-1, of: "hugging"), .registrationForNoTraits,
        ]
        #expect(own.map(\.rule) == [.c26, .a07, .e77, .a117, .a121, .a122])
        #expect(own.filter { !$0.isInOwnWords }.map(\.rule) == [])
        #expect(
            own[1].text
                == "(not UIKit's words) <C> is an ancestor of <P> and cannot become its child")
        let ofTheTable = MisuseTable.all.filter(\.misuse.isInOwnWords).map(\.id)
        #expect(ofTheTable == ["E77"])
    }
}

extension Citation {
    /// The source that it names in favour of the rule.
    fileprivate var support: EvidenceKey? {
        switch self {
        case .source(let key, _, _): key
        case .against, .rule, .words: nil
        }
    }
}
