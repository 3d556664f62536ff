import HeadlessUIKit
import HierarchyRecords

/// A status bar, or what else the system asks about, that would look otherwise if it were asked for
/// again (S08).
enum OutdatedBar: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        OutdatedAnswer.all(in: world.world.simulator).map { outdated in
            let name = world.log.objects.name(outdated.present.answering)
            let answering = world.controllers(among: [outdated.present.answering]).first
            return Finding(
                "bar-outdated", rule: .s08, objects: [name],
                outdated.words(
                    in: world.log.objects, answered: " in step \(outdated.shown.step)"),
                mend: world.lines(
                    .setNeedsUpdate(
                        answering.map(world.code) ?? name, by: outdated.question.request)))
        }
    }
}
