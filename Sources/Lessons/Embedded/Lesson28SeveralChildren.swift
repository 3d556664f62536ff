// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/28-several-children.md.
extension LessonCatalogue {
    static let lesson28SeveralChildren = File(
        name: "28-several-children.md",
        text: #"""
---
lesson: several-children
title: Several children at once
minutes: 7
needs: remove-a-child
rules: C10 M3
---
Until now one child came at a time. If several come together, their callbacks mix. There is an order in it, and it has two reasons.

## One after the other
Add `a`, then `b`, as two commands. Read how each finishes before the next begins.

```vcr setup fresh quiet
new home
new a
new b
root home
```
```vcr goal
expect log appearance {
  a.viewWillAppear(false)
  a.viewIsAppearing(false)
  a.viewDidAppear(false)
  b.viewWillAppear(false)
  b.viewIsAppearing(false)
  b.viewDidAppear(false)
}
```
```hint
`add a`, then `add b`.
```
```vcr solution
add a
add b
```

## In one go
An app does not wait between two calls. What it does in one go, the screen shows in one go. `together { … }` is such a go.
Both are out again. Add them in one go: `together { add a; add b }`. Where are the lines of `b` now?

```vcr setup quiet
remove a
remove b
```
```vcr goal
expect log appearance {
  a.viewWillAppear(false)
  b.viewWillAppear(false)
  a.viewIsAppearing(false)
  b.viewIsAppearing(false)
  a.viewDidAppear(false)
  b.viewDidAppear(false)
}
```
```hint
`together`, a block in braces, and both commands in it with `;` between them. If they came one after the other, `again` begins the step afresh.
```
```vcr solution
together { add a; add b }
```

## Why it is so
*Will* comes within the call that puts the view on the screen. *Is* and *did* wait until your code has finished and the screen is laid out.

```ask
You write `addSubview(a.view)` and in the next line read the size of `a.view`. Is its layout done?
- [ ] Yes, `viewWillAppear` has come: That comes before the layout.
- [x] No, layout comes when your code has finished: Read it in `viewIsAppearing` or later.
```

## A family appears
Now `a` has a child of its own, `kid`. All of them are covered by `cover`. What does each hear when it goes?

```vcr setup fresh quiet
new home
new a
new b
new kid
new cover
root home
add a
add kid to a
present cover as fullScreen unanimated
set log appearance
```
```predict dismiss unanimated
cover.viewWillDisappear(false)
home.viewWillAppear(false)
a.viewWillAppear(false)
kid.viewWillAppear(false)
home.viewIsAppearing(false)
a.viewIsAppearing(false)
kid.viewIsAppearing(false)
home.viewDidAppear(false)
a.viewDidAppear(false)
kid.viewDidAppear(false)
cover.viewDidDisappear(false)
```

The parent comes first, then its child, then the child's child: with *will*, with *is* and with *did*.

## Take both away
`b` is back, too. `remove a` takes `kid` along. Make it one go: `together { remove a; remove b }`.

```vcr setup quiet
set log default
add b
```
```vcr goal
expect tree { home [appeared] }
expect log appearance {
  a.viewWillDisappear(false)
  kid.viewWillDisappear(false)
  b.viewWillDisappear(false)
  a.viewDidDisappear(false)
  kid.viewDidDisappear(false)
  b.viewDidDisappear(false)
}
```
```hint
The block is written as before.
```
```vcr solution
together { remove a; remove b }
```

## Come and go
In one go `b` comes and goes again. You will never have seen it. What has it heard?

```predict together { add b; remove b }
b.willMove(toParent: home)
b.viewWillAppear(false)
b.didMove(toParent: home)
b.willMove(toParent: nil)
b.viewWillDisappear(false)
b.didMove(toParent: nil)
b.viewDidDisappear(false)
not: b.viewIsAppearing(false)
not: b.viewDidAppear(false)
```

## To explore
`hold` keeps the second half back, `release` lets it come: `hold`, `add a`, `tree`, `release`. What is the state of `a` in between?
"""#)
}
