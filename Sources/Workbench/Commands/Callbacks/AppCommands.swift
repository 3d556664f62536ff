import CommandLanguage
import HeadlessUIKit
import Statements

/// Commands for the life of the app and of its scenes.
extension CommandTable {
    static let appCommands = [
        launchCommand, backgroundCommand, foregroundCommand, terminateCommand, sceneCommand,
        memoryCommand,
        locationCommand,
    ]

    private static let launchCommand = Command(
        "launch", .callbacks, "Launches the app as the system does.",
        [.optional("ROOT", .object(.controller))],
        code: .nothing("the system launches it"),
        details: [
            Command.Detail("", "makes the delegates of the app and its scenes from your classes"),
            Command.Detail("ROOT", "instead of the storyboard's, or of the one that code sets"),
            Command.Detail("", "'root' shows it in an app that is in front already"),
            Command.Detail("", "app.delegate and window.windowScene.delegate are told"),
        ],
        examples: ["new home; launch home"]
    ) { (session: Session, arguments: borrowing Arguments) throws(Diagnostic) in
        let world = session.world
        try world.launch(
            with: world.controller(arguments, 0), at: arguments.verb.word.span)
        session.noteWindowWithoutLaunch()
    }

    private static let backgroundCommand = Command(
        "background", .callbacks, "Sends the app to the background, with all its scenes.",
        code: .nothing("the user leaves the app"),
        examples: ["new home; root home; background; foreground"]
    ) { (world: World, arguments: borrowing Arguments) throws(Diagnostic) in
        let simulator = world.simulator
        guard simulator.application.applicationState != .background else {
            throw Diagnostic(
                .illegal, at: arguments.verb.word.span, "the app is in the background already",
                hint: "foreground")
        }
        for scene in simulator.lives where scene.isSeen { scene.goToBackground() }
    }

    private static let foregroundCommand = Command(
        "foreground", .callbacks, "Brings the app back to the front, with all its scenes.",
        code: .nothing("the user comes back"),
        examples: ["new home; root home; background; foreground"]
    ) { (world: World, arguments: borrowing Arguments) throws(Diagnostic) in
        let simulator = world.simulator
        try world.refuseEndedApp(at: arguments.verb.word.span)
        guard simulator.application.applicationState != .active else {
            throw Diagnostic(
                .illegal, at: arguments.verb.word.span, "the app is in front already",
                hint: "background")
        }
        for scene in simulator.lives where !scene.isActive { scene.comeToFront() }
    }

    private static let enders = Choices(noun: "who ends it", words: ["system", "user"])

    private static let terminateCommand = Command(
        "terminate", .callbacks, "Ends the app in the background; 'launch' starts it again.",
        [.optional("WHO", .choice(enders))],
        code: .nothing("the system or the user ends the app"),
        details: [
            Command.Detail("system", "to have its memory, as always; what was kept is given back"),
            Command.Detail("user", "in the app switcher; what controllers kept is deleted"),
            Command.Detail("", "all objects are gone without a callback, and their names are free"),
        ],
        examples: ["new home; root home; background; terminate; new home; launch home"]
    ) { (world: World, arguments: borrowing Arguments) throws(Diagnostic) in
        let span = arguments.verb.word.span
        try world.refuseEndedApp(at: span)
        guard world.simulator.application.applicationState == .background else {
            throw Diagnostic(
                .illegal, at: span, "an app is ended in the background, and this one is in front",
                hint: "background")
        }
        world.endApp(byUser: arguments.choice(0) == "user")
    }

    private static let steps = Choices(
        noun: "step",
        words: ["connect", "activate", "resign", "background", "foreground", "disconnect"])

    private static let sceneCommand = Command(
        "scene", .callbacks, "Makes a scene, moves one on in its life, or ends it.",
        [Parameter("STEP", .choice(steps)), .optional("NAME", .word)],
        code: .nothing("the system and the user do it"),
        details: [
            Command.Detail("NAME", "a scene; without one that of the world's own window"),
            Command.Detail("", "connect NAME makes one, on an iPad, with its window NAMEWindow"),
        ],
        examples: [
            "new home; root home; scene resign; scene activate",
            "device iPad; new home; scene connect second; scene foreground second\n"
                + "secondWindow.rootViewController = home; secondWindow.makeKeyAndVisible()",
        ], inWorld: changeScene)
}

@MainActor
private func changeScene(
    _ world: World, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let simulator = world.simulator
    guard simulator.systemVersion >= 13 else {
        throw Diagnostic(
            .illegal, at: arguments.verb.word.span,
            "iOS \(simulator.systemVersion) has no scenes: they came with 13")
    }
    guard let step = arguments.choice(0) else { return }
    if step == "connect" { return try world.connectScene(arguments) }
    let life = AppLife(simulator, try world.scene(arguments))
    guard life.allows(step) else {
        throw Diagnostic(
            .illegal, at: arguments.span(0), "a scene that is \(life.state) cannot '\(step)'")
    }
    switch step {
    case "activate": simulator.becomeActive(life.scene)
    case "resign": simulator.resignActive(life.scene)
    case "background": simulator.goToBackground(life.scene)
    case "foreground": simulator.comeToForeground(life.scene)
    default: life.scene.map(simulator.disconnect)
    }
}

/// A scene, or the whole app where there are none.
@MainActor
private struct AppLife {
    let scene: UIWindowScene?
    private let simulator: Simulator

    init(_ simulator: Simulator, _ scene: UIWindowScene?) {
        self.simulator = simulator
        self.scene = scene
    }

    var isActive: Bool {
        scene.map { $0.activationState == .foregroundActive }
            ?? (simulator.application.applicationState == .active)
    }

    var isSeen: Bool {
        scene.map { $0.activationState != .background }
            ?? (simulator.application.applicationState != .background)
    }

    var state: String { scene.map { "\($0.activationState)" } ?? "" }

    func goToBackground() {
        if isActive { simulator.resignActive(scene) }
        simulator.goToBackground(scene)
    }

    func comeToFront() {
        if !isSeen { simulator.comeToForeground(scene) }
        simulator.becomeActive(scene)
    }

    /// U27: the steps that a scene's life has; X47: one that the app switcher shows can be closed.
    func allows(_ step: String) -> Bool {
        switch scene?.activationState {
        case .foregroundActive: step == "resign"
        case .foregroundInactive: ["activate", "background", "disconnect"].contains(step)
        case .background: step == "foreground" || step == "disconnect"
        case .unattached, nil: step == "foreground"
        }
    }
}

extension Simulator {
    /// What goes to the background and comes back.
    fileprivate var lives: [AppLife] {
        systemVersion >= 13 ? scenes.connected.map { AppLife(self, $0) } : [AppLife(self, nil)]
    }
}

extension World {
    fileprivate func scene(_ arguments: borrowing Arguments) throws(Diagnostic) -> UIWindowScene? {
        guard let word = arguments.word(1) else { return simulator.window.windowScene }
        guard let scene = try object(word) as? UIWindowScene else {
            throw Diagnostic(.wrongType, at: word.span, "'\(word.text)' is no scene")
        }
        guard scene === simulator.window.windowScene || simulator.scenes.connected.contains(scene)
        else {
            throw Diagnostic(
                .illegal, at: word.span, "'\(word.text)' is disconnected",
                hint: "scene connect NAME")
        }
        return scene
    }

    /// Makes a scene and its window, under names that no object has yet.
    fileprivate func connectScene(_ arguments: borrowing Arguments) throws(Diagnostic) {
        guard let word = arguments.word(1) else {
            throw Diagnostic(
                .wrongArity, at: arguments.span(0), "a new scene needs a name: scene connect NAME")
        }
        guard simulator.display.device.isPad else {
            throw Diagnostic(
                .illegal, at: word.span,
                "an app on an \(simulator.display.device.name) has one scene",
                hint: "device iPad")
        }
        let windowName = word.text + "Window"
        for name in [word.text, windowName] {
            try checkNewName(Word(name, span: word.span))
        }
        let scene = simulator.scenes.make()
        let window = UIWindow(windowScene: scene)
        simulator.setName(word.text, of: scene)
        names.hold(scene, as: word.text)
        simulator.setName(windowName, of: window)
        names.hold(window, as: windowName)
        simulator.connect(scene)
    }
}
