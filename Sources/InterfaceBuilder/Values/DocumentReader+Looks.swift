import HierarchyRecords

extension DocumentReader {
    /// A colour by its components, or by its name with the components that the file has for it.
    func color(_ element: XMLTree.Index) -> ColorRecord {
        var name: String?
        var components = ColorRecord(red: 0, green: 0, blue: 0, alpha: 1)
        let line = tree.line(element)
        for attribute in tree.attributes(element) {
            switch Word(rawValue: attribute.name) {
            case .red: components.red = number(attribute, line: line)
            case .green: components.green = number(attribute, line: line)
            case .blue: components.blue = number(attribute, line: line)
            case .alpha: components.alpha = number(attribute, line: line)
            case .white:
                components.red = number(attribute, line: line)
                components.green = components.red
                components.blue = components.red
            // The name of the newest system stands for the older ones beside it.
            case .systemColor: name = tree.value(attribute)
            case .xcode11CocoaTouchSystemColor, .cocoaTouchSystemColor, .name:
                name = name ?? tree.value(attribute)
            case _: break
            }
        }
        guard let name else { return components }
        if let known = namedColors[name] { components = known }
        components.name = name
        return components
    }

    /// A font by its kind, its style or its name.
    func font(_ element: XMLTree.Index) -> FontRecord {
        var font = FontRecord()
        let line = tree.line(element)
        for attribute in tree.attributes(element) {
            switch Word(rawValue: attribute.name) {
            case .type, .metaFont: font.type = tree.value(attribute)
            case .name: font.name = tree.value(attribute)
            case .style: font.style = tree.value(attribute)
            case .weight: font.weight = tree.value(attribute)
            case .pointSize, .size: font.pointSize = pointSize(attribute, line: line)
            case _: break
            }
        }
        return font
    }

    /// A number, or the name of one of the system's sizes.
    private func pointSize(_ attribute: XMLTree.Attribute, line: Int) -> Double {
        switch tree.value(attribute) {
        case "system": 14
        case "smallSystem": 12
        case "label": 17
        case "button": 18
        case _: number(attribute, line: line)
        }
    }
}
