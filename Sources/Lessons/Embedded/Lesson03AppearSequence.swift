// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/03-appear-sequence.md.
extension LessonCatalogue {
    static let lesson03AppearSequence = File(
        name: "03-appear-sequence.md",
        text: #"""
---
lesson: appear-sequence
title: Appearing and disappearing
minutes: 7
needs: load-sequence
rules: C01 M2
---
A controller wants to know when you can see it: then a film should play, and stop when you leave. There is a callback for each moment.

## Three moments of appearing
Let `home` appear, and read the three lines with an arrow: *will*, *is*, *did*.

```vcr setup fresh quiet
new home
new page
```
```vcr goal
expect tree { home [appeared] }
```
```hint
What fills the window is its root.
```
```vcr solution
root home
```

## What each is good for
`viewWillAppear` comes before anything is on the screen. `viewIsAppearing` comes when the view has its size and stands in the window.
`viewDidAppear` comes when all has come to rest.

```ask
You want to scroll to a row, and need to know how high the view is. Which is the first callback that is sure to have the size?
- [ ] `viewDidLoad`: The view is there, but nobody has given it its final size.
- [ ] `viewWillAppear`: The view may still have the size that it was made with.
- [x] `viewIsAppearing`: It stands in the window and was laid out.
```

## Covering the screen
Now something new, `page`, covers the whole screen. `present` shows a controller over the others; `as fullScreen` lets it cover everything.

```predict present page as fullScreen
page.loadView()
page.viewDidLoad()
page.presentationController.presentationTransitionWillBegin()
home.viewWillDisappear(true)
page.viewWillAppear(true)
page.viewIsAppearing(true)
page.viewDidAppear(true)
home.viewDidDisappear(true)
page.presentationController.presentationTransitionDidEnd(true)
completion present(page)
not: home.viewDidLoad()
```

The word in brackets, `true`, says that it was animated.

## And back
`dismiss` takes it away again. Both controllers are told, each its own part.

```predict dismiss
page.presentationController.dismissalTransitionWillBegin()
page.viewWillDisappear(true)
home.viewWillAppear(true)
home.viewIsAppearing(true)
home.viewDidAppear(true)
page.viewDidDisappear(true)
page.presentationController.dismissalTransitionDidEnd(true)
completion dismiss(page)
not: home.viewDidLoad()
not: home.loadView()
```

## To explore
`viewDidLoad` of `home` did not come again: its view was there all the time. `log --why` shows the rule behind each line.
"""#)
}
