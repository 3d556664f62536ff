import HierarchyRecords

/// How a callback's events look, and what most of them say, worked out once for all events.
final class EventLook: Sendable {
    let sign: Sign
    /// Whether the canonical line begins with the receiver's name.
    let hasReceiver: Bool
    /// What follows the receiver's name where there is no argument, or a flag.
    private let bare: ArraySlice<UInt8>
    private let no: ArraySlice<UInt8>
    private let yes: ArraySlice<UInt8>

    var role: Role { sign.role }

    /// The look of the callback's events.
    init(of callback: Callback, glyphs: Glyphs) {
        let (role, glyph) = EventLook.roleAndGlyph(callback, glyphs)
        sign = Sign(glyph, role)
        hasReceiver = callback.isMessage
        bare = EventLook.message(callback, .none)
        no = EventLook.message(callback, .flag(false))
        yes = EventLook.message(callback, .flag(true))
    }

    /// What the event's canonical line says after the receiver's name, if it is one of the common
    /// ones; it is ours and in ASCII.
    func commonMessage(_ argument: EventArgument) -> ArraySlice<UInt8>? {
        guard hasReceiver else { return nil }
        return switch argument {
        case .none: bare
        case .flag(let value): value ? yes : no
        default: nil
        }
    }

    private static func message(
        _ callback: Callback, _ argument: EventArgument
    ) -> ArraySlice<UInt8> {
        let event = Event(
            callback, .none, argument, rule: nil, step: 0, time: 0, depth: 0, cause: -1)
        var bytes: [UInt8] = []
        EventLog().writeMessage(event, into: &bytes)
        return bytes[...]
    }

    private static func roleAndGlyph(_ callback: Callback, _ glyphs: Glyphs) -> (Role, String) {
        switch callback {
        case .viewWillAppear, .viewIsAppearing: (.willAppear, glyphs.willAppear)
        case .viewDidAppear: (.didAppear, glyphs.didAppear)
        case .viewWillDisappear: (.willDisappear, glyphs.willDisappear)
        case .viewDidDisappear: (.didDisappear, glyphs.didDisappear)
        default: roleAndGlyph(callback.category, glyphs)
        }
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
        default: (.event, glyphs.other)
        }
    }
}
