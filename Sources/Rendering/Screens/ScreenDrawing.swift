import HierarchyRecords

/// What a screen looks like: shapes in points, the rearmost first. Every form of the picture is
/// drawn from it.
public struct ScreenDrawing: Sendable, Equatable {
    public let device: DeviceSnapshot
    /// In the order in which they are painted.
    public private(set) var shapes: [Shape]
    /// What stands beside the picture: who is seen, the foremost first, and who is not.
    public let legend: ScreenLegend

    /// Whether the last step changed what is seen.
    public var hasChanges: Bool {
        !legend.gone.isEmpty || shapes.contains { $0.change != nil }
    }

    /// One thing on the screen.
    public struct Shape: Sendable, Equatable {
        /// What is drawn, which decides how.
        public enum Kind: Sendable, Equatable {
            /// The screen itself, and the part of it that other apps have.
            case device, otherApp
            /// The view of a controller, or one that has a name.
            case panel, box
            /// A presented view; of a popover with its arrow.
            case sheet, popover(PopoverArrow?), alert
            /// A bar, and the edge at which a line parts it from what it belongs to.
            case bar(Edge)
            /// Black of that opacity over everything below.
            case dimming(Double)
            /// Text alone, or text that one can tap.
            case text, control
            case grabber, homeIndicator, keyboard
            /// Where the safe area ends, and how far that is from the view's edges.
            case safeArea(InsetsValue)
        }

        /// A side of a shape.
        public enum Edge: Sendable, Equatable { case top, bottom, none }

        public var kind: Kind
        /// Where all of it would be.
        public var frame: RectValue
        /// What of that is on the screen.
        public var visible: RectValue
        /// Of the upper and the lower corners, in points.
        public var corners: (top: Double, bottom: Double) = (0, 0)
        /// The names of the controllers that fill it, the outermost first, or of a view; of a bar what
        /// it is, which is only said.
        public var names: [String] = []
        public var texts: [Text] = []
        /// What it is, where it has no name of its own: `button`; which is only said.
        public var label = ""
        /// How much of it is seen, from 0 to 1.
        public var opacity = 1.0
        /// What the last step did to it.
        public var change: ScreenChange?

        /// Whether nothing behind it can be seen.
        public var isOpaque: Bool {
            switch kind {
            case .panel, .sheet, .popover, .alert, .device, .keyboard: opacity >= 0.5
            case .otherApp, .box, .bar, .dimming, .text, .control, .grabber, .homeIndicator,
                .safeArea:
                false
            }
        }

        /// Whether it is a presented view, which floats over what is below.
        var isRaised: Bool {
            if case .popover = kind { true } else { kind == .sheet || kind == .alert }
        }

        /// Whether both are drawn alike.
        public static func == (left: Shape, right: Shape) -> Bool {
            left.kind == right.kind && left.frame == right.frame && left.visible == right.visible
                && left.corners == right.corners && left.names == right.names
                && left.texts == right.texts && left.label == right.label
                && left.opacity == right.opacity
                && left.change == right.change
        }
    }

    /// Words in a box, on one line.
    public struct Text: Sendable, Equatable {
        /// Where in the box they stand.
        public enum Alignment: Sendable { case leading, center, trailing }
        /// What they are: a controller's name, its size, the title of a bar, what one can tap, what
        /// is chosen of that, the system's own.
        public enum Style: Sendable { case name, caption, title, tappable, chosen, system }

        public var text: String
        public var box: RectValue
        public var alignment: Alignment
        public var style: Style

        /// Makes words.
        public init(
            _ text: String, in box: RectValue, _ alignment: Alignment = .center, _ style: Style
        ) {
            self.text = text
            self.box = box
            self.alignment = alignment
            self.style = style
        }
    }

    /// The drawing of a screen; `before` is how its views were before the last step, and `said` words the legend.
    public init(
        _ snapshot: ScreenSnapshot, before: ViewSnapshot? = nil, said: Wording = { $0 }
    ) {
        let changes = ScreenChanges(from: before, to: snapshot.views)
        let scene = ScreenScene(snapshot)
        device = snapshot.device
        shapes = ScreenShapes(scene, changes).shapes
        legend = ScreenLegend(scene, changes, said)
    }
}
