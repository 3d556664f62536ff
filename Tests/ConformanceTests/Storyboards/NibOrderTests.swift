import HeadlessUIKit
import HierarchyRecords
import InterfaceBuilder
import TestSupport
import Testing

@MainActor
@Suite("X45, L11: the order within a nib")
struct NibOrderTests {
    private let ownView =
        "customClass=\"OwnSceneView\" customModule=\"ConformanceTests\""

    /// Lets the nib be found under the name `Page`.
    private func provide(_ objects: String, in scene: Scene) throws {
        let text =
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects>"
            + objects + "</objects></document>"
        let document = try InterfaceReader.document(Array(text.utf8), file: "Page.xib")
        scene.simulator.interfaceFiles = { name, kind, _ in
            name == "Page" && kind == .nib ? .nib(document) : nil
        }
    }

    @Test("X45: a controller's view from its nib wakes between loadView and viewDidLoad")
    func viewOfController() throws {
        let scene = Scene(ios: 11)
        try provide(
            "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"><connections><outlet "
                + "property=\"view\" destination=\"v\" id=\"o\"/></connections></placeholder>"
                + "<view id=\"v\" \(ownView)/>", in: scene)
        let page = scene.named(UIViewController(nibName: "Page", bundle: nil), "page")
        #expect(
            scene.lines { page.loadViewIfNeeded() } == [
                "page.loadView()", "page.view.init(coder:)", "page.view.awakeFromNib()",
                "page.viewDidLoad()",
            ])
    }

    @Test("X45: a controller in a nib wakes and loads before its view wakes, without loadView")
    func controllerInNib() throws {
        let scene = Scene(ios: 11)
        try provide(
            "<viewController id=\"c\"><view key=\"view\" id=\"v\" \(ownView)/></viewController>",
            in: scene)
        var made: [Any] = []
        let lines = scene.lines {
            made = UINib(nibName: "Page", bundle: nil).instantiate(withOwner: nil)
        }
        #expect(
            lines == [
                "UIViewController-1.init(coder:)", "UIViewController-1.view.init(coder:)",
                "UIViewController-1.awakeFromNib()", "UIViewController-1.viewDidLoad()",
                "UIViewController-1.view.awakeFromNib()",
            ])
        #expect((made.first as? UIViewController)?.isViewLoaded == true)
    }

    @Test("X45: a storyboard's push: made and awake, pushed, then the view is made and wakes")
    func push() throws {
        let scene = Scene(ios: 11)
        let board = try Board.make(
            [
                Board.scene("n", "navigationController", view: nil, inside: Board.root("a")),
                Board.scene("a", inside: Board.connections(Board.segue("show", to: "b", "go"))),
                Board.scene("b", view: "<subviews><view id=\"w\" \(ownView)/></subviews>"),
            ], initial: "n")
        let nav = try #require(board.instantiateInitialViewController() as? UINavigationController)
        scene.show(nav)
        nav.viewControllers[0].performSegue(withIdentifier: "go", sender: nil)
        _ = scene.named(nav.viewControllers[1], "b")
        #expect(
            scene.run(.of(.load)) == [
                "b.init(coder:)", "b.awakeFromNib()", "b.loadView()",
                "OwnSceneView-1.init(coder:)", "OwnSceneView-1.awakeFromNib()", "b.viewDidLoad()",
            ])
    }
}
