import HeadlessUIKit
import HierarchyRecords

/// Ids that stand in a storyboard twice, and connections that lead to nothing.
enum FileAtOdds: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.world.storyboards.known.flatMap { entry in
            entry.document.problems.compactMap { finding($0, entry) }
        }
    }

    private static func finding(
        _ problem: DocumentProblem, _ entry: InterfaceFileStore.Entry
    ) -> Finding? {
        let place = "\(entry.path):\(problem.line)"
        switch problem.kind {
        case .doubledID:
            return Finding(
                "storyboard-id-twice", rule: .l01, objects: [entry.name, problem.text],
                "\(place): another element has the id '\(problem.text)'",
                mend: ["give one of the two elements another id in the file"])
        case .doubledIdentifier:
            return Finding(
                "storyboard-id-twice", rule: .e44, objects: [entry.name, problem.text],
                "\(place): another scene has the identifier '\(problem.text)'",
                mend: ["rename one: only the first can be instantiated"])
        case .danglingDestination:
            return Finding(
                "storyboard-dangling", rule: .l01, objects: [entry.name, problem.text],
                "\(place): a connection leads to '\(problem.text)', which nothing is called",
                mend: ["remove the connection in Interface Builder, and draw it again"])
        case .badNumber: return nil
        }
    }
}
