import HierarchyRecords

/// A control whose two halves decrease and increase a value: A139.
@available(iOS 5, *)
open class UIStepper: UIControl {
    @Counted private var stored = 0.0

    /// The lowest value; setting it above the highest raises that, too.
    @Counted open var minimumValue = 0.0 {
        didSet {
            maximumValue = max(maximumValue, minimumValue)
            value = stored
        }
    }
    /// The highest value; setting it below the lowest lowers that, too.
    @Counted open var maximumValue = 100.0 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = stored
        }
    }
    /// By how much a tap changes the value.
    @Counted open var stepValue = 1.0
    /// Whether a step beyond one end continues at the other end.
    @Counted open var wraps = false
    /// Whether the value keeps changing while the user holds a half down.
    @Counted open var autorepeat = true
    /// Whether each step sends `valueChanged`, or only the last one.
    @Counted open var isContinuous = true

    /// The value, within the limits and in their unit; setting it sends no action.
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

    /// A139: a tap changes the value by one step. At the end it continues at the other end if
    /// `wraps` is set; otherwise it sends no action.
    override func fingerLeft(for choice: Int?) {
        isHighlighted = false
        guard let choice, choices.indices.contains(choice) else { return }
        let before = value
        value = next(choice == 0 ? -stepValue : stepValue)
        guard value != before else { return }
        tellValue(numberText(value), rule: .a139)
    }

    private func next(_ step: Double) -> Double {
        let wanted = value + step
        guard wraps else { return wanted }
        if wanted > maximumValue { return minimumValue }
        return wanted < minimumValue ? maximumValue : wanted
    }
}
