// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/23-presentation-controller.zh.md.
extension LessonCatalogue {
    static let lesson23PresentationControllerZh = File(
        name: "23-presentation-controller.zh.md",
        text: #"""
---
lesson: presentation-controller
title: 自己的弹出控制器
minutes: 9
needs: sheets
language: zh
rules: P12 D16
---
每次弹出都有一个对象负责：*弹出控制器*（presentation controller）。它决定弹出的视图站在哪里、周围画什么。
如果现成的样式都不合适，就自己写一个。

## 半个屏幕
卡片占下面一半。类 `Card` 说的就是这些：

```vcr
override var frameOfPresentedViewInContainerView: CGRect {
    let all = containerView!.bounds
    let half = all.height / 2
    return CGRect(x: 0, y: half, width: all.width, height: half)
}
```

`cards` 是一个对象，有谁向它要弹出控制器时，它给出一个 `Card`。把它交给便条：
`note.transitioningDelegate = cards`。然后 `present note as custom`，看看 `screen`。

```vcr setup fresh quiet
class Card: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
        let all = containerView!.bounds
        let half = all.height / 2
        return CGRect(x: 0, y: half, width: all.width, height: half)
    }
}
class Cards: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        Card(presentedViewController: presented, presenting: presenting)
    }
}
let cards = Cards()
new home
new note
root home
```
```vcr goal
expect home.presentedViewController note
expect note.view.frame 0 426 393 426
```
```hint
两行：带 `cards` 的那一行，然后 `present note as custom`。
```
```vcr solution
note.transitioningDelegate = cards
present note as custom
```

## 问了谁
记录的第一行有 `transitioningDelegate`：那时问的是 `cards`。`views` 显示 `containerView` 是什么：
弹出期间 UIKit 放在一切之上的视图。

```ask
现在便条的大小从哪里来？
- [x] 从 `Card`：它给出在容器视图里的框架。
- [ ] 从 `home`：弹出者说了不算。
- [ ] 从便条的 `preferredContentSize`：只有 `Card` 去问它时才是。
```

## 弹出的几个时刻
弹出控制器会听到四个时刻：弹出开始、弹出结束、收起开始、收起结束。

```predict dismiss
note.presentationController.dismissalTransitionWillBegin()
note.viewWillDisappear(true)
note.viewDidDisappear(true)
note.presentationController.dismissalTransitionDidEnd(true)
completion dismiss(note)
not: home.viewWillAppear(true)
not: note.transitioningDelegate.presentationController(forPresented: note)
```

## 周围的东西
`DimCard` 是一种 `Card`：弹出开始时，它在便条后面放一个暗的视图 `shade`，收起结束时再拿走。
`dimming` 给出它。把这个代理交给便条，弹出它，再看看 `views`。

```vcr setup quiet
class DimCard: Card {
    let shade = UIView()
    override func presentationTransitionWillBegin() {
        shade.frame = containerView!.bounds
        shade.backgroundColor = .black
        shade.alpha = 0.4
        containerView!.addSubview(shade)
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { shade.removeFromSuperview() }
    }
}
class DimCards: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        DimCard(presentedViewController: presented, presenting: presenting)
    }
}
let dimming = DimCards()
```
```vcr goal
expect home.presentedViewController note
expect note.transitioningDelegate dimming
expect note.view.frame 0 426 393 426
```
```hint
和第一步一样的两行，用 `dimming`。
```
```vcr solution
note.transitioningDelegate = dimming
present note as custom
```

## 从头再来一次
拿走它，再带回来。代理会被问第二次吗？在阴影后面的 `home` 会听到吗？

```vcr setup
dismiss
```
```predict present note as custom
note.transitioningDelegate.presentationController(forPresented: note)
note.presentationController.traitCollectionDidChange(nil)
note.presentationController.presentationTransitionWillBegin()
note.viewWillAppear(true)
note.viewIsAppearing(true)
note.viewDidAppear(true)
note.presentationController.presentationTransitionDidEnd(true)
completion present(note)
not: note.viewDidLoad()
not: home.viewWillDisappear(true)
```

## 自己试试
`rotate` 转动屏幕：便条还是屏幕的一半高吗？`set log layout` 显示谁在什么时候布局。
"""#)
}
