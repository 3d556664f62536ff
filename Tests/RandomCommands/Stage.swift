import TestSupport

/// The controllers of one sequence, and the commands that make them.
struct Stage {
    /// The containers of the gallery; a sequence has one at most.
    enum Gallery: String {
        case drawer, deck, segmented, scroll, antipodal
    }

    /// Go anywhere.
    static let plain = ["a", "b", "d", "e", "f", "h"]
    /// What the rows of lists show; nothing is put into these.
    static let leaves = ["x", "y"]
    /// What commands in callbacks show, and only those.
    static let hooked = ["u", "v"]
    /// The gallery's container has these, and nobody else may: it holds them as an app's own
    /// container does.
    static let reserved = ["i", "j", "l", "o"]

    /// Nil where the sequence is on UIKit's containers alone.
    let gallery: Gallery?
    /// Whether `z` is a search of `a` and `b`.
    let hasSearch: Bool
    /// What may become the window's root.
    let roots: [String]
    /// What may be shown.
    let cast: [String]
    /// Commands that make the controllers.
    let setUp: [String]

    init(_ dice: inout Dice) {
        gallery = dice.pick([nil, nil, .drawer, .deck, .segmented, .scroll, .antipodal])
        hasSearch = dice.roll(3) == 0
        let holdsTabs = gallery != nil && gallery != .antipodal && dice.roll(2) == 0
        let isTab = gallery != nil && !holdsTabs && dice.roll(3) == 0
        let tops = (holdsTabs ? ["n", "s", "g", "w"] : ["t", "t", "n", "s", "g", "w"])
        roots = gallery == nil ? tops : tops + (isTab ? [] : ["r", "r", "r", "r"])
        let containers = ["w", "n", "k", "s", "g", "m", "c"] + (holdsTabs ? [] : ["t"])
        let others = ["ask", "sheet", "share"] + (hasSearch ? ["z"] : [])
        cast = Self.plain + Self.leaves + containers + others + (gallery == nil ? [] : ["r"])
        var lines = Self.stock(&dice)
        if let gallery { lines += Self.lines(gallery, holdsTabs ? "t" : "i") }
        if hasSearch { lines += Self.search(&dice) }
        lines.append("t.viewControllers = [n, g, k\(isTab ? ", r" : "")]")
        setUp = lines + ["root \(dice.pick(roots))"]
    }

    private static func stock(_ dice: inout Dice) -> [String] {
        let device = dice.pick(["iPhone 16", "iPhone 16", "iPad Pro 11", "iPhone 16 Pro Max"])
        let splits = ["as split with e f", "as split with e f h", "as split classic with e f"]
        return ["device \(device)"] + (plain + leaves + hooked + ["w"]).map { "new \($0)" } + [
            "new n as nav with a", "new k as nav", "new m as table with x \"B\" y 3",
            "new c as collection with y \"B\"", "new ask as alert titled \"Q\" with Yes No Cancel",
            "new sheet as sheet titled \"Q\" with Do!", "new share as activity with text",
            "new g as page\(dice.pick(["", " curl"])) with b d", "new s \(dice.pick(splits))",
            "new t as tab",
        ]
    }

    private static func lines(_ gallery: Gallery, _ first: String) -> [String] {
        if gallery == .antipodal { return ["new r as antipodal"] }
        return reserved.map { "new \($0)" } + ["new r as \(gallery) with \(first) j l"]
    }

    private static func search(_ dice: inout Dice) -> [String] {
        let results = dice.pick(["nil", "UIViewController()"])
        return [
            "let z = UISearchController(searchResultsController: \(results))",
            "\(dice.pick(["a", "b", "m"])).navigationItem.searchController = z",
        ]
    }
}
