import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("R33, R34: two columns over the third")
struct TwoOverTests {
    @Test("R33, R34: asked for by code, also where they were there already")
    func twoOver() {
        let columns = Columns(.tripleColumn)
        columns.mount()
        for mode in [UISplitViewController.DisplayMode.secondaryOnly, .twoDisplaceSecondary] {
            columns.x.preferredDisplayMode = mode
            _ = columns.lines {}
            columns.x.preferredDisplayMode = .twoOverSecondary
            _ = columns.lines {}
            let views = columns.x.viewControllers.map { $0.view! }
            let frames = views.map { $0.convert($0.bounds, to: columns.x.view) }
            #expect(
                frames == [
                    CGRect(x: 10, y: 32, width: 280, height: 1133),
                    CGRect(x: 0, y: 0, width: 610, height: 1180),
                    CGRect(x: 0, y: 0, width: 820, height: 1180),
                ])
            #expect(views[1].safeAreaInsets.left == 290)
            #expect(columns.x.supplementaryColumnWidth == 610)
        }
    }
}
