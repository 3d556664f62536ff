// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/06-forgotten-add-child.md.
extension LessonCatalogue {
    static let lesson06ForgottenAddChild = File(
        name: "06-forgotten-add-child.md",
        text: #"""
---
lesson: forgotten-add-child
title: The forgotten addChild
minutes: 7
needs: forgotten-did-move
rules: C12
---
The next way of being wrong is the commonest of all: the view is added, and its controller is not.

## Only the view
Put the view of `a` into the view of `home`, and nothing else. `a` appears, and the screen looks as it should.

```vcr setup fresh quiet
new home
new a
root home
```
```vcr goal
expect a.view.superview home.view
expect no containment
```
```hint
One call: `home.view.addSubview(a.view)`.
```
```vcr solution
home.view.addSubview(a.view)
```

## What the tree says
Say `tree`, then `doctor`. In the tree there is no `a`: nobody knows that its view belongs to a controller in `home`.

```ask
Why is `a` missing in the tree, while you can see its view?
- [ ] Its view is not loaded: It is, or you would not see it.
- [x] The tree is made of parents and children, and `a` has no parent: Views form one tree, controllers another; you have to keep both alike.
- [ ] It was removed: It never was in there.
```

## What goes wrong
Now something covers the screen. A child would be told that it disappears.

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

## Mend it
`dismiss` the cover first. Then give `a` its parent, and tell it when that is done. `doctor` has the lines.

```vcr goal
expect tree {
  home [appeared]
    a [appeared]
}
expect log contains containment {
  a.willMove(toParent: home)
  a.didMove(toParent: home)
}
```
```hint
After `dismiss` two calls are missing, one before and one after the view was added; late is better than never.
```
```vcr solution
dismiss
home.addChild(a)
a.didMove(toParent: home)
```
```explain C12
```

## Covered again
`a` is a child now. The cover comes once more; this log shows appearance alone.

```vcr setup
set log appearance
```
```predict present cover as fullScreen unanimated
home.viewWillDisappear(false)
a.viewWillDisappear(false)
cover.viewWillAppear(false)
cover.viewIsAppearing(false)
cover.viewDidAppear(false)
home.viewDidDisappear(false)
a.viewDidDisappear(false)
not: a.viewDidLoad()
```

## To explore
```vcr setup quiet
set log default
```
`why a.viewWillDisappear` names the rule. Say `dismiss`: `compare "present cover as fullScreen" "present cover as pageSheet"` shows two ways
beside each other, and goes neither.
"""#)
}
