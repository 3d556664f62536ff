import CommandLanguage

/// Writes a sketch as declarations of Objective-C, as in a header: what they answer is inert, since their code is not here.
@MainActor
struct StubWriterOfC {
    let sketch: StubSketch
    private var selectors: [String: [(isInitialiser: Bool, selector: String)]] = [:]

    init(_ sketch: StubSketch, _ line: StatementLine) {
        self.sketch = sketch
        let bodies = [line.statements] + line.statements.types.flatMap(\.bodies)
        for body in bodies {
            CodeWalk.expressions(of: body) { note($0) }
        }
    }

    /// Messages to the types themselves: others are taken as they come.
    private mutating func note(_ expression: Expression) {
        guard case .message(let receiver, let selector, _) = expression.kind else { return }
        if case .name(let name) = receiver.kind {
            add(selector, to: name, isInitialiser: false)
        } else if case .message(let inner, "alloc", _) = receiver.kind,
            case .name(let name) = inner.kind
        {
            add(selector, to: name, isInitialiser: true)
        }
    }

    private mutating func add(_ selector: String, to name: String, isInitialiser: Bool) {
        guard sketch.type(named: name) != nil, !Self.known.contains(selector) else { return }
        if selectors[name]?.contains(where: { $0.selector == selector }) == true { return }
        selectors[name, default: []].append((isInitialiser, selector))
    }

    /// What every class answers.
    private static let known: Set<String> = [
        "alloc", "new", "init", "class", "self", "superclass", "description", "initWithFrame:",
        "initWithNibName:bundle:", "initWithCoder:",
    ]

    /// The declarations of those types, protocols first.
    func text(of types: [StubType]) -> String {
        let sorted = types.filter { $0.kind != .extension }.sorted { $0.name < $1.name }
        let protocols = sorted.filter { $0.kind == .protocol }.map { "@protocol \($0.name)\n@end" }
        let classes = sorted.filter { $0.kind == .class }.map { type in
            let base = sketch.base(of: type.name)
            let methods = (selectors[type.name] ?? []).map {
                line(of: $0.selector, $0.isInitialiser)
            }
            return (["@interface \(type.name) : \(base)"] + methods + ["@end"])
                .joined(separator: "\n")
        }
        let categories = types.filter { $0.kind == .extension && !$0.members.isEmpty }.map(category)
        return (protocols + classes + categories.sorted()).joined(separator: "\n\n")
    }

    /// What code sends to a class of UIKit's, and to its objects, that the class lacks.
    private func category(_ type: StubType) -> String {
        let methods = type.members.map { member in
            let isSetter = member.name.hasPrefix("set") && member.name.hasSuffix(":")
            let head = (member.isStatic ? "+" : "-") + (isSetter ? " (void)" : " (id)")
            return head + parts(of: member.name) + (isSetter ? " {}" : " { return nil; }")
        }
        let name = "\(type.name) (Added)"
        return
            (["@interface \(name)", "@end", "@implementation \(name)"] + methods.sorted() + ["@end"])
            .joined(separator: "\n")
    }

    /// `- (instancetype)initWithTitle:(id)title;`
    private func line(of selector: String, _ isInitialiser: Bool) -> String {
        (isInitialiser ? "- (instancetype)" : "+ (id)") + parts(of: selector) + ";"
    }

    private func parts(of selector: String) -> String {
        guard selector.contains(":") else { return selector }
        let parts = selector.split(separator: ":", omittingEmptySubsequences: false).dropLast()
        return parts.enumerated().map { "\($1):(id)value\($0 + 1)" }.joined(separator: " ")
    }
}
