import HeadlessUIKit

/// The other side of a map: words about a place.
open class PlaceController: UIViewController {
    private var latitude = 0.0
    private var longitude = 0.0

    /// The words.
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

    /// Tells of that place; a view that is not loaded is not loaded for it.
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
