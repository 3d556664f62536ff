import CommandLanguage
import HeadlessUIKit

/// Puts another system version in the place of the present one.
@MainActor
struct SystemChange {
    let interpreter: Interpreter

    /// Gives the world the system version that the words say.
    func change(to words: [Word]) throws(Diagnostic) {
        guard words.count == 1, let version = Int(words[0].text),
            WorldSettings.isSupported(ios: version)
        else {
            throw Diagnostic(
                .wrongValue, at: words[0].span,
                "the system version is a number from 4 to 26, not '\(words[0].text)'")
        }
        if interpreter.world.isPristine {
            replaceWorld(
                with: WorldSettings(ios: version, device: interpreter.world.device.name))
        } else {
            interpreter.world.simulator.systemVersion = version
        }
        DeviceChange(interpreter: interpreter).remarkOnSystem()
    }

    /// Puts another world in the place of one in which nothing was made.
    private func replaceWorld(with settings: WorldSettings) {
        let old = interpreter.world
        let log = old.simulator.log
        let (step, count, isRecording) = (
            old.simulator.step, old.simulator.nextSequence, old.simulator.isRecording
        )
        old.dismantle()
        let world = World(settings)
        interpreter.world = world
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
