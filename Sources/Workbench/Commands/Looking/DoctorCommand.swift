import CommandLanguage
import HierarchyRecords

/// `doctor`: what is wrong, since when, and what mends it.
extension CommandTable {
    static let doctorCommand = Command(
        "doctor", .looking, "Tells what is wrong in the world, and since which step.",
        [
            .optional("NAME", .object(.controller), after: "design"),
            .optional("NAME", .object(.controller)),
        ],
        effect: .look, synopsis: "doctor [NAME|design NAME]",
        details: [
            Command.Detail("NAME", "only what has to do with that controller"),
            Command.Detail("design NAME", "answers the guide's eight questions on a container"),
        ],
        examples: [
            "new home; new a; root home; home.addChild(a); doctor",
            "new home; new a; root home; add a; doctor design home",
        ], run: examine)
}

@MainActor
private func examine(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    if arguments.isGiven(0) {
        let container = try session.world.requiredController(arguments, 0)
        let design = ContainerDesign(of: container, in: Diagnosis(session: session).examinedWorld)
        return session.say(
            FactList(
                title: "the design of \(session.world.name(of: container))", rows: design.rows))
    }
    let controller = try session.world.controller(arguments, 1)
    let diagnosis = Diagnosis(session: session)
    let findings = diagnosis.diagnose()
    try session.checkWatch(at: arguments.verb.word.span)
    diagnosis.tell(findings, about: controller.map { session.world.name(of: $0) })
    if controller == nil { diagnosis.tellRelated(to: findings) }
}

extension Diagnosis {
    /// Shows what is wrong, only what has to do with an object where one is named.
    func tell(_ all: [Finding], about name: String? = nil) {
        var findings = all
        if let name { findings.removeAll { !$0.objects.contains(name) } }
        session.say(FindingsAnswer(findings))
        if let outstanding {
            session.note("judged as things will be when \(outstanding)")
        }
    }
}
