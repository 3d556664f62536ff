import HierarchyRecords

/// How a callback's events look.
struct EventLook: Sendable {
    let sign: Sign
    /// Whether the canonical line begins with the receiver's name.
    let hasReceiver: Bool

    var role: Role { sign.role }

    /// The look of the callback's events with those glyphs.
    init(of callback: Callback, _ glyphs: Glyphs) {
        let (role, glyph) = EventLook.roleAndGlyph(callback, glyphs)
        sign = Sign(glyph, role)
        hasReceiver = callback.isMessage
    }

    private static func roleAndGlyph(_ callback: Callback, _ glyphs: Glyphs) -> (Role, String) {
        if callback == .viewWillAppear || callback == .viewIsAppearing {
            return (.willAppear, glyphs.willAppear)
        }
        if callback == .viewDidAppear { return (.didAppear, glyphs.didAppear) }
        if callback == .viewWillDisappear { return (.willDisappear, glyphs.willDisappear) }
        if callback == .viewDidDisappear { return (.didDisappear, glyphs.didDisappear) }
        return roleAndGlyph(callback.category, glyphs)
    }

    private static func roleAndGlyph(
        _ category: EventCategory, _ glyphs: Glyphs
    ) -> (Role, String) {
        switch category {
        case .load: (.load, glyphs.load)
        case .containment: (.containment, glyphs.containment)
        case .traits: (.traits, glyphs.traits)
        case .presentation: (.presentation, glyphs.presentation)
        case .warning, .exception: (.problem, glyphs.problem)
        case .call: (.dim, glyphs.other)
        case .mark: (.strong, glyphs.other)
        case .appearance, .layout, .delegate, .segue, .memory, .view, .action, .gesture,
            .notification, .datasource, .statusbar:
            (.event, glyphs.other)
        }
    }
}

extension LineFrames {
    /// The frames of all callbacks, whose looks stand in their order.
    init(of looks: [EventLook], _ encoding: TextEncoding) {
        let switches = encoding.switches
        self.init(margin: (switches[.plain, .dim], switches[.dim, .plain]))
        for (callback, look) in zip(Callback.allCases, looks) {
            for argument in Self.arguments {
                guard look.hasReceiver else {
                    addNone()
                    continue
                }
                add(look, Self.message(callback, argument), switches)
            }
        }
    }

    private mutating func add(_ look: EventLook, _ message: [UInt8], _ switches: RoleSwitches) {
        add(
            Array(switches[.plain, look.role].utf8) + look.sign.utf8
                + Array(switches[look.role, .object].utf8),
            Array(switches[.object, look.role].utf8) + message
                + Array(switches[look.role, .plain].utf8),
            columns: 2 + message.count)
    }

    private static func message(_ callback: Callback, _ argument: EventArgument) -> [UInt8] {
        let event = Event(
            callback, .none, argument, rule: nil, step: 0, time: 0, depth: 0, cause: -1)
        var bytes: [UInt8] = []
        EventLog().writeMessage(event, into: &bytes)
        return bytes
    }
}
