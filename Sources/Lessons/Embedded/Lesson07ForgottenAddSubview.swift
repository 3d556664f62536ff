// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/07-forgotten-add-subview.md.
extension LessonCatalogue {
    static let lesson07ForgottenAddSubview = File(
        name: "07-forgotten-add-subview.md",
        text: #"""
---
lesson: forgotten-add-subview
title: The forgotten addSubview
minutes: 6
needs: forgotten-add-child
rules: C10
---
The third way: the controller is a child, and its view is nowhere.

## Only the child
Say `home.addChild(a)` and `a.didMove(toParent: home)`, without the view.

```vcr setup fresh quiet
new home
new a
root home
```
```vcr goal
expect log containment {
  a.willMove(toParent: home)
  a.didMove(toParent: home)
}
expect a.isViewLoaded false
```
```hint
`home.addChild(a)`, then `a.didMove(toParent: home)`.
```
```vcr solution
home.addChild(a)
a.didMove(toParent: home)
```

## A child that cannot be seen
Look at `tree` and at `screen`. The child is there, and its state is `unloaded`: nobody has asked for its view.

```ask
`a` heard `willMove` and `didMove`. Did it hear `viewDidLoad`?
- [ ] Yes, as every child does: Nothing asked for its view; the log shows it.
- [x] No: Views are loaded when they are needed; a child may wait unseen, as the other tabs of a tab bar do.
```

## Show it later
That can be what you want: a child that waits. Show it now, with one call.

```vcr goal
expect tree {
  home [appeared]
    a [appeared]
}
```
```hint
The view of the one goes into the view of the other.
```
```vcr solution
home.view.addSubview(a.view)
```

## The other half
A view can be taken away, too, while its controller stays a child.

```predict a.view.removeFromSuperview()
a.viewWillDisappear(false)
a.viewDidDisappear(false)
not: a.willMove(toParent: nil)
not: a.didMove(toParent: nil)
```

## To explore
Say `tree`, then `info a`: it is still a child, and its view is still loaded. `views` shows the tree of the views.
"""#)
}
