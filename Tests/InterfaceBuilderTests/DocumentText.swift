import HierarchyRecords

/// Every word of a document as lines, for comparing.
struct DocumentText {
    private(set) var lines: [String] = []

    init(_ document: InterfaceDocument) {
        let initial = document.initialControllerID ?? "none"
        lines.append(
            "\(document.kind) tools \(document.toolsVersion) initial \(initial)"
                + (document.isLaunchScreen ? " launch screen" : ""))
        for scene in document.scenes {
            lines.append("scene \(scene.id) line \(scene.line)")
            for object in scene.objects { add(object, 1) }
        }
        for object in document.objects { add(object, 0) }
        for resource in document.resources {
            let size = resource.width.flatMap { width in
                resource.height.map { " \(width) × \($0)" }
            }
            lines.append("resource \(resource.element) \(resource.name)\(size ?? "")")
        }
        for element in document.leftOut {
            lines.append("left out \(element.name) \(element.count)")
        }
        for problem in document.problems {
            lines.append("problem \(problem.kind) \(problem.text) line \(problem.line)")
        }
    }

    private mutating func add(_ text: String, _ depth: Int) {
        lines.append(String(repeating: "  ", count: depth) + text)
    }

    private mutating func add(_ element: ElementRecord, _ depth: Int) {
        let fields: [(String, String?)] = [
            ("key", element.key), ("class", element.customClass), ("module", element.customModule),
            ("identifier", element.storyboardIdentifier),
            ("restoration", element.restorationIdentifier), ("label", element.userLabel),
            ("frame", element.frame.map(text)),
        ]
        let words = fields.compactMap { name, value in value.map { "\(name) \($0)" } }
        add(([element.kind.rawValue, element.id] + words).joined(separator: " "), depth)
        for attribute in element.attributes { add(text(attribute), depth + 2) }
        for guide in element.layoutGuides { add("guide \(guide.kind) \(guide.id)", depth + 2) }
        for value in element.runtimeAttributes {
            add("runtime \(value.kind.rawValue) \(value.keyPath) \(text(value.value))", depth + 2)
        }
        for part in element.parts { add(part, depth + 1) }
        for view in element.subviews { add(view, depth + 1) }
        for constraint in element.constraints { add(constraint, depth + 2) }
        for variation in element.variations { add(variation, depth + 2) }
        for connection in element.connections { add(text(connection), depth + 2) }
    }

    private mutating func add(_ constraint: ConstraintRecord, _ depth: Int) {
        let first = "\(constraint.firstItem ?? "self").\(constraint.firstAttribute)"
        let second = constraint.secondAttribute.map { "\(constraint.secondItem ?? "self").\($0)" }
        let flags = [
            constraint.isPlaceholder ? "placeholder" : "",
            constraint.isSymbolic ? "symbolic" : "", constraint.identifier ?? "",
        ]
        add(
            "constraint \(constraint.id) \(first) \(constraint.relation) \(second ?? "nothing")"
                + " * \(constraint.multiplier) + \(constraint.constant) @ \(constraint.priority)"
                + flags.filter { !$0.isEmpty }.map { " \($0)" }.joined(), depth)
        for variation in constraint.variations { add(variation, depth + 1) }
    }

    private mutating func add(_ variation: VariationRecord, _ depth: Int) {
        add("variation height \(variation.heightClass) width \(variation.widthClass)", depth)
        for mask in variation.masks {
            add("mask \(mask.key) + \(mask.includes) - \(mask.excludes)", depth + 1)
        }
        for attribute in variation.attributes { add(text(attribute), depth + 1) }
    }

    private func text(_ connection: ConnectionRecord) -> String {
        switch connection.body {
        case .outlet(let property, let destination):
            "outlet \(connection.id) \(property) -> \(destination)"
        case .outletCollection(let property, let destination):
            "outlets \(connection.id) \(property) -> \(destination)"
        case .action(let selector, let destination, let event):
            "action \(connection.id) \(selector) -> \(destination) \(event ?? "no event")"
        case .segue(let segue): "segue \(connection.id) \(text(segue))"
        }
    }

    private func text(_ segue: SegueRecord) -> String {
        let fields: [(String, String?)] = [
            ("id", segue.identifier), ("relationship", segue.relationship),
            ("class", segue.customClass), ("module", segue.customModule),
            ("creation", segue.destinationCreationSelector), ("action", segue.unwindAction),
            ("style", segue.modalPresentationStyle), ("transition", segue.modalTransitionStyle),
            ("still", segue.animates ? nil : ""), ("accessory", segue.isAccessoryAction ? "" : nil),
            ("anchor", segue.popoverAnchor),
            ("arrows", segue.popoverDirections.isEmpty ? nil : "\(segue.popoverDirections)"),
            ("through", segue.popoverPassthroughViews.first),
            ("target", segue.splitTargetIndex.map(String.init)),
            ("more", segue.attributes.isEmpty ? nil : "\(segue.attributes.map(text))"),
        ]
        let words = fields.compactMap { name, value in
            value.map { $0.isEmpty ? name : "\(name) \($0)" }
        }
        return (["\(segue.kind) -> \(segue.destination)"] + words).joined(separator: " ")
    }

    private func text(_ attribute: AttributeRecord) -> String {
        "\(attribute.key) = \(text(attribute.value))"
    }

    private func text(_ rect: RectValue) -> String {
        "[\(rect.x), \(rect.y), \(rect.width), \(rect.height)]"
    }

    private func text(_ value: AttributeValue) -> String {
        switch value {
        case .text(let text): text.debugDescription
        case .rect(let rect): text(rect)
        case .point(let x, let y): "point \(x) \(y)"
        case .size(let width, let height): "size \(width) \(height)"
        case .insets(let top, let left, let bottom, let right):
            "insets \(top) \(left) \(bottom) \(right)"
        case .range(let location, let length): "range \(location) \(length)"
        case .color(let color):
            "color \(color.name ?? "") \(color.red) \(color.green) \(color.blue) \(color.alpha)"
        case .font(let font):
            "font "
                + [font.type, font.name, font.style, font.weight, font.pointSize.map { "\($0)" }]
                .compactMap(\.self).joined(separator: " ")
        case .flags(let names): "\(names)"
        case .image(let name): "image \(name)"
        case .none: "none"
        }
    }
}
