import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

/// What gestures and the keyboard add up, and sizes that are read too early: each goes with the class mended.
@MainActor
@Suite("doctor: what is added up at each step, and read too early")
struct GestureDiagnosisTests {
    private func ids(_ script: String) -> [String] {
        findings(script).map { String($0.prefix { $0 != "@" }.dropLast()) }
    }

    @Test(
        "the way of a pan that is added again at each step",
        arguments: [
            "piece.center.x += pan.translation(in: view).x",
            "let by = pan.translation(in: view); piece.center = CGPoint(x: piece.center.x + by.x, y: 0)",
            "let by = pan.translation(in: view); piece.transform = piece.transform.translatedBy(x: by.x, y: 0)",
        ])
    func pan(_ line: String) {
        func puzzle(_ line: String) -> String {
            """
            class Puzzle: UIViewController {
                let piece = UIView(); var start = CGPoint.zero
                @objc func moved(_ pan: UIPanGestureRecognizer) { \(line) }
            }

            """
        }
        #expect(ids(puzzle(line)) == ["gesture-added-up B65 Puzzle,moved"])
        #expect(ids(puzzle(line + "; pan.setTranslation(.zero, in: view)")) == [])
        #expect(
            ids(puzzle("let by = pan.translation(in: view); piece.center.x = start.x + by.x")) == []
        )
        #expect(
            findings(puzzle("piece.center.x += pan.translation(in: view).x")).first?
                .hasSuffix("pan.setTranslation(.zero, in: view) behind it") == true)
    }

    @Test func `a pinch and a rotation that begin anew at each step, and those that do not`() {
        func sticker(_ line: String) -> String {
            """
            class Sticker: UIViewController {
                let picture = UIView()
                @objc func pinched(_ pinch: UIPinchGestureRecognizer) { \(line) }
                @objc func turned(_ turn: UIRotationGestureRecognizer) {
                    picture.transform = CGAffineTransform(rotationAngle: turn.rotation)
                }
            }

            """
        }
        let line = "picture.transform = picture.transform.scaledBy(x: pinch.scale, y: pinch.scale)"
        #expect(ids(sticker(line)) == ["gesture-added-up B65 Sticker,pinched"])
        #expect(ids(sticker(line + "; pinch.scale = 1")) == [])
    }

    @Test func `a swipe that is asked for its direction, where it has several`() {
        func cards(_ direction: String) -> String {
            """
            class Cards: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped(_:)))
                    swipe.direction = \(direction)
                    view.addGestureRecognizer(swipe)
                }
                @objc func swiped(_ swipe: UISwipeGestureRecognizer) {
                    if swipe.direction == .left { print("left") }
                }
            }

            """
        }
        #expect(ids(cards("[.left, .right]")) == ["swipe-of-several-directions B65 Cards,swiped"])
        #expect(ids(cards(".left")) == [])
        #expect(ids(cards("[.left]")) == [])
    }

    @Test func `a view that goes up by the keyboard's height at each notification`() {
        func form(_ line: String) -> String {
            """
            class Form: UIViewController {
                @objc func willShow(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    \(line)
                }
            }

            """
        }
        #expect(
            ids(form("view.frame.origin.y -= frame.height")) == [
                "keyboard-added-up A97 Form,willShow"
            ])
        #expect(ids(form("view.frame.origin.y = -frame.height")) == [])
        #expect(
            ids(form("if view.frame.origin.y == 0 { view.frame.origin.y -= frame.height }")) == [])
    }

    @Test func `a size that a view within another one has not yet in viewDidLayoutSubviews`() {
        func profile(_ before: String, around: String = "card") -> String {
            """
            class Profile: UIViewController {
                let card = UIView(); let avatar = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(card)
                    \(around).addSubview(avatar)
                    avatar.heightAnchor.constraint(equalToConstant: 80).isActive = true
                }
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    \(before)
                    avatar.layer.cornerRadius = avatar.bounds.height / 2
                }
            }

            """
        }
        #expect(
            ids(profile("avatar.clipsToBounds = true"))
                == ["inner-size-early R24 Profile,viewDidLayoutSubviews"])
        #expect(ids(profile("avatar.clipsToBounds = true; card.layoutIfNeeded()")) == [])
        #expect(ids(profile("avatar.clipsToBounds = true", around: "view")) == [])
    }

    @Test func `a method of a delegate by its label, and names that no class has`() {
        func list(_ label: String, _ more: String = "") -> String {
            """
            class List: UITableViewController {
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
                override func tableView(_ tableView: UITableView, \(label) indexPath: IndexPath) -> Bool { true }
                \(more)
            }

            """
        }
        let move =
            "override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}"
        #expect(ids(list("canMoveRowAt")) == ["pitfall-in-code B65 List,tableView,canMoveRowAt"])
        #expect(ids(list("canMoveRowAt", move)) == [])
        #expect(ids(list("shouldHighlightRowAt")) == [])
        let menu =
            "class Menu: UIViewController { let list = UIScrollView(); let buy = UIButton(); func go() { list.delaysContentTouches = false } }\n"
        #expect(ids(menu) == ["pitfall-in-code U29 Menu,go,delaysContentTouches"])
        #expect(
            ids(
                "class Own: UIScrollView { override func touchesShouldCancel(in view: UIView) -> Bool { true } }\n"
                    + menu) == [])
    }

    @Test func `what is added to a controller's own view, where that is a table`() {
        func mail(_ line: String) -> String {
            """
            class Mail: UITableViewController {
                override func viewDidLoad() { super.viewDidLoad(); \(line) }
            }

            """
        }
        #expect(
            ids(mail("view.addSubview(UIView())"))
                == ["pitfall-in-code B65 Mail,viewDidLoad,addSubview"])
        #expect(ids(mail("navigationController?.view.addSubview(UIView())")) == [])
    }
}

/// What is posted, begun and called for nobody.
@MainActor
@Suite("doctor: what reaches nobody")
struct ReachesNobodyTests {
    private func ids(_ script: String) -> [String] {
        findings(script).map { String($0.prefix { $0 != "@" }.dropLast()) }
    }

    private func list(
        observing name: String, of object: String = "nil", posting posted: String
    )
        -> String
    {
        """
        class List: UIViewController {
            let store = UIViewController()
            override func viewDidLoad() {
                super.viewDidLoad()
                NotificationCenter.default.addObserver(self, selector: #selector(reload), name: Notification.Name("\(name)"), object: \(object))
            }
            @objc func reload() { print("reload") }
        }
        let list = List(); root list
        NotificationCenter.default.post(name: Notification.Name("\(posted)"), object: nil)

        """
    }

    @Test func `a notification by nearly the name that is observed, or from another object`() {
        #expect(
            ids(list(observing: "dataLoaded", posting: "DataLoaded"))
                == ["posted-to-nobody U21 list,DataLoaded"])
        #expect(
            ids(list(observing: "dataLoaded", posting: "dataLoad"))
                == [])
        #expect(
            ids(list(observing: "dataLoaded", posting: "datasLoaded"))
                == ["posted-to-nobody U21 list,datasLoaded"])
        #expect(ids(list(observing: "userDidLogin", posting: "userDidLogout")) == [])
        #expect(ids(list(observing: "dataLoaded", posting: "dataLoaded")) == [])
        #expect(
            ids(list(observing: "dataLoaded", of: "store", posting: "dataLoaded"))
                == ["posted-to-nobody U21 list,dataLoaded"])
    }

    @Test func `an appearance that begins before the child is one`() {
        func pager(_ first: String, _ second: String) -> String {
            """
            class Pager: UIViewController {
                override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
                func show(_ page: UIViewController) {
                    \(first); \(second)
                    view.addSubview(page.view)
                    page.endAppearanceTransition()
                    page.didMove(toParent: self)
                }
            }

            """
        }
        let (begin, add) = (
            "page.beginAppearanceTransition(true, animated: false)", "addChild(page)"
        )
        #expect(ids(pager(begin, add)).contains("begun-before-child C28 Pager,show"))
        #expect(!ids(pager(add, begin)).contains("begun-before-child C28 Pager,show"))
    }

    @Test func `a call of a method that waits for its time, and the line that takes it back`() {
        func banner(_ line: String) -> String {
            """
            class Banner: UIViewController {
                override func viewDidLoad() { super.viewDidLoad(); perform(#selector(next(_:)), with: nil, afterDelay: 60) }
                override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); \(line) }
                @objc func next(_ sender: Any?) { print("next") }
            }
            let home = UIViewController(); new nav as nav with home; root nav
            hold
            nav.pushViewController(Banner(), animated: false)
            nav.popViewController(animated: false)
            wait 1

            """
        }
        let taken = "NSObject.cancelPreviousPerformRequests(withTarget: self)"
        #expect(ids(banner(taken)) == [])
        let session = TestSession()
        session.run(banner(taken) + "wait 100")
        #expect(!session.notes.contains("next") && !session.lines.contains("next"))
    }
}
