import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// What held of one controller at a moment of a rehearsal, in values that can be compared.
struct Circumstances: Equatable {
    /// Whether the object was made, and whether it still lives.
    enum Life: Equatable { case unmade, alive, dead }

    /// A presentation by the controller or by one above it.
    struct Cover: Equatable {
        let presenter: String
        let presented: String
        /// The style that was asked for.
        let style: String
        /// The style that it is shown in on this system and device.
        let becomes: String
        let removesPresentersView: Bool
        let isAlert: Bool
        /// The rule on what the presenter gets.
        let rule: RuleID
    }

    /// Its parent, or the controller whose view its view stands in.
    struct Container: Equatable {
        let name: String
        let forwards: Bool
        let state: AppearanceStateName
        let isInTransition: Bool
    }

    /// A transition that does not end by itself.
    struct Delay: Equatable {
        let rule: RuleID
        /// Whether the controller waits for its presentation to begin; else the transition has begun.
        let isWaiting: Bool
        let words: Message
    }

    /// A segue of the scene that a controller was made of.
    struct Segue: Equatable {
        /// Empty where the file gives it none.
        let identifier: String
        let isUnwind: Bool
        let hasOwnClass: Bool
    }

    /// What decides whether a responder may become first responder.
    struct Focus: Equatable {
        let isInWindow: Bool
        /// Whether its kind ever can.
        let canEver: Bool
        let isEnabled: Bool
        let isFirst: Bool
        /// The first responder of its window.
        let first: String?
    }

    var life = Life.unmade
    var focus: Focus?
    var state = AppearanceStateName.unloaded
    var isLoaded = false
    var isInWindow = false
    /// The view's superview; nil where there is none.
    var superview: String?
    var parent: Container?
    /// The nearest controller above its view.
    var host: Container?
    /// Whether beginAppearanceTransition was called and endAppearanceTransition was not.
    var isInTransition = false
    var isRoot = false
    var presenter: String?
    var cover: Cover?
    /// Why its own presentation, or the transition that it is in, does not go on (P08, A62).
    var delay: Delay?
    /// Whether it is a control, which sends actions.
    var isControl = false
    /// What keeps a finger on the middle of a view from it, or from having an effect.
    var obstacles: [Obstacle] = []
    /// What is known to hold it strongly, in words.
    var holders: [String] = []
    /// What in the user's code holds it besides.
    var codeHolders: [ObjectHolder] = []
    var traits = TraitValues()
    /// Where it stands among other controllers.
    var places = Places()
    /// What decides whether its state is kept.
    var keeping: Keeping?
    /// The segues of its scene; nil for a controller that was made in code.
    var segues: [Segue]?
    /// Who is asked instead of it, in words, by the property that the system asks for (S01, S02, S04).
    var askedInstead: [String: String] = [:]
    /// What the system still shows although it would be answered otherwise, in words (S08).
    var outdatedBars: [String] = []
    /// Whether `hold` keeps the run loop from running by itself.
    var isHeld = false
    var isIdle = true
    var systemVersion = 0

    /// The circumstances of the object of that name.
    @MainActor
    init(of name: String, in world: World) {
        isHeld = world.isHeld
        isIdle = world.simulator.isIdle
        systemVersion = world.simulator.systemVersion
        switch world.names.meaning(name) {
        case .unknown:
            if let forgotten = world.livingController(logged: name) {
                takeLiving(forgotten, name: name, in: world)
            } else if world.hasLogged(name) {
                life = .dead
            }
        case .dead: life = .dead
        case .object(let object): takeLiving(object, name: name, in: world)
        }
    }

    @MainActor
    private mutating func takeLiving(_ object: AnyObject, name: String, in world: World) {
        life = .alive
        let controller = object as? UIViewController
        if let controller {
            take(controller, name: name, in: world)
        } else if world.names.holds(name) {
            holders = ["the name '\(name)'"]
        }
        guard world.names.isKnown(name) || controller?.parent == nil else { return }
        focus = (object as? UIResponder).map { Focus($0, in: world) }
        isControl = object is UIControl
        if let view = object as? UIView { obstacles = Obstacle.all(before: view, in: world) }
        if holders.isEmpty {
            codeHolders = ObjectHolders(in: world).holders(of: object, called: name)
        }
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
        for question in SystemQuestion.allCases {
            askedInstead[question.property] = question.asked(insteadOf: controller, in: world)
        }
        for question in OrientationQuestion.allCases {
            askedInstead[question.rawValue] = OrientationQuestion.asked(
                insteadOf: controller, in: world)
        }
        places = Places(of: controller, in: world)
        keeping = Keeping(of: controller, in: world)
        outdatedBars = OutdatedAnswer.all(in: world.simulator).map {
            $0.words(in: world.simulator.log.objects)
        }
        cover = Cover(over: controller, in: world)
        delay = Delay(of: controller, in: world)
        holders = knownHolders(of: controller, name: name, in: world)
        segues =
            controller.storyboard == nil ? nil : controller.seguesOfScene.map { Segue($0.segue) }
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

extension World {
    /// The controller that lives although no name leads to it, by what the log calls it.
    fileprivate func livingController(logged name: String) -> UIViewController? {
        guard NameTable.mayBeOfUnnamed(name) else { return nil }
        return simulator.livingControllers.first { self.name(of: $0) == name }
    }

    /// Whether an object of that name was ever there.
    fileprivate func hasLogged(_ name: String) -> Bool {
        guard NameTable.mayBeOfUnnamed(name) else { return false }
        let objects = simulator.log.objects
        return objects.ids.contains { objects.name($0) == name }
    }
}

extension SystemQuestion {
    /// Who answers in place of the controller, in words; nil where nobody does.
    @MainActor
    fileprivate func asked(insteadOf controller: UIViewController, in world: World) -> String? {
        let asked = world.simulator.controllersAsked(self)
        guard let last = asked.answering, last !== controller else { return nil }
        let name = world.name(of: last)
        if asked.passedOver === controller {
            let own = "\(world.name(of: controller)).modalPresentationCapturesStatusBarAppearance"
            return "\(name) is asked, since \(own) is false"
        }
        return "\(name) is asked, and its \(callback.spelling.base) is nil"
    }
}
