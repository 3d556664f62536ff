import HierarchyRecords
import Rendering
import Testing

@Suite struct TraitRendererTests {
    private let phone = TraitValues(
        horizontal: .compact, vertical: .regular, style: .light, idiom: .phone, scale: 3)

    @Test func `every trait is a line under its key`() {
        #expect(
            TraitRenderer.lines(phone).map(\.text) == [
                "horizontal       compact", "vertical         regular", "style            light",
                "idiom            phone", "layoutdirection  unspecified",
                "contentsize      unspecified", "contrast         unspecified",
                "level            unspecified", "legibility       unspecified",
                "scale            3",
            ])
    }

    @Test func `what was overridden tells what was inherited`() {
        let dark = phone.overridden(by: TraitValues(style: .dark))
        #expect(
            TraitRenderer.lines(dark, inherited: phone).map(\.runs)[2] == [
                .init("style", .strong), .init("            ", .plain), .init("dark", .traits),
                .init(" (inherited light)", .dim),
            ])
    }

    @Test func `differences name what is not alike`() {
        let other = phone.overridden(by: TraitValues(horizontal: .regular, scale: 1.5))
        #expect(TraitRenderer.differences(other, from: phone) == "horizontal regular, scale 1.5")
        #expect(TraitRenderer.differences(phone, from: phone) == "")
    }
}
