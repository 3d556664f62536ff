import HierarchyRecords

/// A document with the places of its scenes, so that a scene is found in the same time in a small file
/// and in a large one.
@preconcurrency @MainActor
public final class StoryboardIndex {
    package nonisolated let document: InterfaceDocument
    /// The scene of each controller or placeholder, by its object id.
    private(set) lazy var sceneByController: [String: Int] = {
        Dictionary(
            document.scenes.enumerated().compactMap { place, scene in
                scene.controller.map { ($0.id, place) }
            }, uniquingKeysWith: { first, _ in first })
    }()
    /// The scene of each storyboard identifier.
    private(set) lazy var sceneByIdentifier: [String: Int] = {
        Dictionary(
            document.scenes.enumerated().compactMap { place, scene in
                scene.controller?.storyboardIdentifier.map { ($0, place) }
            }, uniquingKeysWith: { first, _ in first })
    }()
    /// The sizes of the images that the file names, in points.
    private(set) lazy var imageSizes: [String: CGSize] = document.imageSizes
    /// The segues of the scenes that were asked for, by the scene.
    private var segues: [Int: [TriggeredSegue]] = [:]

    /// Takes over what a reader has read.
    public nonisolated init(_ document: InterfaceDocument) { self.document = document }

    static let empty = StoryboardIndex(InterfaceDocument(kind: .storyboard))

    /// The segues that begin in a scene, with the elements that trigger them, in the file's order.
    package func segues(ofScene place: Int) -> [TriggeredSegue] {
        if let known = segues[place] { return known }
        let found = document.scenes[place].objects.flatMap { TriggeredSegue.all(in: $0) }
        segues[place] = found
        return found
    }
}

/// A segue of a file, and the element that it begins at.
package struct TriggeredSegue: Sendable {
    package let segue: SegueRecord
    /// The object id of the controller, the control, the cell, the item or the recognizer.
    package let trigger: String
    /// The id of the connection itself.
    package let id: String

    /// All segues of an element and of what is inside of it; relationships are none.
    static func all(in element: ElementRecord) -> [TriggeredSegue] {
        var result: [TriggeredSegue] = []
        var waiting = [element]
        while let next = waiting.popLast() {
            for connection in next.connections {
                guard case .segue(let segue) = connection.body, segue.kind != .relationship else {
                    continue
                }
                result.append(
                    TriggeredSegue(segue: segue, trigger: next.id, id: connection.id))
            }
            waiting += (next.parts + next.subviews).reversed()
        }
        return result
    }
}

extension InterfaceDocument {
    /// The sizes of the images among the file's resources, in points.
    var imageSizes: [String: CGSize] {
        Dictionary(
            resources.compactMap { resource in
                guard let width = resource.width, let height = resource.height,
                    width.isFinite, height.isFinite, width >= 0, height >= 0
                else { return nil }
                return (resource.name, CGSize(width: width, height: height))
            }, uniquingKeysWith: { first, _ in first })
    }
}
