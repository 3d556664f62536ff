import HierarchyRecords
import Testing

@testable import Workbench

@MainActor
@Suite("A finger that reaches nothing")
struct FingerReachTests {
    private static let stage = """
        new home; root home
        let low = UIButton(frame: CGRect(x: 50, y: 300, width: 100, height: 44)); home.view.addSubview(low)
        low.addAction(UIAction { _ in print("low") }, for: .touchUpInside)
        let far = UIButton(frame: CGRect(x: 50, y: 3000, width: 100, height: 44)); home.view.addSubview(far)
        let label = UILabel(frame: CGRect(x: 50, y: 400, width: 100, height: 20)); home.view.addSubview(label)
        let plain = UIView(frame: CGRect(x: 50, y: 500, width: 100, height: 20)); home.view.addSubview(plain)
        let field = UITextField(frame: CGRect(x: 50, y: 550, width: 100, height: 20)); home.view.addSubview(field)
        let slider = UISlider(frame: CGRect(x: 50, y: 600, width: 100, height: 30)); home.view.addSubview(slider)
        let scroll = UIScrollView(frame: CGRect(x: 50, y: 650, width: 100, height: 100)); home.view.addSubview(scroll)
        """
    private nonisolated static let glass = """
        let glass = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852)); home.view.addSubview(glass)
        """

    private func session(_ script: String) -> TestSession {
        let session = TestSession(RunPolicy(keepsGoing: true, isInteractive: true))
        for line in script.split(separator: "\n") { session.run(String(line)) }
        #expect(session.errors == [])
        return session
    }

    @Test(
        "bars and segments are met where they are",
        arguments: [
            (
                "new t as tab with a b; root t; present c as fullScreen; tap b in t",
                "'t' is not on the screen"
            ),
            (
                "new n as nav with a b; root n; present c as fullScreen; tap back in n",
                "'n' is not on the screen"
            ),
            (
                "new s as segmented with a b; root s; present c as fullScreen; tap 2 in s",
                "'2' is not on the screen"
            ),
            ("new t as tab with a b; tap b in t", "'t' is not on the screen"),
            ("new n as nav with a b; tap back in n", "'n' is not on the screen"),
            (
                "new t as tab with a b; root t; t.tabBar.isHidden = true; tap b in t",
                "the bar of 't' is hidden"
            ),
            (
                "new t as tab with a b; root t; let v = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 900)); t.view.addSubview(v); tap b in t",
                "'b' does not get the touch: 'v' lies over it"
            ),
            (
                "new n as nav with a b; root n; let v = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 900)); n.view.addSubview(v); tap back in n",
                "'back' does not get the touch: 'v' lies over it"
            ),
        ])
    func bars(script: String, refusal: String) {
        let session = session("new a; new b; new c")
        let steps = script.split(separator: "; ").dropLast().joined(separator: "; ")
        session.run(steps)
        #expect(session.errors == [])
        let count = session.workbench.log.count
        let step = session.workbench.promptState.step
        session.run(String(script.split(separator: "; ").last ?? ""))
        #expect(session.errors == ["1:5: \(refusal)"])
        #expect(session.workbench.log.count == count)
        #expect(session.workbench.promptState.step == step)
    }

    @Test(
        "another view feels it",
        arguments: [
            "tap low", "touch low", "pan low by 10 0", "pinch low to 2", "twist low by 90",
            "slide slider to 0.5", "type \"x\" in field", "drag 0 10 in scroll",
            "touch plain at 1 1",
            "tap plain",
        ])
    func covered(command: String) {
        let session = session(Self.stage + "\n" + Self.glass)
        let before = (session.log(.all), session.workbench.promptState.step, session.lines)
        session.run(command)
        #expect(session.replies.last?.status == .commandFailed)
        #expect(session.errors.count == 1)
        #expect(
            session.errors.last?.hasSuffix("does not get the touch: 'glass' lies over it") == true
        )
        #expect(session.log(.all) == before.0)
        #expect(session.workbench.promptState.step == before.1)
        #expect(session.lines == before.2)
    }

    @Test(
        "it meets no view, or what is behind",
        arguments: [
            ("tap far", "1:5: the finger meets no view at 100 3022: the window is 393×852"),
            (
                "touch low at 0 -400",
                "1:7: the finger meets no view at 50 -100: the window is 393×852"
            ),
            (
                "tap label",
                "1:5: 'label' does not get the touch: it takes no touches at 100 410, 'home.view' "
                    + "behind it does"
            ),
            (
                "touch plain at 0 -20",
                "1:7: 'plain' does not get the touch: it takes no touches at 50 480, 'home.view' "
                    + "behind it does"
            ),
        ])
    func missed(command: String, error: String) {
        let session = session(Self.stage)
        session.run(command)
        #expect(session.errors == [error])
    }

    @Test func `what is met and ignores the finger was reached`() {
        let session = session(Self.stage)
        session.run("tap plain; touch home; low.isEnabled = false; tap low; drag 0 10 in scroll")
        #expect(session.errors == [])
        #expect(session.notes.count == 3)
        #expect(session.lines == [])
    }

    @Test func `what is presented keeps it away, and beside a sheet nothing is dismissed`() {
        let session = session(
            Self.stage + "\nnew m; present m as pageSheet unanimated; detent medium")
        let log = session.log(.all)
        session.run("tap low; swipe back; touch home; drag 0 10 in scroll")
        #expect(
            session.errors == [
                "1:5: 'low' does not get the touch: the dimming view of 'm' lies over it",
                "1:10: there is no navigation controller on the screen; did you mean 'swipe down'?",
                "1:28: 'home' does not get the touch: 'm' lies over it",
                "1:47: 'scroll' does not get the touch: 'm' lies over it",
            ])
        #expect(session.log(.all) == log)
        #expect(session.tree == ["home [appeared]", "  ^ m [appeared]"])
    }

    @Test func `a swipe that another view feels`() {
        let session = session(
            """
            new a; new b; new n as nav with a b; root n; new m
            present m as overFullScreen unanimated
            """)
        session.run("swipe back in n")
        #expect(session.errors == ["1:15: 'n' does not get the touch: 'm' lies over it"])
        session.run("dismiss unanimated; swipe back; finish")
        #expect(session.tree == ["n [appeared]", "  a [appeared]"])
    }

    @Test func `in a hook and in a rehearsal it fails as any command`() {
        let session = session(
            Self.stage + "\n" + Self.glass + "\nnew c\non c.viewDidLoad { tap low }")
        session.run("add c")
        #expect(session.replies.last?.status == .commandFailed)
        #expect(session.tree == ["home [appeared]"])
        session.run("dry tap low")
        #expect(session.replies.last?.status == .commandFailed)
    }

    @Test(
        "a finger finds no app in the background",
        arguments: [
            "tap low", "touch low", "pan home by 10 10", "pinch home to 2", "twist home by 9",
            "drag 0 30 in scroll", "slide slider to 0.5", "type \"x\" in field", "swipe down",
            "tap outside",
        ])
    func background(line: String) {
        let session = session(Self.stage + "\nbackground")
        let (log, steps) = (session.log(.all), session.history.count)
        session.run(line)
        let verb = line.prefix { $0 != " " }
        #expect(
            session.errors == ["1:1: '\(verb)' reaches nothing: the app is in the background"])
        #expect(session.replies.last?.status == .commandFailed)
        #expect(session.log(.all) == log && session.history.count == steps)
    }

    @Test func `in front again, the finger is felt; a finger under way waits`() {
        let session = session(Self.stage + "\nbackground")
        session.run("foreground; tap low")
        #expect(session.lines == ["low"])
        session.run("new a; new b; new n as nav with a b; root n; swipe back; background; finish")
        #expect(
            session.errors == ["1:70: 'finish' reaches nothing: the app is in the background"])
        session.run("foreground; finish")
        #expect(session.tree == ["n [appeared]", "  a [appeared]"])
    }

    @Test("a finger that is not felt is told which property shuts it out")
    func reasons() {
        let session = session(Self.stage)
        session.run("low.isUserInteractionEnabled = false; tap low")
        session.run("home.view.isHidden = true; tap low")
        let hints = session.replies.flatMap(\.contents).compactMap {
            if case .diagnostic(let diagnostic) = $0 { diagnostic.hint } else { nil }
        }
        #expect(hints == ["low.isUserInteractionEnabled is false", "home.view.isHidden is true"])
    }

    @Test(
        "tap and touch agree on what takes no touches",
        arguments: [
            ("low.alpha = 0", "'low' does not get the touch: it takes no touches at 100 322"),
            ("low.alpha = 0.009", "'low' does not get the touch: it takes no touches at 100 322"),
            ("low.isHidden = true", "it takes no touches at 100 322"),
            (
                "low.isUserInteractionEnabled = false",
                "'low' does not get the touch: it takes no touches at 100 322"
            ),
            ("low.frame = .zero; low.alpha = 0", "it takes no touches at 0 0"),
            ("low.frame = .zero; low.isHidden = true", "it takes no touches at 0 0"),
            (
                "low.frame = .zero; low.isUserInteractionEnabled = false",
                "it takes no touches at 0 0"
            ),
            ("low.frame = .zero; " + glass, "'glass' lies over it"),
            ("low.frame = CGRect(x: 0, y: 900, width: 0, height: 0)", "meets no view at 0 900"),
            ("home.view.alpha = 0", "it takes no touches at 100 322, 'window' behind it does"),
            ("home.view.bounds = CGRect(x: 0, y: 0, width: 60, height: 60)", "'low'"),
            (
                "home.view.alpha = 0; low.frame = .zero",
                "it takes no touches at 0 0, 'window' behind it does"
            ),
        ])
    func agreement(change: String, error: String) {
        let session = session(Self.stage + "\n" + change)
        session.run("tap low; touch low; tap low")
        #expect(session.errors.count == 3 && Set(session.errors.map { $0.dropFirst(5) }).count < 3)
        #expect(session.errors.allSatisfy { $0.contains(error) }, "\(session.errors)")
        #expect(session.lines == [])
    }

    @Test func `tap and touch both meet a button without a size, where a finger meets its place`() {
        let session = session(Self.stage + "\nlow.frame = .zero")
        session.run("tap low; touch low; touch low times 2")
        #expect(session.errors == [])
        #expect(session.lines == ["low", "low", "low", "low"])
    }
}
