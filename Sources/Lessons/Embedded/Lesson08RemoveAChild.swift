// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/08-remove-a-child.md.
extension LessonCatalogue {
    static let lesson08RemoveAChild = File(
        name: "08-remove-a-child.md",
        text: #"""
---
lesson: remove-a-child
title: Removing a child
minutes: 7
needs: forgotten-add-subview
rules: C20
---
A child that leaves goes the way back: it is told, its view goes, and its parent lets go of it.

## In one command
`home` has a child `a`. Remove it with `remove a`, and read what it hears.

```vcr setup fresh quiet
new home
new a
new b
root home
add a
```
```vcr goal
expect tree { home [appeared] }
expect log containment {
  a.willMove(toParent: nil)
  a.didMove(toParent: nil)
}
```
```hint
The command is `remove`, then the child's name.
```
```vcr solution
remove a
```

## The mirror image
To move to *no* parent is written `nil`. Three calls are behind the command; `help remove` shows them.

```ask
In which order do they stand?
- [ ] `removeFromParent`, then the view, then `willMove`: A child that has left cannot hear that it will leave.
- [x] `willMove(toParent: nil)`, then the view, then `removeFromParent`: First the word, then the view, then the parent.
- [ ] `didMove(toParent: nil)`, then the view: `removeFromParent` sends `didMove` by itself.
```

## Call by call
Add `b` with `add b`, then take it out again in three calls.

```vcr goal
expect b.parent nil
expect log contains containment {
  b.willMove(toParent: home)
  b.didMove(toParent: home)
  b.willMove(toParent: nil)
  b.didMove(toParent: nil)
}
expect no warning
```
```hint
`b.willMove(toParent: nil)` is the first of the three.
```
```hint
Then `b.view.removeFromSuperview()` and `b.removeFromParent()`.
```
```vcr solution
add b
b.willMove(toParent: nil)
b.view.removeFromSuperview()
b.removeFromParent()
```

## Without the first word
`b` is a child again. Now its parent forgets `willMove(toParent: nil)`, and leaves the view where it is. What does `b` hear?

```vcr setup quiet
add b
```
```predict b.removeFromParent()
b.didMove(toParent: nil)
not: b.willMove(toParent: nil)
not: b.viewWillDisappear(false)
```

You still see `b`, and the tree has lost it. `doctor` names both: the word that was not said, and the view that stayed.

## Who keeps it alive
An object lives as long as somebody holds it. A parent holds its children; here the shell holds `a` by its name, too.
`forget a` lets go of the name. The line below is the end of `draft`, which was made and forgotten at once: nobody held it.

```vcr setup
new draft
forget draft
```
```predict forget a
a.deinit
not: a.viewDidDisappear(false)
not: a.willMove(toParent: nil)
```

## To explore
Say `new c; add c; forget c`: nothing happens, since the parent holds it. Now `remove c`, and watch the last line.
"""#)
}
