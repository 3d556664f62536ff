// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/12-antipodal-maps.md.
extension LessonCatalogue {
    static let lesson12AntipodalMaps = File(
        name: "12-antipodal-maps.md",
        text: #"""
---
lesson: antipodal-maps
title: Two maps, and a view without its controller
minutes: 9
needs: forgotten-add-child swap-children
rules: C24 M3
---
Dig a straight hole through the earth: where do you come out? That place is the *antipode*.
A container with two maps shows both ends. It teaches how children work together, and what happens to one that is no child.

## Two children at once
`new maps as antipodal` makes a container that brings its two children along. Make it the root, and read `tree`.

```vcr setup fresh quiet
```
```vcr goal
expect tree {
  maps [appeared]
    map1 [appeared]
    map2 [appeared]
}
```
```hint
Two commands: the one of the text, then `root` with its name.
```
```vcr solution
new maps as antipodal
root maps
```

## One moves, the other follows
Drag the upper map to Berlin: `pan map1 52.5 13.4`. Those are degrees north and degrees east.
Then look at the lower one with `info map2`.

```vcr goal
expect map1.latitude 52.5
expect map2.latitude -52.5
```
```hint
Type the command as it stands in the text.
```
```vcr solution
pan map1 52.5 13.4
```

## Who told the other map?
`responders map1` shows who is around a map: its view, a view of the container, the container.

```ask
`map1` was dragged and `map2` moved. Who should tell `map2` where to go?
- [ ] `map1`, which knows its sister: Then a map could never be used alone.
- [x] the container, which hears it from `map1`: Each map knows only a delegate, and the container is the delegate of both.
- [ ] the window: It knows of one controller only, its root.
```

## Turn one half around
`flip maps` turns the upper half: the map goes, and a page of text about the place comes. In code it is `maps.flip(.upper)`.
Turn it, then read the log: it is the swap that you know.

```vcr goal
expect tree {
  maps [appeared]
    map2 [appeared]
    text1 [appeared]
}
```
```hint
`flip maps`
```
```vcr solution
flip maps
```

## A view without its controller
Now a mistake, in a new world with the root `first`. `home` shows the view of `note`, but never takes `note` as its child.
Type `home.view.addSubview(note.view)`. `home` is on no screen yet, so only loading is in the log.

```vcr setup fresh quiet
new first
new home
new note
root first
```
```vcr goal
expect note.isViewLoaded true
expect note.parent nil
```
```hint
Type the line of the text, and nothing else.
```
```vcr solution
home.view.addSubview(note.view)
```

## It hears nothing
Now `home` comes to the screen, and the view of `note` with it. `set log appearance` leaves all other kinds of lines out.

```vcr setup
set log appearance
```
```predict present home as fullScreen
first.viewWillDisappear(true)
home.viewWillAppear(true)
home.viewIsAppearing(true)
home.viewDidAppear(true)
first.viewDidDisappear(true)
not: note.viewWillAppear(true)
not: note.viewDidAppear(true)
```

You see `note`, and it does not know. `tree` does not even name it. A container tells its *children*, and `note` is none.

## Make it a child
`why not note.viewWillAppear` says it in full. `doctor` has the two lines that mend it: type them.
`tree` names `note` then, and still says `disappeared`: what it missed does not come again.
Let `home` go with `dismiss`, so that it can come once more.

```vcr setup quiet
set log default
```
```vcr goal
expect note.parent home
expect home.presentingViewController nil
expect log contains containment {
  note.willMove(toParent: home)
  note.didMove(toParent: home)
}
```
```hint
`doctor`, then the two lines behind 'mend', then `dismiss`.
```
```hint
`home.addChild(note)`, then `note.didMove(toParent: home)`, then `dismiss`.
```
```vcr solution
home.addChild(note)
note.didMove(toParent: home)
dismiss
```

## Now it is told
`note` is a child, so what its parent hears reaches it, too.

```vcr setup quiet
set log appearance
```
```predict present home as fullScreen
first.viewWillDisappear(true)
home.viewWillAppear(true)
note.viewWillAppear(true)
home.viewIsAppearing(true)
note.viewIsAppearing(true)
home.viewDidAppear(true)
note.viewDidAppear(true)
first.viewDidDisappear(true)
not: note.viewDidLoad()
```

## To explore
```vcr setup quiet
set log default
```
`new whole as WholeAntipodalController; root whole; flip whole` is another way to turn. `set log view` shows whose view moves in each.
"""#)
}
