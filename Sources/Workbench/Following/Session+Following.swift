import CommandLanguage
import HierarchyRecords

/// Following another session.
extension Session {
    /// Begins to follow a file in a fresh world, and takes what stands there. At the prompt what comes
    /// later is taken while the person thinks; a script waits for the end of the other session.
    func follow(_ file: Word) throws(Diagnostic) {
        try beginFollowing(file)
        catchUp()
    }

    /// Begins to follow a file in a fresh world; nothing of it is taken yet.
    func beginFollowing(_ file: Word) throws(Diagnostic) {
        try policy.checkSafety(file)
        let follower: Follower
        do throws(FileError) {
            follower = try Follower(file.text, of: self)
        } catch {
            throw Diagnostic(.file, at: file.span, "cannot read '\(file.text)': \(error.text)")
        }
        startAgain()
        remember("reset")
        follower.beginNumbers()
        follower.prepare()
        self.follower = follower
    }

    /// Lets the person try things from here.
    func detach(at span: SourceSpan) throws(Diagnostic) {
        let follower = try followed(at: span)
        follower.isAttached = false
        say(.notes(["detached from '\(follower.name)'; 'rejoin' comes back to its present"]))
    }

    /// Comes back to the other session's present.
    func rejoin(at span: SourceSpan) throws(Diagnostic) {
        let follower = try followed(at: span)
        let tried = journal.current
        follower.isAttached = true
        if tried != follower.present {
            guard go(to: follower.present) else { return draft.status = .interrupted }
            remember("goto \(journal.current)")
            if !journal.path(to: follower.present).contains(tried) {
                follower.tell("what was tried stays as a branch: 'goto \(tried)'")
            }
        }
        follower.tell("back at the present of '\(follower.name)'")
        catchUp()
    }

    private func followed(at span: SourceSpan) throws(Diagnostic) -> Follower {
        if let follower { return follower }
        throw Diagnostic(
            .illegal, at: span, "no session is followed", hint: "'follow FILE' begins")
    }

    /// Takes what has come; a script waits for more until the other session ends.
    private func catchUp() {
        guard let follower else { return }
        let waits = !policy.isInteractive
        watch.during("following '\(follower.name)'") {
            while !watch.ends() {
                let hasNews = follower.hasNews()
                if hasNews { follower.takeNews { true } }
                if follower.isOver || !follower.isAttached { break }
                if hasNews { continue }
                if !waits { break }
                FollowedFile.pause()
            }
        }
        draft.begin()
        draft.status = watch.wasInterrupted ? .interrupted : .fine
        if watch.wasInterrupted { follower.isAttached = false }
        endFollowing()
    }

    /// Forgets a session that has ended.
    private func endFollowing() { if follower?.isOver == true { follower = nil } }

    /// Takes what has come while the person thinks; whether that was anything.
    func keepUp(while isIdle: () -> Bool) {
        guard let follower, follower.isAttached else { return }
        watch.begin()
        follower.takeNews(while: isIdle)
        if watch.wasInterrupted { detach(from: follower) }
        endFollowing()
    }

    /// The person has taken a step of their own, or gone elsewhere.
    func noticeOwnSteps() {
        guard let follower, follower.isAttached, !follower.isOver,
            journal.current != follower.present
        else { return }
        detach(from: follower)
    }

    /// Lets the person try things, and says so.
    func detach(from follower: Follower) {
        follower.isAttached = false
        follower.tell("detached from '\(follower.name)'; 'rejoin' comes back to its present")
    }

    // MARK: Commands of the other session

    /// What is put aside while one runs.
    struct BeforeFollowed {
        fileprivate let policy: RunPolicy
        fileprivate let onReply: (Reply) -> Void
    }

    /// No file is opened, and whatever happens ends nothing here.
    func beginFollowed() -> BeforeFollowed {
        let before = BeforeFollowed(policy: policy, onReply: host.onReply)
        policy.isSafe = true
        policy.isStrict = false
        policy.keepsGoing = true
        policy.isInteractive = true
        followedFailure = nil
        host.onReply = { [weak self] reply in
            var reply = reply
            for case .diagnostic(let diagnostic) in reply.contents {
                self?.followedFailure = diagnostic.line
            }
            (reply.status, reply.isPartial) = (.fine, true)
            before.onReply(reply)
        }
        return before
    }

    func endFollowed(_ before: BeforeFollowed) {
        policy = before.policy
        host.onReply = before.onReply
    }

    /// The digest of events of the log, as a running copy has it.
    func digest(of events: Range<Int>) -> Fingerprint {
        var digest = Fingerprint()
        digest.combine(events, of: keptLog)
        return digest
    }
}
