import CheckoutFiles
import Foundation
import HierarchyRecords
import Testing

/// The pages with the whole rulebook: what the program's own tables say.
@Suite("The pages on the rules")
struct RulePageTests {
    private let pages = RulePage.all

    @Test("they show every rule and every source as the tables have them, and how many there are")
    func texts() throws {
        for page in pages { try Recording(path: page.path).expect(page.text) }
    }

    @Test("there are no others")
    func leftOver() throws {
        let folder = Checkout.url(RulePage.folder)
        let known = Set(pages.map(\.path))
        let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap {
            $0 as? String
        }
        for name in found ?? [] where name.hasSuffix(".md") {
            let path = "\(RulePage.folder)/\(name)"
            #expect(known.contains(path), "\(path) is the page of nothing")
        }
    }

    @Test("each link within them leads to a page that there is")
    func links() {
        let known = Set(pages.map(\.path))
        for page in pages {
            let here = URL(filePath: "/" + page.path).deletingLastPathComponent()
            for link in page.text.matches(of: #/\]\(([^)#<:]+\.md)/#) {
                let target = here.appending(path: String(link.1)).standardized.path.dropFirst()
                #expect(known.contains(String(target)), "\(page.path): \(link.1)")
            }
        }
    }

    @Test("headings are linked as Markdown spells their anchors")
    func anchors() {
        #expect(RulePage.anchor("UIKit's texts") == "#uikits-texts")
        #expect(
            RulePage.anchor("Adaptation, popovers and sheets") == "#adaptation-popovers-and-sheets")
        #expect(RulePage.anchor("R-sim") == "#r-sim")
    }
}
