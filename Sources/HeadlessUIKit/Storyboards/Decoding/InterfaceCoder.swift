import HierarchyRecords

/// What `init(coder:)` gets of an object of a storyboard or nib: its element, and the archive that the
/// element stands in.
@MainActor
package final class InterfaceCoder: NSCoder {
    let archive: ObjectArchive
    let element: ElementRecord
    /// Whether `init(coder:)` of UIKit has used it (E50).
    private(set) var wasUsed = false

    init(_ element: ElementRecord, in archive: ObjectArchive) {
        self.archive = archive
        self.element = element
        super.init()
    }

    /// Gives the object what the file says of it. Called once, by UIKit's own `init(coder:)`.
    package func decode(into object: AnyObject) {
        guard !wasUsed else { return }
        wasUsed = true
        archive.objects[element.id] = object
        archive.decode(element, into: object)
    }
}

extension NSCoder {
    /// Gives the object what a storyboard or nib says of it; nothing where the coder is of another
    /// kind.
    @MainActor
    func decodeInterface(into object: AnyObject) {
        (self as? InterfaceCoder)?.decode(into: object)
    }
}
