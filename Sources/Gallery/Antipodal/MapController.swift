import HeadlessUIKit

/// What a map tells of the user's fingers.
@MainActor
public protocol MapControllerDelegate: AnyObject {
    /// Told when the user has panned the map; code that moves it is not told.
    func mapControllerDidPan(_ map: MapController)

    /// Told when the user has tapped the radar button.
    func mapControllerDidTapRadar(_ map: MapController)
}

/// A map with a pin in its middle. It knows nothing of the controller around it, nor of other maps (B02, B03).
open class MapController: UIViewController {
    /// Told what the user does.
    open weak var delegate: MapControllerDelegate?

    /// How far north the middle is, in degrees from -90 to 90.
    public private(set) var latitude = 0.0

    /// How far east the middle is, in degrees from -180 to 180.
    public private(set) var longitude = 0.0

    /// The pin, with the name of the place under it.
    public private(set) lazy var pin: UILabel = UILabel()

    /// The button that turns the map around.
    public private(set) lazy var radar: UIButton = UIButton()

    /// The name of the place in the middle; its degrees where it has none.
    open var placeName: String {
        return PlaceTable.name(latitude: latitude, longitude: longitude)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(pin)
        view.addSubview(radar)
        radar.addAction(
            UIAction { [weak self] _ in
                if let self { self.delegate?.mapControllerDidTapRadar(self) }
            }, for: .touchUpInside)
        pin.text = placeName
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let bounds = view.bounds
        pin.frame = CGRect(x: bounds.midX - 80, y: bounds.midY, width: 160, height: 21)
        radar.frame = CGRect(x: bounds.maxX - 60, y: bounds.maxY - 60, width: 44, height: 44)
    }

    /// Moves the middle there; latitudes end at the poles, longitudes go round. Nobody is told.
    open func move(toLatitude latitude: Double, longitude: Double) {
        guard latitude.isFinite, longitude.isFinite else { return }
        self.latitude = min(max(latitude, -90), 90)
        let turned = (longitude + 180).truncatingRemainder(dividingBy: 360)
        let east = (turned < 0 ? turned + 360 : turned) - 180
        self.longitude = (east * 1e6).rounded() / 1e6
        if isViewLoaded { pin.text = placeName }
    }

    /// What a finger does that pans the map there.
    open func pan(toLatitude latitude: Double, longitude: Double) {
        move(toLatitude: latitude, longitude: longitude)
        delegate?.mapControllerDidPan(self)
    }
}
