import Foundation
import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("What doctor finds of code that people stumble over")
struct StumbledDiagnosisTests {
    private func ids(_ script: String) -> [String] {
        findings(script).map { String($0.prefix { $0 != "@" }.dropLast()) }
    }

    // MARK: The table of pitfalls

    @Test func `each pattern of a pitfall is read, and has a rule`() {
        let patterns = Pitfall.all.filter { $0.code != nil }
        #expect(patterns.count > 40)
        #expect(patterns.filter(\.rules.isEmpty).map(\.seen) == [])
    }

    @Test func `a use, a call with an argument, a setting and a copy`() {
        func box(_ line: String) -> String {
            "class Box: UIViewController { let list = UIViewController(); func go() { \(line) } }\n"
        }
        #expect(
            ids(box("list.additionalSafeAreaInsets = view.safeAreaInsets"))
                == ["pitfall-in-code A126 Box,go,additionalSafeAreaInsets"])
        #expect(
            ids(
                box(
                    "var own = view.safeAreaInsets; own.top = 1; list.additionalSafeAreaInsets = own"
                ))
                == ["pitfall-in-code A126 Box,go,additionalSafeAreaInsets"])
        #expect(ids(box("list.additionalSafeAreaInsets.top = 20 - view.safeAreaInsets.top")) == [])
        #expect(
            ids(box("DispatchQueue.main.sync { print(1) }")) == ["pitfall-in-code B65 Box,go,sync"])
        #expect(ids(box("DispatchQueue.global().sync { print(1) }")) == [])
    }

    @Test func `what is done on another queue, unless the class comes back to the main one`() {
        func feed(_ line: String) -> String {
            "class Feed: UIViewController { let list = UITableView(); func load() { \(line) } }\n"
        }
        #expect(
            ids(feed("DispatchQueue.global().async { self.list.reloadData() }"))
                == ["pitfall-in-code B65 Feed,load,async"])
        #expect(ids(feed("DispatchQueue.main.async { self.list.reloadData() }")) == [])
        #expect(
            ids(
                feed(
                    "DispatchQueue.global().async { DispatchQueue.main.async { self.list.reloadData() } }"
                )) == [])
    }

    @Test func `what a closure does later, and to whom`() {
        func shop(_ line: String) -> String {
            """
            class Shop: UIViewController {
                func notice(_ alert: UIViewController) {
                    present(alert, animated: true)
                    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { \(line) }
                }
            }

            """
        }
        #expect(
            ids(shop("self.dismiss(animated: true)"))
                == ["pitfall-in-code P24 Shop,notice,asyncAfter"])
        #expect(ids(shop("alert.dismiss(animated: true)")) == [])
    }

    @Test func `a layout callback that scrolls, unless it does so once`() {
        func article(_ lines: String) -> String {
            """
            class Article: UIViewController {
                let scroll = UIScrollView()
                var isDone = false
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    \(lines)
                }
            }

            """
        }
        #expect(
            ids(article("scroll.contentOffset = CGPoint(x: 0, y: 40)"))
                == ["pitfall-in-code B51 Article,viewDidLayoutSubviews,contentOffset"])
        #expect(
            ids(
                article("if !isDone { isDone = true; scroll.contentOffset = CGPoint(x: 0, y: 40) }")
            )
                == [])
        #expect(
            ids(
                article(
                    "guard !isDone else { return }; scroll.contentOffset = CGPoint(x: 0, y: 40)"))
                == [])
    }

    @Test func `a finding of the table says what is seen, why, and what to do`() throws {
        let session = TestSession()
        session.run(
            "class Form: UIViewController { let spinner = UIRefreshControl() }\ndoctor")
        #expect(session.foundLast == [])
        session.run(
            """
            class Feed: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    refreshControl = UIRefreshControl()
                }
            }
            doctor
            """)
        let finding = try #require(session.foundLast?.first)
        #expect(finding.gravity == .advice)
        #expect(
            finding.symptom == "The refresh control of pull to refresh is stuck: it spins for good."
        )
        #expect(finding.reason == "It goes on until endRefreshing() is called.")
        #expect(finding.mend.first?.hasPrefix("Call refreshControl?.endRefreshing()") == true)
    }

    @Test
    func `where nothing is wrong, doctor tells what people stumble over in what the code uses`() {
        let session = TestSession()
        session.run(
            """
            class Photo: UIViewController {
                let field = UITextField()
                func hide() { field.inputView = nil; field.reloadInputViews() }
            }
            doctor
            """)
        let pages = session.replies.flatMap(\.contents).compactMap {
            if case .answer(let page as HelpPage) = $0 { page } else { nil }
        }
        #expect(pages.last?.sections.first?.heading.contains("inputView") == true)
    }

    // MARK: What was nil when it was read

    @Test func `a parent that was asked for before addChild`() {
        func drawer(_ lines: String) -> String {
            """
            class Menu: UIViewController {
                override func viewDidLoad() { super.viewDidLoad(); print(parent == nil) }
            }
            class Drawer: UIViewController {
                let menu = Menu()
                override func viewDidLoad() { super.viewDidLoad(); \(lines) }
            }
            let drawer = Drawer()
            root drawer
            """
        }
        #expect(
            ids(drawer("view.addSubview(menu.view); addChild(menu); menu.didMove(toParent: self)"))
                .contains("read-as-nil B29 Menu-1,parent"))
        #expect(
            ids(drawer("addChild(menu); view.addSubview(menu.view); menu.didMove(toParent: self)"))
                .filter { $0.hasPrefix("read-as-nil") } == [])
    }

    @Test func `a bar that a screen hides before it is pushed`() {
        let script = """
            class Login: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationController?.setNavigationBarHidden(true, animated: false)
                }
            }
            let nav = UINavigationController()
            root nav
            let login = Login()

            """
        let push = "nav.pushViewController(login, animated: false)"
        #expect(
            ids(script + "login.loadViewIfNeeded()\n" + push)
                .contains("read-as-nil B29 login,navigationController"))
        #expect(ids(script + push).filter { $0.hasPrefix("read-as-nil") } == [])
    }

    @Test func `the stack's own stack, and who presented what has gone`() {
        let script = """
            class Modal: UIViewController {
                func done() {
                    dismiss(animated: true)
                    presentingViewController?.navigationController?.pushViewController(UIViewController(), animated: true)
                }
                func next() {
                    dismiss(animated: true) { self.presentingViewController?.present(UIViewController(), animated: true) }
                }
            }
            let main = UIViewController()
            let nav = UINavigationController(rootViewController: main)
            root nav
            let modal = Modal()
            main.present(modal, animated: true)

            """
        #expect(
            ids(script + "modal.done()").contains(
                "container-of-itself B29 nav,navigationController"))
        #expect(
            ids(script + "modal.next()")
                .contains("presenter-of-dismissed B29 modal,presentingViewController"))
    }

    @Test func `a popover that is asked for before its style`() {
        let script = """
            let home = UIViewController()
            root home
            let list = UIViewController()

            """
        let source = "list.popoverPresentationController?.sourceView = home.view"
        #expect(
            ids(script + "list.modalPresentationStyle = .fullScreen\n" + source)
                == ["style-not-there P13 list,popoverPresentationController"])
        #expect(ids(script + "list.modalPresentationStyle = .popover\n" + source) == [])
    }

    // MARK: Objects and layout

    @Test func `a view that its own part keeps by a closure`() {
        func slider(_ list: String) -> String {
            """
            class Handle: UIView { var middle: (() -> Double)? }
            class Slider: UIView {
                let handle = Handle()
                var angle = 1.0
                func setUp() { addSubview(handle); handle.middle = { \(list)1 } }
            }
            class Volume: UIViewController {
                let slider = Slider()
                override func viewDidLoad() { super.viewDidLoad(); view.addSubview(slider); slider.setUp() }
            }
            let nav = UINavigationController(rootViewController: UIViewController())
            root nav
            nav.pushViewController(Volume(), animated: true)
            tap back
            """
        }
        #expect(ids(slider("self.angle + ")).map { $0.prefix(18) } == ["leak-of-object B15"])
        #expect(ids(slider("[weak self] in (self?.angle ?? 0) + ")) == [])
    }

    @Test func `what a stack view arranges without a size`() {
        let script = """
            class Box: UIViewController {
                let stack = UIStackView()
                let picture = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    stack.axis = .vertical
                    stack.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(stack)
                    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
                    stack.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
                    stack.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
                    stack.addArrangedSubview(picture)
                }
            }
            let box = Box()
            root box

            """
        #expect(ids(script) == ["arranged-without-size A87 UIView-1,box"])
        #expect(
            ids(
                script + "box.picture.heightAnchor.constraint(equalToConstant: 200).isActive = true"
            ) == [])
    }

    @Test func `a bar of a container's own over the content of its child`() {
        let script = """
            class Page: UIViewController {
                let label = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    label.text = "Top"
                    label.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(label)
                    label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
                    label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
                }
            }
            class Box: UIViewController {
                let bar = UIView()
                let page = Page()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    addChild(page)
                    view.addSubview(page.view)
                    page.didMove(toParent: self)
                    view.addSubview(bar)
                }
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    page.view.frame = view.bounds
                    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 110)
                }
            }
            let box = Box()
            root box

            """
        #expect(ids(script).contains("under-own-bar A126 Page-1,UILabel-1"))
        #expect(ids(script + "box.page.additionalSafeAreaInsets.top = 51") == [])
    }

    @Test func `the root of a second window is where it belongs`() {
        let script = """
            let home = UIViewController()
            root home
            let second = UIWindow(frame: UIScreen.main.bounds)
            let overlay = UIViewController()
            second.rootViewController = overlay
            second.isHidden = false
            """
        #expect(ids(script) == [])
    }

    @Test func `a row that a sheet leaves selected`() {
        func places(_ line: String) -> String {
            """
            class Places: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
                }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
                }
                override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    \(line)
                    present(UIViewController(), animated: true)
                }
            }
            let places = Places()
            root places
            tap row 2
            swipe down
            finish
            """
        }
        #expect(ids(places("")).map { $0.prefix(22) } == ["row-stays-selected U02"])
        #expect(ids(places("tableView.deselectRow(at: indexPath, animated: true)")) == [])
    }

    @Test func `a cast of the stack around the controller that is meant`() {
        func home(_ lines: String, _ handed: String) -> String {
            """
            protocol Closable { func mayClose() -> Bool }
            class Note: UIViewController, Closable { func mayClose() -> Bool { false } }
            class Home: UIViewController {
                func ask(_ content: UIViewController) { \(lines) }
            }
            let home = Home(); root home
            home.ask(\(handed))
            """
        }
        let plain = "if let note = content as? Closable { print(note.mayClose()) }"
        let both =
            plain + "; if let nav = content as? UINavigationController { print(nav.children) }"
        let stack = "UINavigationController(rootViewController: Note())"
        #expect(ids(home(plain, stack)) == ["cast-of-container B31 Home,Closable"])
        #expect(ids(home(both, stack)) == [])
        #expect(ids(home(plain, "Note()")) == [])
    }
}
