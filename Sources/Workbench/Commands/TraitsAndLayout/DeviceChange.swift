import CommandLanguage
import HeadlessUIKit

/// Puts another device, or another system, in the place of the present one.
@MainActor
struct DeviceChange {
    let session: Session

    /// Puts the device of that name in the place of this one, and says what that leaves behind.
    func change(to words: [Word]) throws(Diagnostic) {
        let device = try session.world.device(words)
        let closed =
            device.isPad
            ? [] : session.world.simulator.scenes.later.map { session.world.name(of: $0) }
        session.world.simulator.change(to: device)
        if !closed.isEmpty {
            let names = closed.map { "'\($0)'" }.joined(separator: ", ")
            session.note("an \(device.name) has one scene: \(names) disconnected")
        }
        remarkOnSystem()
    }

    /// Says where the device cannot run the system.
    func remarkOnSystem() {
        let (device, version) = (
            session.world.device, session.world.simulator.version
        )
        guard let last = device.lastSystemVersion, last < version.major else { return }
        session.note("an \(device.name) runs no iOS after \(last): here it has iOS \(version)")
    }

    /// Gives a fresh world the device of the world before, by steps of the journal.
    func keep(_ device: SimulatedDevice) {
        guard device != session.world.device else { return }
        let isOwn = SimulatedDevice.named(device.name) == nil
        let source =
            (isOwn ? DeviceDefinition.source(of: device) + "; " : "") + "device \"\(device.name)\""
        let block = Block(text: source, span: SourceSpan(line: 1, column: 1))
        guard let commands = try? block.commands() else { return }
        for command in commands { _ = session.execute(command) }
    }
}
