/// Where a controller is in its appearance, as `-[UIViewController _printHierarchy]` names it.
public enum AppearanceStateName: String, Sendable, CaseIterable {
    case unloaded, disappeared, appearing, appeared, disappearing
}

/// The controllers of a window at one moment, in preorder; a presented one follows the children
/// of its presenter, at their depth.
public struct HierarchySnapshot: Sendable, Equatable {
    /// How a controller hangs on the one above it.
    public enum Relation: Sendable, Equatable {
        case root
        case child
        /// The style that is shown, as UIKit spells it (`pageSheet`), the one that was asked for where
        /// that is another, and the class of the presentation controller.
        case presented(
            style: String, adaptedFrom: String? = nil, controllerClass: String,
            controllerID: ObjectID)

        /// `as pageSheet`; `as popover, adapted to formSheet`. Nil for what is not presented.
        public var presentedAs: String? {
            guard case .presented(let style, let asked, _, _) = self else { return nil }
            return asked.map { "as \($0), adapted to \(style)" } ?? "as \(style)"
        }
    }

    /// Where a container has a child.
    public enum Place: Sendable, Equatable {
        /// The position from the bottom, counted from 1, and the height of the stack.
        case stack(position: Int, of: Int)
        /// The index of the tab.
        case tab(index: Int, isSelected: Bool)
        /// The position among the pages that are shown, counted from 1.
        case page(position: Int, of: Int)
        /// The column by its name in UIKit.
        case column(name: String, isSeen: Bool)
        /// In a container that is not UIKit's: the words for the place.
        case spot(String, isSeen: Bool)
    }

    /// A loaded view.
    public struct View: Sendable, Equatable {
        public var id: ObjectID
        public var className: String
        public var frame: RectValue
        public var isInWindow: Bool
        /// Makes a view's facts.
        public init(id: ObjectID, className: String, frame: RectValue, isInWindow: Bool) {
            self.id = id
            self.className = className
            self.frame = frame
            self.isInWindow = isInWindow
        }
    }

    /// One controller.
    public struct Node: Sendable, Equatable {
        public var id: ObjectID
        public var name: String
        public var className: String
        /// Whether its name is only its class and a number: nobody named it.
        public var isNumbered: Bool
        public var depth: Int
        public var relation: Relation
        public var state: AppearanceStateName
        /// Nil while the view is not loaded.
        public var view: View?
        public var traits: TraitValues
        /// Nil for a child of a container that nothing is known of.
        public var place: Place?
        /// Makes a node.
        public init(
            id: ObjectID, name: String, className: String, isNumbered: Bool, depth: Int,
            relation: Relation, state: AppearanceStateName, view: View?, traits: TraitValues,
            place: Place? = nil
        ) {
            self.place = place
            self.id = id
            self.name = name
            self.className = className
            self.isNumbered = isNumbered
            self.depth = depth
            self.relation = relation
            self.state = state
            self.view = view
            self.traits = traits
        }
    }

    public var nodes: [Node]

    /// Makes a snapshot of nodes in preorder.
    public init(nodes: [Node]) { self.nodes = nodes }
}
