import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// Who asks or tells whom by a delegate's callback, in values that can be compared.
struct Telling: Equatable {
    let teller: String
    /// The property that has the delegate.
    let role: String
    /// What it has; nil where it is `nil`.
    let receiver: String?
    let callback: Callback
    /// Whether the receiver has that method.
    let isHeard: Bool
    /// What the receiver's class has of the same name and other labels.
    let namesakes: [String]
    /// Whether a finger finds no page, since nobody is asked for one.
    let lacksPages: Bool
    /// What the log may call those two.
    let names: Set<String>
}

extension Telling {
    /// Of the first of the callbacks by which the owner tells somebody or is told; nil where there is none.
    @MainActor
    init?(_ pattern: EventQuery.Pattern, in world: World) {
        let callbacks = pattern.callbacks.filter { $0.receivingProtocol != nil }
        guard let owner = pattern.owner, !callbacks.isEmpty else { return nil }
        let asked = world.objects(called: owner)
        let own = asked.flatMap { DelegateTie.all(of: $0) }
        for callback in callbacks {
            if let tie = own.first(where: { $0.serves(callback) }) {
                self.init(tie, callback, in: world)
                return
            }
        }
        let all = world.names.reachable.flatMap { DelegateTie.all(of: $0) }
        for callback in callbacks {
            let heard = all.first { tie in
                tie.serves(callback) && asked.contains { $0 === tie.receiver }
            }
            if let heard {
                self.init(heard, callback, in: world)
                return
            }
        }
        return nil
    }

    @MainActor
    private init(_ tie: DelegateTie, _ callback: Callback, in world: World) {
        teller = world.name(of: tie.teller)
        role = tie.role
        receiver = tie.receiver.map { world.name(of: $0) }
        self.callback = callback
        let selective = tie.receiver as? any SelectiveDelegate
        isHeard = tie.receiver != nil && (selective?.implements(callback) ?? true)
        namesakes = Self.namesakes(
            of: callback.spelling.swift, among: OwnMethods.names(of: tie.receiver))
        lacksPages = (tie.teller as? UIPageViewController).map { $0.dataSource == nil } ?? false
        let presented = (tie.teller as? UIPresentationController)?.presentedIfAlive
        let called: [AnyObject?] = [tie.teller, tie.receiver, presented]
        names = Set(called.compactMap { $0 }.map { world.name(of: $0) })
    }

    /// Methods that UIKit never calls: they begin as the method, and are none of any protocol's.
    private static func namesakes(of method: String, among methods: [String]) -> [String] {
        let base = method.prefix { $0 != "(" }
        return methods.filter { own in
            own != method && own.prefix { $0 != "(" } == base && Callback.named(own).isEmpty
                && NearestName.nearest(to: method, among: [own]) != nil
        }
    }
}

extension DelegateTie {
    fileprivate func serves(_ callback: Callback) -> Bool {
        callback.receivingProtocol.map(protocols.contains) ?? false
    }
}

extension World {
    /// The objects that an owner of events may be: what the name or the path leads to, and a controller's
    /// loaded view.
    fileprivate func objects(called owner: EventQuery.Owner) -> [AnyObject] {
        let path = owner.name.hasSuffix(".delegate") ? String(owner.name.dropLast(9)) : owner.name
        guard let found = names.object(path) ?? referent(path: path) else { return [] }
        let view = (found as? UIViewController)?.viewIfLoaded
        return [found] + [view].compactMap { $0 }
    }
}
