import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("U41: windows and their notifications")
struct WindowNotificationTests {
    @Test("U41: what is posted when windows are shown, made key and hidden")
    func posted() {
        let scene = Scene()
        let first: UIWindow = scene.simulator.window
        let second = UIWindow(frame: first.frame)
        var heard: [String] = []
        let names: [(Notification.Name, String)] = [
            (UIWindow.didBecomeVisibleNotification, "visible"),
            (UIWindow.didBecomeHiddenNotification, "hidden"),
            (UIWindow.didBecomeKeyNotification, "key"),
            (UIWindow.didResignKeyNotification, "resigned"),
        ]
        let identity = ObjectIdentifier(first)
        let tokens = names.map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let isFirst = ObjectIdentifier(note.object as AnyObject) == identity
                MainActor.assumeIsolated { heard.append("\(isFirst ? "first" : "second") \(word)") }
            }
        }
        first.makeKeyAndVisible()
        second.makeKeyAndVisible()
        second.makeKeyAndVisible()
        second.isHidden = true
        first.makeKey()
        #expect(
            heard == [
                "first visible", "first key", "second visible", "first resigned", "second key",
                "second hidden", "second resigned", "first key",
            ])
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}
