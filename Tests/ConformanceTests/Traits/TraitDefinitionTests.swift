import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("A85: traits by their definitions")
struct TraitDefinitionTests {
    @Test("A85: a definition says its name and its identifier, and what it affects")
    func selfDescription() {
        #expect(UITraitUserInterfaceStyle.identifier == "UITraitUserInterfaceStyle")
        #expect(UITraitUserInterfaceStyle.name == "UserInterfaceStyle")
        #expect(UITraitHDRHeadroomUsageLimit.name == "HDRHeadroomUsageLimit")
        #expect(UITraitUserInterfaceIdiom.affectsColorAppearance)
        #expect(!UITraitHorizontalSizeClass.affectsColorAppearance)
        #expect(Theme.name == "Theme" && Theme.identifier == "com.example.theme")
        #expect(Depth.name == "Depth" && Depth.identifier.hasSuffix("Depth"))
        #expect(Theme.affectsColorAppearance && !Depth.affectsColorAppearance)
    }

    @Test("UIKit's traits are read and set by their definitions as by their properties")
    func builtIn() {
        let dark = UITraitCollection(UITraitUserInterfaceStyle.self, value: .dark)
        #expect(dark.userInterfaceStyle == .dark)
        #expect(dark[UITraitUserInterfaceStyle.self] == .dark)
        #expect(dark[UITraitDisplayScale.self] == 0)
        let scene = Scene()
        let a = scene.root("a")
        a.traitOverrides[UITraitUserInterfaceStyle.self] = .dark
        a.traitOverrides[UITraitTypesettingLanguage.self] = "th"
        #expect(a.overrideUserInterfaceStyle == .dark)
        #expect(a.traitCollection.typesettingLanguage == "th")
        a.traitOverrides[UITraitTypesettingLanguage.self] = nil
        #expect(!a.traitOverrides.contains(UITraitTypesettingLanguage.self))
    }

    @Test("A85: changedTraits names what is not the same, UIKit's traits first")
    func changes() {
        let old = UITraitCollection(userInterfaceStyle: .dark)
        let new = old.replacing(Theme.self, value: "bold").replacing(Depth.self, value: 2)
            .modifyingTraits { $0.legibilityWeight = .bold }
        #expect(
            new.changedTraits(from: old).map { $0.name } == ["LegibilityWeight", "Theme", "Depth"])
        #expect(new.changedTraits(from: new).isEmpty)
        #expect(old.changedTraits(from: nil).map { $0.name } == ["UserInterfaceStyle"])
        #expect(old.changedTraits(from: new.replacing(Depth.self, value: 3)).count == 3)
    }

    @Test("A trait of one's own may have other colours with it")
    func colours() {
        let plain = UITraitCollection()
        #expect(
            plain.replacing(Theme.self, value: "bold").hasDifferentColorAppearance(
                comparedTo: plain))
        #expect(
            !plain.replacing(Depth.self, value: 2).hasDifferentColorAppearance(comparedTo: plain))
        #expect(
            UITraitCollection.systemTraitsAffectingColorAppearance.map { $0.name } == [
                "UserInterfaceIdiom", "UserInterfaceStyle", "DisplayGamut",
                "AccessibilityContrast", "UserInterfaceLevel", "ActiveAppearance",
            ])
        #expect(UITraitCollection.systemTraitsAffectingImageLookup.count == 11)
    }
}

private struct Theme: UITraitDefinition {
    static let defaultValue = "standard"
    static let affectsColorAppearance = true
    static let name = "Theme"
    static let identifier = "com.example.theme"
}

private struct Depth: UITraitDefinition {
    static let defaultValue = 0
}
