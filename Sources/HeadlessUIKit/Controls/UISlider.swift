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

    /// AD-HOC: how far from the middle of the thumb a finger still has it, in points.
    private static let reach: CGFloat = 22
    /// How far to the right of the thumb's value the finger came down; nil where it has no thumb.
    private var grip: CGFloat?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard isEnabled, let touch = touches.first else { return }
        let distance = touch.location(in: self).x - place(of: value)
        grip = abs(distance) <= Self.reach ? distance : nil
    }

    /// U16: the thumb goes with the finger that came down on it.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        if isContinuous { follow(touches.first) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        follow(touches.first)
        grip = nil
        super.touchesEnded(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        grip = nil
        super.touchesCancelled(touches, with: event)
    }

    /// A finger that leaves it tells nobody but those who asked for that.
    override func fingerLeft(for choice: Int?) {
        isHighlighted = false
        sendActions(for: .touchUpInside)
    }

    private func place(of value: Float) -> CGFloat {
        let range = maximumValue - minimumValue
        let share = range > 0 ? (value - minimumValue) / range : 0
        return bounds.minX + CGFloat(share) * bounds.width
    }

    private func follow(_ touch: UITouch?) {
        guard isEnabled, let grip, let touch, bounds.width > 0 else { return }
        let share = (touch.location(in: self).x - grip - bounds.minX) / bounds.width
        move(to: minimumValue + Float(share) * (maximumValue - minimumValue))
    }

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
