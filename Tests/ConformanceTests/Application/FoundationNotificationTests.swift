import Foundation
import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// Observers of Foundation's center, as packages add them.
@MainActor
@Suite("Notifications of Foundation's center")
struct FoundationNotificationTests {
    /// What blocks have heard.
    private final class Ear: @unchecked Sendable { var heard: [String] = [] }

    private let center = NotificationCenter.default
    private let name = Notification.Name("News")
    private let ear = Ear()

    private func listen(_ text: String, to sender: AnyObject? = nil) -> any NSObjectProtocol {
        center.addObserver(forName: name, object: sender, queue: nil) { [ear] _ in
            ear.heard.append(text)
        }
    }

    @Test("reach blocks and methods in the order in which they were added, and the log")
    func order() {
        let scene = Scene()
        let home = scene.controller("home")
        let tokens = (0..<20).map { listen("\($0)") }
        center.addObserver(home, method: "came(_:)", name: name, object: nil) { [ear] _ in
            ear.heard.append("home")
        }
        let last = listen("last")
        let told = EventCategories.of(.notification)
        #expect(scene.lines(told) { center.post(name: name, object: nil) } == ["home.came()"])
        #expect(ear.heard == (0..<20).map(String.init) + ["home", "last"])
        ear.heard = []
        for token in tokens.dropFirst() { center.removeObserver(token) }
        center.removeObserver(home)
        // A token may be of no known type.
        let untyped: Any = last
        center.removeObserver(untyped)
        center.post(name: name, object: nil)
        #expect(ear.heard == ["0"])
    }

    @Test("reach the observers of that object, and none of an earlier world")
    func sender() {
        let scene = Scene()
        let (home, other) = (scene.controller("home"), scene.controller("other"))
        _ = (listen("home", to: home), listen("any"))
        center.post(name: name, object: other)
        center.post(name: name, object: home)
        #expect(ear.heard == ["any", "home", "any"])
        _ = Scene()
        center.post(name: name, object: home)
        #expect(ear.heard == ["any", "home", "any"])
    }

    @Test("reach code that knows only Foundation, and come from it")
    func foundation() {
        let scene = Scene()
        let plain = center.addObserver(forName: name, object: nil as Any?, queue: nil) {
            [ear] _ in ear.heard.append("plain")
        }
        _ = listen("app")
        center.post(name: name, object: nil)
        #expect(Set(ear.heard) == ["plain", "app"] && ear.heard.count == 2)
        let warning = UIApplication.didReceiveMemoryWarningNotification
        let system = center.addObserver(forName: warning, object: nil as Any?, queue: nil) {
            [ear] _ in ear.heard.append("warned")
        }
        scene.simulator.warnOfMemory()
        #expect(ear.heard.last == "warned")
        center.removeObserver(plain as Any)
        center.removeObserver(system as Any)
    }
}
