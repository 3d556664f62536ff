import CommandLanguage
import HeadlessUIKit

/// The user's hand on the screen: what it touches, and what is said where it meets something else.
@MainActor
struct UserHand {
    let world: World
    private let draft: ReplyDraft

    init(_ session: Session) {
        world = session.world
        draft = session.draft
    }

    /// Refuses a finger beside others that are on the screen still.
    func checkNoFingers(at span: SourceSpan) throws(Diagnostic) {
        guard world.simulator.hasFingers else { return }
        throw Diagnostic(.illegal, at: span, "a finger is on the screen already", hint: "settle")
    }

    /// What the person called an object: the operand, or else its name, at the verb.
    func word(_ index: Int, _ arguments: borrowing Arguments, for object: AnyObject) -> Word {
        arguments.word(index) ?? Word(world.name(of: object), span: arguments.verb.word.span)
    }

    /// Says something about what the hand met.
    func note(_ remark: Message) { draft.say(.notes([remark])) }
}
