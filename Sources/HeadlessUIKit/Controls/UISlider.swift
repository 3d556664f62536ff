import HierarchyRecords

/// A control with a thumb that the user drags to choose a value: U16.
open class UISlider: UIControl {
    @Counted private var stored: Float = 0

    /// A89: the slider has a height of its own, but no width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 31)
    }

    /// The value at the left end, in the app's own unit; setting it above the maximum raises the maximum, too.
    @Counted open var minimumValue: Float = 0 {
        didSet {
            if minimumValue.isNaN { minimumValue = oldValue }
            maximumValue = max(maximumValue, minimumValue)
            value = stored
        }
    }
    /// The value at the right end, in the app's own unit; setting it below the minimum lowers the minimum, too.
    @Counted open var maximumValue: Float = 1 {
        didSet {
            if maximumValue.isNaN { maximumValue = oldValue }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = stored
        }
    }
    /// Whether every move of the thumb sends `valueChanged`, or only the last one.
    @Counted open var isContinuous = true

    /// The value of the thumb, within the limits and in their unit; setting it sends no action.
    open var value: Float {
        get { stored }
        set { stored = newValue.isNaN ? stored : min(max(newValue, minimumValue), maximumValue) }
    }

    /// Sets the value from code, which sends no action.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// AD-HOC: the largest distance from the center of the thumb at which a finger grabs it, in
    /// points.
    private static let reach: CGFloat = 22
    /// How far right of the thumb's center the finger grabbed it; nil while no finger has the
    /// thumb.
    @Counted private var grip: CGFloat?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard isEnabled, let touch = touches.first else { return }
        let distance = touch.location(in: self).x - place(of: value)
        grip = abs(distance) <= Self.reach ? distance : nil
    }

    /// U16: the thumb follows the finger that grabbed it.
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

    /// Sends `touchUpInside` alone: the moves of the thumb have sent `valueChanged` already.
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

    /// U16: the user drags the thumb to that value, with one stop half way.
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
        tellValue(numberText(value))
    }
}
