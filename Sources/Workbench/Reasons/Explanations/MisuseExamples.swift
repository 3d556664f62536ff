/// Scripts that break UIKit's contracts: the shortest way to each text that the model has.
enum MisuseExamples {
    static let all: [String] = [
        "new p; new a; root p; add a; a.endAppearanceTransition()",
        "new p; new q; new a; root p; p.view.addSubview(a.view); q.addChild(a)",
        "new p; new q; new a; root p; q.addChild(a); p.view.addSubview(a.view)",
        "new p; new a; let v = UIView(); p.view = v; a.view = v",
        "new p; new a; p.present(a, animated: false)",
        "new p; new a; new b; root p; present a; p.present(b, animated: false)",
        "new p; new a; new b; root p; hold; present a; wait 0.1; p.present(b, animated: false)",
        "new p; new a; root p; hold; present a; wait 0.1; p.dismiss(animated: false)",
        "new p; new a; new b; root p; add a; p.present(a, animated: false)",
        "new p; new a; new b; root p; present a; b.present(a, animated: false)",
        "new p; new a; root p; present a as none",
        "new p; new a; root p; present a as overFullScreen with partialCurl",
        "new p; new q; new a; root p; p.view.addSubview(q.view); new x; x.addChild(q)",
        "new p; new a; new b; root p; add a; "
            + "p.transition(from: a, to: b, duration: 0, options: [], animations: nil)",
        "new a; root a; a.viewWillAppear(true)", "new a; root a; present a from a",
        "new a; a.addChild(a)", "new a; root a; a.view.addSubview(a.view)",
    ]
}
