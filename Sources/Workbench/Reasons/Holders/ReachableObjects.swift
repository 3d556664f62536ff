import HeadlessUIKit
import HierarchyRecords
import Statements

/// The objects that names, variables and the windows lead to by strong references.
@MainActor
struct ReachableObjects {
    private var seen: Set<ObjectIdentifier> = []

    /// Those that are reached, also by properties of types where `throughTypes` says so.
    init(in world: World, throughTypes: Bool = true) {
        var waiting: [AnyObject] = world.names.living.filter(world.names.holds)
            .compactMap { world.names.object($0) }
        waiting += world.statements.variables.values.flatMap(\.value.objects)
        if let root = world.root { waiting.append(root) }
        waiting += world.simulator.window.subtreeOfViews as [AnyObject]
        follow(waiting, intoClosures: true)
        guard throughTypes else { return }
        // What a closure in a property of a type's has captured is not there to come again.
        let ofTypes = world.statements.variables.classes.scriptClasses
            .flatMap { $0.staticValues.flatMap(\.value.objects) }
        follow(ofTypes, intoClosures: false)
    }

    /// Those that one object holds, also through closures; itself where that leads back to it.
    init(from object: AnyObject) {
        follow(Self.held(by: object, intoClosures: true), intoClosures: true)
    }

    private mutating func follow(_ objects: [AnyObject], intoClosures: Bool) {
        var waiting = objects
        while let object = waiting.popLast() {
            guard seen.insert(ObjectIdentifier(object)).inserted else { continue }
            waiting += Self.held(by: object, intoClosures: intoClosures)
        }
    }

    func contains(_ object: AnyObject) -> Bool { seen.contains(ObjectIdentifier(object)) }

    private static func held(by object: AnyObject, intoClosures: Bool) -> [AnyObject] {
        var held: [AnyObject] = []
        if let controller = object as? UIViewController {
            held += controller.children as [AnyObject]
            if let presented = controller.presentedApart { held.append(presented) }
            if let view = controller.viewIfLoaded { held.append(view) }
        }
        if let view = object as? UIView { held += view.subviews as [AnyObject] }
        if let view = object as? UIView, let owner = view.ownController { held.append(owner) }
        guard let scripted = object as? any ScriptedObject else { return held }
        let values = scripted.script.heldValues.map(\.value)
        return held + values.flatMap(\.objects)
            + (intoClosures ? values.flatMap(\.capturedObjects) : [])
    }
}

extension Value {
    /// What the closure that it is has captured.
    @MainActor
    fileprivate var capturedObjects: [AnyObject] {
        guard case .function(let function) = self else { return [] }
        return function.captures.flatMap(\.captured.value.objects)
    }
}
