import HierarchyRecords

/// A control that is on or off: U16.
open class UISwitch: UIControl {
    /// A89: creates a switch at the frame's origin; its size is always that of the track.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.track))
    }

    override func frameAtFirst(_ frame: CGRect) -> CGRect {
        CGRect(origin: frame.origin, size: Self.track)
    }

    /// Decodes the switch from a storyboard or nib; its size is always that of the track.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.track
    }

    override func didDecode(_ element: ElementRecord) { bounds.size = Self.track }

    /// Whether the switch is on; setting it sends no action.
    @Counted open var isOn = false

    /// Turns the switch on or off from code, which sends no action.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// A89: the size of its track.
    open override var intrinsicContentSize: CGSize { Self.track }

    private static var track: CGSize {
        Simulator.current.systemVersion < 26
            ? CGSize(width: 51, height: 31) : CGSize(width: 63, height: 28)
    }

    /// U16: a tap toggles the switch and sends `valueChanged` and `primaryActionTriggered`.
    override func fingerLeft(for choice: Int?) {
        isHighlighted = false
        isOn.toggle()
        tellValue(isOn ? "on" : "off")
    }
}
