import HierarchyRecords

/// The names of the app's own classes, as files of Interface Builder have them.
enum InterfaceClassName {
    /// As UIKit asks the runtime for the class: `_TtC5MyApp6MyView`; without a module the bare name.
    static func runtimeName(_ name: String, in module: String?) -> String {
        guard let module, !module.isEmpty else { return name }
        return "_TtC\(module.utf8.count)\(module)\(name.utf8.count)\(name)"
    }

    /// The Swift class of that name in a module of the program; nil where there is none.
    static func type(_ name: String, in module: String?) -> Any.Type? {
        guard let module, !module.isEmpty else { return nil }
        return _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C")
    }
}

extension Simulator {
    /// Makes an object of a custom class by its `init(coder:)`: of a session's class, of one that code
    /// has registered, or of a Swift class of the program.
    func makeObject(
        ofClass name: String, in module: String?, for coder: InterfaceCoder
    ) -> MadeObject {
        if let classes = gates.interfaceClasses {
            return classes.make(name, for: coder.element, coder)
        }
        guard let type = InterfaceClassName.type(name, in: module) else { return .unknownClass }
        let made: AnyObject?
        if let type = type as? UIViewController.Type {
            made = type.init(coder: coder)
        } else if let type = type as? UIView.Type {
            made = type.init(coder: coder)
        } else {
            made = (type as? any InterfaceObject.Type)?.init()
        }
        return made.map { .object($0) } ?? .nothing
    }

    /// Makes a segue of a custom class; nil where there is none.
    func makeSegue(
        ofClass name: String, in module: String?, identifier: String?, source: UIViewController,
        destination: UIViewController
    ) -> UIStoryboardSegue? {
        if let classes = gates.interfaceClasses {
            return classes.makeSegue(
                name, identifier: identifier, source: source, destination: destination)
        }
        let type = InterfaceClassName.type(name, in: module) as? UIStoryboardSegue.Type
        return type?.init(identifier: identifier, source: source, destination: destination)
    }
}

/// An object of the app's own that a storyboard or nib makes beside views and controllers, such as a
/// data source.
@preconcurrency @MainActor
public protocol InterfaceObject: AnyObject {
    init()
}
