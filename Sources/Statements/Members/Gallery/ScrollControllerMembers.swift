import Gallery
import HeadlessUIKit

extension TypeDescription {
    static let brokenScrollController = TypeDescription(
        "BrokenScrollController", class: BrokenScrollController.self,
        superclass: .scrollController
    ) { type in
        type.initialiser("init()") { BrokenScrollController() }
        type.initialiser("init(viewControllers:)") { (pages: [UIViewController]) in
            BrokenScrollController(viewControllers: pages)
        }
    }

    static let scrollController = TypeDescription(
        "ScrollController", class: ScrollController.self, superclass: .viewController
    ) { type in
        type.initialiser("init()") { ScrollController() }
        type.initialiser("init(viewControllers:)") { (pages: [UIViewController]) in
            ScrollController(viewControllers: pages)
        }
        type.property(
            "delegate", { ScriptElement(value: $0.delegate.map { .object($0) } ?? .null) },
            { $0.delegate = $1.value.objectOrNil as? any ScrollControllerDelegate })
        type.property("viewControllers", { $0.viewControllers }, { $0.viewControllers = $1 })
        type.property("currentIndex", { $0.currentIndex })
        type.property("currentViewController", { $0.currentViewController })
        type.property("pageSpacing", { $0.pageSpacing }, { $0.pageSpacing = $1 })
        type.property("scrollView", { $0.scrollView })
        type.method("show(_:animated:)", defaults: ["animated": .bool(true)]) { scroll in
            { (index: Int, animated: Bool) in scroll.show(index, animated: animated) }
        }
        type.method("embed(_:in:)", ScrollController.embed)
        type.method("takeOut(_:)", ScrollController.takeOut)
    }
}

extension ScrollControllerDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func scrollController(_ scroll: ScrollController, didShow page: UIViewController) {
        _ = answer("scrollController(_:didShow:)", [scroll.value, page.value])
    }
}
