import Gallery
import HeadlessUIKit
import HierarchyRecords

/// A map of a user's class: what the class overrides runs in the place of the gallery's own
/// members, which are then its `super`.
final class ScriptedMapController: MapController, ScriptedObject {
    let script: ScriptInstance

    init(_ script: ScriptInstance) {
        self.script = script
        super.init(nibName: nil, bundle: nil)
    }

    // MARK: The map

    override var placeName: String { read(.placeName) ?? super.placeName }

    override func move(toLatitude latitude: Double, longitude: Double) {
        override(.`move(toLatitude:longitude:)`, [latitude.value, longitude.value]) {
            super.move(toLatitude: latitude, longitude: longitude)
        }
    }

    override func pan(toLatitude latitude: Double, longitude: Double) {
        override(.`pan(toLatitude:longitude:)`, [latitude.value, longitude.value]) {
            super.pan(toLatitude: latitude, longitude: longitude)
        }
    }
}
