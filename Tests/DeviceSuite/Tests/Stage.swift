import Foundation

#if canImport(UIKit) && !os(Linux)
    import UIKit
#else
    import HeadlessUIKit
#endif

/// Where one scenario plays: its window, its controllers by name, and what was recorded in each step.
@MainActor
final class Stage {
    let window: UIWindow
    /// What was recorded, for each step; empty where a step was not taken.
    private(set) var recorded: [[String]]
    /// Why the rest of the scenario was left out.
    private(set) var left: String?

    private let scenario: Scenario
    /// The names of the scenario, by those of the recorder.
    private var names: [String: String] = [:]
    private var seen: Int
    private var kept: [AnyObject] = []

    init(_ scenario: Scenario) async {
        self.scenario = scenario
        recorded = scenario.sources.map { _ in [] }
        window = await Platform.freshWindow()
        seen = Platform.lines.count
    }

    /// Gives a controller its name; anything else has none.
    func name(_ object: Any?, _ name: String) {
        guard let controller = object as? UIViewController else { return }
        names[Platform.name(of: controller, preferring: name)] = name
    }

    /// A step that only made objects: what UIKit sent meanwhile is there at once.
    func declared(_ step: Int) {
        if left == nil { takeLines(of: step) }
    }

    /// Takes a step of the script, and waits until UIKit has sent all that comes of it.
    func turn(_ step: Int, _ body: () -> Void) async {
        guard left == nil else { return }
        body()
        await Platform.settle()
        takeLines(of: step)
    }

    /// A step that no code can cause. Where a person sits before the device, it is asked for.
    func hand(_ step: Int) async {
        guard left == nil else { return }
        guard Platform.hasPerson else {
            left = "needs a person: \(scenario.sources[step])"
            return
        }
        print("DEVICE SUITE, please do now: \(scenario.sources[step])")
        await Platform.waitForPerson()
        takeLines(of: step)
    }

    /// Lets objects live until the scenario ends.
    func keep(_ objects: AnyObject?...) { kept += objects.compactMap { $0 } }

    /// What the recorder wrote since the last step, of the scenario's own controllers.
    private func takeLines(of step: Int) {
        let lines = Platform.lines
        recorded[step] = lines[seen...].compactMap { text($0) }
        seen = lines.count
    }

    private func text(_ line: String) -> String? {
        guard let line = try? JSONDecoder().decode(RecordedLine.self, from: Data(line.utf8)),
            let selector = line.sel, CallbackRecorder.lifeCycle.contains(selector),
            let object = line.obj.flatMap({ names[$0] })
        else { return nil }
        let argument = line.args?.first.map { names[$0] ?? $0 } ?? ""
        let message = selector.replacingOccurrences(of: "_:", with: argument)
            .replacingOccurrences(of: "toParent:", with: "toParent: \(argument)")
        return "\(object).\(message)"
    }
}

/// A line as CallbackRecorder.swift writes it.
private struct RecordedLine: Decodable {
    let obj: String?
    let sel: String?
    let args: [String]?
}
