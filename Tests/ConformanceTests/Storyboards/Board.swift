import HeadlessUIKit
import HierarchyRecords
import InterfaceBuilder

/// A storyboard of a few scenes, written short.
@MainActor
enum Board {
    /// The storyboard of scenes, which are XML.
    static func make(
        _ scenes: [String], initial: String? = nil, name: String = "Main", resources: String = ""
    ) throws -> UIStoryboard {
        let entry = initial.map { " initialViewController=\"\($0)\"" } ?? ""
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"\(entry)>
            <scenes>\(scenes.joined(separator: "\n"))</scenes>
            <resources>\(resources)</resources></document>
            """
        let document = try InterfaceReader.document(Array(text.utf8), file: name + ".storyboard")
        return UIStoryboard(document, name: name)
    }

    /// A scene of a controller: `inside` is what its element holds besides its view.
    static func scene(
        _ id: String, _ kind: String = "viewController", class name: String? = nil,
        identifier: String? = nil, attributes: String = "", view: String? = "",
        inside: String = "", top: String = ""
    ) -> String {
        let own = name.map { " customClass=\"\($0)\" customModule=\"ConformanceTests\"" } ?? ""
        let called = identifier.map { " storyboardIdentifier=\"\($0)\"" } ?? ""
        let root = view.map {
            """
            <view key="view" id="\(id)-v"><rect key="frame" x="0" y="0" width="393" height="852"/>\
            \($0)</view>
            """
        }
        return """
            <scene sceneID="\(id)-s"><objects><\(kind) id="\(id)"\(own)\(called) \(attributes) \
            sceneMemberID="viewController">\(root ?? "")\(inside)</\(kind)>\(top)\
            <exit id="\(id)-x" userLabel="Exit" sceneMemberID="exit"/></objects></scene>
            """
    }

    static func connections(_ all: String...) -> String {
        "<connections>\(all.joined())</connections>"
    }

    static func segue(
        _ kind: String, to id: String, _ identifier: String? = nil, _ more: String = ""
    ) -> String {
        let called = identifier.map { " identifier=\"\($0)\"" } ?? ""
        return
            "<segue destination=\"\(id)\" kind=\"\(kind)\"\(called) \(more) id=\"\(id)-\(kind)\"/>"
    }

    /// A button with what it is connected to.
    static func button(_ title: String, _ connections: String) -> String {
        """
        <subviews><button id="\(title)-b"><rect key="frame" x="0" y="100" width="90" height="40"/>\
        <state key="normal" title="\(title)"/><connections>\(connections)</connections></button>\
        </subviews>
        """
    }

    static func root(_ id: String) -> String {
        connections(segue("relationship", to: id, nil, "relationship=\"rootViewController\""))
    }
}

/// A controller that takes unwind segues by the action `unwindToList:`.
class UnwindTaker: UIViewController {
    private(set) var unwound: [String] = []

    override func responds(to action: String) -> Bool { action == "unwindToList:" }

    override func perform(_ action: String, with arguments: [AnyObject?]) -> AnyObject? {
        unwound.append((arguments.first as? UIStoryboardSegue)?.identifier ?? "")
        return nil
    }
}

/// Takes unwind segues, unless it is asked by the older method.
class OlderRefuser: UnwindTaker {
    override func canPerformUnwindSegueAction(
        _ action: String, from source: UIViewController, withSender sender: Any
    ) -> Bool { false }
}

/// Takes unwind segues, unless it is asked by the newer method.
class NewerRefuser: UnwindTaker {
    override func canPerformUnwindSegueAction(
        _ action: String, from source: UIViewController, sender: Any?
    ) -> Bool { false }
}

/// A controller with an outlet, which it takes by its key.
class OutletOwner: UIViewController {
    weak var label: UILabel?
    private(set) var traitsAwake: UIUserInterfaceSizeClass?
    private(set) var stories: [String] = []

    override func setValue(_ value: Any?, forKey key: String) -> Bool {
        guard key == "label" else { return super.setValue(value, forKey: key) }
        label = value as? UILabel
        return true
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        traitsAwake = traitCollection.horizontalSizeClass
        stories.append(
            "label \(label == nil ? "nil" : "set"), \(storyboard == nil ? "none" : "known")")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        stories.append("label \(label?.text ?? "nil")")
    }
}

/// A view of the app's own.
class OwnSceneView: UIView {}

/// A segue of the app's own, which does nothing.
class OwnSegue: UIStoryboardSegue {
    override func perform() { source.addChild(destination) }
}

/// A segue of the app's own that does what its kind does.
class PassingSegue: UIStoryboardSegue {
    override func perform() { super.perform() }
}

/// A segue of the app's own that does not say what it does.
class IdleSegue: UIStoryboardSegue {}

/// A controller that looks at the style of what it is about to present, and changes it.
class StyleChanger: UIViewController {
    private(set) var found: UIModalPresentationStyle?

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        found = segue.destination.modalPresentationStyle
        segue.destination.modalPresentationStyle = .fullScreen
    }
}
