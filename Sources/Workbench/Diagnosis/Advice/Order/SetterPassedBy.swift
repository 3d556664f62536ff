import CommandLanguage
import HierarchyRecords

/// An override that observes a property which the user changes without its setter (B55).
enum SetterPassedBy: Advice {
    /// A property of a class of UIKit's, what the user does, and what tells of it.
    private struct Row {
        let className: String
        let property: String
        let act: String
        let swift: String
        let objectiveC: String
    }

    private static let table = [
        Row(
            className: "UITabBarController", property: "selectedIndex", act: "a tap on a tab",
            swift: "tabBarController(_:didSelect:) of its delegate",
            objectiveC: "tabBarController:didSelectViewController: of its delegate"),
        Row(
            className: "UITextField", property: "text", act: "typing",
            swift: "addTarget(self, action: #selector(…), for: .editingChanged)",
            objectiveC: "addTarget:action:forControlEvents: with UIControlEventEditingChanged"),
        Row(
            className: "UITextView", property: "text", act: "typing",
            swift: "textViewDidChange(_:) of its delegate",
            objectiveC: "textViewDidChange: of its delegate"),
    ]

    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        let ancestors = declared.ancestors(among: all)
        return table.filter { ancestors.contains($0.className) }.compactMap { row in
            guard let place = declared.placeOfObserving(row.property) else { return nil }
            let tells =
                declared.declaration.language == .swift ? row.swift : row.objectiveC
            return declared.advice(
                "setter-passed-by", rule: .b55, method: row.property, at: place,
                "observes \(row.property) where code sets it: \(row.act) is the user's, changes it "
                    + "without the setter, and is not seen here",
                mend: ["hear of the user by \(tells)"])
        }
    }
}

extension DeclaredClass {
    /// The names of the classes that it inherits from, as far as they are known.
    fileprivate func ancestors(among all: [DeclaredClass]) -> Set<String> {
        var names: Set<String> = []
        var next = declaration.superclass?.wholeName
        while let name = next, names.insert(name).inserted {
            next = all.first { $0.name == name }?.declaration.superclass?.wholeName
        }
        return names
    }

    /// Where it observes a property of its superclass; nil where it does not.
    fileprivate func placeOfObserving(_ property: String) -> SourceSpan? {
        let observed = declaration.storedProperties.first {
            $0.name.text == property && ($0.willSet != nil || $0.didSet != nil)
        }
        let computed = declaration.computedProperties.first {
            $0.name.text == property && $0.setter != nil
        }
        let setter = "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
        return observed?.name.span ?? computed?.name.span
            ?? methods.first { $0.objcSelector == setter }?.name.span
    }
}
