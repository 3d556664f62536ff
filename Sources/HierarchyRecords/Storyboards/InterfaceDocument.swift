/// What a `.storyboard` or `.xib` file says, as values: the reader makes it from XML, and the model
/// makes objects from it.
public struct InterfaceDocument: Sendable {
    /// Which of Interface Builder's documents it is.
    public enum Kind: Sendable { case storyboard, nib }

    public var kind: Kind
    /// The document's `toolsVersion`, as `"22505"`; empty where it says none.
    public var toolsVersion = ""
    /// The id of the controller with the entry point; nil where no scene has it.
    public var initialControllerID: String?
    /// Whether the file is a launch screen.
    public var isLaunchScreen = false
    /// The scenes of a storyboard, in the file's order; a nib has none.
    public var scenes: [SceneRecord] = []
    /// The top-level objects of a nib, its placeholders among them; a storyboard has none.
    public var objects: [ElementRecord] = []
    /// The names of the images and colours that the file lists as its resources.
    public var resources: [ResourceRecord] = []
    /// The elements that nothing is made of, in order of their names; a plain view or controller stands
    /// for those that are views or controllers.
    public var leftOut: [LeftOutElement] = []
    /// What does not fit together in the file, in the file's order; it fails only when it is used.
    public var problems: [DocumentProblem] = []

    /// A document with nothing in it.
    public init(kind: Kind) { self.kind = kind }
}

/// One scene of a storyboard: its controller, its placeholders, and other top-level objects.
public struct SceneRecord: Sendable {
    /// The `sceneID` of the file.
    public var id: String
    /// The top-level objects in the file's order.
    public var objects: [ElementRecord]
    /// The line of the file on which the scene begins.
    public var line: Int

    /// A scene with its top-level objects.
    public init(id: String, objects: [ElementRecord], line: Int) {
        self.id = id
        self.objects = objects
        self.line = line
    }

    /// The controller of the scene, or the reference to another storyboard that stands for it.
    public var controller: ElementRecord? {
        objects.first { $0.kind.isController || $0.kind == .viewControllerPlaceholder }
    }
}

/// An image, a named colour or a system colour that a file uses.
public struct ResourceRecord: Sendable, Equatable {
    /// The element, as `image` or `namedColor`.
    public var element: String
    public var name: String
    /// The width of an image, in points; nil where the file does not say.
    public var width: Double?
    /// The height of an image, in points; nil where the file does not say.
    public var height: Double?

    /// A resource by its name.
    public init(element: String, name: String, width: Double? = nil, height: Double? = nil) {
        self.element = element
        self.name = name
        self.width = width
        self.height = height
    }
}

/// An element that the reader left out, and how often the file has it.
public struct LeftOutElement: Sendable, Equatable {
    public var name: String
    public var count: Int

    /// An element with the number of its occurrences.
    public init(name: String, count: Int) {
        self.name = name
        self.count = count
    }
}

/// What does not fit together in a file that can be read all the same.
public struct DocumentProblem: Sendable, Equatable {
    /// What is wrong.
    public enum Kind: Sendable, Equatable {
        /// Two elements have the same object id.
        case doubledID
        /// Two controllers have the same storyboard identifier.
        case doubledIdentifier
        /// A connection leads to an id that no element has.
        case danglingDestination
        /// A number is no number, or too large to be one.
        case badNumber
    }

    public var kind: Kind
    /// The id, the identifier or the text in question.
    public var text: String
    /// The line of the file.
    public var line: Int

    /// A problem with its place.
    public init(_ kind: Kind, _ text: String, line: Int) {
        self.kind = kind
        self.text = text
        self.line = line
    }
}
