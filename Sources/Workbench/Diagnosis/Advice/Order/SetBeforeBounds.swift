import CommandLanguage
import HierarchyRecords

/// A value that is set before what bounds it, and is fitted to the bounds that there are (B54).
enum SetBeforeBounds: Advice {
    /// A property, and what has to be set before it.
    fileprivate struct Row {
        let property: String
        /// Properties, or the names of methods, that bound it.
        let bounds: Set<String>
        /// Whether a literal is within the bounds that there are at first.
        let fitsAtFirst: (Double) -> Bool
        /// Whether what is no literal is told of, too.
        let isAlwaysTold: Bool
    }

    private static let table = [
        Row(
            property: "selectedIndex", bounds: ["viewControllers", "setViewControllers", "tabs"],
            fitsAtFirst: { $0 == 0 }, isAlwaysTold: true),
        Row(
            property: "selectedViewController", bounds: ["viewControllers", "setViewControllers"],
            fitsAtFirst: { _ in true }, isAlwaysTold: true),
        Row(
            property: "selectedSegmentIndex", bounds: ["insertSegment", "insertSegmentWithTitle"],
            fitsAtFirst: { $0 < 0 }, isAlwaysTold: true),
        Row(
            property: "currentPage", bounds: ["numberOfPages"], fitsAtFirst: { $0 == 0 },
            isAlwaysTold: true),
        Row(
            property: "value", bounds: ["maximumValue", "minimumValue"],
            fitsAtFirst: { (0...1).contains($0) }, isAlwaysTold: false),
        Row(
            property: "zoomScale", bounds: ["maximumZoomScale", "minimumZoomScale"],
            fitsAtFirst: { $0 == 1 }, isAlwaysTold: true),
    ]

    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        declared.bodies.flatMap { method, statements in
            places(in: statements).map { place in
                declared.advice(
                    "set-before-bounds", .fault, rule: .b54, method: method,
                    at: place.setting.span, place.words, mend: [place.mend])
            }
        }
    }

    /// Of statements that were typed outside of classes.
    static func findings(in statements: [Statement], of origin: Finding.Origin?) -> [Finding] {
        places(in: statements).map { place in
            Finding(
                "set-before-bounds", rule: .b54, objects: [place.setting.owner],
                "the line that \(place.words)", since: origin, mend: [place.mend])
        }
    }

    private struct Place {
        let setting: CodeSetting
        let bound: String

        var words: String {
            "sets \(setting.path) before \(bound): a value outside of the bounds that it has then is "
                + "ignored or moved into them"
        }

        var mend: String { "set \(setting.path) after \(bound)" }
    }

    private static func places(in statements: [Statement]) -> [Place] {
        let settings = CodeSetting.all(in: statements)
        return table.flatMap { row in
            settings.filter { $0.property == row.property && row.isTold($0.value) }.compactMap {
                setting -> Place? in
                let bounds = bounds(of: setting.owner, row, statements, settings)
                guard let first = bounds.first,
                    bounds.allSatisfy({ setting.span.precedes($0.span) })
                else { return nil }
                return Place(setting: setting, bound: first.name)
            }
        }
    }

    /// What sets the bounds of that owner's property.
    private static func bounds(
        of owner: String, _ row: Row, _ statements: [Statement], _ settings: [CodeSetting]
    ) -> [(name: String, span: SourceSpan)] {
        let set = settings.filter { $0.owner == owner && row.bounds.contains($0.property) }
            .map { (name: $0.property, span: $0.span) }
        var called: [(name: String, span: SourceSpan)] = []
        CodeWalk.expressions(of: statements) { expression in
            guard let call = CodeCall.orOwn(expression), row.bounds.contains(call.name),
                call.ownReceiver == owner
            else { return }
            called.append((call.name, call.span))
        }
        return set + called
    }
}

extension SetBeforeBounds.Row {
    fileprivate func isTold(_ value: Expression) -> Bool {
        switch value.unchained.kind {
        case .literal(.integer(let number)): !fitsAtFirst(Double(number))
        case .literal(.number(let number)): !fitsAtFirst(number)
        case .literal, .name, .type, .implicitMember, .link, .message, .operation, .closure,
            .attempt, .address:
            isAlwaysTold
        }
    }
}
