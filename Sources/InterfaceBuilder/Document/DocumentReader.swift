import HierarchyRecords

/// Makes a document of the elements of a file.
final class DocumentReader {
    let tree: XMLTree
    /// What the elements of each name are, by the name's number.
    let roles: [ElementRole]
    /// The components of the named colours among the file's resources.
    private(set) var namedColors: [String: ColorRecord] = [:]
    /// How often the file has each element that is left out.
    private var leftOut: [String: Int] = [:]
    private var links: DocumentLinks
    private var badNumbers: [DocumentProblem] = []

    init(_ tree: XMLTree) {
        self.tree = tree
        links = DocumentLinks(elements: tree.elements.count)
        roles = tree.names.texts.map(ElementRole.init(name:))
    }

    /// The document; throws where the file is none of Interface Builder's for UIKit.
    func document() throws(XMLFailure) -> InterfaceDocument {
        var document = InterfaceDocument(kind: try kind())
        document.toolsVersion = tree.value(0, .toolsVersion) ?? ""
        document.isLaunchScreen = tree.value(0, .launchScreen) == "YES"
        document.resources = resources()
        for child in tree.children(0) {
            switch tree.word(child) {
            case .scenes: document.scenes = tree.children(child).compactMap(scene)
            case .objects: document.objects = objects(child)
            case .resources: break
            case .color: break
            case _: if role(child) != .silent { leaveOut(child) }
            }
        }
        finish(&document)
        return document
    }

    private func kind() throws(XMLFailure) -> InterfaceDocument.Kind {
        guard tree.word(0) == .document else { throw foreignRoot() }
        let type = tree.value(0, .type) ?? ""
        switch type {
        case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
            "com.apple.InterfaceBuilder3.CocoaTouch.iPad.Storyboard.XIB",
            "com.apple.InterfaceBuilder.AppleTV.Storyboard":
            return .storyboard
        case "com.apple.InterfaceBuilder3.CocoaTouch.XIB",
            "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB",
            "com.apple.InterfaceBuilder.AppleTV.XIB":
            return .nib
        case _ where type.contains("WatchKit"):
            throw XMLFailure(line: tree.line(0), reason: "is made for watchOS, not for UIKit")
        case _ where type.contains(".Cocoa."):
            throw XMLFailure(line: tree.line(0), reason: "is made for AppKit, not for UIKit")
        case _:
            let reason = "is no storyboard and no nib: its type is \"\(type.prefix(80))\""
            throw XMLFailure(line: tree.line(0), reason: reason)
        }
    }

    private func foreignRoot() -> XMLFailure {
        let reason =
            tree.word(0) == .archive
            ? "is an archive of Xcode 4; Xcode 5 and later save it as a document"
            : "is no storyboard and no nib: its first element is \(tree.name(0).prefix(80))"
        return XMLFailure(line: tree.line(0), reason: reason)
    }

    private func finish(_ document: inout InterfaceDocument) {
        let initial = tree.value(0, .initialViewController)
        document.initialControllerID = initial.flatMap { links.has($0) ? $0 : nil }
        if let initial { links.refer(to: initial, line: tree.line(0)) }
        document.problems = (links.problems + badNumbers).sorted { $0.line < $1.line }
        document.leftOut = leftOut.map { LeftOutElement(name: $0.key, count: $0.value) }
            .sorted { $0.name < $1.name }
    }

    // MARK: Scenes

    private func scene(_ element: XMLTree.Index) -> SceneRecord? {
        guard tree.word(element) == .scene else {
            leaveOut(element)
            return nil
        }
        let list = tree.child(element, .objects)
        return SceneRecord(
            id: tree.value(element, .sceneID) ?? "", objects: list.map(objects) ?? [],
            line: tree.line(element))
    }

    private func objects(_ list: XMLTree.Index) -> [ElementRecord] {
        tree.children(list).compactMap { topLevelObject($0) }
    }

    // MARK: Resources

    private func resources() -> [ResourceRecord] {
        guard let list = tree.child(0, .resources) else { return [] }
        return tree.children(list).compactMap { resource in
            guard let name = tree.value(resource, .name) else { return nil }
            if let color = tree.child(resource, .color) { namedColors[name] = self.color(color) }
            let isSized =
                tree.value(resource, .width) != nil && tree.value(resource, .height) != nil
            return ResourceRecord(
                element: tree.name(resource), name: name,
                width: isSized ? number(resource, .width) : nil,
                height: isSized ? number(resource, .height) : nil)
        }
    }

    // MARK: What is told of the file

    func role(_ element: XMLTree.Index) -> ElementRole {
        roles[Int(tree.elements[element].name)]
    }

    /// Counts an element that is not read.
    func leaveOut(_ element: XMLTree.Index, as name: String? = nil) {
        leftOut[name ?? tree.name(element), default: 0] += 1
    }

    /// Notes that an object has that id.
    func define(_ id: String, line: Int) { links.define(id, line: line) }

    /// Notes that something leads to that id.
    func refer(to id: String, line: Int) { links.refer(to: id, line: line) }

    /// Notes the identifier of a controller.
    func defineIdentifier(_ identifier: String, line: Int) {
        links.defineIdentifier(identifier, line: line)
    }

    /// Notes a text that ought to be a number.
    func reportBadNumber(_ text: String, line: Int) {
        badNumbers.append(DocumentProblem(.badNumber, text, line: line))
    }
}
