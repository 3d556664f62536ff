import CommandLanguage

/// The command that reads an app.
extension CommandTable {
    static let appFolderCommands = [appCommand]

    private static let appCommand = Command(
        "app", .hierarchy,
        "Reads an app: its code, its storyboards, and what 'launch' has to know.",
        [
            Parameter("PATH", .names, offering: { $0.files }),
            .optional("CLASS", .word, after: "delegate"),
            .optional("CLASS", .word, after: "scene"),
            .optional("NAME", .word, after: "storyboard"),
            .optional("IMAGE", .names, after: "images"),
        ], effect: .control, classify: { $0.describesApp ? .step : .control },
        synopsis: "app DIR, app FILE…, "
            + "app NAME [delegate CLASS] [scene CLASS] [storyboard NAME] [images IMAGE…]",
        code: .nothing("the system reads it in the app's property list"),
        details: [
            Command.Detail("FILE", "each of those that belong together, or a folder"),
            Command.Detail(
                "DIR", "with .swift, .h, .m, .storyboard, .xib and Info.plist, in whatever folders"),
            Command.Detail("CLASS", "of the app's delegate, and of its scenes'"),
            Command.Detail("IMAGE", "for UIImage(named:), as name:WxH@SCALE in pixels"),
            Command.Detail("", "'launch' makes them as the system does, then the main storyboard"),
        ],
        examples: ["help app"], run: readApp)
}

extension Arguments {
    /// Whether it tells how an app starts, instead of where it is.
    fileprivate var describesApp: Bool { isGiven(1) || isGiven(2) || isGiven(3) || isGiven(4) }
}

@MainActor
private func readApp(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let paths = arguments.words(0)
    guard let first = paths.first else { return }
    if arguments.describesApp { return try describeApp(session, arguments) }
    if session.isInsideBlock {
        throw Diagnostic(
            .illegal, at: arguments.verb.word.span, "'app' cannot run inside 'on' or 'together'")
    }
    try session.policy.checkSafety(first)
    try AppOpening(session: session).open(paths, called: first.text)
}

@MainActor
private func describeApp(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    var images: [AppImage] = []
    for word in arguments.words(4) {
        guard let image = AppImage(word.text) else {
            throw Diagnostic(
                .wrongValue, at: word.span, "'\(word.text)' is no image of an app",
                hint: "logo:40x20@2, with its size in pixels and the pixels of a point")
        }
        images.append(image)
    }
    session.world.take(
        AppDescription(
            delegate: arguments.word(1)?.text, sceneDelegate: arguments.word(2)?.text,
            storyboard: arguments.word(3)?.text, images: images))
}
