// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/11-forward-by-hand.md.
extension LessonCatalogue {
    static let lesson11ForwardByHand = File(
        name: "11-forward-by-hand.md",
        text: #"""
---
lesson: forward-by-hand
title: Telling children by hand
minutes: 8
needs: swap-children
rules: C28
---
Until now children heard by themselves when they appeared, since their parent passed it on. A container may switch that off and say it itself.

## A container that keeps silent
The class `Quiet` says that it does not pass appearance on. `home` is one. Add `a` to it, and read what is missing in the log.

```vcr setup fresh quiet
class Quiet: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
new home as Quiet
new a
root home
```
```vcr goal
expect log containment {
  a.willMove(toParent: home)
  a.didMove(toParent: home)
}
expect a.isViewLoaded true
expect no appearance
```
```hint
`add a`.
```
```vcr solution
add a
```

## Say it
Look at `tree`: the view of `a` is on the screen, and its state is `disappeared`. Nobody told it.
Two calls tell it: one says that appearing begins, and whether it is animated; the other says that it has ended.
Type `a.beginAppearanceTransition(true, animated: false)` and then `a.endAppearanceTransition()`.

```vcr goal
expect tree {
  home [appeared]
    a [appeared]
}
```
```hint
`true` means that it appears; `false` would mean that it goes.
```
```vcr solution
a.beginAppearanceTransition(true, animated: false)
a.endAppearanceTransition()
```
```explain C28
```

## And when the container goes
Something covers the screen. What does the child of a silent container hear?

```vcr setup quiet
new cover
```
```predict present cover as fullScreen unanimated
cover.loadView()
cover.viewDidLoad()
cover.presentationController.presentationTransitionWillBegin()
home.viewWillDisappear(false)
cover.viewWillAppear(false)
cover.viewIsAppearing(false)
cover.viewDidAppear(false)
home.viewDidDisappear(false)
cover.presentationController.presentationTransitionDidEnd(true)
completion present(cover)
not: a.viewWillDisappear(false)
not: a.viewDidDisappear(false)
```

`a` thinks that you can still see it: a film would go on playing. A container that says it by hand has to say it in both directions.

## Both directions
```ask
Where does a silent container tell its children that they disappear with it?
- [ ] in `viewDidLoad`: That comes once, before anything is shown.
- [x] in its own `viewWillDisappear` and `viewDidDisappear`: It begins the transition in one and ends it in the other.
- [ ] nowhere, UIKit does: That is what was switched off.
```

## A container that says both
`box` is such a container: each of its four callbacks of appearance tells its child. Two of them are:

```
override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    children.first?.beginAppearanceTransition(false, animated: animated)
}
override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    children.first?.endAppearanceTransition()
}
```

`a` is the child of `box`. The cover comes again.

```vcr setup fresh quiet
class Telling: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        children.first?.beginAppearanceTransition(true, animated: animated)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        children.first?.endAppearanceTransition()
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        children.first?.beginAppearanceTransition(false, animated: animated)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        children.first?.endAppearanceTransition()
    }
}
new first
new box as Telling
new a
new cover
root first
add a to box
root box
set log appearance
```
```predict present cover as fullScreen unanimated
box.viewWillDisappear(false)
a.viewWillDisappear(false)
cover.viewWillAppear(false)
cover.viewIsAppearing(false)
cover.viewDidAppear(false)
box.viewDidDisappear(false)
a.viewDidDisappear(false)
not: a.viewWillAppear(false)
```

## To explore
```vcr setup quiet
set log default
```
Say `dismiss`, `new b`, `add b to box` and `doctor`: this container tells its first child only. `doctor` types the lines that mend it.
"""#)
}
