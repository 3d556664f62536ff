import CheckoutFiles
import Foundation
import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("The gallery's source, pasted")
struct GallerySourceTests {
    /// The files of a folder of the gallery as one script: the protocols, the class, the broken one.
    private func source(_ folder: String) throws -> String {
        let directory = Checkout.url("Sources/Gallery/\(folder)")
        let files = try FileManager.default.contentsOfDirectory(
            at: directory, includingPropertiesForKeys: nil)
        let order = ["Delegate.swift", "Controller.swift", "+Movement.swift"].flatMap { ending in
            files.map(\.path).filter { $0.hasSuffix(ending) }.sorted { $0 > $1 }
        }
        return try order.map { URL(fileURLWithPath: $0) }.map {
            try String(contentsOf: $0, encoding: .utf8)
        }.joined()
    }

    private func log(_ script: String, after source: String = "") -> (log: [String], talk: [String])
    {
        let run = ScriptRun()
        let refused = source.isEmpty ? [] : run.run(source)
        run.run(script)
        return (run.log(), refused + run.talk)
    }

    private let segmented = """
        let a = UIViewController(); let b = UIViewController(); let c = UIViewController()
        let s = SegmentedController(viewControllers: [a, b, c])
        root s
        s.select(1)
        s.select(2, animated: false)
        s.viewControllers = [a, b]
        s.select(9)
        s.segments.selectedSegmentIndex = 1
        s.segments.sendActions(for: .valueChanged)
        settle
        print(s.selectedIndex, s.contentView.frame)
        let t = BrokenSegmentedController(viewControllers: [c, UIViewController()])
        root t
        t.select(1)
        """

    private let drawer = """
        let c = UIViewController(); let l = UIViewController(); let r = UIViewController()
        let n = UIViewController()
        let d = DrawerController(center: c, left: l, right: r)
        root d
        d.open(.left)
        d.close(animated: false)
        d.toggle(.right)
        d.open(.left)
        d.setCenter(n, withCloseAnimation: true)
        d.bounce(.left)
        d.visualStateBlock = { drawer, side, fraction in print("\\(side) \\(fraction)") }
        d.beginDrag(.left)
        d.updateDrag(0.5)
        d.endDrag(finishing: false)
        settle
        d.open(.left) { finished in print("open \\(finished)") }
        d.setCenter(c, withFullCloseAnimation: true)
        settle
        d.leftViewController = n
        print(d.openSide == .none, d.centerContainer.frame, d.childForStatusBarStyle === c)
        """

    @Test("says what the compiled segmented controller says")
    func segmentedController() throws {
        let compiled = log(segmented)
        let pasted = log(segmented, after: try source("Segmented"))
        #expect(pasted.log == compiled.log)
        #expect(pasted.talk == compiled.talk)
        #expect(compiled.log.count > 60)
    }

    @Test("says what the compiled drawer says")
    func drawerController() throws {
        let compiled = log(drawer)
        let pasted = log(drawer, after: try source("Drawer"))
        #expect(pasted.log == compiled.log)
        #expect(pasted.talk == compiled.talk)
        #expect(compiled.log.count > 60)
    }
}
