import HeadlessUIKit
import HierarchyRecords
import Statements

/// What of the user's code holds an object strongly: other names, collections, properties of
/// objects of the user's classes, and closures with what they captured.
@MainActor
struct ObjectHolders {
    private let world: World
    /// Objects of the user's classes with their names: those with a name, and those that closures
    /// and properties lead to.
    private let owners: [(name: String, object: any ScriptedObject)]
    private let closures: [ScriptFunction]

    init(in world: World) {
        self.world = world
        closures = world.statements.closures.all
        owners = Self.owners(in: world, closures)
    }

    /// The holders of an object, beside the name that it is called by.
    func holders(of object: AnyObject, called name: String) -> [ObjectHolder] {
        let others = world.names.order.filter {
            $0 != name && world.names.holds($0) && world.names.object($0) === object
        }
        let collections = world.statements.variables.values.filter { $0.value.holds(object) }
        return others.map { .name($0) } + collections.map { .variable($0.name) }
            + properties(holding: object) + statics(holding: object) + captures(of: object)
            + timers(calling: object)
    }

    /// The properties of types that have the object: `Session.shared`.
    private func statics(holding object: AnyObject) -> [ObjectHolder] {
        world.statements.variables.classes.scriptClasses.flatMap { kind in
            kind.staticValues.filter { $0.value.holds(object) }.map {
                .property($0.name, of: kind.name)
            }
        }
    }

    private func timers(calling object: AnyObject) -> [ObjectHolder] {
        world.simulator.system.repeatingCallers.filter { $0.target === object }.map { caller in
            if let call = caller as? DelayedCall { return .delayedCall(of: call.selector) }
            let property = property(holding: caller)
            return caller.callsEachFrame
                ? .displayLink(property: property) : .timer(property: property)
        }
    }

    /// The property of one of the user's objects that has the object.
    private func property(holding object: AnyObject) -> String? {
        owners.lazy.compactMap { owner in
            owner.object.script.heldValues.first { $0.value.holds(object) }?.name
        }.first
    }

    private func properties(holding object: AnyObject) -> [ObjectHolder] {
        owners.flatMap { owner in
            owner.object.script.heldValues.filter { $0.value.holds(object) }.map { property in
                .property(property.name, of: owner.name)
            }
        }
    }

    private func captures(of object: AnyObject) -> [ObjectHolder] {
        closures.compactMap { closure in
            guard let capture = closure.captures.first(where: { $0.captured.value.holds(object) })
            else { return nil }
            let isAssigned = closure.isOfCombine
            return .closure(
                isAssigned ? .assignment : place(of: closure), captured: capture.variable.name,
                at: isAssigned ? nil : closure.span)
        }
    }

    private func place(
        of closure: ScriptFunction, within seen: [ScriptFunction] = []
    ) -> ObjectHolder.ClosurePlace {
        if let variable = world.statements.variables.values.first(where: {
            $0.value.holds(closure)
        }) {
            return .variable(variable.name)
        }
        for owner in owners {
            let values = owner.object.script.heldValues
            if let property = values.first(where: { $0.value.holds(closure) }) {
                return .property(property.name, of: owner.name)
            }
        }
        switch closure.keeper {
        case .timer:
            return .timer(property: property(near: closure) { $0 is any RepeatingCaller })
        case .observer(let name):
            return .observer(name, property: property(near: closure) { $0 is ObserverToken })
        case nil: return outerPlace(of: closure, within: seen) ?? .waiting
        }
    }

    /// Where a closure is that captured this one, as an operator of a publisher does; nil where none did.
    private func outerPlace(
        of closure: ScriptFunction, within seen: [ScriptFunction]
    ) -> ObjectHolder.ClosurePlace? {
        let known = seen + [closure]
        let outer = closures.first { outer in
            !known.contains { $0 === outer }
                && outer.captures.contains { $0.captured.value.holds(closure) }
        }
        return outer.map { place(of: $0, within: known) }
    }

    /// The property of the objects that a closure captured which is to have what keeps the closure.
    private func property(
        near closure: ScriptFunction, isKeeper: (AnyObject) -> Bool
    ) -> String? {
        let captured = closure.captures.flatMap(\.captured.value.objects)
        for owner in owners where captured.contains(where: { $0 === owner.object }) {
            let values = owner.object.script.heldValues
            let property = values.first {
                if case .object(let object) = $0.value { isKeeper(object) } else { false }
            }
            if let property { return property.name }
        }
        return nil
    }

    // MARK: Finding them

    /// An object that the log does not know goes by its class: `a Player`.
    private static func name(of owner: any ScriptedObject, in world: World) -> String {
        let isKnown = world.simulator.objectID(of: owner) != .none
        return isKnown ? world.name(of: owner) : "a " + owner.script.kind.name
    }

    private static func owners(
        in world: World, _ closures: [ScriptFunction]
    ) -> [(name: String, object: any ScriptedObject)] {
        var found: [(name: String, object: any ScriptedObject)] = []
        var seen: Set<ObjectIdentifier> = []
        var waiting = world.names.living.compactMap { world.names.object($0) }
        waiting += world.statements.variables.values.flatMap(\.value.objects)
        waiting += world.statements.variables.classes.scriptClasses
            .flatMap { $0.staticValues.flatMap(\.value.objects) }
        waiting += closures.flatMap { $0.captures.flatMap(\.captured.value.objects) }
        waiting += world.simulator.livingControllers as [AnyObject]
        waiting.reverse()
        while let object = waiting.popLast() {
            guard seen.insert(ObjectIdentifier(object)).inserted else { continue }
            waiting += Self.parts(of: object)
            guard let scripted = object as? any ScriptedObject else { continue }
            found.append((Self.name(of: scripted, in: world), scripted))
            waiting += scripted.script.storedValues.flatMap(\.value.objects)
        }
        return found
    }

    /// What UIKit's objects hold of others: children, views, and the recognizers of views.
    private static func parts(of object: AnyObject) -> [AnyObject] {
        var parts: [AnyObject] = []
        if let controller = object as? UIViewController {
            parts += controller.children as [AnyObject]
            if let view = controller.viewIfLoaded { parts.append(view) }
        }
        if let view = object as? UIView {
            parts += view.subviews as [AnyObject]
            parts += (view.gestureRecognizers ?? []) as [AnyObject]
        }
        return parts
    }
}

extension Value {
    /// Whether it is the object or the closure, or a collection with it; weak references hold
    /// nothing.
    fileprivate func holds(_ target: AnyObject) -> Bool {
        hasPart { part in
            if case .object(let object) = part { return object === target }
            return if case .function(let function) = part { function === target } else { false }
        }
    }
}
