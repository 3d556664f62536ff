import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("A106: traits that a presentation overrides")
struct PresentationTraitTests {
    private let told = EventCategories.of(.traits, .appearance)

    private func pair(_ scene: Scene) -> (p: UIViewController, m: UIViewController) {
        (scene.root("p"), scene.controller("m"))
    }

    @Test("A106: set before, they are among its first traits, and nothing tells of them")
    func before() throws {
        let scene = Scene()
        let (p, m) = pair(scene)
        let presentation = try #require(m.presentationController)
        presentation.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
        #expect(m.traitCollection.userInterfaceStyle == .light)
        var first = UIUserInterfaceStyle.unspecified
        let lines = scene.lines(told) {
            p.present(m, animated: true)
            first = m.traitCollection.userInterfaceStyle
        }
        #expect(first == .dark && m.view.traitCollection.userInterfaceStyle == .dark)
        #expect(p.traitCollection.userInterfaceStyle == .light)
        #expect(
            lines == [
                "m.viewWillAppear(true)", "m.viewIsAppearing(true)", "m.viewDidAppear(true)",
            ])
        p.dismiss(animated: false)
        scene.settle()
        #expect(m.traitCollection.userInterfaceStyle == .light)
    }

    @Test("A106: set while it is shown, they reach it and what is below it, as T09 says")
    func shown() throws {
        let scene = Scene()
        let (p, m) = pair(scene)
        let c = scene.controller("c")
        m.addChild(c)
        m.view.addSubview(c.view)
        c.didMove(toParent: m)
        p.present(m, animated: true)
        scene.settle()
        let presentation = try #require(m.presentationController)
        let lines = scene.lines(.of(.traits)) {
            presentation.traitOverrides.userInterfaceStyle = .dark
        }
        #expect(
            lines == ["m.traitCollectionDidChange(wC hR)", "c.traitCollectionDidChange(wC hR)"])
        #expect(presentation.traitCollection.userInterfaceStyle == .dark)
        m.overrideUserInterfaceStyle = .light
        #expect(m.traitCollection.userInterfaceStyle == .light)
        presentation.overrideTraitCollection = nil
        #expect(presentation.traitOverrides.userInterfaceStyle == .unspecified)
    }

    @Test("A106: who registered with the presentation controller hears of changes")
    func registration() throws {
        let scene = Scene()
        let (p, m) = pair(scene)
        p.present(m, animated: true)
        scene.settle()
        let presentation = try #require(m.presentationController)
        var heard: [UIUserInterfaceStyle] = []
        presentation.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (presentation: UIPresentationController, previous: UITraitCollection) in
            heard.append(presentation.traitCollection.userInterfaceStyle)
        }
        presentation.traitOverrides.userInterfaceStyle = .dark
        #expect(heard == [.dark])
    }

    @Test("A106: what a presentation overrode is over with it")
    func over() throws {
        let scene = Scene()
        let (p, m) = pair(scene)
        let presentation = try #require(m.presentationController)
        presentation.traitOverrides.horizontalSizeClass = .regular
        p.present(m, animated: false)
        scene.settle()
        #expect(m.traitCollection.horizontalSizeClass == .regular)
        #expect(m.activePresentationController === presentation)
        m.dismiss(animated: false)
        scene.settle()
        #expect(m.traitCollection.horizontalSizeClass == .compact)
        #expect(m.activePresentationController == nil)
    }
}
