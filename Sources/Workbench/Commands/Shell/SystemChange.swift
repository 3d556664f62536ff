import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Puts another system version in the place of the present one.
@MainActor
struct SystemChange {
    let session: Session

    /// Gives the world the system version that the words say.
    func change(to words: [Word]) throws(Diagnostic) {
        guard words.count == 1, let version = SystemVersion(words[0].text),
            WorldSettings.systems.contains(version.major)
        else {
            throw Diagnostic(
                .wrongValue, at: words[0].span,
                "the system version is a number from 4 to 26, not '\(words[0].text)'")
        }
        if let mistake = WorldSettings.mistake(ofSystem: version) {
            throw Diagnostic(.wrongValue, at: words[0].span, "\(mistake)")
        }
        if session.world.isPristine, !session.isInsideBlock {
            replaceWorld(
                with: WorldSettings(ios: version, device: session.world.device.name))
        } else {
            session.world.simulator.version = version
        }
        DeviceChange(session: session).remarkOnSystem()
    }

    /// Puts another world in the place of one in which nothing was made.
    private func replaceWorld(with settings: WorldSettings) {
        let old = session.world
        let log = old.simulator.log
        let (step, count, isRecording) = (
            old.simulator.step, old.simulator.nextSequence, old.simulator.isRecording
        )
        old.dismantle()
        let world = World(settings)
        session.world = world
        world.isHeld = old.isHeld
        world.animatesByDefault = old.animatesByDefault
        world.simulator.display.takesSnapshots = old.simulator.display.takesSnapshots
        world.simulator.step = step
        if isRecording {
            world.simulator.adoptLog(log, upTo: count)
        } else {
            world.simulator.isRecording = false
            world.simulator.nextSequence = count
        }
    }
}
