import HierarchyRecords
import Testing

@testable import Workbench

/// What UIKit has for who wants it otherwise than an event shows.
@MainActor
@Suite("Why: to have it otherwise")
struct LeverTests {
    private func otherwise(_ script: String, _ query: String) -> String? {
        let session = TestSession()
        session.run(script)
        session.run("why \(query)")
        for case .answer(let chain as CauseChain) in session.replies.last?.contents ?? [] {
            return chain.otherwise?.text
        }
        return nil
    }

    @Test func `a sheet that the user takes away`() {
        #expect(
            otherwise("new a; new s; root a; present s; swipe down; finish", "s.viewDidDisappear")
                == "To keep the user from taking s away: s.isModalInPresentation = true. To decide it "
                + "each time: presentationControllerShouldDismiss(_:) of its presentationController's "
                + "delegate.")
    }

    @Test func `a sheet that code takes away`() {
        let words = otherwise(
            "new a; new s; root a; present s; s.dismiss(animated: true)", "s.viewWillDisappear")
        #expect(words?.hasPrefix("isBeingDismissed is true here") == true)
    }

    @Test(arguments: [
        "present b as fullScreen",
        "b.modalPresentationStyle = .fullScreen; a.present(b, animated: true)",
    ])
    func `a presenter that full screen takes away`(step: String) {
        #expect(
            otherwise("new a; new b; root a; \(step)", "a.viewDidDisappear")
                == "To keep the view of a in sight below: b.modalPresentationStyle = .overFullScreen, "
                + ".overCurrentContext or .custom, set before it is presented. With .fullScreen the "
                + "presenter's view is taken out of the window once the transition ends.")
    }

    @Test func `pushed over, or popped`() {
        let stack = "new a; new b; new c; new n as nav root a; root n; push b"
        #expect(
            otherwise(stack + "; push c", "b.viewWillDisappear")
                == "It is covered and not popped: c was pushed over it, it stays on the stack, and "
                + "isMovingFromParent is false. It is true where b is popped: ask it in "
                + "viewWillDisappear to tell the two apart.")
        #expect(
            otherwise(stack + "; pop", "b.viewWillDisappear")
                == "It is popped: isMovingFromParent is true here, and false where another controller is "
                + "pushed over it. Ask it in viewWillDisappear to tell the two apart.")
        #expect(
            otherwise(stack + "; pop", "a.viewWillAppear")
                == "It comes back: isMovingToParent and isBeingPresented are false here, and true where "
                + "it is pushed, added or presented. What is to be done once belongs in viewDidLoad."
        )
    }

    @Test func `a tap on the selected tab pops`() {
        let words = otherwise(
            """
            new a; new b; new other; new n as nav root a; new t as tab with n other; root t; push b
            tap n
            """, "b.viewDidDisappear")
        #expect(words?.contains("return false from tabBarController(_:shouldSelect:)") == true)
    }

    @Test func `the style of the system`() {
        #expect(
            otherwise("new a; root a; trait style dark", "a.traitCollectionDidChange")
                == "To keep it light: a.overrideUserInterfaceStyle = .light, for the whole app the "
                + "window's, or UIUserInterfaceStyle in Info.plist.")
    }

    @Test func `a turn, and who was asked`() {
        let words = otherwise("new a; new n as nav root a; root n; rotate", "a.viewWillTransition")
        #expect(
            words?.hasPrefix("Of supportedInterfaceOrientations the system asks only n") == true)
        #expect(
            otherwise("new a; root a; rotate", "a.viewWillTransition")
                == "To keep the orientation: override supportedInterfaceOrientations in a's class and "
                + "return .portrait.")
    }

    @Test func `a launch needs no lever`() {
        #expect(otherwise("new a; root a", "a.viewDidAppear") == nil)
        #expect(otherwise("new a; root a", "a.viewDidLoad") == nil)
    }
}
