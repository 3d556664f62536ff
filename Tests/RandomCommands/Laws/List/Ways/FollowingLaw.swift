/// `--share` and `follow`.
struct FollowingLaw: Law {
    let name = "followers-see-the-same"
    let sentence = "Whoever follows a session sees the same world as who types in it."

    func breach(in trial: Trial) throws -> Breach? {
        let (teacher, pupil) = (PlayedSession(), PlayedSession())
        let file = trial.folder.file("shared.vcr")
        if let refusal = teacher.workbench.share(file) {
            return Breach(expected: "a shared session", found: refusal.text)
        }
        try pupil.workbench.beginFollowing(file)
        for piece in trial.pieces {
            teacher.play(piece)
            while pupil.workbench.hasNews { pupil.workbench.keepUp { true } }
        }
        return Breach(expected: trial.seen, found: pupil.seen)
    }
}
