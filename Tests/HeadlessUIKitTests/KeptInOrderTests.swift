import Testing

@testable import HeadlessUIKit

@Suite("Elements that are kept in order")
struct KeptInOrderTests {
    @Test("few and many come out in order, whichever of them go", arguments: [5, 32, 33, 1_000])
    func order(count: Int) {
        var kept = KeptInOrder<Int, String>()
        for number in 0..<count { kept.append("\(number)", as: number) }
        for number in stride(from: 0, to: count, by: 3) { kept.remove(number) }
        kept.remove(count)
        kept.append("new", as: 0)
        let left = (0..<count).filter { $0 % 3 != 0 }
        #expect(kept.elements == left.map { "\($0)" } + ["new"])
        for number in left { kept.remove(number) }
        #expect(kept.elements == ["new"] && !kept.isEmpty)
        kept.remove(0)
        #expect(kept.isEmpty)
    }
}
