import HierarchyRecords

/// A nib: the objects of a `.xib` file, of which it makes new ones each time.
@preconcurrency @MainActor
public final class UINib {
    private let name: String
    private let document: InterfaceDocument?
    private let simulator: Simulator

    /// The nib of that name; without one, instantiating it raises E43.
    public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.init(name: name, Simulator.current.nib(named: name, from: nil))
    }

    init(name: String, _ document: InterfaceDocument?) {
        self.name = name
        self.document = document
        simulator = .current
    }

    /// Makes the top-level objects, connects them and the owner, and returns them (L11).
    @discardableResult
    public func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil
    ) -> [Any] {
        guard let document else {
            simulator.report(.noNib(name), about: .none)
            return []
        }
        return NibArchive(document, owner: ownerOrNil as AnyObject?, in: simulator).instantiate()
    }
}

/// Makes the objects of a nib.
@MainActor
final class NibArchive: ObjectArchive {
    private let document: InterfaceDocument
    private var topLevel: [AnyObject] = []

    init(_ document: InterfaceDocument, owner: AnyObject?, in simulator: Simulator) {
        self.document = document
        super.init(of: nil, in: simulator)
        self.owner = owner
    }

    private lazy var imageSizes = document.imageSizes
    override func imageSize(_ name: String) -> CGSize? { imageSizes[name] }

    func instantiate() -> [Any] {
        for element in document.objects { take(element) }
        guard !simulator.isStopped else { return [] }
        makeConstraints()
        connect { self.connectOwner() }
        return simulator.isStopped ? [] : topLevel
    }

    private func take(_ element: ElementRecord) {
        if element.kind == .placeholder { return takePlaceholder(element) }
        makeTopLevel(element)
        if let made = objects[element.id] { topLevel.append(made) }
    }

    private func takePlaceholder(_ element: ElementRecord) {
        if element.text("placeholderIdentifier") == "IBFilesOwner" {
            objects[element.id] = owner
        } else {
            firstResponders.insert(element.id)
        }
    }

    private func makeTopLevel(_ element: ElementRecord) {
        let kind = element.kind
        if kind == .customObject { return makeObject(element) }
        if kind == .barButtonItem { return _ = makeBarButton(element) }
        if kind.isRecognizer { return makeRecognizer(element) }
        if kind.isController { return makeController(element) }
        makeView(element)
    }

    private func makeController(_ element: ElementRecord) {
        let coder = InterfaceCoder(element, in: self)
        if makeCustom(element, coder) == nil {
            _ = element.kind.controllerClass?.init(coder: coder)
        }
    }

    /// L11: a controller in a nib has its view from there, without `loadView`.
    override func decode(_ element: ElementRecord, into controller: UIViewController) {
        note(controller, of: element)
        decodeAttributes(of: element, into: controller)
        decodeItems(of: element, into: controller)
        guard let part = element.part("view"), let view = makeView(part) else { return }
        controller.setView(view)
        loaded.append(controller)
    }

    private func connectOwner() {
        guard let owner else { return }
        let placeholder = document.objects.first {
            $0.text("placeholderIdentifier") == "IBFilesOwner"
        }
        if let placeholder { connectOutlets(of: placeholder, on: owner) }
    }

    private var loaded: [UIViewController] = []

    /// L11: `viewDidLoad` of a controller in a nib comes right after its `awakeFromNib`.
    override func didWake(_ object: AnyObject) {
        guard let controller = object as? UIViewController,
            loaded.contains(where: { $0 === controller })
        else { return }
        simulator.dispatch.send(.viewDidLoad, to: controller, rule: .l11) {
            controller.viewDidLoad()
        }
    }
}

extension Simulator {
    /// The nib of that name; nil where there is none, or no reader.
    func nib(named name: String, from storyboard: UIStoryboard?) -> InterfaceDocument? {
        guard case .nib(let document) = interfaceFiles?(name, .nib, storyboard) else { return nil }
        return document
    }
}

extension Bundle {
    /// Loads a nib and connects its owner (E43).
    @preconcurrency @MainActor
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}

extension UIViewController {
    /// E41, E42, E43: loads the view from the nib that the controller was made with; a nib of the
    /// controller's own name need not be there.
    func loadViewFromNib() -> Bool {
        guard let name = optional?.nibName, simulator.interfaceFiles != nil else { return false }
        guard let document = simulator.nib(named: name, from: nil) else {
            _ = simulator.refuse(.noNib(name), about: self)
            return true
        }
        UINib(name: name, document).instantiate(withOwner: self)
        guard !simulator.isStopped else { return true }
        guard let view = storedView else {
            _ = simulator.refuse(.nibWithoutView(name), about: self)
            return true
        }
        if self is UITableViewController, !(view is UITableView) {
            _ = simulator.refuse(.nibWithoutTable(name), about: self)
        }
        return true
    }
}
