import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("What code imports and is not here")
struct AbsentModuleTests {
    @Test("may have what nothing else explains: it is inert, and named once a paste")
    func taken() {
        #expect(
            ScriptRun(
                """
                import SnapKit; class Home: UIViewController {
                    let box = UIView()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        view.addSubview(box)
                        box.snp.makeConstraints { make in make.edges.equalToSuperview() }
                        HUD.show(.progress)
                        view.addSubview(AnimationView(name: "x"))
                        print(view.subviews.count)
                    }
                }
                let home = Home()
                root home
                """
            ).talk == [
                "inert: UIView.snp, makeConstraints, edges, equalToSuperview, HUD.show, progress, "
                    + "AnimationView",
                "2",
            ])
    }

    @Test(
        "has no name that misses a known one by a slip, and none where the code imports nothing of others"
    )
    func refused() {
        #expect(
            ScriptRun(
                "import SnapKit; class Home: UIViewController { func f() { view.backgroundColr = .red } }"
            )
            .talk == [
                "1:64: 'UIView' has no member 'backgroundColr'; did you mean 'backgroundColor'?"
            ])
        #expect(
            ScriptRun("import UIKit; class Home: UIViewController { func f() { view.snp } }").talk
                == ["1:62: 'UIView' has no member 'snp'"])
    }

    @Test("is refused under --strict")
    func strict() {
        let run = ScriptRun()
        run.workbench.policy.isStrict = true
        #expect(
            run.run("import SnapKit; class Home: UIViewController { func f() { view.snp } }") == [
                "1:64: 'UIView.snp' is not modelled here: it would be inert"
            ])
    }

    @Test("functions and operators of a library that is not here are inert as well")
    func functionsOfLibraries() {
        #expect(
            ScriptRun(
                """
                import PromiseKit
                class Store {
                    func load() -> Promise<Int> {
                        firstly { self.fetch() }.then { number in when(fulfilled: [self.fetch()]) }
                    }
                    func fetch() -> Promise<Int> { Promise<Int>.value(1) }
                }
                _ = Store().load()
                print("made")
                """
            ).talk.last == "made")
    }
}
