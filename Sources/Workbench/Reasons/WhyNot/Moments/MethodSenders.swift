import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// What could run a method of the user's own, in values that can be compared.
struct MethodSenders: Equatable {
    /// A control that has the method as an action.
    struct Control: Equatable {
        let name: String
        /// As code writes it: its name, or the property that holds it.
        let code: String
        /// The event of another value that it is an action of: `valueChanged`; nil for a touch.
        let valueEvent: String?
        /// What is presented over it.
        let coverings: [Circumstances.Obstacle]
    }

    /// A recognizer that has the method as its action.
    struct Recognizer: Equatable {
        /// `the UITapGestureRecognizer on card.label`
        let words: String
        /// The view that it is on, by its name.
        let view: String
        /// What it waits for, behind its words; empty where that is nothing special.
        let awaits: String
        /// What keeps fingers from its view.
        let obstacles: [Circumstances.Obstacle]
    }

    /// A call of it on a property, in the code of a class: `delegate?.picked("red")`.
    struct Call: Equatable {
        /// As code writes it: `picker.delegate`.
        let property: String
        /// What the property has, by its name; nil where it has nothing.
        let value: String?
        /// `PickerViewController.choose (line 5)`
        let place: String
        /// Who makes the call, as the log names it, and in which method.
        let caller: String
        let method: String
    }

    /// Who asks by such a method of a protocol's, and has another delegate or none.
    struct Asker: Equatable {
        /// `the UITapGestureRecognizer on card.label`, `grid.list`
        let words: String
        /// The property, as code writes it; nil where the asker has no name.
        let property: String?
        /// `delegate`
        let role: String
        /// What it has, by its name; nil where it has nothing.
        let value: String?
    }

    /// An item of a bar that has the method as its action, and no target.
    struct Item: Equatable {
        /// `"Pause"`, or the class of one without a title.
        let words: String
    }

    /// Who gets it, as code writes that.
    private(set) var receiver = ""
    private(set) var controls: [Control] = []
    private(set) var recognizers: [Recognizer] = []
    private(set) var calls: [Call] = []
    private(set) var askers: [Asker] = []
    private(set) var items: [Item] = []
    /// Where its class registers it for a notification, in viewDidLoad that has not run: `Cart.viewDidLoad, line 5`.
    private(set) var laterRegistration: String?
    /// Why notifications that its class registers it for pass it by.
    private(set) var missed: MissedNotification?
    /// Whether UIKit has a method of that name, which the class overrides.
    private(set) var isOfUIKit = false

    /// What a finger uses to run it.
    var touched: [String] { controls.map(\.name) + recognizers.map(\.view) }

    /// Whether nothing but other code calls it.
    var isOfCode: Bool { touched.isEmpty && !calls.isEmpty }

    var isEmpty: Bool { touched.isEmpty && calls.isEmpty && askers.isEmpty }
}

extension MethodSenders {
    /// Where the class of a controller without a loaded view adds it as an observer in viewDidLoad.
    @MainActor
    private static func laterRegistration(
        of method: String, by object: AnyObject, in world: World, _ classes: [DeclaredClass]
    ) -> String? {
        guard let controller = object as? UIViewController, !controller.isViewLoaded,
            let declared = classes.first(where: { $0.name == world.className(of: controller) })
        else { return nil }
        for loading in declared.methods(named: "viewDidLoad") {
            var place: SourceSpan?
            CodeWalk.expressions(of: loading.body) { expression in
                guard place == nil, let call = CodeCall(expression), call.name == "addObserver",
                    call.arguments.contains(where: { $0.value.isSelector(of: method) })
                else { return }
                place = call.span
            }
            if let place { return declared.text(of: place, in: "viewDidLoad") }
        }
        return nil
    }

    /// Nothing for what is no method of the user's own; `classes` are those that the session declares.
    @MainActor
    init(of pattern: EventQuery.Pattern, in world: World, _ classes: [DeclaredClass]) {
        guard let name = pattern.ownMethod, let owner = pattern.owner,
            let object = world.names.object(owner.name)
        else { return }
        let reachable = world.names.reachable
        receiver = world.code(of: object)
        laterRegistration = Self.laterRegistration(of: name, by: object, in: world, classes)
        // A list keeps its refresh control out of sight until it is pulled.
        let refreshing = reachable.compactMap { ($0 as? UIScrollView)?.refreshControl }
        let seen = reachable.compactMap { $0 as? UIControl }
        missed = MissedNotification(of: name, by: object, in: world, classes)
        controls = (seen + refreshing.filter { !seen.contains($0) }).compactMap {
            Control($0, sending: name, to: object, in: world)
        }
        recognizers = reachable.compactMap { $0 as? UIView }.flatMap { view in
            (view.gestureRecognizers ?? []).filter { $0.sends(name, to: object) }.map {
                Recognizer($0, on: view, in: world)
            }
        }
        calls = Call.all(of: name, to: object, in: world, classes)
        askers = Asker.all(by: name, of: object, in: world, classes)
        items = reachable.compactMap { $0 as? UIViewController }
            .flatMap { $0.barButtonItemsIfMade }.compactMap { Item($0, sending: name) }
        isOfUIKit =
            isEmpty && !Pitfall.at(name).isEmpty && !classes.contains { $0.selects(name) }
    }
}

extension MethodSenders.Control {
    @MainActor
    fileprivate init?(
        _ control: UIControl, sending method: String, to receiver: AnyObject, in world: World
    ) {
        let sends = { (event: UIControl.Event) in
            [receiver, nil].contains { target in
                control.actions(forTarget: target, forControlEvent: event)?.contains {
                    OwnMethods.base(of: $0) == method
                } ?? false
            }
        }
        guard sends(.allEvents) else { return nil }
        name = world.name(of: control)
        code = world.code(of: control)
        let events: [(UIControl.Event, String)] = [
            (.valueChanged, "valueChanged"), (.editingChanged, "editingChanged"),
        ]
        valueEvent = events.first { sends($0.0) }?.1
        coverings = Circumstances.Obstacle.all(before: control, in: world).filter {
            $0.rule == .a54
        }
    }
}

extension MethodSenders.Item {
    /// Nil for one that sends another method, or has a target.
    @MainActor
    fileprivate init?(_ item: UIBarButtonItem, sending method: String) {
        guard item.target == nil, let action = item.action,
            OwnMethods.base(of: action.name) == method
        else { return nil }
        words = item.title.map { "\"\($0)\"" } ?? "UIBarButtonItem"
    }
}

extension MethodSenders.Recognizer {
    @MainActor
    fileprivate init(_ recognizer: UIGestureRecognizer, on view: UIView, in world: World) {
        self.view = world.name(of: view)
        words = recognizer.words(on: view, in: world)
        awaits = recognizer.awaits
        obstacles = Circumstances.Obstacle.all(before: view, in: world)
    }
}

/// Where a class calls a method on one of its properties.
private struct CallSite {
    let property: String
    /// `PickerViewController.choose (line 5)`
    let place: String
    let method: String
}

extension MethodSenders.Call {
    /// The calls of that method on properties of living objects that could have the receiver.
    @MainActor
    fileprivate static func all(
        of method: String, to receiver: AnyObject, in world: World, _ classes: [DeclaredClass]
    ) -> [Self] {
        let scripted = world.names.reachable.compactMap { $0 as? any ScriptedObject }
        return classes.flatMap { declared in
            let callers = scripted.filter {
                $0 !== receiver && world.className(of: $0) == declared.name
            }
            return callers.isEmpty
                ? []
                : places(of: method, in: declared).flatMap { site in
                    callers.compactMap { Self(site, of: $0, in: world) }
                }
        }
    }

    /// The properties on which a class calls the method.
    private static func places(
        of method: String, in declared: DeclaredClass
    ) -> [CallSite] {
        var found: [CallSite] = []
        for body in declared.bodies {
            CodeWalk.expressions(of: body.statements) { expression in
                guard let call = CodeCall(expression), call.name == method,
                    let property = call.receiver.ownProperty
                else { return }
                found.append(
                    CallSite(
                        property: property, place: declared.text(of: call.span, in: body.method),
                        method: body.method))
            }
        }
        return found
    }

    @MainActor
    private init?(_ site: CallSite, of caller: any ScriptedObject, in world: World) {
        guard let stored = caller.script.storedValues.first(where: { $0.name == site.property })
        else { return nil }
        property = "\(world.code(of: caller)).\(site.property)"
        value = stored.value.objects.first.map { world.name(of: $0) }
        place = site.place
        self.caller = world.name(of: caller)
        method = site.method
    }
}

extension CommandLanguage.Expression {
    /// The property of the object itself that it is: `delegate` and `self.delegate`.
    fileprivate var ownProperty: String? {
        if case .name(let name) = unchained.kind { return name }
        guard let member = unchained.member, member.base.isName("self") else { return nil }
        return member.name
    }
}

extension UIGestureRecognizer {
    /// Whether it has that method of the receiver as an action.
    fileprivate func sends(_ method: String, to receiver: AnyObject) -> Bool {
        methods(of: receiver).contains { OwnMethods.base(of: $0) == method }
    }
}

extension DeclaredClass {
    /// Whether its code hands the method on by its selector, as to a control or a notification center.
    fileprivate func selects(_ method: String) -> Bool {
        var isSelected = false
        for (_, statements) in bodies {
            CodeWalk.expressions(of: statements) { expression in
                if expression.isSelector(of: method) { isSelected = true }
            }
        }
        return isSelected
    }
}

extension CommandLanguage.Expression {
    /// Whether it is `#selector(save(_:))` or `@selector(save:)` of a method with that base name.
    func isSelector(of method: String) -> Bool {
        guard case .literal(.selector(let name)) = unchained.kind else { return false }
        let base = name.prefix { !"(:".contains($0) }
        return base.split(separator: ".").last.map(String.init) == method
    }
}
