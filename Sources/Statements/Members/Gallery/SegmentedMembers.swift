import Gallery
import HeadlessUIKit

extension TypeDescription {
    static let brokenSegmentedController = TypeDescription(
        "BrokenSegmentedController", class: BrokenSegmentedController.self,
        superclass: .segmentedController
    ) { type in
        type.initialiser("init()") { BrokenSegmentedController() }
        type.initialiser("init(viewControllers:)") { (children: [UIViewController]) in
            BrokenSegmentedController(viewControllers: children)
        }
    }

    static let segmentedController = TypeDescription(
        "SegmentedController", class: SegmentedController.self, superclass: .viewController
    ) { type in
        type.initialiser("init()") { SegmentedController() }
        type.initialiser("init(viewControllers:)") { (children: [UIViewController]) in
            SegmentedController(viewControllers: children)
        }
        type.property(
            "delegate", { ScriptElement(value: $0.delegate.map { .object($0) } ?? .null) },
            { $0.delegate = $1.value.objectOrNil as? any SegmentedControllerDelegate })
        type.property("viewControllers", { $0.viewControllers }, { $0.viewControllers = $1 })
        type.property("selectedViewController", { $0.selectedViewController })
        type.property("selectedIndex", { $0.selectedIndex })
        type.property("isChanging", { $0.isChanging })
        type.property("duration", { $0.duration }, { $0.duration = $1 })
        type.property("options", { $0.options }, { $0.options = $1 })
        type.property("stripHeight", { $0.stripHeight }, { $0.stripHeight = $1 })
        type.property("segments", { $0.segments })
        type.property("contentView", { $0.contentView })
        type.method("select(_:animated:)", defaults: ["animated": .bool(true)]) { segmented in
            { (index: Int, animated: Bool) in segmented.select(index, animated: animated) }
        }
        type.method("finishExchange(of:for:)", SegmentedController.finishExchange)
    }
}

extension SegmentedControllerDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func segmentedController(
        _ segmented: SegmentedController, shouldSelect child: UIViewController
    ) -> Bool {
        answer("segmentedController(_:shouldSelect:)", [segmented.value, child.value])
            .flatMap(Bool.from) ?? true
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func segmentedController(
        _ segmented: SegmentedController, didSelect child: UIViewController
    ) {
        _ = answer("segmentedController(_:didSelect:)", [segmented.value, child.value])
    }
}
