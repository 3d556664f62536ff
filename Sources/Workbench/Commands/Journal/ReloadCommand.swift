import CommandLanguage
import HierarchyRecords

extension CommandTable {
    static let reloadCommands = [reloadCommand]

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
    session.say(.notes([reload().text]))
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
