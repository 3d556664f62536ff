import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// What `info` tells of an object; it loads nothing.
@MainActor
struct Facts {
    private(set) var rows: [Fact] = []
    private let world: World

    init(of object: AnyObject, in world: World) {
        self.world = world
        switch object {
        case let controller as UIViewController: addController(controller)
        case let view as UIView: addView(view)
        case let scene as UIWindowScene: addScene(scene)
        case let responder as UIResponder: addClass(responder)
        case let recognizer as UIGestureRecognizer: addRecognizer(recognizer)
        case let presentation as UIPresentationController: addPresentationController(presentation)
        default: break
        }
        if let scripted = object as? any ScriptedObject { addProperties(of: scripted) }
    }

    /// What the user's class keeps in the object; a lazy property that was not read is left out.
    private mutating func addProperties(of object: any ScriptedObject) {
        if rows.isEmpty { add("class", object.script.kind.name) }
        for (name, value) in object.script.storedValues {
            rows.append(Fact(typed: name, value.flatText))
        }
    }

    private var objects: ObjectDirectory { world.simulator.log.objects }

    func name(_ object: UIResponder?) -> String {
        object.map { objects.name($0.objectID) } ?? "nil"
    }

    /// What it is called where it has a name, or else its class.
    func name(of object: AnyObject) -> String {
        if let responder = object as? UIResponder { return name(responder) }
        return (object as? any ScriptedObject)?.script.kind.name ?? "\(type(of: object))"
    }

    func className(_ id: ObjectID) -> String { objects.className(id) }

    func names(_ responders: [UIResponder]) -> String {
        responders.isEmpty ? "none" : responders.map { name($0) }.joined(separator: " ")
    }

    mutating func add(_ name: String, _ value: String) { rows.append(Fact(name, value)) }

    private mutating func add(_ name: String, wording: Message) {
        rows.append(Fact(name, wording: wording))
    }

    private mutating func addClass(_ responder: UIResponder) {
        add("class", objects.className(responder.objectID))
    }

    private mutating func addScene(_ scene: UIWindowScene) {
        addClass(scene)
        add("state", "\(scene.activationState)")
        add("windows", names(scene.windows))
        add("delegate", scene.delegate.map { name($0 as? UIResponder) } ?? "nil")
    }

    private mutating func addRecognizer(_ recognizer: UIGestureRecognizer) {
        add("class", objects.className(recognizer.objectID))
        add("state", "\(recognizer.state)")
        add("view", name(recognizer.view))
        add("enabled", recognizer.isEnabled ? "true" : "false")
        if recognizer.numberOfTouches > 0 { add("fingers", "\(recognizer.numberOfTouches)") }
    }

    private mutating func addController(_ controller: UIViewController) {
        addClass(controller)
        let node = world.simulator.snapshot(from: controller).nodes[0]
        add("state", node.state.rawValue)
        add("parent", name(controller.parent))
        add("children", names(controller.children))
        addContainers(controller)
        addLists(controller)
        addViewOf(controller)
        addPresentation(controller)
        addTraits(node.traits)
        if controller.preferredContentSize != .zero {
            add("preferredContentSize", controller.preferredContentSize.words)
        }
        if !controller.shouldAutomaticallyForwardAppearanceMethods {
            add("shouldAutomaticallyForwardAppearanceMethods", "false")
        }
    }

    /// What a container shows, and the containers around.
    private mutating func addContainers(_ controller: UIViewController) {
        rows += StockClass.describing(controller)?.inside?.facts(controller, self) ?? []
        if let stack = controller.navigationController {
            add("navigationController", name(stack))
        }
        if let tabs = controller.tabBarController { add("tabBarController", name(tabs)) }
    }

    private mutating func addViewOf(_ controller: UIViewController) {
        guard let view = controller.viewIfLoaded else { return add("view", "not loaded") }
        let place: Message = view.window == nil ? "not in the window" : "in the window"
        add("view", wording: "\(view.frame.words), \(place)")
    }

    private mutating func addPresentation(_ controller: UIViewController) {
        add("presents", name(controller.presentedViewController))
        guard let presenting = controller.presentingViewController else { return }
        add("presented by", name(presenting))
        add("style", wording: style(of: controller))
        if let preferred = controller.effectiveTransition {
            return add("transition", wording: "\(preferred.name), as it prefers")
        }
        let transition = presenting.transitionStyle(for: controller)
        if transition == .coverVertical { return }
        let isOwn = transition == controller.modalTransitionStyle
        if isOwn { return add("transition", transition.name) }
        add("transition", wording: "\(transition.name), as \(name(presenting)) says")
    }

    /// What was asked for, and what it became on this screen.
    private func style(of controller: UIViewController) -> Message {
        let asked = controller.modalPresentationStyle.name
        guard let presentation = controller.presentationOfItself,
            presentation.shownStyle != presentation.presentationStyle
        else { return Message(asked) }
        return "\(asked), adapted to \(presentation.shownStyle.name)"
    }

    private mutating func addTraits(_ traits: TraitValues) {
        let usual = "\(traits.sizeClassText) \(traits.style) \(traits.contentSize)"
        add("traits", ([usual] + rarities(of: traits)).joined(separator: ", "))
    }

    /// Traits that are seldom changed, where they differ from the device's.
    private func rarities(of traits: TraitValues) -> [String] {
        let device = world.deviceTraits
        let pairs = [
            ("layoutdirection", "\(traits.layoutDirection)", "\(device.layoutDirection)"),
            ("idiom", "\(traits.idiom)", "\(device.idiom)"),
            (
                "scale", Decimal.text(Double(traits.scale)), Decimal.text(Double(device.scale))
            ),
            ("contrast", "\(traits.contrast)", "\(device.contrast)"),
            ("level", "\(traits.level)", "\(device.level)"),
            ("legibility", "\(traits.legibility)", "\(device.legibility)"),
        ]
        return pairs.filter { $0.1 != $0.2 }.map { "\($0.0) \($0.1)" }
    }

    private mutating func addView(_ view: UIView) {
        addClass(view)
        add("frame", view.frame.words)
        add("bounds", view.bounds.words)
        add("superview", name(view.superview))
        add("subviews", names(view.subviews))
        add("window", name(view.window))
        add("hidden", view.isHidden ? "true" : "false")
        add("alpha", Decimal.text(Double(view.alpha)))
        addContent(of: view)
        addInsets(of: view)
        if let window = view as? UIWindow { add("root", name(window.rootViewController)) }
    }

    /// The insets and the intrinsic size, where they are not the usual ones.
    private mutating func addInsets(of view: UIView) {
        if view.safeAreaInsets != .zero { add("safe area", view.safeAreaInsets.words) }
        let usual = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        if view.layoutMargins != usual { add("margins", view.layoutMargins.words) }
        // The getter of an app's own view may print, and looking must not.
        if view is any ScriptedObject { return }
        let size = view.intrinsicContentSize
        if size.width >= 0 || size.height >= 0 { add("intrinsic size", size.words) }
    }
}
