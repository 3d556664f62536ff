/// Texts about animators, and about what later systems add to traits.
extension Misuse {
    /// An animator that was not stopped is to be finished (E78).
    public static let finishingUnstoppedAnimator = Misuse(
        .e78, .exception(name: "NSInternalInconsistencyException"),
        "finishAnimationAtPosition: should only be called on a stopped animator!",
        hint: "Call stopAnimation(false) first; stopAnimation(true) ends it alone.")

    /// A trait is read among overrides that have none of it (A117); the text is ours.
    public static func missingOverride(of trait: String) -> Misuse {
        Misuse(
            .a117, .exception(name: "NSInternalInconsistencyException"),
            inOwnWords("\(trait) is not overridden here: there is no value to read"),
            hint: "Ask contains(\(trait).self) first, or read the traitCollection.")
    }

    /// A registration for changes of traits names no trait (A122); the text is ours.
    public static let registrationForNoTraits = Misuse(
        .a122, .exception(name: "NSInternalInconsistencyException"),
        inOwnWords("registerForTraitChanges needs at least one trait"),
        hint: "Name the traits: [UITraitUserInterfaceStyle.self].")

    /// A priority of a view's content that is not from 0 to 1000 (A121); the text is ours.
    public static func contentPriorityOutOfRange(_ priority: Float, of kind: String) -> Misuse {
        Misuse(
            .a121, .exception(name: "NSInternalInconsistencyException"),
            inOwnWords(
                "a content \(kind) priority of \(numberText(Double(priority))) is out of range: "
                    + "it must be from 0 to 1000"),
            hint: "Give a priority from 1 to 1000; 1000 is required.")
    }
}
