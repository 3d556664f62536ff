import HeadlessUIKit
import HierarchyRecords
import Statements

/// What held of one controller at a moment of a rehearsal, in values that can be compared.
struct Circumstances: Equatable {
    /// Where the object is in its life.
    enum Life: Equatable { case unmade, alive, dead }

    /// A presentation over the controller or one above it.
    struct Cover: Equatable {
        let presenter: String
        let presented: String
        /// As it was asked for.
        let style: String
        /// What it became on this system and device.
        let becomes: String
        let removesPresentersView: Bool
        /// The rule that the appearance under it falls under.
        let rule: RuleID
    }

    /// The controller that contains it, or in whose view its view stands.
    struct Container: Equatable {
        let name: String
        let forwards: Bool
        let state: AppearanceStateName
        let isInTransition: Bool
    }

    /// What does not come to an end by itself.
    struct Delay: Equatable {
        let rule: RuleID
        /// Whether its presentation has not begun.
        let isWaiting: Bool
        let words: String
    }

    var life = Life.unmade
    var state = AppearanceStateName.unloaded
    var isLoaded = false
    var isInWindow = false
    /// The view's superview; nil where there is none.
    var superview: String?
    var parent: Container?
    /// The nearest controller above its view.
    var host: Container?
    /// A begin waits for its end.
    var isInTransition = false
    var isRoot = false
    var presenter: String?
    var cover: Cover?
    /// Why its own presentation, or the transition that it is in, does not go on (P08, A62).
    var delay: Delay?
    /// What lies over a view and takes the taps on it (A54), in words.
    var takesTaps: String?
    /// What is known to hold it strongly, in words.
    var holders: [String] = []
    /// What of the user's code holds it besides, in words.
    var codeHolders: [String] = []
    var traits = TraitValues()
    /// No turn of the run loop runs by itself.
    var isHeld = false
    var isIdle = true
    var systemVersion = 0

    /// Those of the controller of that name.
    @MainActor
    init(of name: String, in world: World) {
        isHeld = world.isHeld
        isIdle = world.simulator.isIdle
        systemVersion = world.simulator.systemVersion
        switch world.names.meaning(name) {
        case .unknown:
            guard let controller = world.unnamedController(name) else { return }
            life = .alive
            take(controller, name: name, in: world)
        case .dead: life = .dead
        case .object(let object):
            life = .alive
            if let controller = object as? UIViewController {
                take(controller, name: name, in: world)
            } else if world.names.holds(name) {
                holders = ["the name '\(name)'"]
            }
            if let view = object as? UIView { takesTaps = Self.words(over: view, in: world) }
            if holders.isEmpty {
                codeHolders = ObjectHolders(in: world).holders(of: object, called: name)
            }
        }
    }

    @MainActor
    private static func words(over view: UIView, in world: World) -> String? {
        guard let cover = world.simulator.presentation(coveringTapsOn: view),
            let presented = cover.presentedIfAlive
        else { return nil }
        let owner = world.name(of: presented)
        return cover.meetsPresentedView(view) ? "\(owner).view" : "the dimming view of \(owner)"
    }

    @MainActor
    private mutating func take(_ controller: UIViewController, name: String, in world: World) {
        let node = world.simulator.snapshot(from: controller).nodes[0]
        state = node.state
        traits = node.traits
        isLoaded = controller.isViewLoaded
        isInTransition = controller.isInExplicitTransition
        isRoot = world.root === controller
        isInWindow = controller.viewIfLoaded?.window != nil
        superview = controller.viewIfLoaded?.superview.map { world.name(of: $0) }
        parent = controller.parent.map { Container($0, in: world) }
        host = controller.controllerAboveView.map { Container($0, in: world) }
        presenter = controller.presentingViewController.map { world.name(of: $0) }
        cover = Cover(over: controller, in: world)
        delay = Delay(of: controller, in: world)
        holders = knownHolders(of: controller, name: name, in: world)
    }

    @MainActor
    private func knownHolders(
        of controller: UIViewController, name: String, in world: World
    ) -> [String] {
        var holders: [String] = []
        if world.names.holds(name) { holders.append("the name '\(name)'") }
        if let parent { holders.append("its parent \(parent.name)") }
        if let presenter, controller.parent == nil { holders.append("its presenter \(presenter)") }
        if isRoot { holders.append("the window, as its root") }
        return holders
    }
}

extension Circumstances.Container {
    @MainActor
    fileprivate init(_ controller: UIViewController, in world: World) {
        name = world.name(of: controller)
        forwards = controller.shouldAutomaticallyForwardAppearanceMethods
        state = world.simulator.snapshot(from: controller).nodes[0].state
        isInTransition = controller.isInExplicitTransition
    }
}

extension Circumstances.Delay {
    /// Of a presentation that waits, or of a transition that an animator has not completed.
    @MainActor
    fileprivate init?(of controller: UIViewController, in world: World) {
        let simulator = world.simulator
        if let own = simulator.waitingPresentations.first(where: { $0.controller === controller }) {
            self.init(rule: own.rule, isWaiting: true, words: own.words(in: world))
            return
        }
        let transition = simulator.transitions.custom.first {
            $0.participants.contains { $0 === controller }
        }
        guard let animator = transition?.forgetfulAnimator else { return nil }
        self.init(
            rule: .a62, isWaiting: false,
            words: "\(simulator.log.objects.name(animator)) has not called completeTransition")
    }
}

extension Circumstances.Cover {
    /// The presentation by the controller or the nearest one above it that presents; nil where
    /// none does.
    @MainActor
    fileprivate init?(over controller: UIViewController, in world: World) {
        let chain = sequence(first: controller) { $0.parent }
        guard let owner = chain.first(where: { $0.presentedApart != nil }),
            let top = owner.presentedApart, let presentation = top.presentationControllerIfMade
        else { return nil }
        presenter = world.name(of: owner)
        presented = world.name(of: top)
        style = top.modalPresentationStyle.name
        becomes = presentation.shownStyle.name
        removesPresentersView = presentation.shouldRemovePresentersView
        rule = presentation.appearanceRule
    }
}

extension UIViewController {
    /// The nearest controller whose view is above this one's, parent or not.
    fileprivate var controllerAboveView: UIViewController? {
        var view = viewIfLoaded?.superview
        while let current = view {
            if let owner = current.next as? UIViewController { return owner }
            view = current.superview
        }
        return nil
    }
}

extension World {
    /// The controller that the log calls so, though nobody named it; nil where it is not in the
    /// window's tree or below a named one.
    fileprivate func unnamedController(_ name: String) -> UIViewController? {
        var waiting = ([root] + names.living.map { names.object($0) as? UIViewController })
            .compactMap { $0 }
        var seen: Set<ObjectIdentifier> = []
        while let controller = waiting.popLast() {
            guard seen.insert(ObjectIdentifier(controller)).inserted else { continue }
            if self.name(of: controller) == name { return controller }
            waiting += controller.children + [controller.presentedApart].compactMap { $0 }
        }
        return nil
    }

    /// The name that the log gives an object.
    func name(of object: AnyObject) -> String {
        simulator.log.objects.name(simulator.objectID(of: object))
    }
}
