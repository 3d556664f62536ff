import HierarchyRecords

/// How the segues of a kind look and what they are called.
struct SegueLook {
    /// The arrow in lines, four columns wide.
    let arrow: String
    let asciiArrow: String
    /// The style in which it presents; nil where it does not, or the file has none.
    private let style: String?
    /// `push`, `present`.
    private let kind: String
    let role: Role

    init(_ segue: SegueRecord) {
        let look = Self.look(segue.kind)
        (arrow, asciiArrow, role) = (look.0, look.1, look.2)
        style = segue.kind == .presentation ? segue.modalPresentationStyle : nil
        kind = Self.word(segue.kind)
    }

    /// `present as formSheet`, `push`, in the person's language.
    func word(_ said: Wording = { $0 }) -> String {
        style.map { said("present as %").filled(with: $0) } ?? said(kind)
    }

    private static func look(_ kind: SegueRecord.Kind) -> (String, String, Role) {
        switch kind {
        case .show, .push: ("──▶ ", "--> ", .containment)
        case .showDetail, .replace: ("══▶ ", "==> ", .containment)
        case .presentation, .modal: ("──▲ ", "--^ ", .presentation)
        case .popoverPresentation, .popover: ("┄┄▶ ", "..> ", .presentation)
        case .custom: ("∿∿▶ ", "~~> ", .event)
        case .unwind: ("◀── ", "<-- ", .willDisappear)
        case .embed, .relationship: ("──■ ", "--# ", .load)
        }
    }

    private static func word(_ kind: SegueRecord.Kind) -> String {
        switch kind {
        case .presentation, .modal: "present"
        case .popoverPresentation, .popover: "popover"
        case .showDetail: "show detail"
        case .relationship: "holds"
        case .show, .push, .replace, .embed, .custom, .unwind: kind.rawValue
        }
    }
}
