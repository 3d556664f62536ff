/// What UIKit and its neighbours have, whether the model has it or not: facts about names and types, which the build
/// embeds as text. Nothing of it is read before something is looked up.
enum Surface {
    /// A type with the members that it declares itself.
    struct Entry {
        enum Kind { case `class`, `protocol`, enumeration, options }

        let name: String
        let base: String?
        let kind: Kind
        /// The protocols that it adopts or, as a protocol, refines.
        let protocols: [String]
        /// Of an enumeration.
        let cases: [String]
        private let members: [Substring]

        /// Made of what each text has of the type, its head first; the first text says what the type is.
        fileprivate init(_ texts: [[Substring]]) {
            let lines = texts.flatMap { $0.dropFirst() }
            let head = texts[0][0].dropFirst().split(
                separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            let rest = head[1].prefix { $0 != "<" }
                .split(separator: " ", omittingEmptySubsequences: false)
            protocols = texts.flatMap { text in
                text[0].split(separator: "<").dropFirst().flatMap {
                    $0.split(separator: ",").map(String.init)
                }
            }
            name = String(head[0])
            base = rest[0].isEmpty ? nil : String(rest[0])
            kind =
                switch rest.dropFirst().first {
                case "p": .protocol
                case "e": .enumeration
                case "o": .options
                default: .class
                }
            cases = lines.filter { $0.hasPrefix("c") }.flatMap {
                $0.dropFirst().split(separator: ",").map(String.init)
            }
            members = lines.filter { !$0.hasPrefix("c") }
        }

        /// The property of that name: its type as it is spelled, and whether it can be set.
        func property(_ name: String, isStatic: Bool) -> (spelling: String, isSettable: Bool)? {
            for line in members {
                guard let mark = line.first, "vlVL".contains(mark), mark.isUppercase == isStatic
                else { continue }
                let parts = line.dropFirst().split(separator: ":", maxSplits: 1)
                if parts.count == 2, parts[0] == name {
                    return (String(parts[1]), mark.lowercased() == "v")
                }
            }
            return nil
        }

        /// The methods of that base name as they are declared; `init` stands for initialisers.
        func methods(_ base: String, isStatic: Bool) -> [String] {
            let mark: Character = base == "init" ? "i" : isStatic ? "F" : "f"
            return members.filter { line in
                guard line.first == mark, line.dropFirst().hasPrefix(base) else { return false }
                return ["(", "?", "!"].contains(line.dropFirst(base.count + 1).first)
            }.map { String($0.dropFirst()) }
        }

        /// The methods of instances, as they are declared, whose base name `name` begins with, whatever its case.
        func methods(beginning name: String) -> [String] {
            let lowered = name.lowercased()
            return members.filter { line in
                line.first == "f" && lowered.hasPrefix(Self.name(in: line).lowercased())
            }.map { String($0.dropFirst()) }
        }

        /// The names of all members, without labels.
        var names: [String] {
            members.map(Self.name) + cases
        }

        /// Of a line that declares a member, its name without labels.
        private static func name(in line: Substring) -> String {
            String(line.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }
    }

    /// The type of that name, as Objective-C spells it; nil where nothing has such a type.
    static func entry(named name: String) -> Entry? {
        let found = texts.compactMap { $0.lines(of: name) }
        return found.isEmpty ? nil : Entry(found)
    }

    /// The type that a name of Swift's means: `UIDatePicker.Mode` is `UIDatePickerMode`.
    static func entry(swift name: String) -> Entry? {
        guard name.utf8.count > 2, name.first?.isUppercase == true else { return nil }
        return entry(named: innerNames[name] ?? name.filter { $0 != "." })
    }

    /// Types whose names in Swift are not those of Objective-C with a dot in them.
    private static let innerNames = [
        "CALayerContentsFormat": "CAContentsFormat", "CALayerCornerCurve": "CACornerCurve",
        "UIActivity.ActivityType": "UIActivityType",
        "UIImpactFeedbackGenerator.FeedbackStyle": "UIImpactFeedbackStyle",
        "UINotificationFeedbackGenerator.FeedbackType": "UINotificationFeedbackType",
    ]

    /// A type of a framework that no table has, as its name tells what it is.
    static func entry(foreign name: String, isProtocol: Bool) -> Entry {
        entry(
            foreign: name.filter { $0 != "." }, base: ForeignModules.base(of: name),
            isProtocol: isProtocol || ForeignModules.isProtocol(name))
    }

    /// A type that no table has, of which the class above it is known.
    static func entry(foreign name: String, base: String, isProtocol: Bool) -> Entry {
        Entry([["@\(name):\(isProtocol ? " p" : base)"]])
    }

    private static let texts: [SurfaceText] = EmbeddedTexts.all.filter {
        $0.name.hasPrefix("Inert/")
    }.map { SurfaceText($0.text) }
}

/// One of the texts, with where each of its types stands. Whoever tries variations of steps looks types up thousands of
/// times, and must not search the whole text each time.
private struct SurfaceText {
    private let text: String
    /// The bytes of each type, from its head up to the next one.
    private let places: [String: Range<Int>]

    init(_ text: String) {
        var bytes = text
        places = bytes.withUTF8(Self.places)
        self.text = bytes
    }

    /// The lines of a type, of which the first is its head.
    func lines(of name: String) -> [Substring]? {
        guard let place = places[name] else { return nil }
        let start = text.utf8.index(text.startIndex, offsetBy: place.lowerBound)
        let end = text.utf8.index(start, offsetBy: place.count)
        return text.utf8[start..<end].split(separator: UInt8(ascii: "\n")).map { Substring($0) }
    }

    private static func places(in bytes: UnsafeBufferPointer<UInt8>) -> [String: Range<Int>] {
        let heads = bytes.indices.filter {
            bytes[$0] == UInt8(ascii: "@") && isLineStart($0, bytes)
        }
        let ends = heads.dropFirst() + [bytes.count]
        return Dictionary(
            zip(heads, ends).map { (name(at: $0, bytes), $0..<$1) },
            uniquingKeysWith: { first, _ in first })
    }

    private static func isLineStart(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        index == 0 || bytes[index - 1] == UInt8(ascii: "\n")
    }

    /// What stands between the `@` of a head and its colon.
    private static func name(at head: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> String {
        String(decoding: bytes[(head + 1)...].prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
    }
}
