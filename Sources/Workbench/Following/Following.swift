import CommandLanguage
import HierarchyRecords

/// Follows another session in this one.
@MainActor
struct Following {
    let session: Session

    /// Begins to follow a file in a fresh world, and takes what stands there. At the prompt what comes
    /// later is taken while the person thinks; a script waits for the end of the other session.
    func follow(_ file: Word) throws(Diagnostic) {
        try beginFollowing(file)
        catchUp()
    }

    /// Begins to follow a file in a fresh world; nothing of it is taken yet.
    func beginFollowing(_ file: Word) throws(Diagnostic) {
        try session.policy.checkSafety(file)
        let follower: Follower
        do throws(FileError) {
            follower = try Follower(file.text, of: session)
        } catch {
            throw Diagnostic(.file, at: file.span, "cannot read '\(file.text)': \(error.text)")
        }
        session.startAgain()
        session.remember("reset")
        follower.beginNumbers()
        follower.prepare()
        session.follower = follower
    }

    /// Lets the person try things from here.
    func detach(at span: SourceSpan) throws(Diagnostic) {
        let follower = try followed(at: span)
        follower.isAttached = false
        session.note("detached from '\(follower.name)'; 'rejoin' comes back to its present")
    }

    /// Comes back to the other session's present.
    func rejoin(at span: SourceSpan) throws(Diagnostic) {
        let follower = try followed(at: span)
        let tried = session.journal.current
        session.teaching.endWithItsWorld()
        follower.isAttached = true
        if tried != follower.present {
            guard session.go(to: follower.present) else {
                return session.draft.status = .interrupted
            }
            session.remember("goto \(session.journal.current)")
            if !session.journal.path(to: follower.present).contains(tried) {
                follower.tell("what was tried stays as a branch: 'goto \(tried)'")
            }
        }
        follower.tell("back at the present of '\(follower.name)'")
        catchUp()
    }

    private func followed(at span: SourceSpan) throws(Diagnostic) -> Follower {
        if let follower = session.follower { return follower }
        throw Diagnostic(
            .illegal, at: span, "no session is followed", hint: "'follow FILE' begins")
    }

    /// Takes what has come; a script waits for more until the other session ends.
    private func catchUp() {
        guard let follower = session.follower else { return }
        let waits = !session.policy.isInteractive
        session.watch.during("following '\(follower.name)'") {
            while !session.watch.ends() {
                let hasNews = follower.hasNews()
                if hasNews { follower.takeNews { true } }
                if follower.isOver || !follower.isAttached { break }
                if hasNews { continue }
                if !waits { break }
                FollowedFile.pause()
            }
        }
        session.draft.begin()
        session.draft.status = session.watch.wasInterrupted ? .interrupted : .fine
        if session.watch.wasInterrupted { follower.isAttached = false }
        endFollowing()
    }

    /// Forgets a session that has ended.
    private func endFollowing() { if session.follower?.isOver == true { session.follower = nil } }

    /// Takes what has come while the person thinks; whether that was anything.
    func keepUp(while isIdle: () -> Bool) {
        guard let follower = session.follower, follower.isAttached else { return }
        session.watch.begin()
        follower.takeNews(while: isIdle)
        if session.watch.wasInterrupted { detach(from: follower) }
        endFollowing()
    }

    /// The person has taken a step of their own, or gone elsewhere.
    func noticeOwnSteps() {
        guard let follower = session.follower, follower.isAttached, !follower.isOver,
            session.journal.current != follower.present
        else { return }
        detach(from: follower)
    }

    /// Lets the person try things, and says so.
    func detach(from follower: Follower) {
        follower.isAttached = false
        follower.tell("detached from '\(follower.name)'; 'rejoin' comes back to its present")
    }

    // MARK: Commands of the other session

    /// Runs what came from it: no file is opened, and whatever happens ends nothing here.
    func asFollowed<Result>(_ body: () -> Result) -> Result {
        let (policy, onReply) = (session.policy, session.host.onReply)
        let policyBeside = session.policyBesideFollowed
        session.policyBesideFollowed = policyBeside ?? policy
        defer {
            session.policy = policy
            session.policyBesideFollowed = policyBeside
            session.host.onReply = onReply
        }
        session.policy.isSafe = true
        session.policy.isStrict = false
        session.policy.keepsGoing = true
        session.policy.isInteractive = true
        session.followedFailure = nil
        session.host.onReply = { [session] reply in
            var reply = reply
            for case .diagnostic(let diagnostic) in reply.contents {
                session.followedFailure = "\(diagnostic.span.text): \(diagnostic.told)"
            }
            (reply.status, reply.isPartial) = (.fine, true)
            onReply(reply)
        }
        return body()
    }
}
