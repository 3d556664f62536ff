import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

/// What `doctor` finds after a script: `id objects: text`.
@MainActor
private func findings(_ script: String) -> [String] {
    let session = TestSession()
    session.run(script + "\ndoctor")
    guard let findings = session.foundLast else { return ["?"] }
    return findings.map { "\($0.id) \($0.objects.joined(separator: ",")): \($0.text)" }
}

@MainActor
@Suite("doctor: what constraints leave open, contradict or reach")
struct LayoutDiagnosisTests {
    private let start = "new p; new a; new b; root p; "

    @Test func `a pinned child has nothing wrong, nor has one that was removed`() {
        #expect(findings(start + "add a pinned") == [])
        #expect(findings(start + "add a pinned; remove a") == [])
        #expect(findings(start + "add a pinned; rotate; add b; remove a") == [])
    }

    @Test func `a frame that constraints leave open`() {
        #expect(
            findings(start + "add a; constrain a.view.top = p.view.top") == [
                "layout-ambiguous a.view,a: the constraints on a.view leave its frame open "
                    + "(0 0 393 852 now)"
            ])
    }

    @Test func `a view that nothing places`() {
        #expect(
            findings(start + "add a; a.view.translatesAutoresizingMaskIntoConstraints = false") == [
                "constraints-missing a.view,a: a.view has translatesAutoresizingMaskIntoConstraints "
                    + "off, and no constraint places it"
            ])
    }

    @Test func `constraints that cannot all hold, until one is gone`() {
        let odd =
            start + "add a pinned; let k = a.view.widthAnchor.constraint(equalToConstant: 9); "
            + "k.isActive = true; "
        #expect(
            findings(odd) == [
                "constraints-at-odds a.view,p.view: a.view.leading == p.view.leading, "
                    + "a.view.trailing == p.view.trailing, a.view.width == 9, the frame of "
                    + "p.view cannot all hold: a.view.width == 9 is given up"
            ])
        #expect(findings(odd + "k.isActive = false") == [])
    }

    private let fought =
        "frame-against-constraints a.view,a: the frame 0 0 10 10 was set on a.view, which "
        + "constraints place: the next layout puts it back"

    @Test func `a frame against constraints snaps back`() {
        let animated =
            "UIView.animate(withDuration: 0.3) { a.view.frame = CGRect(x: 0, y: 0, "
            + "width: 10, height: 10) }; "
        #expect(findings(start + "add a pinned; " + animated) == [fought])
        let session = TestSession()
        session.run(start + "add a pinned; " + animated + "expect a.view.frame 0 0 10 10")
        session.run("layout p; expect a.view.frame 0 0 393 852")
        #expect(session.errors == [] && session.failures.isEmpty)
    }

    @Test func `the first remedy: no constraints for as long as the frame is animated`() {
        let remedy =
            "let ties = p.view.constraints; NSLayoutConstraint.deactivate(ties); "
            + "a.view.translatesAutoresizingMaskIntoConstraints = true; "
            + "UIView.animate(withDuration: 0.3) { a.view.frame = CGRect(x: 0, y: 0, width: 10, "
            + "height: 10) }; layout p; "
        #expect(findings(start + "add a pinned; " + remedy) == [])
        let session = TestSession()
        session.run(start + "add a pinned; " + remedy + "expect a.view.frame 0 0 10 10")
        #expect(session.errors == [] && session.failures.isEmpty)
    }

    @Test func `the second remedy: constants that change inside the animation`() {
        let remedy =
            "let k = p.view.constraints[0]; UIView.animate(withDuration: 0.3) { k.constant = 50; "
            + "p.view.layoutIfNeeded() }; layout p; "
        #expect(findings(start + "add a pinned; " + remedy) == [])
        let session = TestSession()
        session.run(start + "add a pinned; " + remedy + "expect a.view.frame 50 0 343 852")
        #expect(session.errors == [] && session.failures.isEmpty)
    }

    @Test func `a container that constrains what is in its child`() {
        let reach =
            "let v = UIView(); a.view.addSubview(v); v.translatesAutoresizingMaskIntoConstraints = "
            + "false; v.heightAnchor.constraint(equalToConstant: 5).isActive = true; "
            + "v.widthAnchor.constraint(equalToConstant: 5).isActive = true; "
            + "v.topAnchor.constraint(equalTo: a.view.topAnchor).isActive = true; "
            + "v.leadingAnchor.constraint(equalTo: p.view.leadingAnchor).isActive = true"
        #expect(
            findings(start + "add a; " + reach) == [
                "constraint-inside-child a,p: v.leading == p.view.leading reaches into a's view: "
                    + "only its root view is p's to constrain"
            ])
    }

    @Test func `a removed child whose size is still constrained`() {
        #expect(
            findings(start + "add a; constrain a.view.width = 9; remove a") == [
                "constraints-left-behind a: a was removed, and a.view.width == 9 is still active: "
                    + "it counts again when a is added to another container"
            ])
    }

    @Test func `a view that asks for layout for ever`() {
        let loop =
            "class L: UIViewController { override func viewDidLayoutSubviews() { "
            + "super.viewDidLayoutSubviews(); view.setNeedsLayout() } }; new l as L; root l"
        #expect(
            findings(loop).filter { $0.hasPrefix("layout-loop") } == [
                "layout-loop l.view,l: l.view asks for layout each time that it is laid out: an "
                    + "app would hang here"
            ])
    }
}
