import Gallery
import HeadlessUIKit

extension DrawerController.Side: ScriptChoice {
    static var type: TypeDescription { .drawerSide }
    static let choices: [Self] = [.none, .left, .right]
}

extension DrawerController.OpenGesture: ScriptChoice {
    static var type: TypeDescription { .drawerOpenGesture }
    static let choices: [Self] = [
        .panningNavigationBar, .panningCenterView, .bezelPanningCenterView,
    ]
}

extension DrawerController.CloseGesture: ScriptChoice {
    static var type: TypeDescription { .drawerCloseGesture }
    static let choices: [Self] = [
        .panningNavigationBar, .panningCenterView, .panningDrawerView, .tappingNavigationBar,
        .tappingCenterView,
    ]
}

extension DrawerController.CenterInteraction: ScriptChoice {
    static var type: TypeDescription { .drawerCenterInteraction }
    static let choices: [Self] = [.none, .navigationBarOnly, .full]
}

/// A closure that is told of a drawer's side, and how far it is open where that is known.
struct DrawerBlock: ScriptValue {
    let run: (DrawerController, DrawerController.Side, CGFloat) -> Void

    static var valueType: ValueType {
        .function([.named(.drawerController), .named(.drawerSide), .double], .void)
    }
    static func from(_ value: Value) -> DrawerBlock? {
        guard case .function(let function) = value else { return nil }
        return DrawerBlock { _ = function.call([$0.value, $1.value, Double($2).value]) }
    }
    var value: Value {
        .function(
            ScriptFunction { arguments in
                guard arguments.count == 3, let drawer = DrawerController.from(arguments[0]),
                    let side = DrawerController.Side.from(arguments[1]),
                    let fraction = Double.from(arguments[2])
                else { return .void }
                run(drawer, side, CGFloat(fraction))
                return .void
            })
    }
}

/// A closure that is told of a drawer's side.
struct DrawerSideBlock: ScriptValue {
    let run: (DrawerController, DrawerController.Side) -> Void

    static var valueType: ValueType {
        .function([.named(.drawerController), .named(.drawerSide)], .void)
    }
    static func from(_ value: Value) -> DrawerSideBlock? {
        guard case .function(let function) = value else { return nil }
        return DrawerSideBlock { _ = function.call([$0.value, $1.value]) }
    }
    var value: Value {
        .function(
            ScriptFunction { arguments in
                guard arguments.count == 2, let drawer = DrawerController.from(arguments[0]),
                    let side = DrawerController.Side.from(arguments[1])
                else { return .void }
                run(drawer, side)
                return .void
            })
    }
}

extension TypeDescription {
    static let drawerSide = TypeDescription(
        "DrawerController.Side", choices: ["none", "left", "right"])
    static let drawerOpenGesture = TypeDescription(
        "DrawerController.OpenGesture",
        choices: ["panningNavigationBar", "panningCenterView", "bezelPanningCenterView"])
    static let drawerCloseGesture = TypeDescription(
        "DrawerController.CloseGesture",
        choices: [
            "panningNavigationBar", "panningCenterView", "panningDrawerView",
            "tappingNavigationBar", "tappingCenterView",
        ])
    static let drawerCenterInteraction = TypeDescription(
        "DrawerController.CenterInteraction", choices: ["none", "navigationBarOnly", "full"])

    static let brokenDrawerController = TypeDescription(
        "BrokenDrawerController", class: BrokenDrawerController.self,
        superclass: .drawerController
    ) { type in
        type.initialiser("init()") { BrokenDrawerController() }
        type.initialiser("init(center:left:right:)", defaults: ["left": .null, "right": .null]) {
            (center: UIViewController, left: UIViewController?, right: UIViewController?) in
            BrokenDrawerController(center: center, left: left, right: right)
        }
    }

    static let drawerController = TypeDescription(
        "DrawerController", class: DrawerController.self, superclass: .viewController
    ) { type in
        type.initialiser("init()") { DrawerController() }
        type.initialiser("init(center:left:right:)", defaults: ["left": .null, "right": .null]) {
            (center: UIViewController, left: UIViewController?, right: UIViewController?) in
            DrawerController(center: center, left: left, right: right)
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
        type.property("centerContainer", { $0.centerContainer })
        addOptions(&type)
        addMovement(&type)
    }

    private static func addOptions(_ type: inout MemberList<DrawerController>) {
        type.property(
            "delegate", { ScriptElement(value: $0.delegate.map { .object($0) } ?? .null) },
            { $0.delegate = $1.value.objectOrNil as? any DrawerControllerDelegate })
        type.property("leftDrawerWidth", { $0.leftDrawerWidth }, { $0.leftDrawerWidth = $1 })
        type.property("rightDrawerWidth", { $0.rightDrawerWidth }, { $0.rightDrawerWidth = $1 })
        type.property(
            "animationDuration", { $0.animationDuration }, { $0.animationDuration = $1 })
        type.property("bounceDistance", { $0.bounceDistance }, { $0.bounceDistance = $1 })
        type.property("openGestures", { $0.openGestures }, { $0.openGestures = $1 })
        type.property("closeGestures", { $0.closeGestures }, { $0.closeGestures = $1 })
        type.property(
            "centerInteraction", { $0.centerInteraction }, { $0.centerInteraction = $1 })
        type.property(
            "visualStateBlock", { $0.visualStateBlock.map(DrawerBlock.init) },
            { $0.visualStateBlock = $1?.run })
        type.property(
            "gestureCompletionBlock", { $0.gestureCompletionBlock.map(DrawerSideBlock.init) },
            { $0.gestureCompletionBlock = $1?.run })
    }

    private static func addMovement(_ type: inout MemberList<DrawerController>) {
        let standard: [String: Value] = ["animated": .bool(true), "completion": .null]
        type.method("viewController(on:)", DrawerController.viewController)
        type.method("open(_:animated:completion:)", defaults: standard) { drawer in
            { (side: DrawerController.Side, animated: Bool, completion: FinishedBlock?) in
                drawer.open(side, animated: animated, completion: completion?.run)
            }
        }
        type.method("close(animated:completion:)", defaults: standard) { drawer in
            { (animated: Bool, completion: FinishedBlock?) in
                drawer.close(animated: animated, completion: completion?.run)
            }
        }
        type.method("toggle(_:animated:completion:)", defaults: standard) { drawer in
            { (side: DrawerController.Side, animated: Bool, completion: FinishedBlock?) in
                drawer.toggle(side, animated: animated, completion: completion?.run)
            }
        }
        type.method("bounce(_:completion:)", defaults: ["completion": .null]) { drawer in
            { (side: DrawerController.Side, completion: FinishedBlock?) in
                drawer.bounce(side, completion: completion?.run)
            }
        }
        addReplacement(&type)
        type.method("beginDrag(_:)") { drawer in
            { (side: DrawerController.Side) in drawer.beginDrag(side) }
        }
        type.method("updateDrag(_:)", DrawerController.updateDrag)
        type.method("endDrag(finishing:)", DrawerController.endDrag)
    }

    private static func addReplacement(_ type: inout MemberList<DrawerController>) {
        type.method(
            "setCenter(_:withCloseAnimation:completion:)", defaults: ["completion": .null]
        ) { drawer in
            { (center: UIViewController, animated: Bool, completion: FinishedBlock?) in
                drawer.setCenter(
                    center, withCloseAnimation: animated, completion: completion?.run)
            }
        }
        type.method(
            "setCenter(_:withFullCloseAnimation:completion:)", defaults: ["completion": .null]
        ) { drawer in
            { (center: UIViewController, animated: Bool, completion: FinishedBlock?) in
                drawer.setCenter(
                    center, withFullCloseAnimation: animated, completion: completion?.run)
            }
        }
        type.method("finishReplacingCenter(by:)", DrawerController.finishReplacingCenter)
    }
}

extension DrawerControllerDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func drawerController(_ drawer: DrawerController, didOpen side: DrawerController.Side) {
        _ = answer("drawerController(_:didOpen:)", [drawer.value, side.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func drawerController(_ drawer: DrawerController, didClose side: DrawerController.Side) {
        _ = answer("drawerController(_:didClose:)", [drawer.value, side.value])
    }
}
