// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/25-traits-and-rotation.md.
extension LessonCatalogue {
    static let lesson25TraitsAndRotation = File(
        name: "25-traits-and-rotation.md",
        text: #"""
---
lesson: traits-and-rotation
title: Traits and rotation
minutes: 8
needs: size-of-a-child
rules: T04 T09
---
A controller lives in an environment: how wide the screen is, whether it is dark, how large people want the text. Each fact is a *trait*.

## Read them
`traits home` lists the traits of `home`, and where each value comes from. Then turn the screen with `rotate landscape`,
and look again at `verticalSizeClass`.

```vcr setup fresh quiet
new home
new side
root home
add side
```
```vcr goal
expect home.traitCollection.verticalSizeClass compact
expect home.view.frame 0 0 852 393
```
```hint
`rotate landscape`
```
```vcr solution
rotate landscape
```

## Three kinds of lines
`willTransition` comes when the *class* of a size will change, `viewWillTransition` when the size itself will. `traitCollectionDidChange`
comes afterwards, and says in brackets what was before. Each kind goes to the parent first, then to its child.

```ask
A page shows one column on a narrow screen and two on a wide one. What should it look at?
- [ ] whether it is turned: A tablet is wide both ways.
- [ ] which device it is: Next year there is another one.
- [x] the horizontal size class: That is what it is for.
```

## A child in another environment
A container may tell a child other traits than it has itself. Say `trait regular for side`: `side` shall believe that it is wide.
In code: `side.traitOverrides.horizontalSizeClass = .regular`. Compare `traits side` with `traits home`.

```vcr goal
expect side.traitCollection.horizontalSizeClass regular
expect home.traitCollection.horizontalSizeClass compact
```
```hint
Type the command, or the line of code, as it stands in the text.
```
```vcr solution
trait regular for side
```

## In the dark
The user chooses the dark style. No size changes. Which lines come?

```predict trait style dark
home.traitCollectionDidChange(wC hC)
side.traitCollectionDidChange(wR hC)
not: home.willTransition(to: wC hC)
not: home.viewWillTransition(to: 852x393)
```

## Two apps on one screen
An iPad can show two apps at once. `multitask 1/3` leaves ours a third of the screen; `screen` shows it.
Then give it a half: `multitask 1/2`. The first sends three kinds of lines, the second one kind. Why?

```vcr setup fresh quiet
device iPad
new home
new side
root home
add side
```
```vcr goal
expect home.view.frame.size.width 405
expect home.traitCollection.horizontalSizeClass compact
expect log contains traits {
  home.willTransition(to: wC hR)
  home.viewWillTransition(to: 320x1180)
  home.viewWillTransition(to: 405x1180)
}
```
```hint
Two commands, in the order of the text. From a third to a half the width stays compact.
```
```vcr solution
multitask 1/3
multitask 1/2
```

## All of the screen
Now the other app goes. The width becomes regular again.

```predict multitask full
home.willTransition(to: wR hR)
side.willTransition(to: wR hR)
home.viewWillTransition(to: 820x1180)
side.viewWillTransition(to: 820x1180)
home.traitCollectionDidChange(wC hR)
side.traitCollectionDidChange(wC hR)
not: side.viewWillAppear(false)
```

## To explore
Turn this iPad with `rotate`: which kind of line is missing, and why? `device` lists the devices with their size classes.
"""#)
}
