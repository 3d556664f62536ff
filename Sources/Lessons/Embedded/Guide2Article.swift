// swift-format-ignore-file
// Written by scripts/generate-lessons from Guides/2-article.md.
extension LessonCatalogue {
    static let guide2Article = File(
        name: "2-article.md",
        text: #"""
---
guide: article
title: Containers in short
---
The second text goes through the same calls in short, adds how the status bar and the size are left to a child, and names three containers that people install.

# Containers and children

## The outer controller is the container, those in it are its children
One controller or more may be in it.

```vcr fresh quiet
new outer; new one; new two
root outer
```
```vcr
add one frame 0 0 393 400
add two frame 0 400 393 452
expect outer.children.count 2
expect one.parent outer
expect tree {
  outer [appeared]
    one [appeared]
    two [appeared]
}
```
```claim words holds
rules: C10
lessons: tree-and-states add-a-child
```

## Stacks and tabs are the containers one meets most
Their children are set, not added by hand, and are children all the same.

```vcr fresh
new a; new b
new n as nav root a
new t as tab with n b
expect a.parent n
expect n.parent t
expect b.parent t
```
```claim common holds
rules: C09 D09
lessons: a-stack tabs
```

# The three listings

## Adding: willMove is sent by addChild, so one does not call it
The frame, the view and `didMove` are the container's to see to.

```vcr fresh quiet
class Frame: UIViewController {
    func take(_ content: UIViewController) {
        addChild(content)
        content.view.frame = view.bounds.insetBy(dx: 20, dy: 20)
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }
}
new home as Frame
new a
root home
mark
```
```vcr
home.take(a)
expect log containment {
  a.willMove(toParent: home)
  a.didMove(toParent: home)
}
expect a.view.frame 20 20 353 812
```
```claim adding holds
rules: C10
about: addChild willMove
lessons: add-a-child
```

## Removing: didMove(nil) is sent by removeFromParent
And `willMove(nil)` is not: it is the container's. Left out, the child never hears of it.

```vcr fresh quiet
new home; new a; new b
root home
add a; add b
mark
```
```vcr
a.willMove(toParent: nil)
a.view.removeFromSuperview()
a.removeFromParent()
expect log containment {
  a.willMove(toParent: nil)
  a.didMove(toParent: nil)
}
b.view.removeFromSuperview()
b.removeFromParent()
expect log containment {
  b.didMove(toParent: nil)
}
```
```claim removing holds
rules: C20 C21
about: removeFromParent didMove
lessons: remove-a-child
```

## Changing: both are told, the animation runs, then the old one is removed
Both rectangles outside of the screen, and the completion that ends the exchange, are in the first text's listing 5-3; here is the verb for it.

```vcr fresh quiet
new home; new old; new next
root home
add old
mark
```
```vcr
cycle old to next
expect log containment, appearance, presentation {
  old.willMove(toParent: nil)
  next.willMove(toParent: home)
  old.viewWillDisappear(true)
  next.viewWillAppear(true)
  next.viewIsAppearing(true)
  next.viewDidAppear(true)
  old.viewDidDisappear(true)
  completion transition(old, next, true)
  old.didMove(toParent: nil)
  next.didMove(toParent: home)
}
expect old.parent nil
```
```claim changing holds
rules: C24
about: willMove didMove
lessons: swap-children
```

## The transition adds the new view first, animates, and takes the old one out at the end
In the middle of it both views are in the container.

```vcr fresh quiet
new home; new old; new next
root home
add old
hold
```
```vcr
cycle old to next over 1
wait 0.5
expect old.view.superview home.view
expect next.view.superview home.view
tree
release
expect old.view.superview nil
```
```claim transition-order holds
rules: C24 C26
about: viewDidDisappear viewDidAppear
lessons: swap-children
```

# Telling children that they appear

## With forwarding off, the container tells them by begin and end
Begin sends the will, end the did.

```vcr fresh quiet
class Frame: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
new home as Frame
new a
root home
home.addChild(a); home.view.addSubview(a.view); a.didMove(toParent: home)
mark
```
```vcr
a.beginAppearanceTransition(true, animated: false)
expect log appearance {
  a.viewWillAppear(false)
  a.viewIsAppearing(false)
}
a.endAppearanceTransition()
expect log appearance {
  a.viewDidAppear(false)
}
```
```claim by-hand holds
rules: C28 C29
about: beginAppearanceTransition endAppearanceTransition
lessons: forward-by-hand
```

## The four callbacks are not to be called directly
A direct call reaches the one controller and none of its children, and from iOS 16 on UIKit says that it should not be.

```vcr fresh quiet
new home; new a; new b
root home
add a
add b to a frame 0 0 100 100
mark
```
```vcr
a.viewWillDisappear(false)
expect warning "appearance"
expect log appearance {
  a.viewWillDisappear(false)
}
```
```claim not-directly holds
rules: C19 E39 B05
about: viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear
lessons: forward-by-hand
```

# Left to a child

## The child that is returned decides on the style of the status bar
`statusbar` shows who is asked and who answers.

```vcr fresh quiet
class Film: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
class Frame: UIViewController {
    override var childForStatusBarStyle: UIViewController? { children.last }
}
new home as Frame
new film as Film
root home
set log default statusbar
mark
```
```vcr
add film
home.setNeedsStatusBarAppearanceUpdate()
expect log contains statusbar { home.childForStatusBarStyle -> film }
statusbar
```
```claim style holds
rules: S01
about: childForStatusBarStyle
lessons: status-bar
```

## When what is returned changes, the bar follows after setNeedsStatusBarAppearanceUpdate
Nothing is asked again until the container says so.

```vcr fresh quiet
class Film: UIViewController {
    var wish = UIStatusBarStyle.lightContent
    override var preferredStatusBarStyle: UIStatusBarStyle { wish }
}
new film as Film
root film
set log statusbar
mark
```
```vcr
film.wish = .darkContent
expect no statusbar
statusbar
film.setNeedsStatusBarAppearanceUpdate()
expect log contains statusbar { film.setNeedsStatusBarAppearanceUpdate() }
statusbar
```
```claim style-again holds
rules: S03
about: setNeedsStatusBarAppearanceUpdate
lessons: status-bar
```

## The container may take the child's preferredContentSize for its size
The container reads it when it is told of a change.

```vcr fresh quiet
class Frame: UIViewController {
    override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        children.first?.view.frame.size = container.preferredContentSize
    }
}
new home as Frame
new a
root home
add a frame 50 100 100 100
```
```vcr
prefer a 250 120
expect a.view.frame 50 100 250 120
```
```claim size holds
rules: T07
about: preferredContentSizeDidChange
lessons: preferred-size
```

# Three containers that people install

## A deck slides views in from both sides
The gallery's deck is written like it: a centre, and a menu at either side. Here a swipe opens the left one and a call the right one.

```vcr fresh quiet
new feed; new menu; new extras
new d as deck with feed menu extras
root d
```
```vcr
open left
tree
expect menu.view.frame 0 0 300 852
close
open right
tree
```
```claim deck holds
rules: C28 C29
lessons: a-drawer
```

## A scroll view with the children's views side by side
The children all have their views in it, so they appear together with it; dragging changes which of them is in sight.

```vcr fresh quiet
new a; new b; new c
new s as scroll with a b c
mark
```
```vcr
root s
expect log appearance of a,b,c {
  a.viewWillAppear(false)
  b.viewWillAppear(false)
  c.viewWillAppear(false)
  a.viewIsAppearing(false)
  b.viewIsAppearing(false)
  c.viewIsAppearing(false)
  a.viewDidAppear(false)
  b.viewDidAppear(false)
  c.viewDidAppear(false)
}
screen --style plain
swipe forward
finish
screen --style plain
expect s.currentIndex 1
```
```claim scroll holds
rules: C05 U14
lessons: pages
```

## Segments that change the child
A tap on a segment is an action; the container answers with an exchange of children.

```vcr fresh quiet
new a; new b
new s as segmented with a b
root s
mark
```
```vcr
tap 2 in s
expect log containment, appearance {
  a.willMove(toParent: nil)
  b.willMove(toParent: s)
  a.viewWillDisappear(true)
  b.viewWillAppear(true)
  b.viewIsAppearing(true)
  b.viewDidAppear(true)
  a.viewDidDisappear(true)
  a.didMove(toParent: nil)
  b.didMove(toParent: s)
}
tree
```
```claim segments holds
rules: C24 U17
lessons: swap-children
```
"""#)
}
