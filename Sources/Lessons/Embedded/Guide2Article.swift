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
The frame, the view and `didMove` are the container's to see to. The listing is that of the first text, and has the same two gaps: a method and the property `currentClientView`, which must be there and lead to the child's view.

```vcr fresh
@interface Frame : UIViewController
@end

@implementation Frame
- (void)displayContentController:(UIViewController *)content {
   [self addChildViewController:content];
   content.view.frame = [self frameForContentController];
   [self.view addSubview:self.currentClientView];
   [content didMoveToParentViewController:self];
}
@end
new home as Frame
new a
root home
mark
[home displayContentController:a];
expect exception "frameForContentController"
expect a.parent nil
```
```says
the class uses members that are not defined: 'frameForContentController', 'currentClientView'
```
```vcr fresh quiet
@interface Frame : UIViewController
@property (nonatomic) UIView *currentClientView;
@end

@implementation Frame
- (CGRect)frameForContentController { return CGRectInset(self.view.bounds, 20, 20); }
- (void)displayContentController:(UIViewController *)content {
   [self addChildViewController:content];
   content.view.frame = [self frameForContentController];
   [self.view addSubview:self.currentClientView];
   [content didMoveToParentViewController:self];
}
@end
new home as Frame
new a
root home
home.currentClientView = a.view
mark
```
```vcr
[home displayContentController:a];
expect log containment {
  a.willMove(toParent: home)
  a.didMove(toParent: home)
}
expect a.view.frame 20 20 353 812
expect a.view.superview home.view
```
```claim adding holds
rules: C10 C13
about: addChild willMove
lessons: add-a-child
```

## Removing: didMove(nil) is sent by removeFromParent
The listing as it stands. `willMove(nil)` is in it, since that is the container's: left out, the child never hears of it.

```vcr fresh quiet
@interface Frame : UIViewController
@end

@implementation Frame
- (void)hideContentController:(UIViewController *)content {
   [content willMoveToParentViewController:nil];
   [content.view removeFromSuperview];
   [content removeFromParentViewController];
}
@end
new home as Frame
new a; new b
root home
add a; add b
mark
```
```vcr
[home hideContentController:a];
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
The listing as it stands leaves the two rectangles, both outside of the screen, to two methods that it does not show: without them a call raises. With them it runs: in the middle of the animation the new one comes from the right and the old one goes to the left, and the completion ends the exchange.

```vcr fresh
@interface Rectangles : UIViewController
@end

@implementation Rectangles
- (void)place:(UIViewController *)newVC {
   newVC.view.frame = [self newViewStartFrame];
   CGRect endFrame = [self oldViewEndFrame];
}
@end
new home as Rectangles
new next
root home
mark
[home place:next];
expect exception "newViewStartFrame"
```
```says
the class uses members that are not defined: 'newViewStartFrame', 'oldViewEndFrame'
```
```vcr fresh quiet
@interface Frame : UIViewController
@end

@implementation Frame
- (CGRect)newViewStartFrame { return CGRectOffset(self.view.bounds, 393, 0); }
- (CGRect)oldViewEndFrame { return CGRectOffset(self.view.bounds, -393, 0); }
- (void)cycleFromViewController:(UIViewController *)oldVC
               toViewController:(UIViewController *)newVC {
   [oldVC willMoveToParentViewController:nil];
   [self addChildViewController:newVC];

   newVC.view.frame = [self newViewStartFrame];
   CGRect endFrame = [self oldViewEndFrame];

   [self transitionFromViewController:oldVC toViewController:newVC
        duration:0.25 options:0
        animations:^{
            newVC.view.frame = oldVC.view.frame;
            oldVC.view.frame = endFrame;
        }
        completion:^(BOOL finished) {
           [oldVC removeFromParentViewController];
           [newVC didMoveToParentViewController:self];
        }];
}
@end
new home as Frame
new old; new next
root home
add old
hold
mark
```
```vcr
[home cycleFromViewController:old toViewController:next];
wait 0.1
screen --style plain
release
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
expect next.view.frame 0 0 393 852
expect old.parent nil
```
```says
393 by 852 at 262.6 0
393 by 852 at -130.4 0
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
Begin sends the will, end the did, when it comes as when it goes.

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
a.beginAppearanceTransition(false, animated: false)
a.endAppearanceTransition()
expect log appearance {
  a.viewWillDisappear(false)
  a.viewDidDisappear(false)
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
expect window.windowScene.statusBarManager.statusBarStyle lightContent
```
```says
style lightContent, says film
```
```claim style holds
rules: S01
about: childForStatusBarStyle
lessons: status-bar
```

## When what is returned changes, the bar follows after setNeedsStatusBarAppearanceUpdate
Nothing is asked again until somebody says so: the bar keeps the answer of the child that was returned before, and `doctor` finds it outdated. After the call the other child answers.

```vcr fresh quiet
class Film: UIViewController {
    var wish = UIStatusBarStyle.lightContent
    override var preferredStatusBarStyle: UIStatusBarStyle { wish }
}
class Frame: UIViewController {
    var front: UIViewController?
    override var childForStatusBarStyle: UIViewController? { front }
}
new home as Frame
new day as Film; new night as Film
day.wish = .darkContent
home.front = night
root home
add day frame 0 0 393 400; add night frame 0 400 393 452
home.setNeedsStatusBarAppearanceUpdate()
set log statusbar
mark
```
```vcr
expect window.windowScene.statusBarManager.statusBarStyle lightContent
home.front = day
expect log statusbar {
}
expect window.windowScene.statusBarManager.statusBarStyle lightContent
doctor
home.setNeedsStatusBarAppearanceUpdate()
expect log contains statusbar {
  home.setNeedsStatusBarAppearanceUpdate()
  home.childForStatusBarStyle -> day
}
expect window.windowScene.statusBarManager.statusBarStyle darkContent
statusbar
```
```says
the status bar stays as night answered
rule S08
style darkContent, says day
```
```claim style-again holds
rules: S03 S08 S01
about: setNeedsStatusBarAppearanceUpdate childForStatusBarStyle
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
The first is ViewDeck (github.com/ViewDeck/ViewDeck), for menus that slide in. The gallery's deck is written like it: a centre, and a menu at either side. Each side appears while it is open.

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
mark
open right
expect log appearance {
  extras.viewWillAppear(true)
  extras.viewIsAppearing(true)
  extras.viewDidAppear(true)
}
expect extras.view.frame 93 0 300 852
tree
```
```claim deck holds
rules: C28 C29
about: DeckController IIViewDeckController
lessons: a-drawer
```

## A scroll view with the children's views side by side
The second is SWScrollViewController (github.com/Silence-GitHub/SWScrollViewController). The children all have their views in the scroll view, so they appear together with it; dragging changes which of them is in sight.

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
about: ScrollController SWScrollViewController
lessons: pages
```

## Segments that change the child
The third is SWSegmentedController (github.com/Silence-GitHub/SWSegmentedController), with a UISegmentedControl. A tap on a segment is an action; the container answers with an exchange of children.

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
expect tree {
  s [appeared]
    b [appeared]
}
```
```claim segments holds
rules: C24 U17
about: SegmentedController SWSegmentedController
lessons: swap-children
```
"""#)
}
