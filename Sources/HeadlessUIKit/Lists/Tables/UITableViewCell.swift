import HierarchyRecords

/// A cell of a table view.
open class UITableViewCell: UIView {
    /// Which labels a cell has.
    public enum CellStyle: Int, Sendable, CaseIterable { case `default`, value1, value2, subtitle }

    /// What a cell shows at its trailing edge.
    public enum AccessoryType: Int, Sendable, CaseIterable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton

        /// Whether it is a button of its own, or has one.
        var isButton: Bool {
            switch self {
            case .detailDisclosureButton, .detailButton: true
            case .none, .disclosureIndicator, .checkmark: false
            }
        }
    }

    /// The style for which the cell was made.
    @Counted public private(set) var style = CellStyle.default
    /// The identifier for reuse; nil for a cell that is never reused.
    @Counted public private(set) var reuseIdentifier: String?
    /// Contains the cell's content, such as the view of a child view controller (U19).
    @Counted public private(set) var contentView = UIView()
    /// What the cell shows: its view takes the place of the content view.
    @available(iOS 14, *)
    @Counted open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            guard let content = contentConfiguration else { return }
            contentView = content.contentView(inPlaceOf: contentView, in: self)
        }
    }
    /// The content of a cell of its style, still without texts.
    @available(iOS 14, *)
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default, .subtitle: .cell()
        case .value1, .value2: .valueCell()
        }
    }
    /// How the background is drawn; nil where nothing was set.
    @available(iOS 14, *)
    @Counted open var backgroundConfiguration: UIBackgroundConfiguration?
    /// The first text that the cell shows.
    var shownText: String? {
        (contentConfiguration as? UIListContentConfiguration)?.shownText ?? textLabel?.text
    }
    /// The label of the title.
    @available(iOS, deprecated: 14)
    public let textLabel: UILabel? = UILabel()
    /// The label beside or below the title; the default style has none.
    @available(iOS, deprecated: 14)
    @Counted public private(set) var detailTextLabel: UILabel?
    /// How rows are separated.
    public enum SeparatorStyle: Int, Sendable, CaseIterable {
        case none, singleLine, singleLineEtched
    }

    /// How a selected cell looks.
    public enum SelectionStyle: Int, Sendable, CaseIterable { case none, blue, gray, `default` }

    /// What the right edge shows.
    @Counted open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { setNeedsLayout() } }
    }
    /// How the cell looks when it is selected.
    @Counted open var selectionStyle = SelectionStyle.default
    /// How far the line below the cell keeps from the edges, in points.
    @available(iOS 7, *)
    @Counted open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    /// How many widths the content is moved to the right.
    @Counted open var indentationLevel = 0
    /// For each level, in points.
    @Counted open var indentationWidth: CGFloat = 10
    /// Whether the cell's row is selected.
    @Counted open var isSelected = false
    /// Whether a finger is on the cell.
    @Counted open var isHighlighted = false

    /// Creates a cell that can be reused with that identifier.
    public init(style: CellStyle, reuseIdentifier: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        adopt(style: style, reuseIdentifier: reuseIdentifier)
    }

    /// Takes the style and the identifier with which code makes the cell, and adds the labels of the
    /// style.
    package func adopt(style: CellStyle, reuseIdentifier: String?) {
        take(style, reuseIdentifier)
        for label in labels where label.storedSuperview !== contentView {
            contentView.addSubview(label)
        }
    }

    /// Creates a cell of a class that a table view knows by an identifier. Subclasses inherit it with the
    /// other initializers.
    public required convenience init(registeredAs reuseIdentifier: String) {
        self.init(style: .default, reuseIdentifier: reuseIdentifier)
    }

    /// The same as a file says it; a cell without a style has no labels.
    func decodeStyle(_ element: ElementRecord) {
        let style = element.text("style").flatMap(CellStyle.init(interfaceName:)) ?? .default
        take(style, element.text("reuseIdentifier"))
        guard element.text("style") == nil else { return }
        for label in labels where label.storedSuperview != nil { label.removeFromSuperview() }
    }

    private func take(_ style: CellStyle, _ reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        detailTextLabel = style == .default ? nil : detailTextLabel ?? UILabel()
    }

    private var labels: [UILabel] { [textLabel, detailTextLabel].compactMap { $0 } }

    /// Decodes the cell from a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    override func didDecode(_ element: ElementRecord) {
        guard element.text("style") != nil else { return }
        for label in labels { contentView.addSubview(label) }
    }

    /// Shows the texts of a list content configuration.
    // AD-HOC: in the labels of a style; UIKit puts a content view of its own into the cell.
    func show(_ text: String?, _ second: String?) {
        if let second, !second.isEmpty, detailTextLabel == nil { detailTextLabel = UILabel() }
        for (label, text) in [(textLabel, text), (detailTextLabel, second)] {
            guard let label, let text else { continue }
            label.text = text
            if label.storedSuperview == nil { contentView.addSubview(label) }
        }
    }

    /// The id that its element has in the storyboard; it tells which segue a tap on it performs.
    @Counted var sceneID: String?

    /// Creates a cell that is never reused.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Gives the content view the room beside the accessory (A159).
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutContent(in: storedSuperview as? UITableView)
    }

    /// Sent when the cell is dequeued for another row (U20).
    open func prepareForReuse() {}

    /// Called when the row is selected or deselected; override it to change how the cell looks.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Called when a finger touches the cell and when it is lifted; override it to change how the
    /// cell looks.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
}
