/// A control that is on or off: U16.
open class UISwitch: UIControl {
    /// A89: a switch there, as large as its track: the size that is asked for does not count.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.track))
    }

    /// Whether it is on; setting it sends nothing.
    open var isOn = false

    /// Sets it as code does: it sends nothing.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// A89: the size of its track.
    open override var intrinsicContentSize: CGSize { Self.track }

    private static var track: CGSize {
        Simulator.current.systemVersion < 26
            ? CGSize(width: 51, height: 31) : CGSize(width: 63, height: 28)
    }

    /// U16: a tap turns it, and sends valueChanged and primaryActionTriggered.
    override func fingerLeft(for choice: Int?) {
        isHighlighted = false
        isOn.toggle()
        tell(simulator.recorder.argument(text: isOn ? "on" : "off")) {
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
    }
}
