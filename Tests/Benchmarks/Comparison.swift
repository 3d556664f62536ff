import Foundation

/// One contestant's figures in a comparison.
struct Contestant {
    let name: String
    /// In the comparison's unit; NaN where it could not be measured.
    let value: Double
    /// How many times ours it is, where both were measured in turn.
    private var pairedRatio: Double?

    init(name: String, value: Double) {
        self.name = name
        self.value = value
    }

    init(name: String, _ measured: Measurements, beside ours: Measurements) {
        self.init(name: name, value: measured.figure)
        pairedRatio = measured.ratio(to: ours)
    }

    /// How many times our figure it is.
    func ratio(to ours: Double) -> Double { pairedRatio ?? value / ours }
}

/// A workload's contestants, ours first, and what we want of it.
struct Comparison {
    let title: String
    let unit: String
    let ours: Double
    var peers: [Contestant] = []
    /// Peers that are not installed.
    var missing: [String] = []
    /// What we want, in words, and whether it is so; nil where it could not be judged.
    var goals: [(text: String, isMet: Bool?)] = []

    /// The lines that `scripts/bench` prints.
    var lines: [String] {
        let rows = [Contestant(name: "vcr", value: ours)] + peers
        return ["", title]
            + rows.map { "  \(padded($0.name))\(figure($0.value)) \(unit)\(ratio($0))" }
            + missing.map { "  \(padded($0))  not installed" }
            + goals.map { "  \(verdict($0.isMet)): \($0.text)" }
    }

    /// Whether no goal was missed.
    var isGood: Bool { goals.allSatisfy { $0.isMet != false } }

    /// The peer's figure over ours.
    func ratio(to name: String) -> Double? {
        peers.first { $0.name == name }.map { $0.ratio(to: ours) }
    }

    private func ratio(_ contestant: Contestant) -> String {
        contestant.name == "vcr" || ours.isNaN
            ? "" : "   " + String(format: "%7.2f times vcr's", contestant.ratio(to: ours))
    }

    private func padded(_ name: String) -> String {
        name + String(repeating: " ", count: max(1, 32 - name.count))
    }

    private func figure(_ value: Double) -> String {
        value.isNaN ? "    failed" : String(format: value < 100 ? "%10.2f" : "%10.0f", value)
    }

    private func verdict(_ isMet: Bool?) -> String {
        switch isMet {
        case true?: "met"
        case false?: "MISSED"
        case nil: "not judged"
        }
    }
}
