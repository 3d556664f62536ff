/// One row of a table.
open class UITableViewCell: UIView {
    /// What a cell shows besides its title.
    public enum CellStyle: Int, Sendable, CaseIterable { case `default`, value1, value2, subtitle }

    /// What a cell shows at its end.
    public enum AccessoryType: Int, Sendable, CaseIterable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    public let style: CellStyle
    /// What it is dequeued under; nil for a cell that is used once.
    public private(set) var reuseIdentifier: String?
    /// Holds what the cell shows; a child controller's view goes here (U19).
    public let contentView = UIView()
    /// Its title.
    public let textLabel: UILabel? = UILabel()
    /// What stands beside or below the title; the default style has none.
    public let detailTextLabel: UILabel?
    open var accessoryType = AccessoryType.none
    open var isSelected = false
    open var isHighlighted = false

    /// A cell that can be used again under the identifier.
    public required init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        detailTextLabel = style == .default ? nil : UILabel()
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        for label in [textLabel, detailTextLabel].compactMap({ $0 }) {
            contentView.addSubview(label)
        }
    }

    /// A cell that is used once.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Sent when it is dequeued for another row (U20).
    open func prepareForReuse() {}

    /// Sent when its row is selected or deselected, and where a subclass shows it.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Sent when a finger comes down on it and lifts, and where a subclass shows it.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
}
