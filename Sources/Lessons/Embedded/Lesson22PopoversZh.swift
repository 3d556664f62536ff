// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/22-popovers.zh.md.
extension LessonCatalogue {
    static let lesson22PopoversZh = File(
        name: "22-popovers.zh.md",
        text: #"""
---
lesson: popovers
title: 弹出框，和它们变成的样子
minutes: 8
needs: sheets preferred-size
language: zh
rules: E18 D16
---
弹出框是指着某个东西的小窗口。小屏幕上放不下，它就变成别的样子。
这叫做*适配*。

## 在手机上
`popover menu at 100 300 60 40` 把 `menu` 作为指向那个地方的弹出框弹出。这是一台手机。
做一次，在 `tree` 里看看它变成了什么。

```vcr setup fresh quiet
new home
new menu
root home
```
```vcr goal
expect home.presentedViewController menu
expect menu.modalPresentationStyle popover
```
```hint
照正文输入这个命令。
```
```vcr solution
popover menu at 100 300 60 40
```

## 样式，和它变成的
`as popover, adapted to formSheet`：App 要的是一种，得到的是另一种。屏幕够宽时，要什么就得到什么。

```ask
弹出框会变成什么，由下面哪些决定？
- [x] 屏幕的大小类别：宽度紧凑，就变成卡片。
- [ ] `menu` 希望的大小：它决定真正的弹出框有多大。
- [x] 弹出的代理，如果有的话：你很快会看到。
```

## 在平板上
现在是 iPad。弹出同样的弹出框，看看 `screen`，再点它的旁边：`tap outside`。

```vcr setup fresh quiet
device iPad
new home
new menu
root home
```
```vcr goal
expect home.presentedViewController nil
expect log contains presentation {
  menu.presentationController.presentationTransitionDidEnd(true)
  menu.presentationController.dismissalTransitionDidEnd(true)
}
```
```hint
第一步的命令，然后 `tap outside`。
```
```vcr solution
popover menu at 100 300 60 40
tap outside
```

## 它得指着什么
把地方忘掉：`present menu as popover`。来了一个异常：真正的 App 会在这里终止，而这个程序把这一步收回。
然后做对它。代码里，那个地方是一个视图。先写 `menu.modalPresentationStyle = .popover`，因为只有弹出框才有 popover presentation controller；
再写 `menu.popoverPresentationController?.sourceView = home.view`；最后再一次 `present menu as popover`。

```vcr goal
expect exception "should have a non-nil sourceView"
expect home.presentedViewController menu
```
```hint
先只输入 `present menu as popover`。
```
```hint
然后是以 `menu.` 开头的两行，再一次 `present menu as popover`。
```
```vcr solution
present menu as popover
menu.modalPresentationStyle = .popover
menu.popoverPresentationController?.sourceView = home.view
present menu as popover
```

## 手机上的小弹出框
又是手机。代理可以拒绝适配：问 `keeper` 弹出框该变成什么，它回答 `.none`。
输入 `menu.modalPresentationStyle = .popover`，再输入 `menu.popoverPresentationController?.delegate = keeper`，最后是第一步的命令。

```vcr setup fresh quiet
class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
}
let keeper = Keeper()
new home
new menu
root home
prefer menu 200 120
```
```vcr goal
expect home.presentedViewController menu
expect log contains delegate {
  menu.delegate.adaptivePresentationStyle(wC hR)
}
```
```hint
三行，按正文的顺序。
```
```vcr solution
menu.modalPresentationStyle = .popover
menu.popoverPresentationController?.delegate = keeper
popover menu at 100 300 60 40
```

## 拿走它
`screen` 显示手机上一个真正的弹出框。点它的旁边，会像卡片那样去问代理。顺序是什么？

```predict tap outside
menu.delegate.presentationControllerShouldDismiss()
menu.delegate.presentationControllerWillDismiss()
menu.presentationController.dismissalTransitionWillBegin()
menu.viewWillDisappear(true)
menu.viewDidDisappear(true)
menu.presentationController.dismissalTransitionDidEnd(true)
menu.delegate.presentationControllerDidDismiss()
not: home.viewWillAppear(true)
```

## 自己试试
`styles popover` 显示弹出框在六种设备、三种系统上变成什么。弹出框还在时输入 `device iPad`，就能亲眼看到它适配。
"""#)
}
