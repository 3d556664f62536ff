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

/// What a contestant measured, round by round; empty where it failed.
struct Measurements {
    var rounds: [Double] = []

    /// Their median; NaN of none.
    var figure: Double { median(rounds) }

    /// How many times the other's they are: the median of each round's ratio, since a machine that
    /// changes its speed in between changes both figures of a round, but not all rounds of a median.
    func ratio(to other: Measurements) -> Double {
        median(zip(rounds, other.rounds).map { $0 / $1 })
    }
}

/// What each contestant measures, taken once a round, in turn, so that a slow moment of the machine
/// hits all. The first round only warms up. A contestant that fails is out.
func measuredInTurn<Contestant>(
    rounds: Int, _ contestants: [Contestant], measure: (Contestant) throws -> Double
) -> [Measurements] {
    var all = contestants.map { _ in Measurements() }
    var able = contestants.map { _ in true }
    for round in 0...rounds {
        for (index, contestant) in contestants.enumerated() where able[index] {
            let value = attempt { try measure(contestant) }
            able[index] = !value.isNaN
            if round > 0 { all[index].rounds.append(value) }
        }
    }
    return zip(all, able).map { $1 ? $0 : Measurements() }
}
