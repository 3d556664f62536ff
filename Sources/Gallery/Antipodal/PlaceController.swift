import HeadlessUIKit

/// A text about a place, the reverse side of a map.
open class PlaceController: UIViewController {
    private var latitude = 0.0
    private var longitude = 0.0

    /// The label with the text.
    public private(set) lazy var words: UILabel = UILabel()

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(words)
        write()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        words.frame = view.bounds
    }

    /// Shows the text about a place; does not load the view.
    open func describe(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
        if isViewLoaded { write() }
    }

    private func write() {
        let name = PlaceTable.name(latitude: latitude, longitude: longitude)
        let point = PlaceTable.point(latitude: latitude, longitude: longitude)
        words.text = name == point ? point : "\(name), \(point)"
    }
}
