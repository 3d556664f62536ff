import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

/// What `doctor` advises on code: `id rule object.method`, with what mends it.
@MainActor
private func advice(_ code: String) -> [String] {
    let session = TestSession()
    guard session.run(code + "\ndoctor") == .fine,
        let findings = session.foundLast
    else { return session.errors }
    return findings.map { finding in
        let place = finding.objects.joined(separator: ".")
        return "\(finding.id) \(finding.rule.rawValue) \(place): "
            + finding.mend.joined(separator: " | ")
    }
}

/// A container with one method.
private func container(_ method: String) -> String {
    "class Box: UIViewController {\n    var child = UIViewController()\n    \(method)\n}"
}

@MainActor
@Suite("doctor's advice on code")
struct AdviceTests {
    @Test func `code by the book needs none`() {
        #expect(
            advice(
                container(
                    """
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        addChild(child)
                        child.view.frame = view.bounds
                        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                        view.addSubview(child.view)
                        child.didMove(toParent: self)
                        UIView.animate(withDuration: 0.3) { self.view.alpha = 1 }
                    }
                    override func viewWillAppear(_ animated: Bool) {
                        super.viewWillAppear(animated)
                        if child.view.superview == nil { view.addSubview(child.view) }
                    }
                    override func viewWillLayoutSubviews() { child.view.frame = view.bounds }
                    """)) == [])
        #expect(advice("class Pane: UIView { override func didMoveToWindow() { } }") == [])
    }

    @Test func `super is missing`() {
        #expect(
            advice(container("override func viewDidLoad() { }")) == [
                "super-missing B10 Box.viewDidLoad: super.viewDidLoad()"
            ])
        #expect(
            advice(container("override func willMove(toParent parent: UIViewController?) { }")) == [
                "super-missing C17 Box.willMove: super.willMove(toParent: parent)"
            ])
        #expect(
            advice(
                "@interface Box : UIViewController\n@end\n@implementation Box\n"
                    + "- (void)viewDidLoad { }\n@end") == [
                    "super-missing B10 Box.viewDidLoad: [super viewDidLoad];"
                ])
    }

    @Test func `the guide's forwarding listing lacks super`() {
        let by = "override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }\n"
        #expect(
            advice(
                container(
                    by + "override func viewWillAppear(_ animated: Bool) {"
                        + " child.beginAppearanceTransition(true, animated: animated) }")) == [
                    "super-missing B11 Box.viewWillAppear: super.viewWillAppear(animated)"
                ])
        #expect(
            advice(container(by + "func show() { child.viewDidAppear(true) }")) == [
                "callback-called B05 Box.show: child.endAppearanceTransition()"
            ])
    }

    @Test func `a container reaches into a child`() {
        let row =
            "class Row: UIViewController { let label = UIView() }; class Pane: UIView { let mark = UIView() }; "
        #expect(
            advice(
                row
                    + container(
                        "func a(_ r: Row, _ p: Pane) { r.label.isHidden = true; p.mark.isHidden = true }"
                    ))
                == [
                    "childs-views B01 Box.a: let the child offer a method or a property for it"
                ])
        #expect(
            advice(container("func a() { child.view.subviews[0].isHidden = true }")) == [
                "childs-views B01 Box.a: let the child offer a method or a property for it"
            ])
    }

    @Test func `a child knows too much of its container`() {
        #expect(
            advice(
                container(
                    "func a() { (parent as? Box)?.title = \"x\"; parent!.title = \"y\"; "
                        + "parent?.children.first?.title = \"z\" }")) == [
                    "parent-by-class B02 Box.a: declare a protocol, and ask a weak delegate",
                    "sibling-access B03 Box.a: "
                        + "tell the container, through a delegate, and let it tell the other",
                    "parent-unwrapped B04 Box.a: "
                        + "weak var delegate: …Delegate?, which the container sets",
                ])
    }

    @Test func `callbacks are called, also in an extension`() {
        #expect(
            advice(container("") + "\nextension Box { func a() { child.viewWillAppear(true) } }")
                == [
                    "callback-called B05 Box.a: leave the call out: UIKit sends it"
                ])
    }

    @Test func `didMove comes inside or before the animation of its child`() {
        let animation = "UIView.animate(withDuration: 1, animations: { self.child.view.alpha = 1 "
        let late = "did-move-early B06 Box.a: call it in the animation's completion"
        #expect(
            advice(
                container("func a() { " + animation + "; self.child.didMove(toParent: self) }) }"))
                == [late])
        #expect(
            advice(
                container("func a() { self.child.didMove(toParent: self); " + animation + "}) }"))
                == [late])
        #expect(
            advice(
                container(
                    "func a() { " + animation + "}) { _ in self.child.didMove(toParent: self) } }"))
                == [])
        #expect(
            advice(
                "new p; new a; root p; p.addChild(a)\n"
                    + "UIView.animate(withDuration: 1) { p.view.addSubview(a.view); a.didMove(toParent: p) }"
            )
                == ["did-move-early B06 a: call it in the animation's completion"])
    }

    @Test func `work in the wrong callback`() {
        #expect(
            advice(
                container(
                    """
                    override func viewDidAppear(_ animated: Bool) {
                        super.viewDidAppear(animated)
                        view.addSubview(UIView())
                    }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        child.view.frame = view.bounds
                    }
                    """)) == [
                    "setup-repeated B07 Box.viewDidAppear: move it to viewDidLoad",
                    "sizes-early B08 Box.viewDidLoad: "
                        + "set the frame in viewWillLayoutSubviews, or give an autoresizingMask",
                ])
    }

    @Test func `memory in the wrong place`() {
        #expect(
            advice(
                """
                class Box: UIViewController {
                    var model: UIView?
                    var cache: UIView?
                    var images: UIView? = UIView()
                    override init(nibName: String?, bundle: Bundle?) {
                        super.init(nibName: nibName, bundle: bundle)
                        view.tag = 1
                    }
                    required init?(coder: NSCoder) { super.init(coder: coder) }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        model = UIView()
                    }
                    func show() { cache = UIView() }
                    override func didReceiveMemoryWarning() {
                        super.didReceiveMemoryWarning()
                        cache = nil
                        model = nil
                        self.images = nil
                        view = nil
                    }
                    deinit { cache = nil; model = nil }
                }
                """) == [
                    "view-in-init B16 Box.init: move it to viewDidLoad",
                    "critical-released B16 Box.didReceiveMemoryWarning: "
                        + "keep it until deinit, or make it again where it is needed",
                    "critical-released B16 Box.didReceiveMemoryWarning: "
                        + "keep it until deinit, or make it again where it is needed",
                    "view-released B16 Box.didReceiveMemoryWarning: "
                        + "ask isViewLoaded and view.window == nil first",
                    "needless-release B16 Box.deinit: "
                        + "leave it out: deinit ends what the system does not know of",
                ])
    }

    @Test func `memory in the wrong place, in Objective-C`() {
        #expect(
            advice(
                """
                @interface Box : UIViewController
                @property (nonatomic) NSArray *rows;
                @property (nonatomic) NSArray *cache;
                @end
                @implementation Box
                - (NSArray *)cache { if (!_cache) { _cache = @[@1]; } return _cache; }
                - (void)viewDidLoad { [super viewDidLoad]; self.rows = @[@1]; }
                - (void)didReceiveMemoryWarning {
                    [super didReceiveMemoryWarning];
                    self.cache = nil;
                    self.rows = nil;
                    if (self.isViewLoaded && self.view.window == nil) { self.view = nil; }
                }
                - (void)viewDidUnload { [super viewDidUnload]; }
                - (void)dealloc { _rows = nil; }
                @end
                """) == [
                    "critical-released B16 Box.didReceiveMemoryWarning: "
                        + "keep it until deinit, or make it again where it is needed",
                    "unload-never-comes L09 Box.viewDidUnload: "
                        + "release what is not critical in didReceiveMemoryWarning",
                    "needless-release B16 Box.deinit: "
                        + "leave it out: deinit ends what the system does not know of",
                ])
    }

    @Test func `a class that was typed again is judged as it is now`() {
        #expect(
            advice(
                container("override func viewDidLoad() { }") + "\n"
                    + container("override func viewDidLoad() { super.viewDidLoad() }")) == [])
    }
}
