// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/19-who-covers-the-screen.md.
extension LessonCatalogue {
    static let lesson19WhoCoversTheScreen = File(
        name: "19-who-covers-the-screen.md",
        text: #"""
---
lesson: who-covers-the-screen
title: Who covers the screen?
minutes: 8
needs: appear-sequence
rules: P03 P04
---
Presenting shows a controller over the others, until it is dismissed. How much it covers decides who hears of it.

## Over everything
Present `page` as `fullScreen`. It takes the whole screen: what was there goes out of the window.

```vcr setup fresh quiet
new home
new page
root home
```
```vcr goal
expect home.presentedViewController page
expect tree {
  home [disappeared]
    ^ page [appeared]
}
```
```hint
`present`, the name, then `as` and the style.
```
```hint
`present page as fullScreen`. If the page is up in another style, `dismiss` it first.
```
```vcr solution
present page as fullScreen
```

## Back
`dismiss` takes it away.

```vcr goal
expect tree { home [appeared] }
```
```hint
One word.
```
```vcr solution
dismiss
```

## As a sheet
A sheet leaves some of what is below to be seen. What does `home` hear now?

```predict present page as pageSheet
page.presentationController.presentationTransitionWillBegin()
page.viewWillAppear(true)
page.viewIsAppearing(true)
page.viewDidAppear(true)
page.presentationController.presentationTransitionDidEnd(true)
completion present(page)
not: home.viewWillDisappear(true)
not: home.viewDidDisappear(true)
```

`home` hears nothing at all: you can still see it, so it has not disappeared.

## What follows from that
```ask
`home` reloads its list in `viewWillAppear`. The sheet changes the list, then goes. Does the list on the screen change?
- [ ] Yes: `viewWillAppear` of `home` does not come, since it had never disappeared.
- [x] No: Somebody has to tell `home`, for instance the sheet's delegate.
```

## Ask why not
When a callback does not come, ask for it: `why not home.viewWillDisappear`. Now the sheet goes.

```predict dismiss
page.presentationController.dismissalTransitionWillBegin()
page.viewWillDisappear(true)
page.viewDidDisappear(true)
page.presentationController.dismissalTransitionDidEnd(true)
completion dismiss(page)
not: home.viewWillAppear(true)
not: home.viewDidAppear(true)
```

## To explore
`explain pageSheet` and `explain overFullScreen` have pages on the styles. `screen` draws what covers what.
"""#)
}
