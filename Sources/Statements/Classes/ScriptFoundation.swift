import HeadlessUIKit

/// What the objects of a user's class are to the model.
package enum ScriptFoundation: Equatable {
    /// A class of the model or of the gallery.
    case model(ScriptableClass)
    /// A class of an app's, compiled with it.
    case adopted(AdoptedClass)
    /// `NSObject`, which has nothing but its initialiser.
    case object
    /// No superclass at all.
    case none

    /// The names of the classes that can be subclassed.
    @MainActor
    static let superclasses =
        ScriptableClass.allCases.map(\.rawValue) + ["NSObject"]
        + AdoptedTypes.settled.classes.map(\.description.name)

    /// What a class of that superclass stands on.
    @MainActor
    init?(superclass name: String) {
        if name == "NSObject" {
            self = .object
        } else if let kind = ScriptableClass(rawValue: name) {
            self = .model(kind)
        } else if let own = AdoptedTypes.settled.classes.first(where: {
            $0.description.name == name
        }) {
            self = .adopted(own)
        } else {
            return nil
        }
    }

    /// The type under the class.
    @MainActor
    var description: TypeDescription? {
        switch self {
        case .model(let kind): kind.description
        case .adopted(let kind): kind.description
        case .object, .none: nil
        }
    }

    /// Whether its objects are controllers.
    @MainActor
    package var isController: Bool { modelType is UIViewController.Type }

    /// The class of the model under it.
    @MainActor
    package var modelType: AnyClass? { description?.modelType }

    /// An object without a state of its own yet; one of an app's class is made by the initialiser. The class hears of
    /// nothing that happens meanwhile.
    @MainActor
    func make(
        _ instance: ScriptInstance, by initialiser: ScriptInitialiser, _ arguments: [Value]
    ) -> any ScriptedObject {
        switch self {
        case .model(let model):
            make(instance, of: model.objectType) { model.make(instance) }
        case .adopted(let own):
            make(instance, of: own.objectType) {
                own.make(instance, by: initialiser.name, arguments)
            }
        case .object, .none: PlainObject(instance)
        }
    }

    @MainActor
    private func make(
        _ instance: ScriptInstance, of type: AnyClass, _ body: () -> any ScriptedObject
    ) -> any ScriptedObject {
        let kind = instance.kind
        return instance.unheard {
            LoggedObject.naming(class: kind.name, key: kind, type: type, body)
        }
    }

    package static func == (left: ScriptFoundation, right: ScriptFoundation) -> Bool {
        switch (left, right) {
        case (.model(let left), .model(let right)): left == right
        case (.adopted(let left), .adopted(let right)): left === right
        case (.object, .object), (.none, .none): true
        case (.model, _), (.adopted, _), (.object, _), (.none, _): false
        }
    }
}
