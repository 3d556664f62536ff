// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/09-swap-children.md.
extension LessonCatalogue {
    static let lesson09SwapChildren = File(
        name: "09-swap-children.md",
        text: #"""
---
lesson: swap-children
title: One child for another
minutes: 8
needs: remove-a-child
rules: C24
---
A container often shows one child at a time and changes it, as tabs do. The change may be animated: a *transition*.

## The parts of a swap
`home` shows `a`. The command `cycle a to b` takes it away and brings `b`, with a transition of a quarter of a second.

```vcr setup fresh quiet
new home
new a
new b
root home
add a
```
```vcr goal
expect tree {
  home [appeared]
    b [appeared]
}
```
```hint
It is one command, with both names.
```
```vcr solution
cycle a to b
```

## Who hears what first
Read the log from the top. The one that goes is told first that it will; the one that comes is told next.
The last two lines come when the animation is over.

```ask
When does `a` stop being a child of `home`?
- [ ] Before the animation: Then it would be gone while you still see it.
- [ ] With the first line: That only says that it will.
- [x] When the animation is over: Its view stays until then, so it has to stay a child.
```

## In the middle of it
You can stop the clock. `hold` keeps what moves in the air, `wait 0.1` lets a tenth of a second pass, `release` lets all come to its end.
Begin a swap from `b` back to `a` under `hold`, look at `tree`, and let it end.

```vcr goal
expect tree {
  home [appeared]
    a [appeared]
}
expect log contains {
  a.viewWillAppear(true)
  a.viewDidAppear(true)
}
```
```hint
`hold`, then `cycle b to a`, then `tree`, then `release`.
```
```vcr solution
hold
cycle b to a
wait 0.1
release
```

## Once more
Now `a` goes again, and `b` comes. Its view is there already.

```predict cycle a to b
a.willMove(toParent: nil)
b.willMove(toParent: home)
a.viewWillDisappear(true)
b.viewWillAppear(true)
b.viewIsAppearing(true)
b.viewDidAppear(true)
a.viewDidDisappear(true)
completion transition(a, b, true)
a.didMove(toParent: nil)
b.didMove(toParent: home)
not: b.viewDidLoad()
not: home.viewWillDisappear(true)
```

## To explore
`code` shows the swap as an app writes it. `step cycle b to a` goes through it call by call, and `skip` leaves one out: what goes missing?
"""#)
}
