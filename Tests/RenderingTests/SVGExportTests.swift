import Foundation
import FoundationXML
import Rendering
import Testing

@Suite struct SVGExportTests {
    private let lines = [
        StyledText([.init("> ", .prompt), .init("add <a> & \"b\"", .plain)]),
        StyledText(""),
        StyledText([.init("设", .object), .init("\u{1B}[2J'", .problem)]),
    ]

    @Test func `each run stands at its column, escaped`() {
        let texts = SVGExport(title: "vcr").document(lines).split(separator: "\n")
            .filter { $0.hasPrefix("<text y") }
        #expect(
            texts == [
                #"<text y="54" xml:space="preserve"><tspan x="16" class="prompt">&gt; </tspan>"#
                    + #"<tspan x="32.8">add &lt;a&gt; &amp; &quot;b&quot;</tspan></text>"#,
                #"<text y="94" xml:space="preserve"><tspan x="16">设</tspan>"#
                    + #"<tspan x="32.8" class="problem">\u{1B}[2J&#39;</tspan></text>"#,
            ])
    }

    @Test func `spaces alone are not drawn`() {
        let line = StyledText([.init("a", .load), .init("   ", .plain), .init("b", .load)])
        let texts = SVGExport(title: "vcr").document([line]).split(separator: "\n")
            .filter { $0.hasPrefix("<text y") }
        #expect(
            texts == [
                #"<text y="54" xml:space="preserve"><tspan x="16" class="load">a</tspan>"#
                    + #"<tspan x="49.6" class="load">b</tspan></text>"#
            ])
    }

    @Test func `the picture has room for the longest line`() {
        let sizes = [nil, 100].map { columns in
            SVGExport(title: "vcr", columns: columns).document(lines)
                .split(separator: "\n").first.map(String.init)
        }
        let head = #"<svg xmlns="http://www.w3.org/2000/svg" "#
        #expect(
            sizes == [
                head + #"width="158" height="116" viewBox="0 0 158 116" role="img">"#,
                head + #"width="872" height="116" viewBox="0 0 872 116" role="img">"#,
            ])
    }

    @Test func `the document is well-formed XML`() {
        let hostile = StyledText(
            String(
                String.UnicodeScalarView(
                    (0...0x3000).compactMap {
                        Unicode.Scalar($0)
                    })))
        let document = SVGExport(title: "<\u{0}&\"").document(lines + [hostile])
        let parser = XMLParser(data: Data(document.utf8))
        #expect(parser.parse())
        #expect(parser.parserError == nil)
    }

    /// The relative luminance of `#RRGGBB`, as WCAG defines it.
    private func luminance(_ color: Substring) -> Double {
        let parts = [1, 3, 5].map { start -> Double in
            let digits = color.dropFirst(start).prefix(2)
            let value = Double(Int(digits, radix: 16) ?? 0) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }

    @Test func `every color has the contrast to the ground that WCAG asks for`() throws {
        let ground = luminance("#0D1117") + 0.05
        let document = SVGExport(title: "vcr").document([])
        #expect(document.contains("#0D1117"))
        let rules = document.split(separator: "\n").filter { $0.hasPrefix("tspan.") }
        let colors = rules.compactMap { rule in
            rule.firstIndex(of: "#").map { rule[$0...].prefix(7) }
        }
        #expect(colors.count >= 7)
        for color in colors { #expect((luminance(color) + 0.05) / ground >= 4.5, "\(color)") }
    }

    @Test func `the colors are those of the console's table, but for a lighter blue`() {
        let document = SVGExport(title: "vcr").document([])
        let colors = [
            ("willAppear", "#56B4E9"), ("didAppear", "#009E73"), ("willDisappear", "#CC79A7"),
            ("didDisappear", "#CC79A7"), ("load", "#7C9DFF"), ("traits", "#E69F00"),
            ("problem", "#D55E00"),
        ]
        for (role, color) in colors {
            #expect(document.contains("tspan.\(role), text.\(role) { fill: \(color);"))
        }
    }
}
