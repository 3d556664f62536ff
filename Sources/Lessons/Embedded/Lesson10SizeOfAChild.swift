// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/10-size-of-a-child.md.
extension LessonCatalogue {
    static let lesson10SizeOfAChild = File(
        name: "10-size-of-a-child.md",
        text: #"""
---
lesson: size-of-a-child
title: How big is a child?
minutes: 7
needs: add-a-child
rules: C10
---
A child does not choose its place. The container says where it stands and how big it is, and the child fills what it is given.

## Give it a frame
A *frame* is a place and a size: x and y of the upper left corner, then width and height. Add `side` with `add side frame 0 0 120 852`.

```vcr setup fresh quiet
new home
new side
new rest
root home
```
```vcr goal
expect tree {
  home [appeared]
    side [appeared]
}
expect side.view.frame 0 0 120 852
```
```hint
Type the command as it stands in the text.
```
```vcr solution
add side frame 0 0 120 852
```

## The rest of the room
Now add `rest` beside it. The screen is 393 points wide and 852 high; `screen` draws it.

```vcr goal
expect tree {
  home [appeared]
    side [appeared]
    rest [appeared]
}
expect rest.view.frame 120 0 273 852
```
```hint
It begins where the other ends, at 120, and gets what is left: 393 less 120.
```
```vcr solution
add rest frame 120 0 273 852
```

## When the screen turns
A frame is only numbers. If the screen turns to 852 by 393, nobody changes them for you, unless you said how.

```ask
Which of these lets a child follow when its container changes its size?
- [ ] its frame: It is the size for now.
- [x] constraints: They say how sides hang together, and are worked out anew each time.
- [x] the container, which sets the frame again in `viewWillLayoutSubviews`: That is the callback for it.
```

## Pinned
`add … pinned` adds constraints from each side of the child to the container's.
`side` and `rest` are gone, and a new controller, `page`, is made for that.
Add it pinned, and turn the screen with `rotate landscape`. `info page` says whether its frame has followed.

```vcr setup quiet
remove side
remove rest
new page
```
```vcr goal
expect page.parent home
expect page.view.frame 0 0 852 393
```
```hint
Two commands: the first begins with `add page`.
```
```hint
`add page pinned`, then `rotate landscape`.
```
```vcr solution
add page pinned
rotate landscape
```

## What a turn sends
The screen turns back. Each change goes from the container to its child. There are three kinds: what class of size comes
(`wC hR`: narrow and high), which size, and, when it is done, what class it was before.

```predict rotate portrait
home.willTransition(to: wC hR)
page.willTransition(to: wC hR)
home.viewWillTransition(to: 393x852)
page.viewWillTransition(to: 393x852)
home.traitCollectionDidChange(wC hC)
page.traitCollectionDidChange(wC hC)
not: page.viewWillAppear(false)
```

## To explore
`set log all` shows the callbacks of layout, too. `layoutof page` tells where its size comes from.
"""#)
}
