// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/27-memory.md.
extension LessonCatalogue {
    static let lesson27Memory = File(
        name: "27-memory.md",
        text: #"""
---
lesson: memory
title: When memory runs short
minutes: 6
needs: load-sequence dismissal
rules: L09
---
Memory is shared by all apps. When it runs short the system warns: let go of what you can make again. Who does not may be ended.

## A warning
`album` has three pictures in memory. Say `memory`. Every controller is warned, on the screen or not, and the shell tells what each let go.

```vcr setup fresh quiet
class Album: UIViewController {
    var pictures: [Int]?
    override func viewDidLoad() {
        super.viewDidLoad()
        pictures = [1, 2, 3]
    }
    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        pictures = nil
    }
}
new album as Album
new other
root album
```
```vcr goal
expect log contains memory { album.didReceiveMemoryWarning() }
expect album.pictures nil
```
```hint
One word.
```
```vcr solution
memory
```

## Will they come back?
`info album`: `pictures` is `nil`, and you are looking at the album. Go away and come back: `root other`, then `root album`.

```vcr goal
expect window.rootViewController album
expect album.pictures nil
expect log contains appearance {
  album.viewWillDisappear(false)
  album.viewWillAppear(false)
}
```
```hint
Two commands, in the order of the text. Then look with `info album`.
```
```vcr solution
root other
root album
```

## What went wrong
`doctor` names it. The view is still loaded, so `viewDidLoad` does not come again.

```ask
Where should the pictures be loaded, so that they come back?
- [ ] in `viewDidLoad`: It comes once in the life of the view.
- [x] where they are needed, if they are not there: For instance in `viewWillAppear`.
- [ ] in `didReceiveMemoryWarning`: Then nothing would be let go.
```

## A better album
`BetterAlbum` loads its pictures in `viewWillAppear` if there are none, and lets go of them only while it is off the screen.
`album` is one now. Let `other` take its place, have memory run short, and bring `album` back.

```vcr setup fresh quiet
class BetterAlbum: UIViewController {
    var pictures: [Int]?
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if pictures == nil {
            pictures = [1, 2, 3]
            print("the pictures are loaded")
        }
    }
    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        if viewIfLoaded?.window == nil { pictures = nil }
    }
}
new album as BetterAlbum
new other
root album
```
```vcr goal
expect album.pictures [1, 2, 3]
expect log contains {
  album.viewDidDisappear(false)
  album.didReceiveMemoryWarning()
  album.viewWillAppear(false)
}
```
```hint
Three commands: `root other`, `memory`, `root album`.
```
```vcr solution
root other
memory
root album
```

## Are views let go?
Long ago, up to iOS 5, a warning took the views of whoever was off the screen. Today? `other` has its view, and is off the screen.

```predict memory
app.delegate.didReceiveMemoryWarning()
album.didReceiveMemoryWarning()
other.didReceiveMemoryWarning()
not: other.viewDidUnload()
not: other.viewDidDisappear(false)
```

## To explore
`set ios 5`, then `memory` again: `why other.viewDidUnload`. Set it back with `set ios 26`. `explain didReceiveMemoryWarning` is the page on it.
"""#)
}
