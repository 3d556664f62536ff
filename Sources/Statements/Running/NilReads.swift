import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Where code read a property of UIKit's that had nothing at that time: `parent`, `navigationController`, `window`.
package struct NilReads {
    /// One place at which it was read.
    package struct Read {
        /// The object that was asked, as long as it lives.
        package private(set) weak var object: AnyObject?
        package let property: String
        package let span: SourceSpan
        /// The member of a class in whose code it stands; nil in a line that was typed.
        package let home: CallingCode?
        /// Whether the property had something when the same place read it later.
        package fileprivate(set) var wasThereLater = false
        /// The event that was the last when it was read first.
        package let event: Int

        fileprivate init(
            _ object: AnyObject, _ property: String, _ span: SourceSpan, _ home: CallingCode?,
            _ event: Int
        ) {
            self.object = object
            self.property = property
            self.span = span
            self.home = home
            self.event = event
        }
    }

    private struct Key: Hashable {
        let object: ObjectIdentifier
        let property: String
        let span: SourceSpan
    }

    /// The properties that have nothing until an object has its place among others.
    private static let properties: Set<String> = [
        "parent", "parentViewController", "navigationController", "tabBarController",
        "splitViewController", "presentingViewController", "window", "superview",
        "popoverPresentationController", "sheetPresentationController",
    ]

    /// As many places are kept.
    private static let most = 1_000

    private var places: [Key: Int] = [:]
    /// The places, in the order in which they were read first.
    package private(set) var all: [Read] = []

    /// Takes what a property had when it was read.
    mutating func note(
        _ property: String, of owner: Value, isNull: Bool, at span: SourceSpan,
        by home: CallingCode?, _ event: () -> Int
    ) {
        // Nearly all reads give something, and nothing was read as nil before: they cost a comparison.
        guard isNull || !places.isEmpty, Self.properties.contains(property),
            case .object(let object) = owner
        else { return }
        let key = Key(object: ObjectIdentifier(object), property: property, span: span)
        if let known = places[key], all[known].object === object {
            if !isNull { all[known].wasThereLater = true }
        } else if isNull, all.count < Self.most {
            places[key] = all.count
            all.append(Read(object, property, span, home, event()))
        }
    }
}
