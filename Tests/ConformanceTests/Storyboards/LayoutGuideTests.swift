import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("L13, U30: what bars cover before iOS 11")
struct LayoutGuideTests {
    private func lengths(_ controller: UIViewController) -> [CGFloat] {
        [controller.topLayoutGuide.length, controller.bottomLayoutGuide.length]
    }

    private func phone(ios: Int) throws -> Scene {
        Scene(ios: ios, device: try #require(SimulatedDevice.named("iPhone 8")))
    }

    private func stack(_ controller: UIViewController) -> UINavigationController {
        UINavigationController(rootViewController: controller)
    }

    @Test(
        "L13: alone below the status bar, on a stack below its bar, in tabs above theirs",
        arguments: [7, 8, 10, 11, 12])
    func guides(ios: Int) throws {
        let scene = try phone(ios: ios)
        let alone = UIViewController()
        scene.show(alone)
        #expect(lengths(alone) == [20, 0])
        let (first, second) = (UIViewController(), UIViewController())
        let nav = stack(first)
        let tabs = UITabBarController()
        tabs.viewControllers = [nav, second]
        scene.show(tabs)
        #expect(lengths(first) == [64, 49])
        nav.setNavigationBarHidden(true, animated: false)
        scene.settle()
        #expect(lengths(first) == [20, 49])
        tabs.selectedIndex = 1
        scene.settle()
        #expect(lengths(second) == [20, 49])
    }

    @Test(
        "L13: the children of an app's own container have no guides before iOS 11",
        arguments: [(7, CGFloat(0)), (10, 0), (11, 20)])
    func ownContainer(ios: Int, length: CGFloat) throws {
        let scene = try phone(ios: ios)
        let (parent, child) = (UIViewController(), UIViewController())
        scene.show(parent)
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        scene.settle()
        #expect(lengths(child) == [length, 0])
    }

    @Test("L13: nobody is told of them before iOS 11", arguments: [(10, false), (11, true)])
    func telling(ios: Int, isTold: Bool) throws {
        let scene = try phone(ios: ios)
        let a = scene.controller("a")
        scene.simulator.window.rootViewController = a
        scene.simulator.window.makeKeyAndVisible()
        let told = scene.run(.all).filter { $0.contains("SafeArea") || $0.contains("Margins") }
        #expect(told.contains("a.viewSafeAreaInsetsDidChange()") == isTold)
        #expect(told.isEmpty != isTold)
        #expect(a.view.safeAreaInsets.top == (isTold ? 20 : 0))
    }

    @Test(
        "L13: constraints of a file to the guides and to the safe area end at the bars",
        arguments: [7, 9, 10, 11, 26])
    func constraintsOfFile(ios: Int) throws {
        let scene = try phone(ios: ios)
        let content = """
            <subviews><view id="p" translatesAutoresizingMaskIntoConstraints="NO"/>\
            <view id="q" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>\
            <constraints>\
            <constraint firstItem="p" firstAttribute="top" secondItem="t" secondAttribute="bottom"/>\
            <constraint firstItem="p" firstAttribute="leading" secondItem="a-v" \
            secondAttribute="leading"/>\
            <constraint firstItem="q" firstAttribute="top" secondItem="s" secondAttribute="top" \
            constant="6"/>\
            <constraint firstItem="q" firstAttribute="leading" secondItem="a-v" \
            secondAttribute="leading"/></constraints>\
            <viewLayoutGuide key="safeArea" id="s"/>
            """
        let guides =
            "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"t\"/></layoutGuides>"
        let board = try Board.make(
            [
                Board.scene("n", "navigationController", view: nil, inside: Board.root("a")),
                Board.scene("a", view: content, inside: guides),
            ], initial: "n")
        let nav = try #require(board.instantiateInitialViewController() as? UINavigationController)
        scene.show(nav)
        let view = try #require(nav.viewControllers[0].view)
        let bottom = nav.navigationBar.frame.maxY
        #expect(bottom == (ios == 26 ? 74 : 64))
        #expect(view.subviews.map(\.frame.minY) == [bottom, bottom + 6])
    }

    // MARK: U30

    @Test(
        "U30: up to iOS 10 contentInset has the bars, later the adjusted insets alone",
        arguments: [(7, CGFloat(64)), (10, 64), (11, 0), (26, 0)])
    func insets(ios: Int, top: CGFloat) throws {
        let scene = try phone(ios: ios)
        let table = UITableViewController()
        let tabs = UITabBarController()
        tabs.viewControllers = [stack(table)]
        scene.show(tabs)
        let view: UITableView = table.tableView
        let bar = try #require(table.navigationController).navigationBar.frame.maxY
        #expect(view.contentInset.top == top)
        #expect(view.contentInset.bottom == (top == 0 ? 0 : 49))
        #expect(view.adjustedContentInset.top == bar)
        #expect(view.contentOffset.y == 0 - bar)
    }

    @Test("U30: only the first scroll view of a child that leaves it to its container")
    func whichOne() throws {
        let scene = try phone(ios: 10)
        let (a, b, c, alone) = (
            UIViewController(), UIViewController(), UITableViewController(), UITableViewController()
        )
        let (first, second, other) = (UIScrollView(), UIScrollView(), UIScrollView())
        for scroll in [first, second] {
            scroll.frame = UIScreen.main.bounds
            a.view.addSubview(scroll)
        }
        other.frame = UIScreen.main.bounds
        b.view.addSubview(UIView())
        b.view.addSubview(other)
        c.automaticallyAdjustsScrollViewInsets = false
        scene.show(stack(a))
        #expect([first, second].map(\.contentInset.top) == [64, 0])
        scene.show(stack(b))
        #expect(other.contentInset.top == 0)
        scene.show(stack(c))
        #expect(c.tableView.contentInset.top == 0)
        c.automaticallyAdjustsScrollViewInsets = true
        #expect(c.tableView.contentInset.top == 64)
        scene.show(alone)
        #expect(alone.tableView.contentInset.top == 0)
    }

    @Test("U30: a bar that goes takes its part along, and leaves what the app has added")
    func barGoes() throws {
        let scene = try phone(ios: 9)
        let table = UITableViewController()
        let nav = stack(table)
        scene.show(nav)
        table.tableView.contentInset.top += 10
        #expect(table.tableView.contentInset.top == 74)
        nav.setNavigationBarHidden(true, animated: false)
        scene.settle()
        #expect(table.tableView.contentInset.top == 30)
    }

    @Test("U30: a file says that its controller does not leave it to the container")
    func ofFile() throws {
        let scene = try phone(ios: 9)
        let list = { (id: String, more: String) in
            Board.scene(
                id, identifier: id, attributes: more,
                view: "<subviews><scrollView id=\"\(id)-s\"><rect key=\"frame\" x=\"0\" y=\"0\" "
                    + "width=\"375\" height=\"667\"/></scrollView></subviews>")
        }
        let board = try Board.make([
            list("A", ""), list("B", "automaticallyAdjustsScrollViewInsets=\"NO\""),
        ])
        let tops = ["A", "B"].map { id in
            let made = board.instantiateViewController(withIdentifier: id)
            scene.show(stack(made))
            return (made.view.subviews[0] as? UIScrollView)?.contentInset.top
        }
        #expect(tops == [64, 0])
    }
}
