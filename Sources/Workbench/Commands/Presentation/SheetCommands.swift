import CommandLanguage
import HeadlessUIKit

/// The command that moves a sheet to a detent.
extension CommandTable {
    static let sheetCommands = [detentCommand]

    private static let detentCommand = Command(
        "detent", .presentation, "Selects one of a sheet's detents, from code.",
        [
            Parameter("DETENT", .word, offering: { $0.detents }),
            .optional("SHEET", .object(.presented), after: "in"),
        ],
        calls: [
            "SHEET.sheetPresentationController?.detents.append(.medium())",
            "SHEET.sheetPresentationController?.selectedDetentIdentifier = .medium",
        ],
        code: .written(StepWriter.writeDetent),
        details: [
            Command.Detail("DETENT", "medium, large, a height in points, or the sheet's own"),
            Command.Detail("", "the sheet gets it if it lacks it; no delegate hears of it"),
            Command.Detail("SHEET", "the sheet in front unless another is named"),
        ],
        examples: [
            "new home; new m; root home; present m as pageSheet; detent medium; info m.view",
            "new home; new m; root home; present m; detent 300; detent large",
        ], inWorld: selectDetent)
}

extension Completion {
    /// The system's detents, then those that the sheet in front has of its own.
    fileprivate var detents: [CompletionItem] {
        let sheet = world.topmost?.presentationControllerIfMade
        let known = (sheet as? UISheetPresentationController)?.detents.map(\.identifier.shortName)
        let own = (known ?? []).filter { !["medium", "large"].contains($0) }
        return (["medium", "large"] + own).map { CompletionItem($0) }
    }
}

@MainActor
private func selectDetent(
    _ world: World, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let word = arguments.word(0) else { return }
    let (owner, path, sheet) = try world.sheet(arguments, 1)
    let known = sheet.detents.first { $0.identifier.shortName == word.text }
    if known == nil, !["medium", "large"].contains(word.text),
        world.simulator.systemVersion < 16
    {
        throw Diagnostic(
            .illegal, at: word.span, "sheets rest at no height of one's own before iOS 16",
            hint: "detent medium")
    }
    if known == nil {
        let detent = try NewDetent(word, of: sheet)
        world.call("\(path)?.detents.append(\(detent.code))", on: owner) {
            sheet.detents.append(detent.detent)
        }
    }
    let identifier = known?.identifier ?? sheet.detents.last?.identifier
    let code = NewDetent.identifier(identifier?.shortName ?? word.text)
    world.call(
        "\(path)?.animateChanges { \(path)?.selectedDetentIdentifier = \(code) }", on: owner
    ) {
        sheet.animateChanges { sheet.selectedDetentIdentifier = identifier }
    }
}

/// A detent that a sheet does not have yet, and its code.
@MainActor
struct NewDetent {
    let detent: UISheetPresentationController.Detent
    let code: String

    init(_ word: Word, of sheet: UISheetPresentationController) throws(Diagnostic) {
        switch word.text {
        case "medium": (detent, code) = (.medium(), ".medium()")
        case "large": (detent, code) = (.large(), ".large()")
        default:
            guard let height = Decimal.value(word.text), height > 0 else {
                throw Diagnostic(
                    .wrongValue, at: word.span,
                    "there is no detent '\(word.text)': medium, large or a height in points",
                    suggestion: NearestName.nearest(
                        to: word.text,
                        among: ["medium", "large"] + sheet.detents.map(\.identifier.shortName)))
            }
            detent = .custom(identifier: .init(rawValue: word.text)) { _ in CGFloat(height) }
            code =
                ".custom(identifier: \(Self.identifier(word.text))) { _ in "
                + "\(Decimal.text(height)) }"
        }
    }

    /// `.medium`; `UISheetPresentationController.Detent.Identifier("300")`
    static func identifier(_ name: String) -> String {
        ["medium", "large"].contains(name)
            ? ".\(name)" : "UISheetPresentationController.Detent.Identifier(\"\(name)\")"
    }
}

extension World {
    /// The sheet that the parameter names, or the one in front, and the path that leads to what runs
    /// it.
    func sheet(
        _ arguments: borrowing Arguments, _ index: Int
    ) throws(Diagnostic) -> (
        owner: UIViewController, path: String, sheet: UISheetPresentationController
    ) {
        let named = try controller(arguments, index)
        let span = arguments.verb.word.span
        guard let owner = named ?? topmost, named != nil || owner !== root else {
            throw Diagnostic(.illegal, at: span, "no sheet is presented", hint: "present NAME")
        }
        guard simulator.systemVersion >= 15 else {
            throw Diagnostic(.illegal, at: span, "sheets have no detents before iOS 15")
        }
        if let sheet = owner.sheetPresentationController {
            return (owner, "\(name(of: owner)).sheetPresentationController", sheet)
        }
        guard let popover = owner.popoverPresentationController else {
            throw Diagnostic(.illegal, at: span, "'\(name(of: owner))' is no sheet")
        }
        return (
            owner,
            "\(name(of: owner)).popoverPresentationController?"
                + ".adaptiveSheetPresentationController",
            popover.adaptiveSheetPresentationController
        )
    }

    /// Drags the sheet in front, or the one that is named.
    func dragsSheet(
        _ direction: String, by points: Double, at speed: Double?, _ named: Word?,
        _ span: SourceSpan
    ) throws(Diagnostic) {
        let place = try named.map { (word) throws(Diagnostic) in try controller(word) }
        guard let sheet = place ?? topmost,
            let presentation = sheet.presentationControllerIfMade, sheet !== root,
            presentation.canBeSwipedAway
        else {
            throw Diagnostic(.illegal, at: span, "there is no sheet that the user could drag now")
        }
        try checkFinger(at: span)
        let sign: Double = direction == "up" ? -1 : 1
        presentation.userDrags(by: CGFloat(points * sign), speed: CGFloat(speed ?? 0))
    }
}
