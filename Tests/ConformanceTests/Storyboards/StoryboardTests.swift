import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("G10, L01, L04, L11, R6, R21: what a storyboard makes")
struct StoryboardTests {
    private let label =
        "<subviews><label id=\"lab\" text=\"Hi\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" "
        + "height=\"9\"/></label></subviews>"
    private let outlet = Board.connections(
        "<outlet property=\"label\" destination=\"lab\" id=\"o\"/>")

    @Test(
        "L01, D21: init(coder:) and awakeFromNib at once, loadView, outlets and viewDidLoad later")
    func loading() throws {
        let scene = Scene()
        let board = try Board.make([
            Board.scene("a", class: "OutletOwner", identifier: "A", view: label, inside: outlet)
        ])
        let made = board.instantiateViewController(withIdentifier: "A")
        let a = scene.named(try #require(made as? OutletOwner), "a")
        #expect(scene.take(.all) == ["a.init(coder:)", "a.awakeFromNib()"])
        #expect(!a.isViewLoaded && a.storyboard === board)
        #expect(a.stories == ["label nil, known"])
        a.loadViewIfNeeded()
        #expect(scene.take(.all) == ["a.loadView()", "a.viewDidLoad()"])
        #expect(a.stories == ["label nil, known", "label Hi"])
        #expect(a.label?.superview === a.view)
    }

    @Test(
        "E53: the outlets of UIKit's classes are there, also of those that a plain view stands for")
    func outletsOfUIKit() throws {
        let outlets = [
            "tableView": [
                "dataSource", "delegate", "dragDelegate", "dropDelegate",
                "prefetchDataSource", "backgroundView", "tableHeaderView", "refreshControl",
            ],
            "collectionView": [
                "dataSource", "delegate", "dragDelegate", "dropDelegate",
                "prefetchDataSource", "backgroundView",
            ],
            "textField": [
                "delegate", "leftView", "rightView", "inputView", "inputAccessoryView",
                "pasteDelegate", "textDragDelegate", "textDropDelegate",
            ],
            "textView": ["delegate", "inputAccessoryView", "pasteDelegate"],
            "searchBar": ["delegate"], "tabBar": ["delegate"], "toolbar": ["delegate"],
            "navigationBar": ["delegate"], "pickerView": ["dataSource", "delegate"],
            "mapView": ["delegate"], "wkWebView": ["navigationDelegate", "UIDelegate"],
        ]
        for (element, keys) in outlets {
            let scene = Scene()
            let inside = keys.map { "<outlet property=\"\($0)\" destination=\"a\" id=\"\($0)\"/>" }
            let view =
                "<subviews><\(element) id=\"x\"><connections>\(inside.joined())</connections>"
                + "</\(element)></subviews>"
            let board = try Board.make([Board.scene("a", view: view)], initial: "a")
            let a = scene.named(try #require(board.instantiateInitialViewController()), "a")
            _ = scene.take()
            a.loadViewIfNeeded()
            #expect(scene.take() == ["a.loadView()", "a.viewDidLoad()"], "\(element)")
        }
    }

    @Test(
        "E53: an outlet that another class of UIKit's has raises",
        arguments: [
            ("label", "dragDelegate", "UILabel"), ("switch", "delegate", "UISwitch"),
            ("tableView", "leftView", "UITableView"), ("button", "dataSource", "UIButton"),
        ])
    func outletsOfOthers(element: String, key: String, name: String) throws {
        let scene = Scene()
        let view =
            "<subviews><\(element) id=\"x\"><connections><outlet property=\"\(key)\" "
            + "destination=\"a\" id=\"o\"/></connections></\(element)></subviews>"
        let board = try Board.make([Board.scene("a", view: view)], initial: "a")
        let a = scene.named(try #require(board.instantiateInitialViewController()), "a")
        _ = scene.take()
        a.loadViewIfNeeded()
        #expect(
            scene.take() == [
                "a.loadView()",
                "exception NSUnknownKeyException: [<\(name) \(name)-1> setValue:forUndefinedKey:]: "
                    + "this class is not key value coding-compliant for the key \(key).",
            ])
    }

    @Test("E54: a bar button item without the attribute is told by its class")
    func attributeOfItem() throws {
        let scene = Scene()
        let item =
            "<navigationItem key=\"navigationItem\" id=\"n\"><barButtonItem key=\"leftBarButtonItem\" "
            + "title=\"x\" id=\"b\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute "
            + "type=\"boolean\" keyPath=\"K\" value=\"YES\"/></userDefinedRuntimeAttributes>"
            + "</barButtonItem></navigationItem>"
        let board = try Board.make([Board.scene("a", identifier: "A", inside: item)])
        _ = board.instantiateViewController(withIdentifier: "A")
        let raised = scene.take(.of(.warning, .exception))
        #expect(raised.count == 1)
        #expect(raised.first?.contains("UIBarButtonItem") == true)
    }

    @Test("L11: a view of the app's own hears init(coder:) and awakeFromNib within loadView")
    func ownView() throws {
        let scene = Scene()
        let own =
            "<subviews><view id=\"w\" customClass=\"OwnSceneView\" customModule=\"ConformanceTests\"/>"
            + "</subviews>"
        let board = try Board.make([Board.scene("a", identifier: "A", view: own)])
        let a = scene.named(board.instantiateViewController(withIdentifier: "A"), "a")
        _ = scene.take()
        #expect(
            scene.lines { a.loadViewIfNeeded() } == [
                "a.loadView()", "OwnSceneView-1.init(coder:)", "OwnSceneView-1.awakeFromNib()",
                "a.viewDidLoad()",
            ])
    }

    @Test(
        "R6: a decoded stack has its parent at awakeFromNib, without willMove; D24: didMove later")
    func stack() throws {
        let scene = Scene()
        let board = try Board.make(
            [
                Board.scene("n", "navigationController", view: nil, inside: Board.root("a")),
                Board.scene("a"),
            ], initial: "n")
        let nav = try #require(board.instantiateInitialViewController() as? UINavigationController)
        _ = scene.named(nav, "n")
        _ = scene.named(nav.viewControllers[0], "a")
        #expect(
            scene.take(.all) == [
                "n.init(coder:)", "a.init(coder:)", "n.awakeFromNib()", "a.awakeFromNib()",
            ])
        #expect(nav.viewControllers[0].parent === nav && !nav.isViewLoaded)
        scene.simulator.window.rootViewController = nav
        scene.simulator.window.makeKeyAndVisible()
        #expect(
            scene.run(.of(.load, .appearance, .containment)) == [
                "n.loadView()", "n.viewDidLoad()", "n.viewWillAppear(false)", "a.loadView()",
                "a.viewDidLoad()", "a.viewWillAppear(false)", "n.viewIsAppearing(false)",
                "a.viewIsAppearing(false)", "n.viewDidAppear(false)", "a.viewDidAppear(false)",
                "a.didMove(toParent: n)",
            ])
    }

    @Test("A150: init(coder:) of a container, then of its children; the container wakes first")
    func orderOfContained() throws {
        let scene = Scene()
        let to = { Board.segue("relationship", to: $0, nil, "relationship=\"viewControllers\"") }
        let board = try Board.make(
            [
                Board.scene(
                    "t", "tabBarController", view: nil,
                    inside: Board.connections(to("n"), to("b"))),
                Board.scene("n", "navigationController", view: nil, inside: Board.root("a")),
                Board.scene("a"), Board.scene("b"),
            ], initial: "t")
        _ = scene.take()
        let tabs = try #require(board.instantiateInitialViewController() as? UITabBarController)
        _ = scene.named(tabs, "t")
        _ = scene.named(tabs.children[0], "n")
        _ = scene.named(tabs.children[0].children[0], "a")
        _ = scene.named(tabs.children[1], "b")
        #expect(
            scene.take(.of(.load, .containment)) == [
                "t.init(coder:)", "n.init(coder:)", "a.init(coder:)", "b.init(coder:)",
                "t.awakeFromNib()", "n.awakeFromNib()", "a.awakeFromNib()", "b.awakeFromNib()",
            ])
    }

    @Test("R6, D24: decoded tabs have parents and no selection until they appear")
    func tabs() throws {
        let scene = Scene()
        let to = { Board.segue("relationship", to: $0, nil, "relationship=\"viewControllers\"") }
        let board = try Board.make(
            [
                Board.scene(
                    "t", "tabBarController", view: nil,
                    inside: Board.connections(to("a"), to("b"))),
                Board.scene("a"), Board.scene("b"),
            ], initial: "t")
        let tabs = try #require(board.instantiateInitialViewController() as? UITabBarController)
        #expect(tabs.viewControllers?.count == 2 && tabs.children.count == 2)
        tabs.loadViewIfNeeded()
        #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil)
        _ = scene.take()
        _ = scene.named(tabs, "t")
        _ = scene.named(tabs.children[0], "a")
        scene.simulator.window.rootViewController = tabs
        scene.simulator.window.makeKeyAndVisible()
        #expect(
            scene.run(.of(.appearance, .containment)) == [
                "t.viewWillAppear(false)", "a.viewWillAppear(false)", "t.viewIsAppearing(false)",
                "a.viewIsAppearing(false)", "t.viewDidAppear(false)", "a.viewDidAppear(false)",
                "a.didMove(toParent: t)",
            ])
        #expect(tabs.selectedIndex == 0)
    }

    @Test("G10: no entry point gives nil, without an exception")
    func noEntryPoint() throws {
        let scene = Scene()
        let board = try Board.make([Board.scene("a")])
        #expect(board.instantiateInitialViewController() == nil)
        #expect(scene.take(.all) == [])
    }

    @Test("G11: a missing class is told, with the runtime's name, and its superclass is made")
    func missingClass() throws {
        let scene = Scene()
        let swift = Board.scene("a", class: "Nowhere", identifier: "A")
        let plain = swift.replacing(" customModule=\"ConformanceTests\"", with: "")
        let boards = [try Board.make([swift]), try Board.make([plain])]
        let made = boards.map { $0.instantiateViewController(withIdentifier: "A") }
        #expect(made.allSatisfy { type(of: $0) == UIViewController.self })
        #expect(
            scene.take(.of(.warning)) == [
                "warning: Unknown class _TtC16ConformanceTests7Nowhere in Interface Builder file.",
                "warning: Unknown class Nowhere in Interface Builder file.",
            ])
    }

    @Test(
        "G11: the segue action of a missing class is left out, and the destination made by its own")
    func missingSegueAction() throws {
        let scene = Scene()
        let segue = Board.segue(
            "presentation", to: "b", "go",
            "modalPresentationStyle=\"pageSheet\" destinationCreationSelector=\"makeB:\"")
        let board = try Board.make(
            [
                Board.scene("a", class: "Absent", view: Board.button("Go", segue)),
                Board.scene("b"),
            ], initial: "a")
        let a = scene.named(try #require(board.instantiateInitialViewController()), "a")
        scene.show(a)
        (a.view.subviews[0] as? UIButton)?.sendActions(for: .touchUpInside)
        let b = scene.named(try #require(a.presentedViewController), "b")
        #expect(type(of: b) == UIViewController.self)
        #expect(
            scene.run(.of(.load, .segue, .exception)) == [
                "a.shouldPerformSegue(\"go\")", "b.init(coder:)", "b.awakeFromNib()",
                "a.prepare(for: \"go\")", "b.loadView()", "b.viewDidLoad()",
            ])
    }

    @Test("G12: relationships that lead back end in one exception")
    func circle() throws {
        let scene = Scene()
        let nav = { Board.scene($0, "navigationController", view: nil, inside: Board.root($1)) }
        let board = try Board.make([nav("a", "b"), nav("b", "a")], initial: "a")
        #expect(board.instantiateInitialViewController() == nil)
        #expect(
            scene.take(.of(.exception)) == [
                "exception NSInternalInconsistencyException: The scenes of storyboard 'Main' "
                    + "contain each other without an end"
            ])
    }

    private func container(of id: String) -> String {
        "<subviews><containerView id=\"c-\(id)\"><connections>\(Board.segue("embed", to: id))"
            + "</connections></containerView></subviews>"
    }

    private let endless =
        "exception NSInternalInconsistencyException: The scenes of storyboard 'Main' contain each "
        + "other without an end"

    @Test("G12: embeds that lead back end in one exception", arguments: [["a"], ["a", "b"]])
    func circleOfEmbeds(ids: [String]) throws {
        let scene = Scene()
        let following = ids.dropFirst() + ids.prefix(1)
        let board = try Board.make(
            zip(ids, following).map { Board.scene($0, identifier: $0, view: container(of: $1)) })
        let a = board.instantiateViewController(withIdentifier: "a")
        a.loadViewIfNeeded()
        #expect(scene.take(.of(.exception)) == [endless])
    }

    @Test("G12, G14: references that lead back to each other end in one exception")
    func circleOfReferences() throws {
        let scene = Scene()
        func reference(_ name: String) -> String {
            "<scene sceneID=\"s\"><objects><viewControllerPlaceholder storyboardName=\"\(name)\" "
                + "id=\"a\"/></objects></scene>"
        }
        let boards = try ["Main": "Other", "Other": "Main"].mapValues {
            try Board.make([reference($0)], initial: "a").index
        }
        scene.simulator.interfaceFiles = { name, _, _ in boards[name].map { .storyboard($0) } }
        #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() == nil)
        #expect(scene.take(.of(.exception)) == [endless])
    }

    @Test("G12: scenes too deep in each other end in one exception", arguments: [199, 200, 5_000])
    func depth(count: Int) throws {
        let scene = Scene()
        let tabs = (0..<count).map {
            Board.scene(
                "a\($0)", "tabBarController", view: nil,
                inside: Board.connections(
                    Board.segue(
                        "relationship", to: "a\($0 + 1)", nil, "relationship=\"viewControllers\"")))
        }
        let embeds = (0..<count).map {
            Board.scene("b\($0)", identifier: "b\($0)", view: container(of: "b\($0 + 1)"))
        }
        let board = try Board.make(
            tabs + embeds + [Board.scene("a\(count)"), Board.scene("b\(count)")], initial: "a0")
        let isTooDeep = count >= 200
        let text =
            "exception NSInternalInconsistencyException: The scenes of storyboard 'Main' are more than "
            + "200 deep in each other"
        #expect((board.instantiateInitialViewController() == nil) == isTooDeep)
        #expect(scene.take(.of(.exception)) == (isTooDeep ? [text] : []))
        scene.simulator.clearException()
        board.instantiateViewController(withIdentifier: "b0").loadViewIfNeeded()
        #expect(scene.take(.of(.exception)) == (count > 200 ? [text] : []))
    }

    @Test(
        "L04, R21: a storyboard's root at launch; init(coder:) before the scene connects, or first")
    func launch() throws {
        for (ios, expected) in [
            (
                26,
                [
                    "app.delegate.willFinishLaunching()", "app.delegate.didFinishLaunching()",
                    "app.delegate.configurationForConnecting()", "root.init(coder:)",
                    "root.awakeFromNib()", "scene.delegate.willConnectTo()", "root.loadView()",
                    "root.viewDidLoad()", "root.viewWillAppear(false)",
                    "root.viewIsAppearing(false)", "scene.delegate.willEnterForeground()",
                    "root.viewDidAppear(false)", "scene.delegate.didBecomeActive()",
                ]
            ),
            (
                12,
                [
                    "root.init(coder:)", "root.awakeFromNib()",
                    "app.delegate.willFinishLaunching()", "app.delegate.didFinishLaunching()",
                    "root.loadView()", "root.viewDidLoad()", "root.viewWillAppear(false)",
                    "root.traitCollectionDidChange(nil)", "root.viewDidAppear(false)",
                    "app.delegate.didBecomeActive()",
                ]
            ),
        ] {
            let scene = Scene(ios: ios)
            let board = try Board.make([Board.scene("a")], initial: "a")
            scene.simulator.launch(withMainStoryboard: board) { _ = scene.named($0, "root") }
            #expect(scene.run() == expected, "\(ios)")
        }
    }

    @Test("G13: a variation installs and removes with the size class, the file's order kept")
    func variations() throws {
        let scene = Scene()
        let varied = """
            <subviews><view id="p"/><view id="q"/></subviews>
            <variation key="default"><mask key="subviews"><exclude reference="p"/></mask></variation>
            <variation key="heightClass=compact"><mask key="subviews"><include reference="p"/></mask>
            </variation>
            """
        let board = try Board.make([Board.scene("a", identifier: "A", view: varied)])
        let a = board.instantiateViewController(withIdentifier: "A")
        scene.show(a)
        #expect(a.view.subviews.count == 1)
        scene.simulator.setScreenTraits { $0.vertical = .compact }
        scene.settle()
        #expect(a.view.subviews.count == 2)
        scene.simulator.setScreenTraits { $0.vertical = .regular }
        scene.settle()
        #expect(a.view.subviews.count == 1)
    }
}
