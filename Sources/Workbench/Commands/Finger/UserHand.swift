import CommandLanguage
import HeadlessUIKit

/// The user's hand on the screen: what it touches, and what is said where it meets something else.
@MainActor
struct UserHand {
    let world: World
    private let draft: ReplyDraft

    init(_ interpreter: Interpreter) {
        world = interpreter.world
        draft = interpreter.draft
    }

    /// Says something about what the hand met.
    func note(_ text: String) { draft.say(.notes([text])) }
}
