import HeadlessUIKit

/// Finds living objects that have no name of their own: the log calls them by their class and their
/// number there, as `UIButton-2`, and commands may do the same.
@MainActor
struct UnnamedObjects {
    let simulator: Simulator
    /// The objects that have names, from which others can be reached.
    let named: [AnyObject]

    /// Whether a name is made of a class and a number.
    static func mayBeOne(_ name: String) -> Bool {
        guard let hyphen = name.lastIndex(of: "-"), hyphen != name.startIndex else { return false }
        let digits = name[name.index(after: hyphen)...]
        return !digits.isEmpty && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }

    /// The object that the log calls so; nil where no window and no name leads to one.
    func object(_ name: String) -> AnyObject? {
        var found: AnyObject?
        visit { object in
            if simulator.name(of: simulator.objectID(of: object)) == name { found = object }
            return found == nil
        }
        return found
    }

    /// What the log calls the controllers that have no name, in the order in which they are reached.
    var controllers: [String] {
        var names: [String] = []
        visit { object in
            guard object is UIViewController else { return true }
            let name = simulator.name(of: simulator.objectID(of: object))
            if Self.mayBeOne(name) { names.append(name) }
            return true
        }
        return names
    }

    /// Goes through what can be reached, each object once, until the body returns false.
    func visit(_ body: (AnyObject) -> Bool) {
        var seen: Set<ObjectIdentifier> = []
        var waiting: [AnyObject] = [simulator.window as UIWindow] + named.reversed()
        while let object = waiting.popLast() {
            guard seen.insert(ObjectIdentifier(object)).inserted else { continue }
            guard body(object) else { return }
            waiting += Self.next(of: object).reversed()
            let held = (object as? any ScriptedObject)?.script.storedValues ?? []
            waiting += held.flatMap(\.value.objects).reversed()
        }
    }

    /// What an object leads to; looking loads no view.
    private static func next(of object: AnyObject) -> [AnyObject] {
        switch object {
        case let window as UIWindow:
            [window.rootViewController].compactMap { $0 } + views(in: window)
        case let view as UIView: views(in: view)
        case let controller as UIViewController:
            controller.children
                + [controller.presentedApart, controller.viewIfLoaded].compactMap {
                    $0 as AnyObject?
                }
        default: []
        }
    }

    private static func views(in view: UIView) -> [AnyObject] {
        view.recognizers + [view.next as? UIViewController].compactMap { $0 } + view.subviews
    }
}
