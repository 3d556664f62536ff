import CommandLanguage
import HierarchyRecords

/// A class that a storyboard names and that is not there, where a class of the session's looks like it (G11).
enum ClassUnknown: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        let warnings = world.histories.warnings.filter { $0.rule == .g11 }
        if warnings.isEmpty { return [] }
        let own = world.classes.map(\.name)
        var seen: Set<String> = []
        return warnings.compactMap { warning in
            let text = world.log.wording(warning)
            guard let wanted = className(in: text), seen.insert(wanted).inserted,
                !own.contains(wanted),
                let near = NearestName.nearest(to: wanted, among: own)
            else { return nil }
            return Finding(
                "class-unknown", rule: .g11, objects: [near, wanted],
                "a scene's custom class is \(wanted), and no class has that name: the scene is a plain "
                    + "controller, and \(near) is never made",
                wording: text,
                mend: [
                    "set the scene's Custom Class to \(near), and its Module to the target that has it, or name the "
                        + "class \(wanted)"
                ])
        }
    }

    /// The class of `Unknown class _TtC9Bookshelf5Shelf in Interface Builder file.`, without its module.
    private static func className(in text: String) -> String? {
        let words = text.split(separator: " ")
        guard let place = words.firstIndex(of: "class"), place + 1 < words.count else {
            return nil
        }
        let mangled = words[place + 1]
        guard mangled.hasPrefix("_TtC") else { return String(mangled) }
        var rest = mangled.dropFirst(4)
        var last: String?
        while let length = Int(rest.prefix { $0.isNumber }), length > 0 {
            rest = rest.drop { $0.isNumber }
            last = String(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        return last
    }
}
