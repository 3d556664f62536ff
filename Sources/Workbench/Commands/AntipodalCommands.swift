import CommandLanguage
import Gallery
import HeadlessUIKit

/// Commands on the antipodal maps of the gallery.
extension CommandTable {
    static let antipodalCommands = [flipCommand, panCommand]

    private static let halves = Choices(noun: "half", words: ["upper", "lower"])

    private static let flipCommand = Command(
        "flip", .containers, "Turns a half of the antipodal maps around.",
        [.optional("MAPS", .object(.maps)), .optional("HALF", .choice(halves))],
        calls: ["MAPS.flip(.HALF)"],
        details: [
            Command.Detail("MAPS", "the maps in front unless others are named"),
            Command.Detail("HALF", "upper or lower; the upper one unless said otherwise"),
            Command.Detail("", "an AntipodalController turns that half alone,"),
            Command.Detail("", "a WholeAntipodalController everything that it shows"),
        ],
        examples: ["new maps as antipodal; root maps; flip maps; flip maps lower"]
    ) { (interpreter, arguments) throws(Diagnostic) in
        let maps = try interpreter.maps(arguments, 0)
        guard maps.isViewLoaded, !maps.isFlipping else {
            let problem =
                maps.isFlipping ? "is turning: 'settle' first" : "is not loaded: 'root' it"
            throw Diagnostic(
                .illegal, at: arguments.verb.word.span,
                "'\(interpreter.name(of: maps))' \(problem)")
        }
        let half = arguments.choice(1) ?? "upper"
        interpreter.call("\(interpreter.name(of: maps)).flip(.\(half))", on: maps) {
            maps.flip(half == "upper" ? .upper : .lower)
        }
    }

    private static let panCommand = Command(
        "pan", .containers, "Pans a map with the finger; its delegate is told.",
        [Parameter("MAP", .object(.map)), Parameter("LAT LON", .numbers(2))],
        details: [
            Command.Detail("LAT", "degrees north, from -90 to 90"),
            Command.Detail("LON", "degrees east; they go round"),
        ],
        examples: ["new maps as antipodal; root maps; pan map1 52.5 13.4; info map2"]
    ) { (interpreter, arguments) throws(Diagnostic) in
        let named = try interpreter.requiredController(arguments, 0)
        guard let map = named as? MapController else {
            throw Diagnostic(
                .wrongType, at: arguments.span(0), "'\(interpreter.name(of: named))' is no map")
        }
        let numbers = arguments.numbers(1)
        guard (-90...90).contains(numbers[0]) else {
            throw Diagnostic(
                .wrongValue, at: arguments.span(1), "a latitude goes from -90 to 90 degrees")
        }
        interpreter.call(
            "\(interpreter.name(of: map)).pan(toLatitude: \(Decimal.text(numbers[0])), "
                + "longitude: \(Decimal.text(numbers[1])))", on: map
        ) { map.pan(toLatitude: numbers[0], longitude: numbers[1]) }
    }
}

extension Interpreter {
    /// The maps that the parameter names, or those in front.
    func maps(
        _ arguments: borrowing Arguments, _ index: Int
    ) throws(Diagnostic) -> AntipodalController {
        guard let named = try controller(arguments, index) else {
            if let front = world.innermost(AntipodalController.self)
                ?? world.front?.parent as? AntipodalController
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

    /// The names that the controllers of new maps get, where nobody has them yet.
    func nameHalves(of maps: AntipodalController) {
        for (name, child) in maps.halves where world.names.object(name) == nil {
            world.simulator.setName(name, of: child)
            world.names.hold(child, as: name)
        }
    }
}

extension AntipodalController {
    /// Its four controllers, under the names of their properties.
    var halves: [(name: String, controller: UIViewController)] {
        [("map1", map1), ("map2", map2), ("text1", text1), ("text2", text2)]
    }
}
