import HierarchyRecords
import Testing

@testable import Workbench

@MainActor
@Suite("Scenarios of the device suite")
struct ScenarioTests {
    private func export(_ script: String) -> (text: [String], errors: [String]) {
        let session = TestSession()
        session.run(script)
        session.run("export scenario")
        return (session.lines, session.errors)
    }

    @Test func `steps become turns, and each has its lines for the systems that differ`() {
        let scenario = export("new home; new page\nroot home\npresent page as pageSheet")
        #expect(scenario.errors == [])
        #expect(scenario.text.joined(separator: "\n") == Self.sheet)
    }

    @Test func `what a finger does is left to a person`() {
        let text = export("new home; new page\nroot home\npresent page\nswipe down").text
        #expect(text.contains("        await stage.hand(4)"))
    }

    @Test func `what Swift cannot say is refused, with its step`() {
        let refused = export(
            "new home\n\n@implementation K : UIViewController\n- (void)f { int x[2] = {1, 2}; x[0] = 3; }\n@end"
        )
        #expect(refused.text == [])
        #expect(refused.errors.count == 1)
        #expect(refused.errors.first?.contains("cannot be a scenario's: ") == true)
    }

    private static let sheet = """
        extension Scenario {
            static let scenario_session = Scenario(
                name: "session",
                controllers: ["home", "page"],
                sources: [
                    "new home",
                    "new page",
                    "root home",
                    "present page as pageSheet",
                ],
                expected: [
                    Expected(isPad: false, since: 15, steps: [
                        [],
                        [],
                        [
                            "L02 home.viewDidLoad()",
                            "C01 home.viewWillAppear(false)",
                            "M2 home.viewIsAppearing(false)",
                            "C01 home.viewDidAppear(false)",
                        ],
                        [
                            "L02 page.viewDidLoad()",
                            "P04 page.viewWillAppear(true)",
                            "M2 page.viewIsAppearing(true)",
                            "P04 page.viewDidAppear(true)",
                        ],
                    ]),
                ]
            ) { stage in
                let window = stage.window
                let home = UIViewController()
                stage.name(home, "home")
                stage.declared(0)
                let page = UIViewController()
                stage.name(page, "page")
                stage.declared(1)
                await stage.turn(2) {
                    window.rootViewController = home
                    window.makeKeyAndVisible()
                }
                await stage.turn(3) {
                    page.modalPresentationStyle = .pageSheet
                    home.present(page, animated: true) {}
                }
                stage.keep(home, page)
            }
        }

        """
}
