import HierarchyRecords

/// Makes the view of a controller of a storyboard, when it is first needed.
@MainActor
final class ViewArchive: ObjectArchive {
    private let controller: UIViewController
    private let scene: ControllerScene
    /// The ids of the objects that were made with the controller.
    private let known: Set<String>

    init(of controller: UIViewController, in scene: ControllerScene) {
        self.controller = controller
        self.scene = scene
        known = Set(scene.objects.keys)
        super.init(of: scene.storyboard, in: controller.simulator)
        owner = controller
        objects = scene.objects
        if let id = scene.element?.id { objects[id] = controller }
    }

    /// L01, R6: the views are made, get their runtime attributes and outlets, and hear
    /// `awakeFromNib`; then the controller's outlets into the view are connected.
    func load(_ element: ElementRecord) {
        guard let view = makeView(element) else { return }
        controller.adoptLoaded(view)
        guard !simulator.isStopped else { return }
        noteGuides(of: view)
        makeConstraints()
        prepareVariations()
        connectWhole()
        scene.remember(objects)
    }

    private func noteGuides(of view: UIView) {
        for guide in scene.element?.layoutGuides ?? [] {
            objects[guide.id] =
                guide.kind == .bottom ? controller.bottomLayoutGuide : controller.topLayoutGuide
        }
    }

    private func connectWhole() {
        guard let element = scene.element else { return connect() }
        connect {
            self.connectOutlets(of: element, on: self.controller, unlessTo: self.known)
            for other in self.scene.record.objects where other.id != element.id {
                guard let object = self.objects[other.id] else { continue }
                self.connectOutlets(of: other, on: object, unlessTo: self.known)
            }
        }
    }

    private func prepareVariations() {
        guard !varied.isEmpty else { return }
        let ids = varied.flatMap {
            $0.element.masked("subviews") + $0.element.masked("constraints")
                + $0.element.subviews.map(\.id) + $0.element.constraints.map(\.id)
        }
        let parts = Dictionary(
            ids.compactMap { id in objects[id].map { (id, $0) } }, uniquingKeysWith: { $1 })
        let variations = SceneVariations(varied, parts: parts)
        scene.variations = variations
        variations.apply(controller.presentTraits)
    }
}

extension UIViewController {
    /// Takes the root view that its file gives it.
    fileprivate func adoptLoaded(_ view: UIView) {
        if let list = view as? UICollectionView,
            let controller = self as? UICollectionViewController
        {
            return controller.adopt(list)
        }
        setView(view)
    }

    /// L01: makes the view that the storyboard has for the controller; false where it has none.
    func loadViewFromStoryboard() -> Bool {
        guard let scene = optional?.scene, let element = scene.element?.part("view") else {
            return false
        }
        guard self.acceptsView(element, of: scene) else { return true }
        ViewArchive(of: self, in: scene).load(element)
        return storedView != nil
    }

    /// E42: the view of a table controller's scene must be a table view.
    private func acceptsView(_ element: ElementRecord, of scene: ControllerScene) -> Bool {
        guard self is UITableViewController, element.kind != .tableView else { return true }
        let controller = scene.element
        let identifier =
            controller?.storyboardIdentifier ?? "UIViewController-\(controller?.id ?? "")"
        return simulator.refuse(
            .sceneWithoutTable(identifier, in: scene.storyboard.name), about: self)
    }
}
