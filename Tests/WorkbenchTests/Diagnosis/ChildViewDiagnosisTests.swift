import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("doctor: children whose views are not where they were told they are")
struct ChildViewDiagnosisTests {
    private let start = "new p; new a; new b; root p; "

    /// The guide's listing as one text prints it, with its helpers.
    private let listing = """
        @interface Container : UIViewController
        @property (nonatomic, strong) UIView *currentClientView;
        @end
        @implementation Container
        - (CGRect)frameForContentController { return self.view.bounds; }
        - (void)displayContentController:(UIViewController *)content {
           [self addChildViewController:content];
           content.view.frame = [self frameForContentController];
           [self.view addSubview:self.currentClientView];
           [content didMoveToParentViewController:self];
        }
        @end
        Container *c = [Container new];
        UIViewController *a = [UIViewController new];
        root c
        [c displayContentController:a];
        """

    @Test func `a listing that adds another view than the child's`() {
        #expect(
            findings(listing) == [
                "view-not-added C13 a,c @5: [self.view addSubview:content.view]; in place of the view "
                    + "self.currentClientView (Container.displayContentController, line 9) | "
                    + "[a willMoveToParentViewController:nil]; | [a removeFromParentViewController]; | "
                    + "[c addChildViewController:a]; | [c.view addSubview:a.view]; | "
                    + "[a didMoveToParentViewController:c];"
            ])
        #expect(
            sentences(listing) == [
                "fault: a was told that it moved to c, and its view is in no view: "
                    + "displayContentController adds self.currentClientView and not content.view"
            ])
        let mended = listing.replacing("self.currentClientView];", with: "content.view];")
        #expect(findings(mended) == [])
    }

    @Test func `a class that forgets the view altogether`() {
        let found = findings(
            """
            class Box: UIViewController {
                func show(_ child: UIViewController) {
                    addChild(child)
                    child.didMove(toParent: self)
                }
            }
            let c = Box(); let a = UIViewController()
            root c
            c.show(a)
            """)
        #expect(
            found == [
                "view-not-added C13 a,c @4: self.view.addSubview(child.view) behind addChild "
                    + "(Box.show, line 3) | a.willMove(toParent: nil) | a.removeFromParent() | "
                    + "c.addChild(a) | c.view.addSubview(a.view) | a.didMove(toParent: c)"
            ])
    }

    @Test func `addChild and didMove typed without a view`() {
        #expect(
            findings(start + "p.addChild(a); a.didMove(toParent: p)") == [
                "view-not-added C13 a,p @5: a.willMove(toParent: nil) | a.removeFromParent() | "
                    + "p.addChild(a) | p.view.addSubview(a.view) | a.didMove(toParent: p)"
            ])
        #expect(
            findings(start + "[p addChildViewController:a]; [a didMoveToParentViewController:p];")
                == [
                    "view-not-added C13 a,p @5: [a willMoveToParentViewController:nil]; | "
                        + "[a removeFromParentViewController]; | [p addChildViewController:a]; | "
                        + "[p.view addSubview:a.view]; | [a didMoveToParentViewController:p];"
                ])
        #expect(
            sentences(start + "p.addChild(a); a.didMove(toParent: p)") == [
                "fault: a was told that it moved to p, and its view is in no view: a does not appear"
            ])
    }

    @Test func `what may be meant is worded so`() {
        #expect(
            sentences(start + "add b; p.addChild(a); a.didMove(toParent: p)") == [
                "advice: a was told that it moved to p, and its view is in no view: a does not "
                    + "appear (unless p is to show it later)"
            ])
        #expect(
            sentences(start + "add a; a.view.removeFromSuperview()") == [
                "advice: a's view was taken out, and a is still a child of p, unless it is to come "
                    + "back"
            ])
    }

    @Test func `a view that was taken out alone`() {
        #expect(
            findings(start + "add a; a.view.removeFromSuperview()") == [
                "view-taken-out C22 a,p @6: a.willMove(toParent: nil) | a.removeFromParent() | "
                    + "or, to show it again: p.view.addSubview(a.view)"
            ])
        #expect(
            findings(start + "add a; a.view.removeFromSuperview(); p.view.addSubview(a.view)") == []
        )
        #expect(findings(start + "add a; remove a") == [])
    }

    @Test func `didMove before the view`() {
        let early = start + "p.addChild(a); a.didMove(toParent: p); p.view.addSubview(a.view)"
        #expect(
            findings(early) == [
                "did-move-before-view B06 a,p @5: p.view.addSubview(a.view) before "
                    + "a.didMove(toParent: p)"
            ])
        #expect(
            findings(early + "; a.didMove(toParent: p)") == [
                "did-move-twice C10 a,p @5: leave the first a.didMove(toParent: p) out: "
                    + "the move is complete when the view is there"
            ])
        #expect(findings(early + "; remove a; add a") == [])
    }

    @Test func `a view before addChild, in one step`() {
        let early = "p.view.addSubview(a.view); p.addChild(a); a.didMove(toParent: p)"
        #expect(
            findings(start + early) == [
                "view-before-child C14 a,p @5: p.addChild(a) before p.view.addSubview(a.view)"
            ])
        let inCode =
            "class P: UIViewController { var list: UIViewController!; override func viewDidLoad() { "
            + "super.viewDidLoad(); view.addSubview(list.view); addChild(list); list.didMove(toParent: self) } }"
            + "\nlet list = UIViewController()\nlet q = P(); q.list = list\nroot q"
        #expect(
            findings(inCode) == [
                "view-before-child C14 list,q @4: q.addChild(list) before q.view.addSubview(list.view)"
            ])
        // The mend of a view without its controller, as a step of its own.
        #expect(
            findings(start + "p.view.addSubview(a.view)\np.addChild(a); a.didMove(toParent: p)")
                == [])
    }

    @Test func `a controller that is presented and a child at once`() {
        let both =
            "new q; new b; root q; present b\nq.addChild(b)\n"
            + "q.view.addSubview(b.view); b.didMove(toParent: q)"
        #expect(
            findings(both) == [
                "presented-child E14 b,q @5: q.dismiss(animated: false) | q.view.addSubview(b.view) | "
                    + "b.didMove(toParent: q) | or, to present it: leave addChild and addSubview out"
            ])
        let mend = "\nq.dismiss(animated: false)\nq.view.addSubview(b.view); b.didMove(toParent: q)"
        #expect(findings(both + mend) == [])
        #expect(
            findings("new q; new b; root q; present b\nq.addChild(b)") == [
                "presented-child E14 b,q @5: b.willMove(toParent: nil) | b.removeFromParent() | "
                    + "or, to contain it: dismiss it before addChild"
            ])
    }

    @Test func `the lines that mend leave nothing to find`() {
        for mend in [
            "a.willMove(toParent: nil); a.removeFromParent(); add a",
            "a.willMove(toParent: nil); a.removeFromParent()",
        ] {
            #expect(findings(start + "p.addChild(a); a.didMove(toParent: p); " + mend) == [])
        }
    }

    @Test func `a container that shows its children when it sees fit is left alone`() {
        let tabs = """
            class Tabs: UIViewController {
                var pages: [UIViewController] = []
                func take(_ page: UIViewController) {
                    addChild(page)
                    pages.append(page)
                    page.didMove(toParent: self)
                }
                func select(_ index: Int) {
                    pages.forEach { $0.viewIfLoaded?.removeFromSuperview() }
                    view.addSubview(pages[index].view)
                }
            }
            let c = Tabs(); let a = UIViewController(); let b = UIViewController()
            root c
            c.take(a); c.take(b)
            """
        #expect(findings(tabs) == [])
        #expect(findings(tabs + "\nc.select(0)\nc.select(1)") == [])
        let stock = [
            "new n as nav with a b; root n", "new t as tab with a b; root t; select b",
            "new q as page with a b; root q; swipe; finish", "new k as deck with a b; root k",
            "new d as drawer with a b; root d; open left; close",
            "new s as segmented with a b; root s; select b", "new w as scroll with a b; root w",
            "new y as split with a b; root y",
        ]
        for line in stock { #expect(findings("new a; new b; " + line) == [], "\(line)") }
    }
}
