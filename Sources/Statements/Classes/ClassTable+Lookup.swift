import CommandLanguage

/// What the session's classes and the model's know of a name.
extension ClassTable {
    /// What to say of a member that UIKit's class has and the model has not; nil for other names.
    func unmodelled(
        _ name: String, of type: TypeDescription?, at span: SourceSpan
    ) -> Diagnostic? {
        guard let type, UnmodelledMembers.containInSwift(name, of: type, in: self)
        else { return nil }
        return .unmodelled(name, of: type.name, at: span)
    }

    /// The member of Objective-C that answers the selector; nil where none of the type's does.
    func resolve(_ selector: String, of type: ValueType) -> ObjectiveCNames.Member? {
        guard case .named(let description) = type.unwrapped else {
            return lineage(of: type.unwrapped).lazy.compactMap { ancestor in
                self.addition(to: ancestor)?.objectiveC.instance[selector]
            }.first
        }
        for ancestor in description.lineage(in: self) {
            if let member = ancestor.objectiveC.instance[selector] { return member }
        }
        return description.isObject ? memberOfEveryObject(selector) : nil
    }

    /// The method that a category of `NSObject` gives every object.
    func memberOfEveryObject(_ selector: String) -> ObjectiveCNames.Member? {
        addition(to: .rootObject)?.objectiveC.instance[selector]
    }

    /// The property that has this name behind a dot in Objective-C.
    func propertyOfC(_ name: String, of type: ValueType) -> MemberProperty? {
        guard case .named(let description) = type.unwrapped else { return nil }
        for ancestor in description.lineage(in: self) {
            if let property = ancestor.objectiveC.properties[name] { return property }
        }
        return nil
    }
}
