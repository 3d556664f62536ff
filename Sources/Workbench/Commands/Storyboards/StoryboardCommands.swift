import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// Commands that open storyboards and make controllers of them.
extension CommandTable {
    static let storyboardCommands = [storyboardCommand, instantiateCommand]

    private static let storyboardCommand = Command(
        "storyboard", .hierarchy, "Opens a storyboard or nib of Xcode's, or launches with it.",
        [
            Parameter("FILE", .file),
            .optional("launch", .presence, after: "launch"),
            .optional("NAME", .newName, after: "as"),
            .optional("DIGEST", .word, after: "digest"),
        ],
        synopsis: "storyboard FILE [as NAME], storyboard FILE launch [as NAME]",
        calls: ["let NAME = UIStoryboard(name: FILE, bundle: nil)"],
        code: .written(StepWriter.writeStoryboard),
        details: [
            Command.Detail("FILE", "beside the script; UIStoryboard(name:) finds it from now on"),
            Command.Detail("launch", "its initial controller becomes the root, as at a launch"),
            Command.Detail("NAME", "of the UIStoryboard in statements; of the root with 'launch'"),
            Command.Detail("DIGEST", "of the file: a saved session says when that has changed"),
        ],
        examples: ["help storyboard"], run: openStoryboard)

    private static let instantiateCommand = Command(
        "instantiate", .hierarchy, "Makes the controller of a storyboard's scene.",
        [
            Parameter("ID", .word, offering: { $0.storyboardIdentifiers }),
            .optional("STORYBOARD", .word, after: "from", offering: { $0.openStoryboards }),
            .optional("NAME", .newName, after: "as"),
        ],
        synopsis: "instantiate ID [from STORYBOARD] as NAME",
        calls: ["let NAME = STORYBOARD.instantiateViewController(withIdentifier: ID)"],
        code: .written(StepWriter.writeInstantiate),
        details: [
            Command.Detail("STORYBOARD", "the one that was opened last, unless another is named")
        ],
        examples: ["help instantiate"], inWorld: instantiate)
}

@MainActor
private func openStoryboard(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let file = arguments.word(0) else { return }
    if let name = arguments.word(2) { try session.world.checkNewName(name) }
    let entry = try session.entry(of: file, digest: arguments.word(3)?.text)
    let storyboard = session.world.storyboards.open(entry)
    if !session.isReplaying {
        session.say(.notes(StoryboardSummary(entry: entry).lines))
    }
    if arguments.isGiven(1) {
        try session.world.launch(storyboard, as: arguments.word(2), at: file.span)
    } else if let name = arguments.word(2) {
        session.world.names.hold(storyboard, as: name.text)
    }
    if !arguments.isGiven(3) {
        session.runningStep.revisedSource =
            "\(arguments.verb.source) digest \(entry.digest)"
    }
}

extension Session {
    /// The file that an operand means, as the step knows it.
    fileprivate func entry(
        of file: Word, digest: String?
    ) throws(Diagnostic) -> InterfaceFileStore.Entry {
        let store = files.storyboards
        let again = isReplaying || policy.isSafe
        let path = store.path(of: file, from: files.scripts, again: again)
        if policy.isSafe, !store.knows(path, digest: digest), !store.isOfCourse(path) {
            try policy.checkSafety(file)
        }
        let entry: InterfaceFileStore.Entry
        do throws(Diagnostic) {
            entry = try store.entry(path, digest: digest, again: again, at: file.span)
        } catch {
            var mistake = error
            mistake.suggestion = store.completed(file, from: files.scripts) ?? mistake.suggestion
            throw mistake
        }
        guard let digest, digest != entry.digest else { return entry }
        if isReplaying {
            store.noteChange(of: file.text)
        } else {
            note("'\(file.text)' has changed since its digest was taken")
        }
        return entry
    }
}

extension World {
    /// G10, E51, E52: the initial controller becomes the root, as `UIMainStoryboardFile` has it.
    fileprivate func launch(
        _ storyboard: UIStoryboard, as name: Word?, at span: SourceSpan
    ) throws(Diagnostic) {
        try refuseSecondLaunch(at: span)
        simulator.launch(withMainStoryboard: storyboard) { [self] root in
            guard let name else { return }
            simulator.setName(name.text, of: root)
            names.hold(root, as: name.text)
        }
    }

    /// The opened storyboard that a word means: by its name in statements, or that of its file; without
    /// a word the one that was opened last.
    func storyboard(_ word: Word?, at span: SourceSpan) throws(Diagnostic) -> UIStoryboard {
        guard let word else {
            if let last = storyboards.withoutNibs.last { return last }
            throw Diagnostic(
                .illegal, at: span, "no storyboard is open", hint: "storyboard FILE")
        }
        if let named = names.object(word.text) as? UIStoryboard { return named }
        let base = InterfaceFileStore.Entry.baseName(of: word.text)
        if let found = storyboards.storyboard(named: word.text)
            ?? storyboards.storyboard(named: base)
        {
            return found
        }
        throw Diagnostic(
            .unknownName, at: word.span, "no storyboard '\(word.text)' is open",
            suggestion: NearestName.nearest(
                to: word.text, among: storyboards.storyboards.map(\.name)))
    }
}

@MainActor
private func instantiate(
    _ world: World, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let identifier = arguments.word(0), let name = arguments.word(2) else {
        throw Diagnostic(
            .wrongArity, at: arguments.verb.word.span, "'instantiate' needs a name: ID as NAME")
    }
    try world.checkNewName(name)
    let storyboard = try world.storyboard(arguments.word(1), at: arguments.verb.word.span)
    world.simulator.recordCall(
        "\(storyboard.name).instantiateViewController(withIdentifier: "
            + "\"\(identifier.text)\")", on: .none)
    let controller = storyboard.instantiateViewController(withIdentifier: identifier.text)
    world.simulator.endCall()
    guard !world.simulator.isStopped else { return }
    world.simulator.setName(name.text, of: controller)
    world.names.hold(controller, as: name.text)
}

extension Completion {
    /// The identifiers of the open storyboards' scenes.
    var storyboardIdentifiers: [CompletionItem] {
        session.world.storyboards.storyboards.flatMap { storyboard in
            storyboard.document.scenes.compactMap { scene in
                scene.controller?.storyboardIdentifier.map { CompletionItem($0) }
            }
        }
    }
}
