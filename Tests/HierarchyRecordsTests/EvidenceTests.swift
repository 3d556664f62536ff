import Testing

@testable import HierarchyRecords

@Suite struct EvidenceTests {
    @Test func `every source has one record, in the order of the keys`() {
        #expect(Evidence.all.map(\.key) == EvidenceKey.allCases)
    }

    @Test func `every source is cited by a rule`() {
        let idle = EvidenceKey.allCases.filter { Rulebook.rules(on: $0).isEmpty }
        #expect(idle == [])
    }

    @Test func `a record has a title of a few words and says what was seen`() {
        let silent = Evidence.all.filter { record in
            record.title.isEmpty || record.title.count > 60 || record.title.hasSuffix(".")
                || !record.seen.hasSuffix(".") || record.seen.contains("\n")
        }
        #expect(silent.map(\.key) == [])
        #expect(Set(Evidence.all.map(\.title)).count == Evidence.all.count)
    }

    @Test func `years are those in which there was UIKit, addresses those of pages`() {
        let odd = Evidence.all.filter { record in
            !(2008...2026).contains(record.year ?? 2026)
                || !record.addresses.allSatisfy { $0.hasPrefix("http") && !$0.contains(" ") }
        }
        #expect(odd.map(\.key) == [])
    }

    @Test func `keys are one word each and told apart in any case, also from rules`() {
        let keys = EvidenceKey.allCases.map { $0.rawValue.lowercased() }
        let ids = RuleID.allCases.map { $0.rawValue.lowercased() }
        #expect(Set(keys + ids).count == keys.count + ids.count)
        #expect(keys.filter { $0.contains(" ") } == [])
        #expect(EvidenceKey(named: "r-SIM") == .rSim)
        #expect(EvidenceKey(named: "R sim") == nil)
    }

    @Test func `no rule cites itself or one source twice in the same words`() {
        let circular = Rulebook.all.filter { rule in
            rule.evidence.contains { $0.rule == rule.id }
                || Set(rule.evidence.map(\.text)).count != rule.evidence.count
        }
        #expect(circular.map(\.id) == [])
    }

    @Test func `a citation is told in words, with what explain goes on with in brackets`() {
        #expect(
            Citation.source(.neu, "page 258").text
                == "Book examples with recorded logs, iOS 10 to 14 [NEU: page 258]")
        #expect(Citation.source(.hill).text == "Cancelling an appearance transition, 2019 [HILL]")
        #expect(Citation.rule(.m1).text == "What makes UIKit send the appearance callbacks [M1]")
        #expect(Citation.words("nothing was found").text == "nothing was found")
    }
}
