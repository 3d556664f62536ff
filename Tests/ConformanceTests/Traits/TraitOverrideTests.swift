import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("T08, T09, R22, A75: overrides of traits, and who hears of them")
struct TraitOverrideTests {
    private let traits = EventCategories.of(.traits)

    private func tree(_ scene: Scene) -> (p: UIViewController, c: UIViewController) {
        let p = scene.root("p")
        let c = scene.child("c", of: p)
        return (p, c)
    }

    @Test(
        "R22: who registered hears first, inside the setter; the same value and others are silent")
    func registration() {
        let scene = Scene()
        let a = scene.scripted("a")
        scene.show(a)
        var heard: [String] = []
        a.on(.traitCollectionDidChange) { heard.append("did change") }
        let registration = a.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (controller: UIViewController, previous: UITraitCollection) in
            heard.append(
                "\(previous.userInterfaceStyle) \(controller.traitCollection.userInterfaceStyle)")
        }
        #expect(heard == [])
        a.overrideUserInterfaceStyle = .dark
        #expect(heard == ["light dark", "did change"])
        a.overrideUserInterfaceStyle = .dark
        a.traitOverrides.horizontalSizeClass = .regular
        #expect(heard == ["light dark", "did change", "did change"])
        a.unregisterForTraitChanges(registration)
        a.overrideUserInterfaceStyle = .light
        #expect(heard == ["light dark", "did change", "did change", "did change"])
    }

    @Test(
        "T21: what a scene overrides its windows inherit, and a window's own overrides stand above it"
    )
    func ofScene() throws {
        let scene = Scene()
        let (p, c) = tree(scene)
        let windowScene = try #require(scene.simulator.window.windowScene)
        #expect(
            scene.lines(traits) { windowScene.traitOverrides.userInterfaceStyle = .dark } == [
                "p.traitCollectionDidChange(wC hR)", "c.traitCollectionDidChange(wC hR)",
            ])
        let inherited = [
            windowScene.traitCollection, scene.simulator.window.traitCollection, c.traitCollection,
        ]
        #expect(inherited.map(\.userInterfaceStyle) == [.dark, .dark, .dark])
        scene.simulator.window.overrideUserInterfaceStyle = .light
        #expect(p.traitCollection.userInterfaceStyle == .light)
        #expect(windowScene.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("R22: an override on a view leaves its controller alone; what is in it follows")
    func ofView() {
        let scene = Scene()
        let (p, c) = tree(scene)
        let box = scene.named(UIView(), "box")
        p.view.addSubview(box)
        box.addSubview(c.view)
        scene.settle()
        let lines = scene.lines(.of(.traits, .view)) { box.overrideUserInterfaceStyle = .dark }
        #expect(
            lines.filter { $0.contains("trait") } == [
                "box.traitCollectionDidChange(wC hR)", "c.traitCollectionDidChange(wC hR)",
                "c.view.traitCollectionDidChange(wC hR)",
            ])
        let styles = [
            p.traitCollection, p.view.traitCollection, box.traitCollection, c.traitCollection,
            c.view.traitCollection,
        ].map(\.userInterfaceStyle)
        #expect(styles == [.light, .light, .dark, .dark, .dark])
        p.view.overrideUserInterfaceStyle = .light
        #expect(p.traitCollection.userInterfaceStyle == .light)
        #expect(c.traitCollection.userInterfaceStyle == .dark)
        box.overrideUserInterfaceStyle = .unspecified
        #expect(c.traitCollection.userInterfaceStyle == .light)
    }

    @Test("T09: from iOS 17 on controllers see what the views around them override")
    func ofViewFrom17() {
        let scene = Scene(ios: 17)
        let (p, c) = tree(scene)
        let lines = scene.lines(traits) { p.view.overrideUserInterfaceStyle = .dark }
        #expect(lines == ["c.traitCollectionDidChange(wC hR)"])
        #expect(c.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("T09: before iOS 17 controllers look past the views around them")
    func ofViewBefore() {
        let scene = Scene(ios: 16)
        let (p, c) = tree(scene)
        let lines = scene.lines(traits) { p.view.overrideUserInterfaceStyle = .dark }
        #expect(lines == [])
        #expect(c.traitCollection.userInterfaceStyle == .light)
        #expect(p.view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("T09: a window's override reaches everybody, presented ones too, and lasts")
    func ofWindow() {
        let scene = Scene()
        let (p, _) = tree(scene)
        let b = scene.controller("b")
        p.present(b, animated: false)
        scene.settle()
        let window: UIWindow = scene.simulator.window
        let lines = scene.lines(traits) { window.overrideUserInterfaceStyle = .dark }
        #expect(
            lines == [
                "p.traitCollectionDidChange(wC hR)", "c.traitCollectionDidChange(wC hR)",
                "b.traitCollectionDidChange(wC hR)",
            ])
        #expect(b.traitCollection.userInterfaceStyle == .dark)
        #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
        #expect(
            scene.lines(traits) { scene.simulator.setScreenTraits { $0.style = .dark } } == [])
        window.overrideUserInterfaceStyle = .unspecified
        #expect(b.traitCollection.userInterfaceStyle == .dark)
        scene.simulator.rotate(to: .landscapeLeft)
        scene.settle()
        #expect(p.traitCollection.values.sizeClassText == "wC hC")
    }

    @Test("T09: what is removed follows the parent again")
    func removing() {
        let scene = Scene()
        let (p, c) = tree(scene)
        c.traitOverrides.horizontalSizeClass = .regular
        c.traitOverrides.displayGamut = .SRGB
        #expect(c.traitOverrides.contains(UITraitDisplayGamut.self))
        #expect(c.traitCollection.displayGamut == .SRGB)
        c.traitOverrides.remove(UITraitDisplayGamut.self)
        c.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        #expect(!c.traitOverrides.contains(UITraitHorizontalSizeClass.self))
        #expect(c.traitCollection.values == p.traitCollection.values)
    }

    @Test("an override that toggles in its own callback is let go at some depth")
    func toggling() {
        let scene = Scene()
        let a = scene.scripted("a")
        scene.show(a)
        a.on(.traitCollectionDidChange) { [unowned a] in
            let isDark = a.traitCollection.userInterfaceStyle == .dark
            a.overrideUserInterfaceStyle = isDark ? .light : .dark
        }
        a.overrideUserInterfaceStyle = .dark
        #expect(scene.simulator.runUntilIdle())
        #expect(scene.simulator.traits.takeEndless() == a.objectID)
        #expect(scene.simulator.traits.takeEndless() == nil)
    }

    @Test("an app's own trait: its default, its way down, its changes")
    func ownTrait() {
        let scene = Scene()
        let (p, c) = tree(scene)
        var heard: [String] = []
        c.registerForTraitChanges([Accent.self]) {
            (controller: UIViewController, previous: UITraitCollection) in
            heard.append("\(previous[Accent.self]) \(controller.traitCollection[Accent.self])")
        }
        #expect(c.traitCollection[Accent.self] == "blue")
        let lines = scene.lines(traits) { p.traitOverrides[Accent.self] = "red" }
        #expect(
            lines == ["p.traitCollectionDidChange(wC hR)", "c.traitCollectionDidChange(wC hR)"])
        #expect(heard == ["blue red"])
        p.traitOverrides[Accent.self] = "red"
        c.view.traitOverrides[Accent.self] = "green"
        #expect(heard == ["blue red"])
        #expect(c.view.traitCollection[Accent.self] == "green")
        #expect(c.traitCollection[Accent.self] == "red")
        c.traitOverrides.typesettingLanguage = "th"
        #expect(c.view.traitCollection.typesettingLanguage == "th")
    }

    @Test("collections: specified values of later ones win, whatever kind of trait it is")
    func collections() {
        let made = UITraitCollection { traits in
            traits.listEnvironment = .sidebar
            traits.resolvesNaturalAlignmentWithBaseWritingDirection = true
            traits[Accent.self] = "red"
        }
        let gamut = UITraitCollection(displayGamut: .P3)
        let joined = UITraitCollection(traitsFrom: [made, gamut, UITraitCollection()])
        #expect(joined.listEnvironment == .sidebar && joined.displayGamut == .P3)
        #expect(joined[Accent.self] == "red")
        #expect(joined.containsTraits(in: made) && !gamut.containsTraits(in: made))
        #expect(joined.modifyingTraits { $0.displayGamut = .SRGB }.displayGamut == .SRGB)
        #expect(gamut.hasDifferentColorAppearance(comparedTo: made))
        #expect(!made.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
        #expect(MemoryLayout<TraitValues>.size == 16)
    }

    @Test("A75: from iOS 18 a view whose layout reads a trait is laid out when that changes")
    func tracking() {
        func layouts(_ ios: Int) -> [Int] {
            let scene = Scene(ios: ios)
            let a = scene.root("a")
            let view = ReadingView()
            a.view.addSubview(view)
            scene.settle()
            var counts = [view.count]
            for change in [
                { (traits: inout TraitValues) in traits.style = .dark },
                { $0.legibility = .bold },
            ] {
                scene.simulator.setScreenTraits(change)
                scene.settle()
                counts.append(view.count)
            }
            return counts
        }
        #expect(layouts(26) == [1, 2, 2])
        #expect(layouts(17) == [1, 1, 1])
    }

    @Test("T08: updateTraitsIfNeeded tells what waits for the layout")
    func updating() {
        let scene = Scene()
        let p = scene.root("p")
        p.traitOverrides.horizontalSizeClass = .regular
        let c = scene.controller("c")
        scene.settle()
        p.addChild(c)
        p.view.addSubview(c.view)
        #expect(scene.take(traits) == [])
        p.updateTraitsIfNeeded()
        #expect(scene.take(traits) == ["c.traitCollectionDidChange(wC hR)"])
        #expect(scene.run(traits) == [])
    }
}

private enum Accent: UITraitDefinition {
    static let defaultValue = "blue"
}

private final class ReadingView: UIView {
    var count = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
        _ = traitCollection.userInterfaceStyle
    }
}
