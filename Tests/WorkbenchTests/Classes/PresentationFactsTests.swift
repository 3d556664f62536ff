import Testing

@testable import Workbench

@MainActor
@Suite("What info tells of a presentation")
struct PresentationFactsTests {
    private func facts(_ script: String, of object: String) -> [String] {
        let session = TestSession()
        session.run(script)
        session.run("info \(object)")
        #expect(session.errors == [])
        return session.replies.flatMap(\.contents).flatMap { content -> [String] in
            guard let facts = content.told(FactList.self)?.rows else { return [] }
            return facts.map { "\($0.name) \($0.value)" }
        }
    }

    @Test func `a sheet has detents`() {
        let script = """
            new home; root home; new form
            if let sheet = form.sheetPresentationController {
              sheet.detents = [.medium(), .custom(identifier: .init("low")) { _ in 100 }]
              sheet.prefersGrabberVisible = true
              sheet.largestUndimmedDetentIdentifier = .medium
            }
            present form as pageSheet unanimated
            """
        #expect(
            facts(script, of: "form.presentationController") == [
                "class _UIPageSheetPresentationController", "presented form", "presenting home",
                "style pageSheet", "delegate nil", "detents medium low", "selected detent nil",
                "undimmed up to medium", "grabber visible",
            ])
    }

    @Test func `a popover has an anchor, and may be adapted`() {
        let script = """
            new home; root home; new p
            class Host: NSObject, UIPopoverPresentationControllerDelegate {}
            let host = Host()
            p.modalPresentationStyle = .popover
            p.popoverPresentationController?.sourceView = home.view
            p.popoverPresentationController?.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
            p.popoverPresentationController?.delegate = host
            home.present(p, animated: false)
            """
        #expect(
            facts(script, of: "p.popoverPresentationController") == [
                "class UIPopoverPresentationController", "presented p", "presenting home",
                "style popover, adapted to formSheet", "delegate Host",
                "anchor home.view at 1 2 3 4",
            ])
    }

    @Test func `an app's own has its properties, and its class once`() {
        let script = """
            class Dim: UIPresentationController { var strength = 3 }
            new home; root home; new p
            let dim = Dim(presentedViewController: p, presenting: home)
            """
        #expect(
            facts(script, of: "dim") == [
                "class Dim", "presented p", "presenting home", "style pageSheet", "delegate nil",
                "strength 3",
            ])
    }
}
