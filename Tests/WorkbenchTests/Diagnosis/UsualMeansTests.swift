import HierarchyRecords
import Testing

@testable import Workbench

@MainActor
@Suite("Usual means")
struct UsualMeansTests {
    /// The lines behind the step, or in its place, that `why not` finds.
    private func lines(after steps: String, _ query: String) -> [String] {
        let session = TestSession()
        session.run("set patience 0.1")
        // A step that sends nothing: most of what is asked about was sent in those before.
        session.run(steps + "\nlet quiet = 1")
        #expect(session.errors == [])
        session.run("why not \(query)")
        guard case .answer(let answer as WhyNotAnswer)? = session.replies.last?.contents.last,
            case .notSent(_, let alternatives) = answer.finding
        else { return ["no answer"] + session.errors }
        return alternatives.list.map(\.changes).filter { $0.count == 1 }.map { changes in
            switch changes[0] {
            case .add(let source, _): source
            case .replace(_, _, let source): "instead: \(source)"
            case .leaveOut(let step, _): "without step \(step)"
            case .move(let step, _, _): "step \(step) elsewhere"
            }
        }
    }

    @Test(arguments: UsualScene.all)
    func `what a usual command sends is found`(scene: UsualScene) {
        let found = lines(after: scene.steps, scene.query)
        #expect(!found.isEmpty)
        // Where a change to what is there sends it, that is told in place of commands.
        let commands = Set(UsualScene.all.map(\.command))
        #expect(found.contains(scene.command) || commands.isDisjoint(with: found), "\(found)")
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
                .initWithCoder, .awakeFromNib, .updateViewConstraints, .updateProperties,
                .updateContentUnavailable,
                .systemLayoutFittingSizeDidChange, .tabSidebarVisibility, .barDidPush,
                .setNeedsStatusBarAppearanceUpdate, .childForStatusBarStyle,
                .childForStatusBarHidden, .setNeedsUpdateOfHomeIndicatorAutoHidden,
                .childForHomeIndicatorAutoHidden,
                .setNeedsUpdateOfScreenEdgesDeferringSystemGestures,
                .childForScreenEdgesDeferringSystemGestures,
                .setNeedsUpdateOfPrefersPointerLocked, .childViewControllerForPointerLock,
                .setNeedsUpdateOfPrefersInterfaceOrientationLocked,
                .childViewControllerForInterfaceOrientationLock,
                .updateConstraints, .scrollDidEndAnimation, .warning, .exception, .call, .mark,
                .decodeRestorableState, .finishedRestoringState, .appShouldRestoreState,
                .appShouldRestoreSecureState, .appControllerForPath, .appDidDecodeState,
                .sceneRestoreInteraction,
            ])
        for callback in others {
            guard case .otherwise(let words) = callback.usualMeans else { continue }
            #expect(!words.isEmpty, "\(callback)")
        }
    }
}
