import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Commands on the gallery")
struct GalleryCommandTests {
    private func offered(_ line: String, after script: String) -> [String] {
        let session = TestSession()
        session.run(script)
        return session.workbench.completions(for: line).map(\.text)
    }

    @Test("offer what fits")
    func completion() {
        let script = """
            new c; new l; new d as drawer with c l; new k as deck; root d; open left
            new a; new b; new s as segmented with a b; new w as scroll; new maps as antipodal
            """
        #expect(offered("open ", after: script) == ["left", "right"])
        #expect(offered("open left in ", after: script) == ["d", "k"])
        #expect(offered("close ", after: script) == ["d", "animated", "unanimated"])
        #expect(offered("bounce left in ", after: script) == ["d"])
        #expect(offered("select ", after: script + "\nroot s") == ["a", "b"])
        #expect(offered("select a in ", after: script) == ["s"])
        #expect(offered("page a in ", after: script) == ["w"])
        #expect(offered("flip ", after: script) == ["maps", "upper", "lower"])
        #expect(
            offered("pan ma", after: script) == [
                "map1", "map2", "maps.view", "map1.view", "map2.view",
            ])
        #expect(offered("new z as dr", after: script) == ["drawer", "DrawerController"])
    }

    @Test("say what a session exports, with the gallery's module")
    func export() {
        let session = TestSession()
        session.run("new a; new b; new d as drawer with a b; root d; open left; close d unanimated")
        session.run("export swift")
        let lines = session.lines
        #expect(lines.contains("import Gallery"))
        #expect(lines.contains("let d = DrawerController()"))
        #expect(lines.contains("    d.centerViewController = a"))
        #expect(lines.contains("d.open(.left, animated: true)"))
        #expect(lines.contains("d.close(animated: false)"))
    }

    @Test(
        "say the gallery's module where a class of it is used, and nowhere else",
        arguments: [
            ("let d = DrawerController()", true),
            ("class Menu: DeckController {}", true),
            ("class Holder { func make() -> UIViewController { return MapController() } }", true),
            ("print(\"DrawerController()\")", false),
            ("class DrawerController: UIViewController {}\nlet d = DrawerController()", false),
            ("class DrawerControllerOfMine: UIViewController {}\nlet d = DrawerController()", true),
        ])
    func module(_ script: String, isUsed: Bool) {
        let session = TestSession()
        session.run(script)
        session.run("export swift")
        #expect(session.errors == [])
        #expect(session.lines.contains("import Gallery") == isUsed)
    }

    @Test("have only code read again that may name them, when a session is written as Swift")
    func readAgain() {
        let run = TestSession()
        run.run(
            """
            new a; root a
            let d = DrawerController()
            a.title = "DrawerControllers"
            a.title = "a DrawerController"
            let e = UIViewController()
            """)
        let session = run.workbench.session
        let codes = SessionCode(session).code(to: session.journal.current)
        #expect(
            codes.thatMayUseGallery.flatMap(\.pieces).map(\.text) == [
                "let d = DrawerController()", "a.title = \"a DrawerController\"",
            ])
    }

    @Test("take a subclass for what it is")
    func subclass() {
        let session = TestSession()
        session.run(
            """
            class Menu: DrawerController {
                var opened = 0
                override func open(_ side: Side, animated: Bool, completion: ((Bool) -> Void)?) {
                    opened += 1
                    super.open(side, animated: animated, completion: completion)
                }
            }
            new c; new l; new menu as Menu with c l
            root menu
            open left; toggle left; toggle left
            expect menu.opened 2
            expect menu.openSide left
            expect tree {
                menu [appeared]
                  c [appeared]
                  l [appeared]
            }
            """)
        #expect(session.errors == [])
        #expect(session.failures.map(\.summary) == [])
    }

    @Test(
        "take each class for a superclass",
        arguments: ScriptableClass.allCases.filter {
            !["UI", "NS", "CA"].contains($0.rawValue.prefix(2))
        })
    func superclass(_ kind: ScriptableClass) {
        let session = TestSession()
        session.run(
            """
            class Mine: \(kind.rawValue) {
                override func viewDidLoad() { super.viewDidLoad(); print("loaded") }
            }
            let x = Mine()
            root x
            expect x.isViewLoaded true
            """)
        #expect(session.errors == [])
        #expect(session.failures.map(\.summary) == [])
        #expect(session.lines == ["loaded"])
    }

    @Test("reach what maps and their controller open")
    func maps() {
        let session = TestSession()
        session.run(
            """
            class Atlas: MapController {
                override var placeName: String { return "here" }
            }
            let atlas = Atlas(); let globe = WholeAntipodalController()
            root globe
            flip upper
            atlas.loadViewIfNeeded()
            expect atlas.pin.text "here"
            expect globe.text1.parent globe
            """)
        #expect(session.errors == [])
        #expect(session.failures.map(\.summary) == [])
    }

    @Test("undo and replay like any other")
    func undo() {
        let session = TestSession()
        session.run("new c; new l; new d as drawer with c l; root d; swipe left; progress 0.5")
        session.run("undo; undo; redo; redo; cancel")
        #expect(
            session.log.suffix(2) == ["l.viewWillDisappear(true)", "l.viewDidDisappear(true)"])
    }
}
