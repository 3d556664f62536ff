import Foundation
import HeadlessUIKit
import NewsList
import XCTest

/// Belongs to no actor, as test classes for UIKit do; XCTest runs it on the main thread.
final class NewsListTests: XCTestCase {
    private var list: NewsListController!
    private var heard: [String] = []

    override func setUp() {
        super.setUp()
        let simulator = Simulator.reset()
        list = NewsListController(articles: ["One", "Two"])
        simulator.window.rootViewController = list
        simulator.window.makeKeyAndVisible()
        simulator.runUntilIdle()
    }

    private func cell(_ row: Int) -> ArticleCell? {
        list.table.cellForRow(at: IndexPath(row: row, section: 0)) as? ArticleCell
    }

    func testRowsAreOfTheRegisteredClass() {
        XCTAssertEqual(cell(0)?.style, .subtitle)
        XCTAssertEqual(cell(0)?.textLabel?.text, "One")
        XCTAssertEqual(cell(1)?.dot.isHidden, false)
        XCTAssertEqual(cell(1)?.dot.layer.shadowOpacity, 0.5)
        cell(1)?.tintColor = .red
        XCTAssertEqual(cell(1)?.dot.layer.backgroundColor, UIColor.red.cgColor)
    }

    func testAnArticleThatIsReadLosesItsDot() {
        list.tableView(list.table, didSelectRowAt: IndexPath(row: 1, section: 0))
        Simulator.current.runUntilIdle()
        XCTAssertEqual(list.read, ["Two"])
        XCTAssertEqual(cell(0)?.dot.isHidden, false)
        XCTAssertEqual(cell(1)?.dot.isHidden, true)
    }

    func testObserversAreCalledInTheOrderInWhichTheyWereAdded() {
        let center = NotificationCenter.default
        var tokens: [Any] = []
        for name in ["a", "b", "c", "d", "e", "f"] {
            tokens.append(
                center.addObserver(forName: .articleWasRead, object: list, queue: nil) { _ in
                    self.heard.append(name)
                })
        }
        center.removeObserver(tokens[2])
        center.post(name: .articleWasRead, object: list)
        XCTAssertEqual(heard, ["a", "b", "d", "e", "f"])
        center.post(name: .articleWasRead, object: nil)
        XCTAssertEqual(heard.count, 5)
        for token in tokens { center.removeObserver(token) }
        center.post(name: .articleWasRead, object: list)
        XCTAssertEqual(heard.count, 5)
    }

    func testTheSystemsNotificationsArrive() {
        let field = UITextField()
        list.view.addSubview(field)
        let token = NotificationCenter.default.addObserver(
            forName: UITextField.textDidBeginEditingNotification, object: field, queue: nil
        ) { _ in self.heard.append("began") }
        field.becomeFirstResponder()
        NotificationCenter.default.removeObserver(token)
        field.resignFirstResponder()
        field.becomeFirstResponder()
        XCTAssertEqual(heard, ["began"])
    }

    func testAListThatGoesHearsNoMore() {
        let isGone = { [weak list] in list == nil }
        Simulator.current.window.rootViewController = UIViewController()
        Simulator.current.runUntilIdle()
        list = nil
        XCTAssertTrue(isGone())
        NotificationCenter.default.post(
            name: .articleWasRead, object: nil, userInfo: ["title": "One"])
    }

    func testWindowsAndItemsOfOnesOwn() {
        let window = MessageWindow(frame: UIScreen.main.bounds)
        XCTAssertGreaterThan(window.windowLevel, .alert)
        XCTAssertEqual(UILayoutPriority.required - 1, UILayoutPriority(999))
        let item = CountItem()
        item.count = 3
        let mark = UIBarButtonItem(title: "Mark", style: .plain, target: list, action: "mark:")
        list.navigationItem.rightBarButtonItems = [item, mark]
        XCTAssertEqual(list.navigationItem.rightBarButtonItem?.title, "3 new")
        XCTAssertTrue(list.isEqual(list))
        XCTAssertEqual(list.hash, (list as UIResponder).hash)
    }

    func testRecognizersAreSetsMembersAndTakeTargets() {
        let tap = UITapGestureRecognizer(target: list, action: "tapped:")
        list.view.gestureRecognizers = [tap]
        XCTAssertEqual(Set(list.view.gestureRecognizers ?? []), [tap])
        tap.removeTarget(list, action: nil)
        XCTAssertNotEqual(list.view as UIResponder, list)
    }
}
