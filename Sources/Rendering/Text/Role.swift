/// What a piece of text means; a theme says how it looks.
public enum Role: UInt8, CaseIterable, Sendable {
    /// Text that stands out in no way.
    case plain
    /// The name of an object.
    case object
    /// `viewWillAppear` and `viewIsAppearing`; the state `appearing`.
    case willAppear
    /// `viewDidAppear`; the state `appeared`.
    case didAppear
    /// `viewWillDisappear`; the state `disappearing`.
    case willDisappear
    /// `viewDidDisappear`; the state `disappeared`.
    case didDisappear
    /// Loading a view, awaking from a nib, and `deinit`.
    case load
    /// Moving to a parent.
    case containment
    /// Traits and sizes.
    case traits
    /// Presentations, dismissals and completions.
    case presentation
    /// Any other event.
    case event
    /// A warning, an exception, an error.
    case problem
    /// A line that was expected and is missing; a controller that is gone.
    case removed
    /// A line that was not expected; a controller that is new.
    case added
    /// What the last step changed.
    case changed
    /// What is there for reference only: rule ids, branches, counts.
    case dim
    /// What the eye should find first: headings.
    case strong
    /// The prompt.
    case prompt
}
