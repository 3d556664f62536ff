import CommandLanguage
import HierarchyRecords

/// What an app printed of its controllers and views, line by line; nothing is made of it yet.
struct PrintedHierarchy {
    /// In preorder, as they were printed.
    var controllers: [PrintedController] = []
    /// In preorder.
    var views: [PrintedView] = []

    var isEmpty: Bool { controllers.isEmpty && views.isEmpty }
}

/// An object as a debugging text writes it.
struct PrintedObject: Equatable {
    /// Without its module.
    var className: String
    /// `0x7fa47905fa00`; nil where none was printed.
    var address: String?
}

/// One line of `_printHierarchy`.
struct PrintedController {
    var object: PrintedObject
    /// How many controllers it stands below.
    var depth: Int
    var isPresented: Bool
    var state: AppearanceStateName
    /// Nil while the view is not loaded.
    var view: PrintedView.Root?
    /// The class of its presentation controller; nil where none was printed.
    var presentationClass: String?
    /// The style by which our own JSON says that it was presented.
    var style: String?
    /// What our own JSON calls it.
    var name: String?
    var place: SourceSpan
}

/// One line of `recursiveDescription`.
struct PrintedView {
    /// The root view of a controller, as the controller's line has it.
    struct Root: Equatable {
        /// Nil where the class was not printed, as in our own JSON.
        var object: PrintedObject?
        var isInWindow: Bool
    }

    var object: PrintedObject
    /// UIKit's class that it inherits from, where that was printed.
    var baseClass: String?
    /// How many views it stands in.
    var depth: Int
    var frame: RectValue
    /// What else was printed of it, as code sets it: `alpha` and `0.5`, in order.
    var settings: [Setting] = []
    var place: SourceSpan

    /// A property of a view and its value in Swift.
    struct Setting: Equatable {
        var property: String
        var value: String
    }
}
