import CardStack
import HeadlessUIKit
import Testing

/// An app's card: it notes when it is seen.
final class Card: UIViewController {
    var timesSeen = 0

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        timesSeen += 1
    }
}

/// One world at a time: tests of one suite must not run side by side.
@MainActor
@Suite(.serialized)
struct CardStackTests {
    let simulator = Simulator.reset()
    let bottom = Card()
    let card = Card()
    let stack: CardStackController

    init() {
        stack = CardStackController(bottom: bottom)
        simulator.setName("bottom", of: bottom)
        simulator.setName("card", of: card)
        simulator.setName("stack", of: stack)
        simulator.window.rootViewController = stack
        simulator.window.makeKeyAndVisible()
        simulator.runUntilIdle()
    }

    /// The canonical lines of what the work and the run loop after it caused, layout aside.
    func lines(_ work: () -> Void) -> [String] {
        let start = simulator.log.count
        work()
        simulator.runUntilIdle()
        let log = simulator.log
        return log.events[start...].filter {
            [.load, .appearance, .containment].contains($0.callback.category)
        }.map { log.text($0) }
    }

    @Test func `a push covers the card below and completes the move of the new one`() {
        #expect(
            lines { stack.push(card, animated: true) } == [
                "card.willMove(toParent: stack)",
                "card.loadView()",
                "card.viewDidLoad()",
                "bottom.viewWillDisappear(true)",
                "card.viewWillAppear(true)",
                "card.viewIsAppearing(true)",
                "card.viewDidAppear(true)",
                "bottom.viewDidDisappear(true)",
                "card.didMove(toParent: stack)",
            ])
        #expect(card.view.frame == stack.view.bounds)
        #expect(card.timesSeen == 1)
    }

    @Test func `a pop uncovers the card below and lets go of the one on top`() {
        stack.push(card, animated: false)
        simulator.runUntilIdle()
        #expect(
            lines { stack.pop(animated: true) } == [
                "card.willMove(toParent: nil)",
                "card.viewWillDisappear(true)",
                "bottom.viewWillAppear(true)",
                "bottom.viewIsAppearing(true)",
                "bottom.viewDidAppear(true)",
                "card.viewDidDisappear(true)",
                "card.didMove(toParent: nil)",
            ])
        #expect(card.parent == nil)
        #expect(bottom.timesSeen == 2)
    }

    @Test func `the last card stays`() {
        #expect(lines { stack.pop(animated: true) } == [])
        #expect(stack.cards == [bottom])
    }
}
