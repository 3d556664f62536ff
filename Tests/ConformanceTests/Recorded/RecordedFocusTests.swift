import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("X17–X20, X40: the first responder across appearance")
struct RecordedFocusTests {
    private let told = EventCategories.of(.appearance, .delegate, .notification)

    /// A controller with a text field, and a listener for the keyboard's two announcements.
    private func form(_ scene: Scene, _ name: String) -> (ScriptedController, UITextField) {
        let controller = scene.scripted(name)
        let field = scene.named(UITextField(frame: .zero), name + "Field")
        controller.on(.viewDidLoad) { [unowned controller] in controller.view.addSubview(field) }
        return (controller, field)
    }

    private func listen(_ scene: Scene) -> UIResponder {
        let ear = scene.controller("ear")
        for (name, method) in [
            (UIResponder.keyboardWillShowNotification, "willShow(_:)"),
            (UIResponder.keyboardWillHideNotification, "willHide(_:)"),
        ] {
            NotificationCenter.default.addObserver(ear, method: method, name: name, object: nil) {
                _ in
            }
        }
        return ear
    }

    @Test("X17: a request in viewDidLoad is served when the pushed view enters the window")
    func inViewDidLoad() {
        let scene = Scene()
        let ear = listen(scene)
        let nav = scene.stack("n", "a")
        let (b, field) = form(scene, "b")
        var answer = true
        b.on(.viewDidLoad) { [unowned b] in
            b.view.addSubview(field)
            answer = field.becomeFirstResponder()
        }
        nav.pushViewController(b, animated: true)
        #expect(
            scene.run(told) == [
                "a.viewWillDisappear(true)", "b.viewWillAppear(true)",
                "n.delegate.willShow(b, true)", "bField.delegate.shouldBeginEditing()",
                "bField.delegate.didBeginEditing()", "ear.willShow()", "b.viewIsAppearing(true)",
                "a.viewDidDisappear(true)", "b.viewDidAppear(true)",
                "n.delegate.didShow(b, true)",
            ])
        #expect(!answer && field.isFirstResponder)
        withExtendedLifetime(ear) {}
    }

    /// What follows a request in viewWillAppear of `b`, which is shown in that way.
    private func linesAfterRequest(_ show: (Scene, UIViewController) -> Void) -> [String] {
        let scene = Scene()
        let (b, field) = form(scene, "b")
        b.on(.viewWillAppear) { _ = field.becomeFirstResponder() }
        show(scene, b)
        let lines = scene.run(told)
        #expect(field.isFirstResponder)
        return lines
    }

    @Test("X18: and one in viewWillAppear, in a push")
    func inViewWillAppear() {
        let lines = linesAfterRequest { scene, b in
            let nav = scene.stack("n", "a")
            nav.pushViewController(b, animated: true)
        }
        #expect(
            lines == [
                "a.viewWillDisappear(true)", "b.viewWillAppear(true)",
                "n.delegate.willShow(b, true)", "bField.delegate.shouldBeginEditing()",
                "bField.delegate.didBeginEditing()", "b.viewIsAppearing(true)",
                "a.viewDidDisappear(true)", "b.viewDidAppear(true)", "n.delegate.didShow(b, true)",
            ])
    }

    @Test("X18: in a presentation and in a tab it is the same")
    func inViewWillAppearElsewhere() {
        let presented = linesAfterRequest { scene, b in
            scene.root("a").present(b, animated: true)
        }
        #expect(
            presented == [
                "b.viewWillAppear(true)", "bField.delegate.shouldBeginEditing()",
                "bField.delegate.didBeginEditing()", "b.viewIsAppearing(true)",
                "b.viewDidAppear(true)",
            ])
        let selected = linesAfterRequest { scene, b in
            let tabs = scene.tabs("t", "a")
            tabs.viewControllers = (tabs.viewControllers ?? []) + [b]
            tabs.selectedIndex = 1
        }
        #expect(
            selected == [
                "b.viewWillAppear(false)", "a.viewWillDisappear(false)",
                "bField.delegate.shouldBeginEditing()", "bField.delegate.didBeginEditing()",
                "b.viewIsAppearing(false)", "a.viewDidDisappear(false)", "b.viewDidAppear(false)",
            ])
    }

    @Test("X17: a request that the app takes back is not served; nor is one of a view alone")
    func takenBack() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        let (b, field) = form(scene, "b")
        _ = b.view
        #expect(!field.becomeFirstResponder())
        field.resignFirstResponder()
        let alone = UITextField(frame: .zero)
        #expect(!alone.becomeFirstResponder())
        nav.pushViewController(b, animated: false)
        scene.settle()
        b.view.addSubview(alone)
        #expect(!field.isFirstResponder && !alone.isFirstResponder)
    }

    @Test("X19: popped with its keyboard and pushed again, the field is first responder again")
    func comesBack() {
        let scene = Scene()
        let ear = listen(scene)
        let nav = scene.stack("n", "a")
        let (b, field) = form(scene, "b")
        nav.pushViewController(b, animated: false)
        scene.settle()
        field.becomeFirstResponder()
        scene.settle()
        nav.popViewController(animated: false)
        scene.settle()
        #expect(!field.isFirstResponder)
        #expect(
            scene.lines(told) { nav.pushViewController(b, animated: false) } == [
                "a.viewWillDisappear(false)", "b.viewWillAppear(false)",
                "n.delegate.willShow(b, false)", "bField.delegate.shouldBeginEditing()",
                "bField.delegate.didBeginEditing()", "ear.willShow()", "a.viewDidDisappear(false)",
                "b.viewIsAppearing(false)", "b.viewDidAppear(false)",
                "n.delegate.didShow(b, false)",
            ])
        #expect(field.isFirstResponder)
        field.resignFirstResponder()
        nav.popViewController(animated: false)
        scene.settle()
        nav.pushViewController(b, animated: false)
        scene.settle()
        #expect(!field.isFirstResponder)
        withExtendedLifetime(ear) {}
    }

    @Test("X20: a swipe back takes the keyboard first, and a cancelled one gives it back")
    func swipe() {
        let scene = Scene()
        let ear = listen(scene)
        let nav = scene.stack("n", "a")
        let (b, field) = form(scene, "b")
        nav.pushViewController(b, animated: false)
        scene.settle()
        field.becomeFirstResponder()
        scene.settle()
        nav.beginInteractivePop()
        #expect(
            scene.take(told) == [
                "bField.delegate.shouldEndEditing()", "bField.delegate.didEndEditing()",
                "ear.willHide()", "b.viewWillDisappear(true)", "a.viewWillAppear(true)",
                "n.delegate.willShow(a, true)",
            ])
        scene.simulator.transitions.underFinger?.cancel(in: scene.simulator)
        #expect(
            scene.run(told) == [
                "a.viewIsAppearing(true)", "a.viewWillDisappear(true)",
                "a.viewDidDisappear(true)", "b.viewWillAppear(true)", "b.viewIsAppearing(true)",
                "b.viewDidAppear(true)",
                "bField.delegate.shouldBeginEditing()", "bField.delegate.didBeginEditing()",
                "ear.willShow()",
            ])
        #expect(field.isFirstResponder)
        withExtendedLifetime(ear) {}
    }

    private final class Chat: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
        override var inputAccessoryView: UIView? { bar }
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test("X40: a controller with an accessory brings it up as its view enters the window")
    func accessory() {
        let scene = Scene()
        let ear = listen(scene)
        let chat = scene.named(Chat(), "chat")
        let lines = scene.lines(told) {
            scene.simulator.window.rootViewController = chat
            scene.simulator.window.makeKeyAndVisible()
        }
        #expect(
            lines == [
                "chat.viewWillAppear(false)", "ear.willShow()", "chat.viewIsAppearing(false)",
                "chat.viewDidAppear(false)",
            ])
        #expect(chat.isFirstResponder)
        #expect(UIApplication.shared.keyboardFrame == CGRect(x: 0, y: 768, width: 393, height: 84))
        withExtendedLifetime(ear) {}
    }

    @Test("X40: an accessory of a child comes up where the child asks for it")
    func accessoryOfChild() {
        let scene = Scene()
        let ear = listen(scene)
        let home = scene.root("home")
        let chat = scene.named(Chat(), "chat")
        let lines = scene.lines(told) {
            home.addChild(chat)
            home.view.addSubview(chat.view)
            chat.didMove(toParent: home)
        }
        #expect(
            lines == [
                "chat.viewWillAppear(false)", "chat.viewIsAppearing(false)",
                "chat.viewDidAppear(false)",
            ])
        #expect(!chat.isFirstResponder)
        #expect(scene.lines(told) { chat.becomeFirstResponder() } == ["ear.willShow()"])
        #expect(chat.isFirstResponder)
        withExtendedLifetime(ear) {}
    }

    @Test("X40: an input view stands in the keyboard's place, once it is reloaded")
    func inputView() {
        let scene = Scene()
        let home = scene.root("home")
        let field = UITextField(frame: .zero)
        home.view.addSubview(field)
        field.becomeFirstResponder()
        #expect(UIApplication.shared.keyboardFrame.height == 335)
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
        field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        #expect(UIApplication.shared.keyboardFrame.height == 335)
        field.reloadInputViews()
        #expect(UIApplication.shared.keyboardFrame.height == 244)
        field.resignFirstResponder()
        #expect(UIApplication.shared.keyboardFrame == .null)
    }

    @Test("C54: before iOS 5 the controller of a bare child view heard nothing")
    func beforeContainment() {
        let scene = Scene(ios: 4)
        let p = scene.root("p")
        let c = scene.controller("c")
        #expect(
            scene.lines { p.view.addSubview(c.view) } == ["c.loadView()", "c.viewDidLoad()"])
        #expect(scene.lines { c.view.removeFromSuperview() } == [])
    }

    @Test("C54: from iOS 5 on the controller of a bare child view follows it into the window")
    func sinceContainment() {
        let scene = Scene(ios: 5)
        let p = scene.root("p")
        let c = scene.controller("c")
        #expect(
            scene.lines { p.view.addSubview(c.view) } == [
                "c.loadView()", "c.viewDidLoad()", "c.viewWillAppear(false)",
                "c.viewDidAppear(false)",
            ])
        #expect(
            scene.lines { c.view.removeFromSuperview() } == [
                "c.viewWillDisappear(false)", "c.viewDidDisappear(false)",
            ])
    }
}
