import HierarchyRecords

/// A view, and what of it differs by size class.
@MainActor
struct VariedView {
    weak var view: UIView?
    let element: ElementRecord

    init(_ view: UIView, _ element: ElementRecord) {
        self.view = view
        self.element = element
    }
}

/// What of a controller's view differs by size class. The views and constraints that are not installed
/// are kept here, so that a rotation brings them back.
@MainActor
final class SceneVariations {
    private let varied: [VariedView]
    /// The subviews and constraints that masks name, by their ids.
    private let parts: [String: AnyObject]
    @Counted private var last: TraitValues?

    init(_ varied: [VariedView], parts: [String: AnyObject]) {
        self.varied = varied
        self.parts = parts
    }

    /// G13: installs what the size classes ask for, and takes out the rest. The more particular
    /// variation counts after the less particular one.
    func apply(_ traits: TraitValues) {
        if let last, last.horizontal == traits.horizontal, last.vertical == traits.vertical {
            return
        }
        last = traits
        for entry in varied {
            guard let view = entry.view else { continue }
            let fitting = entry.element.variations.fitting(traits)
            install(entry.element, in: view, fitting)
            ViewAttributes(entry.element.values(fitting), view.simulator).set(on: view)
            for constraint in entry.element.constraints where constraint.isVaried {
                change(constraint, traits)
            }
        }
    }

    private func install(
        _ element: ElementRecord, in view: UIView, _ variations: [VariationRecord]
    ) {
        for id in element.masked("subviews") {
            guard let subview = parts[id] as? UIView else { continue }
            let isInstalled = variations.installs(id, of: "subviews")
            if !isInstalled { subview.removeFromSuperview() }
            if isInstalled, subview.superview == nil { put(subview, id, into: view, element) }
        }
        for id in element.masked("constraints") {
            let constraint = parts[id] as? NSLayoutConstraint
            constraint?.isActive = variations.installs(id, of: "constraints")
        }
    }

    /// Puts a view at its place in the file's order, as far as its siblings are there.
    private func put(
        _ subview: UIView, _ id: String, into view: UIView, _ element: ElementRecord
    ) {
        let order = element.subviews.map(\.id)
        let later = order.drop { $0 != id }.dropFirst()
        let above = later.lazy.compactMap { self.parts[$0] as? UIView }.first {
            $0.superview === view
        }
        if let stack = view as? UIStackView {
            stack.addArrangedSubview(subview)
        } else if let above {
            view.insertSubview(subview, belowSubview: above)
        } else {
            view.addSubview(subview)
        }
    }

    private func change(_ record: ConstraintRecord, _ traits: TraitValues) {
        guard let constraint = parts[record.id] as? NSLayoutConstraint else { return }
        let values = record.variations.fitting(traits).flatMap(\.attributes)
        let constant = values.last { $0.key == "constant" }?.value.number ?? record.constant
        constraint.constant = CGFloat(constant)
        if let priority = values.last(where: { $0.key == "priority" })?.value.priority {
            constraint.priority = priority
        }
    }
}

extension [VariationRecord] {
    /// Those that hold for the size classes, the default first, then those of one class, then those
    /// of two.
    fileprivate func fitting(_ traits: TraitValues) -> [VariationRecord] {
        filter {
            ($0.widthClass == .unspecified || $0.widthClass == traits.horizontal)
                && ($0.heightClass == .unspecified || $0.heightClass == traits.vertical)
        }.enumerated().sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
            .map(\.element)
    }

    /// Whether the last variation that names the object includes it.
    fileprivate func installs(_ id: String, of key: String) -> Bool {
        var result = true
        for mask in flatMap(\.masks) where mask.key == key {
            if mask.includes.contains(id) { result = true }
            if mask.excludes.contains(id) { result = false }
        }
        return result
    }
}

extension VariationRecord {
    fileprivate var weight: Int {
        (widthClass == .unspecified ? 0 : 1) + (heightClass == .unspecified ? 0 : 1)
    }
}

extension ElementRecord {
    /// The ids that masks of a list name.
    func masked(_ key: String) -> [String] {
        var seen: Set<String> = []
        return variations.flatMap(\.masks).filter { $0.key == key }
            .flatMap { $0.includes + $0.excludes }.filter { seen.insert($0).inserted }
    }

    /// The element's own values of the keys that vary, and after them those of the variations.
    fileprivate func values(_ fitting: [VariationRecord]) -> [AttributeRecord] {
        let keys = Set(variations.flatMap(\.attributes).map(\.key))
        return attributes.filter { keys.contains($0.key) } + fitting.flatMap(\.attributes)
    }
}
