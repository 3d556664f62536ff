import HierarchyRecords

/// What stands around the receiver's name in an event's line: the sign before it, a common message
/// after it.
final class MessageFrame: Sendable {
    let sign: Sign
    /// Ours, and in ASCII.
    let message: ArraySlice<UInt8>
    /// All that goes before the name and after it where plain text stands around the frame.
    let opening: [UInt8]
    let closing: [UInt8]

    /// Without the name's.
    var columns: Int { 2 + message.count }

    init(_ sign: Sign, _ message: ArraySlice<UInt8>, _ encoding: TextEncoding) {
        self.sign = sign
        self.message = message
        let switches = encoding.switches
        let (entry, exit) = (switches[.plain, sign.role], switches[sign.role, .plain])
        opening = Array(entry.utf8) + sign.utf8 + Array(switches[sign.role, .object].utf8)
        closing = Array(switches[.object, sign.role].utf8) + message + Array(exit.utf8)
    }
}

/// How a callback's events look, and what most of them say, worked out once for all events.
final class EventLook: Sendable {
    let sign: Sign
    /// Whether the canonical line begins with the receiver's name.
    let hasReceiver: Bool
    /// Where there is no argument, or a flag.
    private let bare: MessageFrame
    private let no: MessageFrame
    private let yes: MessageFrame

    var role: Role { sign.role }

    /// The look of the callback's events under an encoding.
    init(of callback: Callback, _ encoding: TextEncoding) {
        let (role, glyph) = EventLook.roleAndGlyph(callback, encoding.glyphs)
        let sign = Sign(glyph, role)
        self.sign = sign
        hasReceiver = callback.isMessage
        let frame = { MessageFrame(sign, EventLook.message(callback, $0), encoding) }
        bare = frame(.none)
        no = frame(.flag(false))
        yes = frame(.flag(true))
    }

    /// What stands around the receiver's name, if the event says one of the common things.
    func commonFrame(_ argument: EventArgument) -> MessageFrame? {
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
