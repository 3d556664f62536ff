import HierarchyRecords

/// Shows what stands for missing content: an image, two texts and two buttons, each where it is given.
@available(iOS 17, *)
public final class UIContentUnavailableView: UIView, UIContentView {
    private let imageView = UIImageView()
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private let button = UIButton(type: .system)
    private let secondaryButton = UIButton(type: .system)
    /// What the two buttons do now.
    @Counted private var actions: [ObjectID: UIAction] = [:]

    /// What the view shows.
    @Counted public var configuration: any UIContentConfiguration { didSet { show() } }

    /// Creates a view that shows the content.
    public init(configuration: UIContentUnavailableConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        show()
    }

    /// Not in a storyboard or nib.
    public required init?(coder: NSCoder) { nil }

    private func show() {
        guard let content = configuration as? UIContentUnavailableConfiguration else { return }
        imageView.image = content.image
        label.text = content.attributedText?.string ?? content.text
        secondaryLabel.text = content.secondaryAttributedText?.string ?? content.secondaryText
        take(content.button, content.buttonProperties, by: button)
        take(content.secondaryButton, content.secondaryButtonProperties, by: secondaryButton)
        let parts: [(UIView, Bool)] = [
            (imageView, content.image == nil), (label, label.text == nil),
            (secondaryLabel, secondaryLabel.text == nil), (button, content.button.isEmpty),
            (secondaryButton, content.secondaryButton.isEmpty),
        ]
        for (view, isEmpty) in parts {
            if isEmpty { view.removeFromSuperview() } else { addSubview(view) }
        }
        setNeedsLayout()
    }

    private func take(
        _ look: UIButton.Configuration,
        _ properties: UIContentUnavailableConfiguration.ButtonProperties, by button: UIButton
    ) {
        button.configuration = look
        button.isEnabled = properties.isEnabled
        button.menu = properties.menu
        if let old = actions.removeValue(forKey: button.objectID) {
            button.removeAction(old, for: .primaryActionTriggered)
        }
        guard let action = properties.primaryAction else { return }
        button.addAction(action, for: .primaryActionTriggered)
        actions[button.objectID] = action
    }

    // AD-HOC: the parts stand one below the other in the middle, at the distances that the content gives.
    public override func layoutSubviews() {
        super.layoutSubviews()
        guard let content = configuration as? UIContentUnavailableConfiguration else { return }
        let area = safeAreaLayoutGuide.layoutFrame.inset(by: content.margins)
        let parts = subviews.map { ($0, $0.sizeThatFits(area.size)) }
        let gaps = parts.indices.dropFirst().map { distance(above: parts[$0].0, in: content) }
        let height = parts.map(\.1.height).reduce(0, +) + gaps.reduce(0, +)
        var y = content.alignment == .center ? area.midY - height / 2 : area.minY
        for (index, (view, size)) in parts.enumerated() {
            if index > 0 { y += gaps[index - 1] }
            let width = Swift.min(size.width, area.width)
            view.frame = CGRect(x: area.midX - width / 2, y: y, width: width, height: size.height)
            y += size.height
        }
    }

    private func distance(
        above view: UIView, in content: UIContentUnavailableConfiguration
    ) -> CGFloat {
        switch view {
        case label: content.imageToTextPadding
        case secondaryLabel: content.textToSecondaryTextPadding
        case button: content.textToButtonPadding
        case _: content.buttonToSecondaryButtonPadding
        }
    }
}

extension UIContentUnavailableConfiguration {
    fileprivate var margins: UIEdgeInsets {
        UIEdgeInsets(
            top: directionalLayoutMargins.top, left: directionalLayoutMargins.leading,
            bottom: directionalLayoutMargins.bottom, right: directionalLayoutMargins.trailing)
    }
}

extension UIButton.Configuration {
    /// Whether there is nothing to see of the button.
    fileprivate var isEmpty: Bool { title == nil && subtitle == nil && image == nil }
}
