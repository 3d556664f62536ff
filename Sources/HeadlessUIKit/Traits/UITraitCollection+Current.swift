extension UITraitCollection {
    /// The traits of whoever is laid out or hears of other traits at this moment; elsewhere what was
    /// assigned, or the screen's. From iOS 13 (Apple docs of `current`).
    public static var current: UITraitCollection {
        get { Simulator.current.currentTraits }
        set { Simulator.current.assignedTraits = newValue }
    }

    /// Runs the work with this collection for the current one.
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

    /// Calls what may ask for the current traits: those of the environment.
    func calling(_ environment: any UITraitEnvironment, _ body: () -> Void) {
        let outer = self.environment
        self.environment = environment
        body()
        self.environment = outer
    }
}
