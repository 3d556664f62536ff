import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Commands that change the simulated device.
extension CommandTable {
    static let deviceCommands = [deviceCommand, rotateCommand, multitaskCommand, resizeCommand]

    private static let deviceCommand = Command(
        "device", .traitsAndLayout,
        "Changes the simulated device, lists the devices, tells of one, or adds one.",
        [
            .optional(
                "NAME", .words,
                offering: {
                    ($0.session.world.devices.map(\.name) + ["about", "add", "load"]).map {
                        CompletionItem($0)
                    }
                })
        ],
        classify: { deviceEffect($0) },
        synopsis: "device [NAME], device about NAME, device add NAME W H …, device load FILE",
        code: .nothing("the device changes, not the app"),
        details: [
            Command.Detail("NAME", SimulatedDevice.all.map(\.name).joined(separator: ", ")),
            Command.Detail("about NAME", "its figures, and where each of them is from"),
            Command.Detail("add", DeviceDefinition.synopsis),
            Command.Detail("load FILE", "a script of nothing but 'device add'"),
        ],
        examples: [
            "device iPad; new home; root home; info home.view", "device",
            "device about iPhone 16 Pro",
            "device add \"Kiosk\" 600 1000 idiom pad safe 20 0 0 0; device Kiosk",
        ],
        run: runDevice)

    private static let rotateCommand = Command(
        "rotate", .traitsAndLayout, "Turns the device.",
        [.optional("ORIENTATION", .choice(orientations))],
        synopsis: "rotate [\(orientations.words.joined(separator: "|"))]",
        code: .nothing("the user turns the device"),
        details: [
            Command.Detail(
                "ORIENTATION",
                "landscape is right; the other of portrait and landscape if not given")
        ],
        examples: ["new home; root home; rotate; rotate portrait"], run: rotate)

    private static let multitaskCommand = Command(
        "multitask", .traitsAndLayout, "Shares an iPad's screen with another app.",
        [Parameter("FRACTION", .choice(shares))],
        synopsis: "multitask \(shares.words.joined(separator: "|"))",
        examples: ["device iPad; new home; root home; multitask 1/3; multitask full"],
        inWorld: multitask)

    private static let resizeCommand = Command(
        "resize", .traitsAndLayout, "Gives an iPad's window another size, in points.",
        [Parameter("W H", .numbers(2))],
        examples: ["device iPad; new home; root home; resize 500 800; multitask full"],
        inWorld: resize)

    private static let orientations = Choices(
        noun: "orientation", words: ["portrait", "landscape", "left", "right", "upsidedown"])
    private static let shares = Choices(noun: "fraction", words: ScreenShare.words.map(\.word))
}

@MainActor
private func deviceEffect(_ arguments: borrowing Arguments) -> Command.Effect {
    guard let first = arguments.word(0), arguments.words(0).count > 1 else {
        return arguments.isGiven(0) ? .step : .look
    }
    return first.text == "about" ? .look : first.text == "load" ? .control : .step
}

@MainActor
private func runDevice(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let words = arguments.words(0)
    guard let first = words.first else {
        return session.say(DeviceFacts(world: session.world).list)
    }
    guard words.count > 1 || first.text == "add" else {
        return try DeviceChange(session: session).change(to: words)
    }
    switch first.text {
    case "about":
        let device = try session.world.device(Array(words.dropFirst()))
        session.say(DeviceFacts(world: session.world).facts(of: device))
    case "add": try session.world.addDevice(words.dropFirst(), at: first.span)
    case "load": try DeviceFile(session: session).load(words)
    default: try DeviceChange(session: session).change(to: words)
    }
}

@MainActor
private func rotate(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let simulator = session.world.simulator
    let wanted = UIInterfaceOrientation(
        word: arguments.choice(0), turning: simulator.display.orientation)
    let owner = simulator.orientationOwner
    if simulator.rotate(to: wanted) { return }
    if simulator.isOrientationLocked, let shown = simulator.shownAnswer(to: .orientationLocked) {
        let holder = simulator.log.objects.name(shown.answering)
        return session.note("the interface stays: \(holder) has locked its orientation")
    }
    let name = owner.map { "'\(session.world.name(of: $0))'" } ?? "the app"
    session.note("the interface stays: \(name) does not support \(wanted)")
}

@MainActor
private func multitask(
    _ world: World, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let share = arguments.choice(0).flatMap(ScreenShare.init(word:)) else { return }
    let simulator = world.simulator
    try world.checkSharing(since: 9, at: arguments.span(0))
    simulator.change(to: share)
}

@MainActor
private func resize(
    _ world: World, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let simulator = world.simulator
    let size = arguments.numbers(0)
    try world.checkSharing(since: 16, at: arguments.span(0))
    let screen = simulator.display.device.size(in: simulator.display.orientation)
    guard size[0] >= 320, size[1] >= 320 else {
        throw Diagnostic(
            .wrongValue, at: arguments.span(0), "a window is at least 320 points wide and high")
    }
    guard size[0] <= Double(screen.width), size[1] <= Double(screen.height) else {
        let text = [screen.width, screen.height].map { Decimal.text(Double($0)) }
        throw Diagnostic(
            .wrongValue, at: arguments.span(0),
            "a window is no larger than the screen, which is \(text[0]) by \(text[1])")
    }
    let isWhole = size[0] == Double(screen.width) && size[1] == Double(screen.height)
    simulator.change(to: isWhole ? .full : .free(width: size[0], height: size[1]))
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

extension World {
    /// The device of that name.
    func device(_ words: [Word]) throws(Diagnostic) -> SimulatedDevice {
        let name = words.map(\.text).joined(separator: " ")
        if let device = device(named: name) { return device }
        if let ambiguous = ambiguousDevice(name, at: words[0].span) { throw ambiguous }
        throw .unknown(
            "device", Word(name, span: words[0].span), among: devices.map(\.name),
            otherwise: WorldSettings.nearestDevice)
    }

    /// What to say of a name that several devices begin with; nil where fewer do.
    private func ambiguousDevice(_ name: String, at span: SourceSpan) -> Diagnostic? {
        let beginnings = devices.map(\.name).filter {
            $0.lowercased().hasPrefix(name.lowercased() + " ")
        }
        guard !name.isEmpty, beginnings.count > 1 else { return nil }
        return Diagnostic(
            .unknownName, at: span,
            "several devices begin with '\(name.clipped)': \(beginnings.joined(separator: ", "))")
    }

    /// `device add`: the world knows one more device.
    fileprivate func addDevice(
        _ words: ArraySlice<Word>, at place: SourceSpan
    ) throws(Diagnostic) {
        let device = try DeviceDefinition(words, at: place).device
        guard self.device(named: device.name) == nil else {
            throw Diagnostic(
                .duplicateName, at: words.first?.span ?? place,
                "there is a device '\(device.name)' already")
        }
        guard ownDevices.count < World.mostOwnDevices else {
            throw Diagnostic(
                .limit, at: place, "a world has at most \(World.mostOwnDevices) devices of its own")
        }
        ownDevices.append(device)
    }

    /// Only an iPad shares its screen, and not in every system.
    fileprivate func checkSharing(
        since version: Int, at place: SourceSpan
    ) throws(Diagnostic) {
        guard !simulator.display.requiresFullScreen else {
            throw Diagnostic(
                .illegal, at: place, "the app requires the full screen", hint: "set fullscreen off")
        }
        guard simulator.display.device.isPad else {
            throw Diagnostic(
                .illegal, at: place,
                "an app on an \(simulator.display.device.name) has the whole screen",
                hint: "device iPad")
        }
        guard simulator.systemVersion >= version else {
            throw Diagnostic(
                .illegal, at: place,
                "iOS \(simulator.systemVersion) has no such windows: they came with \(version)")
        }
    }
}
