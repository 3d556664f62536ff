// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/26-status-bar.md.
extension LessonCatalogue {
    static let lesson26StatusBar = File(
        name: "26-status-bar.md",
        text: #"""
---
lesson: status-bar
title: Who decides on the status bar
minutes: 6
needs: who-covers-the-screen size-of-a-child
rules: S01 S03
---
Time, signal and battery stand in the *status bar*. A controller may want it light upon a dark picture, or hidden. Only one controller
at a time is asked, and it is not always the one you think.

## Nobody asks the child
`film` is dark, so it wants a light status bar: its property `preferredStatusBarStyle` answers `.lightContent`.
Add it with `add film`, then say `statusbar`. Who was asked, and what did it say?

```vcr setup fresh quiet
class Film: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
}
class Frame: UIViewController {
    override var childForStatusBarStyle: UIViewController? { children.first }
}
new home
new film as Film
root home
```
```vcr goal
expect film.parent home
```
```hint
`add film`; `statusbar` is for you.
```
```vcr solution
add film
```

## The container may pass the question on
The system asks the root, `home`. A container that wants its child to decide says so: `childForStatusBarStyle` answers which child.
The class `Frame` does that, and nothing else. Make a `Frame` called `frame`, let it be the root, and give `film` to it.

```vcr goal
expect film.parent frame
expect tree {
  frame [appeared]
    film [appeared]
}
```
```hint
`new frame as Frame`, `root frame`. `film` has to leave `home` first.
```
```hint
`remove film`, then `add film to frame`. Then look: `statusbar`.
```
```vcr solution
new frame as Frame
root frame
remove film
add film to frame
```

## One question for each thing
`style` is light now, says `film`. But `hidden` is still `no`, though `film` wants it hidden.

```ask
Why?
- [x] There is a question for the style and one for hiding: `Frame` passes on the first; `childForStatusBarHidden` is the other.
- [ ] Only the root may hide it: Whoever is asked may.
- [ ] `film` is too small: Size does not count.
```

## A presented one
What is presented as `fullScreen` is asked in the presenter's place. Other styles have to claim it first:
`modalPresentationCapturesStatusBarAppearance`. Present `movie` as `overFullScreen` in such a way that it decides. `statusbar` tells.

```vcr setup fresh quiet
class Film: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
}
new home
new movie as Film
root home
```
```vcr goal
expect home.presentedViewController movie
expect movie.modalPresentationStyle overFullScreen
expect movie.modalPresentationCapturesStatusBarAppearance true
```
```hint
Set the property before you present: `movie.modalPresentationCapturesStatusBarAppearance = true`.
```
```hint
Then `present movie as overFullScreen`.
```
```vcr solution
movie.modalPresentationCapturesStatusBarAppearance = true
present movie as overFullScreen
```

## Ask again
The system asks when something comes or goes. If an answer changes in between, the controller has to say so.
This `frame` passes the question about the style to its child. `set log statusbar` shows who is asked.

```vcr setup fresh quiet
class Film: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
class Frame: UIViewController {
    override var childForStatusBarStyle: UIViewController? { children.first }
}
new frame as Frame
new film as Film
root frame
add film
set log statusbar
```
```predict frame.setNeedsStatusBarAppearanceUpdate()
frame.setNeedsStatusBarAppearanceUpdate()
frame.childForStatusBarStyle -> film
not: film.setNeedsStatusBarAppearanceUpdate()
```

## To explore
```vcr setup quiet
set log default
```
`statusbar` has more lines: the home indicator goes the same way. Who answers when a stack is the root? `remove film; new n as nav root film; root n`.
"""#)
}
