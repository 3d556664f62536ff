// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/11-forward-by-hand.zh.md.
extension LessonCatalogue {
    static let lesson11ForwardByHandZh = File(
        name: "11-forward-by-hand.zh.md",
        text: #"""
---
lesson: forward-by-hand
title: 亲手告诉子控制器
minutes: 8
needs: swap-children
language: zh
rules: C28
---
到现在为止，子控制器出现时自己就会听到，因为父控制器会转告。容器可以关掉这一点，改为自己来说。

## 沉默的容器
类 `Quiet` 说它不转告出现和消失。`home` 就是一个 `Quiet`。把 `a` 加进去，看看记录里少了什么。

```vcr setup fresh quiet
class Quiet: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
new home as Quiet
new a
root home
```
```vcr goal
expect log containment {
  a.willMove(toParent: home)
  a.didMove(toParent: home)
}
expect a.isViewLoaded true
expect no appearance
```
```hint
`add a`。
```
```vcr solution
add a
```

## 说出来
看看 `tree`：`a` 的视图在屏幕上，它的状态却是 `disappeared`。没有谁告诉过它。
两个调用可以告诉它：一个说出现开始了、是否带动画；另一个说出现结束了。
输入 `a.beginAppearanceTransition(true, animated: false)`，再输入 `a.endAppearanceTransition()`。

```vcr goal
expect tree {
  home [appeared]
    a [appeared]
}
```
```hint
`true` 表示它出现；`false` 则表示它离开。
```
```vcr solution
a.beginAppearanceTransition(true, animated: false)
a.endAppearanceTransition()
```
```explain C28
```

## 容器离开的时候
有东西盖住屏幕。沉默的容器里的子控制器听到什么？

```vcr setup quiet
new cover
```
```predict present cover as fullScreen unanimated
cover.loadView()
cover.viewDidLoad()
cover.presentationController.presentationTransitionWillBegin()
home.viewWillDisappear(false)
cover.viewWillAppear(false)
cover.viewIsAppearing(false)
cover.viewDidAppear(false)
home.viewDidDisappear(false)
cover.presentationController.presentationTransitionDidEnd(true)
completion present(cover)
not: a.viewWillDisappear(false)
not: a.viewDidDisappear(false)
```

`a` 以为你还看得见它：影片会一直放下去。亲手转告的容器，两个方向都得说。

## 两个方向
```ask
沉默的容器应该在哪里告诉子控制器：它们要和它一起消失？
- [ ] 在 `viewDidLoad` 里：那只来一次，而且在显示之前。
- [x] 在它自己的 `viewWillDisappear` 和 `viewDidDisappear` 里：在一个里开始，在另一个里结束。
- [ ] 不用，UIKit 会做：这正是被关掉的。
```

## 两个方向都说的容器
`box` 就是这样的容器：它的四个出现和消失的回调，每个都告诉它的子控制器。其中两个是：

```
override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    children.first?.beginAppearanceTransition(false, animated: animated)
}
override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    children.first?.endAppearanceTransition()
}
```

`a` 是 `box` 的子控制器。屏幕又被盖住了。

```vcr setup fresh quiet
class Telling: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        children.first?.beginAppearanceTransition(true, animated: animated)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        children.first?.endAppearanceTransition()
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        children.first?.beginAppearanceTransition(false, animated: animated)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        children.first?.endAppearanceTransition()
    }
}
new first
new box as Telling
new a
new cover
root first
add a to box
root box
set log appearance
```
```predict present cover as fullScreen unanimated
box.viewWillDisappear(false)
a.viewWillDisappear(false)
cover.viewWillAppear(false)
cover.viewIsAppearing(false)
cover.viewDidAppear(false)
box.viewDidDisappear(false)
a.viewDidDisappear(false)
not: a.viewWillAppear(false)
```

## 自己试试
```vcr setup quiet
set log default
```
输入 `dismiss`、`new b`、`add b to box` 和 `doctor`：这个容器只告诉第一个子控制器。`doctor` 写出补救的那几行。
"""#)
}
