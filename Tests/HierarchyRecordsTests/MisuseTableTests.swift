import HierarchyRecords
import Testing

@Suite struct MisuseTableTests {
    /// The ids as the rulebook's page lists them.
    private let listed = """
        E01 E02 E03 E04 E05a E05b E06a E06b E06c E07a E07b E08 E09 E10 E11 E12 E13 E14 E14b E15 E16 \
        E17a E17b E17c E18 E19a E19b E20 E21 E22 E23 E24a E24b E25 E26 E27 E28 E29a E29b E30 E31 E32 E33 E34 E35 \
        E36 E37 E38 E39 E40 E41 E42a E42b E43 E44 E45 E46 E47 E48a E48b E49 E50 E51 E52 E53 E54 E55 \
        E56a E56b E57 E58a E58b E59 E60 E61 E66a E66b E67 E68 E69a E69b E70 E71 E72 E73 E74 E75 E76a E76b E77 \
        E78 E79 E81 E82 E83a E83b E84 E85 E86
        """

    @Test func `all 99 texts are in the table, in the rulebook's order`() {
        #expect(MisuseTable.all.map(\.id).joined(separator: " ") == listed)
        #expect(MisuseTable.all.count == 99)
    }

    @Test func `each text stands under the rule that its id begins with`() {
        let strays = MisuseTable.all.filter {
            $0.misuse.rule.rawValue != String($0.id.prefix(3))
        }
        #expect(strays.map(\.id) == [])
    }

    @Test func `no text and no hint is empty, and hints are sentences`() {
        let bad = MisuseTable.all.filter {
            $0.misuse.text.isEmpty || $0.misuse.hint.last != "."
        }
        #expect(bad.map(\.id) == [])
    }

    @Test func `the wordings of one rule follow each other by version`() {
        for rule in RuleID.allCases {
            let rows = MisuseTable.rows(of: rule).filter { $0.through != nil || $0.since != nil }
            for (earlier, later) in zip(rows, rows.dropFirst()) where earlier.through != nil {
                // Two wordings of the same systems stand side by side: of a push and of a pop.
                if earlier.since == later.since, earlier.through == later.through { continue }
                let first = earlier.since ?? 0
                #expect(
                    later.since?.isAtLeast(first) == true && later.since != first,
                    "\(earlier.id) before \(later.id)")
            }
        }
    }

    @Test func `a version has its own wording`() {
        func id(_ rule: RuleID, _ version: SystemVersion) -> String? {
            MisuseTable.row(of: rule, on: version)?.id
        }
        #expect([id(.e05, 12), id(.e05, 26)] == ["E05a", "E05b"])
        #expect([id(.e06, 10), id(.e06, 12), id(.e06, 26)] == ["E06a", "E06b", "E06c"])
        #expect([id(.e17, 12), id(.e17, 14), id(.e17, 26)] == ["E17a", "E17b", "E17c"])
        #expect([id(.e39, 15), id(.e39, 16)] == [nil, "E39"])
        #expect([id(.e24, 13), id(.e24, 14)] == ["E24a", "E24b"])
    }
}
