import Foundation
import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

/// A storyboard of two scenes: a list with a button `Go`, and a page.
private func twoScenes(_ segue: String, title: String = "Go", list: String = "List") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="l"><scenes>
    <scene sceneID="s1"><objects><viewController id="l" storyboardIdentifier="List" \
    customClass="\(list)"><view key="view" id="v"><rect key="frame" x="0" y="0" width="393" \
    height="852"/><subviews><button id="b"><rect key="frame" x="9" y="99" width="99" height="44"/>\
    <state key="normal" title="\(title)"/><connections>\(segue)</connections></button></subviews>\
    </view></viewController></objects></scene>
    <scene sceneID="s2"><objects><viewController id="p" storyboardIdentifier="Page">\
    <view key="view" id="pv"/></viewController></objects></scene></scenes></document>
    """
}

private let unnamed = "<segue destination=\"p\" kind=\"presentation\" id=\"s\"/>"
private let named = "<segue destination=\"p\" kind=\"presentation\" identifier=\"page\" id=\"s\"/>"

@MainActor
@Suite("Storyboards in sessions")
struct StoryboardSessionTests {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try folder.write(twoScenes(named, list: ""), to: "Main.storyboard")
    }

    private var file: String { "\"\(folder.path)/Main.storyboard\"" }

    private func session(_ script: String) -> TestSession {
        let session = TestSession()
        session.run(script)
        return session
    }

    // MARK: Launches that are refused

    /// The same storyboard without an entry point.
    private func writeUnentered() throws -> String {
        let text = twoScenes(named, list: "").replacing("initialViewController=\"l\"", with: "")
        try folder.write(text, to: "Unentered.storyboard")
        return "\"\(folder.path)/Unentered.storyboard\""
    }

    @Test("G10, E51: after a launch that is refused nothing of the file is open")
    func refusedLaunch() throws {
        let unentered = try writeUnentered()
        let refused = [
            "storyboard \(unentered) launch as z",
            "new home; root home; storyboard \(file) launch as z",
            "new z; storyboard \(file) launch as z",
            "together { storyboard \(file); remove nobody }",
        ]
        for script in refused {
            let session = TestSession(RunPolicy(keepsGoing: true))
            session.run(script)
            let (history, count) = (session.history.count, session.errors.count)
            session.run("instantiate Page as q")
            session.run("segues")
            #expect(
                session.errors[count...].map { $0.drop { $0 != " " } } == [
                    " no storyboard is open"
                ], "\(script)")
            #expect(session.lines.last == "no storyboard is open", "\(script)")
            #expect(session.history.count == history)
        }
    }

    @Test("G10: a storyboard without an entry point is opened by itself all the same")
    func unentered() throws {
        let unentered = try writeUnentered()
        let session = TestSession(RunPolicy(keepsGoing: true))
        session.run(
            "storyboard \(unentered) launch as z; storyboard \(unentered); instantiate Page as q; "
                + "segues")
        #expect(session.errors == [])
        let saved = "\(folder.path)/saved.vcr"
        session.run("save \"\(saved)\"")
        #expect(self.session("load \"\(saved)\"").errors == [])
    }

    @Test("another system keeps what is open, and what code has declared")
    func anotherSystem() {
        let session = session(
            """
            class K: UIViewController {}
            storyboard \(file); device add Kiosk 600 1000; set ios 12
            instantiate Page as q; new k as K; device Kiosk; root k
            """)
        #expect(session.errors == [])
        #expect(session.tree == ["k [appeared]"])
        let turned = self.session("rotate landscape; set ios 12; new a; root a; info a.view")
        turned.run("expect a.view.frame 0 0 852 393")
        #expect(turned.failures.isEmpty && turned.errors == [])
    }

    // MARK: Rows

    @Test("A152: a row's segue comes after it was selected, and before didSelectRow")
    func rowSegue() throws {
        try folder.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            initialViewController="l"><scenes><scene sceneID="s1"><objects>\
            <tableViewController id="l" customClass="List"><tableView key="view" id="t" \
            dataMode="static"><sections><tableViewSection id="ts"><cells><tableViewCell id="c">\
            <connections><segue destination="p" kind="presentation" identifier="go" id="s"/>\
            </connections></tableViewCell></cells></tableViewSection></sections>\
            <connections><outlet property="delegate" destination="l" id="o"/>\
            <outlet property="dataSource" destination="l" id="d"/></connections>\
            </tableView></tableViewController></objects></scene>\
            <scene sceneID="s2"><objects><viewController id="p"/></objects></scene></scenes></document>
            """, to: "Rows.storyboard")
        let session = session(
            """
            class List: UITableViewController {
              func chosen(_ t: UITableView) -> Bool { t.indexPathForSelectedRow != nil }
              override func tableView(_ t: UITableView, willSelectRowAt p: IndexPath) -> IndexPath? {
                print("will", chosen(t)); return p
              }
              override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                print("prepare", chosen(tableView))
              }
              override func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) {
                print("did", chosen(t))
              }
            }
            storyboard "\(folder.path)/Rows.storyboard" launch as list
            tap row 0
            """)
        #expect(session.errors == [])
        #expect(session.lines == ["will false", "prepare true", "did true"])
    }

    // MARK: Changed files

    @Test func `a saved session tells that its storyboard has changed since`() throws {
        let saved = "\(folder.path)/own.vcr"
        _ = session("storyboard \(file) launch as a; save \"\(saved)\"")
        let unchanged = session("load \"\(saved)\"")
        #expect(unchanged.notes == ["loaded 1 step from '\(saved)'"])
        #expect(unchanged.log.last == "scene.delegate.didBecomeActive()")
        try folder.write(twoScenes(named, title: "Other", list: ""), to: "Main.storyboard")
        let changed = session("load \"\(saved)\"")
        #expect(
            changed.notes == [
                "loaded 1 step from '\(saved)'",
                "'\(folder.path)/Main.storyboard' has changed since the session was saved",
            ])
        changed.run("tap Other")
        #expect(changed.errors == [])
    }

    @Test func `a saved session names its storyboard as it is found from there`() throws {
        for inner in ["apps", "out"] { try folder.makeDirectory(inner) }
        try folder.write(twoScenes(named, list: ""), to: "apps/Main.storyboard")
        try folder.write("storyboard apps/Main.storyboard launch as a\n", to: "first.vcr")
        let first = "source \"\(folder.path)/first.vcr\"; save \"\(folder.path)/out/own.vcr\""
        #expect(session(first).errors == [])
        let lines = try String(contentsOfFile: folder.path + "/out/own.vcr", encoding: .utf8)
            .split(separator: "\n")
        #expect(lines[1].hasPrefix("storyboard \"../apps/Main.storyboard\" launch as a digest "))
        let loaded = session("load \"\(folder.path)/out/own.vcr\"")
        #expect(loaded.errors == [])
        #expect(loaded.log.last == "scene.delegate.didBecomeActive()")
    }

    @Test func `a step that is undone and redone means the file as it was, a new one as it is`()
        throws
    {
        let session = session("storyboard \(file); instantiate List as a; root a; undo; undo")
        try folder.write(twoScenes(named, title: "Other", list: ""), to: "Main.storyboard")
        session.run("redo; redo; tap Go")
        #expect(session.errors == [])
        #expect(session.log.suffix(2).first == "UIViewController-2.viewDidAppear(true)")
        session.run("undo; reset; storyboard \(file) launch as b; tap Other")
        #expect(session.errors == [])
        #expect(session.log.contains("b.prepare(for: \"page\")"))
    }

    /// A class that reads, when its view is loaded, a file that nothing has opened.
    private static let reader =
        "class R: UIViewController { override func viewDidLoad() { super.viewDidLoad(); let b = "
        + "UIStoryboard(name: \"Other\", bundle: nil); addChild(b.instantiateViewController(withIdentifier: \"List\")) } }"

    @Test func `a file that code found beside another is the same for a step that is taken again`()
        throws
    {
        try folder.write(twoScenes(named, title: "Old", list: ""), to: "Other.storyboard")
        let session = session(
            "storyboard \(file); \(Self.reader); new p; root p; new c as R; add c")
        #expect(session.errors == [])
        let known = session.workbench.session.world.storyboards.known.map(\.digest)
        #expect(known.count == 2)
        session.run("undo; redo; tree")
        #expect(session.workbench.session.world.storyboards.known.map(\.digest) == known)
        try folder.write(twoScenes(named, title: "New", list: ""), to: "Other.storyboard")
        session.run("storyboard \"\(folder.path)/Other.storyboard\"; undo 2; redo; tree")
        #expect(session.errors == [])
        #expect(session.workbench.session.world.storyboards.known.map(\.digest) == known)
    }

    @Test func `a digest in a script tells that the file is another one`() throws {
        let session = session("storyboard \(file) digest 0123456789abcdef")
        let told = "'\(folder.path)/Main.storyboard' has changed since its digest was taken"
        #expect(session.notes.contains(told))
        let source = session.history.map(\.command)
        #expect(source.count == 1)
    }

    @Test func `a file that is gone is what it was for steps that are repeated`() throws {
        let session = session("storyboard \(file) launch as a; new b; undo")
        try FileManager.default.removeItem(atPath: folder.path + "/Main.storyboard")
        session.run("undo; redo; tap Go")
        #expect(session.errors == [])
        session.run("reset; storyboard \(file)")
        #expect(
            session.errors == [
                "1:19: cannot read '\(folder.path)/Main.storyboard': No such file or directory"
            ])
    }

    // MARK: Taps

    @Test func `a tab is tapped by its title and by its number`() {
        let session = session(
            """
            new a; new b; new t as tab with a b; a.tabBarItem.title = "First"
            b.tabBarItem = UITabBarItem(tabBarSystemItem: .topRated, tag: 0); root t
            """)
        let begin = session.log.count
        session.run("tap \"Top Rated\"")
        let tapped = Array(session.log.dropFirst(begin))
        #expect(
            tapped == [
                "t.delegate.shouldSelect(b)", "b.loadView()", "b.viewDidLoad()",
                "b.viewWillAppear(false)", "a.viewWillDisappear(false)",
                "t.delegate.didSelect(b)", "b.viewIsAppearing(false)",
                "a.viewDidDisappear(false)", "b.viewDidAppear(false)",
            ])
        session.run("tap First; tap 1; tap 0")
        let names = session.log.dropFirst(begin).filter { $0.contains("didSelect") }
        #expect(names.map { String($0.suffix(3)) } == ["(b)", "(a)", "(b)", "(a)"])
        session.run("tap 2")
        #expect(session.errors == ["1:5: 't' has the tabs 0 to 1"])
    }

    @Test func `a button's title goes before a tab's, and More is a tab`() {
        let session = session(
            """
            new a; new b; new c; new d; new e; new f; new t as tab with a b c d e f
            b.tabBarItem.title = "Go"; root t
            let g = UIButton(type: .system); g.setTitle("Go", for: .normal); g.sizeToFit()
            a.view.addSubview(g); g.addAction(UIAction { _ in print("pressed") }, for: .touchUpInside)
            tap Go
            """)
        #expect(session.lines == ["pressed"])
        session.run("tap More")
        #expect(session.errors == [])
        #expect(session.log.contains { $0.hasPrefix("t.delegate.didSelect(UIMore") })
        session.run("tap Mor")
        #expect(session.errors == ["1:5: there is no 'Mor' to tap here; did you mean 'More'?"])
    }

    // MARK: Classes

    @Test func `init(coder:) stands in the log whoever calls it`() throws {
        try folder.write(
            twoScenes(
                "<segue destination=\"p\" kind=\"presentation\" identifier=\"page\" "
                    + "destinationCreationSelector=\"makePage:\" id=\"s\"/>"), to: "Main.storyboard"
        )
        let session = session(
            """
            class Page: UIViewController {
                let name: String
                init?(coder: NSCoder, name: String) { self.name = name; super.init(coder: coder) }
                required init?(coder: NSCoder) { name = ""; super.init(coder: coder) }
            }
            class List: UIViewController {
                @IBSegueAction func makePage(_ coder: NSCoder) -> Page? {
                    Page(coder: coder, name: "one")
                }
            }
            storyboard \(file) launch as list
            tap Go
            """)
        #expect(session.errors == [])
        let made = session.log.drop { $0 != "list.shouldPerformSegue(\"page\")" }.prefix(5)
        #expect(
            Array(made) == [
                "list.shouldPerformSegue(\"page\")", "Page-1.init(coder:)",
                "Page-1.awakeFromNib()", "list.prepare(for: \"page\")", "Page-1.loadView()",
            ])
    }

    // MARK: doctor

    @Test func `doctor finds an identifier that code performs and no segue has`() throws {
        try folder.write(twoScenes(unnamed), to: "Main.storyboard")
        let code = """
            class List: UIViewController {
                func open() { performSegue(withIdentifier: "page", sender: nil) }
                @IBAction func again() { self.performSegue(withIdentifier: "other", sender: self) }
            }
            """
        let session = session(code + "\nstoryboard \(file)\ndoctor")
        guard let findings = session.foundLast else {
            Issue.record("doctor said nothing")
            return
        }
        let place = "in \(folder.path)/Main.storyboard has that identifier; one has none"
        #expect(
            findings.filter { $0.id == "segue-without-identifier" }.map(\.text) == [
                "List.open (line 2) performs 'page', and no segue of its scene " + place,
                "List.again (line 3) performs 'other', and no segue of its scene " + place,
            ])
        try folder.write(twoScenes(named), to: "Main.storyboard")
        let mended = self.session(
            code.replacing("\"other\"", with: "\"page\"") + "\nstoryboard \(file)\ndoctor")
        guard let others = mended.foundLast else {
            Issue.record("doctor said nothing")
            return
        }
        #expect(others.filter { $0.id == "segue-without-identifier" } == [])
    }

    @Test func `doctor tells once what two segues of a scene have in common`() throws {
        let unwind = { (id: String) in
            "<segue destination=\"x\" kind=\"unwind\" unwindAction=\"leave:\" id=\"\(id)\"/>"
        }
        try folder.write(
            twoScenes(unwind("u1") + unwind("u2"), list: ""), to: "Main.storyboard")
        let session = session("storyboard \(file)\ndoctor")
        guard let findings = session.foundLast else {
            Issue.record("doctor said nothing")
            return
        }
        #expect(
            findings.filter { $0.id == "unwind-without-action" }.map(\.text) == [
                "\(folder.path)/Main.storyboard: List unwinds to 'leave:', and no class has that action"
            ])
    }

    // MARK: why not

    /// The rule and the values of what did not hold, and the first change that mends it.
    private func whyNot(_ script: String, _ query: String) -> (RuleID?, [String]) {
        let session = session(script + "\nwhy not \(query)")
        for case .answer(let answer as WhyNotAnswer) in session.replies.last?.contents ?? [] {
            guard case .notSent(let reason, _) = answer.finding else { return (nil, ["sent"]) }
            return (reason.failed?.rule, reason.failed?.values ?? [])
        }
        return (nil, session.errors)
    }

    @Test func `why not knows what segues ask`() {
        let launch = "storyboard \(file) launch as a\n"
        let inCode = whyNot("new c; root c", "c.prepare")
        #expect(inCode == (.g01, ["c.storyboard is nil"]))
        let stranger = whyNot(launch, "a.prepare(\"else\")")
        #expect(stranger == (.g01, ["its segues are \"page\""]))
        let idle = whyNot(launch, "a.prepare")
        #expect(idle == (.g01, ["neither was done in this step"]))
        let fromCode = whyNot(launch + "segue page", "a.shouldPerformSegue")
        #expect(
            fromCode == (
                .g01, ["a.performSegue(withIdentifier:sender:) does not ask"]
            ))
        let sent = whyNot(launch + "tap Go", "a.prepare(\"page\")")
        #expect(sent == (nil, ["sent"]))
    }

    @Test func `why not knows a refusal, and an unwind that nobody takes`() throws {
        try folder.write(
            twoScenes("<segue destination=\"x\" kind=\"unwind\" unwindAction=\"back:\" id=\"s\"/>"),
            to: "Main.storyboard")
        let open = "storyboard \(file) launch as a\ntap Go"
        let refusing =
            "class List: UIViewController { override func shouldPerformSegue("
            + "withIdentifier identifier: String, sender: Any?) -> Bool { false } }\n"
        let refused = whyNot(refusing + open, "a.prepare")
        #expect(refused == (.g03, ["a.shouldPerformSegue answered false"]))
        let untaken = whyNot("class List: UIViewController { }\n" + open, "a.prepare")
        #expect(untaken == (.g07, ["a does not"]))
        let container = whyNot("class List: UIViewController { }\n" + open, "a.unwind")
        #expect(container == (.g07, ["a does not"]))
    }
}
