/// Storyboards and nibs that make the model say the texts of E41 to E54, and of E79.
enum StoryboardProvocations {
    /// The files, by name.
    static let files = [
        "Misuses.storyboard": storyboard, "Table.storyboard": table, "Bare.xib": nib(""),
        "Plain.xib": nib(viewOutlet),
    ]

    private static let viewOutlet =
        "<connections><outlet property=\"view\" destination=\"v\" id=\"o\"/></connections>"

    private static func nib(_ connections: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>\
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1">\(connections)</placeholder>\
        <view id="v"/></objects></document>
        """
    }

    private static func scene(
        _ id: String, _ kind: String = "viewController", _ more: String = "", _ inside: String
    ) -> String {
        "<scene sceneID=\"\(id)s\"><objects><\(kind) id=\"\(id)\" storyboardIdentifier=\"\(id)\" "
            + "\(more)>\(inside)</\(kind)></objects></scene>"
    }

    private static let go = "<segue destination=\"A\" kind=\"push\" identifier=\"ID\" id=\"s1\"/>"

    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
        \(scene("A", "", "<view key=\"view\" id=\"av\"/>"))
        \(scene("Push", "", "<connections>\(go)</connections>"))
        \(scene(
            "Button", "",
            "<view key=\"view\" id=\"bv\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" "
                + "height=\"852\"/><subviews><button id=\"b\"><rect key=\"frame\" x=\"9\" y=\"99\" "
                + "width=\"99\" height=\"44\"/><state key=\"normal\" title=\"Go\"/><connections><segue "
                + "destination=\"A\" kind=\"push\" id=\"s2\"/></connections></button></subviews></view>"))
        \(scene(
            "Custom", "",
            "<view key=\"view\" id=\"cu\"/><connections><segue destination=\"A\" kind=\"custom\" "
                + "customClass=\"S\" identifier=\"ID\" id=\"s5\"/></connections>"))
        \(scene(
            "Embed", "",
            "<view key=\"view\" id=\"ev\"><subviews><containerView id=\"c\"><connections><segue "
                + "destination=\"A\" kind=\"embed\" identifier=\"inner\" id=\"s3\"/></connections>"
                + "</containerView></subviews></view>"))
        \(scene(
            "Outlet", "customClass=\"P\"",
            "<view key=\"view\" id=\"ov\"/><connections><outlet property=\"K\" destination=\"ov\" "
                + "id=\"o2\"/></connections>"))
        \(scene(
            "Attribute", "customClass=\"P\"",
            "<view key=\"view\" id=\"rv\"/><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute "
                + "type=\"boolean\" keyPath=\"K\" value=\"YES\"/></userDefinedRuntimeAttributes>"))
        </scenes></document>
        """

    private static func scene(_ id: String, _ more: String, _ inside: String) -> String {
        scene(id, "viewController", more, inside)
    }

    /// The scripts, by the texts' ids; `FOLDER` is where the files are.
    static let scripts: [(id: String, script: String)] = [
        (
            "E41",
            open + "let c = UIViewController(nibName: \"Bare\", bundle: nil); c.loadViewIfNeeded()"
        ),
        (
            "E42a",
            open + "let c = UITableViewController(nibName: \"Plain\", bundle: nil); "
                + "c.loadViewIfNeeded()"
        ),
        ("E42b", "storyboard \"FOLDER/Table.storyboard\" launch as t"),
        ("E43", "let c = UIViewController(nibName: \"X\", bundle: nil); c.loadViewIfNeeded()"),
        ("E44", open + "instantiate X as x"),
        ("E45", "let s = UIStoryboard(name: \"X\", bundle: nil)"),
        ("E46", open + "instantiate A as a; root a; segue ID"),
        ("E47", "let s = UIStoryboard(name: \"\", bundle: nil)"),
        ("E48a", open + "instantiate Push as a; root a; segue ID"),
        ("E48b", open + "instantiate Button as a; root a; tap Go"),
        ("E49", open + "instantiate Embed as a; root a; segue inner"),
        (
            "E50",
            open + "let s = UIStoryboard(name: \"Misuses\", bundle: nil); "
                + "let a = s.instantiateViewController(identifier: \"A\") { coder in "
                + "UIViewController() }"
        ),
        ("E51", "storyboard \"FOLDER/Misuses.storyboard\" launch"),
        ("E52", "storyboard \"FOLDER/Misuses.storyboard\" launch"),
        ("E53", "class P: UIViewController { }\n" + open + "instantiate Outlet as a; root a"),
        (
            "E79",
            "class S: UIStoryboardSegue { }\n" + open
                + "instantiate Custom as a; root a; segue ID"
        ),
        ("E54", "class P: UIViewController { }\n" + open + "instantiate Attribute as a"),
    ]

    private static let table = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        initialViewController="BYZ-38-t0r"><scenes><scene sceneID="t"><objects><tableViewController \
        id="BYZ-38-t0r"><view key="view" id="tv"/></tableViewController></objects></scene></scenes>\
        </document>
        """

    private static let open = "storyboard \"FOLDER/Misuses.storyboard\"\n"
}
