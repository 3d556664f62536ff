/// A control that the user taps.
open class UIButton: UIControl {
    private var titles: [State.RawValue: String] = [:]

    /// Creates a button; its action runs when it is tapped.
    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
        self.init(frame: frame)
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// The kind of button that the system draws.
    public enum ButtonType: Int, Sendable, CaseIterable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    }

    public private(set) var buttonType = ButtonType.custom
    private var titleColors: [State.RawValue: UIColor] = [:]

    /// Creates a button of that type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// Sets the colour of the title for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state.rawValue] = color
    }

    /// The colour of the title for a state; if none was set, that for the normal state.
    open func titleColor(for state: State) -> UIColor? {
        titleColors[state.rawValue] ?? titleColors[State.normal.rawValue]
    }

    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: State) {
        titles[state.rawValue] = title
        invalidateIntrinsicContentSize()
    }

    /// The title for a state; if none was set, that for the normal state.
    open func title(for state: State) -> String? {
        titles[state.rawValue] ?? titles[State.normal.rawValue]
    }

    private var titleFont: UIFont { .systemFont(ofSize: buttonType == .custom ? 18 : 15) }

    /// A89: the size of its title, with six points above and below.
    open override var intrinsicContentSize: CGSize {
        guard let title = currentTitle, !title.isEmpty else { return CGSize(width: 30, height: 34) }
        let size = metrics(of: titleFont).size(of: title, lines: 1, limit: 0)
        return CGSize(width: Swift.max(30, size.width), height: size.height + 12)
    }

    override var firstBaselineOffset: CGFloat {
        6 + metrics(of: titleFont).pixels(titleFont.ascender)
    }
    override var lastBaselineOffset: CGFloat {
        intrinsicContentSize.height - firstBaselineOffset
    }

    /// The title for the present state.
    open var currentTitle: String? { title(for: state) }
}
