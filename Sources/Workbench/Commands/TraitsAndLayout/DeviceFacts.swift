import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// What `device` tells of devices.
@MainActor
struct DeviceFacts {
    let world: World

    /// All devices that there are.
    var list: FactList {
        let rows = world.devices.map { device in
            Fact(
                device.name,
                wording: "\(Self.size(of: device)), \(Self.classes(of: device))"
                    + (device.name == world.device.name ? ", this one" : ""))
        }
        return FactList(title: "devices", rows: rows)
    }

    private static func size(of device: SimulatedDevice) -> String {
        "\(Decimal.text(device.width)) x \(Decimal.text(device.height))"
            + " @\(Decimal.text(Double(device.scale)))x"
    }

    private static func classes(of device: SimulatedDevice) -> Message {
        "\(device.traits(in: .portrait).sizeClassText), \(device.traits(in: .landscapeRight).sizeClassText) in landscape"
    }

    /// `device about NAME`: each figure, how far it can be trusted, and who says so.
    func facts(of device: SimulatedDevice) -> FactList {
        let sources = device.sources
        var rows = [
            row("screen", Message(Self.size(of: device)), sources.screen),
            row("idiom", device.isPad ? "pad" : "phone", sources.screen),
            safeArea("portrait", device, .portrait, sources.portrait),
            safeArea("landscape", device, .landscapeRight, sources.landscape),
            row("classes", Self.classes(of: device), sources.sizeClasses),
            statusBar(device),
            row("corners", Message(Decimal.text(device.cornerRadius)), sources.corners),
        ]
        rows += barRows(device)
        if device.isPad { rows += shareRows(device) }
        return FactList(title: "\(device.name)", rows: rows)
    }

    /// X44: the safe area under the present system, and who says so.
    private func safeArea(
        _ name: String, _ device: SimulatedDevice, _ orientation: UIInterfaceOrientation,
        _ source: SimulatedDevice.Source
    ) -> Fact {
        let insets = device.safeAreaInsets(in: orientation, ios: world.simulator.systemVersion)
        let isAsToday = insets == device.safeAreaInsets(in: orientation)
        return row(name, Message(insets.words), isAsToday ? source : .olderSystems)
    }

    private func statusBar(_ device: SimulatedDevice) -> Fact {
        let height = device.statusBarHeight(ios: world.simulator.systemVersion)
        let isAsToday = height == device.statusBarHeight
        return row(
            "status bar", Message(Decimal.text(height)),
            isAsToday ? device.sources.statusBar : .olderSystems
        )
    }

    private func row(
        _ name: String, _ value: Message, _ source: SimulatedDevice.Source
    ) -> Fact {
        let grade = Message(source.grade.rawValue)
        return Fact(name, wording: "\(value) (\(grade): \(Message(source.text)))")
    }

    /// R52, X44, A20: what the bars of the present system take.
    private func barRows(_ device: SimulatedDevice) -> [Fact] {
        let version = world.simulator.systemVersion
        let bars = BarHeights(of: device, ios: version)
        let source =
            version >= 26 ? "measured: R52" : device.isPad ? "documented: X44" : "assumed: A20"
        return [
            Fact(
                "bars",
                "navigation \(Decimal.text(bars.navigation)), tabs \(Decimal.text(bars.tabs)), "
                    + "toolbar \(Decimal.text(bars.toolbar)) in iOS \(version) (\(source))")
        ]
    }

    /// A71: the widths of the window in each share of the screen.
    private func shareRows(_ device: SimulatedDevice) -> [Fact] {
        [(UIInterfaceOrientation.portrait, "shares"), (.landscapeRight, "in landscape")].map {
            orientation, title in
            let widths = ScreenShare.words.map { word, share in
                let size = share.size(on: device, in: orientation)
                let letter = device.traits(in: orientation, share: share).horizontal.letter
                return "\(word) \(Decimal.text(Double(size.width))) w\(letter)"
            }
            return row(title, Message(widths.joined(separator: ", ")), device.sources.sizeClasses)
        }
    }
}
