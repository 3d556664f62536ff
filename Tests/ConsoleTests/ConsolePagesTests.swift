import HierarchyRecords
import Testing
import Workbench

@testable import Console
@testable import Rendering

@Suite("Pages of help on the terminal")
struct ConsolePagesTests {
    private func signs(_ glyphs: Glyphs) -> [String] {
        ConsolePages.page(.marks, glyphs).sections.flatMap(\.rows).map(\.name)
    }

    @Test(
        "every glyph that is drawn has its row, with UTF-8 and without",
        arguments: [Glyphs.unicode, .ascii])
    func glyphs(_ glyphs: Glyphs) {
        let signs = signs(glyphs)
        for (label, value) in Mirror(reflecting: glyphs).children {
            let glyph = "\(value)".filter { $0 != " " }
            // Between an old and a new value, where the words say it.
            if label == "arrow" { continue }
            #expect(signs.contains { $0.contains(glyph) }, "\(label ?? "")")
        }
    }

    @Test("every callback's sign is before a line of the log")
    func callbacks() {
        let rows = ConsolePages.page(.marks, .unicode).sections[0].rows
        for callback in Callback.allCases {
            let look = EventLook(of: callback, .unicode)
            let words = [callback.spelling.base, callback.category.rawValue]
            #expect(
                rows.contains { row in
                    row.name == look.sign.text && words.contains { row.value.contains($0) }
                }, "\(callback)")
        }
    }

    @Test("the keys that this program binds are on their page")
    func keys() {
        let rows = ConsolePages.page(.keys, .unicode).sections.flatMap(\.rows)
        for key in LineKey.allCases { #expect(rows.contains(Fact(key.name, key.meaning))) }
    }
}
