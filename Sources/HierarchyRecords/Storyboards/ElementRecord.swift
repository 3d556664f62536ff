/// One object of a storyboard or nib: a controller, a view, an item of a bar, a recognizer.
///
/// The reader sorts what stands inside of the XML element: subviews, constraints, connections and so
/// on have lists of their own. `parts` has the other objects inside, each with its role in `key`.
public struct ElementRecord: Sendable {
    public var kind: ElementKind
    /// The object id, as `"BYZ-38-t0r"`; empty where the element has none.
    public var id: String
    /// Its role in the element around it, as `"view"` or `"leftBarButtonItem"`; nil in a list.
    public var key: String?
    /// The class that is to be made instead of UIKit's own.
    public var customClass: String?
    /// The Swift module of the custom class; nil for a class of Objective-C.
    public var customModule: String?
    /// The identifier for `instantiateViewController(withIdentifier:)`.
    public var storyboardIdentifier: String?
    public var restorationIdentifier: String?
    /// The label that Interface Builder shows instead of the class.
    public var userLabel: String?
    /// The rectangle with the key `frame`.
    public var frame: RectValue?
    /// The XML attributes that have no field here, and the values with a key, in the file's order.
    public var attributes: [AttributeRecord] = []
    /// The other objects inside: a controller's view and items, a table's prototypes and sections,
    /// the states of a button. What stands in a list of its own (`toolbarItems`, `items`,
    /// `rightBarButtonItems`, `prototypes`, `cells`, `sections`, `segments`) has the list's key, or
    /// else the name of the list's element, as its key.
    public var parts: [ElementRecord] = []
    /// The views inside, from back to front; a stack view's arranged ones, too.
    public var subviews: [ElementRecord] = []
    /// The guides of the view, or of a controller's `layoutGuides`.
    public var layoutGuides: [LayoutGuideRecord] = []
    public var constraints: [ConstraintRecord] = []
    /// Outlets, actions and segues, in the file's order.
    public var connections: [ConnectionRecord] = []
    public var runtimeAttributes: [RuntimeAttributeRecord] = []
    public var variations: [VariationRecord] = []
    /// The line of the file on which the element begins.
    public var line: Int

    /// An element with nothing inside.
    public init(kind: ElementKind, id: String, line: Int) {
        self.kind = kind
        self.id = id
        self.line = line
    }

    /// The value of an attribute that has no field of its own.
    public subscript(key: String) -> AttributeValue? {
        attributes.first { $0.key == key }?.value
    }

    /// The text of an attribute.
    public func text(_ key: String) -> String? { self[key]?.text }

    /// The number that an attribute's text is.
    public func number(_ key: String) -> Double? { self[key]?.number }

    /// Whether an attribute's text is `YES` or `NO`.
    public func flag(_ key: String) -> Bool? { self[key]?.flag }

    /// The part with a role.
    public func part(_ key: String) -> ElementRecord? { parts.first { $0.key == key } }
}

/// An attribute of an element, or a value inside of it, by its key.
public struct AttributeRecord: Sendable, Equatable {
    public var key: String
    public var value: AttributeValue

    /// A value with its key.
    public init(_ key: String, _ value: AttributeValue) {
        self.key = key
        self.value = value
    }
}

/// A guide of a view or a controller.
public struct LayoutGuideRecord: Sendable, Equatable {
    /// Which guide it is.
    public enum Kind: Sendable {
        /// `viewControllerLayoutGuide` of the type `top` or `bottom`.
        case top, bottom
        /// `viewLayoutGuide` with the key `safeArea`, `keyboard`, `layoutMargin` or `contentLayout` …
        case safeArea, keyboard, margins, readable, content, frame
        /// A guide of the file's own.
        case custom
    }

    public var kind: Kind
    public var id: String
    /// The identifier that the file gives it.
    public var identifier: String?

    /// A guide by its id.
    public init(_ kind: Kind, id: String, identifier: String? = nil) {
        self.kind = kind
        self.id = id
        self.identifier = identifier
    }
}
