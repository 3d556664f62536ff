import HeadlessUIKit

/// Styles, devices and versions: what each style becomes, found by presenting.
@MainActor
struct StyleTable {
    /// Between them lie the changes that the rulebook knows of: P33, P32, R53.
    static let versions = [12, 13, 26]
    private static let orientations: [UIInterfaceOrientation] = [.portrait, .landscapeRight]
    private static let heads = ["asked", "presents", "becomes", "frame", "presenter"]

    var styles = Self.inOrder
    var versions = Self.versions
    var devices = SimulatedDevice.measuredOnes
    /// What is said in the person's language.
    var phrases = Phrasebook(.english)

    private static let inOrder: [UIModalPresentationStyle] = [
        .automatic, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom,
        .overFullScreen, .overCurrentContext, .popover, .none,
    ]

    /// A part for each screen: its title and its rows.
    func lines() -> [String] {
        var lines: [String] = []
        for ios in versions {
            for device in devices {
                for orientation in Self.orientations {
                    let screen = StyleTrial.Screen(
                        ios: ios, device: device, orientation: orientation)
                    if !lines.isEmpty { lines.append("") }
                    lines += [phrases(screen.title)] + rows(on: screen)
                }
            }
        }
        return lines
    }

    private func rows(on screen: StyleTrial.Screen) -> [String] {
        let rows =
            [Self.heads]
            + styles.map { [$0.name] + StyleTrial.outcome(of: $0, on: screen).cells }
        let widths = [18, 8, 18, 24, 0]
        return rows.map { row in
            let cells = zip(row.map { phrases($0) }, widths).map { $0.padded(to: $1) }
            return "  " + cells.joined(separator: "  ")
        }
    }
}

extension String {
    /// With blanks behind it up to so many columns of a terminal, of which a Chinese character takes two.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - columns))
    }

    /// How many columns of a terminal it takes.
    var columns: Int { unicodeScalars.reduce(0) { $0 + ($1.value < 0x2E80 ? 1 : 2) } }
}
