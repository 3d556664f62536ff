import HierarchyRecords

/// Makes the controller of a scene, with the controllers that it contains by relationships, and with
/// the other top-level objects of the scene. The view comes later, when it is needed (L01).
@MainActor
final class SceneArchive: ObjectArchive {
    private let place: Int
    private let board: UIStoryboard
    /// The controllers that relationships put into the scene's own one, whose scenes are decoded
    /// within it.
    private var contained: [SceneArchive] = []
    private weak var controller: UIViewController?

    private var scene: SceneRecord { board.document.scenes[place] }

    init(_ place: Int, of storyboard: UIStoryboard) {
        self.place = place
        board = storyboard
        super.init(of: storyboard, in: storyboard.simulator)
    }

    /// L01, X45: `init(coder:)` of the controller, then its outlets to top-level objects, then
    /// `awakeFromNib`; of contained controllers each after the one that contains it (A150).
    func instantiate(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let controller = make(creator: creator) else { return nil }
        finish()
        return simulator.isStopped ? nil : controller
    }

    private func make(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let element = scene.controller else { return nil }
        // G12
        let key = SceneKey(board.index, place)
        if let circle = simulator.scenesBeingDecoded.enter(key, of: board.name) {
            simulator.report(circle, about: .none)
            return nil
        }
        defer { simulator.scenesBeingDecoded.leave(key) }
        if element.kind == .viewControllerPlaceholder {
            return board.follow(element, creator: creator)
        }
        return make(element, creator: creator)
    }

    private func make(
        _ element: ElementRecord, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        let coder = InterfaceCoder(element, in: self)
        let made = creator.map { makeByCode($0, coder) } ?? makeByClass(element, coder)
        let scene = ControllerScene(place, of: board, by: self)
        if let made { scene.lacksClass = lacksClass(made, of: element.id) }
        made?.box.scene = scene
        controller = made
        return made
    }

    /// E50: the controller of a creator must come from `init(coder:)`.
    private func makeByCode(
        _ creator: (NSCoder) -> UIViewController?, _ coder: InterfaceCoder
    ) -> UIViewController? {
        guard let made = creator(coder) else { return makeByClass(coder.element, coder) }
        if coder.wasUsed { return made }
        _ = simulator.refuse(.madeWithoutCoder, about: made)
        return nil
    }

    private func makeByClass(
        _ element: ElementRecord, _ coder: InterfaceCoder
    ) -> UIViewController? {
        let made = makeCustom(element, coder) as? UIViewController
        return made ?? element.kind.controllerClass?.init(coder: coder)
    }

    /// The storyboard is known from here on, not yet in `init(coder:)` (R6).
    private func finish() {
        guard !simulator.isStopped else { return }
        connect()
        for archive in contained { archive.finish() }
    }

    // MARK: What is in the scene

    override func decode(_ element: ElementRecord, into controller: UIViewController) {
        owner = controller
        note(controller, of: element)
        decodeAttributes(of: element, into: controller)
        for other in scene.objects where other.id != element.id { makeTopLevel(other) }
        decodeItems(of: element, into: controller)
        contain(element, in: controller)
    }

    /// Gesture recognizers and objects of the app's own; the first responder and the exit are none.
    private func makeTopLevel(_ element: ElementRecord) {
        let kind = element.kind
        if kind == .customObject { return makeObject(element) }
        if kind.isRecognizer { return makeRecognizer(element) }
        if kind.isView { makeView(element) }
    }

    /// R6: the controllers of relationships have their parent when they are decoded, without
    /// `willMove` and `didMove`.
    private func contain(_ element: ElementRecord, in controller: UIViewController) {
        let relationships = element.connections.compactMap { $0.relationship }
        guard !relationships.isEmpty else { return }
        var children: [(name: String, controller: UIViewController)] = []
        for segue in relationships {
            guard let child = makeContained(segue.destination) else { continue }
            children.append((segue.relationship ?? "", child))
        }
        controller.takeDecoded(children)
    }

    private func makeContained(_ id: String) -> UIViewController? {
        guard !simulator.isStopped, let place = board.index.sceneByController[id] else {
            return nil
        }
        let archive = SceneArchive(place, of: board)
        guard let child = archive.make(creator: nil) else { return nil }
        contained.append(archive)
        return child
    }
}

extension ConnectionRecord {
    /// The relationship that it is; nil for anything else.
    var relationship: SegueRecord? {
        guard case .segue(let segue) = body, segue.kind == .relationship else { return nil }
        return segue
    }
}

extension UIStoryboard {
    /// G14: the controller that a storyboard reference leads to; from iOS 9.
    func follow(
        _ placeholder: ElementRecord, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        let name = placeholder.text("storyboardName") ?? self.name
        guard simulator.systemVersion >= 9 else {
            simulator.report(.referenceBefore9(name), about: .none)
            return nil
        }
        let other = UIStoryboard(name: name, from: self)
        guard !simulator.isStopped else { return nil }
        if let identifier = placeholder.text("referencedIdentifier") {
            return other.instantiate(identifier: identifier, creator: creator)
        }
        return other.document.initialControllerID.flatMap {
            other.instantiate(objectID: $0, creator: creator)
        }
    }
}
