// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/18-a-drawer.md.
extension LessonCatalogue {
    static let lesson18ADrawer = File(
        name: "18-a-drawer.md",
        text: #"""
---
lesson: a-drawer
title: A drawer
minutes: 7
needs: pages
rules: C28 C30
---
A drawer is a container that UIKit does not have: a page in the middle, and a menu at its side that slides in over it. Apps write
it themselves, out of the calls that you know.

## Three children
`new d as drawer with page menu` makes one: the first name is the middle, the second the left side. Make it the root, and read `tree`.

```vcr setup fresh quiet
new page
new menu
```
```vcr goal
expect tree {
  d [appeared]
    page [appeared]
    menu [unloaded]
}
```
```hint
Two commands: the one of the text, then `root d`.
```
```vcr solution
new d as drawer with page menu
root d
```

## Open it
Say `open left` (in code `d.open(.left, animated: true)`), then `screen`. `page` can still be seen at the side: does it hear anything?

```vcr goal
expect tree {
  d [appeared]
    page [appeared]
    menu [appeared]
}
expect log appearance {
  menu.viewWillAppear(true)
  menu.viewIsAppearing(true)
  menu.viewDidAppear(true)
}
```
```hint
`open`, then the side.
```
```vcr solution
open left
```

## How a container says that
The drawer does not let UIKit pass appearance on. It tells its side by hand: `beginAppearanceTransition` when it begins to slide,
`endAppearanceTransition` when it stands still. `why menu.viewWillAppear` names the call behind the line.

```ask
Why does the drawer say it by hand?
- [ ] UIKit would forget it: UIKit would tell the side as soon as its view is in the window, and say that it is not animated.
- [x] It slides for a while, and a finger may turn it back: Only the drawer knows when the sliding begins and ends.
```

## Close it
Close the drawer with `close`. Is `menu` a child still?

```vcr goal
expect menu.parent d
expect tree {
  d [appeared]
    page [appeared]
    menu [disappeared]
}
```
```hint
One word.
```
```vcr solution
close
```

## Let the finger go too early
Pull it with `swipe left`, move a little with `progress 0.3`, and `cancel`. Compare with the pages: who is told here, and who not?

```vcr goal
expect log contains appearance {
  menu.viewWillAppear(true)
  menu.viewWillDisappear(true)
  menu.viewDidDisappear(true)
}
expect log of page appearance { }
```
```hint
Three commands: `swipe left`, `progress 0.3`, `cancel`.
```
```vcr solution
swipe left
progress 0.3
cancel
```

## When the drawer itself goes
The drawer is open again, and something covers the screen. Who must pass that on to `page` and `menu`? And in which order does it come?

```vcr setup quiet
new cover
open left unanimated
set log appearance
```
```predict present cover as fullScreen unanimated
d.viewWillDisappear(false)
page.viewWillDisappear(false)
menu.viewWillDisappear(false)
cover.viewWillAppear(false)
cover.viewIsAppearing(false)
cover.viewDidAppear(false)
d.viewDidDisappear(false)
page.viewDidDisappear(false)
menu.viewDidDisappear(false)
```

## To explore
```vcr setup quiet
set log default
```
Say `dismiss`, `close`, and `bounce left`. `new a; new b; new k as deck with a b; root k; open left` is a deck of cards; `screen`
shows what slides aside there.
"""#)
}
