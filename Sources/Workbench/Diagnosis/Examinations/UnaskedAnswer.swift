import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// A controller that says how the status bar, or what else the system asks about, is to look, and is not asked
/// (S01, S02).
enum UnaskedAnswer: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        SystemQuestion.allCases.flatMap { question -> [Finding] in
            let asked = world.world.simulator.controllersAsked(question)
            guard let answering = asked.answering else { return [] }
            return world.controllers.compactMap { controller in
                guard world.answers(question, controller), controller.isInFront(of: answering),
                    !(asked.presented + asked.children).contains(where: { $0 === controller }),
                    question.value(of: controller) != question.value(of: answering)
                else { return nil }
                return finding(controller, question, answering, in: world)
            }
        }
    }

    private static func finding(
        _ controller: UIViewController, _ question: SystemQuestion, _ answering: UIViewController,
        in world: ExaminedWorld
    ) -> Finding? {
        let outermost = controller.outermost
        let names = (own: world.name(controller), asked: world.name(answering))
        let way: (text: String, mend: [String])
        if controller.isWithin(answering) {
            let child = controller.child(of: answering)
            way = (
                "its \(question.childProperty) names no child",
                [override(question, child, in: answering, world)]
            )
        } else if outermost.presentingViewController != nil {
            way = (
                "\(world.name(outermost)) is presented over it in a style that does not take over the "
                    + "status bar",
                captures(outermost, question, world)
            )
        } else {
            return nil
        }
        return Finding(
            "answer-unasked", controller.isInFront ? .fault : .advice,
            rule: controller.isWithin(answering) ? .s01 : .s02,
            objects: [names.own, names.asked],
            "\(names.own).\(question.property) is not asked: the system asks \(names.asked), and "
                + way.text,
            mend: way.mend)
    }

    /// The property that the class of a container lacks.
    private static func override(
        _ question: SystemQuestion, _ child: UIViewController, in container: UIViewController,
        _ world: ExaminedWorld
    ) -> String {
        let declared = world.declaredClass(of: container.objectID)
        let isSwift = (declared?.declaration.language ?? world.language) == .swift
        let value = world.way(to: child, in: container, isSwift: isSwift)
        let className = world.log.objects.className(container.objectID)
        let place = declared == nil ? "a subclass of \(className)" : className
        return isSwift
            ? "override var \(question.childProperty): UIViewController? { \(value) } in \(place)"
            : "- (UIViewController *)\(question.childProperty) { return \(value); } in \(place)"
    }

    private static func captures(
        _ presented: UIViewController, _ question: SystemQuestion, _ world: ExaminedWorld
    ) -> [String] {
        let line = "\(world.code(presented)).modalPresentationCapturesStatusBarAppearance = "
        return [
            line + (world.language == .swift ? "true" : "YES;"),
            world.lines(.setNeedsUpdate(world.code(presented), by: question.request))[0]
                + ", where it is presented already",
        ]
    }
}

extension SystemQuestion {
    /// The property by which a container names the child that answers in its place.
    fileprivate var childProperty: String {
        switch self {
        case .statusBarStyle: "childForStatusBarStyle"
        case .statusBarHidden: "childForStatusBarHidden"
        case .homeIndicatorAutoHidden: "childForHomeIndicatorAutoHidden"
        case .screenEdgesDeferringSystemGestures: "childForScreenEdgesDeferringSystemGestures"
        case .pointerLocked: "childViewControllerForPointerLock"
        case .orientationLocked: "childViewControllerForInterfaceOrientationLock"
        }
    }
}

extension ExaminedWorld {
    /// Whether the class of a controller answers the question itself.
    fileprivate func answers(_ question: SystemQuestion, _ controller: UIViewController) -> Bool {
        declaredClass(of: controller.objectID)?.bodies
            .contains { $0.method == question.property } ?? false
    }

    /// How code of a container comes to a child.
    func way(
        to child: UIViewController, in container: UIViewController, isSwift: Bool
    ) -> String {
        let prefix = isSwift ? "" : "self."
        if container is UINavigationController { return prefix + "topViewController" }
        if container is UITabBarController { return prefix + "selectedViewController" }
        let held = (container as? any ScriptedObject)?.script.storedValues ?? []
        if let property = held.first(where: { $0.value.isObject(child) }) {
            return prefix + property.name
        }
        return isSwift ? "children.last" : "self.childViewControllers.lastObject"
    }
}

extension UIViewController {
    /// The container around it that is in none itself.
    var outermost: UIViewController {
        var current = self
        while let parent = current.parent { current = parent }
        return current
    }

    /// The child of a container that it is, or is in.
    func child(of container: UIViewController) -> UIViewController {
        var current = self
        while let parent = current.parent, parent !== container { current = parent }
        return current
    }

    /// Whether it is what the user sees of the screen: at the top from edge to edge, or a sheet over who answers that is
    /// nearly as large.
    fileprivate func isInFront(of answering: UIViewController) -> Bool {
        isInFront || outermost.presentingViewController != nil && !isWithin(answering) && isLarge
    }

    /// Whether it fills the window from edge to edge at the top, and nothing is presented over it.
    var isInFront: Bool { isLarge && (frameInWindow?.minY ?? 1) <= 0 }

    private var frameInWindow: CGRect? { viewIfLoaded.map { $0.convert($0.bounds, to: nil) } }

    /// Whether it fills most of the window from edge to edge, and nothing is presented over it.
    private var isLarge: Bool {
        guard let view = viewIfLoaded, let window = view.window, view.isSeen,
            presentedViewController == nil
        else { return false }
        let frame = view.convert(view.bounds, to: nil)
        return frame.width >= window.bounds.width
            && frame.height * 2 > window.bounds.height
            && window.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil)?
                .isDescendant(of: view) ?? false
    }
}
