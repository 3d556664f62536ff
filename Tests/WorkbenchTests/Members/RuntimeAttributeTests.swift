import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("User-defined runtime attributes, in a session")
struct RuntimeAttributeTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    /// A label with those attributes: type, key path, and the value as an attribute or as an element.
    private func open(_ attributes: [(String, String, String)]) throws -> TestSession {
        let elements = attributes.map { type, path, value in
            let begin = "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\""
            return value.hasPrefix("<")
                ? "\(begin)>\(value)</userDefinedRuntimeAttribute>"
                : "\(begin) value=\"\(value)\"/>"
        }
        try folder.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            initialViewController="a"><scenes><scene sceneID="s"><objects><viewController id="a">\
            <view key="view" id="v"><subviews><label id="l"><userDefinedRuntimeAttributes>\
            \(elements.joined())</userDefinedRuntimeAttributes></label></subviews></view>\
            </viewController></objects></scene></scenes></document>
            """, to: "Main.storyboard")
        let session = TestSession()
        session.run(
            """
            storyboard "\(folder.path)/Main.storyboard" launch as a
            let l = a.view.subviews[0] as! UILabel
            """)
        return session
    }

    @Test func `each type is set by the key that Objective-C has`() throws {
        let session = try open([
            ("boolean", "hidden", "YES"), ("boolean", "userInteractionEnabled", "YES"),
            ("number", "tag", "<integer key=\"value\" value=\"7\"/>"),
            ("number", "alpha", "<real key=\"value\" value=\"0.5\"/>"),
            ("string", "accessibilityIdentifier", "me"), ("localizedString", "text", "Hi"),
            (
                "color", "textColor",
                "<color key=\"value\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
            ),
            ("rect", "frame", "<rect key=\"value\" x=\"1\" y=\"2\" width=\"30\" height=\"4\"/>"),
            ("size", "shadowOffset", "<size key=\"value\" width=\"3\" height=\"5\"/>"),
            ("number", "layer.cornerRadius", "<integer key=\"value\" value=\"8\"/>"),
        ])
        session.run(
            """
            print(l.isHidden, l.isUserInteractionEnabled, l.tag, l.alpha)
            print(l.accessibilityIdentifier!, l.text!, l.textColor != nil)
            print(l.frame, l.shadowOffset, l.layer.cornerRadius)
            """)
        #expect(session.errors == [])
        #expect(session.log.filter { $0.hasPrefix("warning") } == [])
        #expect(
            session.lines == [
                "true true 7 0.5", "me Hi true", "(1.0, 2.0, 30.0, 4.0) (3.0, 5.0) 8.0",
            ])
    }

    @Test func `a key that the class has not is told, and the rest is set`() throws {
        let session = try open([
            ("boolean", "nonsense", "YES"), ("string", "text", "Hi"),
        ])
        #expect(
            session.log.filter { $0.hasPrefix("warning") } == [
                "warning: Failed to set (nonsense) user defined inspected property on (UILabel): "
                    + "[<UILabel UILabel-1> setValue:forUndefinedKey:]: this class is not key value "
                    + "coding-compliant for the key nonsense."
            ])
        session.run("print(l.text!)")
        #expect(session.lines == ["Hi"])
    }
}
