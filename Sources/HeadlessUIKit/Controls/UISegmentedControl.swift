/// A row of segments, one of which may be selected: U17.
open class UISegmentedControl: UIControl {
    /// What `selectedSegmentIndex` is while no segment is selected.
    public static let noSegment = -1

    @Counted private var titles: [String] = []
    @Counted private var selected = UISegmentedControl.noSegment

    /// Creates a control with a segment for each item, at the size that they need (A89). Items that
    /// are no strings become segments without a title.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        adopt(items: items)
    }

    /// Creates a control without segments.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Decodes the control from a storyboard or nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Takes the segments with which code makes the control.
    package func adopt(items: [Any]?) {
        titles = (items ?? []).map { $0 as? String ?? "" }
        frame.size = intrinsicContentSize
    }

    /// The number of segments.
    public var numberOfSegments: Int { titles.count }

    /// The index of the selected segment; setting it sends no action, and an index out of range
    /// selects none.
    open var selectedSegmentIndex: Int {
        get { selected }
        set { selected = titles.indices.contains(newValue) ? newValue : Self.noSegment }
    }

    /// Inserts a segment; an index beyond the end appends it.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        let index = min(max(0, segment), titles.count)
        titles.insert(title ?? "", at: index)
        if selected >= index { selected += 1 }
    }

    /// Removes a segment; if it was selected, no segment is selected any more.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard titles.indices.contains(segment) else { return }
        titles.remove(at: segment)
        if selected == segment { selected = Self.noSegment }
        if selected > segment { selected -= 1 }
    }

    /// Sets the title of a segment; an index out of range is ignored.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        if titles.indices.contains(segment) { titles[segment] = title ?? "" }
    }

    /// The title of a segment; nil if the index is out of range.
    open func titleForSegment(at segment: Int) -> String? {
        titles.indices.contains(segment) ? titles[segment] : nil
    }

    /// A89: all segments are as wide as the widest title needs.
    open override var intrinsicContentSize: CGSize {
        let metrics = metrics(of: .systemFont(ofSize: 13))
        let widths = titles.map { metrics.size(of: $0, lines: 1, limit: 0).width + 20 }
        return CGSize(
            width: (widths.max() ?? 0) * CGFloat(titles.count),
            height: simulator.systemVersion < 13 ? 29 : 32)
    }

    package override var choices: [String] { titles }

    /// The segment at that point; all segments have the same width.
    override func choice(at place: CGPoint) -> Int? { choiceInRow(at: place) }

    package override func place(of choice: Int?) -> CGPoint? { placeInRow(of: choice) }

    /// U17: a tap on the selected segment sends no action.
    override func fingerLeft(for choice: Int?) {
        isHighlighted = false
        guard let choice, titles.indices.contains(choice), choice != selected else { return }
        selected = choice
        tell(simulator.recorder.argument(text: titles[choice].quoted), rule: .u17) {
            sendActions(for: [.valueChanged])
        }
    }
}

extension String {
    /// The text in quotation marks, as the log writes titles.
    var quoted: String { "\"\(replacing("\n", with: "\\n"))\"" }
}
