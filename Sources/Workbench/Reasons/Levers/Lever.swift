import CommandLanguage
import HierarchyRecords

/// What UIKit has for those who want it otherwise than an event shows: a row for each callback and cause.
struct Lever: Sendable {
    /// The callbacks that it is about.
    let callbacks: Set<Callback>
    /// What there is, in a sentence or two; nil where the event came by another cause.
    let words: @MainActor @Sendable (CauseStory) -> Message?

    init(
        _ callbacks: Set<Callback>, _ words: @escaping @MainActor @Sendable (CauseStory) -> Message?
    ) {
        self.callbacks = callbacks
        self.words = words
    }

    /// The first row that fits comes first.
    private static let all = ofFingers + presenting + containing + ofScreen + ofInput

    /// What there is for an event; nil where no row fits.
    @MainActor
    static func words(for story: CauseStory) -> Message? {
        for lever in all where lever.callbacks.contains(story.event.callback) {
            if let words = lever.words(story) { return words }
        }
        return nil
    }

    static let appearing: Set<Callback> = [.viewWillAppear, .viewIsAppearing, .viewDidAppear]
    static let disappearing: Set<Callback> = [.viewWillDisappear, .viewDidDisappear]
}
