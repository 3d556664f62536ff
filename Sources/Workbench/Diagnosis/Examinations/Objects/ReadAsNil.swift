import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// A property that a class read before it had anything, as `parent` in a viewDidLoad that came before addChild; or that
/// has nothing for good, as the stack's own navigationController (B29).
enum ReadAsNil: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.world.statements.nilReads.all.compactMap { read in
            guard !read.wasThereLater, let object = read.object as? UIResponder,
                let place = Place(of: read, in: world)
            else { return nil }
            if place.isCode(of: object, in: world), read.isEarly(in: place, in: world),
                object.has(read.property)
            {
                return early(read, object, place, in: world)
            }
            return ofStack(read, object, place, in: world)
                ?? ofDismissed(read, object, place, in: world)
                ?? ofStyle(read, object, place, in: world)
        }
    }

    // MARK: Too early

    private static func early(
        _ read: NilReads.Read, _ object: UIResponder, _ place: Place, in world: ExaminedWorld
    ) -> Finding {
        let name = world.name(object)
        let loader = loader(of: object, place, in: world)
        return Finding(
            "read-as-nil", rule: .b29, objects: [name, read.property],
            "\(name).\(read.property) was still nil when \(place.method) read it (\(place.text)), and is there "
                + "now" + (loader.map { ": \($0) asked for the view before" } ?? ""),
            mend: mends(read.property, isLoading: place.isLoading))
    }

    /// Who had the view loaded so early, in a word or two; nil where UIKit did.
    private static func loader(
        of object: UIResponder, _ place: Place, in world: ExaminedWorld
    ) -> String? {
        guard place.isLoading, object is UIViewController,
            let loading = world.log.events.first(where: {
                $0.object == object.objectID && $0.callback == .viewDidLoad
            })
        else { return nil }
        if let call = world.call(behind: loading), let place = world.place(of: call),
            place.declared.declaration.name.text != world.log.objects.className(object.objectID)
        {
            return place.text
        }
        let outer = world.log.causes(of: Int(loading.cause)).lazy.map { world.log.events[$0] }
            .first { $0.object != object.objectID && $0.callback == .viewDidLoad }
        return outer.map { world.log.text($0) }
    }

    private static func mends(_ property: String, isLoading: Bool) -> [String] {
        switch property {
        case "parent", "parentViewController":
            [
                "call addChild before anything asks for the child's view, as addSubview(child.view) does",
                "or read it in didMove(toParent:) or viewWillAppear",
            ]
        case "navigationController", "tabBarController", "splitViewController":
            [
                "do it in viewWillAppear, when the controller is in its container"
                    + (isLoading ? "; or put it there before anything asks for its view" : "")
            ]
        case "presentingViewController":
            ["read it in viewWillAppear: a controller is presented after its view was loaded"]
        case "window":
            ["read it in viewIsAppearing or viewDidAppear, or in a view's didMoveToWindow()"]
        case _:
            ["read it in didMoveToSuperview(), when the view has been added"]
        }
    }

    // MARK: For good

    /// A stack is in no stack: what is meant is the stack itself.
    private static func ofStack(
        _ read: NilReads.Read, _ object: UIResponder, _ place: Place, in world: ExaminedWorld
    ) -> Finding? {
        guard let call = place.call, let container = object.containerItself(for: read.property)
        else { return nil }
        let name = world.name(object)
        let path = call.receiver.ownPath.splitAtLastDot?.head ?? "presentingViewController"
        return Finding(
            "container-of-itself", rule: .b29, objects: [name, read.property],
            "\(name).\(read.property) is nil, so that \(call.name) does nothing: \(name) is the \(container) "
                + "itself (\(place.text))",
            mend: ["(\(path) as? \(container))?.\(call.name) in place of \(path).\(read.property)"])
    }

    /// Who has been dismissed has no presenter any more.
    private static func ofDismissed(
        _ read: NilReads.Read, _ object: UIResponder, _ place: Place, in world: ExaminedWorld
    ) -> Finding? {
        guard read.property == "presentingViewController", let call = place.call,
            world.histories.departed.contains(object.objectID)
        else { return nil }
        let name = world.name(object)
        return Finding(
            "presenter-of-dismissed", rule: .b29, objects: [name, read.property],
            "\(name).presentingViewController was nil by the time of \(call.name), so that nothing came of it: "
                + "\(name) was dismissed by then (\(place.text))",
            mend: [
                "let presenter = presentingViewController before dismiss, and presenter?.\(call.name) in its "
                    + "completion"
            ])
    }
}

extension ReadAsNil {
    /// A popover or a sheet is there only in the style for it.
    private static func ofStyle(
        _ read: NilReads.Read, _ object: UIResponder, _ place: Place, in world: ExaminedWorld
    ) -> Finding? {
        let styles = [
            "popoverPresentationController": ".popover",
            "sheetPresentationController": ".pageSheet or .formSheet",
        ]
        guard let style = styles[read.property], let property = place.setting,
            !(object is UIAlertController), !(object is UIActivityViewController)
        else { return nil }
        let name = world.name(object)
        let way = style.prefix { $0 != " " }
        return Finding(
            "style-not-there", .advice, rule: .p13, objects: [name, read.property],
            "\(name).\(read.property) was nil when \(property) was to be set (\(place.text)): it is there only "
                + "while modalPresentationStyle is \(style)",
            mend: ["set modalPresentationStyle = \(way) before that line"])
    }
}

/// Where in code something was read.
private struct Place {
    /// Nil for a line that was typed.
    let declared: DeclaredClass?
    let method: String
    /// `Menu.viewDidLoad, line 4`
    let text: String
    /// The call that was to be made on it.
    let call: CodeCall?
    /// The property of it that was to be set.
    let setting: String?

    /// Whether it is read while the view is made.
    var isLoading: Bool { ["viewDidLoad", "loadView"].contains(method) }

    /// Whether it is the code of the object's own class, or of the controller whose view it is.
    @MainActor
    func isCode(of object: UIResponder, in world: ExaminedWorld) -> Bool {
        let owner = (object as? UIView)?.ownController ?? object
        return world.lineage(of: owner.objectID).contains { $0.name == declared?.name }
    }

    @MainActor
    init?(of read: NilReads.Read, in world: ExaminedWorld) {
        guard let home = read.home else {
            guard let code = world.loose.first(where: { $0.reads(at: read.span) }) else {
                return nil
            }
            (declared, method, text) = (nil, "", read.span.inClass)
            (call, setting) = (code.call(on: read.span), code.setting(on: read.span))
            return
        }
        for declared in world.classes {
            for (method, statements) in declared.bodies(of: home)
            where statements.reads(at: read.span) {
                self.declared = declared
                self.method = method
                text = declared.text(of: read.span, in: method)
                call = statements.call(on: read.span)
                setting = statements.setting(on: read.span)
                return
            }
        }
        return nil
    }
}

extension [Statement] {
    fileprivate func reads(at span: SourceSpan) -> Bool {
        var isHere = false
        CodeWalk.expressions(of: self) { if $0.span == span { isHere = true } }
        CodeWalk.assignments(of: self) { target, _ in
            CodeWalk.expressions(of: target) { if $0.span == span { isHere = true } }
        }
        return isHere
    }

    /// The property that is set of what is read at that place.
    fileprivate func setting(on span: SourceSpan) -> String? {
        var found: String?
        CodeWalk.assignments(of: self) { target, _ in
            guard found == nil, let member = target.member else { return }
            CodeWalk.expressions(of: member.base) { if $0.span == span { found = member.name } }
        }
        return found
    }

    /// The first call on what is read at that place.
    fileprivate func call(on span: SourceSpan) -> CodeCall? {
        var found: CodeCall?
        CodeWalk.expressions(of: self) { expression in
            guard let call = CodeCall(expression) else { return }
            var isOn = false
            CodeWalk.expressions(of: call.receiver) { if $0.span == span { isOn = true } }
            // From the outside in: the last one is the innermost.
            if isOn { found = call }
        }
        return found
    }
}

extension NilReads.Read {
    private static let once: Set<String> = ["viewDidLoad", "loadView", "init", "awakeFromNib"]

    /// Whether it was read before its object was first seen, by code that is not run again then.
    @MainActor
    fileprivate func isEarly(in place: Place, in world: ExaminedWorld) -> Bool {
        if Self.once.contains(place.method) { return true }
        guard let controller = object as? UIViewController,
            Callback.allCases.allSatisfy({ $0.spelling.base != place.method })
        else { return false }
        let seen = world.log.events.firstIndex {
            $0.object == controller.objectID && $0.callback == .viewWillAppear
        }
        return seen.map { event <= $0 } ?? false
    }
}

extension UIResponder {
    /// Whether the property has something now.
    fileprivate func has(_ property: String) -> Bool {
        if let controller = self as? UIViewController {
            switch property {
            case "parent", "parentViewController": return controller.parent != nil
            case "navigationController": return controller.navigationController != nil
            case "tabBarController": return controller.tabBarController != nil
            case "splitViewController": return controller.splitViewController != nil
            case "presentingViewController": return controller.presentingViewController != nil
            case _: return false
            }
        }
        guard let view = self as? UIView else { return false }
        return property == "window" ? view.window != nil : view.superview != nil
    }

    /// The class of the container that it is, where it was asked for one of its own kind around it.
    fileprivate func containerItself(for property: String) -> String? {
        switch property {
        case "navigationController" where self is UINavigationController: "UINavigationController"
        case "tabBarController" where self is UITabBarController: "UITabBarController"
        case "splitViewController" where self is UISplitViewController: "UISplitViewController"
        case _: nil
        }
    }
}
