/// Makes mysteries: from a seed, a scene with a fault, and what stands around it.
struct MysteryMaker {
    /// Every kind of fault, with its scene.
    static let kinds = MysteryScene.all.flatMap { scene in
        scene.faults.map { (scene: scene, fault: $0) }
    }

    private let id: MysteryID
    private let scene: MysteryScene
    private let fault: MysteryFault
    private var dice: SeededDice
    private var cast = MysteryCast()
    /// The most controllers that a mystery has.
    private static let mostControllers = 8

    /// The mystery of that seed.
    static func mystery(_ id: MysteryID) -> Mystery {
        var maker = MysteryMaker(id)
        return maker.make()
    }

    private init(_ id: MysteryID) {
        self.id = id
        dice = SeededDice("mystery \(id.level.rawValue) \(id.seed)")
        var kind = dice.choice(of: Self.kinds)
        let kinds = Self.kinds(of: id.level)
        if !kinds.contains(where: { $0.fault.id == kind.fault.id }) {
            kind = dice.choice(of: kinds)
        }
        (scene, fault) = kind
    }

    /// The kinds that are as hard as the level says.
    static func kinds(of level: MysteryLevel) -> [(scene: MysteryScene, fault: MysteryFault)] {
        kinds.filter { level.takes($0.fault, in: $0.scene) }
    }

    /// A part of the app: a scene with the names of its cast.
    private struct Part {
        let scene: MysteryScene
        var names: [String: String]
        let source: PlantedSource

        init(_ scene: MysteryScene, _ names: [String: String], _ edit: MysteryEdit?) {
            self.scene = scene
            self.names = names
            source = PlantedSource(scene.classes, edit)
        }

        var root: String { MysteryCast.named(scene.root, names) }

        func named(_ lines: [String]) -> [String] { lines.map { MysteryCast.named($0, names) } }
    }

    private mutating func make() -> Mystery {
        let faulty = Part(scene, cast.take(scene, &dice), fault.edit)
        switch id.level {
        case .easy: return scene.needsTabs ? besideHome(faulty) : alone(faulty)
        case .medium: return besideHome(faulty)
        case .hard: return besideAnother(faulty)
        }
    }

    // MARK: What stands around

    private func alone(_ part: Part) -> Mystery {
        let steps = part.named(part.scene.made) + ["root \(part.root)"]
        return assemble([part], steps, part.named(part.scene.visits), [], faulty: part)
    }

    private mutating func besideHome(_ part: Part) -> Mystery {
        var part = part
        let home = cast.free(of: ["home", "lobby", "start"], &dice)
        part.names["elsewhere"] = home
        let steps =
            part.named(part.scene.made) + [
                "new \(home)", "new tabs as tab with \(part.root) \(home)", "root tabs",
            ]
        return assemble([part], steps, part.named(part.scene.visits), [], faulty: part)
    }

    private mutating func besideAnother(_ faulty: Part) -> Mystery {
        let room = Self.mostControllers - 1 - faulty.scene.size
        let others = MysteryScene.all.filter {
            $0.id != faulty.scene.id && $0.size <= room
        }
        let scene = dice.choice(of: others)
        let other = Part(scene, cast.take(scene, &dice), nil)
        let isFirst = dice.next(below: 2) == 0
        var parts = isFirst ? [faulty, other] : [other, faulty]
        parts[0].names["elsewhere"] = parts[1].root
        parts[1].names["elsewhere"] = parts[0].root
        let roots = parts.map(\.root).joined(separator: " ")
        let steps =
            parts.flatMap { $0.named($0.scene.made) }
            + ["new tabs as tab with \(roots)", "root tabs"]
        let first = parts[0].named(parts[0].scene.visits)
        let second =
            ["select \(parts[1].root) in tabs"] + parts[1].named(parts[1].scene.visits)
        if isFirst {
            let back = ["select \(parts[0].root) in tabs"]
            return assemble(parts, steps, first, second + back, faulty: parts[0])
        }
        return assemble(parts, steps + first, second, [], faulty: parts[1])
    }

    // MARK: The text

    /// `shown` is what the user does at the faulty part.
    private func assemble(
        _ parts: [Part], _ before: [String], _ shown: [String], _ after: [String], faulty: Part
    ) -> Mystery {
        var (lines, mended): ([String], [String]) = ([], [])
        var line = 0
        for part in parts {
            if part.root == faulty.root { line = lines.count + part.source.accused + 1 }
            lines += part.named(part.source.lines) + [""]
            mended += part.named(part.source.mended) + [""]
        }
        let classLines = lines.count - 1
        let begin = lines.count + before.count + 1
        let steps = before + shown + after
        let tabs = parts.count > 1 || faulty.names["elsewhere"] != nil
        let home = parts.count == 1 && tabs
        return Mystery(
            id: id, fault: fault, lines: lines + steps, mended: mended + steps, line: line,
            classLines: classLines, shown: begin...begin + shown.count - 1,
            size: parts.map(\.scene.size).reduce(0, +) + (tabs ? 1 : 0) + (home ? 1 : 0),
            names: faulty.names)
    }
}
