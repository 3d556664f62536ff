/// `save` and `load`.
struct SavingLaw: Law {
    let name = "save-load-save"
    let sentence = "A session that is saved, loaded and saved again is the same, byte by byte."

    func breach(in trial: Trial) throws -> Breach? {
        let other = trial.played()
        let folder = trial.folder
        for command in [
            "save \"\(folder.file("a.vcr"))\" over", "load \"\(folder.file("a.vcr"))\"",
            "save \"\(folder.file("b.vcr"))\" over",
        ] {
            let part = other.play(command)
            // What waits for the next turn may fail in front of a save, which writes all the same.
            let isLoad = command.hasPrefix("load")
            if isLoad, part.hasFailed { return Breach(expected: command, found: part.talk) }
        }
        let lines = { (name: String) throws in try folder.text(of: name).lines }
        return try Breach(expected: lines("a.vcr"), found: lines("b.vcr"))
            ?? Breach(expected: trial.seen, found: other.seen)
    }
}
