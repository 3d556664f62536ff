// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/13-preferred-size.md.
extension LessonCatalogue {
    static let lesson13PreferredSize = File(
        name: "13-preferred-size.md",
        text: #"""
---
lesson: preferred-size
title: Asking for less
minutes: 7
needs: size-of-a-child
rules: T07
---
The container decides how big a child is. But the child knows best how much it has to show, so it may ask. The wish is a property:
`preferredContentSize`.

## A wish
`menu` fills `home`, and a hundred points by two hundred would do. Say so: `prefer menu 100 200`.
Code for it is `menu.preferredContentSize = CGSize(width: 100, height: 200)`. Then compare two lines of `info menu`: `view` and
`preferredContentSize`.

```vcr setup fresh quiet
new home
new menu
root home
add menu
```
```vcr goal
expect menu.preferredContentSize 100 200
expect menu.view.frame 0 0 393 852
```
```hint
The command is `prefer`, then the name, the width and the height.
```
```vcr solution
prefer menu 100 200
```

## Who heard it?
Nothing changed on the screen. But somebody was told: the parent gets a callback. The log leaves it out unless you ask for `layout`.

```ask
Why does `menu` not simply get what it wishes?
- [x] Only the container knows what else needs room: It may grant the wish, grant a part of it, or not.
- [ ] `menu` is on the screen already: The wish may come at any time.
- [ ] Its frame has to be set as well: A child that sets its own frame fights with its container.
```

## A container that grants it
The class `Generous` was made for this step. Its callback sets the frame of a child that asked:

```vcr
override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(
        forChildContentContainer: container)
    let size = container.preferredContentSize
    children.first?.view.frame = CGRect(origin: .zero, size: size)
    print("a child asks for", size.width, "by", size.height)
}
```

`box` is a `Generous`, and `menu` is its child. Let `menu` ask for 120 by 300.

```vcr setup fresh quiet
class Generous: UIViewController {
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        let size = container.preferredContentSize
        children.first?.view.frame = CGRect(origin: .zero, size: size)
        print("a child asks for", size.width, "by", size.height)
    }
}
new box as Generous
new menu
root box
add menu
```
```vcr goal
expect menu.view.frame 0 0 120 300
expect menu.preferredContentSize 120 300
```
```hint
It is the same command as before, with other numbers.
```
```vcr solution
prefer menu 120 300
```

## Who listens, too
UIKit has containers that listen. A *popover* is a small window over the rest, on an iPad. It takes its size from the wish.
Let `menu` ask for 200 by 300, then say `popover menu at 100 300 60 40`: that is the place it points at.
`screen` draws it. It is 313 high: 13 points are for its arrow.

```vcr setup fresh quiet
device iPad
new home
new menu
root home
```
```vcr goal
expect home.presentedViewController menu
expect menu.modalPresentationStyle popover
expect menu.preferredContentSize 200 300
```
```hint
Two commands: `prefer`, then `popover`.
```
```vcr solution
prefer menu 200 300
popover menu at 100 300 60 40
```

## It may change its mind
While the popover is up, `menu` asks for more, and gets it: `screen` shows that. `set log layout` chooses what the log shows.
Which callbacks come? `containerView` in a name means the view that UIKit puts around what is presented.

```vcr setup
set log layout
```
```predict prefer menu 200 400
menu.viewWillLayoutSubviews()
menu.presentationController.containerViewWillLayoutSubviews()
menu.viewDidLayoutSubviews()
menu.presentationController.containerViewDidLayoutSubviews()
not: home.viewWillLayoutSubviews()
```

## To explore
```vcr setup quiet
set log default
```
`set log` alone lists what the log can show. Does a sheet listen to the wish? Try `device iPhone 16`.
"""#)
}
