import Gallery
import HeadlessUIKit

extension DeckController.Side: ScriptChoice {
    static var type: TypeDescription { .deckSide }
    static let choices: [Self] = [.none, .left, .right]
}

extension TypeDescription {
    static let deckSide = TypeDescription(
        "DeckController.Side", choices: ["none", "left", "right"])

    static let brokenDeckController = TypeDescription(
        "BrokenDeckController", class: BrokenDeckController.self, superclass: .deckController
    ) { type in
        type.initialiser("init()") { BrokenDeckController() }
        type.initialiser("init(center:left:right:)", defaults: ["left": .null, "right": .null]) {
            (center: UIViewController, left: UIViewController?, right: UIViewController?) in
            BrokenDeckController(center: center, left: left, right: right)
        }
    }

    static let deckController = TypeDescription(
        "DeckController", class: DeckController.self, superclass: .viewController
    ) { type in
        type.initialiser("init()") { DeckController() }
        type.initialiser("init(center:left:right:)", defaults: ["left": .null, "right": .null]) {
            (center: UIViewController, left: UIViewController?, right: UIViewController?) in
            DeckController(center: center, left: left, right: right)
        }
        type.property(
            "centerViewController", { $0.centerViewController }, { $0.centerViewController = $1 })
        type.property(
            "leftViewController", { $0.leftViewController }, { $0.leftViewController = $1 })
        type.property(
            "rightViewController", { $0.rightViewController }, { $0.rightViewController = $1 })
        type.property("openSide", { $0.openSide })
        type.property("isMoving", { $0.isMoving })
        type.property("draggedSide", { $0.draggedSide })
        type.property("dimmingView", { $0.dimmingView })
        addOptions(&type)
        addMovement(&type)
    }

    private static func addOptions(_ type: inout MemberList<DeckController>) {
        type.property(
            "delegate", { ScriptElement(value: $0.delegate.map { .object($0) } ?? .null) },
            { $0.delegate = $1.value.objectOrNil as? any DeckControllerDelegate })
        type.property("sideWidth", { $0.sideWidth }, { $0.sideWidth = $1 })
        type.property(
            "animationDuration", { $0.animationDuration }, { $0.animationDuration = $1 })
        type.property("isPanningEnabled", { $0.isPanningEnabled }, { $0.isPanningEnabled = $1 })
        type.property("dimming", { $0.dimming }, { $0.dimming = $1 })
    }

    private static func addMovement(_ type: inout MemberList<DeckController>) {
        let standard: [String: Value] = ["animated": .bool(true), "completion": .null]
        type.method("viewController(on:)", DeckController.viewController)
        type.method("open(_:animated:completion:)", defaults: standard) { deck in
            { (side: DeckController.Side, animated: Bool, completion: FinishedBlock?) in
                deck.open(side, animated: animated, completion: completion?.run)
            }
        }
        type.method("close(animated:completion:)", defaults: standard) { deck in
            { (animated: Bool, completion: FinishedBlock?) in
                deck.close(animated: animated, completion: completion?.run)
            }
        }
        type.method("toggle(_:animated:completion:)", defaults: standard) { deck in
            { (side: DeckController.Side, animated: Bool, completion: FinishedBlock?) in
                deck.toggle(side, animated: animated, completion: completion?.run)
            }
        }
        type.method("beginDrag(_:)") { deck in
            { (side: DeckController.Side) in deck.beginDrag(side) }
        }
        type.method("updateDrag(_:)", DeckController.updateDrag)
        type.method("endDrag(finishing:)", DeckController.endDrag)
        type.method("turnBack(_:appearing:)", DeckController.turnBack)
    }
}

extension DeckControllerDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func deckController(_ deck: DeckController, willOpen side: DeckController.Side) -> Bool {
        answer("deckController(_:willOpen:)", [deck.value, side.value]).flatMap(Bool.from) ?? true
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func deckController(_ deck: DeckController, didOpen side: DeckController.Side) {
        _ = answer("deckController(_:didOpen:)", [deck.value, side.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func deckController(_ deck: DeckController, willClose side: DeckController.Side) -> Bool {
        answer("deckController(_:willClose:)", [deck.value, side.value]).flatMap(Bool.from)
            ?? true
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func deckController(_ deck: DeckController, didClose side: DeckController.Side) {
        _ = answer("deckController(_:didClose:)", [deck.value, side.value])
    }
}
