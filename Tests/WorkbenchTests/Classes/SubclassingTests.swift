import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

/// Classes of a session under UIKit's views, cells, controls and gesture recognizers.
@MainActor @Suite("Subclasses of UIKit's own kinds")
struct SubclassingTests {
    private func session(_ script: String) -> TestSession {
        let session = TestSession()
        session.run(script)
        return session
    }

    /// Those that `init()` makes, and that are not made for a presentation or a segue.
    private nonisolated static let plain = ScriptableClass.allCases.filter {
        ![.presentationController, .storyboardSegue].contains($0)
    }

    @Test("can be written in Swift under each open class", arguments: plain)
    func swift(_ kind: ScriptableClass) {
        let session = session(
            """
            class Mine: \(kind.rawValue) {
                var count = 2
                func twice() -> Int { count * 2 }
            }
            let x = Mine()
            print(x is \(kind.rawValue), x.twice())
            """)
        #expect(session.errors == [])
        #expect(session.lines == ["true 4"])
    }

    @Test("have the size that UIKit gives to their kind, whatever they are made with")
    func sizes() {
        let session = session(
            """
            class Turn: UISwitch {}; class Pull: UIRefreshControl {}
            let frame = CGRect(x: 5, y: 6, width: 200, height: 9)
            print(Turn(frame: frame).frame, UISwitch(frame: frame).frame)
            print(Pull(frame: frame).frame, UIRefreshControl(frame: frame).frame)
            """)
        #expect(session.errors == [])
        #expect(
            session.lines == [
                "(5.0, 6.0, 63.0, 28.0) (5.0, 6.0, 63.0, 28.0)",
                "(0.0, 0.0, 200.0, 60.0) (0.0, 0.0, 200.0, 60.0)",
            ])
    }

    @Test("can be written in Objective-C under each open class", arguments: plain)
    func objectiveC(_ kind: ScriptableClass) {
        let session = session(
            """
            @interface Mine : \(kind.rawValue)
            @property (nonatomic) NSInteger count;
            @end
            @implementation Mine
            - (instancetype)init { self = [super init]; if (self) { _count = 2; } return self; }
            - (NSInteger)twice { return self.count * 2; }
            @end
            Mine *x = [[Mine alloc] init];
            NSLog(@"%d %ld", [x isKindOfClass:[\(kind.rawValue) class]], (long)[x twice]);
            """)
        #expect(session.errors == [])
        #expect(session.lines == ["1 4"])
    }

    @Test(
        "hear what a list tells of its scrolling, as its delegate",
        arguments: ["UITableViewController", "UICollectionViewController"])
    func scrollingLists(parent: String) {
        let session = TestSession()
        session.run(
            """
            class T: \(parent) {
                override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { print("begins") }
                override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { print("ends") }
            }
            """)
        session.run(
            parent.contains("Table")
                ? "let t = T()" : "let t = T(collectionViewLayout: UICollectionViewFlowLayout())")
        session.run("root t")
        let list = parent.contains("Table") ? "tableView" : "collectionView"
        session.run("t.\(list).alwaysBounceVertical = true")
        session.run("pan t.view by 0 -200")
        #expect(session.errors == [])
        #expect(session.lines == ["begins", "ends"])
    }

    @Test("E39: an override that is called by hand warns where it reaches UIKit's own method")
    func calledByHand() {
        let session = TestSession()
        session.run(
            """
            class Own: UIViewController {
                override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
            }
            class Quiet: UIViewController { override func viewWillAppear(_ animated: Bool) {} }
            let own = Own()
            let quiet = Quiet()
            own.viewWillAppear(true)
            quiet.viewWillAppear(true)
            """)
        let log = session.log(.all).filter { !$0.hasPrefix(">") }
        #expect(
            log.map { String($0.prefix(38)) } == [
                "own.viewWillAppear(true)", "warning: Calling -viewWillAppear: dire",
                "quiet.viewWillAppear(true)",
            ])
    }
}
