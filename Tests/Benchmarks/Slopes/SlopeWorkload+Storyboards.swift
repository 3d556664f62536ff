import Foundation

/// Storyboards, by the number of their scenes.
extension SlopeWorkload {
    static func storyboards(_ scratch: String) -> [SlopeWorkload] {
        let path = "\(scratch)/slope.storyboard"
        func opens(
            _ name: String, _ count: Int, _ command: String,
            _ file: @escaping @Sendable (Int) -> String
        ) -> SlopeWorkload {
            SlopeWorkload(name: name, count: count) { _ in
                ""
            } work: {
                write(file($0), to: path)
                return command.replacing("FILE", with: path) + "\n"
            }
        }
        return [
            opens("storyboard", 250, "storyboard FILE") { StoryboardWorkload.file(scenes: $0) },
            opens("segues", 250, "storyboard FILE\nsegues") {
                StoryboardWorkload.file(scenes: $0)
            },
            opens("launch with tabs", 125, "storyboard FILE launch") { container(of: $0) },
            opens("launch with embeds", 125, "storyboard FILE launch") { embeds($0) },
        ]
    }

    private static func write(_ text: String, to path: String) {
        _ = FileManager.default.createFile(atPath: path, contents: Data(text.utf8))
    }

    /// Tabs with that many scenes.
    @Sendable static func container(of count: Int) -> String {
        let segues = (0..<count).map {
            "<segue destination=\"c\($0)\" kind=\"relationship\" "
                + "relationship=\"viewControllers\" id=\"s\($0)\"/>\n"
        }
        return file(
            "<tabBarController id=\"a\"><connections>\(segues.joined())</connections>"
                + "</tabBarController>", children: count)
    }

    /// A scene with that many container views.
    @Sendable private static func embeds(_ count: Int) -> String {
        let views = (0..<count).map {
            "<containerView id=\"v\($0)\"><connections><segue destination=\"c\($0)\" "
                + "kind=\"embed\" id=\"s\($0)\"/></connections></containerView>\n"
        }
        return file(
            "<viewController id=\"a\"><view key=\"view\" id=\"v\"><subviews>\(views.joined())"
                + "</subviews></view></viewController>", children: count)
    }

    private static func file(_ first: String, children: Int) -> String {
        let scenes = (0..<children).map {
            "<scene><objects><viewController id=\"c\($0)\"/></objects></scene>\n"
        }
        return "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" "
            + "initialViewController=\"a\"><scenes>\n<scene><objects>\(first)</objects></scene>\n"
            + scenes.joined() + "</scenes></document>\n"
    }
}
