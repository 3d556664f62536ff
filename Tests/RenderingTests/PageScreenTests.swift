import HierarchyRecords
import Testing

@testable import Rendering

@Suite("Screens of a page")
struct PageScreenTests {
    /// A screen with one view, so high.
    private func screen(_ height: Double) -> ScreenSnapshot {
        let frame = RectValue(x: 0, y: 0, width: 200, height: height)
        return SampleScreen.phone([SampleScreen.view(2, "a.view", depth: 1, frame, owner: "a")])
    }

    private func drawings(of heights: [Double]) -> Int {
        var page = PageScreen()
        for height in heights { _ = page.image(screen(height)) }
        return page.drawings
    }

    @Test("are drawn once where a session goes back and forth among a few")
    func backAndForth() {
        let few = (1...8).map { Double($0) * 10 }
        #expect(drawings(of: few + few.reversed() + few) == 8)
        let nine = few + [90]
        #expect(drawings(of: nine + nine) == 18)
    }

    @Test("look the same whether they were drawn before or not")
    func sameImage() {
        var page = PageScreen()
        let first = page.image(screen(10))
        let second = page.image(screen(20))
        #expect(first != nil && second != nil && first != second)
        #expect(page.image(screen(20)) == nil)
        #expect(page.image(screen(10)) == first)
        #expect(page.image(screen(20)) == second)
    }

    @Test("have no words below 12 pixels where the page shows them", arguments: [400.0, 852, 1366])
    func sizesOfWords(height: Double) throws {
        var shot = screen(10)
        shot.device.height = height
        let drawing = ScreenDrawing(shot)
        let room = PageParts.roomOfScreen
        let svg = ScreenSVG(title: "t", in: .page(room: room)).document(drawing)
        let size = try #require(svg.firstMatch(of: #/width="([\d.]+)" height="([\d.]+)"/#)?.output)
        let (width, height) = (try #require(Double(size.1)), try #require(Double(size.2)))
        let scale = min(room.width / width, room.height / height)
        let sizes = svg.matches(of: #/font(?:-size)?: ([\d.]+)px/#).compactMap { Double($0.1) }
        #expect(sizes.count >= 6 && sizes.allSatisfy { $0 * scale >= 12 }, "\(sizes), \(scale)")
        #expect(!svg.contains("<g class=\"legend\""))
    }

    @Test("and so has the page itself, whose sizes grow with its root's")
    func sizesOfPage() {
        let sizes = PageParts.style.matches(of: #/font(?:-size)?: ([\d.]+)(rem|px)/#)
        #expect(sizes.count > 8)
        for size in sizes {
            let points = (Double(size.1) ?? 0) * (size.2 == "rem" ? 16 : 1)
            #expect(points >= 12, "\(size.0)")
            #expect(size.2 == "rem" || size.0 == "font-size: 24px", "\(size.0)")
        }
    }

    @Test(
        "have names that are text, whatever is in them",
        arguments: [
            ("plain, words.", "plain, words."), ("", ""),
            ("<a href=\"x\">'&'</a>", "&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;"),
            ("größer < 5 €", "größer &lt; 5 €"), ("a\nb", "a\\nb"), ("\u{1B}[1m", "\\u{1B}[1m"),
            ("\u{202E}", "\\u{202E}"), ("a\u{7F}", "a\\u{7F}"),
        ])
    func escaped(text: String, written: String) {
        #expect(XMLText.escape(text) == written)
    }
}
