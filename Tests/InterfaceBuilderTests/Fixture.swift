import CheckoutFiles
import Foundation
import HierarchyRecords
import InterfaceBuilder

/// The storyboards and nibs of the tests' own, which the fuzzer begins with, too.
struct Fixture: Sendable, CustomStringConvertible {
    let name: String
    let bytes: [UInt8]

    var description: String { name }

    static let all = [
        "Bakery.storyboard", "Older.storyboard", "Orders.storyboard", "Sign.xib",
        "Workshop.storyboard",
    ]
    .map { Fixture($0) }

    init(_ name: String) {
        self.name = name
        let url = Checkout.url("Tests/Corpora/storyboards/\(name)")
        bytes = [UInt8]((try? Data(contentsOf: url)) ?? Data())
    }

    /// The document that the text is.
    static func document(_ text: String) throws(UnreadableInterface) -> InterfaceDocument {
        try InterfaceReader.document(Array(text.utf8), file: "A.storyboard")
    }

    func document() throws(UnreadableInterface) -> InterfaceDocument {
        try InterfaceReader.document(bytes, file: name)
    }

    /// The lines that the document is to be, reviewed by hand.
    func expected() throws -> [String] {
        try Checkout.text("Tests/InterfaceBuilderTests/Expected/\(name).txt")
            .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    /// A storyboard of one scene with these objects; `head` stands before it.
    static func storyboard(_ objects: String, head: String = "") -> String {
        head
            + "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\">"
            + "<scenes><scene sceneID=\"s\"><objects>\(objects)</objects></scene></scenes></document>"
    }
}
