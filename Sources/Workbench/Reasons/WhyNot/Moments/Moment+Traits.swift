import HierarchyRecords

extension Moment {
    /// The controllers that have got overrides of traits in the step and do not contain the one that is asked about.
    var overriddenElsewhere: [String] {
        after.places.overriddenElsewhere.filter { !before.places.overriddenElsewhere.contains($0) }
    }

    /// Whether the controller has appeared in this step for the first time, with the traits that it had.
    var isFirstLook: Bool {
        after.systemVersion >= 13 && got(.viewWillAppear) && before.state != .disappeared
    }
}
