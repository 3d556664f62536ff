import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// Who asks or tells whom by a delegate's callback, in values that can be compared.
struct Telling: Equatable {
    let teller: String
    /// Whether it is a view, which tells only those that it has as a delegate.
    let isView: Bool
    /// Who has the method and is not told; nil where nobody has it.
    let candidate: String?
    /// Why the finger of the user does not reach the rows; empty where it does.
    let obstacles: [ListObstacle]
    /// What a list has to show, where it is the one that asks; nil before that is known.
    private(set) var content: ListContent?
    /// The property that has the delegate.
    let role: String
    /// What it has; nil where it is `nil`.
    let receiver: String?
    let callback: Callback
    /// Whether the receiver has that method.
    let isHeard: Bool
    /// What the receiver's class has of the same name and other labels.
    let namesakes: [String]
    /// The object that was asked about, where the property has another one.
    let inPlaceOf: String?
    /// Whether a finger finds no page, since nobody is asked for one.
    let lacksPages: Bool
    /// Whether a tab controller was given its tabs as objects; nil where none tells.
    let hasTabItems: Bool?
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
        for callback in callbacks {
            if let silent = DelegateTie.silent(all, callback, towards: asked) {
                // What the other one asks of nobody is not sent to them.
                self.init(silent, callback, towards: asked, in: world)
                return
            }
        }
        return nil
    }

    @MainActor
    private init(
        _ tie: DelegateTie, _ callback: Callback, towards others: [AnyObject] = [],
        in world: World
    ) {
        teller = world.code(of: tie.teller)
        isView = tie.teller is UIView
        candidate = DelegateTie.candidate(for: callback, of: tie, in: world).map {
            world.code(of: $0)
        }
        obstacles = ListObstacle.all(of: tie.teller, in: world)
        role = tie.role
        receiver = tie.receiver.map { world.name(of: $0) }
        self.callback = callback
        isHeard = Self.hears(callback, tie.receiver)
        namesakes = Self.namesakes(
            of: callback.spelling.swift, among: OwnMethods.names(of: tie.receiver))
        lacksPages = (tie.teller as? UIPageViewController).map { $0.dataSource == nil } ?? false
        hasTabItems = (tie.teller as? UITabBarController).map { !$0.tabs.isEmpty }
        let presented = (tie.teller as? UIPresentationController)?.presentedIfAlive
        let called: [AnyObject?] = [tie.teller, tie.receiver, presented]
        inPlaceOf =
            isHeard
            ? others.first { callback.isMethod(of: $0) }.map { world.code(of: $0) } : nil
        names = others.isEmpty ? Set(called.compactMap { $0 }.map { world.name(of: $0) }) : []
    }

    /// A list's own controller has all its methods, which subclasses override.
    @MainActor
    private static func hears(_ callback: Callback, _ receiver: AnyObject?) -> Bool {
        if receiver is UITableViewController || receiver is UICollectionViewController {
            return true
        }
        guard let receiver else { return false }
        return (receiver as? any SelectiveDelegate)?.implements(callback) ?? true
    }

    /// The same with what the list has to show when the step has run. Its data source is asked.
    @MainActor
    func withContent(in world: World) -> Telling {
        guard ListContent.ofCells.contains(callback), isHeard else { return self }
        let lists = world.names.reachable.filter { world.code(of: $0) == teller }
        var telling = self
        telling.content = lists.first.flatMap { ListContent(asking: $0, in: world) }
        return telling
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

    /// The tie by which one of the objects would be told if it were set: of what stands in their views, or of
    /// the only object that tells.
    fileprivate static func silent(
        _ all: [DelegateTie], _ callback: Callback, towards asked: [AnyObject]
    ) -> DelegateTie? {
        guard asked.contains(where: { callback.isMethod(of: $0) }) else { return nil }
        let ties = all.filter { $0.serves(callback) }
        let views = asked.compactMap { $0 as? UIView }
        let inside = ties.first { tie in
            guard let view = tie.teller as? UIView else { return false }
            return views.contains { view.isDescendant(of: $0) }
        }
        let held = asked.compactMap { $0 as? any ScriptedObject }.flatMap(\.script.storedValues)
        let near = inside ?? ties.first { tie in held.contains { $0.value.isObject(tie.teller) } }
        return near ?? (ties.count == 1 ? ties[0] : nil)
    }

    /// Who has the method and could be told: the controller of the view, or else any object that has it.
    fileprivate static func candidate(
        for callback: Callback, of tie: DelegateTie, in world: World
    ) -> AnyObject? {
        let able = world.names.reachable.filter {
            $0 !== tie.receiver && callback.isMethod(of: $0)
        }
        let owner = (tie.teller as? UIView)?.nearestOwner ?? tie.teller
        return able.first { $0 === owner } ?? able.first
    }
}

extension Callback {
    /// Whether the class of the object has the delegate's method.
    @MainActor
    fileprivate func isMethod(of object: AnyObject) -> Bool {
        OwnMethods.names(of: object).contains(spelling.swift)
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
