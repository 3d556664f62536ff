import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("Commands on stacks and tabs")
struct ContainerCommandTests {
    private let stack = "new a; new b; new c; new n as nav with a b; root n"
    private let tabs = "new a; new b; new t as tab with a b; root t"

    private func tree(_ commands: String) -> [String] {
        let session = TestSession()
        session.run(commands)
        #expect(session.errors == [])
        return session.tree
    }

    private func error(_ commands: String, _ last: String) -> [String] {
        let session = TestSession()
        session.run(commands)
        session.run(last)
        return session.errors.map { String($0.drop { $0 != " " }.dropFirst()) }
    }

    @Test func `push, pop, popto, poptoroot and stack change the stack in front`() {
        let top = ["n [appeared]", "  a [unloaded]", "  b [disappeared]", "  c [appeared]"]
        #expect(tree(stack + "; push c") == top)
        #expect(tree(stack + "; push c on n unanimated") == top)
        #expect(tree(stack + "; pop") == ["n [appeared]", "  a [appeared]"])
        #expect(tree(stack + "; push c; popto a") == ["n [appeared]", "  a [appeared]"])
        #expect(tree(stack + "; push c; poptoroot n") == ["n [appeared]", "  a [appeared]"])
        #expect(
            tree(stack + "; stack n c b a") == [
                "n [appeared]", "  c [unloaded]", "  b [disappeared]", "  a [appeared]",
            ])
        #expect(tree(stack + "; stack n") == ["n [appeared]"])
    }

    @Test func `show asks the container around the sender`() {
        #expect(tree(stack + "; show c from a").last == "  c [appeared]")
        #expect(tree("new a; new b; root a; showdetail b") == ["a [appeared]", "  ^ b [appeared]"])
    }

    @Test func `select and tap choose a tab`() {
        let second = ["t [appeared]", "  a [disappeared]", "  b [appeared]"]
        #expect(tree(tabs + "; select b") == second)
        #expect(tree(tabs + "; select 1 in t") == second)
        #expect(tree(tabs + "; tap b") == second)
    }

    @Test func `a swipe stays under the finger until it is finished or cancelled`() {
        #expect(
            tree(stack + "; swipe back; progress 0.5") == [
                "n [appeared]", "  a [appearing]", "  b [disappearing]",
            ])
        #expect(tree(stack + "; swipe back; finish") == ["n [appeared]", "  a [appeared]"])
        #expect(
            tree(stack + "; swipe back; cancel") == [
                "n [appeared]", "  a [disappeared]", "  b [appeared]",
            ])
        #expect(tree(stack + "; tap back") == ["n [appeared]", "  a [appeared]"])
    }

    @Test func `what cannot be done says so in one line`() {
        #expect(
            error("new a; root a", "pop") == ["there is no navigation controller on the screen"])
        #expect(error(stack + "; pop", "pop") == ["'n' has nothing to pop: 'a' is its root"])
        #expect(error(stack, "popto c") == ["'c' is in no stack"])
        #expect(error(stack, "push c on a") == ["'a' is no navigation controller"])
        #expect(error(tabs, "select 2") == ["'t' has the tabs 0 to 1"])
        #expect(error(tabs, "select -1") == ["'t' has the tabs 0 to 1"])
        #expect(error(stack, "progress 0.5") == ["no finger drives a transition"])
        let swiped = stack + "; swipe back"
        #expect(error(swiped, "progress 1.5") == ["a finger's progress goes from 0 to 1"])
        #expect(
            error(swiped, "swipe back") == ["a finger is on the screen already"])
        #expect(
            error(stack + "; present c", "push c on n")
                == ["'c' is presented by 'n'"])
        #expect(error(tabs, "select NSNotFound") == ["'t' has the tabs 0 to 1"])
        #expect(
            error("new a", "new x with a")
                == ["only containers take controllers: say 'as nav', 'tab', 'page' or 'split'"])
    }

    @Test func `completion offers what is legal`() {
        let session = TestSession()
        session.run(stack + "; new t as tab with c")
        func offered(_ line: String) -> [String] {
            session.workbench.completions(for: line).map(\.text)
        }
        #expect(offered("push ") == ["t"])
        #expect(offered("popto ") == ["a", "b"])
        #expect(offered("stack ") == ["n"])
        #expect(offered("pop ") == ["n", "animated", "unanimated"])
        #expect(offered("select ") == ["c"])
        #expect(offered("tap ") == ["back", "c"])
        #expect(offered("new z as na") == ["nav"])
    }

    @Test func `overrides of stacks and tabs are reached by UIKit's own calls`() {
        let session = TestSession()
        session.run(
            """
            class N: UINavigationController {
                var log: [String] = []
                override func pushViewController(_ vc: UIViewController, animated: Bool) {
                    log.append("push")
                    super.pushViewController(vc, animated: animated)
                }
                override func popViewController(animated: Bool) -> UIViewController? {
                    log.append("pop")
                    return super.popViewController(animated: animated)
                }
                override func popToRootViewController(animated: Bool) -> [UIViewController]? {
                    log.append("root")
                    return super.popToRootViewController(animated: animated)
                }
                override func viewDidLoad() { super.viewDidLoad(); log.append("load") }
            }
            class T: UITabBarController {
                var log: [String] = []
                override var selectedViewController: UIViewController? {
                    didSet { log.append("selected") }
                }
            }
            """)
        session.run("new a; new b; new c; new n as N root a; new t as T with n c; root t")
        session.run("a.show(b, sender: nil)")
        session.run("tap back; show b from a; swipe back; finish; show b from a; tap n")
        session.run("t.selectedIndex = 1")
        #expect(session.errors == [])
        let expected = ["push", "load", "push", "pop", "push", "pop", "push", "root"]
        session.run("print(n.log, t.log)")
        #expect(session.lines.last == "\(expected) [\"selected\"]")
    }

    @Test(arguments: [
        "UINavigationController", "UITabBarController", "UIPageViewController",
        "UISplitViewController", "UITableViewController", "UICollectionViewController",
    ])
    func `classes over each of them override what all controllers can`(superclass: String) {
        let session = TestSession()
        session.run(
            """
            class Own: \(superclass) {
                var asked = 0
                override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
                override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
                override var isBeingPresented: Bool { true }
                override func addChild(_ child: UIViewController) { asked += 1 }
            }
            new own as Own
            """)
        session.run("own.addChild(UIViewController())")
        session.run("print(own.asked, own.preferredStatusBarUpdateAnimation)")
        session.run("print(own.isBeingPresented, own.shouldAutomaticallyForwardAppearanceMethods)")
        #expect(session.errors == [])
        #expect(session.lines.suffix(2) == ["1 .slide", "true false"])
    }

    @Test func `delegates of the user's classes are asked and told`() {
        let session = TestSession()
        session.run(
            """
            class D: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
                var shown = 0
                func navigationController(
                    _ n: UINavigationController, didShow vc: UIViewController, animated: Bool
                ) { shown += 1 }
                func tabBarController(
                    _ t: UITabBarController, shouldSelect vc: UIViewController
                ) -> Bool { return false }
            }
            let d = D()
            """)
        session.run("new a; new b; new c; new n as nav with a; new t as tab with n c; root t")
        session.run("n.delegate = d")
        session.run("t.delegate = d")
        session.run("push b; tap c")
        session.run("print(d.shown, t.selectedIndex)")
        #expect(session.lines.last == "1 0")
        #expect(session.errors == [])
    }
}
