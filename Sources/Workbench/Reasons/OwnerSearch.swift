import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// Finds whose event a question means: an object by its name, by a path of properties, by its class, or
/// by the property or variable that has it.
@MainActor
struct OwnerSearch {
    let session: Session

    private var world: World { session.world }

    /// The pattern of the object that is meant, by the name that the log has for it.
    func resolve(
        _ pattern: EventQuery.Pattern, at span: SourceSpan
    ) throws(Diagnostic) -> EventQuery.Pattern {
        guard let owner = pattern.owner else { return pattern }
        if isKnown(owner) { return pattern.of(logName(of: owner)) }
        let found = objects(called: owner.subject)
        if found.isEmpty, world.statements.variables.classes.type(named: owner.subject) != nil {
            throw Diagnostic(
                .unknownName, at: span,
                "no object of class '\(owner.subject)' is there: none was made, or nothing holds it any "
                    + "more")
        }
        if found.isEmpty {
            let candidates = world.names.order
            throw Diagnostic(
                .unknownName, at: span, "unknown name '\(owner.subject)'",
                suggestion: NearestName.nearest(to: owner.subject, among: candidates))
        }
        let rest = owner.name.dropFirst(owner.subject.count)
        let fitting = found.filter { has(pattern, $0 + rest) }
        let meant = fitting.count == 1 ? fitting : found
        guard meant.count == 1 else {
            throw Diagnostic(
                .wrongValue, at: span,
                "'\(owner.subject)' may be \(Self.list(meant)): write which one")
        }
        return pattern.of(meant[0] + rest)
    }

    /// Who may be meant where a question names the callback alone: those that could get it, or
    /// those of them whose classes have it.
    func owners(of pattern: EventQuery.Pattern) -> [String] {
        let objects = world.names.reachable
        let isOfViews = pattern.callbacks.allSatisfy { $0.category == .view }
        let able = objects.filter { object in
            let ties = DelegateTie.all(of: object).flatMap(\.protocols)
            let told = pattern.callbacks.compactMap(\.receivingProtocol)
            if !told.isEmpty { return !Set(ties).isDisjoint(with: told) }
            return isOfViews ? object is UIView : object is UIViewController
        }
        let own = able.filter { object in
            let members = OwnMethods.members(of: object)
            return pattern.callbacks.contains { members.contains($0.spelling.swift) }
        }
        return (own.isEmpty ? able : own).map { world.name(of: $0) }.eachOnce
    }

    // MARK: By name

    private func isKnown(_ owner: EventQuery.Owner) -> Bool {
        if world.names.isKnown(owner.subject) { return true }
        let objects = world.simulator.log.objects
        return logNames.contains { $0 == owner.name || $0 == owner.subject }
            || objects.ghosts.contains { $0.name == owner.name }
    }

    /// The log's names of all objects that were ever made.
    private var logNames: [String] {
        let objects = world.simulator.log.objects
        return objects.ids.map { objects.name($0) }
    }

    /// What the log calls the object at the end of a path; the owner's own name where none is there.
    private func logName(of owner: EventQuery.Owner) -> String {
        guard owner.name != owner.subject, !logNames.contains(owner.name),
            let object = world.referent(path: owner.name)
        else { return owner.name }
        return world.name(of: object)
    }

    // MARK: By class and property

    /// The objects of that class, or of the class that a variable of that name is of in the session's code,
    /// living ones or else those that are gone; and those that a property of that name has.
    private func objects(called name: String) -> [String] {
        let reachable = world.names.reachable
        let held = reachable.compactMap { $0 as? any ScriptedObject }.flatMap { object in
            object.script.storedValues.filter { $0.name == name }.flatMap(\.value.objects)
        }.map { world.name(of: $0) }
        let living = Set(reachable.map { world.name(of: $0) })
        let ofClass = ([name] + VariableClasses(session: session).classes(of: name)).flatMap {
            logNames(ofClass: $0)
        }
        let alive = ofClass.filter(living.contains)
        return (held + (alive.isEmpty ? ofClass : alive)).eachOnce
    }

    private func logNames(ofClass name: String) -> [String] {
        let objects = world.simulator.log.objects
        return objects.ids.filter { objects.className($0) == name }.map { objects.name($0) }
    }

    private func has(_ pattern: EventQuery.Pattern, _ name: String) -> Bool {
        let log = world.simulator.log
        let named = pattern.of(name)
        return log.events.contains { named.matches($0, in: log) }
    }

    /// `a, b or c`; the first eight of more.
    static func list(_ names: [String]) -> String {
        let shown = names.prefix(8)
        let more = names.count > shown.count ? " or \(names.count - shown.count) more" : ""
        guard more.isEmpty, let last = shown.last, shown.count > 1 else {
            return shown.joined(separator: ", ") + more
        }
        return shown.dropLast().joined(separator: ", ") + " or " + last
    }
}

extension World {
    /// The object at the end of a path of properties; nil where none is there.
    func referent(path: String) -> AnyObject? {
        let word = Word(path, span: SourceSpan(line: 1, column: 1))
        return (try? referent(word)) ?? nil
    }
}

extension [String] {
    fileprivate var eachOnce: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
