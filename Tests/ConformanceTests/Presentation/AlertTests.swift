import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("U09–U13, E18–E22: alerts, sheets and what they share")
struct AlertTests {
    private func alert(
        _ scene: Scene, _ style: UIAlertController.Style = .alert
    ) -> UIAlertController {
        scene.named(
            UIAlertController(title: "Delete?", message: nil, preferredStyle: style), "ask")
    }

    @Test("U10: an alert comes over its presenter, whatever its style says")
    func presentation() {
        let scene = Scene()
        let home = scene.root("home")
        let ask = alert(scene)
        ask.modalPresentationStyle = .fullScreen
        ask.addAction(UIAlertAction(title: "OK", style: .default))
        #expect(
            scene.lines { home.present(ask, animated: true) } == [
                "ask.loadView()",
                "ask.viewDidLoad()",
                "ask.presentationController.presentationTransitionWillBegin()",
                "ask.viewWillAppear(true)",
                "ask.viewIsAppearing(true)",
                "ask.viewDidAppear(true)",
                "ask.presentationController.presentationTransitionDidEnd(true)",
            ])
        #expect(scene.tree == ["home [appeared]", "  ^ ask [appeared]"])
        #expect(ask.view.frame == CGRect(x: 61.5, y: 382, width: 270, height: 88))
    }

    @Test("U09: the handler of an action runs when the alert is gone")
    func action() {
        let scene = Scene()
        let home = scene.root("home")
        let ask = alert(scene)
        var isGone: Bool?
        let delete = UIAlertAction(title: "Delete", style: .destructive) { _ in
            isGone = home.presentedViewController == nil
        }
        ask.addAction(delete)
        home.present(ask, animated: false)
        scene.settle()
        #expect(
            scene.lines { ask.userTaps(delete) } == [
                "ask.presentationController.dismissalTransitionWillBegin()",
                "ask.viewWillDisappear(true)",
                "ask.viewDidDisappear(true)",
                "ask.presentationController.dismissalTransitionDidEnd(true)",
                "ask.action(\"Delete\")",
            ])
        #expect(isGone == true)
        #expect(scene.lines { ask.userTaps(delete) } == [])
    }

    @Test("U09: an action that is disabled, or of another alert, does nothing")
    func deadActions() {
        let scene = Scene()
        let home = scene.root("home")
        let ask = alert(scene)
        let delete = UIAlertAction(title: "Delete", style: .destructive)
        delete.isEnabled = false
        ask.addAction(delete)
        home.present(ask, animated: false)
        scene.settle()
        let stranger = UIAlertAction(title: "OK", style: .default)
        #expect(
            scene.lines {
                ask.userTaps(delete)
                ask.userTaps(stranger)
            } == [])
    }

    @Test("U12, E22: there is one cancel action, shown last, but first of two in an alert")
    func cancel() {
        let scene = Scene()
        let ask = alert(scene)
        func add(_ title: String, _ style: UIAlertAction.Style = .default) {
            ask.addAction(UIAlertAction(title: title, style: style))
        }
        add("OK")
        add("Cancel", .cancel)
        #expect(ask.shownActions.map(\.title) == ["Cancel", "OK"])
        add("Later")
        #expect(ask.shownActions.map(\.title) == ["OK", "Later", "Cancel"])
        add("Stop", .cancel)
        #expect(
            scene.take() == [
                "exception NSInternalInconsistencyException: UIAlertController can only have one "
                    + "action with a style of UIAlertActionStyleCancel"
            ])
        #expect(ask.actions.map(\.title) == ["OK", "Cancel", "Later"])
    }

    @Test("U11, E21: an alert with nothing to show is refused when its presentation begins")
    func empty() {
        let scene = Scene()
        let home = scene.root("home")
        let ask = scene.named(
            UIAlertController(title: nil, message: nil, preferredStyle: .alert), "ask")
        #expect(
            scene.lines { home.present(ask, animated: true) } == [
                "ask.loadView()", "ask.viewDidLoad()",
                "exception NSInternalInconsistencyException: UIAlertController must have a title, "
                    + "a message or an action to display",
            ])
    }

    @Test("U10: an action sheet on a phone, and the class that runs it")
    func sheet() {
        let scene = Scene()
        let home = scene.root("home")
        let ask = alert(scene, .actionSheet)
        ask.addAction(UIAlertAction(title: "Delete", style: .destructive))
        home.present(ask, animated: false)
        scene.settle()
        #expect(
            scene.simulator.log.objects.className(ask.presentationController!.objectID)
                == "_UIAlertControllerActionSheetCompactPresentationController")
        #expect(scene.tree == ["home [appeared]", "  ^ ask [appeared]"])
    }

    @Test("E19, E20, E18: on an iPad a sheet without an anchor is refused, one turn later")
    func anchors() {
        func lines(_ make: (Scene) -> UIViewController) -> [String] {
            let scene = Scene(device: SimulatedDevice.measuredOnes[2])
            let home = scene.root("home")
            let shown = make(scene)
            return scene.lines(.of(.exception)) { home.present(shown, animated: true) }
                .map { String($0.prefix { $0 != "(" }) }
        }
        #expect(
            lines { alert($0, .actionSheet) } == [
                "exception NSGenericException: Your application has presented a UIAlertController "
            ])
        #expect(
            lines {
                $0.named(
                    UIActivityViewController(activityItems: ["a"], applicationActivities: nil), "s")
            } == [
                "exception NSGenericException: Your application has presented a "
                    + "UIActivityViewController "
            ])
        #expect(
            lines {
                let popover = $0.controller("p")
                popover.modalPresentationStyle = .popover
                return popover
            } == [
                "exception NSGenericException: UIPopoverPresentationController "
            ])
    }

    @Test("E19: from iOS 12 on it names what presents", arguments: [11, 12, 26])
    func origin(ios: Int) {
        let scene = Scene(ios: ios, device: SimulatedDevice.measuredOnes[2])
        let home = scene.root("home")
        let child = scene.child("child", of: home)
        let ask = alert(scene, .actionSheet)
        let origin = ios < 12 ? "" : " from UIViewController (<UIViewController: home>)"
        let lines = scene.lines(.of(.exception)) { child.present(ask, animated: true) }
        #expect(
            lines.map { String($0.prefix(upTo: $0.range(of: " The modal")!.lowerBound)) } == [
                "exception NSGenericException: Your application has presented a UIAlertController "
                    + "(<UIAlertController: ask>) of style UIAlertControllerStyleActionSheet"
                    + "\(origin)."
            ])
    }

    @Test("A81: text fields stand above the actions, and the first waits for the user")
    func textFields() throws {
        let scene = Scene()
        let home = scene.root("home")
        let ask = alert(scene)
        ask.addAction(UIAlertAction(title: "OK", style: .default))
        for name in ["name", "word"] { ask.addTextField { $0.placeholder = name } }
        home.present(ask, animated: true)
        scene.settle()
        let fields = try #require(ask.textFields)
        #expect(fields.map(\.placeholder) == ["name", "word"])
        #expect(fields.map(\.isFirstResponder) == [true, false])
        #expect(ask.view.bounds.height == 176)
        #expect(
            fields.map(\.frame) == [
                CGRect(x: 16, y: 44, width: 238, height: 44),
                CGRect(x: 16, y: 88, width: 238, height: 44),
            ])
    }

    @Test("A81: an action sheet has no text fields")
    func noTextFields() {
        let scene = Scene()
        let ask = alert(scene, .actionSheet)
        #expect(
            scene.lines { ask.addTextField() } == [
                "exception NSInternalInconsistencyException: Text fields can only be added to an "
                    + "alert controller of style UIAlertControllerStyleAlert"
            ])
        #expect(ask.textFields == nil)
    }

    @Test("P38: an anchor that is set in the turn of present is early enough")
    func anchored() {
        let scene = Scene(device: SimulatedDevice.measuredOnes[2])
        let home = scene.root("home")
        let ask = alert(scene, .actionSheet)
        home.present(ask, animated: false)
        ask.popoverPresentationController?.sourceView = home.view
        scene.settle()
        #expect(scene.tree == ["home [appeared]", "  ^ ask [appeared]"])
    }

    @Test("U13: an activity controller is a sheet on a phone; its handler runs when it is gone")
    func activity() {
        let scene = Scene()
        let home = scene.root("home")
        let share = scene.named(
            UIActivityViewController(activityItems: ["text"], applicationActivities: nil), "share")
        home.present(share, animated: false)
        scene.settle()
        #expect(scene.tree == ["home [appeared]", "  ^ share [appeared]"])
        #expect(
            scene.lines { share.userEnds(completed: true) }.suffix(2) == [
                "share.presentationController.dismissalTransitionDidEnd(true)",
                "share.action(true)",
            ])
    }

    @Test("R55: an action sheet on an iPad stands over its anchor, and has no Cancel")
    func sheetOnPad() throws {
        let scene = Scene(device: try #require(.named("iPad")))
        let home = scene.root("home")
        let ask = alert(scene, .actionSheet)
        ask.addAction(UIAlertAction(title: "Delete", style: .destructive))
        ask.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        ask.popoverPresentationController?.sourceView = home.view
        ask.popoverPresentationController?.sourceRect = CGRect(
            x: 300, y: 500, width: 20, height: 20)
        home.present(ask, animated: false)
        scene.settle()
        #expect(ask.shownActions.map(\.title) == ["Delete"])
        #expect(ask.view.frame == CGRect(x: 166, y: 466, width: 288, height: 88))
    }
}
