import Foundation

extension Suite {
    /// Opening a storyboard of 1,000 scenes with 20,000 views, beside Python's parser, which makes
    /// elements of the same file and nothing more.
    func storyboards() throws -> Comparison {
        let text = StoryboardWorkload.file(scenes: 1_000)
        let path = try keep(text, as: "many")
        let programs = [benchmark(StoryboardWorkload.open.rawValue, path), python(path)]
        let times = measuredInTurn(rounds: 5, programs) { try number(from: $0) }
        let size = String(format: "%.1f MB", Double(text.utf8.count) / 1e6)
        var result = Comparison(
            title: "W12 a storyboard of 1,000 scenes and 20,000 views, \(size): opening it",
            unit: "ms", ours: times[0].figure,
            peers: [Contestant(name: "xml.etree", times[1], beside: times[0])])
        result.goals = [
            ("under 200 ms", times[0].figure < 200),
            ("ahead of xml.etree", result.ratio(to: "xml.etree").map { $0 > 1 }),
        ]
        return result
    }

    /// Making one scene with its view: as fast in a file of many scenes as in a small one.
    func oneScene() throws -> Comparison {
        let paths = try [10, 1_000].map {
            try keep(StoryboardWorkload.file(scenes: $0), as: "scenes\($0)")
        }
        let work = StoryboardWorkload.instantiate.rawValue
        let programs = paths.map { benchmark(work, $0) } + [python(paths[1])]
        let times = measuredInTurn(rounds: 5, programs) { try number(from: $0) }
        let growth = times[1].ratio(to: times[0])
        var result = Comparison(
            title: "W13 one scene of 20 views, of a storyboard of 1,000 scenes: making it",
            unit: "ms", ours: times[1].figure,
            peers: [
                Contestant(name: "vcr, of 10 scenes", times[0], beside: times[1]),
                Contestant(name: "xml.etree, the file", times[2], beside: times[1]),
            ])
        result.goals = [
            ("as fast as of 10 scenes, within a fifth", growth.isNaN ? nil : growth < 1.2)
        ]
        return result
    }

    /// Making a thousand controllers that relationships put into the first one.
    func cascade() throws -> Comparison {
        let path = try keep(SlopeWorkload.container(of: 1_000), as: "tabs")
        let programs = [benchmark(StoryboardWorkload.cascade.rawValue, path), python(path)]
        let times = measuredInTurn(rounds: 5, programs) { try number(from: $0) }
        return Comparison(
            title: "W14 the initial controller of a storyboard, with the 1,000 that it contains",
            unit: "ms", ours: times[0].figure,
            peers: [Contestant(name: "xml.etree, the file", times[1], beside: times[0])])
    }

    private func keep(_ text: String, as name: String) throws -> String {
        let path = "\(scratch)/\(name).storyboard"
        try Data(text.utf8).write(to: URL(filePath: path))
        return path
    }

    private func python(_ path: String) -> Program {
        Program("python3", ["-B", "\(checkout)/Tests/Benchmarks/peers/storyboard.py", path])
    }
}
