import CommandLanguage
import HeadlessUIKit

/// Checks names in Objective-C: locals, those of the session, instance variables and constants of C.
@MainActor
struct CNameChecker {
    let line: LineUnderCheck

    func check(
        _ name: String, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let isKnown =
            line.scope.knows(name) || line.isName(name)
        // In a method of the class, `self` is the class.
        if !isKnown, name == "self", let context = line.classContext, !context.hasSelf {
            return CheckedExpression(.constant(.object(context.description)), .any, at: span)
        }
        if !isKnown, name == "objc_msgSend" {
            return CheckedExpression.computed([], .any, at: span) {
                evaluator, _ throws(StatementStop) in
                .function(ScriptFunction { evaluator.sendMessage($0, at: span) })
            }
        }
        if !isKnown, let present = OldSpellingOfC.constants[name] {
            line.found.leftOut.addOld(name, present)
            return try check(present, at: span)
        }
        if !isKnown, let constant = ConstantsOfC.find(name) {
            return Availability.value(
                constant.value, named: name, since: ConstantsOfC.firstSystem(of: name),
                as: constant.type, at: span)
        }
        if !isKnown, let (property, _) = ConstantsOfC.property(name, in: line.classes) {
            return CheckedExpression(.member(.staticProperty(property)), property.type, at: span)
        }
        do {
            return try line.names.check(name, at: span)
        } catch {
            if let variable = try checkInstanceVariable(name, at: span) { return variable }
            if !isKnown, let constant = line.inertOfC.constant(name, at: span) { return constant }
            throw unknownOfC(name, error)
        }
    }

    /// `_name`, where a method's object has a property of that name.
    private func checkInstanceVariable(
        _ name: String, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard name.hasPrefix("_"), line.scope.knows("self") else { return nil }
        let object = try line.names.check("self", at: span)
        let property = String(name.dropFirst())
        let type = object.type.unwrapped
        guard let member = line.classes.property(property, of: type) ?? absent(property, of: type)
        else { return nil }
        return CheckedExpression(
            .member(.property(object, member, isChained: false)), member.type, at: span)
    }

    /// A variable that a header may give the class which is not here; nil where the name misses one of the class's own.
    private func absent(_ property: String, of type: ValueType) -> MemberProperty? {
        let absent = line.classes.inert.absent
        guard absent.areHeaders, absent.mayHave(name: property), line.cosmetics != .refuse,
            NearestName.slip(
                of: property, among: line.ownMembers.names.filter { !$0.hasPrefix("set") }) == nil
        else { return nil }
        line.found.leftOut.addInert("_" + property)
        return line.foreign.untold(property)
    }

    /// The nearest constant, where a name that begins as constants do is unknown.
    private func unknownOfC(_ name: String, _ error: Diagnostic) -> Diagnostic {
        guard error.code == .unknownName, name.count > 3,
            let constant = line.nearest(to: name, among: ConstantsOfC.names)
        else { return error }
        var error = error
        error.suggestion = constant
        return error
    }
}
