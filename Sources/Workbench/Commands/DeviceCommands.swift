import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Commands that change the simulated device.
extension CommandTable {
    static let deviceCommands = [deviceCommand, rotateCommand]

    private static let deviceCommand = Command(
        "device", .traitsAndLayout, "Changes the simulated device, or lists the devices.",
        [.optional("NAME", .words)],
        classify: { $0.isGiven(0) ? .step : .look },
        details: [
            Command.Detail("NAME", SimulatedDevice.all.map(\.name).joined(separator: ", "))
        ],
        examples: ["device iPad; new home; root home; info home.view", "device"],
        run: changeDevice)

    private static let rotateCommand = Command(
        "rotate", .traitsAndLayout, "Turns the device.",
        [.optional("ORIENTATION", .choice(orientations))],
        synopsis: "rotate [\(orientations.words.joined(separator: "|"))]",
        details: [
            Command.Detail(
                "ORIENTATION",
                "landscape is right; the other of portrait and landscape if not given")
        ],
        examples: ["new home; root home; rotate; rotate portrait"], run: rotate)

    private static let orientations = Choices(
        noun: "orientation", words: ["portrait", "landscape", "left", "right", "upsidedown"])
}

@MainActor
private func changeDevice(
    _ interpreter: Interpreter, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard arguments.isGiven(0) else { return interpreter.listDevices() }
    interpreter.world.simulator.change(to: try interpreter.device(arguments.words(0)))
}

@MainActor
private func rotate(
    _ interpreter: Interpreter, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let simulator = interpreter.world.simulator
    let wanted = UIInterfaceOrientation(
        word: arguments.choice(0), turning: simulator.orientation)
    let owner = simulator.orientationOwner
    if simulator.rotate(to: wanted) { return }
    let name = owner.map { "'\(interpreter.name(of: $0))'" } ?? "the app"
    interpreter.say(.notes(["the interface stays: \(name) does not support \(wanted)"]))
}

extension UIInterfaceOrientation {
    /// The orientation that a word of `rotate` means; without a word the other one.
    fileprivate init(word: String?, turning present: UIInterfaceOrientation) {
        switch word {
        case "portrait": self = .portrait
        case "left": self = .landscapeLeft
        case "right": self = .landscapeRight
        case "landscape": self = present.isLandscape ? present : .landscapeRight
        case "upsidedown": self = .portraitUpsideDown
        default: self = present.isLandscape ? .portrait : .landscapeRight
        }
    }
}

extension Interpreter {
    /// The device of that name.
    func device(_ words: [Word]) throws(Diagnostic) -> SimulatedDevice {
        let name = words.map(\.text).joined(separator: " ")
        if let device = SimulatedDevice.named(name) { return device }
        throw .unknown(
            "device", Word(name, span: words[0].span), among: WorldSettings.deviceNames)
    }

    /// A fresh world has the device that the one before had: a step puts it there.
    func keepDevice(_ name: String) {
        guard name != world.device.name else { return }
        let source = "device \"\(name)\""
        let block = Block(text: source, span: SourceSpan(line: 1, column: 1))
        guard let commands = try? parse(block) else { return }
        for command in commands { _ = execute(command) }
    }

    fileprivate func listDevices() {
        let rows = SimulatedDevice.all.map { device in
            Fact(
                device.name,
                "\(Decimal.text(device.width)) x \(Decimal.text(device.height)), "
                    + "\(device.traits(in: .portrait).sizeClassText), "
                    + "\(device.traits(in: .landscapeRight).sizeClassText) in landscape"
                    + (device.name == world.device.name ? ", this one" : ""))
        }
        say(.facts(title: "devices", rows: rows))
    }
}
