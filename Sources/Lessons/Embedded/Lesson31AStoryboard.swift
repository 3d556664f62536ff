// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/31-a-storyboard.md.
extension LessonCatalogue {
    static let lesson31AStoryboard = File(
        name: "31-a-storyboard.md",
        text: #"""
---
lesson: a-storyboard
title: A storyboard, its outlets and segues
minutes: 9
needs: a-stack load-sequence
rules: L01 G03
---
Screens can be drawn instead of written. The drawing is a file, a *storyboard*: its *scenes* are controllers with their views, and its
*segues* are the ways from one to another. A file with a shelf of books comes with this lesson.

## Open it
Say `storyboard Bookshelf.storyboard`, then `segues`, which draws the file. Then let it make the controller of the scene `Shelf`:
`instantiate Shelf as shelf`. Of an open storyboard code can ask that, too: `UIStoryboard(name: "Bookshelf", bundle: nil)`, and its
`instantiateViewController(withIdentifier: "Shelf")`.

```vcr setup fresh quiet
class Shelf: UIViewController {
    @IBOutlet var caption: UILabel!
    override func viewDidLoad() {
        super.viewDidLoad()
        caption.text = "Two books"
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as! Book).name = "Momo"
    }
    @IBAction func backToShelf(_ segue: UIStoryboardSegue) {}
}
class Book: UIViewController {
    var name = ""
    override func viewDidLoad() {
        super.viewDidLoad()
        print("the book is called", name)
    }
}
class Note: UIViewController {}
```
```vcr goal
expect shelf.isViewLoaded false
expect log load {
  shelf.init(coder:)
  shelf.awakeFromNib()
}
```
```hint
Three commands: `storyboard`, `segues` to look, `instantiate`.
```
```vcr solution
storyboard Bookshelf.storyboard
instantiate Shelf as shelf
```

## Outlets
`Shelf` has a property `caption`, which the drawing connects with a label: an *outlet*. `info shelf` says that it is `nil`.
Let the view be loaded.

```predict shelf.loadViewIfNeeded()
shelf.loadView()
shelf.viewDidLoad()
not: shelf.init(coder:)
not: shelf.awakeFromNib()
not: shelf.viewWillAppear(false)
```

Now `info shelf` has a label there. The views came with `loadView`, and the outlets with them.

## Where outlets are safe
```ask
Which is the first place in which you may use `caption`?
- [ ] `init(coder:)`: The controller is only being made.
- [ ] `awakeFromNib()`: The controller is there, its views are not.
- [x] `viewDidLoad()`: The views are loaded, and the outlets are set.
```

## A segue
Put the shelf into a stack, with `new n as nav root shelf` and `root n`. Then tap its button with `tap Read`, as a finger would.
Read the lines in between: is it allowed, make it, prepare, push.

```vcr goal
expect n.viewControllers.count 2
expect log contains segue {
  shelf.shouldPerformSegue("read")
  shelf.prepare(for: "read")
}
```
```hint
Three commands, in the order of the text.
```
```vcr solution
new n as nav root shelf
root n
tap Read
```

## Prepare
The book printed its name when it was loaded. The shelf had told it in `prepare`.

```ask
In `prepare` the shelf may set `name` of the new controller. May it set the text of one of its labels?
- [ ] Yes, the controller has been made: Its views have not.
- [x] No, its views are not loaded yet: Give it what it needs to know, and let it fill its labels itself.
```

## From code
Everything is fresh: the shelf is in a stack, and no book is open. An app may perform a segue itself, by its name. One line of the tap
is missing then. Which?

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
set log load segue appearance
```
```predict shelf.performSegue(withIdentifier: "read", sender: nil)
Book-1.init(coder:)
Book-1.awakeFromNib()
shelf.prepare(for: "read")
Book-1.loadView()
Book-1.viewDidLoad()
shelf.viewWillDisappear(true)
Book-1.viewWillAppear(true)
Book-1.viewIsAppearing(true)
shelf.viewDidDisappear(true)
Book-1.viewDidAppear(true)
not: shelf.shouldPerformSegue("read")
```

## To explore
```vcr setup quiet
set log default
```
`tap Note` on the book's page performs a segue that presents. What if the storyboard names a class that is not there? In a new world,
`reset`, nobody has defined `Shelf`.
"""#)
}
