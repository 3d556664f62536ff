import Gallery
import HeadlessUIKit
import HierarchyRecords

/// Words about a place of a user's class: what the class overrides runs in the place of the gallery's own
/// members, which are then its `super`.
final class ScriptedPlaceController: PlaceController, ScriptedObject {
    let script: ScriptInstance

    init(_ script: ScriptInstance) {
        self.script = script
        super.init(nibName: nil, bundle: nil)
    }

    // MARK: The words

    override func describe(latitude: Double, longitude: Double) {
        override(.`describe(latitude:longitude:)`, [latitude.value, longitude.value]) {
            super.describe(latitude: latitude, longitude: longitude)
        }
    }
}
