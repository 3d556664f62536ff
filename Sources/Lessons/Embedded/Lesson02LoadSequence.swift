// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/02-load-sequence.md.
extension LessonCatalogue {
    static let lesson02LoadSequence = File(
        name: "02-load-sequence.md",
        text: #"""
---
lesson: load-sequence
title: When views are loaded
minutes: 6
needs: tree-and-states
rules: L02
---
A controller makes its views as late as it can. You are going to see the moment, and what it is told then.

## Nothing is loaded yet
Here are two controllers. Ask for one of them with `info detail`: the line `view` says `not loaded`.
Looking never changes anything here; you can look as often as you like.

```vcr setup fresh quiet
new home
new detail
root home
```
```ask
Which of these makes the views of `detail`?
- [ ] `new detail`: That made the controller alone.
- [ ] `tree`: It only looks, and loads nothing.
- [x] reading `detail.view` in code: The first one who asks for the view has it made.
```

## Ask for the view
In an app you get the views by the property `view`. The first time it is read, the controller makes them.
Type code as an app has it: `detail.view.backgroundColor = .red`.

```vcr goal
expect detail.isViewLoaded true
expect log load { detail.loadView()
detail.viewDidLoad() }
```
```hint
Anything that needs the view loads it. Try to set something on `detail.view`.
```
```vcr solution
detail.view.backgroundColor = .red
```

## Only once
You saw two callbacks: `loadView` makes the view, `viewDidLoad` says that it is there.
Now the view is asked for a second time. Does it make them come again?

```predict detail.view.backgroundColor = .blue
not: detail.loadView()
not: detail.viewDidLoad()
```

## Where your own code goes
Because `viewDidLoad` comes once, it is the place for what has to be done once.

```ask
A page shows the number of new messages. It has to be right whenever you come back to the page. Is `viewDidLoad` a good place for it?
- [ ] Yes: It would be right once, and old when you come back.
- [x] No: `viewDidLoad` comes once; what has to be fresh belongs to the callbacks of appearing.
```

## Load it by showing it
A third controller, `page`, becomes the root. It has no view yet. When will it be loaded?

```vcr setup
new page
```
```predict root page
home.viewWillDisappear(false)
page.loadView()
page.viewDidLoad()
page.viewWillAppear(false)
page.viewIsAppearing(false)
home.viewDidDisappear(false)
page.viewDidAppear(false)
not: home.viewDidLoad()
not: detail.loadView()
```

## To explore
`explain viewDidLoad` has a page on the callback. Try `detail.loadViewIfNeeded()`, and think about why it says nothing.
"""#)
}
