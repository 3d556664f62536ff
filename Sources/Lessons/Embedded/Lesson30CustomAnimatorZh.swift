// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/30-custom-animator.zh.md.
extension LessonCatalogue {
    static let lesson30CustomAnimatorZh = File(
        name: "30-custom-animator.zh.md",
        text: #"""
---
lesson: custom-animator
title: 自己的动画
minutes: 9
needs: presentation-controller
language: zh
rules: P03 P12
---
弹出的页面怎样进来，由一个对象决定：*动画器*。它得到两个控制器和一个用来移动它们的视图，
做完了它必须说一声。

## 从上面来
`Slide` 是一个动画器：它让页面从上面落下来。它这样做：

```vcr
let page = context.viewController(forKey: .to)!
let end = context.finalFrame(for: page)
page.view.frame = end.offsetBy(dx: 0, dy: -end.height)
context.containerView.addSubview(page.view)
UIView.animate(withDuration: 0.4, animations: { page.view.frame = end },
    completion: { done in context.completeTransition(true) })
```

`slides` 给出它。输入 `page.transitioningDelegate = slides`，再输入 `present page as fullScreen`。在记录里找到动画器。

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
两行，按正文的顺序。
```
```vcr solution
page.transitioningDelegate = slides
present page as fullScreen
```

## 看看一半的时候
动画用 0.4 秒，你只看到了终点。先 `dismiss` 这一页，再用 `hold` 停住时钟，再弹出这一页，
输入 `wait 0.1` 和 `views`。页面的视图在哪里？`release` 让时钟继续走。

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
六个命令：`dismiss`、`hold`、`present page`、`wait 0.1`、`views`、`release`。
```
```vcr solution
dismiss
hold
present page
wait 0.1
release
```

## will 和 did 之间
`animateTransition` 在 *will* 和 *did* 的行之间。动画器还在做，出现就还没有完成。

```ask
谁说动画结束了？
- [ ] 时长：它告诉了 UIKit，只用来安排。
- [x] 动画器，用 `completeTransition`：这之后才有 *did* 的行。
- [ ] 页面：它不知道自己在动画里。
```

## 不结束的动画器
`slides.slide = Stuck()` 换上另一个动画器：它添加视图，却忘了 `completeTransition`。用它弹出 `page`。
看起来没错。看看 `tree`，再问 `doctor`。

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
`present page`，然后看看。
```
```vcr solution
present page
```

## 补救
卡住的世界不理会 `dismiss`。用 `undo` 往回走，直到 `tree` 里只有 `home`。换上 `Slide()` 作为动画器，
再弹出一次。

```vcr goal
expect tree {
  home [disappeared]
    ^ page [appeared]
}
```
```hint
先 `undo`，再 `slides.slide = Slide()`，再 `present page`。
```
```vcr solution
undo
slides.slide = Slide()
present page
```

## 放弃的动画器
`completeTransition(false)` 说这次转场没有成，就像手指放得太早。
动画器 `Refusing` 现在在 `slides` 里，它马上就这样说。弹出 `page`，看看 `tree` 里还剩什么。

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
`present page`，然后把记录读到底。
```
```vcr solution
present page
```

## 回来呢？
`page` 又弹出了，用的是 `Slide()`。`slides` 只有弹出用的动画器。回来时 UIKit 用它自己的。哪些行会来？

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

## 自己试试
`present page unanimated`：会问动画器吗？`explain UIViewControllerAnimatedTransitioning` 有关于它的页面。
"""#)
}
