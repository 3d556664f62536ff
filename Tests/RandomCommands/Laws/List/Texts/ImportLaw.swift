import Foundation
import Workbench

/// `import hierarchy` of what `tree --style uikit` or `views --style uikit` prints.
struct ImportLaw: Law {
    /// What is printed, and imported again.
    enum Form: String { case tree, views }

    let form: Form

    var name: String { "import-of-\(form.rawValue)" }
    var sentence: String {
        "What '\(form.rawValue) --style uikit' prints makes an equal "
            + (form == .tree ? "tree" : "window")
            + " where it is imported, or the import says what is not as it was printed."
    }

    func breach(in trial: Trial) throws -> Breach? {
        let printed = self.printed(by: trial.played(nil, SessionLook(format: .plain)))
        return try breach(in: trial, printed: printed)
    }

    /// What comes of the import of a text, in a world like the trial's.
    func breach(in trial: Trial, printed: String) throws -> Breach? {
        if printed.allSatisfy(\.isWhitespace) { return nil }
        let file = try trial.folder.write(printed, to: "printed-\(form.rawValue).txt")
        let other = PlayedSession(SessionLook(format: .plain))
        other.play(settings(of: trial.session))
        let part = other.play("import hierarchy \"\(file)\"")
        if part.hasFailed { return Breach(expected: "an import", found: part.talk) }
        if part.talk.contains("not as printed: ") { return nil }
        return Breach(
            expected: printed.lines.map(\.withoutAddresses),
            found: self.printed(by: other).lines.map(\.withoutAddresses))
    }

    private func printed(by session: PlayedSession) -> String {
        session.play("\(form.rawValue) --style uikit").output
    }

    /// The commands that make a world like that of the session.
    private func settings(of session: PlayedSession) -> [String] {
        let simulator = session.workbench.simulator
        return [
            "set ios \(simulator.version)", "set device \(simulator.display.device.name)",
        ]
    }
}

extension String {
    /// A line whose objects have no address.
    fileprivate var withoutAddresses: String { replacing(#/ 0x[0-9a-f]+/#, with: "") }
}
