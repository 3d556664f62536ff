import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// A line that failed while it ran. It is no step; `doctor` looks at it as long as no other follows.
struct RefusedLine {
    /// As a step, with the number that the next one gets.
    let step: TypedStep
    /// Why, and where in the code.
    let failure: Diagnostic
    /// The container that a cast there was of, in place of what it contains; nil for any other failure.
    let containerCast: String?
    /// The step that it followed.
    private let parent: Int

    init(
        _ failure: Diagnostic, _ source: String, at span: SourceSpan, in journal: Journal,
        _ casts: FailedCasts
    ) {
        self.failure = failure
        containerCast = casts.all.last { $0.span == failure.span }?.container
        step = TypedStep(number: journal.nextNumber, source: source, span: span)
        parent = journal.current
    }

    /// Whether the session still stands where the line failed.
    func isLast(in journal: Journal) -> Bool {
        journal.current == parent && journal.nextNumber == step.number
    }
}

extension Session {
    /// Notes a line that failed, and which classes are not there for it.
    func noteRefusal(_ failure: Diagnostic, _ source: String, at span: SourceSpan) {
        refusedFinger = RefusedFinger(failure, source, at: span, in: journal)
        let refused = RefusedLine(
            failure, source, at: span, in: journal, world.statements.failedCasts)
        refusedLine = refused
        guard case .statement(let line)? = try? parse(Block(text: source, span: span)).last else {
            return
        }
        for statement in line.statements {
            guard case .definition(.class(let declared)) = statement,
                declared.role == .definition
            else { continue }
            refusedClasses[declared.name.text] = refused
        }
    }
}

extension Diagnosis {
    /// The classes that were refused and have not been taken since, the first of them that was typed (B53).
    func classesRefused() -> [Finding] {
        let known = session.world.statements.variables.classes
        let missing = session.refusedClasses.filter { name, refused in
            known.scriptClass(named: name) == nil
                && refused.step.number <= session.journal.nextNumber
        }.sorted { ($0.value.step.number, $0.key) < ($1.value.step.number, $1.key) }
        return missing.prefix(1).map { name, refused in
            Finding(
                "class-refused", rule: .b53, objects: [name],
                "\(name) was not taken, and every line that names it fails: \(refused.failure.summary) "
                    + "(\(refused.failure.span.inClass))",
                mend: ["mend that line, and paste \(name) again"])
        }
    }

    /// The outlets in the last line that are nil, since the view of their controller is not loaded (L01).
    func outletsOfRefusedLine(_ code: TypedCode) -> [Finding] {
        guard let refused = session.refusedLine, refused.isLast(in: session.journal) else {
            return []
        }
        let block = Block(text: refused.step.source, span: refused.step.span)
        var typed = TypedCode()
        let origin = Finding.Origin(step: refused.step.number, source: refused.step.source)
        typed.read((try? session.parse(block)) ?? [], of: origin, inside: session.parse)
        var found: [Finding] = []
        CodeWalk.expressions(of: typed.loose.flatMap(\.statements)) { expression in
            guard let (base, outlet) = expression.member, found.isEmpty,
                let finding = finding(outlet, of: base.ownPath, code, origin)
            else { return }
            found.append(finding)
        }
        return found
    }

    private func finding(
        _ outlet: String, of name: String, _ code: TypedCode, _ origin: Finding.Origin
    ) -> Finding? {
        let world = session.world
        guard world.names.isKnown(name),
            let controller = world.names.object(name) as? UIViewController,
            !controller.isViewLoaded
        else { return nil }
        let className = world.simulator.log.objects.className(controller.objectID)
        guard let declared = code.classes.first(where: { $0.name == className }),
            declared.outlets.contains(outlet)
        else { return nil }
        return Finding(
            "outlet-early", rule: .l01, objects: [name],
            "\(name).\(outlet) is nil: it is an outlet, and the view of \(name) is not loaded yet",
            since: origin, mend: OutletsInPrepare.mends(outlet, of: name, declared))
    }
}
