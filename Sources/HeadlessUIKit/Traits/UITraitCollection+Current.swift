extension UITraitCollection {
    /// The traits of the object that is being laid out or told of new traits at this moment; at
    /// other times the assigned collection, or the screen's traits. From iOS 13 (Apple docs of
    /// `current`).
    @available(iOS 13, *)
    public static var current: UITraitCollection {
        get {
            let simulator = Simulator.current
            return simulator.traits.current ?? UITraitCollection(simulator.screenTraits)
        }
        set { Simulator.current.traits.assigned = newValue }
    }

    /// Runs the closure with this collection as the current one.
    @available(iOS 13, *)
    public func performAsCurrent(_ actions: () -> Void) {
        Simulator.current.traits.calling(with: self, actions)
    }
}
