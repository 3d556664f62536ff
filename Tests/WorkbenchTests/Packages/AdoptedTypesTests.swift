import Testing

@testable import HeadlessUIKit
@testable import Statements
@testable import Workbench

/// A class as an app compiles it.
final class AdoptedHome: UIViewController {
    let headline: String
    var visits = 0

    init(headline: String = "Home") {
        self.headline = headline
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        visits += 1
    }
}

@MainActor
private var types: AdoptedTypes {
    let home = TypeDescription(
        "AdoptedHome", class: AdoptedHome.self, superclass: .viewController
    ) { type in
        type.initialiser("init(headline:)", defaults: ["headline": "Home".value]) {
            (headline: String) in AdoptedHome(headline: headline)
        }
        type.property("headline", { $0.headline })
        type.property("visits", { $0.visits }, { $0.visits = $1 })
    }
    return AdoptedTypes(
        types: [home], pages: "AdoptedHome\tclass AdoptedHome\tWhere all begins.\t\t")
}

/// Each in a process of its own, since types are adopted once in each.
@Suite("Types that a program adopts")
struct AdoptedTypesTests {
    @Test func `their classes are made, read, set and explained`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                types.adopt()
                let session = TestSession()
                session.run("let home = AdoptedHome(headline: \"x\")")
                session.run("new other as AdoptedHome")
                session.run("root home")
                session.run("home.visits += 2")
                session.run("print(home.headline, home.visits, other.headline)")
                precondition(session.lines == ["x 3 Home"] && session.errors == [])
                precondition(
                    DeclaredPage.named("AdoptedHome").map(\.summary) == ["Where all begins."])
            }
        }
    }

    @Test func `nothing is adopted after the first look, or twice`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = MemberTable.types
                types.adopt()
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                types.adopt()
                types.adopt()
            }
        }
    }

    @Test func `a program that adopts nothing has none`() async {
        await MainActor.run {
            #expect(!AdoptedTypes.areAny)
            #expect(AdoptedTypes.controllerNames == [])
        }
    }
}
