import HierarchyRecords

/// Makes the scenes of a graph from a document's.
struct SegueGraphBuild {
    private(set) var scenes: [SegueGraph.Scene] = []
    private var indices: [String: Int] = [:]
    /// For each scene one that is around it, or itself.
    private var around: [Int] = []

    /// The scenes, which nothing connects yet.
    init(_ document: InterfaceDocument) {
        for controller in document.scenes.compactMap(\.controller) {
            if indices[controller.id] == nil { indices[controller.id] = scenes.count }
            scenes.append(Self.scene(controller, initial: document.initialControllerID))
        }
        around = Array(scenes.indices)
    }

    private static func scene(
        _ controller: ElementRecord, initial: String?
    ) -> SegueGraph.Scene {
        SegueGraph.Scene(
            id: controller.id, name: SceneName(controller).text,
            className: SceneName.className(controller),
            identifier: controller.storyboardIdentifier, isInitial: controller.id == initial,
            reference: controller.kind == .viewControllerPlaceholder
                ? SceneName.reference(controller) : nil)
    }

    /// Scenes of one name get their class behind it, and where that is not enough their object id.
    private mutating func makeNamesUnique() {
        addToDoubles { $0.reference == nil ? $0.className : $0.id }
        addToDoubles(\.id)
    }

    private mutating func addToDoubles(_ word: (SegueGraph.Scene) -> String) {
        let counts = scenes.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
        for index in scenes.indices where counts[scenes[index].name, default: 0] > 1 {
            let word = word(scenes[index])
            if word != scenes[index].name { scenes[index].name += " (\(word))" }
        }
    }

    // MARK: Connections

    /// Adds what the controllers hold and what leads from them.
    mutating func connect(_ document: InterfaceDocument) {
        for (index, scene) in zip(scenes.indices, document.scenes.filter { $0.controller != nil }) {
            for object in scene.objects { connect(object, of: index) }
        }
        for index in scenes.indices where scenes[index].isInitial {
            scenes[index].isReached = true
        }
        nameContainers()
        makeNamesUnique()
    }

    /// What has no name of its own, and holds one scene, is called after that.
    private mutating func nameContainers() {
        let names = scenes.map(\.name)
        for index in scenes.indices where names[index] == scenes[index].className {
            guard scenes[index].held.count == 1, let first = scenes[index].held.first,
                first.embed == nil,
                scenes[first.scene].reference == nil
            else { continue }
            scenes[index].name += " of \(names[first.scene])"
        }
    }

    private mutating func connect(_ element: ElementRecord, of index: Int) {
        for connection in element.connections {
            if case .segue(let segue) = connection.body {
                connect(segue, from: element, of: index)
            }
        }
        for part in element.parts { connect(part, of: index) }
        for view in element.subviews { connect(view, of: index) }
    }

    private mutating func connect(
        _ segue: SegueRecord, from element: ElementRecord, of index: Int
    ) {
        let target = segue.kind == .unwind ? nil : indices[segue.destination]
        let holds = segue.kind == .relationship || segue.kind == .embed
        if let target {
            scenes[target].isReached = true
            if holds, canHold(target, in: index) {
                scenes[target].isHeld = scenes[target].reference == nil
                if scenes[target].isHeld { around[target] = index }
                let embed = segue.kind == .embed ? segue : nil
                scenes[index].held.append(SegueGraph.Held(scene: target, embed: embed))
                return
            }
        }
        scenes[index].arrows.append(
            SegueGraph.Arrow(segue: segue, target: target, trigger: SegueTrigger(element)))
    }

    /// A scene is held by one other at most, and by none that it holds itself.
    private mutating func canHold(_ target: Int, in index: Int) -> Bool {
        if scenes[target].reference != nil { return true }
        return !scenes[target].isHeld && outermost(index) != target
    }

    /// The scene around all that hold the scene. The way there is made shorter for the next time.
    private mutating func outermost(_ scene: Int) -> Int {
        var scene = scene
        while around[scene] != scene {
            around[scene] = around[around[scene]]
            scene = around[scene]
        }
        return scene
    }
}

extension ElementKind {
    var isCell: Bool { self == .tableViewCell || self == .collectionViewCell }
}
