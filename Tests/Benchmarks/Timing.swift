import Foundation

/// What keeps a benchmark from being run.
struct BenchmarkError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// Seconds since some moment in the past.
func monotonicSeconds() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
}

/// The whole text of a file.
func readText(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
}

/// The middle value; NaN of none.
func median(_ values: [Double]) -> Double {
    values.isEmpty ? .nan : values.sorted()[values.count / 2]
}

/// What could be measured; NaN, and a word about it, where it failed.
func attempt(_ measure: () throws -> Double) -> Double {
    do { return try measure() } catch {
        print("bench: \(error)")
        return .nan
    }
}

/// The median of what each contestant measures, taken once a round, in turn, so that a slow moment
/// of the machine hits all. The first round only warms up. A contestant that fails is out.
func mediansInTurn<Contestant>(
    rounds: Int, _ contestants: [Contestant], measure: (Contestant) throws -> Double
) -> [Double] {
    var values = contestants.map { _ in [Double]() }
    for round in 0...rounds {
        for (index, contestant) in contestants.enumerated()
        where values[index].last?.isNaN != true {
            let value = attempt { try measure(contestant) }
            if round > 0 || value.isNaN { values[index].append(value) }
        }
    }
    return values.map { $0.last?.isNaN == true ? .nan : median($0) }
}
