import HeadlessUIKit

/// What UIKit's classes answer in Objective-C, the model's or not: `Selectors.txt`, which
/// `scripts/record-selectors` writes.
@MainActor
enum SelectorTable {
    /// One message that a class or its objects answer.
    struct Entry {
        /// The type of what it gives, as Objective-C names it; `n` of numbers, `o` of objects.
        let result: String
        /// Whether it sets the property of that name.
        var sets: String?
        /// Whether it gives the property of that name.
        var gives: String?
    }

    struct Class {
        let superclass: String
        var instance: [String: Entry] = [:]
        var ofClass: [String: Entry] = [:]
        var initialisers: Set<String> = []
    }

    /// The class of that name; nil where UIKit has none.
    static func find(_ name: String) -> Class? { read.classes[name] }

    /// Whether UIKit has an enumeration of that name.
    static func isEnumeration(_ name: String) -> Bool { read.enumerations.contains(name) }

    /// The constant of an enumeration.
    static func constant(_ name: String) -> Int? { read.constants[name] }

    private struct Contents {
        var classes: [String: Class] = [:]
        var enumerations: Set<String> = []
        var constants: [String: Int] = [:]
    }

    private static let read: Contents = {
        let name = "ObjectiveC/Inert/Selectors.txt"
        guard let text = EmbeddedTexts.all.first(where: { $0.name == name })?.text else {
            return Contents()
        }
        var contents = Contents()
        var owner = ""
        for line in text.split(separator: "\n") {
            switch line.first {
            case "@":
                let parts = line.dropFirst().split(
                    separator: ":", omittingEmptySubsequences: false)
                owner = String(parts[0])
                contents.classes[owner] = Class(superclass: String(parts.last ?? ""))
            case "%":
                owner = String(line.dropFirst())
                contents.enumerations.insert(owner)
            case "#", nil: break
            default:
                if contents.enumerations.contains(owner) {
                    add(constant: line, of: owner, to: &contents)
                } else {
                    add(member: line, to: &contents.classes[owner])
                }
            }
        }
        return contents
    }()

    private static func add(constant line: Substring, of owner: String, to contents: inout Contents)
    {
        let parts = line.split(separator: "=")
        guard parts.count == 2, let value = Int(parts[1]) else { return }
        contents.constants[owner + parts[0]] = value
    }

    private static func add(member line: Substring, to owner: inout Class?) {
        guard let letter = line.first, let equals = line.lastIndex(of: "=") else { return }
        let names = line[line.index(after: line.startIndex)..<equals].split(separator: ",")
            .map(String.init)
        let result = String(line[line.index(after: equals)...])
        guard let name = names.first else { return }
        let isOfClass = letter.isUppercase
        func put(_ selector: String, _ entry: Entry) {
            if isOfClass {
                owner?.ofClass[selector] = entry
            } else {
                owner?.instance[selector] = entry
            }
        }
        switch letter.lowercased() {
        case "i": owner?.initialisers.insert(name)
        case "m": put(name, Entry(result: result))
        default:
            for getter in names { put(getter, Entry(result: result, gives: name)) }
            if letter.lowercased() == "p" {
                put("set\(name.capitalisedFirst):", Entry(result: "void", sets: name))
            }
        }
    }
}
