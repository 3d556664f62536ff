import HeadlessUIKit

/// The delegate of a map, which is told what the user does.
@MainActor
public protocol MapControllerDelegate: AnyObject {
    /// Sent when the user has panned the map, not when code has moved it.
    func mapControllerDidPan(_ map: MapController)

    /// Sent when the user has tapped the radar button.
    func mapControllerDidTapRadar(_ map: MapController)
}

extension MapControllerDelegate {
    /// Does nothing.
    public func mapControllerDidPan(_ map: MapController) {}

    /// Does nothing.
    public func mapControllerDidTapRadar(_ map: MapController) {}
}

/// A map with a pin at its center. It knows neither the controller that contains it nor other maps
/// (B02, B03).
open class MapController: UIViewController {
    /// The delegate, which is told what the user does.
    open weak var delegate: MapControllerDelegate?

    /// The latitude of the center in degrees, from -90 (south) to 90 (north).
    public private(set) var latitude = 0.0

    /// The longitude of the center in degrees, from -180 (west) to 180 (east).
    public private(set) var longitude = 0.0

    /// The pin, with the name of the place below it.
    public private(set) lazy var pin: UILabel = UILabel()

    /// The button that flips the map.
    public private(set) lazy var radar: UIButton = UIButton()

    /// The name of the place at the center; its coordinates if it has no name.
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

    /// Moves the center without telling the delegate; latitudes end at the poles, longitudes wrap
    /// around.
    open func move(toLatitude latitude: Double, longitude: Double) {
        guard latitude.isFinite, longitude.isFinite else { return }
        self.latitude = min(max(latitude, -90), 90)
        let turned = (longitude + 180).truncatingRemainder(dividingBy: 360)
        let east = (turned < 0 ? turned + 360 : turned) - 180
        self.longitude = (east * 1e6).rounded() / 1e6
        if isViewLoaded { pin.text = placeName }
    }

    /// The user pans the map to that place.
    open func pan(toLatitude latitude: Double, longitude: Double) {
        move(toLatitude: latitude, longitude: longitude)
        delegate?.mapControllerDidPan(self)
    }
}
