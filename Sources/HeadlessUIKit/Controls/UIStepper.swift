import HierarchyRecords

/// A control that counts up and down by taps: A139.
open class UIStepper: UIControl {
    private var stored = 0.0

    /// The least value; one above the greatest takes that along.
    open var minimumValue = 0.0 {
        didSet {
            maximumValue = max(maximumValue, minimumValue)
            value = stored
        }
    }
    /// The greatest value; one below the least takes that along.
    open var maximumValue = 100.0 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = stored
        }
    }
    /// How far a tap goes.
    open var stepValue = 1.0
    /// Whether it goes on at the other end.
    open var wraps = false
    /// Whether it goes on counting under a finger that stays.
    open var autorepeat = true
    /// Whether each step sends valueChanged, and not only the last.
    open var isContinuous = true

    /// Where it stands; setting it sends nothing.
    open var value: Double {
        get { stored }
        set { stored = newValue.isNaN ? stored : min(max(newValue, minimumValue), maximumValue) }
    }

    /// A139: the size of its two halves.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: 94, height: simulator.systemVersion < 13 ? 29 : 32)
    }

    package override var choices: [String] { ["-", "+"] }

    override func choice(at place: CGPoint) -> Int? { choiceInRow(at: place) }

    package override func place(of choice: Int?) -> CGPoint? { placeInRow(of: choice) }

    /// A139: a tap goes one step; at the end it goes to the other end where it wraps, and sends
    /// nothing where it does not.
    override func fingerLeft(for choice: Int?) {
        isHighlighted = false
        guard let choice, choices.indices.contains(choice) else { return }
        let before = value
        value = next(choice == 0 ? -stepValue : stepValue)
        guard value != before else { return }
        tell(simulator.recorder.argument(text: numberText(value)), rule: .a139) {
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
    }

    private func next(_ step: Double) -> Double {
        let wanted = value + step
        guard wraps else { return wanted }
        if wanted > maximumValue { return minimumValue }
        return wanted < minimumValue ? maximumValue : wanted
    }
}
