import HierarchyRecords

/// What each sign and code of the log and of the tree means, read off the tables that draw them.
public struct MarkLegend: Sendable {
    /// A sign as it is drawn, and its meaning.
    public struct Mark: Sendable, Equatable {
        public let sign: String
        /// In words that have a translation.
        public let meaning: String
        /// The names, codes or the word of the tree that are meant; empty where there are none.
        public let detail: String

        init(sign: String, meaning: String, detail: String = "") {
            (self.sign, self.meaning, self.detail) = (sign, meaning, detail)
        }
    }

    private let glyphs: Glyphs

    /// The legend for a terminal with these glyphs.
    public init(_ glyphs: Glyphs) { self.glyphs = glyphs }

    // MARK: The log

    /// The signs that lines of the log begin with, in the order of the callbacks.
    public var log: [Mark] {
        var groups: [(look: EventLook, callbacks: [Callback])] = []
        for callback in Callback.allCases {
            let look = EventLook(of: callback, glyphs)
            if let index = groups.firstIndex(where: { $0.look.isAlike(look) }) {
                groups[index].callbacks.append(callback)
            } else {
                groups.append((look, [callback]))
            }
        }
        return groups.map {
            Mark(
                sign: $0.look.sign.text, meaning: $0.look.role.meaning,
                detail: names(of: $0.callbacks))
        }
    }

    /// The names of a few callbacks, or the categories of many.
    private func names(of callbacks: [Callback]) -> String {
        var seen: Set<EventCategory> = []
        let categories = callbacks.map(\.category).filter { seen.insert($0).inserted }
        return
            (callbacks.count <= 3
            ? callbacks.map(\.spelling.base) : categories.map(\.rawValue))
            .joined(separator: ", ")
    }

    /// What else a line of the log has.
    public var logCodes: [Mark] {
        let deep = EventRenderer.deepestIndent + 1
        return [
            Mark(
                sign: RuleID.c10.rawValue, meaning: "at the right: the rule; 'explain C10' has it"),
            Mark(
                sign: "  ",
                meaning: "two blanks further in: sent while the line above was being sent"),
            Mark(
                sign: "\(glyphs.ellipsis) (depth \(deep))",
                meaning: "so deep that it is told in words"),
            Mark(sign: "true, false", meaning: "whether the change is animated"),
            Mark(sign: "nil", meaning: "behind a move: to no parent"),
        ]
    }

    // MARK: The tree

    /// The signs before and within a row of the tree.
    public var tree: [Mark] {
        SnapshotDifference.Change.allCases.map {
            Mark(sign: $0.glyph(glyphs), meaning: "the last step", detail: $0.word)
        } + [
            Mark(
                sign: glyphs.branch.trimmed, meaning: "a child or presented one; others follow it"),
            Mark(sign: glyphs.lastBranch.trimmed, meaning: "the last below the one above"),
            Mark(sign: glyphs.trunk.trimmed, meaning: "others follow further down"),
            Mark(sign: glyphs.presented, meaning: "presented by the one above it, not its child"),
        ]
    }

    /// The codes within a row of the tree.
    public var treeCodes: [Mark] {
        AppearanceStateName.allCases.map { Mark(sign: "[\($0)]", meaning: $0.meaning) }
            + [
                Mark(
                    sign: "393\(glyphs.times)852",
                    meaning: "width and height of its view; 'not loaded' where it has none yet"),
                Mark(
                    sign: TraitValues.compactByRegular.sizeClassText,
                    meaning: "size classes, width then height",
                    detail: TraitValues.SizeClass.legend),
                Mark(sign: ": Class", meaning: "its class, where that is not plain"),
            ] + places
            + [Mark(sign: "\(glyphs.ellipsis) 3 more below", meaning: "left out here")]
    }

    private var places: [Mark] {
        let places: [(HierarchySnapshot.Place, String)] = [
            (.stack(position: 2, of: 3), "the second of three in a stack"),
            (.stack(position: 3, of: 3), "the one on top"),
            (.tab(index: 1, isSelected: true), "in the tab of that index, counted from 0"),
            (.column(name: "primary", isSeen: false), "in a split's column, which is not seen"),
        ]
        return places.map { Mark(sign: $0.0.words { $0 }, meaning: $0.1) }
    }
}

extension EventLook {
    /// Whether the two look the same.
    fileprivate func isAlike(_ other: EventLook) -> Bool {
        sign.text == other.sign.text && role == other.role
    }
}

extension Role {
    /// What a line of the log in this role tells.
    fileprivate var meaning: String {
        switch self {
        case .willAppear: "a view is about to appear"
        case .didAppear: "it has appeared"
        case .willDisappear: "it is about to disappear"
        case .didDisappear: "it has disappeared"
        case .load: "loading, and the end of an object"
        case .containment: "a move to a parent, or away from one"
        case .traits: "traits and sizes"
        case .presentation: "presentations, and completions"
        case .problem: "a mistake, in UIKit's words"
        case .dim: "a call that code made"
        case .strong: "a mark of yours"
        case .plain, .object, .event, .removed, .added, .changed, .prompt: "anything else"
        }
    }
}

extension AppearanceStateName {
    fileprivate var meaning: String {
        switch self {
        case .unloaded: "its view is not loaded"
        case .disappeared: "its view is loaded and not on the screen"
        case .appearing: "between viewWillAppear and viewDidAppear"
        case .appeared: "its view is on the screen"
        case .disappearing: "between viewWillDisappear and viewDidDisappear"
        }
    }
}

extension TraitValues {
    /// An iPhone's, upright.
    fileprivate static let compactByRegular: TraitValues = {
        var traits = TraitValues()
        (traits.horizontal, traits.vertical) = (.compact, .regular)
        return traits
    }()
}

extension TraitValues.SizeClass {
    /// `C compact, R regular, - unspecified`
    fileprivate static var legend: String {
        [Self.compact, .regular, .unspecified].map { "\($0.letter) \($0)" }.joined(separator: ", ")
    }
}

extension String {
    fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
