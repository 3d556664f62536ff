// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/01-tree-and-states.md.
extension LessonCatalogue {
    static let lesson01TreeAndStates = File(
        name: "01-tree-and-states.md",
        text: #"""
---
lesson: tree-and-states
title: The tree and its states
minutes: 5
needs:
rules: C01
---
An app's screen is made of views, and each group of views has an object that looks after it: a *view controller*.
A view controller can hold others, so they form a tree. This shell shows you that tree, and what each controller is told.

In a lesson `goal` says what is asked and how far you are, `hint` helps, and `solution` types the next line for you. `leave` ends it.

## Make a controller
`new NAME` makes a controller. It is only an object so far: it has no views yet, and it is on no screen.
Make one called `home`. The log stays empty, since nothing was told to anybody.

```vcr goal
expect home.isViewLoaded false
```
```hint
The command is one word, then the name.
```
```hint
Type `new home`.
```
```vcr solution
new home
```

## Put it on the screen
The window is the frame around everything that the app shows. The controller that fills it is its *root*.
Say `root home`. Each line that appears now is a call that the controller received, a *callback*.
Then say `tree`, and read the state in brackets behind the name.
`help marks` tells what the sign before a line means, and the code behind it.

You may type an app's code as well: `window.rootViewController = home`, and then `window.makeKeyAndVisible()`.

```vcr goal
expect tree { home [appeared] }
```
```hint
`root` takes the name of the controller.
```
```vcr solution
root home
```

## What the tree says
`tree` shows each controller with its state: `unloaded` (it has no views yet), `disappeared` (it has views, but they are on no screen)
or `appeared` (you could see it). While something moves, it is `appearing` or `disappearing`.

```ask
A controller was made and never shown. What is its state?
- [ ] `appeared`: That is the state of what you could see on the screen.
- [x] `unloaded`: Its views are made when they are needed, not before.
- [ ] `disappeared`: That comes after its views were loaded, while they are on no screen.
```

## What a second root does
There can be only one root. If another controller takes its place, the first one has to go.
Here is a second controller, `other`. It was made just now, and it is `unloaded`.

```vcr setup
new other
```
```predict root other
home.viewWillDisappear(false)
other.loadView()
other.viewDidLoad()
other.viewWillAppear(false)
other.viewIsAppearing(false)
home.viewDidDisappear(false)
other.viewDidAppear(false)
not: home.viewDidLoad()
not: other.willMove(toParent: home)
```

## To explore
Say `info home`, then `undo` and `info home` again: you went one step back in time. `redo` goes forward.
`why other.viewDidAppear` tells why a line came. Go on when you like.
"""#)
}
