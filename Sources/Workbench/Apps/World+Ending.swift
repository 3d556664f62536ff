import CommandLanguage
import HeadlessUIKit
import Statements

/// The end of an app, after which only a launch goes on.
extension World {
    /// U51: ends the app. Its objects say no last word, since its process is gone; the names of what it had are
    /// free, and its classes stay.
    func endApp(byUser: Bool) {
        let classes = statements.variables.classes
        let evaluator = classes.evaluator
        classes.evaluator = nil
        simulator.endApp(byUser: byUser) {
            finger = nil
            statements.variables.removeValues()
            names.removeAll()
        }
        classes.evaluator = evaluator
        names.hold(simulator.window as UIWindow, as: "window")
        names.hold(simulator.application as UIApplication, as: "app")
    }

    /// Refuses what needs an app that was not ended.
    func refuseEndedApp(at span: SourceSpan) throws(Diagnostic) {
        guard simulator.system.restoration.isEnded else { return }
        throw Diagnostic(
            .illegal, at: span, "the app was ended, and comes back by a launch", hint: "launch")
    }
}
