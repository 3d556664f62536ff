import CommandLanguage
import Gallery
import HeadlessUIKit
import Statements

/// Commands on the antipodal maps of the gallery.
extension CommandTable {
    static let antipodalCommands = [flipCommand]

    private static let halves = Choices(noun: "half", words: ["upper", "lower"])

    private static let flipCommand = Command(
        "flip", .containers, "Turns a half of the antipodal maps around.",
        [.optional("MAPS", .object(.maps)), .optional("HALF", .choice(halves))],
        calls: ["MAPS.flip(.HALF)"],
        code: .written(StepWriter.writeFlip),
        details: [
            Command.Detail("MAPS", "the maps in front unless others are named"),
            Command.Detail("HALF", "upper or lower; the upper one unless said otherwise"),
            Command.Detail("", "an AntipodalController turns that half alone,"),
            Command.Detail("", "a WholeAntipodalController everything that it shows"),
        ],
        examples: ["new maps as antipodal; root maps; flip maps; flip maps lower"]
    ) { (world: World, arguments: borrowing Arguments) throws(Diagnostic) in
        let maps = try world.maps(arguments, 0)
        guard maps.isViewLoaded, !maps.isFlipping else {
            let problem: Message =
                maps.isFlipping ? "is turning: 'settle' first" : "is not loaded: 'root' it"
            throw Diagnostic(
                .illegal, at: arguments.verb.word.span,
                "\("'\(world.name(of: maps))'") \(problem)")
        }
        let half = arguments.choice(1) ?? "upper"
        world.call("\(world.name(of: maps)).flip(.\(half))", on: maps) {
            maps.flip(half == "upper" ? .upper : .lower)
        }
    }
}

extension World {
    /// The maps that the parameter names, or those in front.
    func maps(
        _ arguments: borrowing Arguments, _ index: Int
    ) throws(Diagnostic) -> AntipodalController {
        guard let named = try controller(arguments, index) else {
            if let front = innermost(AntipodalController.self)
                ?? front?.parent as? AntipodalController
            {
                return front
            }
            throw Diagnostic(
                .illegal, at: arguments.verb.word.span, "there are no maps on the screen",
                hint: "new maps as antipodal; root maps")
        }
        guard let maps = named as? AntipodalController else {
            throw Diagnostic(
                .wrongType, at: arguments.span(index),
                "'\(name(of: named))' is no antipodal controller")
        }
        return maps
    }
}
