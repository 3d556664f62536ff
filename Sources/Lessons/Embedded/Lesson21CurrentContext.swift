// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/21-current-context.md.
extension LessonCatalogue {
    static let lesson21CurrentContext = File(
        name: "21-current-context.md",
        text: #"""
---
lesson: current-context
title: Covering a part of the screen
minutes: 7
needs: tabs who-covers-the-screen
rules: P03 D16
---
`fullScreen` covers everything, the bar of the tabs too. Sometimes one tab alone should be covered, and the bar should stay.

## It covers too much
`t` has the tabs `a` and `b`, and `a` is to be seen. Say `present page from a as currentContext`, and read in `tree` below whom `page` stands.

```vcr setup fresh quiet
new a
new b
new page
new t as tab with a b
root t
```
```vcr goal
expect page.presentingViewController t
```
```hint
Type the command as it stands in the text.
```
```vcr solution
present page from a as currentContext
```

## Who presents
You asked `a`, and `t` did it. `currentContext` searches: the one that was asked, its parent, the parent's parent, until one says
that it *defines the context*. Nobody did, so the outermost took it.

```ask
What has to be said so that only the tab `a` is covered?
- [ ] `page` is smaller: It gets the size of what it covers.
- [x] `a` defines the context: Then the search ends at `a`.
- [ ] `t` defines the context: Then `t` is covered, as it is now.
```

## Say it
Take `page` away. Then `a.definesPresentationContext = true`, and present it again as before. `screen` shows the bar.

```vcr goal
expect page.presentingViewController a
expect tree {
  t [appeared]
    a [disappeared]
      ^ page [appeared]
    b [unloaded]
}
```
```hint
`dismiss` comes first, then the line of the text.
```
```vcr solution
dismiss
a.definesPresentationContext = true
present page from a as currentContext
```
```explain P20
```

## With a hole in it
`overCurrentContext` leaves what is below in its place, so that you see it through a page that is partly clear. The page is away again.

```vcr setup quiet
page.dismiss(animated: false)
```
```predict present page from a as overCurrentContext
page.presentationController.presentationTransitionWillBegin()
page.viewWillAppear(true)
page.viewIsAppearing(true)
page.viewDidAppear(true)
page.presentationController.presentationTransitionDidEnd(true)
completion present(page)
not: a.viewWillDisappear(true)
not: t.viewWillDisappear(true)
```

## Another tab
The bar is there, so the user may tap it. `page` is as `currentContext` again. It belongs to the tab `a`: what does it hear?

```vcr setup quiet
page.dismiss(animated: false)
present page from a as currentContext
```
```predict select b
b.loadView()
b.viewDidLoad()
b.viewWillAppear(false)
page.viewWillDisappear(false)
b.viewIsAppearing(false)
page.viewDidDisappear(false)
b.viewDidAppear(false)
not: a.viewWillDisappear(false)
not: page.presentationController.dismissalTransitionWillBegin()
```

## To explore
Go back with `select a`, and look at `tree`. `explain currentContext` has a page on the style. `styles` compares what all styles become.
"""#)
}
