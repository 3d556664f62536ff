import HierarchyRecords

extension NSLayoutConstraint {
    /// Raises UIKit's exceptions for a constraint that pairs its attributes wrongly.
    func checkPairing() {
        guard let simulator = LayoutItem(firstItem)?.simulator else { return }
        let view = LayoutItem(firstItem)?.view
        if let misuse = pairingMisuse(simulator) {
            simulator.refuse(misuse, about: view?.objectID ?? .none)
        }
    }

    /// Whether the constraint could be created without an exception.
    var isLegal: Bool {
        LayoutItem(firstItem)?.simulator.map { pairingMisuse($0) == nil } ?? false
    }

    private func pairingMisuse(_ simulator: Simulator) -> Misuse? {
        let kind = firstAttribute.kind
        if kind == .none || hasSecond && secondAttribute.kind != kind { return .invalidPairing }
        if !hasSecond || multiplier == 0, kind != .size {
            return .locationAlone(simulator.describeItem(firstItem))
        }
        let mixesWriting =
            firstAttribute.isAbsolute && secondAttribute.followsWriting
            || secondAttribute.isAbsolute && firstAttribute.followsWriting
        if mixesWriting { return .mixedDirections }
        guard constant.isFinite, multiplier.isFinite else {
            return .constantNotFinite(
                "\(constant.isFinite ? multiplier : constant)", in: description)
        }
        return nil
    }

    /// The anchor as the exception about a missing common ancestor prints it.
    func describeAnchor(_ item: AnyObject?, _ attribute: Attribute) -> String {
        let axis =
            switch attribute.kind {
            case .horizontal: "NSLayoutXAxisAnchor"
            case .vertical: "NSLayoutYAxisAnchor"
            case .size, .none: "NSLayoutDimension"
            }
        return "<\(axis): \(name(of: item)).\(attribute.spelling)>"
    }
}

extension NSLayoutConstraint {
    /// `<NSLayoutConstraint: a.width == 100 (active)>`, with the items' names from the log.
    package var description: String {
        let label = identifier.map { "'\($0)' " } ?? ""
        return "<NSLayoutConstraint: \(label)\(formula)\(isActive ? " (active)" : "")>"
    }

    /// The constraint in one line: `a.width == b.width * 2 + 8 @750`.
    package var formula: String {
        var text = "\(name(of: firstItem)).\(firstAttribute.spelling) \(relation.sign) "
        if hasSecond {
            text += "\(name(of: secondItem)).\(secondAttribute.spelling)"
            if multiplier != 1 { text += " * \(numberText(multiplier))" }
            if constant != 0 {
                text += constant < 0 ? " - " : " + "
                text += numberText(abs(constant))
            }
        } else {
            text += numberText(constant)
        }
        return priority == .required ? text : text + " @\(numberText(Double(priority.rawValue)))"
    }

    private func name(of item: AnyObject?) -> String {
        guard let item = LayoutItem(item), let view = item.view else { return "nil" }
        let name = view.simulator.name(of: view.objectID)
        return item.guide.map { "\(name).\($0.nameInTexts)" } ?? name
    }
}

extension Simulator {
    /// A view or guide as messages print it.
    func describeItem(_ item: AnyObject?) -> String {
        guard let guide = item as? UILayoutGuide else { return describe(item) }
        return "<UILayoutGuide: \(guide.nameInTexts)>"
    }
}
