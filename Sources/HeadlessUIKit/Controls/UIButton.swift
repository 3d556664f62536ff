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

    /// What kind of button the system draws.
    public enum ButtonType: Int, Sendable, CaseIterable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    }

    public private(set) var buttonType = ButtonType.custom
    private var titleColors: [State.RawValue: UIColor] = [:]

    /// A button of that kind.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// Sets the colour of its title in that state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state.rawValue] = color
    }

    /// The colour of its title in that state; where nothing was set, that of the normal one.
    open func titleColor(for state: State) -> UIColor? {
        titleColors[state.rawValue] ?? titleColors[State.normal.rawValue]
    }

    /// Sets what it says in that state.
    open func setTitle(_ title: String?, for state: State) {
        titles[state.rawValue] = title
        invalidateIntrinsicContentSize()
    }

    /// What it says in that state; where nothing was set, what it says in the normal one.
    open func title(for state: State) -> String? {
        titles[state.rawValue] ?? titles[State.normal.rawValue]
    }

    private var titleFont: UIFont { .systemFont(ofSize: buttonType == .custom ? 18 : 15) }

    /// A89: its title, with six points above and below.
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

    /// What it says now.
    open var currentTitle: String? { title(for: state) }
}
