import Testing

@testable import HierarchyRecords

@Suite struct RulebookTests {
    @Test func `every id has one rule, in the order of the ids`() {
        #expect(Rulebook.all.map(\.id) == RuleID.allCases)
    }

    @Test func `every rule stands in one chapter, and what is assumed comes last there`() {
        let chaptered = Rulebook.chapters.flatMap(\.rules).map(\.id)
        #expect(chaptered.count == RuleID.allCases.count)
        #expect(Set(chaptered) == Set(RuleID.allCases))
        for chapter in Rulebook.chapters {
            let isAssumption = chapter.rules.map { $0.id.rawValue.first == "A" }
            #expect(isAssumption == isAssumption.sorted { !$0 && $1 }, "\(chapter.title)")
        }
        #expect(Set(Rulebook.chapters.map(\.title)).count == Rulebook.chapters.count)
    }

    @Test func `a rule is found by its id`() {
        for id in RuleID.allCases { #expect(Rulebook.rule(id).id == id) }
    }

    @Test func `ids are spelt as their cases and told apart`() {
        let spelt = RuleID.allCases.map { "\($0)".uppercased() }
        #expect(spelt == RuleID.allCases.map(\.rawValue))
        #expect(Set(spelt).count == spelt.count)
    }

    @Test func `ids stand in chapters, each in ascending order but for the short measured ones`() {
        let chapters = RuleID.allCases.map { $0.rawValue.prefix(1) }
        #expect(
            chapters.reduce(into: "") { if $0.last != $1.first { $0 += $1 } } == "CMNPLTSGEDRVUABX")
        for chapter in "CMNPLTSGEDVUABX" {
            let numbers = RuleID.allCases.filter { $0.rawValue.first == chapter }
                .compactMap { Int($0.rawValue.dropFirst()) }
            #expect(numbers == numbers.sorted())
        }
    }

    @Test func `every rule says something on one line and ends its sentence`() {
        let silent = Rulebook.all.filter {
            $0.title.isEmpty || $0.evidence.isEmpty || $0.statement.contains("\n")
                || $0.statement.contains("  ")
                || !($0.statement.last.map { ".`".contains($0) } ?? false)
        }
        #expect(silent.map(\.id) == [])
    }

    @Test func `titles tell rules of one chapter apart`() {
        let titles = Rulebook.all.map { $0.id.rawValue.prefix(1) + $0.title }
        #expect(Set(titles).count == titles.count)
    }

    /// An assumption for which evidence is found keeps its id, which scripts and pages cite.
    @Test func `decisions are decided, and nothing else is`() {
        for rule in Rulebook.all {
            #expect((rule.confidence == .decided) == (rule.id.rawValue.first == "D"))
        }
    }

    @Test func `versions are those of systems that exist`() {
        let versions = Rulebook.all.compactMap(\.since)
        #expect(versions.filter { !$0.lies(from: 3, through: 26) } == [])
        let ended = Rulebook.all.filter { rule in
            rule.through.map { !$0.isAtLeast(rule.since ?? 3) || $0.isAtLeast(26) } ?? false
        }
        #expect(ended.map(\.id) == [])
        #expect(Rulebook.rule(.e39).since == 16)
        #expect(Rulebook.rule(.t02).since == 13)
        #expect(Rulebook.rule(.c10).since == nil)
    }
}
