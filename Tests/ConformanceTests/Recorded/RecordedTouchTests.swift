import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("X13, X21–X26, X41: touches as logs show them")
struct RecordedTouchTests {
    /// What happened, in order: views, recognizers and actions write into it.
    @MainActor
    private final class Diary {
        var lines: [String] = []
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private final class Box: UIView {
        var diary: Diary?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            diary?.lines.append("began")
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            diary?.lines.append("moved")
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            diary?.lines.append("ended")
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            diary?.lines.append("cancelled")
        }
    }

    private final class Key: UIButton {
        var diary: Diary?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            diary?.lines.append("touchesBegan")
            super.touchesBegan(touches, with: event)
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            diary?.lines.append("touchesEnded")
            super.touchesEnded(touches, with: event)
        }
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            diary?.lines.append("beginTracking")
            return super.beginTracking(touch, with: event)
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
            diary?.lines.append("endTracking")
            super.endTracking(touch, with: event)
        }
    }

    private final class Tap: UITapGestureRecognizer {
        var diary: Diary?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            diary?.lines.append("tap began")
            super.touchesBegan(touches, with: event)
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            diary?.lines.append("tap ended")
            super.touchesEnded(touches, with: event)
        }
    }

    private let frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    private let middle = CGPoint(x: 50, y: 50)

    private func box(_ scene: Scene) -> (Box, Diary) {
        let home = scene.root("home")
        let (box, diary) = (Box(frame: frame), Diary())
        box.diary = diary
        home.view.addSubview(box)
        scene.settle()
        return (box, diary)
    }

    private func key(_ scene: Scene) -> (Key, Diary, UIViewController) {
        let home = scene.root("home")
        let (key, diary) = (Key(frame: frame), Diary())
        key.diary = diary
        for (event, name) in [
            (UIControl.Event.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
            (.touchUpInside, "touchUpInside"), (.primaryActionTriggered, "primaryAction"),
        ] { key.addTarget({ _ in diary.lines.append(name) }, for: event) }
        home.view.addSubview(key)
        scene.settle()
        return (key, diary, home)
    }

    private func act(_ recognizer: UIGestureRecognizer, _ diary: Diary) {
        recognizer.addTarget { _ in diary.lines.append("ACTION") }
    }

    @Test("X21: a tap: began, the action, cancelled")
    func tap() {
        let scene = Scene()
        let (box, diary) = box(scene)
        let tap = UITapGestureRecognizer()
        act(tap, diary)
        box.addGestureRecognizer(tap)
        scene.simulator.userTouches(at: middle, of: box, for: 0.1, times: 1)
        scene.settle()
        #expect(diary.take() == ["began", "ACTION", "cancelled"])
    }

    @Test("X22: a pan: began, moved, the action, cancelled, further actions")
    func pan() {
        let scene = Scene()
        let (box, diary) = box(scene)
        let pan = UIPanGestureRecognizer()
        act(pan, diary)
        box.addGestureRecognizer(pan)
        scene.simulator.userPans(
            from: middle, of: box, by: CGPoint(x: 20, y: 0), over: 4 / 60.0)
        scene.settle()
        #expect(
            diary.take() == [
                "began", "moved", "moved", "ACTION", "cancelled", "ACTION", "ACTION",
            ])
    }

    @Test("X23: with delaysTouchesBegan the view hears nothing of what is recognized")
    func delayed() {
        let scene = Scene()
        let (box, diary) = box(scene)
        let tap = UITapGestureRecognizer()
        tap.delaysTouchesBegan = true
        act(tap, diary)
        box.addGestureRecognizer(tap)
        scene.simulator.userTouches(at: middle, of: box, for: 0.1, times: 1)
        scene.settle()
        #expect(diary.take() == ["ACTION"])
        scene.simulator.userTouches(at: middle, of: box, for: 1, times: 1)
        scene.settle()
        #expect(diary.take() == ["began", "ended"])
    }

    @Test("X23: the end of a touch waits for a double tap, and comes when that has failed")
    func delayedEnd() {
        let scene = Scene()
        let (box, diary) = box(scene)
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        act(double, diary)
        box.addGestureRecognizer(double)
        scene.simulator.userTouches(at: middle, of: box, for: 0.1, times: 1)
        scene.simulator.advance(by: 0.2)
        #expect(diary.take() == ["began"])
        scene.settle()
        #expect(diary.take() == ["ended"])
        scene.simulator.userTouches(at: middle, of: box, for: 0.1, times: 2)
        scene.settle()
        #expect(diary.take() == ["began", "began", "ACTION", "cancelled"])
    }

    @Test("X24: an ancestor's tap that cancels nothing, and the button: both act")
    func both() {
        let scene = Scene()
        let (key, diary, home) = key(scene)
        let tap = UITapGestureRecognizer()
        tap.cancelsTouchesInView = false
        act(tap, diary)
        home.view.addGestureRecognizer(tap)
        scene.simulator.userTouches(at: middle, of: key, for: 0.1, times: 1)
        scene.settle()
        #expect(
            diary.take() == [
                "touchesBegan", "beginTracking", "touchDown", "ACTION", "touchesEnded",
                "endTracking", "touchUpInside", "primaryAction",
            ])
    }

    @Test("X41, U16: a subclass of UIButton under a finger, and by the command's tap")
    func button() {
        let scene = Scene()
        let (key, diary, _) = key(scene)
        let whole = [
            "touchesBegan", "beginTracking", "touchDown", "touchesEnded", "endTracking",
            "touchUpInside", "primaryAction",
        ]
        scene.simulator.userTouches(at: middle, of: key, for: 0.1, times: 1)
        scene.settle()
        #expect(diary.take() == whole)
        scene.simulator.userTaps(key, nil)
        scene.settle()
        #expect(diary.take() == whole)
    }

    @Test("X41: a subclass of a recognizer hears first")
    func recognizer() {
        let scene = Scene()
        let (box, diary) = box(scene)
        let tap = Tap()
        tap.diary = diary
        act(tap, diary)
        box.addGestureRecognizer(tap)
        scene.simulator.userTouches(at: middle, of: box, for: 0.1, times: 1)
        scene.settle()
        #expect(diary.take() == ["tap began", "began", "tap ended", "ACTION", "cancelled"])
    }

    private final class LateTap: UITapGestureRecognizer {
        var diary: Diary?
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesEnded(touches, with: event)
            diary?.lines.append("tap ended")
        }
    }

    @Test("X41: the action comes once the recognizer's own method has returned")
    func recognizerThatCallsSuperFirst() {
        let scene = Scene()
        let (box, diary) = box(scene)
        let tap = LateTap()
        tap.diary = diary
        act(tap, diary)
        box.addGestureRecognizer(tap)
        for _ in 1...2 {
            scene.simulator.userTouches(at: middle, of: box, for: 0.1, times: 1)
            scene.settle()
            #expect(diary.take() == ["began", "tap ended", "ACTION", "cancelled"])
        }
    }

    @Test("X23: what one recognizer keeps from the view stays so when another one recognizes")
    func delayedByAnother() {
        let scene = Scene()
        let (box, diary) = box(scene)
        let (tap, delaying) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        delaying.delaysTouchesBegan = true
        act(tap, diary)
        box.addGestureRecognizer(tap)
        box.addGestureRecognizer(delaying)
        scene.simulator.userTouches(at: middle, of: box, for: 0.1, times: 1)
        scene.settle()
        #expect(diary.take() == ["ACTION"])
    }

    @Test("X13: the second press of a double tap on a control")
    func doublePress() {
        let scene = Scene()
        let (key, diary, _) = key(scene)
        scene.simulator.userTouches(at: middle, of: key, for: 0.1, times: 2)
        scene.settle()
        let actions = diary.take().filter {
            $0.contains("Down") || $0.contains("Up") || $0 == "primaryAction"
        }
        #expect(
            actions == [
                "touchDown", "touchUpInside", "primaryAction", "touchDown", "touchDownRepeat",
                "touchUpInside", "primaryAction",
            ])
    }

    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        {
            3
        }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
    }

    private let selection = EventCategories.of(.datasource)

    @Test("X25, X26: an ancestor's tap takes a quick tap on a row; a long touch selects it")
    func rows() {
        let scene = Scene()
        let list = scene.named(Rows(), "list")
        scene.show(list)
        let diary = Diary()
        let tap = UITapGestureRecognizer()
        act(tap, diary)
        list.view.addGestureRecognizer(tap)
        guard let table = list.tableView else { return }
        let row = IndexPath(row: 1, section: 0)
        let rect = table.rectForRow(at: row)
        let place = CGPoint(x: rect.midX, y: rect.midY)
        let ofRow = { (lines: [String]) in
            lines.filter {
                $0.contains("Row(at:") && !$0.contains("cellFor") && !$0.contains("height")
            }
        }
        scene.simulator.userTouches(at: place, of: table, for: 0.1, times: 1)
        #expect(ofRow(scene.run(selection)) == [])
        #expect(diary.take() == ["ACTION"])
        table.userTaps(row)
        #expect(ofRow(scene.run(selection)) == [])
        #expect(diary.take() == ["ACTION"])
        scene.simulator.userTouches(at: place, of: table, for: 1, times: 1)
        #expect(
            ofRow(scene.run(selection)) == [
                "list.shouldHighlightRow(at: [0, 1])", "list.didHighlightRow(at: [0, 1])",
                "list.didUnhighlightRow(at: [0, 1])", "list.willSelectRow(at: [0, 1])",
                "list.didSelectRow(at: [0, 1])",
            ])
        #expect(diary.take() == [])
        tap.isEnabled = false
        table.userTaps(row)
        #expect(ofRow(scene.run(selection)).contains { $0.contains("didSelectRow") })
    }
}
