import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("L12, A153, A154, A158: where the views of a storyboard stand")
struct StoryboardLayoutTests {
    private let root = """
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>\
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view>
        """

    /// The views of a scene's view, which is in the window.
    private func views(_ subviews: String, constraints: String = "", ios: Int = 26) throws
        -> [UIView]
    {
        let scene = Scene(ios: ios)
        let inside = "<subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>"
        let board = try Board.make([Board.scene("a", view: inside)], initial: "a")
        let a = try #require(board.instantiateInitialViewController())
        scene.show(a)
        return a.view.subviews
    }

    @Test("L12: the window sizes its root's view, whatever the mask of the view is")
    func rootFollowsWindow() throws {
        let scene = Scene()
        let board = try Board.make([Board.scene("a", view: nil, inside: root)], initial: "a")
        let a = try #require(board.instantiateInitialViewController())
        scene.show(a)
        #expect(a.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        scene.simulator.rotate(to: .landscapeLeft)
        scene.settle()
        #expect(a.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        scene.simulator.rotate(to: .portrait)
        scene.settle()
        #expect(a.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test("A158: a fixed frame is placed by its frame and its mask")
    func fixedFrame() throws {
        let scene = Scene()
        let inside = """
            <subviews><label fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="l">\
            <rect key="frame" x="293" y="100" width="100" height="20"/>\
            <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/></label>\
            </subviews>
            """
        let board = try Board.make([Board.scene("a", view: inside)], initial: "a")
        let a = try #require(board.instantiateInitialViewController())
        scene.show(a)
        #expect(a.view.subviews[0].frame == CGRect(x: 293, y: 100, width: 100, height: 20))
        scene.simulator.rotate(to: .landscapeLeft)
        scene.settle()
        #expect(a.view.subviews[0].frame == CGRect(x: 752, y: 100, width: 100, height: 20))
    }

    nonisolated static let heights: [(ios: Int, element: String, height: CGFloat)] = [
        (26, "navigationBar", 54), (18, "navigationBar", 44), (26, "toolbar", 48),
        (18, "toolbar", 44), (26, "tabBar", 49), (18, "tabBar", 49), (26, "searchBar", 56),
        (10, "searchBar", 44),
    ]

    @Test("A154: a bar that constraints place has a height of its own", arguments: heights)
    func bars(ios: Int, element: String, height: CGFloat) throws {
        let bar =
            "<\(element) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"b\"></\(element)>"
        let sides = [("leading", "a-v"), ("trailing", "a-v"), ("top", "a-v")].map {
            "<constraint firstItem=\"b\" firstAttribute=\"\($0.0)\" secondItem=\"\($0.1)\" "
                + "secondAttribute=\"\($0.0)\" id=\"c\($0.0)\"/>"
        }
        let views = try views(bar, constraints: sides.joined(), ios: ios)
        #expect(views[0].frame == CGRect(x: 0, y: 0, width: 393, height: height))
        #expect(views[0].intrinsicContentSize == CGSize(width: -1, height: height))
    }

    @Test("A154: a toolbar is lower in a compact height")
    func toolbarInLandscape() throws {
        let bar = "<toolbar translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"b\"></toolbar>"
        let sides = ["leading", "trailing", "top"].map {
            "<constraint firstItem=\"b\" firstAttribute=\"\($0)\" secondItem=\"a-v\" "
                + "secondAttribute=\"\($0)\" id=\"c\($0)\"/>"
        }
        let scene = Scene()
        let inside = "<subviews>\(bar)</subviews><constraints>\(sides.joined())</constraints>"
        let board = try Board.make([Board.scene("a", view: inside)], initial: "a")
        let a = try #require(board.instantiateInitialViewController())
        scene.show(a)
        scene.simulator.rotate(to: .landscapeLeft)
        scene.settle()
        #expect(a.view.subviews[0].frame == CGRect(x: 0, y: 0, width: 852, height: 44))
    }

    @Test("A93: margins that follow the safe area come to rest, and are no loop")
    func marginsAtRest() throws {
        let scene = Scene()
        let sides = ["leading", "trailing"].map {
            "<constraint firstItem=\"m\" firstAttribute=\"\($0)\" secondItem=\"a-v\" "
                + "secondAttribute=\"\($0)\" id=\"c\($0)\"/>"
        }
        let top =
            "<constraint firstItem=\"m\" firstAttribute=\"topMargin\" secondItem=\"tg\" "
            + "secondAttribute=\"bottom\" id=\"ct\"/><constraint firstItem=\"m\" "
            + "firstAttribute=\"height\" constant=\"400\" id=\"ch\"/>"
        let view =
            "<subviews><view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"m\"></view>"
            + "</subviews><constraints>\(sides.joined())\(top)</constraints>"
        let guides =
            "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"tg\"/></layoutGuides>"
        let board = try Board.make(
            [
                Board.scene("n", "navigationController", view: nil, inside: Board.root("a")),
                Board.scene("a", view: view, inside: guides),
            ], initial: "n")
        let nav = try #require(
            board.instantiateInitialViewController() as? UINavigationController)
        scene.show(nav)
        #expect(scene.simulator.viewsInLayoutLoops.isEmpty)
        // The margin is the whole safe area and 8 more, wherever the view stands above it.
        #expect(nav.viewControllers[0].view.subviews[0].frame.minY == -8)
    }

    // MARK: Splits

    private func split(_ attributes: String, _ columns: [String], ios: Int = 26) throws
        -> (Scene, UISplitViewController)
    {
        let scene = Scene(ios: ios, device: try #require(.named("iPad A16")))
        let ids = ["p", "s", "d"]
        let names = ["masterViewController", "supplementaryViewController", "detailViewController"]
        let relationships = zip(names, ids).filter { columns.contains($0.1) }.map {
            Board.segue("relationship", to: $0.1, nil, "relationship=\"\($0.0)\"")
        }
        let scenes =
            [
                Board.scene(
                    "x", "splitViewController", attributes: attributes, view: nil,
                    inside: Board.connections(relationships.joined()))
            ] + columns.map { Board.scene($0, identifier: $0) }
        let board = try Board.make(scenes, initial: "x")
        let made = board.instantiateInitialViewController() as? UISplitViewController
        return (scene, try #require(made))
    }

    @Test("A153: three columns where a relationship names a supplementary one, each in a stack")
    func threeColumns() throws {
        let (scene, split) = try split(
            "allowDoubleColumnStyle=\"YES\" preferredDisplayMode=\"beside\" behavior=\"tile\"",
            ["p", "s", "d"])
        #expect(
            scene.take() == [
                "UISplitViewController-1.init(coder:)", "UIViewController-1.init(coder:)",
                "UIViewController-2.init(coder:)", "UIViewController-3.init(coder:)",
                "UISplitViewController-1.awakeFromNib()", "UIViewController-1.awakeFromNib()",
                "UIViewController-2.awakeFromNib()", "UIViewController-3.awakeFromNib()",
            ])
        #expect(split.style == .tripleColumn)
        #expect(split.preferredDisplayMode == .oneBesideSecondary)
        #expect(split.preferredSplitBehavior == .tile)
        scene.show(split)
        let columns = [UISplitViewController.Column.primary, .supplementary, .secondary]
        for column in columns {
            let controller = try #require(split.viewController(for: column))
            #expect(controller.navigationController?.viewControllers == [controller])
        }
        #expect(scene.simulator.log.events.allSatisfy { $0.callback != .deinitialized })
    }

    @Test(
        "A153: the style of a file, and what stands for it",
        arguments: [
            ("style=\"tripleColumn\"", 2), ("style=\"doubleColumn\"", 1),
            ("allowDoubleColumnStyle=\"YES\"", 1), ("", 0),
        ])
    func styles(attributes: String, style: Int) throws {
        let (_, split) = try split(attributes, ["p", "d"])
        #expect(split.style.rawValue == style)
    }

    // MARK: What a configuration shows

    @Test("L01: the configuration of a button gives its title from iOS 15 on")
    func buttonConfiguration() throws {
        let button =
            "<button id=\"b\"><state key=\"normal\" title=\"Old\"/>"
            + "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"New\"/></button>"
        #expect((try views(button)[0] as? UIButton)?.title(for: .normal) == "New")
        #expect((try views(button, ios: 14)[0] as? UIButton)?.title(for: .normal) == "Old")
    }

    private func attributed(_ key: String, _ text: String, size: Int) -> String {
        """
        <attributedString key="\(key)"><fragment><mutableString key="content">\(text)</mutableString>\
        <attributes><color key="NSColor" white="1" alpha="1"/><font key="NSFont" metaFont="system" \
        size="\(size)"/></attributes></fragment><fragment content="!"/></attributedString>
        """
    }

    @Test("L01: texts with attributes are shown, in the font of their first fragment")
    func attributedTexts() throws {
        let title = attributed("attributedTitle", "Quiz", size: 30)
        let text = attributed("attributedText", "Name", size: 30)
        let views = try views(
            "<button id=\"b\"><state key=\"normal\">\(title)</state></button>"
                + "<label usesAttributedText=\"YES\" id=\"l\">\(text)</label>"
                + "<textField id=\"f\">\(text)</textField><textView id=\"t\">\(text)</textView>")
        let button = try #require(views[0] as? UIButton)
        #expect(button.currentAttributedTitle?.string == "Quiz!")
        let plain = UIButton(type: .system)
        plain.setTitle("Quiz!", for: .normal)
        #expect(button.intrinsicContentSize.height > plain.intrinsicContentSize.height + 12)
        let label = try #require(views[1] as? UILabel)
        #expect(label.text == "Name!" && label.font.pointSize == 30)
        let field = try #require(views[2] as? UITextField)
        #expect(field.text == "Name!" && field.font?.pointSize == 30)
        let area = try #require(views[3] as? UITextView)
        #expect(area.text == "Name!" && area.font?.pointSize == 30)
    }

    @Test("L01: a button is as high as the font that the file gives its title")
    func fontOfButton() throws {
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"40\"/>"
        let title = "<state key=\"normal\" title=\"Go\"/>"
        let views = try views(
            "<button id=\"a\">\(font)\(title)</button><button id=\"b\">\(title)</button>")
        let heights = views.map(\.intrinsicContentSize.height)
        #expect(heights[0] > heights[1] + 20)
    }

    @Test("L01: bars and edges are as the file says")
    func bars() throws {
        let views = try views(
            "<navigationBar translucent=\"NO\" id=\"n\"/><toolbar translucent=\"NO\" id=\"t\"/>"
                + "<tabBar translucent=\"NO\" id=\"b\"/><searchBar placeholder=\"Find\" id=\"s\"/>")
        #expect((views[0] as? UINavigationBar)?.isTranslucent == false)
        #expect((views[1] as? UIToolbar)?.isTranslucent == false)
        #expect((views[2] as? UITabBar)?.isTranslucent == false)
        #expect((views[3] as? UISearchBar)?.placeholder == "Find")
        let bar = "<navigationBar key=\"navigationBar\" translucent=\"NO\" id=\"nb\"/>"
        let board = try Board.make([
            Board.scene(
                "n", "navigationController", identifier: "N",
                attributes: "extendedLayoutIncludesOpaqueBars=\"YES\"", view: nil, inside: bar)
        ])
        let nav = board.instantiateViewController(withIdentifier: "N")
        #expect(nav.extendedLayoutIncludesOpaqueBars)
        #expect((nav as? UINavigationController)?.navigationBar.isTranslucent == false)
    }

    @Test(
        "A162: views of items are the bar's, the title view in the middle, those of the sides in order"
    )
    func viewsInBars() throws {
        let scene = Scene()
        let a = UIViewController()
        let sizes = [40, 60, 100].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 30)) }
        a.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: sizes[0])
        a.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(customView: sizes[1]), UIBarButtonItem(title: "Next"),
        ]
        a.navigationItem.titleView = sizes[2]
        let stack = UINavigationController(rootViewController: a)
        scene.show(stack)
        #expect(sizes.allSatisfy { $0.superview === stack.navigationBar })
        #expect(sizes.map(\.frame.minX) == [16, 317, 146.5])
        #expect(Set(sizes.map(\.frame.midY)) == [27])
        a.navigationItem.titleView = nil
        scene.settle()
        #expect(sizes[2].superview == nil)
    }

    // MARK: Attributes, references, citations

    @Test("E54: a layer takes any key, and those that it knows are set")
    func layerKeys() throws {
        let scene = Scene()
        let attributes = [
            ("number", "layer.cornerRadius", "8"), ("color", "layer.borderUIColor", "red"),
            ("boolean", "layer.anyKeyAtAll", "YES"),
        ].map {
            "<userDefinedRuntimeAttribute type=\"\($0.0)\" keyPath=\"\($0.1)\" value=\"\($0.2)\"/>"
        }
        let view =
            "<subviews><view id=\"w\"><userDefinedRuntimeAttributes>\(attributes.joined())"
            + "</userDefinedRuntimeAttributes></view></subviews>"
        let board = try Board.make([Board.scene("a", identifier: "A", view: view)])
        let a = board.instantiateViewController(withIdentifier: "A")
        a.loadViewIfNeeded()
        #expect(scene.take(.of(.warning, .exception)) == [])
        #expect(a.view.subviews[0].layer.cornerRadius == 8)
    }

    @Test("L01: loadView and viewDidLoad of a scene cite L01, those of a controller in code L02")
    func citations() throws {
        let scene = Scene()
        let board = try Board.make([Board.scene("a", identifier: "A")])
        board.instantiateViewController(withIdentifier: "A").loadViewIfNeeded()
        UIViewController().loadViewIfNeeded()
        let rules = scene.simulator.log.events
            .filter { $0.callback == .loadView || $0.callback == .viewDidLoad }.map(\.rule)
        #expect(rules == [.l01, .l01, .l02, .l02])
    }

    @Test("G14: a storyboard reference before iOS 9 ends in an exception")
    func referenceBefore9() throws {
        let scene = Scene(ios: 8)
        let reference = """
            <scene sceneID="r-s"><objects><viewControllerPlaceholder storyboardName="Other" id="r" \
            sceneMemberID="viewController"/></objects></scene>
            """
        let segue = Board.connections(Board.segue("show", to: "r", "go"))
        let board = try Board.make(
            [Board.scene("a", inside: segue), reference], initial: "a")
        let a = scene.named(try #require(board.instantiateInitialViewController()), "a")
        _ = scene.take()
        a.loadViewIfNeeded()
        a.performSegue(withIdentifier: "go", sender: nil)
        #expect(
            scene.take() == [
                "a.loadView()", "a.viewDidLoad()",
                "exception NSInternalInconsistencyException: (not UIKit's words) a segue leads to "
                    + "storyboard 'Other', which none can before iOS 9",
            ])
    }

    @Test("A135: pictures have the size that the file says, symbols that of the system's")
    func pictures() throws {
        _ = Scene()
        let images = [("logo", ""), ("chevron.right", "catalog=\"system\""), ("lost", "")]
        let views = images.enumerated().map { index, image in
            "<imageView id=\"i\(index)\" image=\"\(image.0)\" \(image.1)><rect key=\"frame\" "
                + "x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></imageView>"
        }
        let board = try Board.make(
            [Board.scene("a", view: "<subviews>\(views.joined())</subviews>")], initial: "a",
            resources: "<image name=\"logo\" width=\"120\" height=\"60\"/>"
                + "<image name=\"chevron.right\" catalog=\"system\" width=\"97\" height=\"128\"/>")
        let a = try #require(board.instantiateInitialViewController())
        let sizes = a.view.subviews.map(\.intrinsicContentSize)
        #expect(
            sizes == [
                CGSize(width: 120, height: 60), CGSize(width: 20, height: 20),
                CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric),
            ])
    }

    @Test("E79: a custom segue whose class does not perform, or is missing, raises")
    func segueWithoutPerform() throws {
        for name in ["IdleSegue", "Nowhere"] {
            let scene = Scene()
            let segue = Board.segue(
                "custom", to: "b", "go",
                "customClass=\"\(name)\" customModule=\"ConformanceTests\"")
            let board = try Board.make(
                [Board.scene("a", inside: Board.connections(segue)), Board.scene("b")],
                initial: "a")
            let a = scene.named(try #require(board.instantiateInitialViewController()), "a")
            _ = scene.take()
            a.performSegue(withIdentifier: "go", sender: nil)
            let unknown =
                "warning: Unknown class _TtC16ConformanceTests7Nowhere in Interface Builder file."
            #expect(
                scene.take(.of(.segue, .exception, .warning))
                    == (name == "Nowhere" ? [unknown] : []) + [
                        "a.prepare(for: \"go\")", "a.performSegue(\"go\")",
                        "exception NSInternalInconsistencyException: Could not perform segue with "
                            + "identifier 'go'. A segue must either have a performHandler or it "
                            + "must override -perform.",
                    ])
        }
    }
}
