import HierarchyRecords
import InterfaceBuilder
import Testing

@Suite("What files of Interface Builder say")
struct DocumentTests {
    @Test(arguments: Fixture.all)
    func `every word of a file is read`(fixture: Fixture) throws {
        let lines = DocumentText(try fixture.document()).lines
        #expect(lines == (try fixture.expected()))
    }
}
