import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// A forgotten controller that lives on, though nothing in sight holds it (B15).
enum Leak: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        let held = holders(in: world)
        return world.world.names.living.compactMap { name in
            guard !world.world.names.holds(name),
                let controller = world.world.names.object(name) as? UIViewController,
                !held.contains(controller.objectID)
            else { return nil }
            let holders = world.holders.holders(of: controller, called: name)
            return Finding(
                "leak", rule: .b15, objects: [name],
                "\(name) was forgotten and lives: "
                    + (holders.isEmpty
                        ? "a closure holds it, or a cycle of references"
                        : holders.map { "\($0.words) holds it" }.joined(separator: "; ")),
                mend: mends(holders, of: name, in: world))
        }
    }

    /// What lets go of the object: each holder in its own way, each way once.
    private static func mends(
        _ holders: [ObjectHolder], of name: String, in world: ExaminedWorld
    ) -> [String] {
        let unknown =
            "capture [weak \(name)] in the closure, or set the property that holds it to nil"
        if holders.isEmpty { return [unknown] }
        var mends: [String] = []
        for holder in holders {
            let mend = holder.mend(in: world.language)
            if !mends.contains(mend) { mends.append(mend) }
        }
        return mends
    }

    /// The controllers that a name or the window holds, directly or through other controllers.
    private static func holders(in world: ExaminedWorld) -> Set<ObjectID> {
        var held: Set<ObjectID> = []
        var waiting = world.world.names.living.filter(world.world.names.holds)
            .compactMap { world.world.names.object($0) as? UIViewController }
        waiting += world.world.root.map { [$0] } ?? []
        while let controller = waiting.popLast() {
            guard held.insert(controller.objectID).inserted else { continue }
            waiting += controller.children
            if let presented = controller.presentedApart { waiting.append(presented) }
        }
        return held
    }
}

extension ObjectHolder {
    /// How it lets go of the object.
    fileprivate func mend(in language: SourceLanguage) -> String {
        switch (self, language) {
        case (.name(let other), _): "forget \(other)"
        case (.variable(let variable), _): "take it out of '\(variable)'"
        case (.property(let property, let owner), .swift):
            "declare the property of \(owner) 'weak var \(property)', or set it to nil"
        case (.property(let property, let owner), .objectiveC):
            "declare the property '\(property)' of \(owner) '@property (weak)', or set it to nil"
        case (.closure(_, let captured), .swift):
            "capture [weak \(captured)] in the closure, or set the property that holds it to nil"
        case (.closure(_, let captured), .objectiveC):
            "let the block capture a '__weak' variable in place of \(captured)"
        }
    }
}
