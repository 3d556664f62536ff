import CommandLanguage
import HeadlessUIKit
import Statements

/// Launching an app by its own delegates.
extension World {
    /// What the session's classes and storyboards tell of the app.
    var appAsDeclared: AppDescription {
        AppDescription(
            of: statements.variables.classes,
            storyboards: storyboards.withoutNibs.map(\.name))
    }

    /// Takes what the system has to know of the app.
    func take(_ description: AppDescription) {
        app = description
        simulator.images = Dictionary(
            description.images.map { ($0.name, $0.known) }, uniquingKeysWith: { first, _ in first })
    }

    /// R21, X05, X48: launches the app: its delegates are made and told, then come the root that is given, the
    /// main storyboard, or the window of the app's own code.
    func launch(with root: UIViewController?, at span: SourceSpan) throws(Diagnostic) {
        try refuseSecondLaunch(at: span)
        let description = app.flatMap { $0.isEmpty ? nil : $0 } ?? appAsDeclared
        guard root != nil || !description.isEmpty else {
            throw Diagnostic(
                .illegal, at: span,
                "there is no app to launch: no class adopts UIApplicationDelegate or "
                    + "UIWindowSceneDelegate",
                hint: "launch NAME, with the name of a controller")
        }
        var launched = LaunchedApp(try self.root(root, of: description, at: span))
        try addDelegates(of: description, to: &launched, at: span)
        simulator.launch(launched)
        names.hold(simulator.window as UIWindow, as: "window")
        if let failure = statements.takeClosureFailure(at: span) { throw failure }
    }

    /// Refuses a launch where the window has a root already.
    func refuseSecondLaunch(at span: SourceSpan) throws(Diagnostic) {
        guard simulator.window.rootViewController != nil else { return }
        throw Diagnostic(.illegal, at: span, "the app was launched already", hint: "reset")
    }

    private func root(
        _ root: UIViewController?, of app: AppDescription, at span: SourceSpan
    ) throws(Diagnostic) -> LaunchedApp.Root {
        if let root { return .controller(root) }
        guard let name = app.storyboard else { return .ownCode }
        let word = Word(name, span: span)
        return .storyboard(try storyboard(word, at: span)) { _ in }
    }

    private func addDelegates(
        of app: AppDescription, to launched: inout LaunchedApp, at span: SourceSpan
    ) throws(Diagnostic) {
        guard app.hasDelegates, simulator.application.delegate == nil else { return }
        if let kind = try delegateClass(app.delegate, at: span) {
            launched.makeDelegate = { kind.makeObject() as? any UIApplicationDelegate }
        }
        let scenes = try delegateClass(app.sceneDelegate, at: span)
        if let scenes {
            launched.makeSceneDelegate = { scenes.makeObject() as? any UISceneDelegate }
        }
        launched.supportsScenes = scenes != nil
    }

    /// The class of that name; nil where no name is given.
    private func delegateClass(
        _ name: String?, at span: SourceSpan
    ) throws(Diagnostic) -> ScriptClass? {
        guard let name else { return nil }
        if let kind = statements.variables.classes.scriptClass(named: name) { return kind }
        throw Diagnostic(.unknownName, at: span, "the app's class '\(name)' is not declared")
    }
}
