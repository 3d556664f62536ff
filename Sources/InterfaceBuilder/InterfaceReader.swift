public import HierarchyRecords

/// Reads the storyboards and nibs that Xcode writes (`.storyboard`, `.xib`).
///
/// It takes time in proportion to the file, opens no other file, and expands no entity. What does not
/// fit together, and what it does not know, stands in the document.
public enum InterfaceReader {
    /// The document that the bytes of a file are; `file` is its name for errors.
    public static func document(
        _ bytes: [UInt8], file: String
    ) throws(UnreadableInterface) -> InterfaceDocument {
        guard bytes.count <= XMLLimits.bytes else {
            throw UnreadableInterface(
                file: file, reason: "is larger than \(XMLLimits.bytes >> 20) MB")
        }
        if let reason = compiledForm(bytes) {
            throw UnreadableInterface(file: file, reason: reason)
        }
        do throws(XMLFailure) {
            let tree = try XMLParse.tree(bytes)
            return try DocumentReader(tree).document()
        } catch {
            throw UnreadableInterface(file: file, line: error.line, reason: error.reason)
        }
    }

    /// What a file says of itself that was built already.
    private static func compiledForm(_ bytes: [UInt8]) -> String? {
        if bytes.isEmpty { return "is empty" }
        let isCompiled = ["NIBArchive", "bplist"].contains { bytes.starts(with: $0.utf8) }
        return isCompiled ? "is a compiled nib: the file that Xcode edits is needed" : nil
    }
}
