// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/16-pages.md.
extension LessonCatalogue {
    static let lesson16Pages = File(
        name: "16-pages.md",
        text: #"""
---
lesson: pages
title: Pages to leaf through
minutes: 7
needs: tabs
rules: C44 C48
---
A page view controller shows one page of a book. A finger pulls the next one in from the side, and may change its mind half way.

## A book of three pages
`new book as page with one two three` makes the book. Make it the root, and read `tree`: how many children has it?

```vcr setup fresh quiet
new one
new two
new three
```
```vcr goal
expect tree {
  book [appeared]
    one [appeared]
}
```
```hint
Two commands: the one of the text, then `root book`.
```
```vcr solution
new book as page with one two three
root book
```

## Only what you see
Tabs were children from the beginning. Of a book only the page that you see is a child.

```ask
Why does a book not hold all its pages?
- [x] It may have a thousand: It asks for a page when a finger begins to pull it in.
- [ ] A controller can have one child only: You have given `home` several.
- [ ] The others are not loaded yet: Tabs are children long before they are loaded.
```

## Pull
`swipe` puts a finger on the page and begins to pull. Then `progress 0.4` moves it, and `cancel` lets go too early: the page slides back.
Do all three, and look at the log after each. What does `two` hear, though you never came to see it whole?

```vcr goal
expect log contains appearance {
  two.viewWillAppear(true)
  one.viewWillDisappear(true)
  one.viewDidAppear(true)
  two.viewDidDisappear(true)
}
expect tree {
  book [appeared]
    one [appeared]
}
```
```hint
`swipe`, then `progress 0.4`, then `cancel`.
```
```vcr solution
swipe
progress 0.4
cancel
```

## What will and did mean
`one` was told that it will disappear, and then that it will appear again. *Will* is an intention; only *did* tells what came true.

```ask
A page stops its film in `viewWillDisappear`. The reader changes his mind. What has to be done?
- [ ] Nothing: The film stands still, though you look at it.
- [x] Start it again in `viewWillAppear` or `viewDidAppear`: They come again when the pull is cancelled.
- [ ] Start it again in `viewDidLoad`: That came once, long ago.
```

## Turn the page
Pull again, and let the finger finish: `swipe`, then `finish`.

```vcr goal
expect tree {
  book [appeared]
    two [appeared]
}
expect one.parent nil
```
```hint
`finish` lifts the finger far enough.
```
```vcr solution
swipe
finish
```

## From code
An app can turn the page itself: `page three`. In code that is a call of `setViewControllers`, so no delegate is asked.
`three` was never seen before. Each *did* comes after its *will*, but whose comes first?

```vcr setup
set log appearance
```
```predict page three
three.viewWillAppear(true)
two.viewWillDisappear(true)
three.viewIsAppearing(true)
three.viewDidAppear(true)
two.viewDidDisappear(true)
not: one.viewWillDisappear(true)
```

## To explore
```vcr setup quiet
set log default
```
`new a; new b; new old as page with a b curl; root old` has pages of paper that curl. Say `page b`: is the order of the two *did* lines the same?
"""#)
}
