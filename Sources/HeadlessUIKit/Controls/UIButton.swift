/// A control that one taps.
open class UIButton: UIControl {
    private var titles: [State.RawValue: String] = [:]

    /// A button of that frame; its action runs when it is tapped.
    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
        self.init(frame: frame)
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// Sets what it says in that state.
    open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }

    /// What it says in that state; where nothing was set, what it says in the normal one.
    open func title(for state: State) -> String? {
        titles[state.rawValue] ?? titles[State.normal.rawValue]
    }

    /// What it says now.
    open var currentTitle: String? { title(for: state) }
}
