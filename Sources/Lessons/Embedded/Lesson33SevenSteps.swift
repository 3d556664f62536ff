// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/33-seven-steps.md.
extension LessonCatalogue {
    static let lesson33SevenSteps = File(
        name: "33-seven-steps.md",
        text: #"""
---
lesson: seven-steps
title: Layout in seven steps
minutes: 9
needs: size-of-a-child presentation-controller
rules: D18 R24
---
When something changes its size, views get their places anew: that is *layout*. It goes through fixed steps, and each has a place for your code.
The log leaves layout out unless you ask for it. In this lesson it shows nothing else.

## Ask for layout
A view is laid out when it needs it. Say that it does: `home.view.setNeedsLayout()`. Three lines come: before, in the middle, after.

```vcr setup fresh quiet
new home
root home
placeholder box in home frame 0 0 100 40
set log layout view
```
```vcr goal
expect log layout,view {
  home.viewWillLayoutSubviews()
  home.view.layoutSubviews()
  home.viewDidLayoutSubviews()
}
```
```hint
Type the line of the text.
```
```vcr solution
home.view.setNeedsLayout()
```

## Before, in the middle, after
`viewWillLayoutSubviews` comes while the old places still hold. In `layoutSubviews` the view gives its subviews their places. In
`viewDidLayoutSubviews` they have them.

```ask
A container sets the frames of its children by hand. Where?
- [ ] in `viewDidLoad`: The size is not known yet, and the next turn changes it.
- [x] in `viewWillLayoutSubviews`: It comes each time, before the children are laid out.
- [ ] in `viewDidAppear`: You would see them jump.
```

## Below the notch
The upper edge of a phone is not all for you: time and camera are there. The *safe area* is what is left, and it has a guide to hold on to.
`constrain box.top = home.view.safeArea.top` is a *constraint*. Give the box a height of 40, too: `constrain box.height = 40`.

```vcr goal
expect box.frame.origin.y 59
expect box.frame.size.height 40
```
```hint
Two commands. `layoutof box` shows what places it.
```
```hint
In code: `box.translatesAutoresizingMaskIntoConstraints = false` comes first, then `box.topAnchor.constraint(equalTo: home.view.safeAreaLayoutGuide.topAnchor).isActive = true`, and the height in the same way.
```
```vcr solution
constrain box.top = home.view.safeArea.top
constrain box.height = 40
```

## A margin at the sides
Another guide keeps text away from the edges: the margins. Hold `box.leading` to `home.view.margins.leading`, and `box.trailing`
to `home.view.margins.trailing`. In the languages that read from left to right, leading is left.

```vcr goal
expect box.frame 20 59 353 40
```
```hint
`constrain box.leading = home.view.margins.leading` is the first.
```
```vcr solution
constrain box.leading = home.view.margins.leading
constrain box.trailing = home.view.margins.trailing
```

## It follows
Turn the phone with `rotate landscape`. Nobody sets a frame, and the box moves. `layoutof box` tells its new place.

```vcr goal
expect box.frame 79 0 694 40
```
```hint
It is one command.
```
```vcr solution
rotate landscape
```

## All seven
What is presented has a container view around it, and its presentation controller takes part. The guide counts seven steps:
the traits are passed on, `viewWillLayoutSubviews`, `containerViewWillLayoutSubviews`, `layoutSubviews`, the places are set,
`viewDidLayoutSubviews`, `containerViewDidLayoutSubviews`. Five of them can be seen in the log. `note` is a sheet.

```vcr setup fresh quiet
new home
new note
root home
present note
set log layout view
```
```predict note.view.setNeedsLayout()
note.viewWillLayoutSubviews()
note.presentationController.containerViewWillLayoutSubviews()
note.view.layoutSubviews()
note.viewDidLayoutSubviews()
note.presentationController.containerViewDidLayoutSubviews()
not: home.viewWillLayoutSubviews()
```

## To explore
```vcr setup quiet
set log default
```
`set log layout traits`, then `rotate`: there is the first step. Two constraints that fight:
`placeholder box in home frame 0 0 9 9`, `constrain box.width = 10`, `constrain box.width = 20`. What does `doctor` say?
"""#)
}
