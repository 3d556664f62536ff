import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("U16, U22–U24, A96–A98: controls, the first responder and the keyboard")
struct FormTests {
    private final class Form: UIViewController, UITextFieldDelegate {
        var letsBegin = true
        var letsEnd = true
        var allowed: (String) -> Bool = { _ in true }

        override func canPerformAction(_ action: String, withSender sender: Any?) -> Bool {
            action == "save(_:)" || super.canPerformAction(action, withSender: sender)
        }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { letsBegin }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { letsEnd }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool { allowed(string) }
    }

    private let told = EventCategories.of(.action, .delegate, .notification)

    private func form(_ scene: Scene) -> (home: Form, field: UITextField) {
        let home = scene.named(Form(), "home")
        scene.show(home)
        return (home, field("field", in: home, scene))
    }

    private func field(_ name: String, in home: Form, _ scene: Scene) -> UITextField {
        let field = scene.named(UITextField(frame: .zero), name)
        field.delegate = home
        home.view.addSubview(field)
        scene.settle()
        return field
    }

    private func listen(_ home: Form, to names: Notification.Name...) {
        for name in names {
            let method = name.rawValue.replacing("UIKeyboard", with: "").replacing(
                "UITextFieldText", with: "field"
            ).replacing("Notification", with: "")
            NotificationCenter.default.addObserver(
                home, method: method + "(_:)", name: name, object: nil
            ) { _ in }
        }
    }

    @Test("U22: an action goes to its target, or up the responder chain to whoever has it")
    func actions() {
        let scene = Scene()
        let (home, field) = form(scene)
        let button = scene.named(UIButton(type: .system), "button")
        home.view.addSubview(button)
        var sent: [String] = []
        button.addTarget(field, method: "tapped()", for: .touchUpInside) { target, _ in
            sent.append(target === field ? "field" : "another")
        }
        button.addTarget(nil, method: "save(_:)", for: .touchUpInside) { target, sender in
            sent.append(target === home && sender === button ? "home" : "another")
        }
        #expect(
            scene.lines { button.userTaps() } == [
                "button.action()", "field.tapped()", "home.save(button)",
            ])
        #expect(sent == ["field", "home"])
        #expect(button.actions(forTarget: field, forControlEvent: .touchUpInside) == ["tapped()"])
        button.removeTarget(field, method: nil, for: .allEvents)
        button.removeTarget(nil, method: "save(_:)", for: .touchUpInside)
        #expect(scene.lines { button.userTaps() } == ["button.action()"])
    }

    @Test("U22: a target that is gone hears nothing, and is not taken for none")
    func goneTarget() {
        let scene = Scene()
        let (home, _) = form(scene)
        let button = scene.named(UIButton(type: .system), "button")
        home.view.addSubview(button)
        var target: UIResponder? = UIResponder()
        button.addTarget(target, method: "save(_:)", for: .touchUpInside) { _, _ in }
        target = nil
        #expect(scene.lines { button.userTaps() } == ["button.action()"])
    }

    @Test("U23: first is one responder of a window, and none outside")
    func firstResponder() {
        let scene = Scene()
        let (home, field) = form(scene)
        let loose = UITextField(frame: .zero)
        #expect(!loose.becomeFirstResponder())
        #expect(!home.becomeFirstResponder())
        #expect(field.becomeFirstResponder())
        #expect(field.isFirstResponder && field.isEditing)
        scene.settle()
        #expect(
            scene.lines(told) { field.removeFromSuperview() }
                == ["field.delegate.didEndEditing()"])
        #expect(!field.isFirstResponder)
    }

    @Test("U24, A96: editing begins, goes from field to field, and ends")
    func editing() {
        let scene = Scene()
        let (home, field) = form(scene)
        let other = self.field("other", in: home, scene)
        listen(
            home, to: UITextField.textDidBeginEditingNotification,
            UITextField.textDidEndEditingNotification, UIResponder.keyboardWillShowNotification,
            UIResponder.keyboardWillHideNotification)
        #expect(
            scene.lines(told) { field.userTaps() } == [
                "field.becomeFirstResponder()", "field.delegate.shouldBeginEditing()",
                "field.delegate.didBeginEditing()", "home.fieldDidBeginEditing()",
                "home.WillShow()",
            ])
        #expect(
            scene.lines(told) { _ = other.becomeFirstResponder() } == [
                "other.becomeFirstResponder()", "other.delegate.shouldBeginEditing()",
                "field.resignFirstResponder()", "field.delegate.shouldEndEditing()",
                "field.delegate.didEndEditing()", "home.fieldDidEndEditing()",
                "other.delegate.didBeginEditing()", "home.fieldDidBeginEditing()",
            ])
        #expect(
            scene.lines(told) { _ = other.resignFirstResponder() } == [
                "other.resignFirstResponder()", "other.delegate.shouldEndEditing()",
                "other.delegate.didEndEditing()", "home.fieldDidEndEditing()", "home.WillHide()",
            ])
    }

    @Test("U24: a delegate refuses that editing begins, ends, or a character")
    func refusals() {
        let scene = Scene()
        let (home, field) = form(scene)
        home.letsBegin = false
        #expect(
            scene.lines(told) { field.userTaps() } == [
                "field.becomeFirstResponder()", "field.delegate.shouldBeginEditing()",
            ])
        home.letsBegin = true
        field.userTaps()
        scene.settle()
        home.allowed = { $0 != "x" }
        #expect(
            scene.lines(told) { field.userTypes("xé") } == [
                "field.delegate.shouldChangeCharacters(0..<0, \"x\")",
                "field.delegate.shouldChangeCharacters(0..<0, \"é\")",
                "field.delegate.didChangeSelection()",
            ])
        #expect(field.text == "é")
        home.letsEnd = false
        #expect(
            scene.lines(told) { _ = field.resignFirstResponder() } == [
                "field.resignFirstResponder()", "field.delegate.shouldEndEditing()",
            ])
        #expect(field.isFirstResponder)
    }

    @Test("U24: return resigns where editingDidEndOnExit has an action")
    func returnKey() {
        let scene = Scene()
        let (home, field) = form(scene)
        field.userTaps()
        scene.settle()
        #expect(
            scene.lines(told) { field.userTypes("\n") } == ["field.delegate.shouldReturn()"])
        field.addTarget(home, method: "done(_:)", for: .editingDidEndOnExit) { _, _ in }
        #expect(
            scene.lines(told) { field.userTypes("\na") } == [
                "field.delegate.shouldReturn()", "home.done(field)",
                "field.resignFirstResponder()", "field.delegate.shouldEndEditing()",
                "field.delegate.didEndEditing()",
            ])
    }

    @Test("U24: a delegate that passes the focus on for ever comes to an end")
    func endless() {
        final class Restless: UIViewController, UITextFieldDelegate {
            var fields: [UITextField] = []
            func textFieldDidBeginEditing(_ textField: UITextField) {
                fields.first { $0 !== textField }?.becomeFirstResponder()
            }
        }
        let scene = Scene()
        let home = scene.named(Restless(), "home")
        scene.show(home)
        home.fields = [UITextField(frame: .zero), UITextField(frame: .zero)]
        for field in home.fields {
            field.delegate = home
            home.view.addSubview(field)
        }
        home.fields[0].becomeFirstResponder()
        #expect(home.fields.contains { $0.isFirstResponder })
    }

    @Test("A97: the keyboard tells before and after it moves, and again up to iOS 10")
    func keyboard() {
        for version in [10, 26] {
            let scene = Scene(ios: version)
            let (home, field) = form(scene)
            let other = self.field("other", in: home, scene)
            listen(
                home, to: UIResponder.keyboardWillShowNotification,
                UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
                UIResponder.keyboardDidHideNotification,
                UIResponder.keyboardWillChangeFrameNotification,
                UIResponder.keyboardDidChangeFrameNotification)
            let news = EventCategories.of(.notification)
            let shown = [
                "home.WillChangeFrame()", "home.WillShow()", "home.DidChangeFrame()",
                "home.DidShow()",
            ]
            #expect(scene.lines(news) { field.userTaps() } == shown)
            #expect(scene.lines(news) { other.userTaps() } == (version == 10 ? shown : []))
            #expect(
                scene.lines(news) { _ = other.resignFirstResponder() } == [
                    "home.WillChangeFrame()", "home.WillHide()", "home.DidChangeFrame()",
                    "home.DidHide()",
                ])
        }
    }

    @Test("A98: where the keyboard stands on each device, and what its notification carries")
    func keyboardFrames() throws {
        let expected = [
            "iPhone SE 3": CGRect(x: 0, y: 407, width: 375, height: 260),
            "iPhone 16": CGRect(x: 0, y: 517, width: 393, height: 335),
            "iPad A16": CGRect(x: 0, y: 843, width: 820, height: 337),
        ]
        for (name, frame) in expected {
            let scene = Scene(device: try #require(SimulatedDevice.named(name)))
            let (home, field) = form(scene)
            var carried: [AnyHashable: Any]?
            NotificationCenter.default.addObserver(
                home, method: "shown(_:)", name: UIResponder.keyboardWillShowNotification,
                object: nil
            ) { carried = $0.userInfo }
            #expect(UIApplication.shared.keyboardFrame.isNull)
            field.becomeFirstResponder()
            #expect(UIApplication.shared.keyboardFrame == frame)
            #expect(carried?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect == frame)
            #expect(
                carried?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
                    == frame.offsetBy(dx: 0, dy: frame.height))
        }
        let scene = Scene(device: try #require(SimulatedDevice.named("iPhone SE 3")))
        let (_, field) = form(scene)
        field.keyboardType = .numberPad
        field.becomeFirstResponder()
        #expect(UIApplication.shared.keyboardFrame.height == 233)
    }

    @Test("A104: a keyboard that is up turns with the interface, and says so in the midst of it")
    func turningKeyboard() {
        let scene = Scene()
        let (home, field) = form(scene)
        var frames: [CGRect] = []
        listen(
            home, to: UIResponder.keyboardWillShowNotification,
            UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
            UIResponder.keyboardWillChangeFrameNotification)
        field.becomeFirstResponder()
        scene.settle()
        NotificationCenter.default.addObserver(
            home, method: "place(_:)", name: UIResponder.keyboardWillShowNotification, object: nil
        ) { notification in
            for key in [
                UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
            ] { frames += [notification.userInfo?[key] as? CGRect].compactMap(\.self) }
        }
        let guide = home.view.keyboardLayoutGuide
        #expect(
            scene.lines { scene.simulator.rotate(to: .landscapeRight) } == [
                "home.willTransition(to: wC hC)", "home.viewWillTransition(to: 852x393)",
                "home.traitCollectionDidChange(wC hR)", "home.WillChangeFrame()",
                "home.WillShow()", "home.place()", "home.DidShow()",
            ])
        #expect(
            frames == [
                CGRect(x: 0, y: 517, width: 393, height: 335),
                CGRect(x: 0, y: 184, width: 852, height: 209),
            ])
        #expect(guide.layoutFrame == CGRect(x: 0, y: 184, width: 852, height: 209))
        #expect(field.isFirstResponder)
        field.resignFirstResponder()
        scene.settle()
        #expect(
            !scene.lines { scene.simulator.rotate(to: .portrait) }.contains { $0.contains("Show") })
    }

    @Test("U16: a switch turns, and a slider goes where the thumb is dragged")
    func switchAndSlider() {
        let scene = Scene()
        let toggle = scene.named(UISwitch(frame: .zero), "toggle")
        let slider = scene.named(UISlider(frame: .zero), "slider")
        var changes: [Float] = []
        slider.addTarget(for: .valueChanged) { changes.append($0) }
        #expect(scene.lines { toggle.userTaps() } == ["toggle.action(on)"])
        #expect(toggle.isOn)
        #expect(
            scene.lines { slider.userDrags(to: 1) } == ["slider.action(0.5)", "slider.action(1)"])
        slider.isContinuous = false
        #expect(scene.lines { slider.userDrags(to: -3) } == ["slider.action(0)"])
        #expect(changes == [0.5, 1, 0])
        slider.value = .nan
        slider.minimumValue = .nan
        #expect(slider.value == 0 && slider.minimumValue == 0)
        toggle.isEnabled = false
        #expect(scene.lines { toggle.userTaps() } == [])
    }
}

extension UISlider {
    fileprivate func addTarget(for events: Event, _ body: @escaping (Float) -> Void) {
        addAction(
            UIAction { action in if let slider = action.sender as? UISlider { body(slider.value) }
            },
            for: events)
    }
}
