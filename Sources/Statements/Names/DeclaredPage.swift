import HierarchyRecords

/// What is declared under a name, and the comment above it.
package struct DeclaredPage: Sendable {
    /// The type that a member belongs to; nil for a type.
    package let owner: String?
    /// A member's in full: `insertSubview(_:at:)`.
    package let name: String
    /// As Swift writes it.
    package let declaration: String
    /// What it is or does; empty where the name says all.
    package let summary: String
    /// The first system that has it; nil where all have.
    package let introduced: SystemVersion?
    /// The first system that warns of it; nil where none does.
    package let deprecated: SystemVersion?

    /// What stands before the parenthesis.
    package var base: String { String(name.prefix { $0 != "(" }) }

    /// All of them, each type before its members.
    @MainActor
    package static let all: [DeclaredPage] = {
        var owner: String?
        return (lines + AdoptedTypes.settled.pages.split(separator: "\n")).map { line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
                .map(String.init)
            let isMember = parts[0].hasPrefix(".")
            if !isMember { owner = parts[0] }
            return DeclaredPage(
                owner: isMember ? owner : nil,
                name: isMember ? String(parts[0].dropFirst()) : parts[0], declaration: parts[1],
                summary: parts[2], introduced: SystemVersion(parts[3]),
                deprecated: SystemVersion(parts[4]))
        }
    }()

    /// What `scripts/generate-bindings` wrote, behind the line that says so.
    private static var lines: [Substring] {
        EmbeddedTexts.all.filter { $0.name == "Generated/DeclaredPages.txt" }
            .flatMap { $0.text.split(separator: "\n").dropFirst() }
    }

    /// The types of that name, and the members: `alpha`, `UIView.alpha`, `addSubview(_:)`,
    /// `UIView.ContentMode.center`, `.center`.
    @MainActor
    package static func named(_ text: String) -> [DeclaredPage] {
        let dot = text.prefix { $0 != "(" }.lastIndex(of: ".")
        let owner = dot.map { String(text[..<$0]) } ?? ""
        let member = dot.map { String(text[text.index(after: $0)...]) } ?? text
        return all.filter { page in
            if page.name == text || page.base == text { return true }
            guard page.name == member || page.base == member else { return false }
            return page.owner == owner || owner.isEmpty && page.owner != nil
        }
    }
}
