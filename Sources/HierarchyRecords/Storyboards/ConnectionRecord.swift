/// A connection of an element: an outlet, an action or a segue.
public struct ConnectionRecord: Sendable {
    /// What it connects.
    public enum Body: Sendable {
        /// Sets a property to the object with the id.
        case outlet(property: String, destination: String)
        /// Adds the object with the id to a property's array.
        case outletCollection(property: String, destination: String)
        /// Sends a selector, as `"save:"`, to the object with the id. `event` is the control's event,
        /// as `"touchUpInside"`; recognizers and items of bars have none.
        case action(selector: String, destination: String, event: String?)
        /// Leads to another scene.
        case segue(SegueRecord)
    }

    public var id: String
    public var body: Body
    /// The line of the file.
    public var line: Int

    /// A connection with its id.
    public init(id: String, _ body: Body, line: Int) {
        self.id = id
        self.body = body
        self.line = line
    }
}

/// A segue, or a relationship between controllers.
public struct SegueRecord: Sendable {
    /// The kinds that files name; the last five are those of older files and of relationships.
    public enum Kind: String, Sendable, CaseIterable {
        case show, showDetail, presentation, popoverPresentation, embed, custom, unwind
        case push, modal, popover, replace, relationship
    }

    public var kind: Kind
    /// The id of the controller, or of a placeholder; an unwind segue's is that of the scene's exit.
    public var destination: String
    /// The identifier for `performSegue(withIdentifier:)`; nil where the file gives none.
    public var identifier: String?
    /// The relationship's name: `rootViewController`, `viewControllers`, `masterViewController`,
    /// `detailViewController`, `supplementaryViewController`, `compactViewController`, `viewController`…
    public var relationship: String?
    /// The subclass of `UIStoryboardSegue`.
    public var customClass: String?
    public var customModule: String?
    /// The selector of an `@IBSegueAction`, as `"makeDetail:"`.
    public var destinationCreationSelector: String?
    /// The selector of an unwind segue's action, as `"unwindToList:"`.
    public var unwindAction: String?
    /// As `fullScreen`, `pageSheet`, `currentContext`, `custom`; nil for the default.
    public var modalPresentationStyle: String?
    /// As `flipHorizontal`, `crossDissolve`; nil for the default.
    public var modalTransitionStyle: String?
    public var animates = true
    /// Whether a cell's accessory, not its selection, leads along the segue.
    public var isAccessoryAction = false
    /// The id of the view or the item that a popover points to.
    public var popoverAnchor: String?
    /// The directions that a popover's arrow may have, as `up`; empty for the default.
    public var popoverDirections: [String] = []
    /// The ids of the views that stay usable beside a popover.
    public var popoverPassthroughViews: [String] = []
    /// `splitViewControllerTargetIndex` of older replacing segues.
    public var splitTargetIndex: Int?
    /// The XML attributes that have no field here, and the values with a key.
    public var attributes: [AttributeRecord] = []

    /// A segue to a destination.
    public init(kind: Kind, destination: String) {
        self.kind = kind
        self.destination = destination
    }
}
