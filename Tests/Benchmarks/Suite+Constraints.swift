extension Suite {
    /// Solving a list of 1,000 views, beside kiwisolver, which is C++ called from Python.
    func constraints() -> [Comparison] {
        ConstraintWorkload.allCases.map { work in
            let size = ConstraintWorkload.count
            let ours = attempt { try number(from: benchmark(work.rawValue, "\(size)")) }
            var result = Comparison(
                title: "W9  constraints of a list of 1,000 views: \(work.title)", unit: "us",
                ours: ours)
            compareWithKiwi(work, &result)
            if work == .edit { checkUntouched(ours, &result) }
            return result
        }
    }

    private func compareWithKiwi(_ work: ConstraintWorkload, _ result: inout Comparison) {
        let folder = "\(checkout)/Tests/Benchmarks/peers"
        let python = Program("python3", ["-c", "import kiwisolver"])
        guard (try? python.run()) != nil else {
            result.missing = ["kiwisolver"]
            return
        }
        let program = Program(
            "python3",
            ["-B", "\(folder)/constraints.py", work.rawValue, "\(ConstraintWorkload.count)"])
        let time = attempt { try number(from: program) }
        result.peers = [Contestant(name: "kiwisolver", value: time)]
        result.goals = [("ahead of kiwisolver", result.ratio(to: "kiwisolver").map { $0 > 1 })]
    }

    /// What an edit does not touch costs nothing.
    private func checkUntouched(_ ours: Double, _ result: inout Comparison) {
        let many = ConstraintWorkload.manyCount
        let time = attempt {
            try number(from: benchmark(ConstraintWorkload.edit.rawValue, "\(many)"))
        }
        result.goals.append(("the same among 10,000 views", time <= 2 * ours + 1))
    }
}
