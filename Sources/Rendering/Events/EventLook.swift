import HierarchyRecords

/// The role and the sign of a callback's events.
struct EventLook: Sendable {
    let sign: Sign
    /// Whether the canonical line begins with the receiver's name.
    let hasReceiver: Bool

    var role: Role { sign.role }

    /// The look of the callback's events.
    init(of callback: Callback, glyphs: Glyphs) {
        let (role, glyph) = EventLook.roleAndGlyph(callback, glyphs)
        sign = Sign(glyph, role)
        switch callback {
        case .warning, .exception, .call, .mark, .presentCompletion, .dismissCompletion,
            .transitionCompletion:
            hasReceiver = false
        default: hasReceiver = true
        }
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
