import HierarchyRecords

/// The objects of one nib, or of one scene's controller or view, while they are made and connected.
@MainActor
package class ObjectArchive {
    /// The storyboard of the scene; nil for a nib.
    let storyboard: UIStoryboard?
    let simulator: Simulator
    /// The objects that were made so far, by their ids in the file.
    var objects: [String: AnyObject] = [:]
    /// The elements of the objects, in the order in which they were made.
    private(set) var made: [(element: ElementRecord, object: AnyObject)] = []
    /// The controller or the other object that owns what is in the archive.
    weak var owner: AnyObject?
    /// The ids of the placeholders of a nib that stand for the first responder.
    var firstResponders: Set<String> = []
    /// The views whose elements have constraints or might have some, in the file's order.
    var constrained: [(element: ElementRecord, view: UIView)] = []
    /// The ids of the elements whose class is missing.
    private var classless: Set<String> = []
    /// Views that a class has made already and that elements of the file describe, by the elements'
    /// ids: the labels of a cell with a style.
    var standIns: [String: UIView] = [:]
    /// The views of which something differs by size class.
    var varied: [VariedView] = []

    init(of storyboard: UIStoryboard?, in simulator: Simulator) {
        self.storyboard = storyboard
        self.simulator = simulator
    }

    func note(_ constraint: NSLayoutConstraint, of record: ConstraintRecord) {
        if !record.id.isEmpty { objects[record.id] = constraint }
    }

    /// Notes an object that was made of an element.
    func note(_ object: AnyObject, of element: ElementRecord) {
        if !element.id.isEmpty { objects[element.id] = object }
        made.append((element, object))
    }

    /// G11: whether the object's class is missing: what the file connects it to, UIKit's own class in
    /// its place does not have.
    func lacksClass(_ object: AnyObject, of id: String) -> Bool {
        if classless.contains(id) { return true }
        return object === owner
            && (object as? UIViewController)?.optional?.scene?.lacksClass ?? false
    }

    func noteMissingClass(of element: ElementRecord) { classless.insert(element.id) }

    /// Gives an object what its element says, the objects inside of it among that.
    func decode(_ element: ElementRecord, into object: AnyObject) {
        switch object {
        case let controller as UIViewController: decode(element, into: controller)
        case let view as UIView: decode(element, into: view)
        case let recognizer as UIGestureRecognizer: decode(element, into: recognizer)
        default: break
        }
    }

    func decode(_ element: ElementRecord, into controller: UIViewController) {}

    /// The size of an image that the file names, in points; nil where the file does not say.
    func imageSize(_ name: String) -> CGSize? { storyboard?.index.imageSizes[name] }

    /// A picture that the file names: a symbol of the system's, or one of the size that the file says
    /// (A135).
    func image(_ name: String, inSystem isSymbol: Bool) -> UIImage? {
        if isSymbol { return UIImage(systemName: name) }
        return imageSize(name).map { UIImage(size: $0) }
    }

    /// L11: after all objects are made come the runtime attributes, the outlets and the actions, each
    /// for all objects; then `beforeWaking`, and `awakeFromNib`.
    func connect(beforeWaking: () -> Void = {}) {
        for (element, object) in made { setRuntimeAttributes(of: element, on: object) }
        for (element, object) in made { connectOutlets(of: element, on: object) }
        for (element, object) in made { connectActions(of: element, on: object) }
        beforeWaking()
        for (element, object) in made { wake(object, of: element) }
    }

    /// L01, L11: sends `awakeFromNib`. It is logged for controllers, and for views and gesture
    /// recognizers of the app's own classes.
    private func wake(_ object: AnyObject, of element: ElementRecord) {
        guard !simulator.isStopped else { return }
        if let recognizer = object as? UIGestureRecognizer, element.customClass != nil {
            simulator.dispatch.send(.awakeFromNib, to: recognizer, rule: .l01) {
                recognizer.awakeFromNib()
            }
        }
        guard let responder = object as? UIResponder else { return }
        if responder is UIViewController || element.customClass != nil {
            simulator.dispatch.send(.awakeFromNib, to: responder, rule: .l01) {
                responder.awakeFromNib()
            }
        } else {
            responder.awakeFromNib()
        }
        didWake(object)
    }

    /// Called after `awakeFromNib` of each object.
    func didWake(_ object: AnyObject) {}
}
