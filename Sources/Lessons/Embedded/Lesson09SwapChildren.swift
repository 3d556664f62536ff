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

## And back again
Now the other way round. This time the view of `a` is there already.

```predict cycle b to a
b.willMove(toParent: nil)
a.willMove(toParent: home)
b.viewWillDisappear(true)
a.viewWillAppear(true)
a.viewIsAppearing(true)
a.viewDidAppear(true)
b.viewDidDisappear(true)
completion transition(b, a, true)
b.didMove(toParent: nil)
a.didMove(toParent: home)
not: a.viewDidLoad()
not: home.viewWillDisappear(true)
```

## In the middle of it
You can stop the clock. `hold` keeps what moves in the air, `wait 0.1` lets a tenth of a second pass, `release` lets all come to its end.
Begin a swap from `a` to `b` under `hold`, look at `tree`, and let it end.

```vcr goal
expect tree {
  home [appeared]
    b [appeared]
}
expect log contains {
  b.viewWillAppear(true)
  b.viewDidAppear(true)
}
```
```hint
`hold`, then `cycle a to b`, then `tree`, then `release`.
```
```vcr solution
hold
cycle a to b
wait 0.1
release
```

## To explore
`code` shows the swap as an app writes it. `step cycle b to a` goes through it call by call, and `skip` leaves one out: what goes missing?
"""#)
}
