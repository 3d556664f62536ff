import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

extension StockClass {
    /// How `new` puts controllers into a container.
    struct Content: Sendable {
        /// The most that it takes, and how an error words that.
        struct Limit: Sendable {
            let most: Int
            /// `a split`
            let container: String
            /// `columns`
            let places: String
        }

        /// Why it gets no root; nil where it does.
        let rootRefusal: Message?
        /// What is told where the class itself says nothing of a root.
        static let noRoot: Message = "only stacks have a root: say 'as nav'"

        /// Nil where it takes any number.
        let limit: @Sendable (Shape) -> Limit?
        /// The calls that put controllers of these names into it, as they stand behind its own name.
        let calls: @Sendable ([String], Shape) -> [String]
        /// What each of these calls does.
        let steps: @MainActor @Sendable (UIViewController, [UIViewController], Shape) -> [Step]

        typealias Step = @MainActor () -> Void

        init<Kind: UIViewController>(
            of kind: Kind.Type,
            rootRefusal: Message? = Content.noRoot,
            limit: @escaping @Sendable (Shape) -> Limit? = { _ in nil },
            calls: @escaping @Sendable ([String], Shape) -> [String],
            steps: @escaping @MainActor @Sendable (Kind, [UIViewController], Shape) -> [Step]
        ) {
            self.rootRefusal = rootRefusal
            self.limit = limit
            self.calls = calls
            self.steps = { container, controllers, shape in
                (container as? Kind).map { steps($0, controllers, shape) } ?? []
            }
        }

        /// A container with a list of controllers that is set as a whole.
        static func list<Kind: UIViewController>(
            of kind: Kind.Type,
            set: @escaping @MainActor @Sendable (Kind, [UIViewController]) -> Void
        ) -> Content {
            Content(
                of: kind, calls: { names, _ in [list(of: names)] },
                steps: { container, controllers, _ in [{ set(container, controllers) }] })
        }

        /// The call that sets them all.
        static func list(of names: [String]) -> String {
            ".viewControllers = [\(names.joined(separator: ", "))]"
        }
    }

    /// What the objects of a class tell of their children.
    struct Inside: Sendable {
        typealias Entry = (child: UIViewController, place: HierarchySnapshot.Place)

        let isOne: @MainActor @Sendable (UIViewController) -> Bool
        /// What `info` tells beside the children.
        let facts: @MainActor @Sendable (UIViewController, Facts) -> [Fact]
        /// Where it has its children, as a tree tells it.
        let places: @MainActor @Sendable (UIViewController) -> [Entry]
        /// The child that the user sees.
        let front: @MainActor @Sendable (UIViewController) -> UIViewController?
        /// How code gets from a child to it; nil where it casts the child's parent.
        let property: String?

        init<Kind: UIViewController>(
            of kind: Kind.Type, property: String? = nil,
            facts tell: @escaping @MainActor @Sendable (Kind, Facts) -> [Fact] = { _, _ in [] },
            places: @escaping @MainActor @Sendable (Kind) -> [Entry] = { _ in [] },
            front: @escaping @MainActor @Sendable (Kind) -> UIViewController? = { $0.childInWindow }
        ) {
            self.property = property
            isOne = { $0 is Kind }
            facts = { controller, facts in (controller as? Kind).map { tell($0, facts) } ?? [] }
            self.places = { ($0 as? Kind).map(places) ?? [] }
            self.front = { ($0 as? Kind).flatMap(front) }
        }
    }

    /// Controllers that a container makes itself.
    struct Parts: Sendable {
        /// The properties that have them, which give them their names.
        let names: [String]
        let controllers: @MainActor @Sendable (UIViewController) -> [UIViewController]
    }

    /// How code gets from a child to the container.
    func access(from child: String) -> String {
        if let property = inside?.property { return "\(child).\(property)!" }
        return "(\(child).parent as! \(name))"
    }
}

extension UIViewController {
    /// The last of its children whose view is in a window.
    var childInWindow: UIViewController? { children.last { $0.viewIfLoaded?.window != nil } }
}
