import HierarchyRecords

extension DocumentReader {
    /// An object of a scene or of a nib; nil where nothing can stand for it.
    func topLevelObject(_ element: XMLTree.Index) -> ElementRecord? {
        if case .object(let kind) = role(element) { return object(element, kind) }
        leaveOut(element)
        let isController =
            tree.value(element, .sceneMemberID) == "viewController"
            || tree.name(element).hasSuffix("Controller")
        let kind = isController ? .viewController : standIn(element)
        return kind.map { object(element, $0) }
    }

    /// The object that an element is, with all that stands in it.
    func object(_ element: XMLTree.Index, _ kind: ElementKind) -> ElementRecord {
        if kind.isOfOtherFrameworks { leaveOut(element) }
        var record = ElementRecord(kind: kind, id: "", line: tree.line(element))
        readAttributes(element, into: &record)
        define(record.id, line: record.line)
        if kind.isController, let identifier = record.storyboardIdentifier {
            defineIdentifier(identifier, line: record.line)
        }
        for child in tree.children(element) { readChild(child, into: &record) }
        return record
    }

    private func readChild(_ child: XMLTree.Index, into record: inout ElementRecord) {
        switch role(child) {
        case .object(let kind): readPart(child, kind, into: &record)
        case .list: readList(child, into: &record)
        case .subviews: record.subviews += tree.children(child).compactMap(subview)
        case .constraints: record.constraints += tree.children(child).compactMap(constraint)
        case .connections: record.connections += tree.children(child).compactMap(connection)
        case .runtimeAttributes:
            record.runtimeAttributes += tree.children(child).compactMap(runtimeAttribute)
        case .variation: if let variation = variation(child) { record.variations.append(variation) }
        case .layoutGuides: record.layoutGuides += tree.children(child).map(layoutGuide)
        case .layoutGuide: record.layoutGuides.append(layoutGuide(child))
        case .value(.rect) where tree.value(child, .key) == "frame": record.frame = rect(child)
        case .value, .group, .texts: appendValues(child, to: &record.attributes)
        case .silent: break
        case .unknown: readUnknownPart(child, into: &record)
        }
    }

    // MARK: Parts

    private func readPart(
        _ child: XMLTree.Index, _ kind: ElementKind, into record: inout ElementRecord
    ) {
        if tree.value(child, .reference) == nil { record.parts.append(object(child, kind)) }
    }

    /// An element that is not known, in the place of a view, is a plain view.
    private func readUnknownPart(_ child: XMLTree.Index, into record: inout ElementRecord) {
        leaveOut(child)
        guard tree.value(child, .key) != nil, let kind = standIn(child) else { return }
        record.parts.append(object(child, kind))
    }

    private func readList(_ list: XMLTree.Index, into record: inout ElementRecord) {
        let key = tree.value(list, .key) ?? tree.name(list)
        for item in tree.children(list) {
            guard case .object(let kind) = role(item) else {
                leaveOut(item)
                continue
            }
            var part = object(item, kind)
            part.key = key
            record.parts.append(part)
        }
    }

    private func subview(_ element: XMLTree.Index) -> ElementRecord? {
        if case .object(let kind) = role(element) { return object(element, kind) }
        leaveOut(element)
        return object(element, .view)
    }

    /// The plain object that stands for an element which is not known, by the end of its name; nil
    /// where that says nothing.
    private func standIn(_ element: XMLTree.Index) -> ElementKind? {
        guard tree.value(element, .id) != nil else { return nil }
        let name = tree.name(element)
        if name.hasSuffix("GestureRecognizer") { return .customGestureRecognizer }
        if name.hasSuffix("View") { return .view }
        return tree.value(element, .customClass) == nil ? nil : .customObject
    }

    // MARK: Attributes

    private func readAttributes(_ element: XMLTree.Index, into record: inout ElementRecord) {
        var restoresByIdentifier = false
        for attribute in tree.attributes(element) {
            let word = Word(rawValue: attribute.name)
            if word == .useStoryboardIdentifierAsRestorationIdentifier {
                restoresByIdentifier = tree.value(attribute) == "YES"
            }
            read(attribute, word, into: &record)
        }
        if restoresByIdentifier, record.restorationIdentifier == nil {
            record.restorationIdentifier = record.storyboardIdentifier
        }
    }

    private func read(
        _ attribute: XMLTree.Attribute, _ word: Word?, into record: inout ElementRecord
    ) {
        switch word {
        case .id: record.id = tree.value(attribute)
        case .key: record.key = tree.value(attribute)
        case .customClass: record.customClass = tree.value(attribute)
        case .customModule: record.customModule = tree.value(attribute)
        case .storyboardIdentifier: record.storyboardIdentifier = tree.value(attribute)
        case .restorationIdentifier: record.restorationIdentifier = tree.value(attribute)
        case .userLabel: record.userLabel = tree.value(attribute)
        case .customModuleProvider, .sceneMemberID, .misplaced, .ambiguous, .verifyAmbiguity,
            .useStoryboardIdentifierAsRestorationIdentifier:
            break
        case _: record.attributes.append(text(attribute))
        }
    }

    /// An attribute as a text with its name.
    func text(_ attribute: XMLTree.Attribute) -> AttributeRecord {
        AttributeRecord(tree.names.texts[Int(attribute.name)], .text(tree.value(attribute)))
    }
}
