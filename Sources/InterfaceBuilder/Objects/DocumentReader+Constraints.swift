import HierarchyRecords

extension DocumentReader {
    /// A constraint of a view's list.
    func constraint(_ element: XMLTree.Index) -> ConstraintRecord? {
        var record = ConstraintRecord(id: "", firstAttribute: "", line: tree.line(element))
        for attribute in tree.attributes(element) { read(attribute, into: &record) }
        define(record.id, line: record.line)
        if let item = record.firstItem { refer(to: item, line: record.line) }
        if let item = record.secondItem { refer(to: item, line: record.line) }
        record.variations = tree.children(element).compactMap { child in
            role(child) == .variation ? variation(child) : nil
        }
        return record
    }

    private func read(_ attribute: XMLTree.Attribute, into record: inout ConstraintRecord) {
        let line = record.line
        switch Word(rawValue: attribute.name) {
        case .id: record.id = tree.value(attribute)
        case .firstItem: record.firstItem = tree.value(attribute)
        case .firstAttribute: record.firstAttribute = tree.value(attribute)
        case .secondItem: record.secondItem = tree.value(attribute)
        case .secondAttribute: record.secondAttribute = tree.value(attribute)
        case .relation: record.relation = .init(rawValue: tree.value(attribute)) ?? .equal
        case .multiplier: record.multiplier = ratio(attribute, line: line)
        case .constant: record.constant = number(attribute, line: line)
        case .priority: record.priority = number(attribute, line: line)
        case .identifier: record.identifier = tree.value(attribute)
        case .placeholder: record.isPlaceholder = tree.value(attribute) == "YES"
        case .symbolic: record.isSymbolic = tree.value(attribute) == "YES"
        case _: break
        }
    }

    /// A multiplier: `0.5`, `1:2`, `1/2` or `50%`.
    private func ratio(_ attribute: XMLTree.Attribute, line: Int) -> Double {
        let text = tree.value(attribute)
        let parts = text.split(maxSplits: 1) { $0 == ":" || $0 == "/" }.map(Double.init)
        let quotient: Double? =
            switch parts.count {
            case 2: parts[0].flatMap { first in parts[1].map { first / $0 } }
            case _ where text.hasSuffix("%"): Double(text.dropLast()).map { $0 / 100 }
            case _: Double(text)
            }
        if let quotient, quotient.isFinite { return quotient }
        reportBadNumber(text, line: line)
        return 1
    }

    // MARK: Guides

    /// A guide of a controller or a view.
    func layoutGuide(_ element: XMLTree.Index) -> LayoutGuideRecord {
        let id = tree.value(element, .id) ?? ""
        define(id, line: tree.line(element))
        let name = tree.value(element, .type) ?? tree.value(element, .key) ?? ""
        return LayoutGuideRecord(
            guideKind(name), id: id, identifier: tree.value(element, .identifier))
    }

    private func guideKind(_ name: String) -> LayoutGuideRecord.Kind {
        switch name {
        case "top": .top
        case "bottom": .bottom
        case "safeArea": .safeArea
        case "keyboard", "keyboardLayoutGuide": .keyboard
        case "layoutMargin", "layoutMargins", "layoutMarginsGuide": .margins
        case "readable", "readableContent", "readableContentGuide": .readable
        case "contentLayout", "contentLayoutGuide": .content
        case "frameLayout", "frameLayoutGuide": .frame
        case _: .custom
        }
    }

    // MARK: Variations

    /// What differs in some size classes; nil for a variation of another kind.
    func variation(_ element: XMLTree.Index) -> VariationRecord? {
        guard var record = emptyVariation(tree.value(element, .key) ?? "") else {
            leaveOut(element)
            return nil
        }
        for attribute in tree.attributes(element)
        where attribute.name != Word.key.rawValue && attribute.name != Word.id.rawValue {
            record.attributes.append(text(attribute))
        }
        for child in tree.children(element) {
            switch role(child) {
            case _ where tree.word(child) == .mask: record.masks.append(mask(child))
            case .value, .group: appendValues(child, to: &record.attributes)
            case _: leaveOut(child)
            }
        }
        return record
    }

    /// `heightClass=regular-widthClass=compact`, or `default`.
    private func emptyVariation(_ key: String) -> VariationRecord? {
        var record = VariationRecord(heightClass: .unspecified, widthClass: .unspecified)
        if key == "default" { return record }
        for part in key.split(separator: "-") {
            switch part {
            case "heightClass=compact": record.heightClass = .compact
            case "heightClass=regular": record.heightClass = .regular
            case "widthClass=compact": record.widthClass = .compact
            case "widthClass=regular": record.widthClass = .regular
            case _: return nil
            }
        }
        return record.isDefault ? nil : record
    }

    private func mask(_ element: XMLTree.Index) -> MaskRecord {
        var record = MaskRecord(key: tree.value(element, .key) ?? "")
        for child in tree.children(element) {
            guard let reference = tree.value(child, .reference) else { continue }
            switch tree.word(child) {
            case .include: record.includes.append(reference)
            case .exclude: record.excludes.append(reference)
            case _: leaveOut(child)
            }
        }
        return record
    }
}
