import HierarchyRecords

/// The calls by which code in a callback of appearing presents, pushes or sets something, each with the callbacks
/// that came to it.
struct CallsOnAppearing {
    /// One call in the code of a class, for one object that appears.
    struct Place: Hashable {
        let object: ObjectID
        let callback: Callback
        let method: String
    }

    /// What leads on, or replaces what is shown.
    static let leading: Set<String> = [
        "present", "presentViewController", "performSegue", "performSegueWithIdentifier",
        "pushViewController", "showDetailViewController",
    ]
    static let replacing: Set<String> = ["setViewControllers"]
    private static let callbacks: Set<Callback> = [
        .viewWillAppear, .viewIsAppearing, .viewDidAppear,
    ]

    /// Where each call stands for the first time in the log, and by how many callbacks it was made.
    private var counts: [Place: (first: Int, callbacks: Set<Int32>)] = [:]
    private var read = 0

    /// The calls that more than one callback made, in the order in which they began.
    var repeated: [Place] {
        counts.filter { $0.value.callbacks.count > 1 }.sorted { $0.value.first < $1.value.first }
            .map(\.key)
    }

    /// Takes an event of the log, in their order.
    mutating func note(_ event: Event, in log: EventLog) {
        read += 1
        guard event.callback == .call, log.caller(event) != nil,
            let method = log.calledMethod(event),
            Self.leading.contains(method) || Self.replacing.contains(method),
            let cause = log.causes(of: Int(event.cause)).first(where: {
                Self.callbacks.contains(log.events[$0].callback)
            })
        else { return }
        let appearing = log.events[cause]
        let place = Place(
            object: appearing.object, callback: appearing.callback, method: method)
        counts[place, default: (read, [])].callbacks.insert(Int32(cause))
    }
}
