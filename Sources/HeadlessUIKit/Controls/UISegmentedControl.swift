/// A row of segments, one of which may be selected: U17.
open class UISegmentedControl: UIControl {
    /// What `selectedSegmentIndex` is while no segment is selected.
    public static let noSegment = -1

    private var titles: [String] = []
    private var selected = UISegmentedControl.noSegment

    /// A control with segments of those titles, as large as they need (A89); other items count as
    /// segments without one.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String ?? "" }
        frame.size = intrinsicContentSize
    }

    /// How many segments stand in the row.
    public var numberOfSegments: Int { titles.count }

    /// The selected segment; setting it sends nothing. One that is not there is none.
    open var selectedSegmentIndex: Int {
        get { selected }
        set { selected = titles.indices.contains(newValue) ? newValue : Self.noSegment }
    }

    /// Puts a segment in; an index beyond the end is the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        let index = min(max(0, segment), titles.count)
        titles.insert(title ?? "", at: index)
        if selected >= index { selected += 1 }
    }

    /// Takes a segment out; the selection goes with it.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard titles.indices.contains(segment) else { return }
        titles.remove(at: segment)
        if selected == segment { selected = Self.noSegment }
        if selected > segment { selected -= 1 }
    }

    /// Gives a segment a title; one that is not there is left alone.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        if titles.indices.contains(segment) { titles[segment] = title ?? "" }
    }

    /// The title of a segment; nil for one that is not there.
    open func titleForSegment(at segment: Int) -> String? {
        titles.indices.contains(segment) ? titles[segment] : nil
    }

    /// A89: segments of one width, as the widest title needs.
    open override var intrinsicContentSize: CGSize {
        let metrics = metrics(of: .systemFont(ofSize: 13))
        let widths = titles.map { metrics.size(of: $0, lines: 1, limit: 0).width + 20 }
        return CGSize(
            width: (widths.max() ?? 0) * CGFloat(titles.count),
            height: simulator.systemVersion < 13 ? 29 : 32)
    }

    package override var choices: [String] { titles }

    /// Segments are equally wide.
    override func choice(at place: CGPoint) -> Int? { choiceInRow(at: place) }

    package override func place(of choice: Int?) -> CGPoint? { placeInRow(of: choice) }

    /// U17: a tap on the selected segment sends nothing.
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
    /// In quotation marks, as the log writes titles.
    var quoted: String { "\"\(replacing("\n", with: "\\n"))\"" }
}
