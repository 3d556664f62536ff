import HierarchyRecords

/// Which file of Interface Builder's is looked for.
public enum InterfaceFileKind: Sendable { case storyboard, nib }

/// What was found under a name.
public enum InterfaceFile {
    case storyboard(StoryboardIndex)
    case nib(InterfaceDocument)
}

/// Finds the file of a name, as a bundle does. The third argument is the storyboard whose reference
/// or whose scene leads to the file; nil where code gave the name.
public typealias InterfaceFiles =
    @MainActor (_ name: String, _ kind: InterfaceFileKind, _ referring: UIStoryboard?) ->
    InterfaceFile?

/// The classes of a program that are defined while it runs, as far as files of Interface Builder name
/// them and their members.
@MainActor
package protocol InterfaceClasses: AnyObject {
    /// Makes an object of the class by `init(coder:)`; nil where there is no such class, or where it is
    /// of no use for the element. The second result is false where there is no such class.
    func make(_ name: String, for element: ElementRecord, _ coder: InterfaceCoder) -> MadeObject
    /// The segue class's object; nil where there is no such class.
    func makeSegue(
        _ name: String, identifier: String?, source: UIViewController,
        destination: UIViewController
    ) -> UIStoryboardSegue?
    /// Sets a property, and says whether the object has it.
    func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool
    /// Calls a method by its selector with as many arguments as it takes; nil where it returns nothing.
    func perform(_ selector: String, on object: AnyObject, with arguments: [AnyObject?])
        -> AnyObject?
}

/// What became of a custom class.
package enum MadeObject {
    /// No class has that name.
    case unknownClass
    /// The class has no such objects, or its initializer returned nil.
    case nothing
    case object(AnyObject)
}
