import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("doctor: what people miss in their own code")
struct MissedDiagnosisTests {
    /// A stack on which an object of a class is pushed, and popped again.
    private func pushedAndPopped(_ members: String) -> String {
        """
        class Page: UIViewController {
        \(members)
        }
        new list; new nav as nav with list; root nav
        nav.pushViewController(Page(), animated: true)
        nav.popViewController(animated: true)

        """
    }

    @Test func `a controller presented in viewDidLoad, though it is gone`() {
        let script = """
            class Home: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    present(UIViewController(), animated: true)
                }
            }
            new home as Home
            root home

            """
        #expect(
            sentences(script) == [
                "fault: UIKit has warned about UIViewController-1: presenter not in the window "
                    + "(Home.viewDidLoad, line 4)"
            ])
        let later = script.replacing("viewDidLoad", with: "viewDidAppear").replacing(
            "viewDidAppear()", with: "viewDidAppear(_ animated: Bool)", maxReplacements: 1
        )
        .replacing("super.viewDidAppear()", with: "super.viewDidAppear(animated)")
        #expect(findings(later) == [])
    }

    @Test func `dismiss on a pushed controller`() {
        let script = """
            class Detail: UIViewController {
                func close() { dismiss(animated: true) }
            }
            new list; new detail as Detail; new nav as nav with list; root nav
            nav.pushViewController(detail, animated: true)
            detail.close()

            """
        let pop = "detail.navigationController?.popViewController(animated: true)"
        #expect(
            sentences(script) == [
                "fault: dismiss on detail dismisses nobody: nav has pushed detail, and it leaves by a "
                    + "pop (Detail.close, line 2)"
            ]
                || sentences(script) == [
                    "fault: dismiss on detail dismisses nobody: nav has pushed it, and it leaves by a "
                        + "pop (Detail.close, line 2)"
                ])
        #expect(
            findings(script) == [
                "dismiss-pushed A08 detail,nav @7: \(pop) | "
                    + "navigationController?.popViewController(animated: true) in place of dismiss "
                    + "(Detail.close, line 2)"
            ])
        #expect(findings(script + pop) == [])
        let mended = script.replacing(
            "{ dismiss(", with: "{ navigationController?.popViewController(")
        #expect(findings(mended) == [])
    }

    @Test func `a pop to another object of the class`() {
        let script = """
            class First: UIViewController {}
            class Last: UIViewController {
                func back() { navigationController?.popToViewController(First(), animated: true) }
            }
            new first as First; new last as Last; new nav as nav with first; root nav
            nav.pushViewController(last, animated: true)
            last.back()

            """
        let pop = "nav.popToRootViewController(animated: true)"
        #expect(
            findings(script) == [
                "pop-to-stranger E28 nav,first @8: \(pop) | "
                    + "navigationController?.popToRootViewController(animated: true) in place of "
                    + "popToViewController (Last.back, line 3)"
            ])
        #expect(findings(script + pop) == [])
    }

    @Test func `a timer that repeats holds its target`() {
        let timer = """
            var timer: Timer?
            override func viewDidLoad() {
                super.viewDidLoad()
                timer = Timer.scheduledTimer(timeInterval: 9, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
            }
            @objc func tick() {}
            """
        #expect(
            sentences(pushedAndPopped(timer)) == [
                "fault: Page-1 has gone from the screen and lives: the timer in 'timer', which repeats "
                    + "and was not invalidated, holds it"
            ])
        let ends = """

            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                timer?.invalidate()
            }
            """
        #expect(findings(pushedAndPopped(timer + ends)) == [])
    }

    @Test func `a closure property and the block of an observer hold their object`() {
        let closure = """
            var onSave: (() -> Void)?
            override func viewDidLoad() {
                super.viewDidLoad()
                onSave = { self.title = "saved" }
            }
            """
        #expect(
            sentences(pushedAndPopped(closure)) == [
                "fault: Page-1 has gone from the screen and lives: the closure in the property "
                    + "'onSave' of Page-1 (line 5), which captured self, holds it"
            ])
        #expect(
            findings(pushedAndPopped(closure.replacing("{ self.", with: "{ [weak self] in self?.")))
                == [])
        let observer = """
            var token: NSObjectProtocol?
            override func viewDidLoad() {
                super.viewDidLoad()
                token = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main) { _ in self.title = "x" }
            }
            """
        #expect(
            sentences(pushedAndPopped(observer)) == [
                "fault: Page-1 has gone from the screen and lives: the block of the observer in "
                    + "'token' of UIKeyboardWillShowNotification (line 5), which captured self, holds it"
            ])
    }

    @Test func `an observer that is added at each appearance`() {
        let script = """
            class Chat: UIViewController {
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    NotificationCenter.default.addObserver(self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func keyboardWillShow(_ note: Notification) {}
            }
            new chat as Chat; new other; new nav as nav with chat; root nav
            nav.pushViewController(other, animated: true)
            nav.popViewController(animated: true)

            """
        #expect(
            sentences(script) == [
                "fault: chat observes UIKeyboardWillShowNotification 2 times: each sends "
                    + "keyboardWillShow(_:) 2 times (Chat.viewWillAppear, line 4)",
                "advice: Chat.viewWillAppear (line 4) calls addObserver each time it comes",
            ])
        let ends = """
                override func viewDidDisappear(_ animated: Bool) {
                    super.viewDidDisappear(animated)
                    NotificationCenter.default.removeObserver(self)
                }
                @objc
            """
        #expect(findings(script.replacing("    @objc", with: ends)) == [])
    }

    @Test func `a button of one's own in the back button's place`() {
        let script = """
            class Detail: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
                }
            }
            new list; new detail as Detail; new nav as nav with list; root nav
            nav.pushViewController(detail, animated: true)

            """
        let mend = "detail.navigationItem.leftItemsSupplementBackButton = true"
        #expect(findings(script) == ["swipe-back-off C55 detail,nav @6: \(mend)"])
        #expect(findings(script + mend) == [])
        #expect(
            findings(script + "nav.interactivePopGestureRecognizer?.delegate = nil") == [])
    }

    @Test func `a size that is read too early, however it is written`() {
        func card(_ lines: String) -> String {
            """
            class Card: UIViewController {
                let box = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(lines)
                }
            }

            """
        }
        for lines in [
            "let bar = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 50)); view.addSubview(bar)",
            "view.addSubview(UIView(frame: view.bounds))",
            "let width = view.frame.width; box.frame = CGRect(x: 0, y: 0, width: width / 2, height: 20)",
            "box.frame.origin.y = view.bounds.height - 50",
            "box.translatesAutoresizingMaskIntoConstraints = false; let inner = UIView(frame: box.bounds); box.addSubview(inner)",
        ] {
            #expect(
                sentences(card(lines)) == [
                    "advice: Card.viewDidLoad (line 5) computes a frame from a view that has not its "
                        + "size yet"
                ], "\(lines)")
        }
        for lines in [
            "box.frame = CGRect(x: 0, y: 0, width: 100, height: 20)",
            "box.translatesAutoresizingMaskIntoConstraints = false; box.frame = view.bounds",
            "box.frame = view.bounds; box.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
        ] {
            #expect(findings(card(lines)) == [], "\(lines)")
        }
        #expect(
            sentences(card("box.frame.origin.y = view.safeAreaInsets.top")) == [
                "advice: Card.viewDidLoad (line 5) reads the safe area of a view that is in no window "
                    + "yet: it is zero"
            ])
    }

    @Test func `what is read at the push and was set after it`() {
        let script = """
            class Detail: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    hidesBottomBarWhenPushed = true
                }
            }
            new list; new detail as Detail; new nav as nav with list; new tabs as tab with nav; root tabs
            nav.pushViewController(detail, animated: true)

            """
        #expect(
            findings(script) == [
                "bottom-bar-late B17 detail,nav @7: set hidesBottomBarWhenPushed in an initialiser, or "
                    + "before the push | it is set too late in Detail.viewDidLoad, line 4"
            ])
        #expect(
            findings(script + "pop nav; nav.pushViewController(detail, animated: true)") == [])
    }

    @Test func `detents that came too late for iOS 15`() {
        let script = """
            class Sheet: UIViewController {
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    sheetPresentationController?.detents = [.medium()]
                }
            }
            new home; root home
            let sheet = Sheet()
            home.present(sheet, animated: true)

            """
        #expect(
            findings("set ios 15\n" + script) == [
                "detents-late P41 sheet @6: set detents before present, or in viewDidLoad, or within "
                    + "animateChanges of the sheet"
            ])
        #expect(
            findings(
                "set ios 15\n" + script + "sheet.sheetPresentationController?.animateChanges {}")
                == [])
        #expect(findings(script) == [])
    }

    @Test func `a label that nobody has given a size`() {
        let home = { (lines: String) in
            """
            class Home: UIViewController {
                let label = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    label.text = "hello"
                    view.addSubview(label)
                    \(lines)
                }
            }
            let home = Home()
            root home

            """
        }
        #expect(
            findings(home("")) == [
                "text-without-size B36 home.label @3: home.label.sizeToFit() | or "
                    + "home.label.translatesAutoresizingMaskIntoConstraints = false and constraints that say "
                    + "where it is"
            ])
        #expect(findings(home("label.sizeToFit()")) == [])
        #expect(findings(home("label.isHidden = true")) == [])
        #expect(findings(home("label.text = nil")) == [])
    }

    @Test func `a transparent view keeps its room in a stack`() {
        let script = """
            class Form: UIViewController {
                let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
                let note = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    note.text = "Note"
                    stack.addArrangedSubview(note)
                    view.addSubview(stack)
                }
            }
            new form as Form; root form

            """
        #expect(
            findings(script + "form.note.alpha = 0") == [
                "transparent-keeps-room B25 form.note @4: form.note.isHidden = true"
            ])
        #expect(findings(script + "form.note.isHidden = true") == [])
    }

    @Test func `a method that is named nearly as one that UIKit calls`() {
        func home(_ methods: String, _ base: String = "UIViewController, UITextFieldDelegate")
            -> String
        {
            "class Home: \(base) {\n\(methods)\n}\nnew home as Home; root home\n"
        }
        #expect(
            findings(home("func viewWillAppear() {}\nfunc viewDidApear(_ animated: Bool) {}")) == [
                "method-nearly-named B37 Home,viewWillAppear @2: override func viewWillAppear(_:)",
                "method-nearly-named B37 Home,viewDidApear @2: override func viewDidAppear(_:)",
            ])
        #expect(
            findings(home("func textFieldShouldReturn(textField: UITextField) -> Bool { true }"))
                == [
                    "method-nearly-named B37 Home,textFieldShouldReturn @1: func textFieldShouldReturn(_:)"
                ])
        let list = "func tableView(_ t: UITableView, didSelectRowAtIndexPath i: IndexPath) {}"
        #expect(
            findings(home(list, "UITableViewController")) == [
                "method-nearly-named B37 Home,tableView @1: func tableView(_:didSelectRowAt:)"
            ])
        let other = "override func tableView(_ t: UITableView, didDeselectRowAt i: IndexPath) {}"
        #expect(
            findings(home(other, "UITableViewController")) == [
                "deselection-alone B37 Home,tableView @1: func tableView(_:didSelectRowAt:)"
            ])
        #expect(findings(home("func viewWillShow() {}\nfunc present() {}")) == [])
        #expect(
            findings(home("func viewWillAppear() {}") + "home.viewWillAppear()") == [])
    }

    @Test func `the title of a child that no bar shows`() {
        let script = """
            new inner; new outer; new nav as nav with outer; root nav
            inner.title = "Inner"

            """
        #expect(
            findings(script + "add inner to outer") == [
                "title-of-child B20 inner,outer @6: outer.title = inner.title"
            ])
        #expect(findings(script + "outer.title = \"Outer\"; add inner to outer") == [])
    }

    @Test func `a button outside of the view that it is in`() {
        let script = """
            class Home: UIViewController {
                let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
                let button = UIButton(frame: CGRect(x: 0, y: 120, width: 100, height: 40))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(box)
                    box.addSubview(button)
                }
            }
            new home as Home; root home

            """
        #expect(
            sentences(script) == [
                "fault: home.button is seen and gets no touches: it lies outside of the bounds of "
                    + "home.box, and touches end there"
            ])
    }

    @Test func `a delegate that a variable alone holds`() {
        let script = """
            class Source: NSObject, UITableViewDataSource {
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            }
            class List: UIViewController {
                let table = UITableView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let source = Source()
                    table.dataSource = source
                }
            }

            """
        #expect(
            sentences(script) == [
                "fault: List.viewDidLoad (line 10) gives dataSource a Source that nothing holds when "
                    + "viewDidLoad has ended: dataSource is weak, and nil then"
            ])
        let kept = script.replacing("let table", with: "let source = Source(); let table")
            .replacing("        let source = Source()\n", with: "")
        #expect(findings(kept) == [])
    }

    @Test func `a loadView that asks for the view`() {
        let script = """
            class Home: UIViewController {
                override func loadView() { view.isHidden = true }
            }
            new home as Home
            root home

            """
        let session = TestSession()
        session.run(script)
        let found = Diagnosis(session: session.workbench.session).diagnose()
        #expect(
            found.map(\.text) == [
                "the last step ended with an exception about home, and was undone: a loadView that "
                    + "asks for its view",
                "Home.loadView (line 2) reads view before it has set one: that calls loadView again, "
                    + "without end",
            ])
    }
}
