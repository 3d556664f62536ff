import CommandLanguage
import Rendering
import Workbench

/// The scripts of `vcr test` that end or log otherwise in one of several worlds.
struct TestMatrix {
    /// How a script ended in one world, what it said, and the fingerprint of its log.
    private struct Cell {
        let passed: Bool
        let talk: [String]
        let log: String
    }

    private var worlds: [String] = []
    private var scripts: [String] = []
    private var cells: [String: [String: Cell]] = [:]

    mutating func add(_ verdict: TestVerdict) {
        guard let world = verdict.world else { return }
        if !worlds.contains(world) { worlds.append(world) }
        let test = verdict.script + (verdict.part.map { ": \($0)" } ?? "")
        if cells[test] == nil { scripts.append(test) }
        cells[test, default: [:]][world] = Cell(
            passed: verdict.passed, talk: verdict.talk, log: verdict.log)
    }

    /// Whether no script has run in one of several worlds.
    var isEmpty: Bool { worlds.isEmpty }

    /// The table; nothing where there is one world alone, or all scripts do the same everywhere.
    func lines(_ phrases: Phrasebook) -> [StyledText] {
        if worlds.count < 2 { return [] }
        let rows = scripts.map { script in (script, worlds.map { word(script, in: $0) }) }
        let differing = rows.filter { Set($0.1).count > 1 }
        if differing.isEmpty { return ["", StyledText(phrases(sameEverywhere(rows.map(\.1[0]))))] }
        let widths = worlds.indices.map { column in
            max(worlds[column].count, differing.map { $0.1[column].count }.max() ?? 0)
        }
        let first = (differing.map(\.0.count).max() ?? 0)
        let head = Self.row("", first, worlds, widths)
        return ["", StyledText(head, .strong)]
            + differing.map { StyledText(Self.row($0.0, first, $0.1, widths)) }
            + [StyledText(phrases(Self.legend), .dim)]
    }

    private static let legend: Message =
        "other: another log, or another failure, than in the first column"

    /// What is said where no script does otherwise in one of the worlds.
    private func sameEverywhere(_ words: [String]) -> Message {
        let failed = words.count { $0 == "FAIL" }
        if failed == 0 { return "every script ends and logs alike in all \(worlds.count)" }
        return failed == words.count
            ? "every script fails alike in all \(worlds.count)"
            : "\(failed) of \(words.count) scripts fail alike in all \(worlds.count), the others end and log alike"
    }

    private func word(_ script: String, in world: String) -> String {
        guard let cell = cells[script]?[world] else { return "not run" }
        let standard = cells[script]?[worlds[0]]
        if !cell.passed {
            return standard.map { !$0.passed && $0.talk != cell.talk } ?? false
                ? "other FAIL" : "FAIL"
        }
        return standard.map { $0.passed && $0.log != cell.log } ?? false ? "other log" : "ok"
    }

    private static func row(
        _ name: String, _ width: Int, _ words: [String], _ widths: [Int]
    ) -> String {
        var line = name + String(repeating: " ", count: max(0, width - name.count))
        for (word, width) in zip(words, widths) {
            line += "  " + word + String(repeating: " ", count: max(0, width - word.count))
        }
        while line.last == " " { line.removeLast() }
        return line
    }
}
