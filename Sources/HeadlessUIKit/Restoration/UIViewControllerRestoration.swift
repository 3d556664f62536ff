/// A class that makes controllers again after the app was ended (U49).
@preconcurrency @MainActor
@available(iOS 6, *)
public protocol UIViewControllerRestoration {
    /// The controller for that path of identifiers; nil where it is not to be there again.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}

/// Who makes a controller again: a class of the app's, however it was written.
@MainActor
package protocol ControllerRestorer: AnyObject {
    /// The controller for that path; nil where it is not to be there again.
    func controller(for path: [String], _ coder: NSCoder) -> UIViewController?
}

/// A class that is compiled.
@MainActor
private final class CompiledRestorer: ControllerRestorer {
    let type: any UIViewControllerRestoration.Type
    init(_ type: any UIViewControllerRestoration.Type) { self.type = type }

    func controller(for path: [String], _ coder: NSCoder) -> UIViewController? {
        type.viewController(withRestorationIdentifierPath: path, coder: coder)
    }
}

extension UIViewController {
    /// The class that is asked for the controller after the app was ended (U49).
    @available(iOS 6, *)
    public var restorationClass: (any UIViewControllerRestoration.Type)? {
        get { (optional?.restorer as? CompiledRestorer)?.type }
        set { restorer = newValue.map(CompiledRestorer.init) }
    }

    /// The same, of a class that may have been written while the program runs.
    package var restorer: (any ControllerRestorer)? {
        get { optional?.restorer }
        set { box.restorer = newValue }
    }
}
