import HierarchyRecords
import Testing

@testable import Workbench

/// Notifications that pass somebody by, what a child takes for its own, and how code looks that people stumble over.
@MainActor
@Suite("doctor and why not: what was overheard")
struct OverheardDiagnosisTests {
    private func screen(_ loading: String, _ rest: String = "") -> String {
        """
        class Base: UIViewController {
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                \(rest)
            }
        }
        class Inbox: Base {
            override func viewDidLoad() {
                super.viewDidLoad()
                \(loading)
            }
            @objc func arrived() { }
        }
        let inbox = Inbox()
        let nav = UINavigationController(rootViewController: inbox)
        root nav
        nav.pushViewController(UIViewController(), animated: false)
        nav.popViewController(animated: false)
        NotificationCenter.default.post(name: Notification.Name("arrived"), object: nil)

        """
    }

    private func observing(_ center: String, _ name: String = "arrived") -> String {
        "\(center).addObserver(self, selector: #selector(arrived), "
            + "name: Notification.Name(\"\(name)\"), object: nil)"
    }

    private func reason(_ script: String) -> (values: [String], remedy: String?) {
        let tests = WhyNotTests()
        guard
            case .notSent(let reason, _) =
                tests.answer(tests.session(script), "inbox.arrived")?.finding
        else { return ([], nil) }
        return (reason.failed?.values ?? [], reason.failed?.remedy)
    }

    /// The lines that mend what the last line of a script failed by.
    private func mends(_ script: String) -> [String] {
        let session = TestSession()
        session.run(script)
        return Diagnosis(session: session.workbench.session).diagnose().flatMap(\.mend)
    }

    @Test func `another center`() {
        let own = reason(screen(observing("NotificationCenter()")))
        #expect(own.values.first?.contains("a new center") == true)
        #expect(own.remedy?.contains("NotificationCenter.default") == true)
        let found = findings(screen(observing("NotificationCenter()")))
        #expect(found.contains { $0.hasPrefix("pitfall-in-code U21 Inbox,viewDidLoad") })
        #expect(
            !findings(screen(observing("NotificationCenter.default"))).contains {
                $0.contains("U21")
            })
    }

    @Test func `another name`() {
        let other = reason(screen(observing("NotificationCenter.default", "arived")))
        #expect(
            other.values == ["it observes arived, and arrived was posted, which is another name"])
        #expect(other.remedy == "Use one name for both: post arived in place of arrived.")
    }

    @Test func `a base class that takes back what it did not add`() {
        let removal = "NotificationCenter.default.removeObserver(self)"
        let script = screen(observing("NotificationCenter.default"), removal)
        #expect(reason(script).values.first?.contains("Base.viewDidDisappear") == true)
        #expect(
            findings(script).contains {
                $0.hasPrefix("undone-for-good B46 Base,viewDidDisappear")
            })
        let byName =
            "NotificationCenter.default.removeObserver(self, "
            + "name: Notification.Name(\"other\"), object: nil)"
        #expect(
            !findings(screen(observing("NotificationCenter.default"), byName)).contains {
                $0.hasPrefix("undone-for-good")
            })
    }

    @Test func `a child that takes itself for presented`() {
        func script(_ condition: String) -> String {
            """
            class Player: UIViewController { var isModal: Bool { \(condition) } }
            class Lesson: UIViewController {
                let player = Player()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    addChild(player)
                    player.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    view.addSubview(player.view)
                    player.didMove(toParent: self)
                }
            }
            new home; root home
            home.present(Lesson(), animated: false)
            """
        }
        #expect(
            findings(script("presentingViewController != nil")).contains {
                $0.hasPrefix("presented-around B32")
            })
        #expect(
            !findings(script("isBeingPresented")).contains {
                $0.contains("presentingViewController")
            })
    }

    @Test func `what was added before the first count`() {
        let script = """
            class Photos: UICollectionViewController {
                var all: [String] = []
                override func viewDidLoad() {
                    super.viewDidLoad()
                    loaded("a")
                }
                func loaded(_ photo: String) {
                    all.append(photo)
                    collectionView.insertItems(at: [IndexPath(item: all.count - 1, section: 0)])
                }
                override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { all.count }
            }
            let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout())
            root photos
            """
        #expect(
            mends(script).contains {
                $0.contains("reloadData() in place of insertItems")
                    && $0.contains("what append added before")
            })
    }

    @Test func `an unowned self that has gone`() {
        let script = """
            class Player: UIViewController {
                var isRaised = false
                override func viewDidLoad() {
                    super.viewDidLoad()
                    NotificationCenter.default.addObserver(forName: Notification.Name("volume"), object: nil, queue: nil) { [unowned self] _ in
                        self.isRaised = true
                    }
                }
            }
            new home as nav; root home
            home.pushViewController(UIViewController(), animated: false)
            home.pushViewController(Player(), animated: false)
            home.popViewController(animated: false)
            NotificationCenter.default.post(name: Notification.Name("volume"), object: nil)
            """
        #expect(mends(script).contains { $0.contains("[weak self] in place of [unowned self]") })
        #expect(mends(script).contains { $0.contains("removeObserver(token)") })
    }

    @Test func `a selector of another class`() {
        let script = """
            class Search: UIViewController { @objc func find() { } }
            class Main: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    NotificationCenter.default.addObserver(self, selector: #selector(Search.find), name: Notification.Name("find"), object: nil)
                }
            }
            let main = Main(); root main
            NotificationCenter.default.post(name: Notification.Name("find"), object: nil)
            """
        #expect(mends(script).contains { $0.hasPrefix("Main has no find: give it the method") })
    }

    @Test func `the parent of a presented controller`() {
        func script(_ line: String) -> String {
            """
            class Settings: UIViewController { func done() { \(line) } }
            new home; root home
            let settings = Settings()
            home.present(settings, animated: false)
            settings.done()
            """
        }
        #expect(
            findings(script("parent?.dismiss(animated: true)")).contains {
                $0.hasPrefix("parent-of-presented B29 settings,parent")
            })
        #expect(!findings(script("dismiss(animated: true)")).contains { $0.contains("parent-of") })
    }

    @Test func `all members but some`() {
        let script = """
            class Theme: UIViewController {
                METHOD { UINavigationBar.appearance().tintColor = .red }
            }
            let theme = Theme(); root theme
            """
        func found(_ method: String) -> Bool {
            findings(script.replacing("METHOD", with: method)).contains {
                $0.hasPrefix("pitfall-in-code") && $0.contains("appearance")
            }
        }
        #expect(found("func apply()"))
        #expect(!found("override func viewDidLoad()"))
    }
}
