import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// The container guide's eight questions, answered for one controller from what can be seen of it.
@MainActor
struct ContainerDesign {
    private let container: UIViewController
    private let world: ExaminedWorld
    private let name: String

    init(of container: UIViewController, in world: ExaminedWorld) {
        self.container = container
        self.world = world
        name = world.name(container)
    }

    /// One row a question: its words, what is seen, and what only the designer can say.
    var rows: [Fact] {
        [
            row("its role", role, ask: "what is \(name) for, and what is each child for?"),
            row("children at a time", shown, ask: "may more of them show at once?"),
            row("siblings", siblings, ask: "does one child depend on another?"),
            row("coming and going", traffic, ask: "who decides that a child comes or goes?"),
            row("changes of size", sizes, ask: "when else does a child's frame change?"),
            row("decoration", decoration, ask: "which of these does the user navigate by?"),
            row("communication", communication, ask: "what must a child be able to ask for?"),
            row("configuration", configuration, ask: "what should an app be able to set?"),
        ]
    }

    private func row(_ question: String, _ answers: [Message], ask: Message) -> Fact {
        let asked: Message = "? \(ask)"
        guard let first = answers.first else { return Fact(question, wording: asked) }
        let all = answers.dropFirst().reduce(first) { "\($0)\n\($1)" }
        return Fact(question, wording: "\(all)\n\(asked)")
    }

    // MARK: The answers

    private var role: [Message] {
        let place: Message =
            if container === world.world.root {
                "the window's root"
            } else if let parent = container.parent {
                "a child of \(world.name(parent))"
            } else if let presenter = container.presentingViewController {
                "presented by \(world.name(presenter))"
            } else {
                "in no hierarchy yet"
            }
        let className = world.log.objects.className(container.objectID)
        return [
            "\(name), a \(className), is \(place)",
            container.children.isEmpty
                ? "it contains nobody" : "it contains \(names(container.children))",
        ]
    }

    private var shown: [Message] {
        let all = container.children
        if all.isEmpty { return ["none"] }
        let visible = visibleChildren
        return visible.isEmpty
            ? ["none of \(all.count) is to be seen now"]
            : ["\(visible.count) of \(all.count) to be seen now: \(names(visible))"]
    }

    private var siblings: [Message] {
        let visible = visibleChildren
        var lines: [Message] = []
        for (index, first) in visible.enumerated() {
            for second in visible.dropFirst(index + 1) { lines.append(relation(first, second)) }
        }
        return lines.isEmpty ? ["no two children show together"] : lines
    }

    private func relation(_ lower: UIViewController, _ upper: UIViewController) -> Message {
        let (below, above) = (frame(of: lower), frame(of: upper))
        let names = (world.name(lower), world.name(upper))
        if above.contains(below) { return "\(names.1) covers \(names.0)" }
        if above.coversPart(of: below) { return "\(names.1) covers a part of \(names.0)" }
        let isBeside = above.minX >= below.maxX || above.maxX <= below.minX
        return isBeside
            ? "\(names.0) and \(names.1) lie side by side"
            : "\(names.0) and \(names.1) lie one above the other"
    }

    private var traffic: [Message] {
        var arrivals: [Message] = []
        var departures: [Message] = []
        var swaps: [Message] = []
        for event in world.log.events {
            if event.callback == .willMoveToParent, event.argument == .object(container.objectID) {
                arrivals.append(entry(event.object, event))
            } else if event.callback == .didMoveToParent, event.argument == .object(.none),
                wasHere(event.object)
            {
                departures.append(entry(event.object, event))
            } else if case .transition(let old, let new, _) = event.argument,
                event.object == container.objectID
            {
                swaps.append("\(text(old)) for \(text(new)) in step \(event.step)")
            }
        }
        let lines: [Message] = [
            joined(arrivals).map { "came: \($0)" }, joined(departures).map { "left: \($0)" },
            joined(swaps).map { "swapped: \($0)" },
        ].compactMap { $0 }
        return lines.isEmpty ? ["nobody has come or gone"] : lines
    }

    private var sizes: [Message] {
        let changes = world.log.events.filter {
            $0.callback == .viewWillTransitionToSize && $0.object == container.objectID
        }
        let frames = visibleChildren.map { child -> Message in
            frame(of: child) == container.viewIfLoaded?.bounds
                ? "\(world.name(child)) fills \(name)"
                : "\(world.name(child)) has \(frame(of: child).words)"
        }
        let told: [Message] =
            changes.isEmpty ? [] : ["\(name) was told of a new size \(changes.count) times"]
        return frames + told
    }

    private var decoration: [Message] {
        guard let view = container.viewIfLoaded else { return ["\(name)'s view is not loaded"] }
        let own = view.subviews.filter { subview in
            !subview.subtreeOfViews.contains { $0.ownController != nil }
        }
        return own.isEmpty
            ? ["\(name) shows no views of its own"]
            : ["its own views: \(own.map(world.name).joined(separator: ", "))"]
    }

    private var communication: [Message] {
        let isAutomatic = container.shouldAutomaticallyForwardAppearanceMethods
        let requests = world.log.events.filter {
            $0.callback == .preferredContentSizeDidChange && $0.object == container.objectID
        }
        return [
            isAutomatic
                ? "appearance is forwarded by UIKit" : "\(name) forwards appearance by hand"
        ]
            + (requests.isEmpty
                ? [] : ["children asked for another size \(requests.count) times"])
    }

    private var configuration: [Message] {
        var lines: [Message] = []
        if container.definesPresentationContext {
            lines.append("it defines the context to present in")
        }
        let size = container.preferredContentSize
        if size != .zero {
            lines.append(
                "it prefers \(Decimal.text(Double(size.width))) by \(Decimal.text(Double(size.height)))"
            )
        }
        return lines.isEmpty ? ["nothing differs from a plain controller"] : lines
    }

    // MARK: Facts

    /// The children whose views are to be seen, the lowest first.
    private var visibleChildren: [UIViewController] {
        guard let view = container.viewIfLoaded else { return [] }
        return container.children.filter { child in
            guard let own = child.viewIfLoaded, own.isDescendant(of: view), !own.isHidden else {
                return false
            }
            return own.convert(own.bounds, to: view).coversPart(of: view.bounds)
        }
    }

    private func frame(of child: UIViewController) -> CGRect {
        guard let view = child.viewIfLoaded else { return .zero }
        return view.convert(view.bounds, to: container.viewIfLoaded)
    }

    private func names(_ controllers: [UIViewController]) -> String {
        controllers.map(world.name).joined(separator: ", ")
    }

    private func text(_ id: ObjectID) -> String { world.log.objects.name(id) }

    private func joined(_ parts: [Message]) -> Message? {
        parts.first.map { parts.dropFirst().reduce($0) { "\($0), \($1)" } }
    }

    private func entry(_ id: ObjectID, _ event: Event) -> Message {
        "\(text(id)) in step \(event.step)"
    }

    /// Whether the controller was this container's child at some time.
    private func wasHere(_ id: ObjectID) -> Bool {
        world.log.events.contains {
            $0.callback == .willMoveToParent && $0.object == id
                && $0.argument == .object(container.objectID)
        }
    }
}
