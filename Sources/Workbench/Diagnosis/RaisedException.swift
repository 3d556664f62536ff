import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

// The exception by which the last step ended, with what code of the session's own led to it.

extension Diagnosis {
    /// The exception by which the last step ended, if one did: the world is as it was before.
    func raised(_ code: TypedCode) -> [Finding] {
        guard let undone = session.journal.undone.last, !undone.wasRefused,
            undone.parent == session.journal.current
        else { return [] }
        let log = session.world.simulator.log
        guard let index = undone.events.last(where: { log.events[$0].callback == .exception }),
            let rule = log.events[index].rule
        else { return [] }
        let name = log.objects.name(log.events[index].object)
        let place = place(behind: index, in: log, code)
        return [
            Finding(
                "raised", rule: rule, objects: [name],
                "the last step ended with an exception about \(name), and was undone: "
                    + Rulebook.rule(rule).titleInSentence + place.inParentheses,
                wording: log.wording(log.events[index]),
                since: Finding.Origin(step: undone.number, source: undone.source),
                mend: mends(rule, place, code))
        ]
    }

    /// The nearest call of a class's own code that led to the event.
    private func place(behind index: Int, in log: EventLog, _ code: TypedCode) -> PlaceInCode? {
        for cause in log.causes(of: index) {
            let event = log.events[cause]
            guard event.callback == .call, let caller = log.caller(event),
                let name = log.calledMethod(event)
            else { continue }
            for declared in code.classes {
                for (method, statements) in declared.bodies(of: caller) {
                    guard let found = statements.firstCall(of: name) else { continue }
                    return PlaceInCode(found, in: method, of: declared)
                }
            }
        }
        return nil
    }

    private func mends(_ rule: RuleID, _ place: PlaceInCode?, _ code: TypedCode) -> [String] {
        var own: [String] = []
        if rule == .e64 { own = code.selectorsOfOthers }
        if rule == .e65 { own = code.identifiersMissing.map(\.mend) }
        if rule == .e80 {
            own =
                place.flatMap(\.mendOfFirstCount).map { [$0] } ?? [
                    "change what numberOfRowsInSection counts before "
                        + (place.map { "\($0.call.name) (\($0.text))" } ?? "the rows are announced")
                ]
        }
        if !own.isEmpty { return own }
        // A rule of the model's own says no hint; who stumbled over it says what they did.
        let usual = Pitfall.all.first { $0.rules.first == rule }?.instead
        return (MisuseTable.hint(on: rule) ?? usual).map { [$0] } ?? []
    }
}

extension TypedCode {
    /// What mends `#selector(Other.method)` for an object whose class has no such method: a line for each place.
    fileprivate var selectorsOfOthers: [String] {
        classes.flatMap { declared in
            declared.bodies.flatMap { method, statements -> [String] in
                var mends: [String] = []
                CodeWalk.expressions(of: statements) { expression in
                    guard case .literal(.selector(let name)) = expression.kind else { return }
                    let path = name.prefix { !"(:".contains($0) }.split(separator: ".").map(
                        String.init)
                    guard path.count > 1, path[0] != declared.name, let wanted = path.last,
                        classes.lineage(of: declared.name).allSatisfy({
                            $0.methods(named: wanted).isEmpty
                        })
                    else { return }
                    mends.append(
                        "\(declared.name) has no \(wanted): give it the method, or the object of \(path[0]) in place "
                            + "of self (\(declared.text(of: expression.span, in: method)))")
                }
                return mends
            }
        }
    }
}

extension PlaceInCode {
    /// What mends an announcement of rows that the same code has added to its data before: the list counts for the
    /// first time then, and they are in that count already.
    fileprivate var mendOfFirstCount: String? {
        guard call.name.hasPrefix("insert") else { return nil }
        let adds = ["append", "insert", "addObject", "insertObject"]
        for body in declared.bodies where body.method == method {
            let added = body.statements.firstCall { adds.contains($0.name) }
            guard let added,
                (added.span.line, added.span.column) < (call.span.line, call.span.column)
            else { continue }
            return
                "reloadData() in place of \(call.name) (\(text)) until the list has been shown: it counts for the "
                + "first time here, and what \(added.name) added before is in that count already"
        }
        return nil
    }
}

/// An identifier under which cells are asked for, and that nothing registers.
private struct MissingIdentifier {
    let asked: String
    let place: String
    let nearest: String?

    var mend: String {
        let other = nearest.map { "'\($0)', which is registered" } ?? "one that is registered"
        return
            "dequeue under \(other), in place of '\(asked)' (\(place)): identifiers are compared letter by "
            + "letter"
    }
}

extension TypedCode {
    /// The identifiers that code asks for and does not register, with the nearest of those that it does.
    fileprivate var identifiersMissing: [MissingIdentifier] {
        let registered = classes.flatMap { $0.identifiers(of: "register") }.map(\.text)
        return classes.flatMap { $0.identifiers(of: "dequeue") }
            .filter { !registered.contains($0.text) }.map { asked in
                let exact = registered.first { $0.lowercased() == asked.text.lowercased() }
                return MissingIdentifier(
                    asked: asked.text, place: asked.place,
                    nearest: exact ?? NearestName.nearest(to: asked.text, among: registered))
            }
    }
}

extension DeclaredClass {
    /// The identifiers of cells that calls of such a name are given.
    fileprivate func identifiers(of verb: String) -> [(text: String, place: String)] {
        bodies.flatMap { method, statements -> [(text: String, place: String)] in
            var found: [(text: String, place: String)] = []
            CodeWalk.expressions(of: statements) { expression in
                guard let call = CodeCall(expression), call.name.hasPrefix(verb) else { return }
                for argument in call.arguments {
                    guard argument.label?.lowercased().hasSuffix("identifier") == true,
                        let identifier = literal(argument.value)
                    else { continue }
                    found.append((identifier, text(of: call.span, in: method)))
                }
            }
            return found
        }
    }

    /// A text as it stands there, or in a property of the class.
    private func literal(_ value: CommandLanguage.Expression) -> String? {
        if let text = value.literalText { return text }
        let path = value.ownPath
        return declaration.storedProperties.first {
            $0.name.text == path || "\(name).\($0.name.text)" == path
                || "Self.\($0.name.text)" == path
        }?.initialValue?.literalText
    }
}
