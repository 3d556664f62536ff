import Foundation

#if canImport(UIKit)
    import UIKit
#else
    import HeadlessUIKit
#endif

/// A row with a dot, as long as its article is unread.
public final class ArticleCell: UITableViewCell {
    public let dot = UIView()

    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        dot.layer.cornerRadius = 4
        dot.layer.backgroundColor = UIColor.systemBlue.cgColor
        dot.layer.shadowOpacity = 0.5
        contentView.addSubview(dot)
    }

    public required init?(coder: NSCoder) { fatalError("the cell is made in code") }

    public override func prepareForReuse() {
        super.prepareForReuse()
        dot.isHidden = false
    }

    public override var tintColor: UIColor! {
        didSet { dot.layer.backgroundColor = tintColor?.cgColor }
    }
}
