import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("Whatever is called, in whatever order")
struct GeneratedTests {
    @Test("Parents, children and views agree, and callbacks alternate", arguments: 0..<20)
    func anything(block: Int) {
        for seed in block * 20..<(block + 1) * 20 {
            let world = RandomWorld(seed: seed)
            for _ in 0..<60 {
                world.call()
                #expect(world.inconsistencies == [], "seed \(seed), calls \(world.calls)")
            }
            world.scene.simulator.runUntilIdle()
            let violation = AppearanceGrammar.violation(in: world.scene.simulator.log)
            #expect(violation == nil, "seed \(seed)")
        }
    }

    @Test("The same where callbacks call on", arguments: 0..<20)
    func nested(block: Int) {
        for seed in block * 20..<(block + 1) * 20 {
            let world = RandomWorld(seed: seed, isNested: true)
            for _ in 0..<60 {
                world.call()
                #expect(world.inconsistencies == [], "seed \(seed), calls \(world.calls)")
            }
            world.scene.simulator.runUntilIdle()
            let violation = AppearanceGrammar.violation(in: world.scene.simulator.log)
            #expect(violation == nil, "seed \(seed)")
        }
    }

    @Test(
        "Used as the guides say, what is visible has appeared and nothing else", arguments: 0..<20)
    func politeUse(block: Int) {
        for seed in block * 20..<(block + 1) * 20 {
            let world = PoliteWorld(seed: seed)
            for _ in 0..<60 { world.call() }
            world.scene.simulator.runUntilIdle()
            #expect(world.wrongStates == [], "seed \(seed)")
            let log = world.scene.simulator.log
            #expect(AppearanceGrammar.violation(in: log) == nil, "seed \(seed)")
            #expect(log.count > 100, "seed \(seed) did little")
            let misuse = log.events.filter {
                [.warning, .exception].contains($0.callback)
            }.map(log.text)
            #expect(misuse == [], "seed \(seed)")
        }
    }

    @Test("Stacks in tabs: at rest what is visible has appeared", arguments: 0..<20)
    func containers(block: Int) {
        for seed in block * 20..<(block + 1) * 20 {
            let world = RandomContainers(seed: seed)
            for _ in 0..<60 {
                world.call()
                #expect(world.inconsistencies == [], "seed \(seed), \(world.report)")
            }
            world.settle()
            #expect(world.wrongStates == [], "seed \(seed), \(world.report)")
            let violation = AppearanceGrammar.violation(in: world.scene.simulator.log)
            #expect(violation == nil, "seed \(seed), \(world.report)")
        }
    }

    @Test("Stacks in tabs where callbacks call on", arguments: 0..<20)
    func nestedContainers(block: Int) {
        for seed in block * 20..<(block + 1) * 20 {
            let world = RandomContainers(seed: seed, isNested: true)
            for _ in 0..<60 {
                world.call()
                #expect(world.inconsistencies == [], "seed \(seed), \(world.report)")
            }
            world.settle()
            let violation = AppearanceGrammar.violation(in: world.scene.simulator.log)
            #expect(violation == nil, "seed \(seed), \(world.report)")
        }
    }
}
