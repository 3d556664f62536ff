import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("Topics of help")
struct TopicTests {
    private let session = TestSession()

    private func titles(_ command: String) -> [String] {
        let begin = session.replies.count
        session.run(command)
        return session.replies[begin...].flatMap(\.contents).compactMap {
            if case .answer(let page as HelpPage) = $0 { page.title } else { nil }
        }
    }

    @Test func `help lists every topic, and help and explain find it by its name and its title`() {
        let listed = session.workbench.help("all")?.sections.last?.rows.map(\.name) ?? []
        for guide in TopicGuide.all {
            #expect(listed.contains(guide.name))
            #expect(titles("help \(guide.name)").contains(guide.title))
            #expect(titles("help \(guide.title)").contains(guide.title))
            #expect(titles("explain \(guide.name)").first == guide.title)
        }
        #expect(
            TopicGuide.all.map(\.title) == [
                "Life cycle", "Appearance", "Memory", "Containment", "Presentation",
                "Sheets and popovers", "Layout", "Navigation", "Tabs", "Pages", "Splits", "Traits",
                "Touches", "Storyboards", "Sessions", "Scripts", "Network",
            ])
    }

    @Test(arguments: [
        ("retain", "Memory"), ("lifecycle", "Life cycle"), ("callbacks", "Life cycle"),
        ("leak", "Memory"), ("Modal", "Presentation"), ("popovers", "Sheets and popovers"),
        ("responder", "Touches"), ("rotation", "Traits"), ("segues", "Storyboards"),
    ])
    func `other words find their topic`(_ word: String, _ title: String) {
        #expect(titles("explain \(word)").first == title)
        #expect(titles("help \(word)").contains(title))
    }

    @Test func `no word finds two topics`() {
        let words = TopicGuide.all.flatMap { [$0.name] + $0.words }
        #expect(words.count == Set(words).count)
    }

    @Test func `everything that a topic names is there`() {
        let table = session.workbench.session.vocabulary.table
        for guide in TopicGuide.all {
            #expect(guide.commands.filter { table[$0] == nil } == [], "\(guide.name)")
            #expect(guide.members.filter { DeclaredPage.named($0).isEmpty } == [], "\(guide.name)")
        }
    }

    @Test func `members of types within others are found by their full names, and by a dot`() {
        let inner = DeclaredPage.all.filter { $0.owner?.contains(".") ?? false }
        let lost = inner.filter { page in
            !DeclaredPage.named("\(page.owner ?? "").\(page.name)").contains {
                $0.name == page.name && $0.owner == page.owner
            }
        }
        #expect(inner.count > 300)
        #expect(lost.map(\.name) == [])
        #expect(DeclaredPage.named(".fullScreen").map(\.owner) == ["UIModalPresentationStyle"])
    }

    @Test func `the example of every topic runs`() {
        for guide in TopicGuide.all where guide.name != "storyboards" {
            let session = TestSession()
            #expect(session.run(guide.example) == .fine, "\(guide.name): \(session.errors)")
        }
    }

    @Test func `marks, keys and rules are pages of help, which explain finds as well`() {
        for topic in ["marks", "keys", "rules", "statements", "class"] {
            #expect(titles("help \(topic)") == [topic])
            #expect(titles("explain \(topic)") == [topic])
        }
    }

    @Test func `every rule belongs to a chapter that help lists`() {
        let letters = Set(RuleChapter.allCases.map { "\($0)".uppercased() })
        let without = RuleID.allCases.filter { !letters.contains(String($0.rawValue.prefix(1))) }
        #expect(without == [])
    }

    /// What the container guide, the articles on containment and their samples call things.
    nonisolated static let names = [
        "addChildViewController:", "addChildViewController", "addChild",
        "willMoveToParentViewController:", "didMoveToParentViewController:",
        "removeFromParentViewController", "childViewControllers", "parentViewController",
        "transitionFromViewController:toViewController:duration:options:animations:completion:",
        "shouldAutomaticallyForwardAppearanceMethods", "beginAppearanceTransition:animated:",
        "endAppearanceTransition", "isMovingToParentViewController",
        "setOverrideTraitCollection:forChildViewController:", "preferredContentSize",
        "childViewControllerForStatusBarStyle", "UIContainerView", "viewWillAppear:",
        "presentViewController:animated:completion:", "showViewController:sender:",
        "showDetailViewController:sender:", "performSegueWithIdentifier:sender:",
        "targetViewControllerForAction:sender:", "topLayoutGuide", "bottomLayoutGuide",
        "automaticallyAdjustsScrollViewInsets", "MMDrawerController", "SWScrollViewController",
        "SWRevealViewController", "ContainerViewController", "MapViewController",
        "GeoLocationViewController", "MKMapView", "UIModalPresentationFormSheet",
        "UIModalPresentationCustom", "NSNotificationCenter", "UIPercentDrivenInteractiveTransition",
        "UIViewControllerTransitioningDelegate", "UIViewControllerContextTransitioning",
        "UIDynamicAnimator", "IBOutlet", "IBAction", "nextResponder", "initWithNibName:bundle:",
    ]

    @Test(arguments: names)
    func `every name of the guides has a page with a summary`(_ name: String) {
        session.run("explain \"\(name)\"")
        #expect(session.errors == [])
        let pages = session.replies.flatMap(\.contents).compactMap {
            if case .answer(let page as HelpPage) = $0 { page } else { nil }
        }
        #expect(!pages.isEmpty)
        #expect(pages.allSatisfy { !$0.sections.isEmpty || !$0.summary.isEmpty })
    }

    @Test func `what a name of other people's says to type, runs or has a page`() {
        for guide in NameGuide.all {
            for line in guide.instead {
                let session = TestSession()
                session.run("new home; root home; new a; new b; new c; new l; add a; add b")
                #expect(session.run(line) == .fine, "\(guide.name): \(line) \(session.errors)")
            }
        }
    }
}
