import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("C69: renaming by the title")
struct RenamingTests {
    private final class Page: UIViewController, UINavigationItemRenameDelegate {
        var begins = true
        var ends = true
        func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool {
            begins
        }
        func navigationItem(
            _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
        ) -> Bool { ends }
    }

    @Test("C69: the delegate is asked twice, and told when the item has the new title")
    func renaming() {
        let scene = Scene()
        let page = scene.named(Page(), "a")
        let nav = scene.named(UINavigationController(rootViewController: page), "n")
        scene.show(nav)
        nav.userRenames(to: "X")
        #expect(scene.run() == [] && page.navigationItem.title != "X")
        page.navigationItem.renameDelegate = page
        #expect(
            scene.lines { nav.userRenames(to: "B") } == [
                "a.navigationItemShouldBeginRenaming()", "a.shouldEndRenaming(with: \"B\")",
                "a.didEndRenaming(with: \"B\")",
            ])
        #expect(page.navigationItem.title == "B")
        page.ends = false
        #expect(
            scene.lines { nav.userRenames(to: "C") } == [
                "a.navigationItemShouldBeginRenaming()", "a.shouldEndRenaming(with: \"C\")",
            ])
        page.begins = false
        #expect(
            scene.lines { nav.userRenames(to: "C") } == ["a.navigationItemShouldBeginRenaming()"])
        #expect(page.navigationItem.title == "B")
    }
}
