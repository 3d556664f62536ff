import HierarchyRecords

/// The scenes of a storyboard, what they hold, and what leads from one to the other.
public struct SegueGraph: Sendable {
    /// A scene, or a reference that stands for a scene of another file.
    struct Scene {
        /// The object id of its controller.
        let id: String
        /// What it is called: no other scene of the graph is called so.
        var name: String
        /// `UINavigationController`, or the class of its own.
        let className: String
        let identifier: String?
        let isInitial: Bool
        /// For a reference the file that it leads to, and its scene there.
        let reference: String?
        /// What it holds, in the file's order.
        var held: [Held] = []
        /// What leads from it elsewhere, in the file's order.
        var arrows: [Arrow] = []
        /// Whether anything leads to it.
        var isReached = false
        /// Whether another scene holds it.
        var isHeld = false
    }

    /// A scene that another one holds.
    struct Held {
        let scene: Int
        /// The identifier of the embed; nil for a relationship.
        let embed: SegueRecord?
    }

    /// A segue that leads from a scene elsewhere.
    struct Arrow {
        let segue: SegueRecord
        /// Nil for an unwind segue, and for one that leads nowhere.
        let target: Int?
        /// What starts it; nil where only code does.
        let trigger: SegueTrigger?

        /// What starts it: `cell "Bread"'s accessory`, `button "Slice"`; the word in the person's language.
        func words(_ said: Wording = { $0 }) -> String? {
            guard let trigger = trigger?.text(said) else { return nil }
            return segue.isAccessoryAction ? said("%'s accessory").filled(with: trigger) : trigger
        }
    }

    /// The name of the file, without what stands behind its dot.
    public let name: String
    var scenes: [Scene]

    /// The graph of a document that is opened under that name.
    public init(_ document: InterfaceDocument, name: String) {
        self.name = name
        var build = SegueGraphBuild(document)
        build.connect(document)
        scenes = build.scenes
    }

    /// The scenes that no other one holds: the initial one first, then in the file's order.
    var roots: [Int] {
        let roots = scenes.indices.filter { !scenes[$0].isHeld && scenes[$0].reference == nil }
        return roots.filter { scenes[$0].isInitial } + roots.filter { !scenes[$0].isInitial }
    }

    /// References that nothing leads to.
    var unusedReferences: [Int] {
        scenes.indices.filter { scenes[$0].reference != nil && !scenes[$0].isReached }
    }

    /// `Bakery: 13 scenes, 2 references, 11 segues`.
    func title(_ said: Wording = { $0 }) -> String {
        let references = scenes.count { $0.reference != nil }
        let segues = scenes.reduce(0) { sum, scene in
            sum + scene.arrows.count { $0.segue.kind != .relationship }
                + scene.held.count { $0.embed != nil }
        }
        let parts = [
            said(scenes.count - references == 1 ? "% scene" : "% scenes")
                .filled(with: "\(scenes.count - references)"),
            references == 0
                ? ""
                : said(references == 1 ? "% reference" : "% references")
                    .filled(with: "\(references)"),
            said(segues == 1 ? "% segue" : "% segues").filled(with: "\(segues)"),
        ]
        let told = parts.dropFirst().filter { !$0.isEmpty }
        return said("%: %").filled(
            with: name, told.reduce(parts[0]) { said("%, %").filled(with: $0, $1) })
    }
}

extension SegueGraph.Scene {
    /// The class where the name does not say it already.
    var shownClass: String? {
        let isTold =
            name == className || name.hasSuffix(" (\(className))")
            || name.hasPrefix("\(className) of ") || name.hasPrefix("\(className) (")
        return isTold ? nil : className
    }
}
