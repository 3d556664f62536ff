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
    /// The unwind segues of all scenes, with where they begin: `back from b`.
    let unwinds: [String]
    /// Other views and controls with names, the newest first.
    let views: [String]
    /// What the subject offers, where it is an alert.
    let titles: [String]
    /// What takes away what keeps a finger from the subject.
    let mends: [Circumstances.Mend]

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
        segues = Array((moment.after.segues ?? []).prefix(Self.limit))
        unwinds = living.flatMap { Self.unwinds(from: $0, in: world) }.firsts
        views =
            (moment.senders.touched
            + world.names.living.reversed().filter {
                $0 != moment.subject && world.names.object($0) is UIView
                    && !moment.senders.touched.contains($0)
            }).firsts
        let alert = world.names.object(moment.subject) as? UIAlertController
        titles = alert?.actions.compactMap(\.title) ?? []
        mends = moment.before.obstacles.compactMap(\.mend)
    }

    @MainActor
    private static func unwinds(from name: String, in world: World) -> [String] {
        guard let controller = world.names.controller(name), controller.storyboard != nil else {
            return []
        }
        return controller.seguesOfScene.map { Circumstances.Segue($0.segue) }
            .filter(\.isUnwind).compactMap { $0.words(from: name) }
    }

    /// The controllers that are tried beside the subject, the nearest first.
    var company: [String] { Array((relatives + others).prefix(Self.limit)) }

    /// All controllers that are tried.
    var all: [String] { [subject] + company }
}

extension [String] {
    /// Those that are tried.
    fileprivate var firsts: [String] { Array(prefix(Cast.limit)) }
}
