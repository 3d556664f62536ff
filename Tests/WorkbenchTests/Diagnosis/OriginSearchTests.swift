import HierarchyRecords
import Testing

@testable import Workbench

@Suite("Since when something is wrong")
struct OriginSearchTests {
    private func finding(_ name: String) -> Finding {
        Finding("leak", rule: .b15, objects: [name], "\(name) lives", mend: [])
    }

    /// Searches a session in which each finding is there from the line of its number on; gives the
    /// search and how many examinations it took.
    private func search(
        _ lines: [Int], of count: Int, sizeOfWorld: Int
    ) -> (search: OriginSearch, cost: Int, rounds: Int) {
        let findings = lines.map { finding("n\($0)") }
        var search = OriginSearch(of: findings, lineCount: count, sizeOfWorld: sizeOfWorld)
        var (cost, rounds) = (0, 0)
        while let places = search.nextPlaces() {
            rounds += 1
            for line in places.indices where places[line] {
                cost += 1
                let present = zip(lines, findings).filter { $0.0 <= line }.map(\.1)
                search.note(present, at: line)
            }
        }
        return (search, cost, rounds)
    }

    @Test func `each line is found where that takes few examinations`() {
        let (search, cost, rounds) = search([0, 17, 48, 1999], of: 2000, sizeOfWorld: 10)
        #expect(search.origins.map(\.firstPresent) == [0, 17, 48, 1999])
        #expect(search.origins.allSatisfy { $0.open.isEmpty })
        #expect(rounds == 2)
        #expect(cost < 49 + 3 * 42)
    }

    @Test func `one line among a hundred thousand is found in a large world`() {
        let (search, cost, rounds) = search([54_321], of: 100_000, sizeOfWorld: 1_000_000)
        #expect(search.origins.map(\.firstPresent) == [54_321])
        #expect(search.origins.allSatisfy { $0.open.isEmpty })
        #expect(rounds <= 4)
        #expect(cost <= 4 * 50)
    }

    @Test func `many findings take no more examinations than one, and what is not known is told`() {
        let lines = Array(stride(from: 3, to: 20_000, by: 40))
        let (search, cost, rounds) = search(lines, of: 20_000, sizeOfWorld: 1_000_000)
        #expect(rounds <= 9)
        #expect(cost <= 9 * 50)
        for (line, origin) in zip(lines, search.origins) {
            #expect(origin.open.isEmpty ? origin.firstPresent == line : origin.open.contains(line))
        }
        #expect(search.origins.contains { !$0.open.isEmpty })
    }

    @Test func `a finding that went and came again is there since it came again`() {
        let finding = finding("a")
        var search = OriginSearch(of: [finding], lineCount: 10, sizeOfWorld: 1)
        while let places = search.nextPlaces() {
            for line in places.indices where places[line] {
                search.note((2...4).contains(line) || line >= 7 ? [finding] : [], at: line)
            }
        }
        #expect(search.origins.map(\.firstPresent) == [7])
    }
}
