import HeadlessUIKit
import Statements

/// The controllers that variations are made with: those nearest to the subject come first.
struct Cast {
    let subject: String
    /// The subject's parent, the controller whose view it is in, its presenter, the root.
    let relatives: [String]
    /// Other living controllers, the newest first.
    let others: [String]
    /// Whether the window shows anything.
    let hasRoot: Bool
    let parent: String?
    /// Whether the subject is the root, or presented.
    let isShownOtherwise: Bool
    /// Whether the subject has a parent, or had one before the step, and nothing is presented over it.
    let isUncoveredChild: Bool
    /// Whether no turn of the run loop runs by itself.
    let isHeld: Bool
    /// The segues of the subject's scene.
    let segues: [Circumstances.Segue]

    /// Beyond this many, further controllers are not tried.
    static let limit = 6

    /// The cast of a world, as it was after the step.
    @MainActor
    init(around moment: Moment, in world: World) {
        let moments = [moment.after, moment.before]
        let near = moments.flatMap { circumstances in
            [
                circumstances.parent?.name, circumstances.host?.name, circumstances.presenter,
                circumstances.cover?.presented,
            ]
        }
        let root = world.root.map { world.name(of: $0) }
        let living = world.names.living.filter { world.names.object($0) is UIViewController }
        var seen: Set<String> = [moment.subject]
        relatives = (near + [root]).compactMap { $0 }.filter {
            living.contains($0) && seen.insert($0).inserted
        }
        others = living.reversed().filter { seen.insert($0).inserted }
        subject = moment.subject
        parent = moment.after.parent?.name
        isShownOtherwise = moment.after.isRoot || moment.after.presenter != nil
        hasRoot = root != nil
        isUncoveredChild = moments.contains { $0.parent != nil } && moment.after.cover == nil
        isHeld = moment.after.isHeld
        segues = moment.after.segues ?? []
    }

    /// The controllers that are tried beside the subject, the nearest first.
    var company: [String] { Array((relatives + others).prefix(Self.limit)) }

    /// All controllers that are tried.
    var all: [String] { [subject] + company }
}
