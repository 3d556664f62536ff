import HeadlessUIKit

/// The classes that the system makes objects of as it launches an app.
extension ClassTable {
    /// The classes that adopt `UIApplicationDelegate`, in the order of their definition.
    package var applicationDelegates: [ScriptClass] { classes(adopting: .applicationDelegate) }

    /// The classes that adopt `UISceneDelegate` or a protocol of its, in the order of their definition.
    package var sceneDelegates: [ScriptClass] { classes(adopting: .sceneDelegate) }

    private func classes(adopting delegate: TypeDescription) -> [ScriptClass] {
        names.compactMap { scriptClass(named: $0) }.filter {
            !$0.isStructure && $0.description.inherits(from: delegate, in: self)
        }
    }
}

extension ScriptClass {
    /// An object made by `init()`; nil where the class has none, or where it gives nothing.
    package func makeObject() -> AnyObject? {
        guard let initialiser = initialisers.first(where: { $0.parameters.isEmpty }),
            case .object(let object) = make(initialiser, [])
        else { return nil }
        return object
    }

    /// Whether it, or a superclass of the user's, has a method of that full name.
    package func hasMethod(named name: String) -> Bool { method(named: name) != nil }
}
