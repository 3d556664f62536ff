import HierarchyRecords

/// A control with a thumb that the user drags along values: U16.
open class UISlider: UIControl {
    private var stored: Float = 0

    /// A89: as long as it is made.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 31)
    }

    /// The value at the left end; one above the largest value takes that along.
    open var minimumValue: Float = 0 {
        didSet {
            if minimumValue.isNaN { minimumValue = oldValue }
            maximumValue = max(maximumValue, minimumValue)
            value = stored
        }
    }
    /// The value at the right end; one below the smallest value takes that along.
    open var maximumValue: Float = 1 {
        didSet {
            if maximumValue.isNaN { maximumValue = oldValue }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = stored
        }
    }
    /// Whether every move of the thumb sends valueChanged, and not only the last.
    open var isContinuous = true

    /// Where the thumb is, between the ends; setting it sends nothing.
    open var value: Float {
        get { stored }
        set { stored = newValue.isNaN ? stored : min(max(newValue, minimumValue), maximumValue) }
    }

    /// Sets the value as code does: it sends nothing.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// U16: a finger drags the thumb there, half way first.
    package func userDrags(to end: Float) {
        guard isEnabled, !simulator.isStopped else { return }
        sendActions(for: .touchDown)
        let half = (value + min(max(end, minimumValue), maximumValue)) / 2
        for place in [half, end] where isContinuous || place == end { move(to: place) }
        sendActions(for: .touchUpInside)
    }

    private func move(to place: Float) {
        guard !simulator.isStopped else { return }
        let before = value
        value = place
        guard value != before else { return }
        tell(simulator.recorder.argument(text: EventLog.number(value))) {
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
    }
}
