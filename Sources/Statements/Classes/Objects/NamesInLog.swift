import HeadlessUIKit

// Objects that are no responders have their names in the log from their session.

extension PlainObject: NamedStranger {}
extension ScriptedPercentDrivenInteractiveTransition: NamedStranger {}
extension ScriptedStoryboardSegue: NamedStranger {}

extension NamedStranger where Self: ScriptedObject {
    var classNameInLog: String { script.kind.name }
    var nameInLog: String? { script.kind.evaluator?.variables.names.name(of: self) }
}
