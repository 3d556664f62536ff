import CheckoutFiles
import Foundation
import HierarchyRecords
import Testing

@testable import Measure

@Suite("Evidence names files that are there")
struct EvidenceFileTests {
    /// The words of a text that are names of files of a project; Apple's headers are not.
    private static func files(in text: String) -> [String] {
        let endings = [".md", ".json", ".txt", ".swift", ".transcript", ".yml"]
        return text.split { " ,;()[]`".contains($0) }.map(String.init)
            .filter { word in endings.contains { word.hasSuffix($0) } }
    }

    @Test func `no evidence cites a file that the checkout lacks`() {
        let remarks = Rulebook.all.flatMap(\.evidence).compactMap(\.remark)
        let texts = remarks + Evidence.all.flatMap { [$0.title, $0.seen] }
        let lost = texts.flatMap(Self.files).filter { file in
            !FileManager.default.fileExists(atPath: Checkout.url(file).path)
        }
        #expect(lost == [])
    }

    @Test func `a name of a file is told from other words`() {
        #expect(Self.files(in: "measured.md 5.3, and UITextField.h") == ["measured.md"])
    }
}
