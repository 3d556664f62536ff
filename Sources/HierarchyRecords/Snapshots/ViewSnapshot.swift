/// The views of a window or below one view, in preorder.
public struct ViewSnapshot: Sendable, Equatable {
    /// One view.
    public struct Node: Sendable, Equatable {
        public var id: ObjectID
        public var name: String
        public var className: String
        /// Whether its name is only its class and a number: nobody named it.
        public var isNumbered: Bool
        public var depth: Int
        /// In the superview's coordinates, where it is or where an animation takes it.
        public var frame: RectValue
        /// In the window's coordinates, where it is seen now: on its way, while an animation moves it.
        public var onScreen: RectValue
        /// Whether an animation moves it or fades it now.
        public var isOnItsWay: Bool
        public var isHidden: Bool
        /// From 0 to 1, the opacity when nothing changes it any more.
        public var alpha: Double
        /// Its alpha as it is seen now, from 0 to 1: on its way, while an animation changes it.
        public var opacity: Double
        /// How much of it an animation lets through now, from 0 to 1.
        public var fade: Double
        /// The transition that shows it, and all in it, on the way to another look; nil where there
        /// is none.
        public var transition: TransitionOnScreen?
        /// The controller whose root view it is.
        public var controller: String?
        /// That controller; `none` for a view that is not the root view of a controller.
        public var controllerID: ObjectID
        /// From each edge.
        public var safeArea: InsetsValue
        public var look: ViewLook
        /// Whether nothing in it is seen beyond its bounds.
        public var clips: Bool
        /// The active constraints that it holds, each as a formula.
        public var constraints: [String]

        /// Makes a node. Unless `onScreen` is given, it is seen where its frame is; unless `look`
        /// is given, it shows nothing of its own.
        public init(
            id: ObjectID, name: String, className: String, isNumbered: Bool, depth: Int,
            frame: RectValue, onScreen: RectValue? = nil, isOnItsWay: Bool = false, isHidden: Bool,
            alpha: Double, opacity: Double? = nil, fade: Double = 1,
            transition: TransitionOnScreen? = nil, controller: String?,
            controllerID: ObjectID = .none,
            safeArea: InsetsValue = InsetsValue(), look: ViewLook = .plain,
            clips: Bool = false, constraints: [String] = []
        ) {
            self.id = id
            self.name = name
            self.className = className
            self.isNumbered = isNumbered
            self.depth = depth
            self.frame = frame
            self.onScreen = onScreen ?? frame
            self.isOnItsWay = isOnItsWay
            self.isHidden = isHidden
            self.alpha = alpha
            self.opacity = opacity ?? alpha
            self.fade = fade
            self.transition = transition
            self.controller = controller
            self.controllerID = controllerID
            self.safeArea = safeArea
            self.look = look
            self.clips = clips
            self.constraints = constraints
        }
    }

    public var nodes: [Node]

    /// Makes a snapshot of nodes in preorder.
    public init(nodes: [Node]) { self.nodes = nodes }
}

/// What a view shows besides its rectangle.
public enum ViewLook: Sendable, Equatable {
    case plain
    /// It holds other views and shows nothing itself.
    case structure
    case window
    case navigationBar(NavigationBarLook)
    /// The titles of its items, from the left, and which one is selected.
    case tabs([String], selected: Int?)
    /// The titles of its items, from the left.
    case toolbar([String])
    /// Black of that opacity.
    case dimming(Double)
    /// A presented view with round corners, in points; nil leaves them to the system.
    case sheet(cornerRadius: Double?)
    /// A presented view with an arrow.
    case popover(PopoverArrow?)
    /// A presented view with rows of text, and below them rows that one can tap.
    case alert(texts: [String], actions: [String])
    case grabber
    case text(String)
    /// What a row of a list says.
    case cell(String)
    /// What it says.
    case button(String)
    /// The titles of its segments, and which one is selected.
    case segments([String], selected: Int?)
    case searchBar
    /// The text that was typed into it, or its placeholder.
    case field(String)
    case toggle(isOn: Bool)
    /// How far it is from its least to its greatest value, from 0 to 1.
    case slider(Double)
}

/// What stands in a navigation bar.
public struct NavigationBarLook: Sendable, Equatable {
    public var title: String
    public var prompt: String?
    /// Whether the title stands below the buttons.
    public var isLarge: Bool
    /// What the back button says; nil where there is none.
    public var back: String?
    /// From the left.
    public var left: [String]
    /// From the left.
    public var right: [String]

    /// Makes a look.
    public init(
        title: String, prompt: String? = nil, isLarge: Bool = false, back: String? = nil,
        left: [String] = [], right: [String] = []
    ) {
        self.title = title
        self.prompt = prompt
        self.isLarge = isLarge
        self.back = back
        self.left = left
        self.right = right
    }
}

/// The arrow of a popover.
public struct PopoverArrow: Sendable, Equatable {
    /// The edge that it is at.
    public enum Edge: String, Sendable { case top, bottom, left, right }

    public var edge: Edge
    /// The place along that edge, in points of the window.
    public var position: Double
    /// How far it reaches out of the content, in points; it counts in the view's frame.
    public var length: Double

    /// Makes an arrow.
    public init(_ edge: Edge, at position: Double, length: Double) {
        self.edge = edge
        self.position = position
        self.length = length
    }
}
