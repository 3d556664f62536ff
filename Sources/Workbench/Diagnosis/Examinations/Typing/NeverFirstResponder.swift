import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A class that answers what only a first responder is asked, while its object never becomes one (X40, U23).
enum NeverFirstResponder: Examination {
    /// The members with the rule by which the first responder is asked for them.
    private static let asked: [(name: String, rule: RuleID)] = [
        ("inputAccessoryView", .x40), ("inputView", .x40), ("inputAccessoryViewController", .x40),
        ("inputViewController", .x40), ("keyCommands", .u23), ("motionBegan", .u23),
        ("motionEnded", .u23),
    ]

    static func findings(in world: ExaminedWorld) -> [Finding] {
        let shown: [UIResponder] =
            world.controllers.filter { $0.viewIfLoaded?.window != nil } + world.viewsOfOwnClasses
        return shown.flatMap { responder -> [Finding] in
            let lineage = world.lineage(of: responder.objectID)
            let refused = refusal(responder, lineage, in: world).map { [$0] } ?? []
            if let lost = lostAccessory(responder, lineage, in: world) { return [lost] }
            if responder.holdsTheFocus { return refused }
            let unasked = asked.compactMap { member, rule in
                finding(responder, member, rule, lineage, in: world)
            }
            return unasked.isEmpty ? refused : unasked
        }
    }

    /// U23: the object asks to become the first responder, and its class does not allow it.
    private static func refusal(
        _ responder: UIResponder, _ lineage: [DeclaredClass], in world: ExaminedWorld
    ) -> Finding? {
        guard !responder.isTextInput, lineage.place(ofMember: "canBecomeFirstResponder") == nil,
            let (declared, method, span) = lineage.placeOfOwnRequest
        else { return nil }
        let name = world.name(responder)
        return Finding(
            "never-first-responder", rule: .u23, objects: [name, "becomeFirstResponder"],
            "\(name).becomeFirstResponder() answers false: \(name) can never become the first responder "
                + "(\(declared.text(of: span, in: method)))",
            mend: mends(declared, mayBecome: false, isTold: true, isController: true))
    }

    /// X40: a controller that was the first responder gave that up to a field, which has resigned since.
    private static func lostAccessory(
        _ responder: UIResponder, _ lineage: [DeclaredClass], in world: ExaminedWorld
    ) -> Finding? {
        guard let controller = responder as? UIViewController,
            let (declared, span) = lineage.place(ofMember: "inputAccessoryView"),
            let view = controller.viewIfLoaded, view.window != nil,
            !view.subtreeOfViews.contains(where: \.isFirstResponder),
            !controller.isFirstResponder, world.hadFocus(controller, lineage),
            controller.presentedViewController == nil
        else { return nil }
        let name = world.name(controller)
        let isSwift = declared.declaration.language == .swift
        return Finding(
            "accessory-lost", rule: .x40, objects: [name, "inputAccessoryView"],
            "the inputAccessoryView of \(name) is gone: \(name) was the first responder, another one took "
                + "its place and has resigned, and nobody asks \(name) again "
                + "(\(declared.text(of: span, in: "inputAccessoryView")))",
            mend: [
                isSwift
                    ? "\(world.code(controller)).becomeFirstResponder()"
                    : "[\(world.code(controller)) becomeFirstResponder];",
                (isSwift ? "becomeFirstResponder()" : "[self becomeFirstResponder];")
                    + " in \(declared.name) where the field has ended, as in textFieldDidEndEditing",
            ])
    }

    private static func finding(
        _ responder: UIResponder, _ member: String, _ rule: RuleID, _ lineage: [DeclaredClass],
        in world: ExaminedWorld
    ) -> Finding? {
        guard let (declared, span) = lineage.place(ofMember: member) else { return nil }
        let mayBecome = lineage.place(ofMember: "canBecomeFirstResponder") != nil
        let comesByItself =
            member.hasPrefix("inputAccessory")
            && (responder as? UIViewController)?.standsForItself ?? false
        let isTold = comesByItself || lineage.asksForFocus
        if mayBecome, isTold { return nil }
        let name = world.name(responder)
        return Finding(
            "never-first-responder", rule: rule, objects: [name, member],
            "\(name) has \(member), and nobody asks for it: \(name) "
                + (mayBecome ? "is not made" : "can never become")
                + " the first responder (\(declared.text(of: span, in: member)))",
            mend: mends(
                declared, mayBecome: mayBecome, isTold: isTold,
                isController: responder is UIViewController))
    }

    private static func mends(
        _ declared: DeclaredClass, mayBecome: Bool, isTold: Bool, isController: Bool
    ) -> [String] {
        let isSwift = declared.declaration.language == .swift
        let allow =
            isSwift
            ? "override var canBecomeFirstResponder: Bool { true }"
            : "- (BOOL)canBecomeFirstResponder { return YES; }"
        let ask =
            (isSwift ? "becomeFirstResponder()" : "[self becomeFirstResponder];")
            + (isController ? " in viewDidAppear of " : " in ") + declared.name
        return (mayBecome ? [] : ["\(allow) in \(declared.name)"]) + (isTold ? [] : [ask])
    }
}

extension UIResponder {
    /// Whether it is a view that people type into, which may always become the first responder.
    fileprivate var isTextInput: Bool {
        self is UITextField || self is UITextView || self is UISearchBar
    }

    /// Whether the first responder is the object, or one whose questions go on to it.
    fileprivate var holdsTheFocus: Bool {
        if isFirstResponder { return true }
        let view = (self as? UIViewController)?.viewIfLoaded ?? self as? UIView
        return view?.subtreeOfViews.contains {
            $0.isTextInput || $0.isFirstResponder
        } ?? false
    }
}

extension [DeclaredClass] {
    /// The first of the classes that has a method or a property of that name, and where.
    func place(ofMember name: String) -> (declared: DeclaredClass, span: SourceSpan)? {
        for declared in self {
            if let span = declared.placeOfMember(name) { return (declared, span) }
        }
        return nil
    }

    /// Where they ask that their own object becomes the first responder.
    fileprivate var placeOfOwnRequest: (declared: DeclaredClass, method: String, span: SourceSpan)?
    {
        for declared in self {
            for (method, statements) in declared.bodies {
                guard let call = statements.firstCall(of: "becomeFirstResponder"),
                    call.receiver.isName("self")
                else { continue }
                return (declared, method, call.span)
            }
        }
        return nil
    }

    fileprivate var asksForFocus: Bool {
        contains { $0.calls("becomeFirstResponder") }
    }
}

extension DeclaredClass {
    fileprivate func placeOfMember(_ name: String) -> SourceSpan? {
        methods(named: name).first?.name.span
            ?? declaration.computedProperties.first { $0.name.text == name }?.name.span
            ?? declaration.storedProperties.first {
                $0.name.text == name && $0.modifiers.contains(.override)
            }?.name.span
    }
}

extension ExaminedWorld {
    /// The session's classes of an object, its own first.
    func lineage(of object: ObjectID) -> [DeclaredClass] {
        classes.lineage(of: log.objects.className(object))
    }

    /// Whether the controller was the first responder, by its own call or by itself, and a view of its after it.
    fileprivate func hadFocus(_ controller: UIViewController, _ lineage: [DeclaredClass]) -> Bool {
        let asked = Set(
            log.events.filter { $0.callback == .becomeFirstResponder }.map(\.object))
        let mayBecome = lineage.place(ofMember: "canBecomeFirstResponder") != nil
        guard asked.contains(controller.objectID) || controller.standsForItself && mayBecome else {
            return false
        }
        return controller.viewIfLoaded?.subtreeOfViews.contains { asked.contains($0.objectID) }
            ?? false
    }

    /// The views on the screen that are of a class of the session.
    var viewsOfOwnClasses: [UIView] {
        viewsInWindow.filter { declaredClass(of: $0.objectID) != nil }
    }
}
