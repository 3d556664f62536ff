import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

/// Each finding is told whole, and goes with its mending line or with the class mended.
@MainActor
@Suite("doctor: fresh questions")
struct FreshDiagnosisTests {
    @Test func `an animator that a screen gives for what it has nothing to do with`() {
        func stack(_ first: String) -> String {
            """
            class Zoom: NSObject, UIViewControllerAnimatedTransitioning {
                func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
                func animateTransition(using context: UIViewControllerContextTransitioning) {
                    context.containerView.addSubview(context.view(forKey: .to)!)
                    context.completeTransition(true)
                }
            }
            class List: UIViewController, UINavigationControllerDelegate {
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    navigationController?.delegate = self
                }
                func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
                    \(first)
                    return Zoom()
                }
            }
            let list = List(); new search; new detail; new nav as nav with list; root nav
            nav.pushViewController(search, animated: true)

            """
        }
        let push = "nav.pushViewController(detail, animated: true)"
        let mend = "guard fromVC === self || toVC === self else { return nil }"
        let own = { (script: String) in
            findings(script).filter { $0.hasPrefix("delegate-left-behind") }
        }
        #expect(own(stack("")) == [])
        #expect(
            own(stack("") + push) == [
                "delegate-left-behind B62 list,nav @9: \(mend) at the beginning of List.navigationController"
            ])
        #expect(own(stack(mend) + push) == [])
    }

    @Test func `a stack whose delegate animates cannot be swiped back`() {
        func stack(_ method: String) -> String {
            """
            class Home: UIViewController, UINavigationControllerDelegate {
                override func viewDidLoad() { super.viewDidLoad(); navigationController?.delegate = self }
                \(method)
            }
            let home = Home(); new detail; new nav as nav with home; root nav
            nav.pushViewController(detail, animated: true)

            """
        }
        let method =
            "func navigationController(_ n: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from a: UIViewController, to b: UIViewController) -> UIViewControllerAnimatedTransitioning? { nil }"
        let mend = "nav.interactivePopGestureRecognizer?.delegate = nil"
        #expect(findings(stack(method)) == ["swipe-back-off C55 detail,nav @6: \(mend)"])
        #expect(findings(stack(method) + mend) == [])
        #expect(findings(stack("")) == [])
    }

    @Test func `a field that resigns in a form sheet`() {
        func sheet(_ stack: String, _ style: String = "formSheet") -> String {
            """
            device iPad
            class Login: UIViewController {
                let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 40))
                override func viewDidLoad() { super.viewDidLoad(); view.addSubview(field) }
                func done() { field.resignFirstResponder() }
            }
            class Stack: UINavigationController { \(stack) }
            new home; root home
            let login = Login(); let nav = Stack(rootViewController: login)
            nav.modalPresentationStyle = .\(style)
            home.present(nav, animated: true)
            login.field.becomeFirstResponder()

            """
        }
        let mend = "override var disablesAutomaticKeyboardDismissal: Bool { false }"
        #expect(findings(sheet("")) == [])
        #expect(
            findings(sheet("") + "login.done()") == [
                "keyboard-stays B61 login.field,nav @10: \(mend) in Stack"
            ])
        #expect(findings(sheet(mend) + "login.done()") == [])
        #expect(findings(sheet("", "pageSheet") + "login.done()") == [])
    }

    @Test func `a table controller that its subclass keeps from moving its rows`() {
        func form(_ call: String) -> String {
            """
            class Form: UITableViewController {
                let field = UITextField(frame: CGRect(x: 10, y: 2, width: 200, height: 40))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                }
                override func viewWillAppear(_ animated: Bool) { \(call) }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 15 }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                    if indexPath.row == 12 { cell.contentView.addSubview(field) }
                    return cell
                }
            }
            let form = Form(); root form
            tap form.field
            """
        }
        let mend = "super.viewWillAppear(animated)"
        #expect(
            findings(form("")).first
                == "field-under-keyboard B10 form.field,form @4: \(mend) in Form.viewWillAppear, line 7"
        )
        #expect(findings(form(mend)) == [])
    }

    @Test func `a sheet that would hide the status bar`() {
        func menu(_ after: String) -> String {
            """
            class Menu: UIViewController { override var prefersStatusBarHidden: Bool { true } }
            new home; root home; let menu = Menu()
            home.present(menu, animated: true)
            \(after)
            """
        }
        let mend = [
            "menu.modalPresentationCapturesStatusBarAppearance = true",
            "menu.setNeedsStatusBarAppearanceUpdate()",
        ]
        #expect(
            findings(menu("")) == [
                "answer-unasked S02 menu,home @5: \(mend[0]) | \(mend[1]), where it is presented already"
            ])
        #expect(findings(menu(mend.joined(separator: "\n"))) == [])
    }

    @Test func `a closure that runs later and has a cell`() {
        func list(_ body: String) -> String {
            """
            class Photos: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                    cell.textLabel?.text = nil
                    \(body)
                    return cell
                }
            }
            let photos = Photos(); root photos
            """
        }
        #expect(
            findings(list("DispatchQueue.main.async { cell.textLabel?.text = \"a\" }")).map {
                $0.prefix { $0 != ":" }
            } == ["cell-in-closure B60 Photos,tableView @1"])
        #expect(
            findings(
                list(
                    "DispatchQueue.main.async { tableView.cellForRow(at: indexPath)?.textLabel?.text = \"a\" }"
                )) == [])
        #expect(findings(list("UIView.performWithoutAnimation { cell.alpha = 1 }")) == [])
    }

    @Test func `a display link that only deinit ends`() {
        func spinner(_ end: String) -> String {
            """
            class Spinner: UIViewController {
                var link: CADisplayLink?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    link = CADisplayLink(target: self, selector: #selector(tick))
                    link?.add(to: .main, forMode: .common)
                }
                @objc func tick() {}
                \(end)
            }
            let spinner = Spinner(); root spinner
            """
        }
        let mended =
            "override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); link?.invalidate() }"
        #expect(
            findings(spinner("deinit { link?.invalidate() }")) == [
                "display-link-keeps B15 Spinner,viewDidLoad @1: link?.invalidate() in viewDidDisappear(_:)"
            ])
        #expect(findings(spinner(mended)) == [])
    }

    @Test func `a screen that a static variable keeps, and that has a deinit`() {
        func alert(_ kind: String, _ end: String) -> String {
            """
            class Alert: UIViewController {
                \(kind)
                override func viewDidLoad() { super.viewDidLoad(); Alert.shared = self }
                \(end)
            }
            new home; root home
            home.present(Alert(), animated: true)
            home.dismiss(animated: true)
            """
        }
        let end = "deinit { print(\"gone\") }"
        #expect(
            findings(alert("static var shared: Alert?", end)) == [
                "leak B15 Alert-1 @5: declare the property of Alert 'weak var shared', or set it to nil"
            ])
        #expect(findings(alert("static var shared: Alert?", "")) == [])
        let letGo =
            "override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); Alert.shared = nil }"
        #expect(findings(alert("static var shared: Alert?", end + "\n" + letGo)) == [])
    }

    @Test func `viewDidLoad that code calls`() {
        func board(_ call: String) -> String {
            """
            class Board: UIViewController {
                override func loadView() { view = UIView(); \(call) }
                override func viewDidLoad() { super.viewDidLoad() }
            }
            let board = Board(); root board
            """
        }
        #expect(
            findings(board("viewDidLoad()")) == [
                "callback-called L02 Board,loadView @1: leave the call out: UIKit sends it once, behind loadView; "
                    + "what is to be done again goes into a method of its own"
            ])
        #expect(findings(board("")) == [])
    }

    @Test func `checkmarks on cells that are asked for on the spot`() {
        func list(_ filling: String) -> String {
            """
            class Toppings: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                    \(filling)
                    return cell
                }
                override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
                }
            }
            let toppings = Toppings(); root toppings
            """
        }
        #expect(
            findings(list("")).map { $0.prefix { $0 != ":" } } == [
                "reused-cell B42 Toppings,tableView @1"
            ])
        #expect(findings(list("cell.accessoryType = .none")) == [])
    }

    @Test func `a root of which another object has loaded its view`() {
        func launch(_ shown: String) -> String {
            """
            class Start: UIViewController {}
            class Launcher {
                let first = Start()
                func start() {
                    first.view.backgroundColor = .white
                    window.rootViewController = \(shown)
                    window.makeKeyAndVisible()
                }
            }
            let launcher = Launcher(); launcher.start()
            """
        }
        #expect(
            findings(launch("Start()")).map { $0.prefix { $0 != ":" } } == [
                "root-twice B33 Start-1,Start-2 @3"
            ])
        #expect(findings(launch("first")) == [])
    }

    @Test func `the window of the app's delegate`() {
        func banner(_ window: String) -> String {
            """
            class Banner: UIViewController {
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    let found = \(window)
                    print(found == nil)
                }
            }
            let banner = Banner(); root banner
            """
        }
        #expect(
            findings(banner("UIApplication.shared.delegate?.window ?? nil")).map {
                $0.prefix { $0 != ":" }
            }
                == ["delegate-window U27 Banner,viewDidAppear @1"])
        #expect(findings(banner("view.window")) == [])
    }
}
