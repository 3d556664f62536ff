import CommandLanguage
import HierarchyRecords

/// A class that a storyboard names and that is not there, where a class of the session's is named like it (G11).
enum ClassUnknown: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        let warnings = world.histories.warnings.filter { $0.rule == .g11 }
        if warnings.isEmpty { return [] }
        let own = world.classes.map(\.name)
        var seen = Set(own)
        return world.customClasses.compactMap { wanted in
            guard seen.insert(wanted).inserted,
                let near = own.first(where: { stem(of: $0) == stem(of: wanted) })
            else { return nil }
            return finding(
                near, wanted, saying: warnings.count == 1 ? world.log.wording(warnings[0]) : nil)
        }
    }

    private static func finding(
        _ near: String, _ wanted: String, saying wording: String?
    ) -> Finding {
        Finding(
            "class-unknown", rule: .g11, objects: [near, wanted],
            "a scene's custom class is \(wanted), and no class has that name: the scene is a plain "
                + "controller, and \(near) is never made",
            wording: wording,
            mend: [
                "set the scene's Custom Class to \(near), and its Module to the target that has it, or name the "
                    + "class \(wanted)"
            ])
    }

    /// `Shelf` of `Shelf`, `ShelfController` and `ShelfViewController`.
    private static func stem(of className: String) -> Substring {
        for ending in ["ViewController", "Controller"] where className.hasSuffix(ending) {
            return className.dropLast(ending.count)
        }
        return className[...]
    }
}

extension ExaminedWorld {
    /// The classes that the scenes of the open storyboards name.
    fileprivate var customClasses: [String] {
        world.storyboards.known.flatMap(\.document.scenes).compactMap { $0.controller?.customClass }
    }
}
