import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("Bars of storyboards, and sections of their tables")
struct StoryboardBarTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    /// A navigation controller with a scene whose item has those parts.
    private func board(
        _ item: String, class name: String = "", inside: String = "<view key=\"view\" id=\"v\"/>"
    )
        throws -> String
    {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            initialViewController="n"><scenes><scene sceneID="s1"><objects><navigationController \
            id="n"><connections><segue destination="l" kind="relationship" \
            relationship="rootViewController" id="r"/></connections></navigationController></objects>\
            </scene><scene sceneID="s2"><objects><viewController id="l" customClass="\(name)">\
            \(inside)<navigationItem key="navigationItem" title="List" id="i">\(item)\
            </navigationItem></viewController></objects></scene></scenes></document>
            """
        try folder.write(text, to: "Main.storyboard")
        return "storyboard \"\(folder.path)/Main.storyboard\" launch as nav"
    }

    private let customViews = """
        <view key="titleView" id="tv"><rect key="frame" x="0" y="0" width="120" height="30"/><subviews>\
        <button id="tb"><rect key="frame" x="10" y="0" width="100" height="30"/><state key="normal" \
        title="Choose"/><connections><action selector="choose:" destination="l" \
        eventType="touchUpInside" id="a1"/></connections></button></subviews></view>\
        <barButtonItem key="rightBarButtonItem" id="ri"><button key="customView" id="rb"><rect \
        key="frame" x="0" y="0" width="60" height="30"/><state key="normal" title="Next"/>\
        <connections><action selector="go:" destination="l" eventType="touchUpInside" id="a2"/>\
        </connections></button></barButtonItem>
        """

    @Test func `A162: views of items stand in the bar and take taps`() throws {
        let session = TestSession()
        session.run(
            """
            class List: UIViewController {
              @IBAction func choose(_ sender: UIButton) { print("chosen") }
              @IBAction func go(_ sender: UIButton) { print("gone") }
            }
            \(try board(customViews, class: "List"))
            tap Choose
            tap Next
            """)
        #expect(session.errors == [])
        #expect(session.lines == ["chosen", "gone"])
        #expect(session.notes.count == 1)
    }

    @Test func `A162: another controller's item has its own views, and the first come back`() throws
    {
        let session = TestSession()
        session.run(
            """
            \(try board(customViews))
            let old = nav.topViewController!.navigationItem.titleView!
            print(old.superview === nav.navigationBar, old.center.x)
            new other; push other on nav
            print(old.superview == nil)
            pop nav
            print(old.superview === nav.navigationBar)
            """)
        #expect(session.errors == [])
        #expect(session.lines == ["true 196.5", "true", "true"])
    }

    @Test func `an action in a class that is missing, and an item without one, are told`() throws {
        let items = """
            <barButtonItem key="leftBarButtonItem" title="Idle" id="b1"/>\
            <barButtonItem key="rightBarButtonItem" title="Save" id="b2"><connections>\
            <action selector="save:" destination="l" id="a1"/></connections></barButtonItem>
            """
        let session = TestSession()
        session.run("\(try board(items, class: "Missing"))\ntap Save\ntap Idle")
        #expect(session.errors == [])
        #expect(
            session.notes.suffix(2) == [
                "the action 'save:' of 'Save' is in a class that is missing here",
                "'Idle' does nothing: it has no action",
            ])
    }

    @Test func `a row that is not there is told with the sections`() throws {
        func cells(_ ids: [String]) -> String {
            let cells = ids.map { "<tableViewCell id=\"\($0)\"/>" }.joined()
            return "<tableViewSection id=\"s\(ids[0])\"><cells>\(cells)</cells></tableViewSection>"
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            initialViewController="l"><scenes><scene sceneID="s1"><objects><tableViewController id="l">\
            <tableView key="view" style="grouped" id="t"><sections>\(cells(["a", "b"]))\(cells(["c"]))\
            </sections><connections><outlet property="dataSource" destination="l" id="o"/></connections></tableView></tableViewController></objects></scene></scenes></document>
            """
        try folder.write(text, to: "Main.storyboard")
        let session = TestSession()
        session.run("storyboard \"\(folder.path)/Main.storyboard\" launch as list")
        session.run("tap row 2")
        #expect(
            session.errors == [
                "1:9: there is no row 2: its 2 sections have 2 and 1 rows, as in `tap row 0 section 0`"
            ])
        session.run("tap row 3 section 1")
        #expect(
            session.errors.last
                == "1:9: there is no row 3 in section 1: its 2 sections have 2 and 1 rows, "
                + "as in `tap row 0 section 0`")
    }

    @Test func `the parts of a button's configuration are read`() throws {
        let button = """
            <view key="view" id="v"><subviews><button buttonType="roundedRect" id="b"><rect key="frame" \
            x="9" y="199" width="99" height="44"/><state key="normal" title="Old"/>\
            <buttonConfiguration key="configuration" style="filled" title="New" subtitle="Sub" \
            imagePadding="5" cornerStyle="capsule"/></button></subviews></view>
            """
        let session = TestSession()
        session.run(
            """
            \(try board("", inside: button))
            let button = nav.topViewController!.view.subviews[0] as! UIButton
            print(button.configuration!.title!, button.configuration!.subtitle!)
            print(button.configuration!.cornerStyle == .capsule, button.configuration!.imagePadding)
            print(button.buttonType == .system)
            tap New
            """)
        #expect(session.errors == [])
        #expect(session.lines == ["New Sub", "true 5.0", "true"])
    }
}
