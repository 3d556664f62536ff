import Foundation

extension Suite {
    /// Opening a storyboard of 1,000 scenes with 20,000 views, beside Python's parser, which makes
    /// elements of the same file and nothing more.
    func storyboards() throws -> Comparison {
        let text = StoryboardWorkload.file(scenes: 1_000)
        let path = "\(scratch)/many.storyboard"
        try Data(text.utf8).write(to: URL(filePath: path))
        let python = Program(
            "python3", ["-B", "\(checkout)/Tests/Benchmarks/peers/storyboard.py", path])
        let programs = [benchmark(StoryboardWorkload.open.rawValue, path), python]
        let times = measuredInTurn(rounds: 5, programs) { try number(from: $0) }
        let size = String(format: "%.1f MB", Double(text.utf8.count) / 1e6)
        var result = Comparison(
            title: "W11 a storyboard of 1,000 scenes and 20,000 views, \(size): opening it",
            unit: "ms", ours: times[0].figure,
            peers: [Contestant(name: "xml.etree", times[1], beside: times[0])])
        result.goals = [
            ("under 200 ms", times[0].figure < 200),
            ("ahead of xml.etree", result.ratio(to: "xml.etree").map { $0 > 1 }),
        ]
        return result
    }
}
