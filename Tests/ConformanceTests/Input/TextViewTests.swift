import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("A116: text views")
struct TextViewTests {
    private final class Form: UIViewController, UITextViewDelegate {
        var letsBegin = true
        var letsEnd = true

        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { letsBegin }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool { letsEnd }
        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange,
            replacementText text: String
        ) -> Bool { text != "x" }
    }

    private let told = EventCategories.of(.action, .delegate, .notification)

    private func form(_ scene: Scene) -> (home: Form, area: UITextView) {
        let home = scene.named(Form(), "home")
        scene.show(home)
        let area = scene.named(
            UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 50)), "area")
        area.delegate = home
        home.view.addSubview(area)
        scene.settle()
        return (home, area)
    }

    private func listen(_ home: Form, to names: Notification.Name...) {
        for name in names {
            let method = name.rawValue.replacing("UIKeyboard", with: "").replacing(
                "UITextViewText", with: "area"
            ).replacing("Notification", with: "")
            NotificationCenter.default.addObserver(
                home, method: method + "(_:)", name: name, object: nil
            ) { _ in }
        }
    }

    @Test("A116, A96: the keyboard, then the delegate; typing; and the end")
    func editing() {
        let scene = Scene()
        let (home, area) = form(scene)
        listen(
            home, to: UITextView.textDidBeginEditingNotification,
            UITextView.textDidChangeNotification, UITextView.textDidEndEditingNotification,
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification)
        #expect(
            scene.lines(told) { area.userTaps() } == [
                "area.becomeFirstResponder()", "area.delegate.shouldBeginEditing()",
                "home.WillShow()", "area.delegate.didBeginEditing()",
                "home.areaDidBeginEditing()",
            ])
        #expect(
            scene.lines(told) { area.userTypes("é\n") } == [
                "area.delegate.shouldChangeText(0..<0, \"é\")",
                "area.delegate.didChangeSelection()", "area.delegate.didChange()",
                "home.areaDidChange()",
                "area.delegate.shouldChangeText(1..<1, \"\\n\")",
                "area.delegate.didChangeSelection()", "area.delegate.didChange()",
                "home.areaDidChange()",
            ])
        #expect(area.text == "é\n" && area.hasText)
        #expect(
            scene.lines(told) { _ = area.resignFirstResponder() } == [
                "area.resignFirstResponder()", "area.delegate.shouldEndEditing()",
                "area.delegate.didEndEditing()", "home.areaDidEndEditing()", "home.WillHide()",
            ])
    }

    @Test("A116: a delegate refuses; code asks nobody and tells nobody")
    func refusals() {
        let scene = Scene()
        let (home, area) = form(scene)
        home.letsBegin = false
        #expect(
            scene.lines(told) { area.userTaps() } == [
                "area.becomeFirstResponder()", "area.delegate.shouldBeginEditing()",
            ])
        home.letsBegin = true
        area.userTaps()
        area.userTypes("axb")
        #expect(area.text == "ab")
        home.letsEnd = false
        #expect(!area.resignFirstResponder() && area.isFirstResponder)
        _ = scene.take(.all)
        #expect(scene.lines(told) { area.text = "by code" } == [])
        area.text = nil
        #expect(area.text == "" && !area.hasText)
        #expect(
            scene.lines(told) { area.removeFromSuperview() } == ["area.delegate.didEndEditing()"])
    }

    @Test("A116: one that cannot be edited takes no text; a finger finds one that can")
    func editable() {
        let scene = Scene()
        let (_, area) = form(scene)
        area.isEditable = false
        #expect(scene.lines(told) { area.userTaps() } == ["area.becomeFirstResponder()"])
        area.isEditable = true
        scene.simulator.userTaps(at: CGPoint(x: 10, y: 10), of: area)
        #expect(area.isFirstResponder)
    }

    @Test("A116: it scrolls through its lines, and its delegate is a scroll view's as well")
    func scrolling() {
        let scene = Scene()
        let (_, area) = form(scene)
        area.text = String(repeating: "line\n", count: 20)
        scene.settle()
        #expect(area.contentSize.width == 200 && area.contentSize.height > 250)
        #expect(
            scene.lines(.all) { area.setContentOffset(CGPoint(x: 0, y: 40), animated: false) }
                == ["home.scrollViewDidScroll()", "area.layoutSubviews()"])
    }
}
