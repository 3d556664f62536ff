import Foundation
import HierarchyRecords

/// The model broken on purpose, as a test sees it: one callback of one rule is lost, comes twice, comes late, or
/// says the other thing; or one boundary between systems lies elsewhere. `scripts/mutate` counts which of them the
/// conformance tests notice. Without its variable in the environment nothing is broken.
struct Mutant {
    enum Kind: String {
        case drop, double, late, flag
        /// What begins with a system begins with the next one, or with the one before.
        case later, earlier
    }

    let kind: Kind
    /// A callback and its rule: `viewWillAppear C34`; of a boundary the number of the system.
    let target: String

    /// The one that this process runs with: `drop viewWillAppear C34`.
    static let current = ProcessInfo.processInfo.environment["VCR_MUTANT"].flatMap(Mutant.init)

    private init?(_ text: String) {
        let words = text.split(separator: " ", maxSplits: 1).map(String.init)
        guard words.count == 2, let kind = Kind(rawValue: words[0]) else { return nil }
        (self.kind, target) = (kind, words[1])
    }

    static func target(of event: Event) -> String {
        "\(event.callback) \(event.rule?.rawValue ?? "-")"
    }

    /// The system that the world has where a test asks for that one.
    func system(_ asked: Int) -> Int {
        switch kind {
        case .later where Int(target) == asked: asked - 1
        case .earlier where Int(target) == asked + 1: asked + 1
        case .later, .earlier, .drop, .double, .late, .flag: asked
        }
    }

    /// The events as the broken model would have sent them.
    func events(_ events: [Event]) -> [Event] {
        var result: [Event] = []
        var waiting: [Event] = []
        for event in events {
            guard Self.target(of: event) == target else {
                result.append(event)
                result += waiting
                waiting = []
                continue
            }
            switch kind {
            case .drop: break
            case .double: result += [event, event]
            case .late: waiting.append(event)
            case .flag, .later, .earlier: result.append(event)
            }
        }
        // What would come last comes before the one ahead of it.
        if waiting.isEmpty { return result }
        return result.dropLast() + waiting + result.suffix(1)
    }

    /// The line of an event as the broken model would have sent it.
    func line(_ line: String, of event: Event) -> String {
        guard kind == .flag, Self.target(of: event) == target else { return line }
        if line.hasSuffix("(true)") { return line.dropLast("(true)".count) + "(false)" }
        if line.hasSuffix("(false)") { return line.dropLast("(false)".count) + "(true)" }
        return line
    }
}

/// Which callbacks of which rules tests see, for the list of what can be broken.
struct SeenCallbacks {
    /// Where they are written to, one a line with the test's file; nil where nobody asks.
    static let path = ProcessInfo.processInfo.environment["VCR_MUTANT_SEEN"]

    static func note(_ events: some Sequence<(Event, String)>, in file: String) {
        guard let path, let handle = fopen(path, "a") else { return }
        defer { fclose(handle) }
        let lines = Set(
            events.map { event, line in
                let isFlag = line.hasSuffix("(true)") || line.hasSuffix("(false)")
                return "\(Mutant.target(of: event)) \(isFlag ? "flag" : "-") \(file)"
            })
        for line in lines { fputs(line + "\n", handle) }
    }

    static func note(system: Int, in file: String) {
        guard let path, let handle = fopen(path, "a") else { return }
        defer { fclose(handle) }
        fputs("system \(system) - \(file)\n", handle)
    }
}
