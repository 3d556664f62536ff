import CommandLanguage
import HierarchyRecords

extension CommandTable {
    static let packageCommands = [packageCommand, reloadCommand]

    private static let packageCommand = Command(
        "package", .journal, "Says whose classes a script needs, as its first command.",
        [Parameter("DIR", .file)], effect: .session,
        details: [
            Command.Detail(
                "",
                "'vcr SCRIPT' builds that package, as 'vcr --package DIR SCRIPT' does, and knows its classes"
            )
        ], examples: [], run: package)

    private static let reloadCommand = Command(
        "reload", .journal,
        "Builds the package again whose classes are known, and repeats the session with them.", [],
        effect: .session,
        details: [
            Command.Detail(
                "",
                "only in a session that 'vcr --package DIR' began; it shows what logs other events")
        ], examples: [], run: reload)
}

/// Checks that the program knows the classes of that package: it was begun with them.
@MainActor
private func package(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let folder = arguments.word(0) else { return }
    let path = SessionStore.followingLinks(folder.text)
    if path == session.policy.packageFolder { return }
    guard SessionStore.isFolder(path) else {
        throw Diagnostic(.file, at: folder.span, "there is no folder '\(folder.text.clipped)'")
    }
    throw Diagnostic(
        .illegal, at: folder.span,
        "the classes of the package in '\(folder.text.clipped)' are not known here",
        hint:
            "'package' is the first command of the script that 'vcr' is given, or 'vcr --package DIR' begins the session"
    )
}

@MainActor
private func reload(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let place = arguments.verb.word.span
    guard let reload = session.host.reload else {
        throw Diagnostic(
            .illegal, at: place, "there is no package to build again",
            hint: "'vcr --package DIR' begins a session that knows a package's classes")
    }
    session.note(Message(reload().text))
}

/// Why a package was not built again, or its classes are not known to the session that goes on.
public enum FailedReload: Sendable {
    case notBuilt, notBegun

    var text: String {
        switch self {
        case .notBuilt:
            "the package was not built; the session goes on with the classes that it has"
        case .notBegun:
            "the program cannot begin anew; the session goes on with the classes that it has"
        }
    }
}
