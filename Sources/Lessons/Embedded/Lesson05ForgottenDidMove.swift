// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/05-forgotten-did-move.md.
extension LessonCatalogue {
    static let lesson05ForgottenDidMove = File(
        name: "05-forgotten-did-move.md",
        text: #"""
---
lesson: forgotten-did-move
title: The forgotten didMove
minutes: 6
needs: add-a-child
rules: C10
---
The three calls belong together. What if one is forgotten? Often nothing that you see at once, and that is the trouble.

## Forget it
Here `a` is a `Player`: a class of an app that says so when it is ready.
Add `a` to `home` with `home.addChild(a)` and `home.view.addSubview(a.view)`, and stop there.
The screen looks right. Compare the log with what you know.

```vcr setup fresh quiet
class Player: UIViewController {
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        print("the player is ready")
    }
}
new home
new a as Player
root home
```
```vcr goal
expect tree {
  home [appeared]
    a [appeared]
}
expect log containment { a.willMove(toParent: home) }
```
```hint
Two calls, in the order of the text, and not the third.
```
```vcr solution
home.addChild(a)
home.view.addSubview(a.view)
```

## What is missing
The player never said that it is ready: its own code waits for `didMove(toParent:)`, and nobody sent it.
Only the parent can know when all is in its place, so UIKit leaves this call to you.
`doctor` finds such things. Ask it, then type the line that mends it.

```vcr goal
expect log contains containment {
  a.didMove(toParent: home)
}
```
```hint
`doctor` has a line that begins with 'mend'.
```
```vcr solution
a.didMove(toParent: home)
```
```explain C11
```

## Who sends which half
Leaving is the mirror image of entering.

```ask
`addChild` sends `willMove(toParent: home)` by itself, and you send `didMove`. And when a child leaves?
- [x] You send `willMove(toParent: nil)`, and `removeFromParent` sends `didMove(toParent: nil)`: What the system cannot know, you have to say; the other half comes by itself.
- [ ] You send both: `removeFromParent` sends one of them, and the child would hear it twice.
- [ ] UIKit sends both: It cannot know that the child is going to leave before you say so.
```

## In the right order
A new player, and the one command that forgets nothing.

```vcr setup quiet
new b as Player
```
```predict add b
b.willMove(toParent: home)
b.loadView()
b.viewDidLoad()
b.viewWillAppear(false)
b.didMove(toParent: home)
b.viewIsAppearing(false)
b.viewDidAppear(false)
not: a.didMove(toParent: home)
```

## To explore
`why not a.didMove` asks why a callback did not come. Say `undo` until the line is missing, and try it there.
"""#)
}
