import CommandLanguage
import Foundation
import HierarchyRecords
import Testing

@testable import Workbench

@MainActor
@Suite("A mystery")
struct MysteryTests {
    private static func id(_ seed: Int, _ level: MysteryLevel) -> MysteryID {
        MysteryID(seed: seed, level: level)
    }

    /// For each kind and level the first seed that makes it.
    private static let oneOfEach: [Mystery] = {
        var found: [String: Mystery] = [:]
        for level in MysteryLevel.allCases {
            for seed in 1...2_000 {
                let mystery = MysteryMaker.mystery(id(seed, level))
                let key = "\(mystery.fault.id) \(level)"
                if found[key] == nil { found[key] = mystery }
            }
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }()

    @Test func `is of one of many kinds, each at each level`() {
        let ids = MysteryMaker.kinds.map(\.fault.id)
        #expect(ids.count >= 15)
        #expect(Set(ids).count == ids.count)
        let perLevel = MysteryLevel.allCases.map { MysteryMaker.kinds(of: $0).count }
        #expect(perLevel.allSatisfy { $0 >= 15 })
        #expect(Self.oneOfEach.count == perLevel.reduce(0, +))
    }

    @Test func `names no answer where it says how one accuses`() throws {
        for mystery in Self.oneOfEach + Self.someOfAll {
            let investigation = Investigation(mystery.id)
            let telling = MysteryTelling(
                investigation: investigation, words: TeachingWords(language: .english))
            let words = telling.invitation.map { "\($0)" }.joined()
            let examples = words.matches(of: #/accuse ([A-Za-z0-9]+)[,.]/#).map { String($0.1) }
            #expect(examples.count >= 3)
            let answers = [
                mystery.fault.call, "\(mystery.line)", mystery.fault.rule.rawValue,
            ]
            #expect(examples.filter(answers.contains) == [], "\(mystery.id.text)")
        }
    }

    @Test func `is easier at the beginning: one place, and a fault that can be diagnosed`() {
        for mystery in Self.oneOfEach {
            switch mystery.id.level {
            case .easy:
                #expect(mystery.fault.doctor != nil && mystery.size <= 4, "\(mystery.id.text)")
            case .medium: continue
            case .hard:
                let isSimple = MysteryLevel.easy.takes(mystery.fault, in: scene(of: mystery))
                #expect(!(isSimple && mystery.fault.isForgotten), "\(mystery.id.text)")
            }
        }
    }

    private func scene(of mystery: Mystery) -> MysteryScene {
        MysteryScene.all.first { $0.faults.contains { $0.id == mystery.fault.id } }!
    }

    /// Further seeds: `scripts/check-all` asks for more of them.
    private static let seeds: ClosedRange<Int> = {
        let wanted = ProcessInfo.processInfo.environment["VCR_MYSTERIES"].flatMap { Int($0) }
        return 1...(wanted ?? 90)
    }()

    private static let someOfAll = seeds.map { seed in
        MysteryMaker.mystery(id(seed, MysteryLevel.allCases[seed % MysteryLevel.allCases.count]))
    }

    @Test func `shows its fault, and the mended twin does not`() {
        for mystery in Self.oneOfEach + Self.someOfAll {
            #expect(MysteryProof(mystery).flaws == [])
        }
    }

    @Test func `has one call, one line and one rule that are right`() throws {
        for mystery in Self.oneOfEach + Self.someOfAll {
            #expect(try MysteryProof(mystery).rightAnswers == 3, "\(mystery.id.text)")
        }
    }

    @Test func `is mended by no other line that is left out`() {
        for mystery in Self.oneOfEach where mystery.id.level == .easy {
            #expect(MysteryProof(mystery).otherMends == [], "\(mystery.id.text)")
        }
    }

    @Test func `has three to eight controllers, and names each of them once`() {
        for mystery in Self.oneOfEach {
            #expect((3...8).contains(mystery.size), "\(mystery.id.text)")
            let made = mystery.lines.filter { $0.hasPrefix("new ") }.map {
                $0.split(separator: " ")[1]
            }
            #expect(Set(made).count == made.count, "\(mystery.id.text)")
        }
    }

    @Test func `tells its case in each language without a name left out`() {
        for mystery in Self.oneOfEach {
            for language in TeachingLanguage.allCases {
                let words = TeachingWords(language: language)
                for text in [mystery.fault.report, mystery.fault.reason] {
                    let told = mystery.text(text, words)
                    #expect(!told.isEmpty && !told.contains("$"), "\(mystery.fault.id)")
                }
            }
        }
    }

    @Test func `is the same for the same seed`() {
        let mystery = MysteryMaker.mystery(Self.id(7, .hard))
        #expect(mystery.script == MysteryMaker.mystery(Self.id(7, .hard)).script)
        #expect(mystery.fault.id == Self.known)
    }

    @Test func `judges calls, lines and rules, and takes points for mistakes`() {
        let session = TestSession()
        #expect(session.run("mystery 17 easy") == .fine)
        let investigation = MysteryPlay(session: session.workbench.session).investigation
        let fault = investigation?.mystery.fault
        #expect(session.run("accuse 1") == .fine)
        #expect(session.run("accuse A01") == .fine)
        #expect(investigation?.points == 8)
        #expect(session.run("expect solved") == .expectationFailed)
        #expect(session.run("accuse \(fault?.call ?? "")") == .fine)
        #expect(session.run("expect solved") == .fine)
        #expect(session.run("doctor; accuse 1") == .fine)
        #expect(investigation?.points == 8)
        #expect(session.errors == [])
    }

    @Test
    func `takes none for a diagnosis that finds nothing, nor for an accusation once it is solved`()
    {
        let session = TestSession()
        session.run("mystery 17 medium; doctor")
        let investigation = MysteryPlay(session: session.workbench.session).investigation
        #expect(investigation?.points == 10)
        session.run("accuse \(investigation?.mystery.fault.call ?? "")")
        let said = session.replies.count
        session.run("accuse 1")
        let parts = session.replies[said...].flatMap(\.contents).compactMap {
            $0.told(TeachingAnswer.self)
        }.flatMap(\.parts)
        #expect(parts == [.remark("It is solved already. That cost nothing.")])
        #expect(investigation?.points == 10)
    }

    @Test func `is the world, and a lesson that was left ends with its own`() {
        let session = TestSession()
        session.run("lesson 1; new home; leave; mystery 17 easy; goal")
        #expect(session.errors.count == 1)
        #expect(session.errors.first?.hasSuffix("no lesson is under way, but a mystery") == true)
    }

    @Test func `takes points for looking, or has it switched off`() {
        let session = TestSession(RunPolicy(keepsGoing: true))
        session.run("mystery 101 medium; why 1; doctor; tree; log")
        #expect(MysteryPlay(session: session.workbench.session).investigation?.points == 5)
        session.run("mystery 17 hard; doctor")
        #expect(
            session.errors == ["1:18: 'doctor' is switched off in a mystery of this level"])
        #expect(MysteryPlay(session: session.workbench.session).investigation?.points == 10)
    }

    @Test(arguments: [
        "together { doctor }", "together { repeat 1 { doctor } }", "together { say doctor }",
        "together { doctor design editor }",
        "on editor.viewWillLayoutSubviews { doctor }; layout editor",
        "define look { doctor }; look", "define look { doctor }; together { look }",
        "step together { doctor }\nrun", "repeat 1 { together { doctor } }",
        "together { why not mail.viewDidAppear }",
    ])
    func `is looked into within a step no more than by itself`(_ command: String) {
        let session = TestSession(RunPolicy(keepsGoing: true))
        session.run("mystery 707 hard")
        let steps = session.workbench.session.journal.currentPath
        session.run(command)
        #expect(
            session.errors.contains { $0.hasSuffix("switched off in a mystery of this level") },
            "\(session.errors)")
        let tells = session.replies.flatMap(\.contents).contains {
            $0.told(FindingsAnswer.self) != nil
        }
        #expect(!tells)
        #expect(MysteryPlay(session: session.workbench.session).investigation?.points == 10)
        let journal = session.workbench.session.journal
        #expect(
            journal.currentPath.dropFirst(steps.count).allSatisfy {
                journal[$0].source.hasPrefix("on ")
            })
    }

    @Test func `takes points within a step as by itself, and once`() {
        let session = TestSession(RunPolicy(keepsGoing: true))
        session.run("mystery 101 medium; together { doctor; tree }")
        let investigation = MysteryPlay(session: session.workbench.session).investigation
        #expect(investigation?.points == 6)
        session.run("undo; redo; tree")
        #expect(investigation?.points == 6)
        session.run("log 3 --why; log 3")
        #expect(investigation?.points == 5)
        #expect(session.errors == [])
    }

    @Test func `a rule that the log cites where the fault is costs nothing`() {
        let session = TestSession()
        session.run("mystery 505 medium; accuse C19")
        let investigation = MysteryPlay(session: session.workbench.session).investigation
        #expect(investigation?.points == 10)
        #expect(investigation?.isSolved == false)
        session.run("accuse C34")
        #expect(investigation?.points == 8)
        session.run("accuse B05")
        #expect(investigation?.isSolved == true)
    }

    @Test func `a mend does what the explanation says`() {
        let mystery = MysteryMaker.mystery(Self.id(808, .hard))
        #expect(mystery.fault.id == "override-replaced")
        let changes = mystery.mendInContext.filter { !$0.hasPrefix(" ") }
        let bare = changes.map { row in
            row.prefix(1) + " " + row.dropFirst().drop { " 0123456789".contains($0) }
        }
        #expect(
            bare == [
                "- setOverrideTraitCollection(wide, forChild: page)",
                "- setOverrideTraitCollection(dark, forChild: page)",
                "+ setOverrideTraitCollection(both, forChild: page)",
            ])
        #expect(mystery.lines[mystery.line - 1].contains("(dark, forChild: page)"))
        // What goes has its number, and stands among the lines around it.
        #expect(
            mystery.mendInContext.contains { $0.hasPrefix("-") && $0.contains("\(mystery.line)  ") }
        )
        #expect(mystery.mendInContext.filter { $0.hasPrefix(" ") }.count >= 4)
    }

    @Test func `that was given up is not solved any more`() {
        let session = TestSession()
        session.run("mystery 17 easy; mystery answer")
        let line = MysteryPlay(session: session.workbench.session).investigation?.mystery.line ?? 0
        #expect(session.run("accuse \(line)") == .fine)
        #expect(session.run("expect solved") == .expectationFailed)
        #expect(session.failures.map(\.summary) == ["the mystery is not solved"])
    }

    @Test func `refuses what it does not know`() {
        let session = TestSession(RunPolicy(keepsGoing: true))
        session.run(
            "accuse 1; mystery source; mystery hrad; mystery 17 easy; accuse 999; accuse didMov")
        #expect(
            session.errors == [
                "1:1: no mystery is open", "1:11: no mystery is open",
                "1:35: 'hrad' is no seed, and not easy, medium or hard; did you mean 'hard'?",
                "1:65: the classes have the lines 1 to 30",
                "1:77: no call, line or rule is 'didMov'; did you mean 'didMove'?",
            ])
    }

    @Test func `is kept by save, load and undo`() {
        let session = TestSession()
        session.run("new other; mystery 17 easy")
        let inner = session.workbench.session
        let steps = inner.journal.currentPath
        #expect(inner.journal[steps[0]].source == "mystery 17 easy begun")
        let file = SessionFile(of: inner)
        let second = TestSession()
        #expect(second.run(file.text) == .fine)
        #expect(SessionFile(of: second.workbench.session).digest == file.digest)
        #expect(second.run("mystery source") == .fine)
        session.run("undo \(steps.count)")
        #expect(session.run("mystery report") == .commandFailed)
        session.run("redo \(steps.count)")
        #expect(session.run("mystery report") == .fine)
    }

    @Test func `without a seed has one that is told and kept`() {
        let session = TestSession()
        session.run("mystery medium")
        let inner = session.workbench.session
        let first = inner.journal[inner.journal.currentPath[0]].source
        #expect(
            first == "mystery \(MysteryPlay(session: inner).investigation?.id.text ?? "") begun")
    }

    @Test func `begins on the usual system, whatever the program began with`() {
        let session = TestSession(world: WorldSettings(ios: 12))
        session.run("mystery 17 easy")
        let other = TestSession()
        other.run("mystery 17 easy")
        #expect(session.workbench.log.count == other.workbench.log.count)
    }

    /// Of seed 7, on every machine.
    private static let known = "did-move-before-the-fade"
}

/// Whether a mystery is fair.
@MainActor
struct MysteryProof {
    let mystery: Mystery
    private let session = TestSession()

    init(_ mystery: Mystery) { self.mystery = mystery }

    /// What is wrong with it; empty where nothing is.
    var flaws: [String] {
        let twins = MysteryTwins(of: mystery, beside: session.workbench.session)
        var flaws: [String] = []
        if twins.faulty.keepsPromise { flaws.append("the fault does not break the promise") }
        if !twins.mended.keepsPromise { flaws.append("the mend does not keep the promise") }
        if twins.difference.isEmpty { flaws.append("the fault is to be seen nowhere") }
        let found = findings(mystery.script)
        let mended = findings(mystery.mendedScript)
        if !mended.isEmpty { flaws.append("doctor finds \(mended) where all is well") }
        if let rule = mystery.fault.doctor, !found.contains(rule.rawValue) {
            flaws.append("doctor finds \(found), and not \(rule)")
        }
        if mystery.fault.doctor == nil, !found.isEmpty {
            flaws.append("doctor finds \(found), which is not claimed")
        }
        return flaws.map { "\(mystery.id.text) \(mystery.fault.id): \($0)" }
    }

    /// How many accusations are right, of all that can be made.
    var rightAnswers: Int {
        get throws {
            let span = SourceSpan(line: 1, column: 1)
            let calls = mystery.words.union(MysteryMaker.kinds.map(\.fault.call))
            let texts =
                (1...mystery.classLines).map(String.init) + RuleID.allCases.map(\.rawValue)
                + calls.filter { Int($0) == nil && RuleID(rawValue: $0.uppercased()) == nil }
            return try texts.count {
                try Accusation($0, in: mystery, at: span).isRight(in: mystery)
            }
        }
    }

    /// The lines other than the accused one without which all is as in the mended twin.
    var otherMends: [String] {
        let twins = MysteryTwins(of: mystery, beside: session.workbench.session)
        return (1...mystery.classLines).filter { number in
            let text = mystery.lines[number - 1]
            guard text.hasPrefix("        "), !text.hasSuffix("{"), number != mystery.line else {
                return false
            }
            var lines = mystery.lines
            lines.remove(at: number - 1)
            let outcome = MysteryTwins.Outcome(
                of: lines.joined(separator: "\n"), mystery.promise,
                beside: session.workbench.session)
            return outcome == twins.mended
        }.map { "\(mystery.fault.id): \(mystery.lines[$0 - 1])" }
    }

    /// The rules of what `doctor` finds in a world of its own.
    private func findings(_ script: String) -> [String] {
        let session = TestSession(RunPolicy(keepsGoing: true))
        session.run(script)
        return Diagnosis(session: session.workbench.session).diagnose().map(\.rule.rawValue)
    }
}
