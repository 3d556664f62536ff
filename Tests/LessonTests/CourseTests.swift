import CheckoutFiles
import CommandLanguage
import HierarchyRecords
import Lessons
import Testing

@testable import Workbench

@MainActor
@Suite("The course")
struct CourseTests {
    private static let catalog = Checkout.url("Sources/Lessons/Catalog").path

    nonisolated static let names: [String] = LessonCatalogue.files.map(\.name)

    @Test("each lesson is there in Chinese, and needs only lessons that come before it")
    func order() throws {
        let originals = Self.names.filter { !$0.hasSuffix(".zh.md") }
        #expect(originals.count == 35)
        #expect(
            originals.map { $0.replacing(".md", with: ".zh.md") }
                == Self.names.filter { $0.hasSuffix(".zh.md") })
        var taught: Set<String> = []
        for name in originals {
            let front = try #require(try Self.document(name).frontMatter)
            let needs = front["needs"]?.value.split(separator: " ").map(String.init) ?? []
            #expect(taught.isSuperset(of: needs), "\(name)")
            let id = try #require(front["lesson"]).value
            #expect(!taught.contains(id), "\(name)")
            taught.insert(id)
        }
    }

    private static func document(_ name: String) throws -> MarkdownDocument {
        let file = try #require(LessonCatalogue.files.first { $0.name == name })
        return MarkdownDocument(Array(file.text.utf8))
    }

    @Test("passes the check of lessons", arguments: names)
    func check(name: String) throws {
        #expect(Workbench().defects(ofLesson: Self.catalog + "/" + name) == [])
    }

    @Test("goes through every edge of the life cycle, and meets every rule that it names")
    func coverage() throws {
        var sum = LifeCoverage()
        for name in Self.names where !name.hasSuffix(".zh.md") {
            let workbench = Workbench()
            _ = workbench.defects(ofLesson: Self.catalog + "/" + name)
            sum.formUnion(workbench.coverage)
        }
        #expect(sum.missing == [])
        #expect(Workbench.taughtRules.filter { !sum.rules.contains($0) } == [])
    }

    @Test("a step has at most 12 lines of prose, none longer than 150 characters", arguments: names)
    func prose(name: String) throws {
        var lines: [String] = []
        for block in try Self.document(name).blocks {
            switch block {
            case .heading: lines = []
            case .prose(let line, _): if !line.isEmpty { lines.append(line) }
            case .fence: continue
            }
            #expect(lines.count <= 12)
            #expect((lines.last ?? "").count <= 150)
        }
    }

    @Test("each expectation of a goal says what is missing", arguments: names)
    func sentences(name: String) throws {
        let goals = try Self.document(name).fences.filter { $0.words.prefix(2) == ["vcr", "goal"] }
        for goal in goals {
            for (index, line) in goal.lines.enumerated() where line.hasPrefix("expect") {
                #expect(index > 0 && goal.lines[index - 1].hasPrefix("says: "), "\(line)")
            }
        }
    }

    @Test(
        "each goal has two or three hints, of which only the last one may be the answer",
        arguments: names)
    func hints(name: String) throws {
        for step in try Self.steps(of: name) {
            let hints = step.filter { $0.words == ["hint"] }.map { $0.lines.joined(separator: " ") }
            guard step.contains(where: { $0.words.prefix(2) == ["vcr", "goal"] }) else {
                #expect(hints == [])
                continue
            }
            #expect((2...3).contains(hints.count))
            let answer = step.filter { $0.words.prefix(2) == ["vcr", "solution"] }.flatMap(\.lines)
            for hint in hints.dropLast() {
                #expect(!answer.allSatisfy { hint.contains("`\($0)`") }, "\(hint)")
            }
        }
    }

    /// The fences of each step.
    private static func steps(of name: String) throws -> [[FencedCode]] {
        var steps: [[FencedCode]] = []
        for block in try document(name).blocks {
            switch block {
            case .heading(2, _, _): steps.append([])
            case .fence(let fence): steps[steps.count - 1].append(fence)
            case .heading, .prose: continue
            }
        }
        return steps
    }

    @Test("the first prediction has four lines, and all of them come")
    func firstPrediction() throws {
        let fences = try Self.document(Self.names[0]).fences
        let first = try #require(fences.first { $0.words.first == "predict" })
        #expect(first.lines.count == 4)
        #expect(!first.lines.contains { $0.hasPrefix("not:") })
    }

    @Test("each lesson ends with a prediction and with something to explore", arguments: names)
    func shape(name: String) throws {
        let document = try Self.document(name)
        let tasks = document.fences.filter { fence in
            ["predict", "ask"].contains(fence.words.first)
                || fence.words.prefix(2) == ["vcr", "goal"]
        }
        #expect(tasks.last?.words.first == "predict")
        let titles = document.blocks.compactMap {
            if case .heading(2, let text, _) = $0 { text } else { nil }
        }
        #expect(titles.last == (name.hasSuffix(".zh.md") ? "自己试试" : "To explore"))
    }
}
