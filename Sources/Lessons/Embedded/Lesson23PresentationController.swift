// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/23-presentation-controller.md.
extension LessonCatalogue {
    static let lesson23PresentationController = File(
        name: "23-presentation-controller.md",
        text: #"""
---
lesson: presentation-controller
title: A presentation controller of your own
minutes: 9
needs: sheets
rules: P12 D16
---
Each presentation has an object that runs it: the *presentation controller*. It decides where the presented view stands and what
is drawn around it. If none of the styles is what you want, you write one.

## Half a screen
A card takes the lower half. This is all that the class `Card` says:

```vcr
override var frameOfPresentedViewInContainerView: CGRect {
    let all = containerView!.bounds
    let half = all.height / 2
    return CGRect(x: 0, y: half, width: all.width, height: half)
}
```

`cards` is an object that hands out a `Card` when it is asked for a presentation controller. Give it to the note:
`note.transitioningDelegate = cards`. Then `present note as custom`, and look at `screen`.

```vcr setup fresh quiet
class Card: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
        let all = containerView!.bounds
        let half = all.height / 2
        return CGRect(x: 0, y: half, width: all.width, height: half)
    }
}
class Cards: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        Card(presentedViewController: presented, presenting: presenting)
    }
}
let cards = Cards()
new home
new note
root home
```
```vcr goal
expect home.presentedViewController note
expect note.view.frame 0 426 393 426
```
```hint
Two lines: the one with `cards`, then `present note as custom`.
```
```vcr solution
note.transitioningDelegate = cards
present note as custom
```

## Who was asked
The first line of the log has the word `transitioningDelegate`: there `cards` was asked. `views` shows what `containerView` is:
the view that UIKit puts over everything for the time of the presentation.

```ask
Where does the size of the note come from now?
- [x] from `Card`: It gives the frame within the container view.
- [ ] from `home`: The presenter has no say in it.
- [ ] from the note's `preferredContentSize`: Only if `Card` asks for it.
```

## The moments of a presentation
A presentation controller hears four moments: the presentation begins and has ended, the dismissal begins and has ended.

```predict dismiss
note.presentationController.dismissalTransitionWillBegin()
note.viewWillDisappear(true)
note.viewDidDisappear(true)
note.presentationController.dismissalTransitionDidEnd(true)
completion dismiss(note)
not: home.viewWillAppear(true)
not: note.transitioningDelegate.presentationController(forPresented: note)
```

## Something around it
`DimCard` is a `Card` that puts a dark view, `shade`, behind the note when the presentation begins, and takes it away when the
dismissal has ended. `dimming` hands it out. Give the note this delegate, present it, and read `views`.

```vcr setup quiet
class DimCard: Card {
    let shade = UIView()
    override func presentationTransitionWillBegin() {
        shade.frame = containerView!.bounds
        shade.backgroundColor = .black
        shade.alpha = 0.4
        containerView!.addSubview(shade)
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { shade.removeFromSuperview() }
    }
}
class DimCards: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        DimCard(presentedViewController: presented, presenting: presenting)
    }
}
let dimming = DimCards()
```
```vcr goal
expect home.presentedViewController note
expect note.transitioningDelegate dimming
expect note.view.frame 0 426 393 426
```
```hint
The same two lines as in the first step, with `dimming`.
```
```vcr solution
note.transitioningDelegate = dimming
present note as custom
```

## Once more from the start
Take it away and bring it back. Is the delegate asked a second time? Does `home` hear of it, behind the shade?

```vcr setup
dismiss
```
```predict present note as custom
note.transitioningDelegate.presentationController(forPresented: note)
note.presentationController.traitCollectionDidChange(nil)
note.presentationController.presentationTransitionWillBegin()
note.viewWillAppear(true)
note.viewIsAppearing(true)
note.viewDidAppear(true)
note.presentationController.presentationTransitionDidEnd(true)
completion present(note)
not: note.viewDidLoad()
not: home.viewWillDisappear(true)
```

## To explore
`rotate` turns the screen: is the note still half as high as the screen? `set log layout` shows who is laid out, and when.
"""#)
}
