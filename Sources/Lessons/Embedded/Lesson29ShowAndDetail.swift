// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/29-show-and-detail.md.
extension LessonCatalogue {
    static let lesson29ShowAndDetail = File(
        name: "29-show-and-detail.md",
        text: #"""
---
lesson: show-and-detail
title: Show, and show detail
minutes: 7
needs: a-split who-covers-the-screen
rules: C34 P04
---
A list wants to show a page. Shall it push it, present it, or put it beside itself? It depends on where the list is.
`show` lets the container decide.

## In a stack
`list` is in a stack. Say `show page from list`; in code that is `list.show(page, sender: list)`. Which lines do you know from somewhere?

```vcr setup fresh quiet
new list
new page
new n as nav root list
root n
```
```vcr goal
expect page.parent n
expect n.topViewController page
```
```hint
Type the command as it stands in the text.
```
```vcr solution
show page from list
```

## Alone
Now `list` is by itself: it is the root. Show the page again.

```vcr setup fresh quiet
new list
new page
root list
```
```vcr goal
expect list.presentedViewController page
```
```hint
It is the same command.
```
```vcr solution
show page from list
```

## How it searches
`show` asks upwards: the controller, its parent, the parent's parent, until one knows how to show. A stack knows: it pushes.
If nobody does, the page is presented.

```ask
`list` is a child of `box`, a plain container, and `box` is in a stack. What does `list.show(page, sender: nil)` do?
- [ ] It presents `page`: The search goes on above `box`.
- [x] It pushes `page` on the stack: `box` has no way of showing, so the stack is asked.
- [ ] It adds `page` to `box`: A plain container does that only if it says so.
```

## Show detail
`showdetail` asks for the *other side*: in a split the detail's column. This is an iPad with a split `s`, and `other` is in a stack called `third`.
Show `third` as a detail from `list`, and compare the trees.

```vcr setup fresh quiet
device iPad
new list
new detail
new left as nav root list
new right as nav root detail
new s as split with left right
root s
new other
new third as nav root other
```
```vcr goal
expect third.parent s
expect list.parent left
expect right.parent nil
```
```hint
`showdetail`, what is to be shown, then `from list`.
```
```vcr solution
showdetail third from list
```

## The same on a narrow screen
With one column there is no other side. The code of the app stays the same; the split finds a way. `trait compact` was said.
Show `page` with `list.showDetailViewController(page, sender: nil)` or with `showdetail page from list`. `tree` shows where it went.

```vcr setup
trait compact
new page
```
```vcr goal
expect page.parent third
expect third.parent left
```
```hint
Type one of the two lines of the text.
```
```vcr solution
showdetail page from list
```

## A container that shows in its own way
`shelf` says in its `show` that it adds what is to be shown as a child, and `list` is on it.

```vcr setup fresh quiet
class Shelf: UIViewController {
    override func show(_ vc: UIViewController, sender: Any?) {
        addChild(vc)
        view.addSubview(vc.view)
        vc.didMove(toParent: self)
    }
}
new shelf as Shelf
new list
new page
root shelf
add list
```
```predict show page from list
page.willMove(toParent: shelf)
page.loadView()
page.viewDidLoad()
page.viewWillAppear(false)
page.didMove(toParent: shelf)
page.viewIsAppearing(false)
page.viewDidAppear(false)
not: page.presentationController.presentationTransitionWillBegin()
not: list.viewWillDisappear(false)
```

## To explore
`new note; showdetail note from list`: who shows it now? `responders list` is the way that the question takes.
"""#)
}
