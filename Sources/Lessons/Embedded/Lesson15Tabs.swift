// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/15-tabs.md.
extension LessonCatalogue {
    static let lesson15Tabs = File(
        name: "15-tabs.md",
        text: #"""
---
lesson: tabs
title: Tabs
minutes: 6
needs: a-stack
rules: C42
---
A tab bar controller has all its pages as children from the beginning, and shows one of them.

## Three tabs
Make one with `new t as tab with a b c`, and make it the root. Read in `tree` what state each page has.

```vcr setup fresh quiet
new a
new b
new c
```
```vcr goal
expect tree {
  t [appeared]
    a [appeared]
    b [unloaded]
    c [unloaded]
}
```
```hint
Two commands: `new t as tab with a b c`, then `root t`.
```
```hint
In code: `let t = UITabBarController()`, `t.viewControllers = [a, b, c]`, `window.rootViewController = t` and `window.makeKeyAndVisible()`.
```
```vcr solution
new t as tab with a b c
root t
```

## Loaded when needed
`b` and `c` are children, and their views were never made: nobody has looked at them.

```predict select b
b.loadView()
b.viewDidLoad()
b.viewWillAppear(false)
a.viewWillDisappear(false)
b.viewIsAppearing(false)
a.viewDidDisappear(false)
b.viewDidAppear(false)
not: b.willMove(toParent: t)
not: a.willMove(toParent: nil)
```

## And back
Select `a` again. Its view is still there.

```vcr goal
expect t.selectedViewController a
expect no load
expect tree {
  t [appeared]
    a [appeared]
    b [disappeared]
    c [unloaded]
}
```
```hint
The same word as before, with another name.
```
```vcr solution
select a
```

## How often is it loaded?
```ask
You switch from a tab to another and back. How often does `viewDidLoad` of the first come?
- [x] once: Its view stays loaded while you are away.
- [ ] twice: It is not made again.
```

## To the other one
`b` was seen before. What comes now, and what does not?

```predict select b
b.viewWillAppear(false)
a.viewWillDisappear(false)
b.viewIsAppearing(false)
a.viewDidDisappear(false)
b.viewDidAppear(false)
not: b.viewDidLoad()
not: b.loadView()
```

## To explore
`tap a` goes the way of a finger: the tab bar's delegate is asked first. Compare the logs of `tap a` and `select a`.
"""#)
}
