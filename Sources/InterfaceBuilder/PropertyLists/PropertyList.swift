/// A value of a property list, as Xcode writes `Info.plist`.
public indirect enum PropertyList: Sendable, Equatable {
    case dictionary([String: PropertyList])
    case array([PropertyList])
    /// A text; numbers, dates and data are not read.
    case string(String)
    case flag(Bool)
    /// A number, a date or data.
    case other

    /// The value under a key of a dictionary; nil where it is something else, or has no such key.
    public subscript(key: String) -> PropertyList? {
        if case .dictionary(let values) = self { values[key] } else { nil }
    }

    /// The first value of an array.
    public var first: PropertyList? {
        if case .array(let values) = self { values.first } else { nil }
    }

    /// The text.
    public var text: String? { if case .string(let text) = self { text } else { nil } }

    /// Whether it is `<true/>`.
    public var isTrue: Bool { self == .flag(true) }
}

/// Reads the property lists that Xcode edits: those of XML.
public enum PropertyListReader {
    /// The value that the bytes of a file are; `file` is its name for errors.
    public static func list(
        _ bytes: [UInt8], file: String
    ) throws(UnreadableInterface) -> PropertyList {
        if bytes.starts(with: "bplist".utf8) {
            throw UnreadableInterface(
                file: file, reason: "is a binary property list: the one that Xcode edits is needed")
        }
        do throws(XMLFailure) {
            let tree = try XMLParse.tree(bytes, mayNameType: true)
            guard let top = tree.elements.isEmpty ? nil : tree.name(0), top == "plist",
                let value = tree.children(0).first(where: { _ in true })
            else { throw XMLFailure(reason: "is no property list") }
            return tree.propertyList(value)
        } catch {
            throw UnreadableInterface(file: file, line: error.line, reason: error.reason)
        }
    }
}

extension XMLTree {
    fileprivate func propertyList(_ element: Index) -> PropertyList {
        switch name(element) {
        case "dict": .dictionary(dictionary(element))
        case "array": .array(children(element).map(propertyList))
        case "string": .string(text(element))
        case "true": .flag(true)
        case "false": .flag(false)
        default: .other
        }
    }

    /// Keys and values take turns; of a key that comes twice the first counts.
    private func dictionary(_ element: Index) -> [String: PropertyList] {
        var values: [String: PropertyList] = [:]
        var key: String?
        for child in children(element) {
            if word(child) == .key {
                key = text(child)
            } else if let name = key {
                values[name] = values[name] ?? propertyList(child)
                key = nil
            }
        }
        return values
    }
}
