import Foundation

/// Measures the costs that must not grow with the number of items, and draws them.
struct SlopeSuite {
    let checkout: String
    let scratch: String

    private static let rounds = 5
    /// How much a step may take beside the world.
    private static let bytesOfStep = 100

    private var vcr: String { "\(checkout)/.build/release/vcr" }

    /// Prints a line for each workload, writes the plot, and returns whether all are flat.
    func run() throws -> Bool {
        print(
            "\nwhat each item costs among many, as the slope of a log–log fit: at most \(Slope.limit)"
        )
        var slopes: [Slope] = []
        for workload in SlopeWorkload.all(scratch: scratch) {
            let slope = slope(of: workload)
            print(slope.line)
            fflush(nil)
            slopes.append(slope)
        }
        let isSmall = try showMemory()
        let plot = "\(checkout)/.build/slopes.svg"
        try Data(SlopePlot(slopes).svg.utf8).write(to: URL(filePath: plot))
        print("  plot: \(plot)")
        return isSmall && slopes.allSatisfy(\.isFlat)
    }

    /// Prints what a step takes in a long session whose world stays small; returns whether that is
    /// little enough.
    private func showMemory() throws -> Bool {
        let (few, many) = (1_000, 1_000_000)
        let peaks = try [few, many].map { count in
            let script = "\(scratch)/steps.vcr"
            try Data(SlopeWorkload.steps(count).utf8).write(to: URL(filePath: script))
            return try Program(vcr, [script]).run().peakBytes
        }
        let bytes = (peaks[1] - peaks[0]) / (many - few)
        let isSmall = bytes <= Self.bytesOfStep
        print(
            "  \(isSmall ? "met" : "MISSED"): \(bytes) bytes a step of a million, at most \(Self.bytesOfStep)"
        )
        return isSmall
    }

    private func slope(of workload: SlopeWorkload) -> Slope {
        Slope(
            name: workload.name,
            points: workload.counts.map { count in
                (count, attempt { try seconds(of: workload, count) })
            })
    }

    /// The least time of some rounds beyond that of the preparation.
    private func seconds(of workload: SlopeWorkload, _ count: Int) throws -> Double {
        let prepared = workload.prepare(count)
        let (before, whole) = ("\(scratch)/before.vcr", "\(scratch)/whole.vcr")
        try Data(prepared.utf8).write(to: URL(filePath: before))
        try Data((prepared + workload.work(count)).utf8).write(to: URL(filePath: whole))
        var (least, leastBefore) = (Double.infinity, Double.infinity)
        for _ in 0..<Self.rounds {
            leastBefore = min(leastBefore, try time(before, 0))
            least = min(least, try time(whole, workload.status))
        }
        return max(least - leastBefore, 1e-4)
    }

    private func time(_ script: String, _ status: Int32) throws -> Double {
        let arguments = ["--keep-going", "--allow-write", scratch, script]
        return try Program(vcr, arguments).run(endingWith: status).processorSeconds
    }
}
