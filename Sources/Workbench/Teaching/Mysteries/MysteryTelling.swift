import HierarchyRecords

/// What the program says of a mystery, in the learner's language.
@MainActor
struct MysteryTelling {
    let investigation: Investigation
    let words: TeachingWords

    private var mystery: Mystery { investigation.mystery }
    private var level: MysteryLevel { mystery.id.level }

    // MARK: The case

    /// What is wrong, as a user of the app tells it.
    var report: [TeachingPart] {
        let title = words(
            "Mystery \(mystery.id.seed) (\(level.name(words)))",
            "谜案 \(mystery.id.seed)（\(level.name(words))）")
        var parts: [TeachingPart] = [
            .heading(title), .paragraph(mystery.text(mystery.fault.report, words)),
        ]
        if level == .easy {
            parts += [
                .paragraph(words("This does not hold, and should:", "下面这条本该成立，却不成立：")),
                .code(mystery.promise.split(separator: "\n").map(String.init)),
            ]
        }
        return parts
    }

    /// What can be done about it.
    var invitation: [TeachingPart] {
        let open = words(
            "One line of the code is wrong, missing or too much. 'mystery source' shows the code with its lines: hold "
                + "the log above against it. Then name the fault by 'accuse', as a call, a line or a rule: "
                + "\(examples(", ")). Of a call that is missing, accuse the line that it should follow. "
                + "'mystery answer' gives up and tells it; 'reset' leaves.",
            "代码里有一行写错了、漏了或多了。mystery source 显示带行号的代码：拿上面的日志和它对照。然后用 accuse 指出错误，"
                + "可以写调用、行号或规则：\(examples("、"))。如果是漏了调用，就指出它前面那一行。"
                + "mystery answer 放弃并公布答案；reset 离开。")
        let once = words("Once more, what they say: ", "再说一遍用户的话：")
        return [
            .remark(open), .remark(prices),
            .paragraph(once + mystery.text(mystery.fault.report, words)),
        ]
    }

    /// What an accusation looks like; none of them is the answer.
    private func examples(_ separator: String) -> String {
        let fault = mystery.fault
        let call = fault.call == "didMove" ? "addSubview" : "didMove"
        let line = mystery.line == 14 ? 9 : 14
        let rule: RuleID = fault.rule == .c10 ? .c11 : .c10
        return ["accuse \(call)", "accuse \(line)", "accuse \(rule.rawValue)"].joined(
            separator: separator)
    }

    private var prices: String {
        let all = MysteryLook.allCases.map(price)
        let mistake = words(
            "a wrong accusation costs \(points(level.priceOfMistake))",
            "指错扣 \(points(level.priceOfMistake))")
        let list = (all + [mistake]).joined(separator: words(", ", "，"))
        let free = words("The other looks are free", "其他查看都免费")
        return words("\(left). \(list). \(free).", "\(left)。\(list)。\(free)。")
    }

    private func price(of look: MysteryLook) -> String {
        guard let price = level.price(of: look) else {
            return words("'\(look.rawValue)' is switched off", "\(look.rawValue) 不可用")
        }
        if price == 0 { return words("'\(look.rawValue)' is free", "\(look.rawValue) 免费") }
        switch look {
        case .why:
            return words(
                "'why' and 'log --why' cost \(points(price)) each",
                "why 和 log --why 各扣 \(points(price))")
        case .whyNot, .doctor:
            return words(
                "'\(look.rawValue)' costs \(points(price))",
                "\(look.rawValue) 扣 \(points(price))")
        }
    }

    private func points(_ number: Int) -> String {
        words.count(number, "point", "points", "分")
    }

    private var left: String {
        let all = Investigation.fullPoints
        return words(
            "You have \(investigation.points) of \(all) points",
            "现有 \(investigation.points) 分，满分 \(all) 分")
    }

    /// How things stand.
    var state: [TeachingPart] {
        if investigation.isSolved { return [.success(score)] }
        if investigation.isGivenUp { return [.remark(words("The answer was told.", "答案已公布。"))] }
        return invitation
    }

    /// That nothing is left to be accused of.
    var isOver: [TeachingPart] {
        let solved = words("It is solved already. That cost nothing.", "已经破案了，不扣分。")
        let told = words(
            "The answer was told already: 'mystery' makes another one.", "答案已经公布：mystery 再出一个。")
        return [.remark(investigation.isSolved ? solved : told)]
    }

    /// What a look has cost.
    func paid(_ price: Int) -> TeachingPart {
        .remark(words("That cost \(points(price)). \(left).", "扣了 \(points(price))。\(left)。"))
    }

    // MARK: The code

    /// The code, each line with its number, and each step's first line with the step's.
    var source: [TeachingPart] {
        let lines = mystery.lines.enumerated().map { index, text in
            let number = String(index + 1)
            let isClass = index < mystery.classLines
            let margin =
                isClass ? String(repeating: " ", count: max(0, 3 - number.count)) + number : "   "
            return text.isEmpty ? "" : "\(margin)  \(text)"
        }
        let steps = words(
            "The lines without a number are what was done with it: 'history' has them.",
            "没有行号的行是对它做的操作：见 history。")
        return [.code(lines), .remark(steps)]
    }

    // MARK: The judgement

    /// What is said of a right accusation.
    func solution(_ twins: MysteryTwins) -> [TeachingPart] {
        [.success(words("Right. ", "对。") + verdict)] + explanation(twins) + [.success(score)]
    }

    /// What is said of a wrong one.
    func refusal(_ accusation: Accusation) -> [TeachingPart] {
        [.mistake(reason(accusation)), paid(level.priceOfMistake)]
    }

    /// What is said of a rule that the log cites where the fault is, and that is not the one broken.
    func citedOnly(_ rule: RuleID) -> TeachingPart {
        .remark(
            words(
                "You are at the right place: the log cites \(rule.rawValue) for what the fault sends. "
                    + "But another rule is broken there. That cost nothing.",
                "地方找对了：日志对这个错误引出的行写着 \(rule.rawValue)。但违反的是另一条规则。不扣分。"))
    }

    /// The answer for whoever gives up.
    func answer(_ twins: MysteryTwins) -> [TeachingPart] {
        [.remark(verdict)] + explanation(twins)
    }

    private var verdict: String {
        let rule = mystery.fault.rule.rawValue
        return words(
            "It is `\(mystery.fault.call)`, line \(mystery.line), rule \(rule).",
            "是 `\(mystery.fault.call)`，第 \(mystery.line) 行，规则 \(rule)。")
    }

    private var score: String {
        words(
            "Solved with \(investigation.points) of \(Investigation.fullPoints) points.",
            "破案，得 \(investigation.points) 分，满分 \(Investigation.fullPoints) 分。")
    }

    private func explanation(_ twins: MysteryTwins) -> [TeachingPart] {
        let rule = Rulebook.rule(mystery.fault.rule)
        let difference = twins.difference
        let shown = Array(difference.prefix(Self.mostLines))
        var parts: [TeachingPart] = [
            .paragraph(mystery.text(mystery.fault.reason, words)),
            .paragraph(
                words(
                    "\(rule.id.rawValue), \(rule.title): \(rule.statement)",
                    "规则 \(rule.id.rawValue)，\(words.title(of: rule.id))。explain \(rule.id.rawValue) 显示它的全文。"
                )),
            .paragraph(
                words(
                    "The mend, where it belongs: `-` is before a line that goes, `+` before one that comes.",
                    "改法，写在它所在的地方：`-` 是去掉的行，`+` 是加上的行。")), .code(mystery.mendInContext),
            .paragraph(
                words(
                    "With the mend, the log of the same steps changes so:",
                    "改好以后，同样几步的日志变成这样：")), .code(shown),
        ]
        if shown.count < difference.count {
            let rest = difference.count - shown.count
            parts.append(.remark(words("… and \(rest) more.", "……还有 \(rest) 行。")))
        }
        return parts + trail(twins)
    }

    /// How one comes to the answer: what the log lacks, or has too much, asks for it.
    private func trail(_ twins: MysteryTwins) -> [TeachingPart] {
        let lines = twins.logDifference
        let missing = lines.lazy.filter { $0.hasPrefix("+ ") }.compactMap(Self.asked).first
        let spare = lines.lazy.filter { $0.hasPrefix("- ") }.compactMap(Self.asked).first
        let right =
            "accuse \(mystery.fault.call), accuse \(mystery.line), accuse \(mystery.fault.rule.rawValue)"
        let found = words("Each of these is the answer: \(right). ", "以下都算指对：\(right)。")
        if let missing {
            return [
                .remark(
                    found
                        + words(
                            "The way to it: the log lacks a line that should be there. 'why not \(missing)' says what "
                                + "would send it, and is free now; 'mystery source' shows where that should happen.",
                            "找法：日志里少了一行该有的。why not \(missing) 说明怎样才会发送它，现在不扣分；mystery source 里能看到该在哪里做。"
                        ))
            ]
        }
        guard let spare else { return [.remark(found + wayOfDoctor)] }
        return [
            .remark(
                found
                    + words(
                        "The way to it: the log has a line too many. 'why \(spare)' says what sent it, and is free now; "
                            + "'mystery source' shows where.",
                        "找法：日志里多了一行。why \(spare) 说明是谁发送的，现在不扣分；mystery source 里能看到在哪里。"
                    ))
        ]
    }

    /// The way to what no callback tells of.
    private var wayOfDoctor: String {
        if mystery.fault.doctor == nil { return "" }
        return words(
            "The way to it: 'doctor' names it, and is free now.", "找法：doctor 会指出来，现在不扣分。")
    }

    /// `mail.viewWillDisappear` of `+ mail.viewWillDisappear(false)`, as `why` takes it; nil of what is no callback's line.
    private static func asked(_ line: String) -> String? {
        let text = line.dropFirst(2)
        guard text.first?.isLetter == true else { return nil }
        let name = text.prefix { $0 != "(" }
        return name.contains(".") && !name.contains(" ") ? String(name) : nil
    }

    /// How many lines of a difference are shown.
    private static let mostLines = 12

    private func reason(_ accusation: Accusation) -> String {
        switch accusation {
        case .line(let line):
            let isNear = mystery.method(of: line) == mystery.method(of: mystery.line)
            if isNear, mystery.method(of: line) != nil {
                return words("Not that line, but one of the same method.", "不是这一行，但就在同一个方法里。")
            }
            return words("Nothing is wrong with line \(line).", "第 \(line) 行没有问题。")
        case .rule(let rule):
            return words(
                "\(rule.rawValue) is not what was broken.", "违反的不是 \(rule.rawValue)。")
        case .call(let call):
            return words("It is not `\(call)`.", "不是 `\(call)`。")
        }
    }
}
