import HierarchyRecords

extension DocumentReader {
    /// Appends what a value, a group of values or a list of texts says, by its key.
    func appendValues(_ element: XMLTree.Index, to attributes: inout [AttributeRecord]) {
        let key = tree.value(element, .key) ?? tree.name(element)
        // Notes of the person who drew it.
        if key == "userComments" { return }
        append(element, key: key, to: &attributes)
    }

    private func append(
        _ element: XMLTree.Index, key: String, to attributes: inout [AttributeRecord]
    ) {
        switch role(element) {
        case .value(let form):
            if let value = value(element, form) { attributes.append(AttributeRecord(key, value)) }
            if form == .attributedText, let font = firstFont(element) {
                attributes.append(AttributeRecord("\(key).font", .font(font)))
            }
        case .group: appendGroup(element, key: key, to: &attributes)
        case .texts:
            for text in tree.children(element) {
                attributes.append(AttributeRecord(key, .text(tree.text(text))))
            }
        case .silent: break
        case .object, .list, .subviews, .constraints, .connections, .runtimeAttributes,
            .variation, .layoutGuides, .layoutGuide, .unknown:
            leaveOut(element)
        }
    }

    /// `configuration` with the element's name, then `configuration.title` and so on.
    private func appendGroup(
        _ element: XMLTree.Index, key: String, to attributes: inout [AttributeRecord]
    ) {
        attributes.append(AttributeRecord(key, .text(tree.name(element))))
        for attribute in tree.attributes(element)
        where attribute.name != Word.key.rawValue && attribute.name != Word.id.rawValue {
            var record = text(attribute)
            record.key = "\(key).\(record.key)"
            attributes.append(record)
        }
        for child in tree.children(element) {
            let name = tree.value(child, .key) ?? tree.name(child)
            append(child, key: "\(key).\(name)", to: &attributes)
        }
    }

    /// The value that an element is.
    func value(_ element: XMLTree.Index, _ form: ValueForm) -> AttributeValue? {
        switch form {
        case .rect: .rect(rect(element))
        case .point:
            .point(x: number(element, .x), y: number(element, .y))
        case .size: .size(width: number(element, .width), height: number(element, .height))
        case .insets: insets(element)
        case .range:
            .range(location: number(element, .location), length: number(element, .length))
        case .color: .color(color(element))
        case .font: .font(font(element))
        case .flags: .flags(flags(element))
        case .image: tree.value(element, .image).map { .image($0) }
        case .none: AttributeValue.none
        case .text: .text(tree.text(element))
        case .attributedText: .text(attributedText(element))
        case .scalar: tree.value(element, .value).map { .text($0) }
        case .date: tree.value(element, .timeIntervalSinceReferenceDate).map { .text($0) }
        case .typed: typed(element)
        }
    }

    /// `<value type="size" width="320" height="480"/>`, as old files have it.
    private func typed(_ element: XMLTree.Index) -> AttributeValue? {
        switch tree.value(element, .type) {
        case "size": value(element, .size)
        case "point": value(element, .point)
        case "rect": value(element, .rect)
        case _: nil
        }
    }

    /// The names that are set to `YES`.
    func flags(_ element: XMLTree.Index) -> [String] {
        tree.attributes(element).filter { $0.name != Word.key.rawValue && isYes($0) }
            .map { tree.names.texts[Int($0.name)] }
    }

    private func isYes(_ attribute: XMLTree.Attribute) -> Bool {
        tree.bytes[Int(attribute.start)..<Int(attribute.end)].elementsEqual("YES".utf8)
    }

    /// The text of the fragments, each in its attribute or in a `string` with the key `content`.
    private func attributedText(_ element: XMLTree.Index) -> String {
        tree.children(element).filter { tree.word($0) == .fragment }.map { fragment in
            tree.value(fragment, .content)
                ?? tree.children(fragment).first {
                    tree.value($0, .key) == Word.content.text
                }.map(tree.text) ?? ""
        }.joined()
    }

    /// The font of the first fragment; nil where it has none.
    private func firstFont(_ element: XMLTree.Index) -> FontRecord? {
        guard let fragment = tree.child(element, .fragment),
            let list = tree.child(fragment, .attributes)
        else { return nil }
        return tree.children(list).first { tree.value($0, .key) == "NSFont" }.map(font)
    }

    // MARK: Runtime attributes

    /// A user-defined runtime attribute; nil for one of a type that UIKit does not have.
    func runtimeAttribute(_ element: XMLTree.Index) -> RuntimeAttributeRecord? {
        let type = tree.value(element, .type) ?? ""
        guard let kind = RuntimeAttributeRecord.Kind(rawValue: type) else {
            leaveOut(element, as: "\(tree.name(element)) of the type \"\(type)\"")
            return nil
        }
        return RuntimeAttributeRecord(
            keyPath: tree.value(element, .keyPath) ?? "", kind: kind,
            value: runtimeValue(element, kind))
    }

    private func runtimeValue(
        _ element: XMLTree.Index, _ kind: RuntimeAttributeRecord.Kind
    ) -> AttributeValue {
        if kind == .none { return .none }
        if let text = tree.value(element, .value) {
            return kind == .image ? .image(text) : .text(text)
        }
        for child in tree.children(element) {
            if case .value(let form) = role(child), let value = value(child, form) { return value }
        }
        return kind == .string || kind == .localizedString ? .text("") : .none
    }
}
