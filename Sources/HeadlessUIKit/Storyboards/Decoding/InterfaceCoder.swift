import HierarchyRecords

/// What `init(coder:)` gets of an object of a storyboard or nib: its element, and the archive that the
/// element stands in.
@MainActor
package final class InterfaceCoder: KeyedCoder {
    let archive: ObjectArchive
    let element: ElementRecord
    /// Whether `init(coder:)` of UIKit has used it (E50).
    private(set) var wasUsed = false
    /// Whether `init(coder:)` of the object stands in the log.
    private var isLogged = false

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

    /// L01, L11: logs `init(coder:)` of an object of a script's class around what it does, once.
    package func logging(_ object: AnyObject, _ body: () -> Void) {
        guard !isLogged, let responder = object as? UIResponder else { return body() }
        isLogged = true
        let rule: RuleID = responder is UIView ? .l11 : .l01
        responder.dispatch.note(.initWithCoder, responder.objectID, rule: rule, body: body)
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
