// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/32-unwinding.md.
extension LessonCatalogue {
    static let lesson32Unwinding = File(
        name: "32-unwinding.md",
        text: #"""
---
lesson: unwinding
title: Unwinding: back over several screens
minutes: 8
needs: a-storyboard sheets
rules: G05
---
A segue leads forward. The way back may be longer than one step: from a note on a book straight to the shelf. A storyboard has a
segue for that, too: it *unwinds*.

## Three screens deep
The shelf of the lesson before is on the screen. Go deeper, with `tap Read` and `tap Note`, and look at `tree`.

```vcr setup fresh quiet
class Shelf: UIViewController {
    @IBOutlet var caption: UILabel!
    var isOpen = true
    override func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool { isOpen }
    @IBAction func backToShelf(_ segue: UIStoryboardSegue) {
        print("the shelf hears from the note:", (segue.source as! Note).text)
    }
}
class Book: UIViewController {}
class Note: UIViewController { var text = "a good book" }
storyboard Bookshelf.storyboard
instantiate Shelf as shelf
new n as nav root shelf
root n
```
```vcr goal
expect n.viewControllers.count 2
expect log contains load {
  Book-1.viewDidLoad()
  Note-1.viewDidLoad()
}
```
```hint
Two taps, in the order of the text.
```
```vcr solution
tap Read
tap Note
```

## Straight back
The note has a button Done, and its segue says: back to whoever has the method `backToShelf`. `tap Done`, and look at `tree` again.

```vcr goal
expect n.viewControllers.count 1
expect n.presentedViewController nil
expect log contains action { shelf.backToShelf("done") }
```
```hint
One command.
```
```vcr solution
tap Done
```

## How it found the way
Go through the log. One controller after another was asked `canPerformUnwindSegueAction`. Then the shelf's method ran, and only then
did the note go down and the book leave the stack.

```ask
What does the shelf's method `backToShelf` have to do so that the screens above it go?
- [x] Nothing: It only takes what the others bring; UIKit clears the way.
- [ ] It has to call `dismiss`: Then the note would be dismissed twice.
- [ ] It has to pop the book: UIKit unwinds the stack by itself.
```

## The shelf says no
A controller may refuse to be the end of the way. This shelf does while it is not open. You are at the note again, and it is closed.
`tap Done`: what happens?

```vcr setup quiet
tap Read
tap Note
shelf.isOpen = false
```
```vcr goal
expect n.viewControllers.count 2
expect log contains segue {
  shelf.canPerformUnwindSegueAction("backToShelf:")
}
```
```hint
`tap Done`, and compare the tree before and after.
```
```vcr solution
tap Done
```

## Open again
Nothing happened, and no error came: nobody took it. Now the shelf is open. The list below leaves out who is asked, and who appears.

```vcr setup fresh quiet
class Shelf: UIViewController {
    @IBOutlet var caption: UILabel!
    @IBAction func backToShelf(_ segue: UIStoryboardSegue) {}
}
class Book: UIViewController {}
class Note: UIViewController {}
storyboard Bookshelf.storyboard
instantiate Shelf as shelf
new n as nav root shelf
root n
segue read
segue note
set log load containment action presentation
```
```predict unwind done
shelf.backToShelf("done")
Note-1.presentationController.dismissalTransitionWillBegin()
Book-1.willMove(toParent: nil)
Book-1.didMove(toParent: nil)
Book-1.deinit
Note-1.presentationController.dismissalTransitionDidEnd(true)
Note-1.deinit
not: shelf.viewDidLoad()
not: shelf.didMove(toParent: nil)
```

## To explore
```vcr setup quiet
set log default
```
`log` shows all of it. `why shelf.canPerformUnwindSegueAction` tells why the shelf was asked. `segues` draws the way back as an arrow to the left.
"""#)
}
