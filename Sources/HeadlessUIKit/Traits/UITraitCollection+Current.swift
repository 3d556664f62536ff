extension UITraitCollection {
    /// The traits of the object that is being laid out or told of new traits at this moment; at
    /// other times the assigned collection, or the screen's traits. From iOS 13 (Apple docs of
    /// `current`).
    public static var current: UITraitCollection {
        get { Simulator.current.currentTraits }
        set { Simulator.current.assignedTraits = newValue }
    }

    /// Runs the closure with this collection as the current one.
    public func performAsCurrent(_ actions: () -> Void) {
        let simulator = Simulator.current
        let outer = (simulator.assignedTraits, simulator.environment)
        (simulator.assignedTraits, simulator.environment) = (self, nil)
        actions()
        (simulator.assignedTraits, simulator.environment) = outer
    }
}

extension Simulator {
    fileprivate var currentTraits: UITraitCollection {
        environment?.traitCollection ?? assignedTraits ?? UITraitCollection(screenTraits)
    }

    /// Runs code that may read the current traits, with those of the environment.
    func calling(_ environment: any UITraitEnvironment, _ body: () -> Void) {
        let outer = self.environment
        self.environment = environment
        body()
        self.environment = outer
    }
}
