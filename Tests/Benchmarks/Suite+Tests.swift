import Foundation

/// W11: `vcr test` on many small scripts, one after the other and side by side.
extension Suite {
    private static let count = 10_000

    private var folder: String { "\(scratch)/tests" }

    /// Writes the scripts.
    func writeTests() throws {
        let script =
            "new home; new a; new b\nroot home\nadd a\ncycle a to b\nexpect b.parent home\n"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        for number in 0..<Self.count {
            try Data(script.utf8).write(to: URL(filePath: "\(folder)/\(number).vcr"))
        }
    }

    /// What two processes gain over one, where there are two processors for them.
    func tests() -> Comparison {
        let programs = [2, 1].map { Program(vcr, ["test", "--jobs", "\($0)", folder]) }
        let times = measuredInTurn(rounds: 3, programs) { try $0.run().seconds }
        let one = Contestant(name: "vcr test --jobs 1", times[1], beside: times[0])
        let gain = one.ratio(to: times[0].figure)
        let processors = ProcessInfo.processInfo.activeProcessorCount
        return Comparison(
            title: "W11 vcr test on \(Self.count) small scripts, two at once", unit: "s",
            ours: times[0].figure, peers: [one],
            goals: [("1.8 times as fast as one at once", processors < 2 ? nil : gain >= 1.8)])
    }
}
