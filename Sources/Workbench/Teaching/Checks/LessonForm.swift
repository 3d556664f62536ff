import CommandLanguage
import HierarchyRecords
import Statements

/// Checks what a lesson is written like, without running it: whether it names what there is, and is no draft any more.
@MainActor
struct LessonForm {
    private let lesson: Lesson
    private let path: String
    private let topics: Set<String>
    private(set) var defects: [LessonDefect] = []

    /// Checks a lesson; `topics` are the words that have a page of 'explain'.
    init(_ lesson: Lesson, _ path: String, knowing topics: Set<String>) {
        self.lesson = lesson
        self.path = path
        self.topics = topics
        checkRules()
        checkDraft(lesson.introduction, at: 1)
        for step in lesson.steps {
            for item in step.items { check(item, of: step) }
        }
    }

    private mutating func report(_ line: Int, _ reason: Message) {
        defects.append(LessonDefect(file: path, line: line, reason: reason))
    }

    private mutating func checkRules() {
        for rule in lesson.rules where RuleID(rawValue: rule) == nil {
            report(lesson.line(of: "rules"), "there is no rule '\(rule)'")
        }
    }

    private mutating func check(_ item: LessonItem, of step: LessonStep) {
        switch item {
        case .prose(let parts): checkDraft(parts, at: step.line)
        case .hint(let parts, let line):
            if LessonDraft.hints.contains(where: { parts == [.paragraph($0)] }) {
                report(line, "the hint is still the draft's: say what helps")
            }
        case .explain(let names):
            for name in names where !isKnown(name) {
                report(step.line, "nothing is known of '\(name)'")
            }
        case .task(.prediction(let prediction)): check(prediction)
        case .setup, .task(.goal), .task(.question), .task(.inquiry), .solution: break
        }
    }

    /// Whether `explain` has a page of that name.
    private func isKnown(_ name: String) -> Bool {
        RuleID(rawValue: name) != nil || topics.contains(name)
            || !DeclaredPage.named(name).isEmpty || NameGuide.named(name) != nil
    }

    private mutating func checkDraft(_ parts: [TeachingPart], at line: Int) {
        for case .paragraph(let text) in parts where LessonDraft.sentences.contains(text) {
            report(line, "this is still the draft's: '\(text)'")
        }
    }

    // MARK: Lines to be left out

    /// A line that nothing can ever log tempts nobody.
    private mutating func check(_ prediction: LessonPrediction) {
        let places = prediction.linePlaces.dropFirst(prediction.lines.count)
        for (line, place) in zip(prediction.decoys, places) {
            guard let name = Self.method(in: line), Callback.named(name).isEmpty,
                !isOwn(name)
            else { continue }
            let known = Callback.allCases.flatMap(\.names)
            let near = NearestName.nearest(to: name, among: Array(Set(known)).sorted())
            let reason: Message =
                near.map { "no callback is called '\(name)'; did you mean '\($0)'?" }
                ?? "no callback is called '\(name)'"
            report(place, reason)
        }
    }

    /// `viewDidAppear` of `a.viewDidAppear(false)`; nil where the line is none that is sent to an object.
    private static func method(in line: String) -> String? {
        let head = line.prefix { $0 != "(" && $0 != " " }
        guard head.contains("."), let name = head.split(separator: ".").last else { return nil }
        return String(name)
    }

    /// Whether the lesson's own code has a method of that name.
    private func isOwn(_ name: String) -> Bool {
        let blocks = lesson.steps.flatMap { $0.setups + $0.solutions }
        return blocks.contains { String(decoding: $0.content, as: UTF8.self).contains(name) }
    }
}
