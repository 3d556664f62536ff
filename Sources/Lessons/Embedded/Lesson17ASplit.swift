// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/17-a-split.md.
extension LessonCatalogue {
    static let lesson17ASplit = File(
        name: "17-a-split.md",
        text: #"""
---
lesson: a-split
title: A split that collapses
minutes: 8
needs: a-stack
rules: R31
---
A list, and beside it what you chose from the list: that is a split view controller. On a narrow screen there is no room for two.

## Side by side
This is an iPad. `list` and `detail` stand in stacks called `left` and `right`.
Make a split of the two with `new s as split with left right`, and make it the root. `tree` and `screen` show it.

```vcr setup fresh quiet
device iPad
new list
new detail
new left as nav root list
new right as nav root detail
```
```vcr goal
expect tree {
  s [appeared]
    left [appeared]
      list [appeared]
    right [appeared]
      detail [appeared]
}
```
```hint
Two commands: the one of the text, then `root s`.
```
```hint
In code: `let s = UISplitViewController(style: .doubleColumn)`, `s.setViewController(left, for: .primary)`,
`s.setViewController(right, for: .secondary)`, `window.rootViewController = s` and `window.makeKeyAndVisible()`.
```
```vcr solution
new s as split with left right
root s
```

## Wide and narrow
What makes room is the *size class*: `regular` is wide, `compact` is narrow. It stands behind the root in `tree`: `wR` or `wC`.
Make the screen narrow with `trait compact`, as if another app took half of it. Then compare the trees.

```vcr goal
expect tree {
  s [appeared]
    left [appeared]
      list [disappeared]
      right [appeared]
        detail [appeared]
}
```
```hint
It is one command.
```
```vcr solution
trait compact
```

## Where did the right side go?
Two columns became one stack: the split *collapsed*. Both children are there still, one upon the other.

```ask
What is `right` now?
- [ ] gone: It is in the tree.
- [ ] a child of `s`, covered by `left`: Read how far it is indented.
- [x] a page on the stack `left`: It was pushed there, and `detail` came with it.
```

## Back to the list
A reader with one column still wants the list. The button Back is a pop: `pop left`, or `left.popViewController(animated: true)`.

```vcr goal
expect left.topViewController list
expect tree {
  s [appeared]
    left [appeared]
      list [appeared]
}
```
```hint
`pop` takes the name of the stack.
```
```vcr solution
pop left
```

## Wide again
The screen becomes wide. Where will `right` be?

```vcr goal
expect right.parent s
expect detail.parent right
```
```hint
The opposite of `compact` is `regular`.
```
```vcr solution
trait regular
```

## Collapse once more
`set log appearance containment` leaves the delegate's lines out. One of the two columns hears nothing at all of the appearance kind. Which one?

```vcr setup
set log appearance containment
```
```predict trait compact
list.viewWillDisappear(false)
list.viewDidDisappear(false)
right.willMove(toParent: left)
right.didMove(toParent: left)
not: detail.viewWillAppear(false)
not: detail.viewWillDisappear(false)
not: detail.didMove(toParent: nil)
```

## To explore
```vcr setup quiet
set log default
```
Try `trait regular` and `column hide primary`. `device iPhone 16` in a new world (`reset`) shows a split that is born collapsed.
"""#)
}
