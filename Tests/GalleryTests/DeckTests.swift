import Gallery
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("Decks")
struct DeckTests {
    private func shown(broken: Bool = false) -> (Scene, DeckController) {
        let scene = Scene()
        let deck = scene.named(broken ? BrokenDeckController() : DeckController(), "k")
        deck.centerViewController = scene.controller("c")
        deck.leftViewController = scene.controller("l")
        deck.rightViewController = scene.controller("r")
        scene.show(deck)
        return (scene, deck)
    }

    @Test("leave the centre to UIKit, and tell the sides by hand")
    func openAndClose() {
        let (scene, deck) = shown()
        #expect(deck.shouldAutomaticallyForwardAppearanceMethods)
        #expect(
            scene.lines { deck.open(.left) } == [
                "l.loadView()",
                "l.viewDidLoad()",
                "l.viewWillAppear(true)",
                "l.viewIsAppearing(true)",
                "l.viewDidAppear(true)",
            ])
        #expect(deck.leftViewController?.view.frame.origin.x == 0)
        #expect(
            scene.lines { deck.close() } == [
                "l.viewWillDisappear(true)", "l.viewDidDisappear(true)",
            ])
    }

    @Test("tell a new centre that it has arrived before the old one is let go")
    func replaceCenter() {
        let (scene, deck) = shown()
        let new = scene.controller("n")
        #expect(
            scene.lines { deck.centerViewController = new } == [
                "c.willMove(toParent: nil)",
                "n.willMove(toParent: k)",
                "n.loadView()",
                "n.viewDidLoad()",
                "n.viewWillAppear(false)",
                "c.viewWillDisappear(false)",
                "n.didMove(toParent: k)",
                "c.didMove(toParent: nil)",
                "n.viewIsAppearing(false)",
                "n.viewDidAppear(false)",
                "c.viewDidDisappear(false)",
                "c.deinit",
            ])
    }

    @Test("C30: a drag that is let go is told back, either way")
    func cancelledDrag() {
        let (scene, deck) = shown()
        let lines = scene.lines {
            #expect(deck.beginDrag(.right))
            deck.updateDrag(0.25)
            deck.endDrag(finishing: false)
        }
        #expect(
            lines == [
                "r.loadView()",
                "r.viewDidLoad()",
                "r.viewWillAppear(true)",
                "r.viewWillDisappear(true)",
                "r.viewDidDisappear(true)",
            ])
        deck.open(.right)
        scene.settle()
        let back = scene.lines {
            #expect(deck.beginDrag(.right))
            deck.endDrag(finishing: false)
        }
        #expect(
            back == [
                "r.viewWillDisappear(true)", "r.viewWillAppear(true)", "r.viewDidAppear(true)",
            ])
        #expect(deck.openSide == .right)
    }

    @Test("ask the delegate before a side opens or closes, and tell it after")
    func delegate() {
        final class Keeper: DeckControllerDelegate {
            var allows = true
            var told: [String] = []
            func deckController(
                _ deck: DeckController, willOpen side: DeckController.Side
            ) -> Bool {
                told.append("will open \(side)")
                return allows
            }
            func deckController(_ deck: DeckController, didOpen side: DeckController.Side) {
                told.append("did open \(side)")
            }
            func deckController(
                _ deck: DeckController, willClose side: DeckController.Side
            ) -> Bool {
                told.append("will close \(side)")
                return allows
            }
            func deckController(_ deck: DeckController, didClose side: DeckController.Side) {
                told.append("did close \(side)")
            }
        }
        let (scene, deck) = shown()
        let keeper = Keeper()
        deck.delegate = keeper
        deck.open(.left, animated: false)
        keeper.allows = false
        deck.toggle(.left)
        scene.settle()
        #expect(deck.openSide == .left)
        keeper.allows = true
        deck.toggle(.left)
        scene.settle()
        #expect(
            keeper.told == [
                "will open left", "did open left", "will close left", "will close left",
                "did close left",
            ])
    }

    @Test("give a side the width that it prefers, and dim the centre behind it")
    func layout() {
        let (scene, deck) = shown()
        deck.leftViewController?.preferredContentSize = CGSize(width: 120, height: 0)
        deck.open(.left)
        scene.settle()
        #expect(
            deck.leftViewController?.view.frame == CGRect(x: 0, y: 0, width: 120, height: 852))
        #expect(deck.dimmingView.alpha == 0.3)
        #expect(deck.childForStatusBarStyle === deck.leftViewController)
    }

    @Test("close a side before its controller is replaced")
    func replaceSide() {
        let (scene, deck) = shown()
        deck.open(.left)
        scene.settle()
        let new = scene.controller("n")
        #expect(
            scene.lines { deck.leftViewController = new } == [
                "l.viewWillDisappear(false)",
                "l.viewDidDisappear(false)",
                "l.willMove(toParent: nil)",
                "l.didMove(toParent: nil)",
                "n.willMove(toParent: k)",
                "n.didMove(toParent: k)",
                "l.deinit",
            ])
        #expect(deck.openSide == .none)
    }

    @Test("C30: in the broken variant a side that was let go takes itself for shown")
    func broken() {
        let (scene, deck) = shown(broken: true)
        let lines = scene.lines {
            deck.beginDrag(.left)
            deck.endDrag(finishing: false)
        }
        #expect(lines.last == "l.viewDidAppear(true)")
        #expect(deck.leftViewController?.view.window == nil)
    }
}
