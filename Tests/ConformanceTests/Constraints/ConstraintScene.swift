import HeadlessUIKit
import HierarchyRecords
import TestSupport

/// One constraint of a scene, as the measured pages write it: `c` is the container of 300 by 300.
struct Wish: Sendable {
    let tag: Character
    let first: String
    let attribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let second: String?
    let other: NSLayoutConstraint.Attribute
    let multiplier: CGFloat
    let constant: CGFloat
    let priority: Float

    /// A size by itself.
    init(
        _ tag: Character, _ first: String, _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat, at priority: Float = 1000
    ) {
        self.init(
            tag, first, attribute, relation, nil, .notAnAttribute, constant, at: priority)
    }

    init(
        _ tag: Character, _ first: String, _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ second: String?,
        _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat,
        times multiplier: CGFloat = 1, at priority: Float = 1000
    ) {
        self.tag = tag
        self.first = first
        self.attribute = attribute
        self.relation = relation
        self.second = second
        self.other = other
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
    }
}

/// A view with content of a fixed size.
final class ContentView: UIView {
    var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    override var intrinsicContentSize: CGSize { content }
}

/// A container with some views, `u` in `v`, and constraints that come and go.
@MainActor
final class ConstraintScene {
    let scene: Scene
    let container: UIView
    private(set) var views: [String: ContentView] = [:]
    private var constraints: [Character: NSLayoutConstraint] = [:]

    init(_ views: [String], order: [String]? = nil, device: SimulatedDevice = .iPhone16) {
        scene = Scene(device: device)
        container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let root = scene.root("root")
        root.view.addSubview(container)
        scene.simulator.setName("c", of: container)
        for name in order ?? views {
            let view = ContentView()
            view.translatesAutoresizingMaskIntoConstraints = false
            scene.simulator.setName(name, of: view)
            self.views[name] = view
        }
        for name in order ?? views where name != "u" { add(name, to: container) }
        if let v = self.views["v"], views.contains("u") { add("u", to: v) }
    }

    private func add(_ name: String, to superview: UIView) {
        if let view = views[name] { superview.addSubview(view) }
    }

    func view(_ name: String) -> UIView { name == "c" ? container : views[name] ?? container }

    func make(_ wishes: [Wish]) {
        for wish in wishes {
            let constraint = NSLayoutConstraint(
                item: view(wish.first), attribute: wish.attribute, relatedBy: wish.relation,
                toItem: wish.second.map { view($0) }, attribute: wish.other,
                multiplier: wish.multiplier, constant: wish.constant)
            constraint.priority = UILayoutPriority(wish.priority)
            constraint.identifier = String(wish.tag)
            constraints[wish.tag] = constraint
        }
    }

    /// Activates in that order; laid out after each where the scene is live.
    func activate(_ tags: String, live: Bool) {
        for tag in tags {
            constraints[tag]?.isActive = true
            if live { scene.settle() }
        }
        scene.settle()
    }

    func deactivate(_ tag: Character) {
        constraints[tag]?.isActive = false
        scene.settle()
    }

    func setConstant(_ constant: CGFloat, of tag: Character) {
        constraints[tag]?.constant = constant
        scene.settle()
    }

    /// The tags of the constraints that were given up, in the order of their texts.
    var broken: String {
        let log = scene.simulator.log
        let texts = log.events.filter { $0.callback == .warning }.map(log.text)
        return String(
            texts.compactMap { text in
                text.components(separatedBy: "breaking constraint <NSLayoutConstraint: '")
                    .dropFirst().first?.first
            })
    }

    func frame(_ name: String) -> [CGFloat] {
        let frame = view(name).frame
        return [frame.minX, frame.minY, frame.width, frame.height]
    }

    /// Origin and width.
    func horizontal(_ name: String) -> [CGFloat] {
        let frame = view(name).frame
        return [frame.minX, frame.width]
    }
}
