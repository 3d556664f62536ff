import HeadlessUIKit

/// What UIKit's classes answer in Objective-C, the model's or not: `Selectors.txt`, which
/// `scripts/record-selectors` writes, and what apps use of the frameworks beside it: `NeighbourSelectors.txt`.
@MainActor
enum SelectorTable {
    /// One message that a class or its objects answer.
    struct Entry {
        /// The type of what it gives, as Objective-C names it; `n` of numbers, `o` of objects, `s` of what the
        /// receiver is.
        let result: String
        /// Whether it sets the property of that name.
        var sets: String?
        /// Whether it gives the property of that name.
        var gives: String?

        init(result: String, sets: String? = nil, gives: String? = nil) {
            self.result = result
            self.sets = sets
            self.gives = gives
        }

        /// What a message of that name does to an object of which no table tells.
        init(of selector: String) {
            self.init(
                result: "o", sets: selector.propertyOfSetter,
                gives: selector.contains(":") ? nil : selector)
        }
    }

    struct Class {
        let superclass: String
        var instance: [String: Entry] = [:]
        var ofClass: [String: Entry] = [:]
        var initialisers: Set<String> = []

        /// Whether the table tells what it answers.
        var isListed: Bool { !instance.isEmpty || !ofClass.isEmpty || !initialisers.isEmpty }
    }

    /// The class of that name; nil where UIKit has none.
    static func find(_ name: String) -> Class? { read.classes[name] }

    /// The message in the table of the class or of one above it.
    static func entry(
        _ selector: String, of name: String, _ group: KeyPath<Class, [String: Entry]>
    ) -> (owner: String, entry: Entry)? {
        var next = find(name).map { (name, $0) }
        while let (owner, found) = next {
            if let entry = found[keyPath: group][selector] { return (owner, entry) }
            next = find(found.superclass).map { (found.superclass, $0) }
        }
        return nil
    }

    /// Whether the class or one above it has that initialiser.
    static func initialiser(_ selector: String, of name: String) -> Bool {
        var next = find(name)
        while let found = next {
            if found.initialisers.contains(selector) { return true }
            next = find(found.superclass)
        }
        return false
    }

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
        var contents = Contents()
        for name in ["Selectors.txt", "NeighbourSelectors.txt", "Selectors26.txt"] {
            let text = EmbeddedTexts.all.first { $0.name == "ObjectiveC/Inert/" + name }?.text
            read(text ?? "", into: &contents)
        }
        return contents
    }()

    private static func read(_ text: String, into contents: inout Contents) {
        var owner = ""
        var isClass = false
        for line in text.split(separator: "\n") {
            switch line.first {
            case "@":
                isClass = true
                let parts = line.dropFirst().split(
                    separator: ":", omittingEmptySubsequences: false)
                owner = String(parts[0])
                if contents.classes[owner] == nil {
                    contents.classes[owner] = Class(superclass: String(parts.last ?? ""))
                }
            case "%", "$":
                isClass = false
                owner = String(line.dropFirst())
                if line.first == "%" { contents.enumerations.insert(owner) }
            case "#", nil: break
            default:
                if isClass {
                    add(member: line, to: &contents.classes[owner])
                } else {
                    add(constant: line, of: owner, to: &contents)
                }
            }
        }
    }

    private static func add(constant line: Substring, of owner: String, to contents: inout Contents)
    {
        let parts = line.split(separator: "=")
        guard parts.count == 2, let value = Int(parts[1]) else { return }
        contents.constants[owner + parts[0]] = value
    }

    private static func add(member line: Substring, to owner: inout Class?) {
        guard let letter = line.first else { return }
        // An initialiser gives what its class is.
        guard let equals = line.lastIndex(of: "=") else {
            if letter == "i" { owner?.initialisers.insert(String(line.dropFirst())) }
            return
        }
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
