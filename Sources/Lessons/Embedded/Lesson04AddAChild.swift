// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/04-add-a-child.md.
extension LessonCatalogue {
    static let lesson04AddAChild = File(
        name: "04-add-a-child.md",
        text: #"""
---
lesson: add-a-child
title: Adding a child
minutes: 8
needs: tree-and-states load-sequence appear-sequence
rules: C10
---
A controller can put another one inside itself: a map with a list beside it, a page with a player at its bottom.
The outer one is the *parent*, the inner one its *child*. This lesson adds a child in one command, then call by call.

## In one command
`add a` makes `a` a child of the root, and puts its view into the root's view.

```vcr setup fresh quiet
new home
new a
new b
root home
```
```vcr goal
expect tree {
  home [appeared]
    a [appeared]
}
```
```hint
The command is `add`, then the child's name.
```
```vcr solution
add a
```

## The first and the last line
Read the log again: it begins with `a.willMove(toParent: home)`, and later comes `a.didMove(toParent: home)`.
The child hears that it is going to move, and that it has moved. `help add` shows the calls behind the command.

```ask
Which of these calls does `add` make itself, in an app's words?
- [x] `home.addChild(a)`: It makes the one the parent of the other.
- [x] `home.view.addSubview(a.view)`: It puts the view on the screen.
- [x] `a.didMove(toParent: home)`: The parent says this when everything is in its place.
- [ ] `a.willMove(toParent: home)`: `addChild` sends this by itself.
```

## Call by call
Now add `b` in three calls, as you would write them in an app. After each look at the log.

```vcr goal
expect tree {
  home [appeared]
    a [appeared]
    b [appeared]
}
expect log containment {
  b.willMove(toParent: home)
  b.didMove(toParent: home)
}
```
```hint
First the parent: `home.addChild(b)`. Then the view: `home.view.addSubview(b.view)`.
```
```hint
At the end the child must hear that it has moved: `b.didMove(toParent: home)`.
```
```vcr solution
home.addChild(b)
home.view.addSubview(b.view)
b.didMove(toParent: home)
```
```explain C10
```

## A child of a child
Each child can be a parent itself.

```vcr setup quiet
new c
```
```predict add c to b
c.willMove(toParent: b)
c.loadView()
c.viewDidLoad()
c.viewWillAppear(false)
c.didMove(toParent: b)
c.viewIsAppearing(false)
c.viewDidAppear(false)
not: b.viewWillAppear(false)
not: b.willMove(toParent: home)
```

## To explore
Say `code` to see your last step as an app would have it. `step add c to home` goes through a command call by call.
"""#)
}
