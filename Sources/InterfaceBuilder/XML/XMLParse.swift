internal import CExpat

/// One parse of a file's bytes by expat.
///
/// Expat's functions get a pointer to it, which is valid while `run` has it.
struct XMLParse {
    private let parser: XML_Parser
    private var tree: XMLTree
    /// The elements that are open, the innermost last.
    private var open: [Int] = []
    /// Why the parse was ended by ourselves.
    private var failure: XMLFailure?
    /// Whether the file may name the document type that property lists have.
    private let mayNameType: Bool

    private init(_ parser: XML_Parser, fileSize: Int, mayNameType: Bool) {
        self.parser = parser
        self.mayNameType = mayNameType
        tree = XMLTree(fileSize: fileSize)
        open.reserveCapacity(XMLLimits.depth)
    }

    /// The elements of a file. Expat gets the file as a whole: pieces would make it read a long value
    /// once for each piece.
    static func tree(
        _ bytes: [UInt8], mayNameType: Bool = false
    ) throws(XMLFailure) -> XMLTree {
        guard let parser = vcr_expat_parser() else {
            throw XMLFailure(reason: "there is no memory to read it")
        }
        defer { XML_ParserFree(parser) }
        var parse = XMLParse(parser, fileSize: bytes.count, mayNameType: mayNameType)
        let status = withUnsafeMutablePointer(to: &parse) { run(parser, $0, bytes) }
        if let failure = parse.failure { throw failure }
        guard status == XML_STATUS_OK else {
            throw XMLFailure(line: parse.line, reason: parse.expatsReason)
        }
        return parse.tree
    }

    private static func run(
        _ parser: XML_Parser, _ parse: UnsafeMutablePointer<XMLParse>, _ bytes: [UInt8]
    ) -> XML_Status {
        XML_SetUserData(parser, parse)
        XML_SetElementHandler(parser, elementStarts, elementEnds)
        XML_SetStartDoctypeDeclHandler(parser, documentTypeStarts)
        return bytes.withUnsafeBytes {
            XML_Parse(
                parser, $0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32($0.count), 1)
        }
    }

    private var line: Int { Int(clamping: XML_GetCurrentLineNumber(parser)) }

    private var expatsReason: String {
        let text = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
        return "is no XML: \(text ?? "unknown reason")"
    }

    // MARK: What expat reports

    fileprivate mutating func start(
        _ name: UnsafePointer<CChar>,
        _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>
    ) {
        guard open.count < XMLLimits.depth else {
            return end("has elements more than \(XMLLimits.depth) deep in each other")
        }
        guard let number = tree.names.number(of: name.raw) else { return endForNames() }
        open.append(tree.elements.count)
        tree.elements.append(
            XMLTree.Element(
                name: number, line: Int32(clamping: line),
                attributes: Int32(tree.attributes.count), text: Int32(tree.bytes.count)))
        append(pairs)
        if hasText(number) {
            tree.elements[tree.elements.count - 1].text = Int32(tree.bytes.count)
            XML_SetCharacterDataHandler(parser, charactersCome)
        }
    }

    private mutating func append(_ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>) {
        var pair = pairs
        while let name = pair[0], let value = pair[1] {
            guard let number = tree.names.number(of: name.raw) else { return endForNames() }
            let start = Int32(tree.bytes.count)
            tree.bytes.append(contentsOf: value.raw)
            tree.attributes.append(
                XMLTree.Attribute(name: number, start: start, end: Int32(tree.bytes.count)))
            pair += 2
        }
    }

    fileprivate mutating func end() {
        guard let element = open.popLast() else { return }
        tree.elements[element].end = Int32(tree.elements.count)
        guard hasText(tree.elements[element].name) else { return }
        tree.elements[element].textEnd = Int32(tree.bytes.count)
        XML_SetCharacterDataHandler(parser, nil)
    }

    /// Only the text inside of these is kept: between other elements are spaces alone.
    private func hasText(_ name: Int32) -> Bool {
        name == Word.string.rawValue || name == Word.mutableString.rawValue
            || name == Word.key.rawValue
    }

    fileprivate mutating func append(_ characters: UnsafeRawBufferPointer) {
        tree.bytes.append(contentsOf: characters)
    }

    /// A document type of one's own can declare entities and name other files; Interface Builder
    /// writes none. The file that a property list names is not read either.
    fileprivate mutating func documentType(hasDeclarations: Bool, namesFile: Bool) {
        if hasDeclarations {
            end("has a document type with declarations, which may be entities: they are refused")
        } else if namesFile, !mayNameType {
            end("has a document type in another file, which is not read")
        }
    }

    private mutating func endForNames() {
        end("has too many different names of elements and attributes")
    }

    private mutating func end(_ reason: String) {
        guard failure == nil else { return }
        failure = XMLFailure(line: line, reason: reason)
        XML_StopParser(parser, XML_Bool(XML_FALSE))
    }
}

extension UnsafePointer<CChar> {
    /// The bytes before the zero.
    fileprivate var raw: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: self, count: vcr_expat_length(self))
    }
}

// MARK: The functions that expat calls

private func elementStarts(
    _ data: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?,
    _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) {
    guard let data, let name, let pairs else { return }
    data.assumingMemoryBound(to: XMLParse.self).pointee.start(name, pairs)
}

private func elementEnds(_ data: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?) {
    data?.assumingMemoryBound(to: XMLParse.self).pointee.end()
}

private func charactersCome(
    _ data: UnsafeMutableRawPointer?, _ text: UnsafePointer<CChar>?, _ count: Int32
) {
    let characters = UnsafeRawBufferPointer(start: text, count: Int(count))
    data?.assumingMemoryBound(to: XMLParse.self).pointee.append(characters)
}

private func documentTypeStarts(
    _ data: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?,
    _ file: UnsafePointer<CChar>?, _ publicName: UnsafePointer<CChar>?, _ hasDeclarations: Int32
) {
    data?.assumingMemoryBound(to: XMLParse.self).pointee.documentType(
        hasDeclarations: hasDeclarations != 0, namesFile: file != nil || publicName != nil)
}
