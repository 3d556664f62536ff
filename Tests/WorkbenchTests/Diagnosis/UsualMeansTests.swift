import HierarchyRecords
import Testing

@testable import Workbench

@MainActor
@Suite("Usual means")
struct UsualMeansTests {
    /// The commands behind the step, or in its place, that `why not` finds.
    private func commands(after steps: String, _ query: String) -> [String] {
        let session = TestSession()
        // A step that sends nothing: most of what is asked about was sent in those before.
        session.run(steps + "\nlet quiet = 1")
        #expect(session.errors == [])
        session.run("why not \(query)")
        guard case .whyNot(let answer)? = session.replies.last?.contents.last,
            case .notSent(_, let alternatives) = answer.finding
        else { return ["no answer"] + session.errors }
        return alternatives.list.map(\.changes).filter { $0.count == 1 }.compactMap { changes in
            switch changes[0] {
            case .add(let source, _): source
            case .replace, .leaveOut, .move: nil
            }
        }
    }

    @Test(arguments: UsualScene.all)
    func `what a usual command sends is found`(scene: UsualScene) {
        let found = commands(after: scene.steps, scene.query)
        #expect(found.contains(scene.command), "found \(found)")
    }

    /// Storyboards have tests of their own: `StoryboardSessionTests`.
    private static let segues: Set<Callback> = [
        .shouldPerformSegue, .prepareForSegue, .performSegue, .allowedChildrenForUnwinding,
        .canPerformUnwind, .unwindTowards,
    ]

    @Test func `each callback that commands bring about has a scene, and no other`() {
        let scenes = Set(UsualScene.all.map(\.callback))
        let brought = Callback.allCases.filter { !$0.usualMeans.commands.isEmpty }
        #expect(Set(brought).subtracting(Self.segues) == scenes)
    }

    @Test func `what no command brings about says what does`() {
        let others = Callback.allCases.filter { $0.usualMeans.commands.isEmpty }
        #expect(
            others == [
                .initWithCoder, .awakeFromNib, .updateViewConstraints,
                .systemLayoutFittingSizeDidChange, .barDidPush,
                .setNeedsStatusBarAppearanceUpdate, .childForStatusBarStyle,
                .childForStatusBarHidden, .setNeedsUpdateOfHomeIndicatorAutoHidden,
                .childForHomeIndicatorAutoHidden,
                .setNeedsUpdateOfScreenEdgesDeferringSystemGestures,
                .childForScreenEdgesDeferringSystemGestures,
                .setNeedsUpdateOfPrefersPointerLocked, .childViewControllerForPointerLock,
                .updateConstraints, .scrollDidEndAnimation, .warning, .exception, .call, .mark,
            ])
        for callback in others {
            guard case .otherwise(let words) = callback.usualMeans else { continue }
            #expect(!words.isEmpty, "\(callback)")
        }
    }
}
