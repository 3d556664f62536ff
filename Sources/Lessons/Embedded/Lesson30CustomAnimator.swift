// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/30-custom-animator.md.
extension LessonCatalogue {
    static let lesson30CustomAnimator = File(
        name: "30-custom-animator.md",
        text: #"""
---
lesson: custom-animator
title: An animation of your own
minutes: 9
needs: presentation-controller
rules: P03 P12
---
An object decides how a presented page comes in: the *animator*. It gets both controllers and a view to move them in,
and it must say when it is done.

## From above
`Slide` is an animator: it lets the page fall in from above. This is what it does:

```vcr
let page = context.viewController(forKey: .to)!
let end = context.finalFrame(for: page)
page.view.frame = end.offsetBy(dx: 0, dy: -end.height)
context.containerView.addSubview(page.view)
UIView.animate(withDuration: 0.4, animations: { page.view.frame = end },
    completion: { done in context.completeTransition(true) })
```

`slides` hands it out. Say `page.transitioningDelegate = slides`, then `present page as fullScreen`. Find the animator in the log.

```vcr setup fresh quiet
class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let page = context.viewController(forKey: .to)!
        let end = context.finalFrame(for: page)
        page.view.frame = end.offsetBy(dx: 0, dy: -end.height)
        context.containerView.addSubview(page.view)
        UIView.animate(withDuration: 0.4, animations: { page.view.frame = end }, completion: { done in context.completeTransition(true) })
    }
}
class Stuck: Slide {
    override func animateTransition(using context: UIViewControllerContextTransitioning) {
        context.containerView.addSubview(context.viewController(forKey: .to)!.view)
    }
}
class Refusing: Slide {
    override func animateTransition(using context: UIViewControllerContextTransitioning) {
        context.completeTransition(false)
    }
}
class Slides: NSObject, UIViewControllerTransitioningDelegate {
    var slide = Slide()
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { slide }
}
let slides = Slides()
new home
new page
root home
```
```vcr goal
expect tree {
  home [disappeared]
    ^ page [appeared]
}
expect page.transitioningDelegate slides
```
```hint
Two lines, in the order of the text.
```
```vcr solution
page.transitioningDelegate = slides
present page as fullScreen
```

## Look at it half way
The animation takes 0.4 seconds, and you saw only its end. `dismiss` the page, then stop the clock with `hold`, present the page again,
say `wait 0.1` and `views`. Where is the page's view? `release` lets the clock run.

```vcr goal
expect tree {
  home [disappeared]
    ^ page [appeared]
}
expect log contains appearance {
  home.viewDidAppear(true)
  page.viewWillAppear(true)
  page.viewDidAppear(true)
}
```
```hint
Six commands: `dismiss`, `hold`, `present page`, `wait 0.1`, `views`, `release`.
```
```vcr solution
dismiss
hold
present page
wait 0.1
release
```

## Between will and did
`animateTransition` stands between the *will* and the *did* lines. The appearance is under way as long as the animator is.

```ask
Who says that the animation is over?
- [ ] the duration: It is told to UIKit, and only used to plan.
- [x] the animator, with `completeTransition`: Then, and not before, come the lines with *did*.
- [ ] the page: It does not know that it is animated.
```

## An animator that never ends
`slides.slide = Stuck()` puts another animator in: one that adds the view, and forgets `completeTransition`. Present `page` with it.
It looks right. Read `tree`, and ask `doctor`.

```vcr setup
dismiss
slides.slide = Stuck()
```
```vcr goal
expect tree {
  home [disappearing]
    ^ page [appearing]
}
```
```hint
`present page`, and look.
```
```vcr solution
present page
```

## Mend it
A world that hangs does not answer to `dismiss`. Go back with `undo`, until `tree` has `home` alone. Put a `Slide()` in as the
animator, and present again.

```vcr goal
expect tree {
  home [disappeared]
    ^ page [appeared]
}
```
```hint
`undo`, then `slides.slide = Slide()`, then `present page`.
```
```vcr solution
undo
slides.slide = Slide()
present page
```

## An animator that gives up
`completeTransition(false)` says that the transition came to nothing, as when a finger lets go too early.
The animator `Refusing`, which is in `slides` now, says so at once. Present `page`, and read in `tree` what is left.

```vcr setup quiet
dismiss
slides.slide = Refusing()
```
```vcr goal
expect tree { home [appeared] }
expect log contains presentation {
  page.presentationController.presentationTransitionDidEnd(false)
}
```
```hint
`present page`, then read the log to its end.
```
```vcr solution
present page
```

## And back?
`page` is up again, with a `Slide()`. `slides` has an animator for presenting only. For the way back UIKit takes its own. Which lines will come?

```vcr setup quiet
slides.slide = Slide()
present page
```
```predict dismiss
page.presentationController.dismissalTransitionWillBegin()
page.viewWillDisappear(true)
home.viewWillAppear(true)
home.viewIsAppearing(true)
home.viewDidAppear(true)
page.viewDidDisappear(true)
page.presentationController.dismissalTransitionDidEnd(true)
completion dismiss(page)
not: home.viewDidLoad()
```

## To explore
`present page unanimated`: is the animator asked? `explain UIViewControllerAnimatedTransitioning` has the page on it.
"""#)
}
