// swift-format-ignore-file
// Written by scripts/generate-lessons from Guides/5-presenting.md.
extension LessonCatalogue {
    static let guide5Presenting = File(
        name: "5-presenting.md",
        text: #"""
---
guide: presenting
title: Presenting view controllers
---
The fifth text is on presentation: what it joins, its styles and what becomes of them on small screens, transitions, the two ways to show something, popovers, dismissal, and storyboards.

# Presentations

## Any controller can present any other; UIKit may hand it to another one
A child asks, and its topmost ancestor presents.

```vcr fresh quiet
new home; new child; new page
root home
add child
mark
```
```vcr
present page from child as fullScreen
expect page.presentingViewController home
expect tree {
  home [disappeared]
    child [disappeared]
    ^ page [appeared]
}
```
```claim any holds
rules: P20 P21
about: fullScreen
lessons: who-covers-the-screen
```

## A presentation makes a relation that lasts until it is dismissed
The one is the presenting, the other the presented controller; both properties are set, and nil again after.

```vcr fresh quiet
new home; new page
root home
```
```vcr
present page
expect home.presentedViewController page
expect page.presentingViewController home
dismiss
expect home.presentedViewController nil
expect page.presentingViewController nil
```
```claim relation holds
rules: P07 P24
lessons: who-covers-the-screen dismissal
```

## New content comes to the screen with little code
One call; the style, the transition and all callbacks are UIKit's.

```vcr fresh quiet
new home; new page
root home
mark
```
```vcr
home.present(page, animated: true)
expect log {
  page.loadView()
  page.viewDidLoad()
  page.presentationController.presentationTransitionWillBegin()
  page.viewWillAppear(true)
  page.viewIsAppearing(true)
  page.viewDidAppear(true)
  page.presentationController.presentationTransitionDidEnd(true)
}
```
```claim little-code holds
rules: P04 D16
about: presentationTransitionWillBegin
lessons: sheets
```

## It begins in code or by a segue
A segue suits ways that are known at design time, code those that are not.

```vcr fresh quiet
storyboard GuideMain.storyboard as board
instantiate start from board as start
root start
mark
```
```vcr
tap Note
expect log segue, presentation {
  UIViewController-1.shouldPerformSegue("showNote")
  UIViewController-1.prepare(for: "showNote")
  UIViewController-2.presentationController.presentationTransitionWillBegin()
  UIViewController-2.presentationController.presentationTransitionDidEnd(true)
}
dismiss
instantiate note from board as other
present other as fullScreen
expect start.presentedViewController other
```
```claim segue-or-code holds
rules: P01 P03 G03
about: shouldPerformSegue prepare
lessons: a-storyboard
```

# Styles

## The style that is set on what is presented decides how it looks
UIKit has a set of them, and `custom` for one's own.

```vcr fresh quiet
new home; new page
root home
```
```vcr
page.modalPresentationStyle = .formSheet
present page
expect page.modalPresentationStyle formSheet
screen --style plain
styles --device iPad --ios 26
```
```claim style holds
rules: P05 P34
about: formSheet pageSheet fullScreen custom
lessons: sheets
```

## Full-screen styles cover the screen and keep fingers from what is below
Touches go to what is presented.

```vcr fresh quiet
new home; new page
root home
let below = UIButton(type: .system)
below.frame = CGRect(x: 100, y: 500, width: 100, height: 44)
home.view.addSubview(below)
present page as overFullScreen
```
```vcr
expect page.view.frame 0 0 393 852
let hit = window.hitTest(CGPoint(x: 150, y: 520), with: nil)
expect hit page.view
```
```claim blocks holds
rules: P05 U25
about: overFullScreen fullScreen
lessons: who-covers-the-screen
```

## In regular width only fullScreen covers all; the others leave a part to be seen, dimmed
On an iPad a form sheet floats over a dimmed presenter, which stays where it is.

```vcr fresh quiet
device "iPad A16"
new home; new page
root home
mark
```
```vcr
present page as formSheet
screen --rows 16
expect log appearance of home {
}
dismiss
present page as fullScreen
expect log contains appearance of home { home.viewDidDisappear(true) }
```
```claim regular holds
rules: P05 R53 P34
about: formSheet fullScreen viewDidDisappear
lessons: sheets
```

## In compact width they all become fullScreen: up to iOS 12
From iOS 13 on a sheet stays a sheet on a phone: it leaves a strip of its presenter, and the presenter hears nothing.

```vcr fresh
set ios 12
new home; new page
root home
mark
present page as pageSheet
expect log appearance of home {
  home.viewWillDisappear(true)
  home.viewDidDisappear(true)
}
expect page.view.frame 0 0 393 852
```
```vcr fresh
set ios 26
new home; new page
root home
mark
present page as pageSheet
expect log appearance of home {
}
screen --style plain
```
```claim compact until 12
rules: P35 P33 P04
about: pageSheet formSheet automatic
lessons: sheets
```

## The first figure: fullScreen, pageSheet and formSheet in regular width, with a dimming view
The three, drawn here one after the other.

```vcr fresh
device "iPad A16"
rotate landscape
new green; new blue
root green
present blue as fullScreen
screen --rows 14
expect blue.view.frame 0 0 1180 820
```
```vcr fresh
device "iPad A16"
rotate landscape
new green; new blue
root green
present blue as pageSheet
screen --rows 14
expect blue.view.frame.size.width 1180
```
```vcr fresh
device "iPad A16"
rotate landscape
new green; new blue
root green
present blue as formSheet
screen --rows 14
views
expect blue.view.frame.size.width 580
```
```says
UIDimmingView-1
blue.view: UIView (300 80; 580 650)
```
```claim figure-styles holds
rules: R53 P34
about: fullScreen pageSheet formSheet
lessons: sheets
```

## fullScreen takes the view below away after the transition; overFullScreen leaves it
So the second suits content with transparent parts.

```vcr fresh quiet
new home; new page
root home
mark
```
```vcr
present page as fullScreen
expect home.view.window nil
expect log appearance of home {
  home.viewWillDisappear(true)
  home.viewDidDisappear(true)
}
dismiss
mark
present page as overFullScreen
expect home.view.window window
expect log appearance of home {
}
```
```claim over-full-screen holds
rules: P05
about: fullScreen overFullScreen viewWillDisappear
lessons: who-covers-the-screen
```

## What presents full screen must cover the screen; UIKit walks up to one that does, or takes the root
The child covers a quarter, its parent a half; the root presents.

```vcr fresh quiet
new home; new half; new quarter; new page
root home
add half frame 0 0 393 426
add quarter to half frame 0 0 196 426
```
```vcr
present page from quarter as fullScreen
expect page.presentingViewController home
expect quarter.presentedViewController page
```
```claim covers holds
rules: P20 P21
about: fullScreen
lessons: who-covers-the-screen
```

# Popovers

## A popover shows more about something, or a list to choose from
It hangs at what it is about.

```vcr fresh quiet
device "iPad A16"
new home; new list
root home
list.preferredContentSize = CGSize(width: 200, height: 300)
```
```vcr
popover list at 100 100 60 40
expect list.popoverPresentationController.sourceRect 100 100 60 40
tree
expect list.presentingViewController home
```
```claim popover holds
rules: R55 A52
about: popover
lessons: popovers
```

## In regular width it covers a part of the screen
The second figure.

```vcr fresh quiet
device "iPad A16"
rotate landscape
new home; new list
root home
prefer list 300 300
mark
```
```vcr
popover list at 400 100 60 40
screen --rows 18
expect log appearance of home {
}
```
```claim popover-regular holds
rules: R55 A53
about: popover
lessons: popovers
```

## In compact width it is said to become overFullScreen; it becomes a sheet
Up to iOS 12 a compact popover became `fullScreen`, since 13 it becomes a form sheet. The logs and the delegate's documentation are the better evidence.

```vcr fresh
set ios 26
new home; new list
root home
mark
popover list at 100 100 60 40
expect log appearance of home {
}
screen --style plain
```
```vcr fresh
set ios 12
new home; new list
root home
mark
popover list at 100 100 60 40
expect log appearance of home {
  home.viewWillDisappear(true)
  home.viewDidDisappear(true)
}
expect list.view.frame 0 0 393 852
```
```claim popover-compact differs
rules: D22 P32 P33 P35
about: popover formSheet overFullScreen
lessons: popovers
```

## A tap outside dismisses it
The delegate is asked and told, as with every dismissal by the user.

```vcr fresh quiet
device "iPad A16"
new home; new list
root home
popover list at 100 100 60 40
mark
```
```vcr
tap outside
expect log {
  list.delegate.presentationControllerShouldDismiss()
  list.delegate.presentationControllerWillDismiss()
  list.presentationController.dismissalTransitionWillBegin()
  list.viewWillDisappear(true)
  list.viewDidDisappear(true)
  list.presentationController.dismissalTransitionDidEnd(true)
  list.delegate.presentationControllerDidDismiss()
}
expect home.presentedViewController nil
```
```claim tap-outside holds
rules: A54
about: presentationControllerDidDismiss
lessons: popovers dismissal
```

## Covering the screen it needs a button to go; put it into a stack
One of the two ways that the text names: the content in a container that has room for a button.

```vcr fresh quiet
class List: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(done))
    }
    @objc func done() { dismiss(animated: true) }
}
new home; new list as List
new n as nav root list
root home
mark
```
```vcr
popover n at 100 100 60 40
screen --style plain
tap Done
expect home.presentedViewController nil
expect log action {
  list.done()
}
```
```claim popover-button holds
rules: P35 R52
about: popover
lessons: popovers
```

## Or the adaptation itself is changed by the delegate
With `none` for an answer a popover stays a popover on a phone; with a controller for an answer that one is shown in its place.

```vcr fresh quiet
class Stay: UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
}
let stay = Stay()
new home; new list
root home
prefer list 200 200
list.modalPresentationStyle = .popover
list.popoverPresentationController?.sourceView = home.view
list.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 60, height: 40)
list.popoverPresentationController?.delegate = stay
```
```vcr
home.present(list, animated: true)
screen --style plain
expect list.view.frame.size.width 200
```
```vcr fresh quiet
class Swap: UIPopoverPresentationControllerDelegate {
    var other: UIViewController?
    func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController? { other }
}
let swap = Swap()
new home; new list; new other
swap.other = other
root home
list.modalPresentationStyle = .popover
list.popoverPresentationController?.sourceView = home.view
list.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 60, height: 40)
list.popoverPresentationController?.delegate = swap
mark
```
```vcr
home.present(list, animated: true)
expect log delegate {
  list.delegate.viewControllerForAdaptivePresentationStyle(formSheet)
}
expect tree {
  home [appeared]
    ^ other [appeared]
}
```
```claim popover-adapts holds
rules: P32 P36 A50
about: popover adaptivePresentationStyle
lessons: popovers
```

# The context styles

## currentContext covers the controller that defines the context
`definesPresentationContext` says which one that is.

```vcr fresh quiet
new home; new part; new page
root home
placeholder upper in home frame 0 0 393 400
home.addChild(part)
part.view.frame = upper.bounds
upper.addSubview(part.view)
part.didMove(toParent: home)
part.definesPresentationContext = true
mark
```
```vcr
present page from part as currentContext
expect page.presentingViewController part
expect page.view.frame 0 0 393 400
expect log appearance of home,part {
  part.viewWillDisappear(true)
  part.viewDidDisappear(true)
}
```
```claim context holds
rules: P20 P05
about: currentContext
lessons: current-context
```

## The third figure: one child of a split is covered
The detail defines the context, and the list stays.

```vcr fresh quiet
device "iPad A16"
rotate landscape
new list; new detail; new page
new s as split with list detail
root s
detail.definesPresentationContext = true
mark
```
```vcr
present page from detail as currentContext
screen --rows 16
expect page.presentingViewController detail
expect log appearance of list,detail {
  detail.viewWillDisappear(true)
  detail.viewDidDisappear(true)
}
```
```claim figure-context holds
rules: P20 P22
about: currentContext
lessons: current-context a-split
```

## The view below is taken away; overCurrentContext leaves it
As with the two full-screen styles. The copy names `fullScreen` here, where `currentContext` is meant.

```vcr fresh quiet
new home; new part; new page
root home
placeholder upper in home frame 0 0 393 400
home.addChild(part)
part.view.frame = upper.bounds
upper.addSubview(part.view)
part.didMove(toParent: home)
part.definesPresentationContext = true
```
```vcr
present page from part as currentContext
expect part.view.window nil
dismiss page
mark
present page from part as overCurrentContext
expect part.view.window window
expect log appearance of part {
}
```
```claim over-context holds
rules: P05
about: currentContext overCurrentContext
lessons: current-context
```

## The defining controller may give its transition style as well
With `providesPresentationContextTransitionStyle` it is used in place of the presented one's.

```vcr fresh quiet
new home; new part; new page
root home
placeholder upper in home frame 0 0 393 400
home.addChild(part)
part.view.frame = upper.bounds
upper.addSubview(part.view)
part.didMove(toParent: home)
part.definesPresentationContext = true
part.providesPresentationContextTransitionStyle = true
part.modalTransitionStyle = .crossDissolve
hold
```
```vcr
present page from part as currentContext
wait 0.2
screen --style plain
release
expect page.presentingViewController part
```
```says
as currentContext, 393 by 400 at 0 0, dissolving
```
```claim context-transition holds
rules: P23
about: crossDissolve currentContext
lessons: current-context
```

## In compact width they are said to become fullScreen; they stay what they are
Nor does a delegate change them: it is not asked. On a phone a part of the screen alone is covered, as logs show.

```vcr fresh quiet
class Adapt: UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { .fullScreen }
}
let adapt = Adapt()
new home; new part; new page
root home
placeholder upper in home frame 0 0 393 400
home.addChild(part)
part.view.frame = upper.bounds
upper.addSubview(part.view)
part.didMove(toParent: home)
part.definesPresentationContext = true
page.modalPresentationStyle = .currentContext
page.presentationController?.delegate = adapt
mark
```
```vcr
part.present(page, animated: true)
expect page.view.frame 0 0 393 400
expect log appearance of home,part {
  part.viewWillDisappear(true)
  part.viewDidDisappear(true)
}
```
```claim context-compact differs
rules: P30
about: currentContext fullScreen
lessons: current-context
```

# Custom presentations

## custom asks a presentation controller of one's own for size and place
A subclass of `UIPresentationController` says where the view stands, puts views of its own around it, and hears of traits that change.

```vcr fresh quiet
class Half: UIPresentationController {
    let shade = UIView()
    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 426, width: 393, height: 426) }
    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        containerView?.insertSubview(shade, at: 0)
    }
}
class Director: UIViewControllerTransitioningDelegate {
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        Half(presentedViewController: presented, presenting: presenting)
    }
}
let director = Director()
new home; new page
root home
page.transitioningDelegate = director
mark
```
```vcr
present page as custom
expect log {
  page.transitioningDelegate.presentationController(forPresented: page)
  page.loadView()
  page.viewDidLoad()
  page.presentationController.traitCollectionDidChange(nil)
  page.presentationController.presentationTransitionWillBegin()
  page.viewWillAppear(true)
  page.viewIsAppearing(true)
  page.viewDidAppear(true)
  page.presentationController.presentationTransitionDidEnd(true)
  completion present(page)
}
expect page.view.frame 0 426 393 426
rotate landscape
expect log contains traits { page.traitCollectionDidChange(wC hR) }
```
```claim custom holds
rules: P12 D16
about: custom presentationTransitionWillBegin presentationTransitionDidEnd
lessons: presentation-controller
```

# Transitions

## modalTransitionStyle says with which animation it comes
The callbacks are the same for all styles.

```vcr fresh quiet
new home; new page
root home
hold
```
```vcr
present page as fullScreen with crossDissolve
wait 0.2
screen --style plain
release
expect page.modalTransitionStyle crossDissolve
expect home.presentedViewController page
```
```says
as fullScreen, 393 by 852 at 0 0, dissolving
```
```claim transition-style holds
rules: A04 P03
about: crossDissolve coverVertical flipHorizontal
lessons: custom-animator
```

## The fourth figure: coverVertical slides B up over A, and down again
Half way, and on the way back.

```vcr fresh quiet
new A; new B
root A
hold
```
```vcr
present B as fullScreen with coverVertical
wait 0.2
screen --style plain
settle
expect B.view.frame 0 0 393 852
dismiss
wait 0.2
screen --style plain
release
expect A.presentedViewController nil
```
```says
as fullScreen, 393 by 852 at 0 102.9
as fullScreen, 393 by 852 at 0 749.1
```
```claim figure-transition holds
rules: A04
about: coverVertical
lessons: custom-animator
```

## An animator makes a transition of one's own; the transitioning delegate hands it over
The delegate is asked when the presentation begins.

```vcr fresh quiet
class Fade: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let view = context.view(forKey: .to)!
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.4) { view.alpha = 1 } completion: { _ in context.completeTransition(true) }
        print("the animator animates")
    }
}
class Director: UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
}
let director = Director()
new home; new page
root home
page.transitioningDelegate = director
page.modalPresentationStyle = .fullScreen
mark
```
```vcr
home.present(page, animated: true)
expect log {
  page.transitioningDelegate.animationController(forPresented: page)
  page.loadView()
  page.viewDidLoad()
  page.presentationController.presentationTransitionWillBegin()
  home.viewWillDisappear(true)
  page.viewWillAppear(true)
  Fade-1.transitionDuration()
  Fade-1.animateTransition()
  page.viewIsAppearing(true)
  page.viewDidAppear(true)
  home.viewDidDisappear(true)
  page.presentationController.presentationTransitionDidEnd(true)
}
expect page.view.alpha 1
```
```claim animator holds
rules: A60 A63
about: viewDidAppear
lessons: custom-animator
```

# Presenting or showing

## show and showDetail leave it to whoever is around how it is done
A stack pushes, a split puts it in its detail column, and where nobody knows better it is presented.

```vcr fresh quiet
new list; new page
new n as nav root list
root n
```
```vcr
show page from list
expect page.parent n
expect n.presentedViewController nil
```
```vcr fresh
new home; new page
root home
show page from home
expect home.presentedViewController page
```
```vcr fresh quiet
device "iPad A16"
new list; new first; new page
new s as split with list first
root s
```
```vcr
showdetail page from list
expect s.presentedViewController nil
expect tree {
  s [appeared]
    UINavigationController-1 [appeared]
      list [appeared]
    UINavigationController-3 [appeared]
      page [appeared]
}
```
```claim show holds
rules: P26
about: show showDetailViewController
lessons: show-and-detail
```

## present always presents, whoever does it in the end
The caller is a child in a stack; the stack presents, and pushes nothing. In compact width the style adapts: up to iOS 12 the page sheet covers the screen and its presenter disappears, since 13 it is a sheet.

```vcr fresh quiet
new list; new page
new n as nav root list
root n
```
```vcr
list.present(page, animated: true)
expect page.presentingViewController n
expect n.viewControllers.count 1
expect page.parent nil
```
```vcr fresh quiet
set ios 12
new list; new page
new n as nav root list
root n
page.modalPresentationStyle = .pageSheet
mark
```
```vcr
list.present(page, animated: true)
expect page.presentingViewController n
expect page.view.frame 0 0 393 852
expect log appearance of n,list {
  n.viewWillDisappear(true)
  list.viewWillDisappear(true)
  n.viewDidDisappear(true)
  list.viewDidDisappear(true)
}
```
```vcr fresh quiet
set ios 26
new list; new page
new n as nav root list
root n
page.modalPresentationStyle = .pageSheet
mark
```
```vcr
list.present(page, animated: true)
expect page.presentingViewController n
expect page.view.frame 0 59 393 793
expect log appearance of n,list {
}
```
```claim always-presents holds
rules: P20 P35
lessons: who-covers-the-screen show-and-detail
```

## show is to be preferred: it needs to know nothing of what is around
The same class, once in a stack and once alone, without an `if`.

```vcr fresh quiet
class Item: UIViewController {
    func more() {
        let next = UIViewController()
        next.title = "more"
        show(next, sender: self)
    }
}
new a as Item; new b as Item
new n as nav root a
root n
```
```vcr
a.more()
expect n.topViewController.title "more"
root b
b.more()
expect b.presentedViewController.title "more"
```
```claim preferred holds
rules: P26
about: show
lessons: show-and-detail
```

# Ways to show one

## A segue makes it and shows it
What the storyboard says of the segue is what happens: its kind, its style.

```vcr fresh quiet
storyboard GuideMain.storyboard as board
instantiate start from board as start
root start
mark
```
```vcr
segue showDetails from start.topViewController
expect log segue {
  UIViewController-1.prepare(for: "showDetails")
  UIViewController-2.shouldPerformSegue("embedMap")
  UIViewController-2.prepare(for: "embedMap")
}
expect start.viewControllers.count 2
```
```claim by-segue holds
rules: G01
about: prepare
lessons: a-storyboard
```

## A class may answer show in its own way
A container embeds what is to be shown.

```vcr fresh quiet
class Frame: UIViewController {
    override func show(_ vc: UIViewController, sender: Any?) {
        addChild(vc)
        view.addSubview(vc.view)
        vc.didMove(toParent: self)
    }
}
new home as Frame
new a; new b
root home
add a
```
```vcr
a.show(b, sender: a)
expect b.parent home
expect home.presentedViewController nil
```
```claim own-show holds
rules: P26
about: show
lessons: show-and-detail
```

## Before show: make it with its data, and set the style that one prefers
Neither the style nor the transition need be used: a stack pushes all the same.

```vcr fresh quiet
new list; new page
new n as nav root list
root n
mark
```
```vcr
page.title = "Filled before"
page.modalPresentationStyle = .formSheet
page.modalTransitionStyle = .crossDissolve
list.show(page, sender: list)
expect log {
  page.willMove(toParent: n)
  page.loadView()
  page.viewDidLoad()
  list.viewWillDisappear(true)
  page.viewWillAppear(true)
  n.delegate.willShow(page, true)
  page.viewIsAppearing(true)
  list.viewDidDisappear(true)
  page.viewDidAppear(true)
  page.didMove(toParent: n)
  n.delegate.didShow(page, true)
}
expect n.topViewController.title "Filled before"
expect page.presentingViewController nil
```
```claim before-show holds
rules: P26 C34
about: show formSheet
lessons: show-and-detail
```

## UIKit hands show on to whoever is responsible
From the child up: the first one that answers in its own way does it.

```vcr fresh quiet
new list; new inner; new page
new n as nav root list
root n
add inner to list
```
```vcr
inner.show(page, sender: inner)
expect page.parent n
expect n.topViewController page
```
```claim hands-on holds
rules: P26
about: show
lessons: show-and-detail
```

## Whoever answers show may change the style and the transition
The form sheet that was asked for becomes a dissolve over the full screen.

```vcr fresh quiet
class Frame: UIViewController {
    override func show(_ vc: UIViewController, sender: Any?) {
        vc.modalPresentationStyle = .overFullScreen
        vc.modalTransitionStyle = .crossDissolve
        present(vc, animated: true)
    }
}
new home as Frame
new a; new b
root home
add a
```
```vcr
b.modalPresentationStyle = .formSheet
a.show(b, sender: a)
expect b.presentationController.presentationStyle overFullScreen
expect b.modalTransitionStyle crossDissolve
expect b.presentingViewController home
expect b.view.frame 0 0 393 852
```
```claim show-changes-style holds
rules: P26 P05
about: show overFullScreen crossDissolve
lessons: show-and-detail
```

## Before present: make it, set style and transition, then call
Here they are what happens.

```vcr fresh quiet
new home; new page
root home
mark
```
```vcr
page.modalPresentationStyle = .fullScreen
page.modalTransitionStyle = .flipHorizontal
home.present(page, animated: true)
expect log {
  page.loadView()
  page.viewDidLoad()
  page.presentationController.presentationTransitionWillBegin()
  home.viewWillDisappear(true)
  page.viewWillAppear(true)
  page.viewIsAppearing(true)
  page.viewDidAppear(true)
  home.viewDidDisappear(true)
  page.presentationController.presentationTransitionDidEnd(true)
}
expect page.presentationController.presentationStyle fullScreen
```
```claim before-present holds
rules: P03 D16 V08
about: fullScreen flipHorizontal
lessons: who-covers-the-screen
```

## Who is called may not be who presents; afterwards both properties are right
The style says what the presenter must be: for full screen, one that covers the screen.

```vcr fresh quiet
new home; new child; new page
root home
add child frame 0 0 100 100
```
```vcr
child.present(page, animated: true)
expect page.presentingViewController home
expect home.presentedViewController page
expect child.presentedViewController page
```
```claim who-presents holds
rules: P20 P21 P07
lessons: who-covers-the-screen
```

## Listing 8-1: a form in a stack, with Cancel and Done in its bar
A new recipe asks for a form; the stack brings the bar with the places for the two buttons, and can be pushed on to go on with the form.

```vcr fresh quiet
class Form: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New"
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
    }
    @objc func cancel() { presentingViewController?.dismiss(animated: true) }
    @objc func done() { navigationController?.pushViewController(UITableViewController(), animated: true) }
}
class Recipes: UIViewController {
    func add() {
        let stack = UINavigationController(rootViewController: Form())
        stack.modalPresentationStyle = .fullScreen
        stack.modalTransitionStyle = .coverVertical
        present(stack, animated: true)
    }
}
new recipes as Recipes
root recipes
mark
```
```vcr
recipes.add()
expect log appearance {
  recipes.viewWillDisappear(true)
  UINavigationController-1.viewWillAppear(true)
  Form-1.viewWillAppear(true)
  UINavigationController-1.viewIsAppearing(true)
  Form-1.viewIsAppearing(true)
  UINavigationController-1.viewDidAppear(true)
  Form-1.viewDidAppear(true)
  recipes.viewDidDisappear(true)
}
screen --style plain
tap Done
tree
expect recipes.presentedViewController.viewControllers.count 2
```
```claim listing-present holds
rules: P03 R52
about: fullScreen coverVertical
lessons: who-covers-the-screen a-stack
```

## As it is printed, listing 8-1 does nothing, and has no transitionStyle
The copy has lost its line ends: the first comment swallows all the rest, so that the method has no body. Without the comments it names a property that is in no header of UIKit's: `modalTransitionStyle` is meant. With that and a sign before the method it presents, but the form itself, and not a stack around it as the text says: those lines are lost.

```vcr fresh quiet
@interface RecipeAddViewController : UIViewController
@end

@implementation RecipeAddViewController
@end

@interface Recipes : UIViewController
@end
```
```vcr fails
@implementation Recipes
(void)add:(id)sender {// the form // the stack around it //RecipeAddViewController *addController=[[RecipeAddViewController alloc] init] ;addController.modalPresentationStyle=UIModalPresentationFullScreen;addController.transitionStyle=UIModalTransitionStyleCoverVertical;[selfpresentViewController:addControlleranimated:YEScompletion: nil];}
@end
```
```says
the comment '//' swallows the code behind it
```
```vcr fails
@implementation Recipes
-(void)add:(id)sender {RecipeAddViewController *addController=[[RecipeAddViewController alloc] init] ;addController.modalPresentationStyle=UIModalPresentationFullScreen;addController.transitionStyle=UIModalTransitionStyleCoverVertical;[selfpresentViewController:addControlleranimated:YEScompletion: nil];}
@end
```
```says
'RecipeAddViewController' has no 'transitionStyle'; did you mean 'modalTransitionStyle'?
```
```vcr fails
@implementation Recipes
(void)add:(id)sender {RecipeAddViewController *addController=[[RecipeAddViewController alloc] init] ;[selfpresentViewController:addControlleranimated:YEScompletion: nil];}
@end
```
```says
'-' is missing before the method 'add'
```
```vcr
@implementation Recipes
-(void)add:(id)sender {RecipeAddViewController *addController=[[RecipeAddViewController alloc] init] ;addController.modalPresentationStyle=UIModalPresentationFullScreen;addController.modalTransitionStyle=UIModalTransitionStyleCoverVertical;[selfpresentViewController:addControlleranimated:YEScompletion: nil];}
@end
new recipes as Recipes
root recipes
mark
[recipes add:nil];
expect log appearance {
  recipes.viewWillDisappear(true)
  RecipeAddViewController-1.viewWillAppear(true)
  RecipeAddViewController-1.viewIsAppearing(true)
  RecipeAddViewController-1.viewDidAppear(true)
  recipes.viewDidDisappear(true)
}
expect tree {
  recipes [disappeared]
    ^ RecipeAddViewController-1 [appeared]
}
```
```says
was read as
```
```claim listing-present-printed differs
rules: P03
about: fullScreen coverVertical
lessons: who-covers-the-screen
```

# Presenting a popover

## A popover needs a size and an anchor
`preferredContentSize` for the size; for the anchor a bar button, or a view and a rectangle in it.

```vcr fresh
device "iPad A16"
new home; new list
root home
list.modalPresentationStyle = .popover
list.preferredContentSize = CGSize(width: 240, height: 180)
list.popoverPresentationController?.sourceView = home.view
list.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 300, width: 60, height: 40)
home.present(list, animated: true)
expect list.view.frame.size.height 180
screen --rows 18
```
```vcr fresh
device "iPad A16"
new home; new list
home.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
new n as nav root home
root n
list.modalPresentationStyle = .popover
list.popoverPresentationController?.barButtonItem = home.navigationItem.rightBarButtonItem
home.present(list, animated: true)
expect n.presentedViewController list
```
```claim anchor holds
rules: A52 A53 R55
about: popover
lessons: popovers
```

## Without an anchor UIKit raises
The text only says to set one; this is what happens otherwise.

```vcr fresh quiet
device "iPad A16"
new home; new list
root home
list.modalPresentationStyle = .popover
```
```vcr
home.present(list, animated: true)
expect exception "sourceView or barButtonItem"
```
```claim no-anchor holds
rules: P38 E18
about: popover
lessons: popovers
```

## Its looks and its delegate are the popover presentation controller's
The delegate hears when it comes, when it goes, and when it is placed anew.

```vcr fresh quiet
class Watch: UIPopoverPresentationControllerDelegate {
    func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) { print("it comes") }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { print("it has gone") }
    func popoverPresentationController(_ controller: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>) { print("it is placed anew") }
}
let watch = Watch()
device "iPad A16"
new home; new list
root home
list.modalPresentationStyle = .popover
list.popoverPresentationController?.sourceView = home.view
list.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 300, width: 60, height: 40)
list.popoverPresentationController?.permittedArrowDirections = .up
list.popoverPresentationController?.delegate = watch
mark
```
```vcr
home.present(list, animated: true)
expect list.popoverPresentationController.arrowDirection up
rotate landscape
tap outside
expect log delegate {
  list.delegate.prepareForPopoverPresentation()
  list.delegate.willRepositionPopover(100 300 60 40)
  list.delegate.presentationControllerShouldDismiss()
  list.delegate.presentationControllerWillDismiss()
  list.delegate.presentationControllerDidDismiss()
}
```
```says
it comes
it is placed anew
it has gone
```
```claim popover-delegate holds
rules: A53 A54
about: presentationControllerDidDismiss popover
lessons: popovers
```

# Dismissing

## dismiss is called on the presenting controller; on the presented one it is passed on
Both ways give the same.

```vcr fresh quiet
new home; new page
root home
present page
mark
```
```vcr
home.dismiss(animated: true)
expect log appearance {
  page.viewWillDisappear(true)
  page.viewDidDisappear(true)
}
present page
mark
page.dismiss(animated: true)
expect log appearance {
  page.viewWillDisappear(true)
  page.viewDidDisappear(true)
}
```
```claim dismiss holds
rules: P24
about: dismissalTransitionWillBegin
lessons: dismissal
```

## Save before: it leaves the hierarchy and the screen, and memory if nobody holds it
`forget` drops the one reference that the shell holds. The second script keeps it, and the controller with it.

```vcr fresh quiet
new home; new page
root home
present page
forget page
mark
```
```vcr
dismiss
expect log contains load { page.deinit }
expect dead page
expect tree {
  home [appeared]
}
```
```vcr fresh quiet
new home; new page
root home
present page
mark
```
```vcr
dismiss
expect alive page
expect page.view.window nil
expect tree {
  home [appeared]
}
```
```claim gone holds
rules: P24 V05
about: deinit
lessons: dismissal memory
```

## Results go back by a delegate, which is the presenting controller as a rule
A protocol names what is told; the presented one holds the delegate weakly and calls it.

```vcr fresh quiet
protocol PickerDelegate: AnyObject { func picker(_ picker: UIViewController, has picked: String) }
class Picker: UIViewController {
    weak var delegate: PickerDelegate?
    func pick() { delegate?.picker(self, has: "tea") }
}
class Home: UIViewController, PickerDelegate {
    var chosen = ""
    func picker(_ picker: UIViewController, has picked: String) {
        chosen = picked
        dismiss(animated: true)
    }
}
new home as Home
new picker as Picker
root home
picker.delegate = home
present picker
```
```vcr
picker.pick()
expect home.chosen "tea"
expect home.presentedViewController nil
```
```claim results holds
rules: P24 B04
lessons: dismissal actions-and-data
```

# Other storyboards

## A segue does not lead to another storyboard: up to iOS 8
Since iOS 9 a storyboard may have a reference to a scene of another, and a segue follows it. Without one, code makes the controller, on every system.

```vcr fresh quiet
storyboard GuideReference.storyboard as board
instantiate here from board as here
root here
mark
```
```vcr
tap There
expect log segue, load {
  here.shouldPerformSegue("there")
  UIViewController-2.init(coder:)
  UIViewController-2.awakeFromNib()
  here.prepare(for: "there")
  UIViewController-2.loadView()
  UIViewController-2.viewDidLoad()
}
expect here.presentedViewController.title "Form"
```
```vcr fresh
set ios 8
storyboard GuideReference.storyboard as board
instantiate here from board as here
root here
tap There
expect exception "none can before iOS 9"
```
```claim other-storyboard until 8
rules: G14
about: prepare init
lessons: a-storyboard
```

## Listing 8-2: the storyboard by its name, the scene by its identifier, then present
The button's action does all three. Or the scene is pushed, as in the second script.

```vcr fresh quiet
@interface FormController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *button;
@property (weak, nonatomic) IBOutlet UITextField *field;
- (IBAction)save:(id)sender;
@end

@implementation FormController
- (IBAction)save:(id)sender {}
@end

@interface FirstController : UIViewController
- (IBAction)showSecond:(id)sender;
@end

@implementation FirstController
- (IBAction)showSecond:(id)sender {
    UIStoryboard *other = [UIStoryboard storyboardWithName:@"GuideSecond" bundle:nil];
    FormController *form = [other instantiateViewControllerWithIdentifier:@"form"];
    form.title = @"From the other one";
    [self presentViewController:form animated:YES completion:nil];
}
@end
storyboard GuideMain.storyboard as board
instantiate start from board as start
root start
mark
```
```vcr
tap Second
expect log load, appearance {
  FormController-1.init(coder:)
  FormController-1.awakeFromNib()
  FormController-1.loadView()
  FormController-1.viewDidLoad()
  FormController-1.viewWillAppear(true)
  FormController-1.viewIsAppearing(true)
  FormController-1.viewDidAppear(true)
}
expect start.presentedViewController.title "From the other one"
```
```vcr fresh quiet
class FormController: UIViewController {
    @IBOutlet weak var button: UIButton!
    @IBOutlet weak var field: UITextField!
    @IBAction func save(_ sender: Any) {}
}
storyboard GuideMain.storyboard as board
instantiate note from board as note
new n as nav root note
root n
```
```vcr
let form = UIStoryboard(name: "GuideSecond", bundle: nil).instantiateViewController(withIdentifier: "form")
n.pushViewController(form, animated: true)
expect n.topViewController form
expect form.parent n
expect form.presentingViewController nil
```
```claim listing-storyboard holds
rules: L01 P04
about: init awakeFromNib
lessons: a-storyboard
```

## As it is printed, listing 8-2 has lost spaces and has a number too much
Words that have grown together are read as they were meant, each with a note. A number in the middle of the call is refused. Where there is no storyboard of that name, as here, UIKit raises.

```vcr fresh quiet
@interface Home : UIViewController
@end
```
```vcr fails
@implementation Home
- (void)show:(UIViewController *)myVC {
    [selfpresentViewController:myVCanimated:YEScompletion333 60nil];
}
@end
```
```says
'60nil' is no number
```
```vcr fresh
@interface Home : UIViewController
@end

@implementation Home
- (void)find {
    UIStoryboard* sb=[UIStoryboardstoryboardWithName:@"SecondStoryboard"bundle:nil];
}
- (void)show:(UIViewController *)myVC {
    [selfpresentViewController:myVCanimated:YEScompletion:nil];
}
@end
new home as Home; new myVC
root home
[home show:myVC];
expect home.presentedViewController myVC
[home find];
expect exception "Could not find a storyboard named 'SecondStoryboard'"
```
```says
'selfpresentViewController' was read as 'self presentViewController'
'UIStoryboardstoryboardWithName:' was read as 'UIStoryboard storyboardWithName:'
```
```claim listing-storyboard-printed holds
rules: E45
lessons: a-storyboard
```

## An app needs no more than one storyboard
Several are of use in cases that the text goes on to list; the copy ends before them. One alone carries a stack, a container view and what is presented.

```vcr fresh quiet
storyboard GuideMain.storyboard as board
instantiate start from board as start
root start
```
```vcr
tap Details
tap Back
tap Note
expect tree {
  start [disappeared]
    UIViewController-1 [disappeared]
    ^ UIViewController-4 [appeared]
}
```
```claim one-is-enough holds
rules: R6
lessons: a-storyboard
```
"""#)
}
