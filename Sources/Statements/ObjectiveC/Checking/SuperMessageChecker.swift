import CommandLanguage

/// Checks messages to `super`, and those that an initialiser sends to another one.
@MainActor
struct SuperMessageChecker {
    let line: LineUnderCheck

    /// `[super message]` and `super.property`
    func check(
        _ selector: String, _ arguments: [Expression], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if let context = line.classContext, !context.hasSelf,
            let own = try checkClass(selector, arguments, in: context, at: span)
        {
            return own
        }
        let receiver = try line.names.check("self", at: span)
        if selector.hasPrefix("init"), line.classContext?.isInitialiser == true {
            return try checkInitialiser(
                selector, arguments, receiver, isSuper: true, at: span)
        }
        if selector.hasPrefix("init"), isMaking {
            return try checkMade(arguments, receiver, at: span)
        }
        let type = try line.superMembers.superType(at: span)
        guard let member = line.classes.resolve(selector, of: type) else {
            let above = receiver.retyped(type)
            if selector == "dealloc" {
                return CheckedExpression.computed([], .void, at: span) {
                    _, _ throws(StatementStop) in .void
                }
            }
            if let inert = try line.inertOfC.check(to: above, selector, arguments, at: span) {
                return inert
            }
            if let message = FoundationMessage.find(selector, of: type) {
                return try line.messages.checkFoundation(message, above, arguments, at: span)
            }
            let object = CheckedExpression(.constant(.null), type, at: span)
            throw line.selectorAdvice.unknown(selector, arguments, of: object, at: span)
        }
        return try line.messages.checkSend(
            superMember(member), receiver, selector, arguments, at: span)
    }

    /// `[super message]` in a method of the class; nil where nothing is above it that answers.
    private func checkClass(
        _ selector: String, _ arguments: [Expression], in context: ClassContext, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        switch selector {
        // What they make is of the class itself.
        case "alloc", "allocWithZone:", "new":
            return try line.classMessages.check(context.description, selector, [], at: span)
        case "initialize", "load":
            return CheckedExpression.computed([], .void, at: span) { _, _ throws(StatementStop) in
                .void
            }
        default: break
        }
        guard let above = context.description.superclass else { return nil }
        return try line.classMessages.check(above, selector, arguments, at: span)
    }

    /// Whether the code is that of a method that makes an object and is named otherwise than `initWith…`.
    private var isMaking: Bool { line.classContext?.makesObject == true }

    /// What a method as `initForPhone` begins with: the object is there already, made as `init` makes it.
    private func checkMade(
        _ arguments: [Expression], _ receiver: CheckedExpression, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        var values = [receiver]
        for argument in arguments { values.append(try line.expressions.check(argument)) }
        return CheckedExpression.computed(values, receiver.type, at: span) {
            _, values throws(StatementStop) in values[0]
        }
    }

    private func superMember(_ member: ObjectiveCNames.Member) -> ObjectiveCNames.Member {
        guard let kind = line.classContext?.kind else { return member }
        switch member {
        case .method(let method, let positions):
            return .method(kind.superMethod(method), positions: positions)
        case .getter(let property): return .getter(kind.superProperty(property))
        case .setter(let property): return .setter(kind.superProperty(property))
        }
    }

    /// `[super init…]` and `[self init…]`, which give `self`.
    func checkInitialiser(
        _ selector: String, _ arguments: [Expression], _ receiver: CheckedExpression,
        isSuper: Bool, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        guard let kind = line.classContext?.kind else {
            throw unknownInitialiser(selector, at: span)
        }
        let above = kind.superclass?.initialisers ?? kind.foundation.initialisers
        let name = kind.description.nameOfInitialiser(selector, in: line.classes)
        guard
            let chosen = (isSuper ? above : kind.initialisers).first(where: {
                $0.selector == selector || $0.name == name
            })
        else {
            return try checkInert(selector, arguments, receiver, isSuper: isSuper, at: span)
        }
        let method = MemberMethod(
            chosen.name, parameters: chosen.parameters, result: receiver.type
        ) { receiver, values throws(ConversionFailure) in
            let object = try ScriptClass.object(receiver)
            return kind.runInitialiser(chosen, on: object, values, isSuper: isSuper)
                ? receiver : .null
        }
        let positions = Array(chosen.parameters.indices)
        return try line.messages.checkSend(
            .method(method, positions: positions), receiver, selector, arguments, at: span)
    }

    /// An initialiser that a class of the frameworks has: its object is made as `init` makes it.
    private func checkInert(
        _ selector: String, _ arguments: [Expression], _ receiver: CheckedExpression,
        isSuper: Bool, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let above = line.classContext?.kind?.superclass?.description
        let isAbove = isSuper && above.map { line.inertOfC.hasInitialiser(selector, $0) } ?? false
        guard selector != "init", isAbove || isAbsent(selector) else {
            throw unknownInitialiser(selector, at: span)
        }
        var values: [CheckedExpression] = []
        for argument in arguments { values.append(try line.expressions.check(argument)) }
        let made = try checkInitialiser("init", [], receiver, isSuper: true, at: span)
        return CheckedExpression.computed(values + [made], made.type, at: span) {
            _, values throws(StatementStop) in values.last ?? .null
        }
    }

    /// Whether a header that is not here may add the initialiser, which misses none that is known by a slip.
    private func isAbsent(_ selector: String) -> Bool {
        let absent = line.classes.inert.absent
        guard absent.mayAddToClasses, absent.mayHave(name: String(selector.prefix { $0 != ":" })),
            line.cosmetics != .refuse,
            NearestName.slip(
                of: selector, among: line.classContext?.kind?.initialisers.map(\.selector) ?? [])
                == nil
        else { return false }
        line.found.leftOut.addInert(selector)
        return true
    }

    private func unknownInitialiser(_ selector: String, at span: SourceSpan) -> Diagnostic {
        let known = line.classContext?.kind?.initialisers.map(\.selector) ?? []
        return Diagnostic(
            .unknownMember, at: span, "no initialiser '\(selector.clipped)' is known here",
            suggestion: NearestName.nearest(to: selector, among: known))
    }
}

extension TypeDescription {
    /// What Swift calls the model's initialiser of that selector.
    fileprivate func nameOfInitialiser(
        _ selector: String, in classes: ClassTable
    ) -> String? {
        for ancestor in lineage(in: classes) {
            if let known = ancestor.objectiveC.initialisers[selector] { return known.swiftName }
        }
        return nil
    }
}

extension ScriptClass {
    /// Runs an initialiser that another one called, and says whether it gave an object.
    func runInitialiser(
        _ chosen: ScriptInitialiser, on object: any ScriptedObject, _ values: [Value],
        isSuper: Bool
    ) -> Bool {
        guard isSuper else {
            let kind = object.script.kind
            let own = kind.initialisers.first { $0.name == chosen.name } ?? chosen
            return kind.run(own, on: object, values)
        }
        if let superclass { return superclass.run(chosen, on: object, values) }
        // UIKit's `init` sends `initWithNibName:bundle:`, or `initWithFrame:`, which the object's class may override.
        if chosen.isModel, chosen.isConvenience {
            return object.script.kind.run(chosen, on: object, values)
        }
        chosen.model(object, values)
        return true
    }
}

extension ScriptInitialiser {
    /// As Objective-C calls it: `initWithNibName:bundle:`.
    var selector: String {
        let labels = name.dropFirst("init(".count).dropLast().split(separator: ":")
        guard let first = labels.first else { return "init" }
        return "initWith\(String(first).capitalisedFirst):"
            + labels.dropFirst().map { $0 + ":" }.joined()
    }
}
