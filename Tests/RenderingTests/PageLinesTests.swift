import Testing

@testable import Rendering

@Suite("Lines of a page, whole or as differences")
struct PageLinesTests {
    /// What a reader has who knows the lines before.
    private func read(_ form: PageLines.Form, _ whole: [String], after before: [String]) -> [String]
    {
        switch form {
        case .whole: whole
        case .parts(let parts):
            parts.flatMap { part in
                switch part {
                case .same(let from, let count): Array(before[from..<from + count])
                case .new(let lines): lines
                }
            }
        }
    }

    private func size(_ form: PageLines.Form, _ whole: [String]) -> Int {
        switch form {
        case .whole: whole.joined().utf8.count
        case .parts(let parts):
            parts.reduce(0) {
                if case .new(let lines) = $1 { $0 + lines.joined().utf8.count } else { $0 + 10 }
            }
        }
    }

    /// A hundred lines of a hundred letters, of which each step changes two.
    private func steps(_ count: Int) -> [[String]] {
        var lines = (0..<100).map { "\($0) " + String(repeating: "x", count: 97) }
        return (0..<count).map { step in
            lines[step * 37 % 100] = "\(step) " + String(repeating: "y", count: 90)
            lines.swapAt(step * 13 % 100, step * 61 % 100)
            return lines
        }
    }

    @Test func `what is read is what was written, and is told in the room of what changed`() {
        var writer = PageLines()
        var before: [String] = []
        var forms: [PageLines.Form] = []
        var bytes = 0
        for lines in steps(1000) {
            let form = writer.take(lines)
            before = read(form, lines, after: before)
            #expect(before == lines)
            forms.append(form)
            bytes += size(form, lines)
        }
        #expect(forms.prefix(50).allSatisfy { $0 == .whole })
        #expect(forms.suffix(900).filter { $0 == .whole }.count < 60)
        #expect(bytes < 2_000_000)
    }

    @Test func `a step is read through few before it`() {
        var writer = PageLines()
        var distance = 0
        var longest = 0
        for lines in steps(1000) {
            distance = writer.take(lines) == .whole ? 0 : distance + 1
            longest = max(longest, distance)
        }
        #expect(longest > 10)
        #expect(longest < 200)
    }

    @Test func `what differs in most lines, or stands behind something forgotten, is whole`() {
        var writer = PageLines()
        for lines in steps(200) { _ = writer.take(lines) }
        let other = (0..<100).map { "other \($0)" }
        #expect(writer.take(other) == .whole)
        #expect(writer.take(other) == .parts([.same(from: 0, count: 100)]))
        #expect(
            writer.take(other + ["more"]) == .parts([.same(from: 0, count: 100), .new(["more"])]))
        writer.forget()
        #expect(writer.take(other) == .whole)
    }
}
