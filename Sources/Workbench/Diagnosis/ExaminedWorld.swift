import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// A world as a diagnosis sees it: its controllers, and what the log tells of each.
@MainActor
struct ExaminedWorld {
    let world: World
    /// The language of the lines that mend.
    let language: SourceLanguage
    /// Every living controller that can be reached, each once: by its name, by a window, by a view,
    /// by another controller.
    let controllers: [UIViewController]
    /// What happened to each controller and view.
    let histories: ObjectHistories
    /// The log of the steps that stand.
    let log: EventLog
    /// What was worked out for one finding and serves others.
    let known = KnownPlaces()
    /// What the user's code holds.
    let holders: LazyHolders
    /// What the session has typed.
    private let typed: TypedCode
    /// Whether the lines that mend are wanted, and not only what is wrong.
    private let writesCode: Bool

    /// Examines a world of which these histories are known.
    init(
        _ world: World, _ histories: ObjectHistories, code: TypedCode,
        language: SourceLanguage = .swift, writesCode: Bool = true
    ) {
        self.world = world
        self.language = language
        self.histories = histories
        typed = code
        self.writesCode = writesCode
        log = world.simulator.log
        holders = LazyHolders(in: world)
        controllers = Self.controllers(in: world)
    }

    /// The session's classes, as they were typed.
    var classes: [DeclaredClass] { typed.classes }

    /// The code outside of classes, a step after the other.
    var loose: [[Statement]] { typed.loose.map(\.statements) }

    /// Whether code outside of classes calls a method of that name.
    func isCalledOutside(_ method: String) -> Bool {
        typed.loose.contains { code in
            var isCalled = false
            CodeWalk.expressions(of: code.statements) { expression in
                if CodeCall(expression)?.name == method { isCalled = true }
            }
            return isCalled
        }
    }

    // MARK: Names

    /// The name that the log and messages give an object.
    func name(_ object: UIResponder) -> String { log.objects.name(object.objectID) }

    /// The longest path that is written: one that is longer is of no use to a reader.
    private static let longestPath = 16

    /// An expression for a controller in the user's code: its name, or a path from the nearest parent
    /// or presenter that has one. The controller's name in the log where there is none, or where the
    /// path to it is long.
    func code(_ controller: UIViewController) -> String {
        var path: [String] = []
        var current = controller
        while writesCode, path.count < Self.longestPath {
            let name = name(current)
            if world.names.isKnown(name), world.names.object(name) === current {
                return name + path.reversed().joined()
            }
            if let property = propertyOfNamed(with: current) {
                return property + path.reversed().joined()
            }
            guard let (owner, part) = owner(of: current) else {
                return name + path.reversed().joined()
            }
            path.append(part)
            current = owner
        }
        return name(controller)
    }

    /// An expression for a view in the user's code: its name, or the property of a controller that holds
    /// it. The view's name in the log where there is none.
    func code(_ view: UIView) -> String {
        let name = name(view)
        return world.names.isKnown(name) ? name : property(with: view) ?? name
    }

    /// The property by which a controller's class holds the object.
    func ownProperty(of controller: UIViewController, with object: AnyObject) -> String? {
        let held = (controller as? any ScriptedObject)?.script.storedValues ?? []
        return held.first { $0.value.isObject(object) }?.name
    }

    /// The property of a controller that has an object: `home.search`.
    func property(with object: AnyObject) -> String? {
        for controller in controllers {
            if let property = ownProperty(of: controller, with: object) {
                return code(controller) + "." + property
            }
        }
        return nil
    }

    /// The property by which a controller that has a name holds another one: `shop.cart`.
    private func propertyOfNamed(with controller: UIViewController) -> String? {
        for owner in controllers where owner !== controller && world.names.isKnown(name(owner)) {
            if let property = ownProperty(of: owner, with: controller) {
                return name(owner) + "." + property
            }
        }
        return nil
    }

    /// An expression for a controller that may be gone: its name in the log where it is.
    func code(_ controller: ObjectID) -> String {
        controllers(among: [controller]).first.map(code) ?? log.objects.name(controller)
    }

    /// The parent or the presenter of a controller, and what leads from there to the controller.
    private func owner(of controller: UIViewController) -> (UIViewController, String)? {
        if let parent = controller.parent, let place = known.place(of: controller, in: parent) {
            let children = language == .swift ? "children" : "childViewControllers"
            return (parent, ".\(children)[\(place)]")
        }
        guard let presenter = controller.presentingViewController,
            presenter.presentedApart === controller
        else { return nil }
        return (presenter, ".presentedViewController" + (language == .swift ? "!" : ""))
    }

    /// A name for a controller that has none in code, after the one in the log: `viewController1`.
    func newName(for controller: UIViewController) -> String {
        let name = name(controller).filter { $0.isLetter || $0.isNumber }
        let words = name.hasPrefix("UI") ? name.dropFirst(2) : name[...]
        return words.withSmallInitial
    }

    /// The code by which a controller shows its children; nil for a container of another make.
    func containerCode(of controller: UIViewController) -> ContainerCode? {
        ContainerCode(of: log.objects.className(controller.objectID), in: classes)
    }

    /// The code of a class that added a controller to its parent; nil where a typed line or a verb did.
    func code(adding child: UIViewController) -> CallingCode? {
        guard let arrival = histories.moves(of: child.objectID).arrival else { return nil }
        return log.causes(of: arrival).lazy.map { log.events[$0] }
            .first { $0.callback == .call }.flatMap(log.caller)
    }

    /// The controllers among these objects, in the order of all controllers.
    func controllers(among objects: [ObjectID]) -> [UIViewController] {
        let ranks = known.ranks(of: controllers)
        return Set(objects.compactMap { ranks[$0] }).sorted().map { controllers[$0] }
    }

    /// The lines in the language that the user types.
    func lines(_ calls: UIKitCall...) -> [String] { calls.map { $0.text(in: language) } }

    // MARK: Finding them

    /// The controllers of the window's views and of names, and from there on their children and
    /// those they present.
    private static func controllers(in world: World) -> [UIViewController] {
        var found: [UIViewController] = []
        var seen: Set<ObjectID> = []
        var waiting: [UIViewController] = roots(of: world).reversed()
        while let controller = waiting.popLast() {
            guard seen.insert(controller.objectID).inserted else { continue }
            found.append(controller)
            if let presented = controller.presentedApart { waiting.append(presented) }
            waiting.append(contentsOf: controller.children.reversed())
        }
        return found
    }

    private static func roots(of world: World) -> [UIViewController] {
        let named = world.names.living.compactMap { world.names.object($0) as? UIViewController }
        let shown = world.simulator.window.subtreeOfViews.compactMap(\.ownController)
        return named + (world.root.map { [$0] } ?? []) + shown
    }
}

extension UIView {
    /// The controller whose root view it is.
    var ownController: UIViewController? { next as? UIViewController }

    /// The controller that the view belongs to: its own, or that of the nearest view above.
    var nearestOwner: UIViewController? {
        var view: UIView? = self
        while let current = view {
            if let owner = current.ownController { return owner }
            view = current.superview
        }
        return nil
    }

    /// The view and all below it, each before its subviews.
    var subtreeOfViews: [UIView] {
        var result: [UIView] = []
        var waiting: [UIView] = [self]
        while let view = waiting.popLast() {
            result.append(view)
            waiting.append(contentsOf: view.subviews.reversed())
        }
        return result
    }
}
