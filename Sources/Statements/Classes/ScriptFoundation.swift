import HeadlessUIKit

/// What the objects of a user's class are to the model.
package enum ScriptFoundation: Equatable {
    /// A class of the model or of the gallery.
    case model(ScriptableClass)
    /// `NSObject`, which has nothing but its initialiser.
    case object
    /// No superclass at all.
    case none

    /// The model's classes that can be subclassed.
    static let superclasses = ScriptableClass.allCases.map(\.rawValue) + ["NSObject"]

    /// What a class of that superclass stands on.
    init?(superclass name: String) {
        if name == "NSObject" {
            self = .object
        } else if let kind = ScriptableClass(rawValue: name) {
            self = .model(kind)
        } else {
            return nil
        }
    }

    /// The type under the class.
    @MainActor
    var description: TypeDescription? {
        switch self {
        case .model(let kind): kind.description
        case .object, .none: nil
        }
    }

    /// Whether its objects are controllers.
    @MainActor
    package var isController: Bool { modelType is UIViewController.Type }

    /// The class of the model under it.
    @MainActor
    package var modelType: AnyClass? { description?.modelType }

    /// An object without a state of its own yet. The class hears of nothing that happens meanwhile.
    @MainActor
    func make(_ instance: ScriptInstance) -> any ScriptedObject {
        guard case .model(let model) = self else { return PlainObject(instance) }
        let kind = instance.kind
        return instance.unheard {
            LoggedObject.naming(class: kind.name, key: kind, type: model.objectType) {
                model.make(instance)
            }
        }
    }
}
