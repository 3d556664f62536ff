import HierarchyRecords

/// What the program around the engine does for it.
@MainActor
final class Host {
    /// Receives every reply.
    var onReply: (Reply) -> Void = { _ in }
    /// Asks the person at the prompt a question that yes answers.
    var isAgreed: (String) -> Bool = { _ in false }
    /// Makes a picture of a screen and of what differs from its views before.
    var drawPicture: (ScreenSnapshot, ViewSnapshot?) -> String = { _, _ in "" }
}
