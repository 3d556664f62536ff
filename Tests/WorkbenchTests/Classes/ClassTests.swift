import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Classes in statements")
struct ClassTests {
    @Test("are real subclasses: UIKit's own calls reach the overrides, after the event")
    func callbacks() {
        let run = ScriptRun(
            """
            class Home: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print("loaded \\(isViewLoaded)")
                }
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    print("will appear \\(animated)")
                }
            }
            new home as Home
            root home
            """)
        #expect(run.talk == ["loaded true", "will appear false"])
        #expect(
            run.log() == [
                "home.loadView()", "home.viewDidLoad()", "home.viewWillAppear(false)",
                "home.viewIsAppearing(false)", "home.viewDidAppear(false)",
            ])
    }

    @Test(
        "X10: up to iOS 17 a tab controller's overrides run within super.init",
        arguments: [17, 18])
    func tabsThatLoadEarly(ios: Int) {
        let run = ScriptRun(
            """
            class T: UITabBarController {
                let title1 = "one"
                override init(nibName: String?, bundle: Bundle?) {
                    print("before")
                    super.init(nibName: nibName, bundle: bundle)
                    print("after")
                }
                required init?(coder: NSCoder) { super.init(coder: coder) }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print("loaded with", title1)
                    viewControllers = [UIViewController()]
                }
            }
            let t = T()
            print(t.viewControllers?.count ?? 0)
            """, world: WorldSettings(ios: ios))
        let isEarly = ios == 17
        #expect(
            run.talk
                == (isEarly
                    ? ["before", "loaded with one", "after", "1"] : ["before", "after", "0"]))
        #expect(
            run.log().prefix(2) == (isEarly ? ["t.loadView()", "t.viewDidLoad()"] : []))
    }

    @Test("print at their place among the step's events")
    func printing() {
        let run = ScriptRun(
            """
            class Home: UIViewController {
                override func viewDidLoad() { print("first") }
                override func viewDidAppear(_ animated: Bool) { print("last") }
            }
            new home as Home
            root home
            """)
        #expect(
            run.told == [
                "home.loadView()", "home.viewDidLoad()", "first", "home.viewWillAppear(false)",
                "home.viewIsAppearing(false)", "home.viewDidAppear(false)", "last",
            ])
    }

    @Test("log an overridden callback once, on entry, whoever calls it")
    func byHand() {
        let run = ScriptRun(
            """
            class Home: UIViewController {
                override func viewDidLoad() { print("body"); super.viewDidLoad() }
                override func viewWillAppear(_ animated: Bool) {
                    print("will")
                    super.viewWillAppear(animated)
                    print("did")
                }
            }
            let home = Home()
            home.viewDidLoad()
            home.viewWillAppear(true)
            """, world: WorldSettings(ios: 15))
        #expect(run.talk == ["body", "will", "did"])
        #expect(run.log() == ["home.viewDidLoad()", "home.viewWillAppear(true)"])
    }

    @Test("answer properties that UIKit reads")
    func properties() {
        let run = ScriptRun(
            """
            class Manual: UIViewController {
                override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
            }
            new p as Manual; new a; root p; add a
            """)
        #expect(
            run.log([.init(.appearance), .init(.containment)]) == [
                "p.viewWillAppear(false)", "p.viewIsAppearing(false)", "p.viewDidAppear(false)",
                "a.willMove(toParent: p)", "a.didMove(toParent: p)",
            ])
    }

    @Test("have UIKit's consequences where an override forgets super")
    func forgottenSuper() {
        let run = ScriptRun(
            """
            class Lazy: UIViewController {
                override func addChild(_ child: UIViewController) { print("no child") }
                override func willMove(toParent parent: UIViewController?) {
                    print("moving \\(isMovingToParent)")
                }
            }
            class Flags: UIViewController {
                override func viewWillAppear(_ animated: Bool) { print(isMovingToParent) }
            }
            new p as Lazy; new a; new q; new b as Lazy; new c as Flags; root q
            p.addChild(a)
            expect p.children []
            add b to q
            add c to q
            """)
        #expect(run.talk == ["no child", "moving false", "true"])
    }

    @Test("keep stored properties, computed ones and observers")
    func state() {
        let run = ScriptRun(
            """
            class Deck: UIViewController {
                private(set) var cards: [UIViewController] = []
                let limit = 2
                static var made = 0
                var index: Int = 0 {
                    willSet { print("will \\(newValue)") }
                    didSet { print("did \\(oldValue) \\(index)") }
                }
                var isFull: Bool { return cards.count >= limit }
                var first: UIViewController? {
                    get { cards.first }
                    set { if let newValue { cards = [newValue] } }
                }
                lazy var overlay: UIView = {
                    print("made")
                    let view = UIView()
                    view.tag = limit
                    return view
                }()
                func push(_ card: UIViewController) { cards.append(card); Deck.made += 1 }
            }
            let deck = Deck()
            new a; new b
            deck.push(a)
            deck.push(b)
            deck.index = 3
            deck.index += 1
            print(deck.isFull, deck.overlay.tag, deck.overlay.tag, Deck.made)
            deck.first = b
            expect deck.cards [b]
            expect deck.index 4
            expect deck.isFull false
            """)
        #expect(
            run.talk == ["will 3", "did 0 3", "will 4", "did 3 4", "made", "true 2 2 2"])
    }

    @Test("are made by their initialisers")
    func initialisers() {
        let run = ScriptRun(
            """
            class Model { let name: String; init(_ name: String) { self.name = name } }
            class Page: UIViewController {
                let model: Model
                var log: [String] = []
                init(model: Model, title: String = "none") {
                    self.model = model
                    super.init(nibName: nil, bundle: nil)
                    self.title = title
                }
                convenience init(name: String) { self.init(model: Model(name)) }
                required init?(coder: NSCoder) { fatalError("no") }
            }
            class Cover: Page {}
            let m = Model("m")
            let a = Page(model: m, title: "A")
            let b = Page(name: "b")
            let c = Cover(name: "c")
            print(a.model.name, a.title ?? "", b.model.name, b.title ?? "", c.model.name)
            new d as Page
            class Plain: UIView {
                var times = 0
                override init(frame: CGRect) { super.init(frame: frame); tag = 7 }
                required init?(coder: NSCoder) { super.init(coder: coder) }
            }
            let v = Plain(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            let w = Plain()
            print(v.frame, v.tag, w.tag, w.times)
            """)
        #expect(
            run.talk == [
                "m A b none c",
                "19:10: 'Page' has no 'init()'",
                "(1.0, 2.0, 3.0, 4.0) 7 7 0",
            ])
    }

    @Test("inherit from one another, and super reaches the next one up")
    func inheritance() {
        let run = ScriptRun(
            """
            class Base: UIViewController {
                var name: String { "base" }
                override func viewDidLoad() { super.viewDidLoad(); print("base loads", name) }
                func show(_ text: String) { print("base", text) }
                func run() { show("run") }
            }
            class Sub: Base {
                override var name: String { "sub of " + super.name }
                override func viewDidLoad() { print("sub first"); super.viewDidLoad() }
                override func show(_ text: String) { super.show(text); print("sub", text) }
            }
            new s as Sub
            s.loadViewIfNeeded()
            s.run()
            let b: Base = s
            b.show("b")
            print(b is Sub, (b as? Sub) === s, b as? UIView == nil)
            """)
        #expect(
            run.talk == [
                "sub first", "base loads sub of base", "base run", "sub run", "base b", "sub b",
                "true true true",
            ])
    }

    @Test("of views hear of their windows and lay out")
    func views() {
        let run = ScriptRun(
            """
            class Card: UIView {
                override func didMoveToWindow() {
                    super.didMoveToWindow()
                    print("window", window != nil)
                }
                override func layoutSubviews() { super.layoutSubviews(); print("layout") }
            }
            new p; root p
            let card = Card()
            p.view.addSubview(card)
            card.removeFromSuperview()
            """)
        #expect(run.talk == ["window true", "layout", "window false"])
        #expect(
            run.log([.init(.view)]).filter { $0.hasPrefix("card.") } == [
                "card.willMove(toSuperview: p.view)", "card.willMove(toWindow: window)",
                "card.didMoveToWindow()", "card.didMoveToSuperview()",
                "card.layoutMarginsDidChange()", "card.safeAreaInsetsDidChange()",
                "card.layoutSubviews()",
                "card.willMove(toSuperview: nil)", "card.willMove(toWindow: nil)",
                "card.didMoveToWindow()", "card.didMoveToSuperview()",
            ])
    }

    @Test("are deallocated when nothing holds their objects, and cycles leak")
    func lifetimes() {
        let run = ScriptRun(
            """
            class Node: UIViewController {
                var other: Node?
                weak var parentNode: Node?
                var action: (() -> Void)?
                deinit { print("deinit", title ?? "none") }
                func hold() { action = { self.view.tag = 1 } }
                func watch() { action = { [weak self] in self?.view.tag = 1 } }
            }
            let a = Node()
            a.title = "a"
            forget a
            expect dead a
            let b = Node(); let c = Node()
            b.other = c; c.parentNode = b
            forget c
            expect alive c
            forget b
            expect dead c
            let d = Node()
            d.hold()
            forget d
            expect alive d
            let e = Node()
            e.watch()
            forget e
            expect dead e
            """)
        #expect(run.talk == ["deinit a", "deinit none", "deinit none", "deinit none"])
        #expect(run.log() == ["a.deinit", "b.deinit", "c.deinit", "e.deinit"])
    }

    @Test("warn when deinit asks for the view, and let nobody keep the object")
    func deinitialisers() {
        let run = ScriptRun(
            """
            class Loader: UIViewController {
                deinit { view.tag = 1 }
            }
            var kept: UIViewController? = nil
            class Keeper: UIViewController {
                deinit { kept = self }
            }
            let a = Loader()
            forget a
            expect warning "deallocating"
            let b = Keeper()
            forget b
            print(kept?.title ?? "nothing")
            """)
        #expect(
            run.log() == [
                "a.deinit",
                "warning: Attempting to load the view of a view controller while it is deallocating "
                    + "is not allowed and may result in undefined behavior (<Loader: a>)",
                "b.deinit",
            ])
    }

    @Test("show their names in events and texts")
    func names() {
        let run = ScriptRun(
            """
            class Home: UIViewController {}
            new home as Home
            print(home, Home())
            home.addChild(Home())
            """)
        #expect(run.talk == ["<Home: home> <Home: Home-2>"])
        #expect(run.log([.init(.containment)]) == ["Home-3.willMove(toParent: home)"])
        #expect(
            run.workbench.log.objects.className(run.workbench.log.events[0].object) == "Home")
    }

    @Test("conform to protocols, whose extensions give what they lack")
    func protocols() {
        let run = ScriptRun(
            """
            protocol Watcher: AnyObject {
                var name: String { get }
                func saw(_ child: UIViewController)
                func ended()
            }
            extension Watcher { func ended() { print("\\(name) ended") } }
            class Box: UIViewController {
                weak var watcher: Watcher?
                override func addChild(_ child: UIViewController) {
                    super.addChild(child)
                    watcher?.saw(child)
                    watcher?.ended()
                }
            }
            class Log: Watcher {
                let name = "log"
                func saw(_ child: UIViewController) { print("saw \\(child.title ?? "")") }
            }
            let box = Box(); let log = Log()
            box.watcher = log
            new a; a.title = "A"
            box.addChild(a)
            """)
        #expect(run.talk == ["saw A", "log ended"])
    }

    @Test("hold weakly what a weak property of the type has")
    func weakStatics() {
        let run = ScriptRun(
            """
            class Cart: UIViewController { static weak var current: Cart? }
            let nav = UINavigationController(rootViewController: UIViewController())
            root nav
            nav.pushViewController(Cart(), animated: false)
            Cart.current = nav.topViewController as? Cart
            print(Cart.current == nil)
            nav.popViewController(animated: false)
            print(Cart.current == nil)
            """)
        #expect(run.talk == ["false", "true"])
    }

    @Test("take extensions, the model's classes too, as long as the world lasts")
    func extensions() {
        let run = ScriptRun(
            """
            extension UIViewController {
                var depth: Int { (parent?.depth ?? 0) + 1 }
                func embed(_ child: UIViewController) {
                    addChild(child)
                    view.addSubview(child.view)
                    child.didMove(toParent: self)
                }
            }
            class Home: UIViewController { var count = 0 }
            extension Home { func bump() -> Int { count += 1; return count } }
            new home as Home; new a
            home.embed(a)
            print(a.depth, home.bump(), home.bump())
            reset
            new b
            b.embed(b)
            """)
        #expect(run.talk.prefix(1) == ["2 1 2"])
        #expect(run.talk.last?.contains("has no member 'embed'") == true)
    }

    @Test("hold enumerations")
    func enumerations() {
        let run = ScriptRun(
            """
            enum Side: String { case left, right = "R" }
            class Drawer: UIViewController {
                enum State { case open, closed }
                var state = State.closed
                var side: Side = .left
                func toggle() {
                    switch state {
                    case .open: state = .closed
                    case .closed: state = .open
                    }
                }
            }
            new d as Drawer
            d.toggle()
            print(d.state, d.state == .open, d.side.rawValue, Side.right.rawValue)
            d.state = Drawer.State.closed
            expect d.state closed
            """)
        #expect(run.talk == ["open true left R"])
    }
}
