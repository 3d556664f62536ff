import HierarchyRecords

/// Draws the machines of the life cycle with the edges that were walked, and lists the rules.
public struct CoverageRenderer: Sendable {
    private let strokes: CoverageStrokes
    private let width: Int
    private let isLinear: Bool
    private let said: Wording

    /// Makes a renderer; the linear form has one fact a line, for screen readers.
    public init(
        encoding: TextEncoding = .plain, width: Int = 80, isLinear: Bool = false,
        said: @escaping Wording = { $0 }
    ) {
        strokes = encoding.unicode ? .unicode : .ascii
        self.width = max(width, 20)
        self.isLinear = isLinear
        self.said = said
    }

    /// The drawing of all machines; `taught` are the rules that lessons teach.
    public func lines(_ coverage: LifeCoverage, taught: [RuleID]) -> [StyledText] {
        var lines = [StyledText(Self.sum(coverage, said), .strong)]
        for machine in LifeMachine.allCases {
            if isLinear {
                lines += sentences(machine, coverage)
            } else {
                lines += ["", heading(machine, coverage)]
                lines += drawing(machine, coverage) + legend(machine, coverage)
            }
        }
        if !isLinear { lines.append("") }
        lines += rules(coverage, taught)
        return lines.flatMap { TextWrapping.wrap($0, to: width) }
    }

    /// `14 of 22 transitions of the life cycle seen, 63 %`
    public static func sum(_ coverage: LifeCoverage, _ said: Wording = { $0 }) -> String {
        said("% of % transitions of the life cycle seen, % %").filled(
            with: "\(coverage.edges.count)", "\(LifeEdge.allCases.count)", "\(coverage.percent)")
    }

    /// The edges that nobody walked, a line each: `appearance: appearing to appeared, viewDidAppear`.
    public static func missing(
        _ coverage: LifeCoverage, _ said: Wording = { $0 }
    ) -> [String] {
        coverage.missing.map { "\(word($0.machine.rawValue, said)): \($0.words(said))" }
    }

    // MARK: In words

    private func sentences(_ machine: LifeMachine, _ coverage: LifeCoverage) -> [StyledText] {
        machine.edges.map { edge in
            let state = said(coverage.edges.contains(edge) ? "walked" : "not walked")
            return StyledText("\(word(machine.rawValue, said)): \(edge.words(said)): \(state)")
        }
    }

    private func rules(_ coverage: LifeCoverage, _ taught: [RuleID]) -> [StyledText] {
        let met = RuleID.allCases.filter(coverage.rules.contains)
        let unmet = taught.filter { !coverage.rules.contains($0) }
        let count = RuleID.allCases.count
        var lines = list(said("rules met, % of %").filled(with: "\(met.count)", "\(count)"), met)
        if !taught.isEmpty {
            let title = said("rules of the lessons not met, % of %")
            lines += list(title.filled(with: "\(unmet.count)", "\(taught.count)"), unmet)
        }
        return lines
    }

    private func list(_ title: String, _ rules: [RuleID]) -> [StyledText] {
        if rules.isEmpty { return [StyledText(title, .strong)] }
        let ids = rules.map(\.rawValue).joined(separator: " ")
        return [StyledText(title + ":", .strong)]
            + TextWrapping.wrap(ids, to: width - 2).map { StyledText("  " + $0) }
    }

    // MARK: Drawn

    private func heading(_ machine: LifeMachine, _ coverage: LifeCoverage) -> StyledText {
        let walked = machine.edges.count(where: coverage.edges.contains)
        let title = said("%, % of %").filled(
            with: word(machine.rawValue, said), "\(walked)", "\(machine.edges.count)")
        return StyledText(title, .strong)
    }

    private func drawing(_ machine: LifeMachine, _ coverage: LifeCoverage) -> [StyledText] {
        guard let ring = CoverageRing(machine, coverage.edges, strokes, width: min(width, 60))
        else {
            return []
        }
        return ring.lines
    }

    /// Each edge by its number: the arrow where the ring does not have it, the callback, and whether
    /// it was walked.
    private func legend(_ machine: LifeMachine, _ coverage: LifeCoverage) -> [StyledText] {
        machine.edges.enumerated().flatMap { index, edge -> [StyledText] in
            let isWalked = coverage.edges.contains(edge)
            let role: Role = isWalked ? .didAppear : .dim
            var line = StyledText(isWalked ? "  \(strokes.walked) " : "    ", role)
            line.append("\(index + 1)  ", .plain)
            let isDrawn = index < CoverageRing.count(machine)
            if !isDrawn {
                line.append("\(edge.from ?? said("new")) \(strokes.to) \(edge.to): ", .plain)
            }
            line.append(edge.callback.spelling.base, role)
            if !edge.remark.isEmpty { line.append(", \(said(edge.remark))", .dim) }
            if !isWalked { line.append("  " + said("not walked"), .dim) }
            return TextWrapping.wrap(line, to: width)
        }
    }
}

extension LifeEdge {
    /// `appearing to appeared, viewDidAppear`
    fileprivate func words(_ said: Wording) -> String {
        let way = said("% to %").filled(with: from ?? said("new"), to)
        return [way, callback.spelling.base, said(remark)].filter { !$0.isEmpty }.joined(
            separator: ", ")
    }
}
