import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("A107, A108: sizes of forms, and preferred transitions")
struct PreferredTransitionTests {
    private func presented(
        ios: Int = 26, as style: UIModalPresentationStyle, prefers size: CGSize,
        set: (UISheetPresentationController) -> Void = { _ in }
    ) throws -> UIViewController {
        let scene = Scene(ios: ios, device: try #require(.named("iPad")))
        let (root, a) = (scene.controller("root"), scene.controller("a"))
        scene.show(root)
        a.modalPresentationStyle = style
        a.preferredContentSize = size
        if let sheet = a.sheetPresentationController { set(sheet) }
        root.present(a, animated: true)
        scene.settle()
        return a
    }

    @Test("A107: a form sheet is as large as its content prefers, and follows it")
    func form() throws {
        let a = try presented(as: .formSheet, prefers: CGSize(width: 400, height: 300))
        #expect(a.view.frame == CGRect(x: 210, y: 435, width: 400, height: 300))
        a.preferredContentSize = CGSize(width: 0, height: 400)
        #expect(a.view.frame == CGRect(x: 120, y: 385, width: 580, height: 400))
        let old = try presented(
            ios: 12, as: .formSheet, prefers: CGSize(width: 3000, height: 300))
        #expect(old.view.frame == CGRect(x: 0, y: 440, width: 820, height: 300))
    }

    @Test("A107: prefersPageSizing gives one style the size of the other")
    func sizing() throws {
        let size = CGSize(width: 400, height: 300)
        var defaults: [Bool] = []
        let page = try presented(as: .pageSheet, prefers: size) {
            defaults.append($0.prefersPageSizing)
            $0.prefersPageSizing = false
        }
        #expect(page.view.frame.size == size)
        let form = try presented(as: .formSheet, prefers: size) {
            defaults.append($0.prefersPageSizing)
            $0.prefersPageSizing = true
        }
        #expect(form.view.frame == CGRect(x: 0, y: 42, width: 820, height: 1138))
        #expect(defaults == [true, false])
    }

    @Test("A108: a zoom asks for its source at each animated beginning; the callbacks stay")
    func zoom() {
        let scene = Scene()
        let p = scene.root("p")
        let m = scene.controller("m")
        let thumb = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
        p.view.addSubview(thumb)
        var asked: [String] = []
        m.preferredTransition = .zoom { context in
            asked.append(
                "\(context.sourceViewController === p) \(context.zoomedViewController === m)")
            return thumb
        }
        let lines =
            scene.lines(.of(.appearance)) { p.present(m, animated: true) }
            + scene.lines(.of(.appearance)) { p.dismiss(animated: true) }
        #expect(asked == ["true true", "true true"])
        #expect(
            lines == [
                "m.viewWillAppear(true)", "m.viewIsAppearing(true)", "m.viewDidAppear(true)",
                "m.viewWillDisappear(true)", "m.viewDidDisappear(true)",
            ])
        p.present(m, animated: false)
        scene.settle()
        #expect(asked.count == 2)
    }

    @Test("A108: it goes before modalTransitionStyle from iOS 18 on, with the curl's ban")
    func curl() {
        for ios in [17, 18] {
            let scene = Scene(ios: ios)
            let p = scene.root("p")
            let m = scene.controller("m")
            m.modalPresentationStyle = .pageSheet
            m.preferredTransition = .partialCurl
            p.present(m, animated: true)
            #expect((scene.simulator.pendingException?.rule == .e61) == (ios == 18))
        }
    }

    @Test("A108: what is presented knows its active presentation, the adapted one")
    func active() throws {
        let scene = Scene()
        let p = scene.root("p")
        let (m, c) = (scene.controller("m"), scene.controller("c"))
        m.addChild(c)
        m.modalPresentationStyle = .popover
        let popover = try #require(m.popoverPresentationController)
        popover.sourceView = p.view
        #expect(m.activePresentationController == nil)
        p.present(m, animated: false)
        scene.settle()
        #expect(c.activePresentationController === popover.adaptiveSheetPresentationController)
        #expect(p.activePresentationController == nil)
    }
}
