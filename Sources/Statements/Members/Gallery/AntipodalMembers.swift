import Gallery
import HeadlessUIKit

extension AntipodalController.Half: ScriptChoice {
    static var type: TypeDescription { .antipodalHalf }
    static let choices: [Self] = [.upper, .lower]
}

extension TypeDescription {
    static let antipodalHalf = TypeDescription(
        "AntipodalController.Half", choices: ["upper", "lower"])

    static let mapController = TypeDescription(
        "MapController", class: MapController.self, superclass: .viewController
    ) { type in
        type.initialiser("init()") { MapController() }
        type.property(
            "delegate", { ScriptElement(value: $0.delegate.map { .object($0) } ?? .null) },
            { $0.delegate = $1.value.objectOrNil as? any MapControllerDelegate })
        type.property("latitude", { $0.latitude })
        type.property("longitude", { $0.longitude })
        type.property("placeName", { $0.placeName })
        type.property("pin", { $0.pin })
        type.property("radar", { $0.radar })
        type.method("move(toLatitude:longitude:)", MapController.move)
        type.method("pan(toLatitude:longitude:)", MapController.pan)
    }

    static let placeController = TypeDescription(
        "PlaceController", class: PlaceController.self, superclass: .viewController
    ) { type in
        type.initialiser("init()") { PlaceController() }
        type.property("words", { $0.words })
        type.method("describe(latitude:longitude:)", PlaceController.describe)
    }

    static let wholeAntipodalController = TypeDescription(
        "WholeAntipodalController", class: WholeAntipodalController.self,
        superclass: .antipodalController
    ) { type in type.initialiser("init()") { WholeAntipodalController() } }

    static let brokenAntipodalController = TypeDescription(
        "BrokenAntipodalController", class: BrokenAntipodalController.self,
        superclass: .antipodalController
    ) { type in type.initialiser("init()") { BrokenAntipodalController() } }

    static let handedOnController = TypeDescription(
        "HandedOnController", class: HandedOnController.self, superclass: .viewController
    ) { type in
        type.initialiser("init()") { HandedOnController() }
        type.property("guest", { $0.guest }, { $0.guest = $1 })
    }

    static let antipodalController = TypeDescription(
        "AntipodalController", class: AntipodalController.self, superclass: .viewController
    ) { type in
        type.initialiser("init()") { AntipodalController() }
        type.property("map1", { $0.map1 })
        type.property("map2", { $0.map2 })
        type.property("text1", { $0.text1 })
        type.property("text2", { $0.text2 })
        type.property("upperView", { $0.upperView })
        type.property("lowerView", { $0.lowerView })
        type.property("isFlipping", { $0.isFlipping })
        type.property("flipDuration", { $0.flipDuration }, { $0.flipDuration = $1 })
        type.method("superview(of:)", AntipodalController.superview)
        type.method("shown(in:)", AntipodalController.shown)
        type.method("flip(_:)") { maps in
            { (half: AntipodalController.Half) in maps.flip(half) }
        }
        type.method("finishFlip(from:to:)", AntipodalController.finishFlip)
        type.method("mapControllerDidPan(_:)", AntipodalController.mapControllerDidPan)
        type.method("mapControllerDidTapRadar(_:)", AntipodalController.mapControllerDidTapRadar)
    }
}

extension MapControllerDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func mapControllerDidPan(_ map: MapController) {
        _ = answer("mapControllerDidPan(_:)", [map.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func mapControllerDidTapRadar(_ map: MapController) {
        _ = answer("mapControllerDidTapRadar(_:)", [map.value])
    }
}
