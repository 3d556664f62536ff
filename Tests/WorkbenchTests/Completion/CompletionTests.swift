import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("Completion")
struct CompletionTests {
    private func completions(_ line: String) -> [String] {
        let session = TestSession()
        session.run("new home; new a; new b; new m; root home; add a; present m; define blink { }")
        return session.workbench.completions(for: line).map(\.text)
    }

    @Test(arguments: [
        ("why not home.viewWillA", ["home.viewWillAppear"]),
        ("remo", ["remove"]), ("bli", ["blink"]), ("REMO", ["remove"]), ("xyz", []),
        ("echo hi; remo", ["remove"]), ("on a.viewDidLoad { remo", ["remove"]),
        // Live names, filtered by what is legal.
        ("remove ", ["a"]), ("add ", ["b", "m"]), ("add b to ", ["home", "a", "m"]),
        ("add b", ["b"]), ("dismiss ", ["m", "animated", "unanimated"]),
        ("present ", ["b"]), ("present b from ", ["home", "a", "m"]), ("cycle ", ["a"]),
        ("cycle a to ", ["b", "m"]),
        (
            "cycle a b with cur",
            [
                "curlUp", "curlDown",
                "curveEaseInOut", "curveEaseIn", "curveEaseOut", "curveLinear",
            ]
        ),
        ("forget ", ["home", "a", "b", "m"]),
        // Lists.
        ("present b as pa", ["pageSheet"]),
        (
            "present b with ",
            [
                "coverVertical", "flipHorizontal", "crossDissolve", "partialCurl",
            ]
        ),
        ("trait sty", ["style"]), ("trait style ", ["light", "dark", "for"]),
        ("trait style d", ["dark"]),
        ("set ani", ["animated"]), ("set animated ", ["on", "off"]),
        ("tree --style c", ["canonical"]),
        ("log lo", ["load"]), ("expect de", ["dead"]), ("new x as UIV", ["UIViewController"]),
        ("on a.viewDidL", ["a.viewDidLoad", "a.viewDidLayoutSubviews"]),
        ("on ho", ["home."]), ("off home.viewIs", ["home.viewIsAppearing"]),
        ("expect a.view.fra", ["a.view.frame"]),
        ("expect hom", ["home."]), ("set hom", ["home."]), ("set a.loadV", []),
        ("set a.definesP", ["a.definesPresentationContext"]),
        ("frame a.v", ["a.view"]), ("help cy", ["cycle"]),
        ("constrain a", ["a.view."]), ("constrain a.view.wi", ["a.view.width"]),
        ("constrain a.view.top ", ["=", ">=", "<="]),
        ("constrain a.view.top = home.view.sa", ["home.view.safeArea."]),
        ("constrain a.view.top = home.view.safeArea.to", ["home.view.safeArea.top"]),
    ])
    func `offers what fits`(line: String, expected: [String]) {
        #expect(completions(line) == expected)
    }

    @Test func `is printed by complete`() {
        let session = TestSession()
        session.run("new p; new a; root p; add a; complete \"remove \"")
        #expect(session.lines == ["a"])
    }

    @Test func `of a file says so`() {
        let items = TestSession().workbench.completions(for: "load demo")
        #expect(items.map(\.isFile) == [true])
    }
}
