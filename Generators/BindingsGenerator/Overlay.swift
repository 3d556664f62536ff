import Foundation
import HierarchyRecords

/// What the declarations cannot say of themselves: one short line each, below the name of the type.
///
///     UISwitch
///         called switchControl
///         by hand init(coder:)  its argument is no value of the language
struct Overlay {
    struct Entry {
        let type: String
        let word: Word
        /// The member, or what the word needs.
        let argument: String
        /// What follows: the reason, or the names.
        let rest: String
        let line: Int
    }

    enum Word: String, CaseIterable {
        /// A member that is written in Swift beside the generated ones; with its reason.
        case byHand = "by hand"
        /// A member that could be generated, and is written in Swift since it does more; with its reason.
        case differs
        /// A member that is written in Swift and stands in no declaration; with its reason.
        case more
        /// The first system of such a member, and of a case: the compiler derives no list of cases where one of
        /// them says it itself.
        case since
        /// The first system that warns of it.
        case deprecated
        /// A property whose getter may load or make something, with what a look reads in its place.
        case looks = "looks at"
        /// A member, or a whole type, that statements do not have; with its reason.
        case omitted
        /// The type is a value of statements, described by hand.
        case value
        /// The type that holds an object of the protocol, which the system alone provides.
        case heldBy = "held by"
        /// The protocol is adopted by objects of an app, though its name does not say so; with its reason.
        case adopted
        /// Sessions may have classes under it and its subclasses, whose objects are made by that
        /// initialiser of it.
        case scripted
        /// An initialiser that classes of sessions call: the model's `adopt` does its work on an object
        /// that is there already.
        case adopts
        /// A member that a session's class does not override though it is open, or a type that it does
        /// not inherit from; with its reason.
        case closed
        /// A property that the model sets, and that UIKit's users only read.
        case readOnly = "read only"
        /// What Objective-C calls a member, or the type and its constants, where the rules of the import do
        /// not lead there.
        case named
        /// What the type's description is called, where the rule leads to another name.
        case called
    }

    let entries: [Entry]
    private var needed: Set<Int> = []

    init(_ text: String) throws {
        var entries: [Entry] = []
        var type: String?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            let content = line.drop { $0 == " " }
            guard !content.isEmpty, !content.hasPrefix("#") else { continue }
            guard line.first == " " else {
                type = String(content)
                continue
            }
            guard let type,
                let word = Word.allCases.first(where: { content.hasPrefix($0.rawValue) })
            else {
                throw UnreadableDeclaration(
                    description: "overlay, line \(index + 1): '\(content)' is no entry")
            }
            let argument = content.dropFirst(word.rawValue.count).drop { $0 == " " }
            let parts = String(argument).components(separatedBy: "  ")
            entries.append(
                Entry(
                    type: type, word: word, argument: parts[0],
                    rest: parts.dropFirst().joined(separator: "  "), line: index + 1))
        }
        self.entries = entries
    }

    /// The entry for a member of the type, or for the type as a whole; it counts as needed.
    mutating func find(_ word: Word, _ argument: String, of type: String) -> Bool {
        rest(of: word, argument, of: type) != nil
    }

    /// What follows the word and the member, or the type as a whole; nil where there is no such entry.
    private mutating func rest(
        of word: Word, _ argument: String, of type: String
    ) -> String? {
        let entry = entries.first {
            $0.type == type && $0.word == word && $0.argument == argument
        }
        if let entry { needed.insert(entry.line) }
        return entry?.rest
    }

    /// What a look at the property reads; nil where it may read the property itself.
    mutating func look(_ property: String, of type: String) -> String? {
        rest(of: .looks, property, of: type)
    }

    /// Whether the type has members that stand in no declaration; their entries count as needed.
    mutating func findMore(of type: String) -> Bool {
        let more = entries.filter { $0.type == type && $0.word == .more }
        needed.formUnion(more.map(\.line))
        return !more.isEmpty
    }

    /// Why sessions have no classes under the type; nil where they may.
    mutating func reasonOfClosing(_ type: String) -> String? {
        rest(of: .closed, "type", of: type)
    }

    /// What the word says of the type.
    mutating func argument(of word: Word, for type: String) -> String? {
        guard let entry = entries.first(where: { $0.type == type && $0.word == word }) else {
            return nil
        }
        needed.insert(entry.line)
        return entry.argument
    }

    /// Types that are described by hand.
    var valueTypes: [String] {
        entries.filter { $0.word == .value || $0.word == .byHand && $0.argument == "type" }
            .map(\.type)
    }

    /// The types that hold objects of protocols.
    var references: [String: String] {
        Dictionary(
            entries.filter { $0.word == .heldBy }.map { ($0.type, $0.argument) },
            uniquingKeysWith: { first, _ in first })
    }

    /// What Objective-C has named, in the order of the file.
    var names: [Entry] { entries.filter { $0.word == .named } }

    /// What it says of systems, in the order of the file.
    var dates: [Entry] { entries.filter { [.since, .deprecated].contains($0.word) } }

    /// The systems that it says of the type's members.
    func systems(of type: String) -> [String: Systems] {
        var found: [String: Systems] = [:]
        for entry in entries where entry.type == type {
            switch entry.word {
            case .since:
                found[entry.argument, default: Systems()].introduced = SystemVersion(entry.rest)
            case .deprecated:
                found[entry.argument, default: Systems()].deprecated = SystemVersion(entry.rest)
            case .byHand, .differs, .more, .looks, .omitted, .value, .heldBy, .adopted, .scripted,
                .adopts, .closed, .readOnly, .named, .called:
                continue
            }
        }
        return found
    }

    /// The type with what it says of the systems of its members.
    func dated(_ type: TypeDeclaration) -> TypeDeclaration {
        let systems = systems(of: type.name)
        var dated = type
        for index in type.members.indices {
            guard let known = systems[type.members[index].name] else { continue }
            dated.members[index].availability = known
        }
        return dated
    }

    /// Whether statements lack the member, or the type as a whole.
    func omits(_ argument: String, of type: String) -> Bool {
        entries.contains { $0.type == type && $0.word == .omitted && $0.argument == argument }
    }

    /// Whether the member is written by hand beside the generated ones of the type.
    func writesByHand(_ argument: String, of type: String) -> Bool {
        entries.contains {
            $0.type == type && [.byHand, .differs].contains($0.word) && $0.argument == argument
        }
    }

    /// Whether the type has members that are written by hand and stand in no declaration.
    func hasMore(_ type: String) -> Bool {
        entries.contains {
            $0.type == type
                && ($0.word == .value || $0.word == .more
                    || $0.word == .byHand && $0.argument == "type")
        }
    }

    /// The entries that nothing asked for.
    var needless: [Entry] {
        entries.filter {
            !needed.contains($0.line)
                && ![.value, .heldBy, .named, .since, .deprecated].contains($0.word)
        }
    }
}
