import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

/// Each finding is told, and is not where the class is mended.
@MainActor
@Suite("doctor: ways there and back, as forums ask about them")
struct WaysBackDiagnosisTests {
    private func kinds(_ script: String) -> [String] {
        findings(script).map { String($0.prefix { $0 != " " }) }
    }

    @Test func `a new instance of the screen before, which nobody shows`() {
        func rename(_ lines: String) -> String {
            """
            class Profile: UIViewController {
                var name = ""
                func show(_ name: String) { self.name = name }
            }
            class Rename: UIViewController {
                func save() {
                    \(lines)
                    navigationController?.popViewController(animated: true)
                }
            }
            let profile = Profile()
            let nav = UINavigationController(rootViewController: profile)
            root nav
            let rename = Rename()
            nav.pushViewController(rename, animated: true)
            rename.save()

            """
        }
        let old = "(navigationController?.viewControllers.first as? Profile)?.show(\"Ann\")"
        #expect(
            kinds(rename("let other = Profile(); other.show(\"Ann\")")) == ["unshown-instance"])
        #expect(
            kinds(rename("let other = Profile(); other.name = \"Ann\"")) == ["unshown-instance"])
        #expect(kinds(rename(old)) == [])
        #expect(
            kinds(
                rename(
                    "let other = Profile(); other.show(\"Ann\"); navigationController?.viewControllers = [other]"
                )) == [])
    }

    @Test func `a value that comes when the view was loaded already`() {
        func go(_ lines: String) -> String {
            """
            class Second: UIViewController {
                var name = ""
                override func viewDidLoad() { super.viewDidLoad(); print(name) }
            }
            class First: UIViewController {
                func go() {
                    let second = Second()
                    \(lines)
                    navigationController?.pushViewController(second, animated: true)
                }
            }

            """
        }
        let (colour, name) = ("second.view.backgroundColor = .white", "second.name = \"Ann\"")
        #expect(kinds(go(colour + "\n" + name)) == ["set-after-loading"])
        #expect(kinds(go(name + "\n" + colour)) == [])
        #expect(kinds(go(name)) == [])
    }

    @Test func `what a closure sets is returned before it runs`() {
        func editor(_ lines: String) -> String {
            """
            class Editor: UIViewController {
                var answer = false
                func ask() -> Bool {
                    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
                    \(lines)
                    present(alert, animated: true)
                    return answer
                }
            }
            let editor = Editor(); root editor
            editor.ask()

            """
        }
        let set =
            "alert.addAction(UIAlertAction(title: \"Yes\", style: .default) { _ in self.answer = true })"
        let plain =
            "alert.addAction(UIAlertAction(title: \"Yes\", style: .default) { _ in print(1) })"
        #expect(kinds(editor(set)).contains("returned-too-early"))
        #expect(!kinds(editor(plain)).contains("returned-too-early"))
        #expect(!kinds(editor("answer = true\n" + set)).contains("returned-too-early"))
    }

    @Test func `a stack within a screen of another stack, both with a bar`() {
        func login(_ line: String) -> String {
            """
            let feed = UINavigationController(rootViewController: UIViewController())
            let tabs = UITabBarController()
            tabs.viewControllers = [feed, UIViewController()]
            let nav = UINavigationController(rootViewController: UIViewController())
            root nav
            \(line)

            """
        }
        #expect(kinds(login("nav.pushViewController(tabs, animated: true)")) == ["bar-below-bar"])
        #expect(
            !kinds(
                login(
                    "nav.pushViewController(tabs, animated: true)\nnav.setNavigationBarHidden(true, animated: false)"
                )
            ).contains("bar-below-bar"))
        #expect(kinds(login("")) == [])
    }

    @Test func `another object of the first screen's class above it`() {
        func account(_ way: String) -> String {
            """
            class Welcome: UIViewController {}
            class Account: UIViewController {
                func logOut() { \(way) }
            }
            let welcome = Welcome()
            root welcome
            let account = Account()
            account.modalPresentationStyle = .fullScreen
            welcome.present(account, animated: true)
            account.logOut()

            """
        }
        #expect(
            kinds(
                account(
                    "let next = Welcome(); next.modalPresentationStyle = .fullScreen; present(next, animated: true)"
                )) == ["root-again"])
        #expect(kinds(account("dismiss(animated: true)")) == [])
        let folders = """
            class Folder: UIViewController {}
            let first = Folder()
            let nav = UINavigationController(rootViewController: first)
            root nav
            nav.pushViewController(Folder(), animated: true)
            nav.pushViewController(Folder(), animated: true)

            """
        #expect(kinds(folders) == [])
    }

    @Test(arguments: [
        (
            "navigationController?.navigationItem.hidesBackButton = true",
            "navigationItem.hidesBackButton = true"
        ),
        (
            "let next = UIViewController(); next.modalTransitionStyle = .crossDissolve; navigationController?.pushViewController(next, animated: true)",
            "let next = UIViewController(); next.modalTransitionStyle = .crossDissolve; present(next, animated: true)"
        ),
        (
            "tabBarController?.selectedIndex = 1; navigationController?.pushViewController(UIViewController(), animated: true)",
            "tabBarController?.selectedIndex = 1"
        ),
        (
            "navigationController?.popToRootViewController(animated: true); tabBarController?.selectedIndex = 1",
            "navigationController?.popToRootViewController(animated: false); tabBarController?.selectedIndex = 1"
        ),
    ])
    func `lines that do not do what they seem to`(wrong: String, right: String) {
        func screen(_ lines: String) -> String {
            "class Screen: UIViewController { func go() { \(lines) } }\n"
        }
        #expect(kinds(screen(wrong)) == ["pitfall-in-code"])
        #expect(kinds(screen(right)) == [])
    }

    @Test func `bars that hide on a swipe, for one screen`() {
        func article(_ end: String) -> String {
            """
            class Article: UIViewController {
                override func viewDidLoad() { super.viewDidLoad(); navigationController?.hidesBarsOnSwipe = true }
                \(end)
            }

            """
        }
        let back =
            "override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); navigationController?.hidesBarsOnSwipe = false }"
        #expect(kinds(article("")) == ["pitfall-in-code"])
        #expect(kinds(article(back)) == [])
    }
}
