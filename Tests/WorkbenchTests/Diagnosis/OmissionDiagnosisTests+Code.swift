import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

extension OmissionDiagnosisTests {
    /// A controller with these members.
    private func page(_ members: String) -> String {
        "class Page: UIViewController {\n\(members)\n}\n"
    }

    @Test func `a loadView that gives no view`() {
        let silent = page("override func loadView() { print(1) }")
        #expect(
            findings(silent) == [
                "loadview-sets-no-view B24 Page,loadView @1: view = UIView() first in Page.loadView | or "
                    + "move what it does to viewDidLoad, which begins with super.viewDidLoad()"
            ])
        let early = page(
            "override func loadView() { let box = UIView(); box.isHidden = view.isHidden; view = box }"
        )
        #expect(
            findings(early) == [
                "loadview-reads-view B24 Page,loadView @1: view = UIView() first in Page.loadView"
            ])
        for fine in [
            "override func loadView() { view = UIView(); view.isHidden = false }",
            "override func loadView() { super.loadView(); view.isHidden = false }",
            "override func loadView() { let own = UIView(); self.view = own }",
            "override func loadView() { makeView() }\nfunc makeView() { view = UIView() }",
        ] {
            #expect(findings(page(fine)) == [], "\(fine)")
        }
    }

    @Test func `a frame for what is presented`() {
        func open(_ lines: String) -> String {
            page(
                "func open() {\nlet note = UIViewController()\n\(lines)\npresent(note, animated: true)\n}"
            )
        }
        let frame = "note.view.frame = CGRect(x: 0, y: 0, width: 400, height: 300)"
        #expect(
            findings(open("note.modalPresentationStyle = .formSheet; " + frame)) == [
                "presented-frame P34 Page,open @1: note.preferredContentSize = CGSize(width: 400, "
                    + "height: 300)"
            ])
        #expect(
            findings(open(frame)) == [
                "presented-frame P34 Page,open @1: note.sheetPresentationController?.detents = "
                    + "[.medium()] before present, for half of the screen | or a "
                    + "UIPresentationController of its own, whose frameOfPresentedViewInContainerView "
                    + "says it, with modalPresentationStyle custom"
            ])
        #expect(findings(open("note.preferredContentSize = CGSize(width: 400, height: 300)")) == [])
    }

    @Test func `two transitions in one go`() {
        func finish(_ lines: String) -> String { page("func finish() {\n\(lines)\n}") }
        let alert =
            "let alert = UIAlertController(title: \"Saved\", message: nil, preferredStyle: .alert)\n"
            + "present(alert, animated: true)\n"
        let pop = "navigationController?.popViewController(animated: true)"
        #expect(
            findings(finish(alert + pop)) == [
                "two-transitions B27 Page,finish @1: call popViewController in the handler of the alert's "
                    + "UIAlertAction, which comes when the user has chosen"
            ])
        #expect(
            sentences(
                finish(
                    pop
                        + "\nnavigationController?.pushViewController(UIViewController(), animated: true)"
                ))
                == [
                    "advice: Page.finish (line 4) calls pushViewController right behind "
                        + "popViewController: the second transition begins while the first is under way"
                ])
        for fine in [
            "dismiss(animated: true) { self.present(UIViewController(), animated: true) }",
            "navigationController?.popViewController(animated: false)\nnavigationController?.pushViewController(UIViewController(), animated: true)",
            "if isEditing { dismiss(animated: true) } else { present(UIViewController(), animated: true) }",
        ] {
            #expect(findings(finish(fine)) == [], "\(fine)")
        }
    }

    @Test func `a layer's colour that does not follow the style`() {
        let line = "view.layer.borderColor = UIColor.label.cgColor"
        let load = "override func viewDidLoad() {\nsuper.viewDidLoad()\n\(line)\n}\n"
        let fixed = page(load)
        #expect(
            sentences(fixed) == [
                "advice: Page.viewDidLoad (line 4) gives view.layer.borderColor a CGColor, which stays as "
                    + "the colour was then: it does not follow the traits as a UIColor does"
            ])
        let again = """

            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                super.traitCollectionDidChange(previous)
                \(line)
            }
            """
        #expect(findings(page(load + again)) == [])
        #expect(findings(fixed.replacing("UIColor.label", with: "UIColor.red")) == [])
    }

    @Test func `an outlet of a view that is not loaded`() {
        let shelf = "class Shelf: UIViewController {\n@IBOutlet var caption: UILabel!\n}\n"
        let opener =
            shelf
            + page(
                "func open() {\nlet shelf = Shelf()\nshelf.caption.text = \"x\"\npresent(shelf, animated: true)\n}"
            )
        #expect(
            findings(opener) == [
                "outlet-early L01 Page,open @2: shelf.loadViewIfNeeded() before it | or hand the value to a "
                    + "property of Shelf, which its viewDidLoad shows in caption",
                "childs-views B01 Page,open @2: let the child offer a method or a property for it",
            ])
        #expect(
            findings(
                opener.replacing("shelf.caption", with: "shelf.loadViewIfNeeded()\nshelf.caption")
            ).map { $0.prefix(12) }
                == ["childs-views"])
        let typed = shelf + "let shelf = Shelf()\nshelf.caption.text = \"x\"\n"
        let session = TestSession()
        session.run(typed)
        let found = Diagnosis(session: session.workbench.session).diagnose()
        #expect(
            found.map(\.text) == [
                "shelf.caption is nil: it is an outlet, and the view of shelf is not loaded yet"
            ])
        session.run("shelf.loadViewIfNeeded()")
        #expect(Diagnosis(session: session.workbench.session).diagnose() == [])
    }

    @Test func `a presenter that has dismissed itself`() {
        let script = """
            class Login: UIViewController {
                func done() { dismiss(animated: true) { self.present(UIViewController(), animated: true) } }
            }
            new start; root start; let login = Login(); start.present(login, animated: true)
            login.done()

            """
        #expect(
            findings(script).first?.contains(
                "present from start, which is on the screen: login has left it") == true)
    }
}
