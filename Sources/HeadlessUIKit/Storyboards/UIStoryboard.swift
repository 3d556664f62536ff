import HierarchyRecords

/// A storyboard: the scenes of a file, of which it makes controllers.
@preconcurrency @MainActor
@available(iOS 5, *)
public final class UIStoryboard {
    /// The name of its file, without the extension.
    package let name: String
    package let index: StoryboardIndex
    let simulator: Simulator

    /// What the file says.
    package var document: InterfaceDocument { index.document }

    /// The storyboard of that name; without one it raises E45, without a name E47.
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.init(name: name, from: nil)
    }

    /// A storyboard whose scenes were indexed already.
    package init(_ index: StoryboardIndex, name: String) {
        self.name = name
        self.index = index
        simulator = .current
    }

    /// A storyboard whose file was read already.
    public init(_ document: InterfaceDocument, name: String) {
        self.name = name
        index = StoryboardIndex(document)
        simulator = .current
    }

    /// The storyboard of that name as another one refers to it.
    init(name: String, from referring: UIStoryboard?) {
        self.name = name
        simulator = .current
        index = simulator.storyboardIndex(named: name, from: referring) ?? .empty
    }

    /// The controller with the entry point; nil where no scene has it (G10).
    public func instantiateInitialViewController() -> UIViewController? {
        instantiateInitialViewController(creator: nil)
    }

    /// The same, made by `creator`, which must call `init(coder:)`; from iOS 13 (E50).
    @available(iOS 13, *)
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)?
    ) -> ViewController? {
        guard let id = document.initialControllerID else { return nil }
        return instantiate(objectID: id, creator: creator) as? ViewController
    }

    /// The controller of the scene with that storyboard identifier; without one it raises E44.
    public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        instantiate(identifier: identifier, creator: nil)
    }

    /// The same, made by `creator`, which must call `init(coder:)`; from iOS 13 (E50).
    @available(iOS 13, *)
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let made = instantiate(identifier: identifier, creator: creator)
        guard let made = made as? ViewController else {
            fatalError("the scene '\(identifier)' makes no \(ViewController.self)")
        }
        return made
    }

    /// E44: the controller of the scene with that identifier; a plain one where there is none.
    package func instantiate(
        identifier: String, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController {
        guard let place = index.sceneByIdentifier[identifier] else {
            simulator.report(
                .noScene(identifier, in: "<UIStoryboard: \(name)>"), about: .none)
            return UIViewController()
        }
        return instantiate(scene: place, creator: creator) ?? UIViewController()
    }

    /// E44: code of Objective-C gives `nil` as the identifier.
    package func refuseMissingIdentifier() {
        simulator.report(.noScene("(null)", in: "<UIStoryboard: \(name)>"), about: .none)
    }

    /// The controller with that object id, or the one that the placeholder with that id leads to.
    package func instantiate(
        objectID id: String, creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        index.sceneByController[id].flatMap { instantiate(scene: $0, creator: creator) }
    }

    private func instantiate(
        scene place: Int, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        guard !simulator.isStopped else { return nil }
        return SceneArchive(place, of: self).instantiate(creator: creator)
    }
}

extension Simulator {
    /// E45, E47: what the file of that name says; nil where there is none.
    fileprivate func storyboardIndex(
        named name: String, from referring: UIStoryboard?
    ) -> StoryboardIndex? {
        guard !isStopped else { return nil }
        if name.isEmpty {
            report(.storyboardWithoutName, about: .none)
            return nil
        }
        guard let find = interfaceFiles else {
            preconditionFailure(
                "UIStoryboard needs a reader: add the product InterfaceBuilder to the target, and "
                    + "set Simulator.current.interfaceFiles")
        }
        if case .storyboard(let index) = find(name, .storyboard, referring) { return index }
        report(.noStoryboard(name), about: .none)
        return nil
    }
}
