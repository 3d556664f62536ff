// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/14-a-stack.md.
extension LessonCatalogue {
    static let lesson14AStack = File(
        name: "14-a-stack.md",
        text: #"""
---
lesson: a-stack
title: A stack of pages
minutes: 7
needs: swap-children
rules: C34 C36
---
A navigation controller is a container that UIKit brings along: a stack of pages of which you see the topmost, with a way back.

## Begin a stack
`new n as nav root list` makes a navigation controller whose first page is `list`. Then make it the window's root.

```vcr setup fresh quiet
new list
new detail
```
```vcr goal
expect tree {
  n [appeared]
    list [appeared]
}
```
```hint
Two commands: the one of the text, then `root n`.
```
```hint
In code: `let n = UINavigationController(rootViewController: list)`, `window.rootViewController = n` and `window.makeKeyAndVisible()`.
```
```vcr solution
new n as nav root list
root n
```

## One page deeper
`push detail` puts a second page, `detail`, on top of `list`. In code it is `n.pushViewController(detail, animated: true)`.

```predict push detail
detail.willMove(toParent: n)
detail.loadView()
detail.viewDidLoad()
list.viewWillDisappear(true)
detail.viewWillAppear(true)
n.delegate.willShow(detail, true)
detail.viewIsAppearing(true)
list.viewDidDisappear(true)
detail.viewDidAppear(true)
detail.didMove(toParent: n)
n.delegate.didShow(detail, true)
not: list.willMove(toParent: nil)
not: list.viewDidLoad()
```

`list` disappeared, and it is still a child: it waits below.

## Back again
`pop` is the button Back. Go back, and look at which page leaves the stack.

```vcr goal
expect detail.parent nil
expect n.topViewController list
```
```hint
It is one word.
```
```vcr solution
pop
```

## What is kept
```ask
`detail` was popped. Is it gone?
- [x] Only if nobody else holds it: The stack lets go of it; here the shell still has it by its name.
- [ ] Yes, always: The stack lets go of it, but others may hold it.
- [ ] No, the stack keeps it for the next time: Look at `detail.parent`.
```

## The way back, line by line
`detail` is on top again. This time say first what the way back will log.

```vcr setup
push detail
```
```predict pop
detail.willMove(toParent: nil)
detail.viewWillDisappear(true)
list.viewWillAppear(true)
n.delegate.willShow(list, true)
list.viewIsAppearing(true)
detail.viewDidDisappear(true)
list.viewDidAppear(true)
detail.didMove(toParent: nil)
n.delegate.didShow(list, true)
not: list.viewDidLoad()
not: list.didMove(toParent: n)
```

## To explore
`swipe back` is the finger that pulls a page aside. Push `detail`, then say `swipe back`, `progress 0.3` and `cancel`: who hears what?
"""#)
}
