// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/06-forgotten-add-child.zh.md.
extension LessonCatalogue {
    static let lesson06ForgottenAddChildZh = File(
        name: "06-forgotten-add-child.zh.md",
        text: #"""
---
lesson: forgotten-add-child
title: 忘了 addChild
minutes: 7
needs: forgotten-did-move
language: zh
rules: C12
---
下一种错误最常见：视图加上了，它的控制器却没有。

## 只有视图
把 `a` 的视图放进 `home` 的视图，别的什么也不做。`a` 出现了，屏幕看起来也正常。

```vcr setup fresh quiet
new home
new a
root home
```
```vcr goal
expect a.view.superview home.view
expect no containment
```
```hint
一个调用：`home.view.addSubview(a.view)`。
```
```vcr solution
home.view.addSubview(a.view)
```

## 树说了什么
输入 `tree`，再输入 `doctor`。树里没有 `a`：谁也不知道它的视图属于 `home` 里的一个控制器。

```ask
你明明看得见 `a` 的视图，为什么树里没有 `a`？
- [ ] 它的视图没有加载：加载了，否则你看不见它。
- [x] 树由父子关系组成，而 `a` 没有父控制器：视图组成一棵树，控制器组成另一棵；要由你让两棵树一致。
- [ ] 它被移除了：它从来没在里面。
```

## 会出什么错
现在有东西盖住屏幕。子控制器本来会听到自己要消失。

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

## 补救
先用 `dismiss` 拿开盖住屏幕的控制器。然后给 `a` 一个父控制器，做完后再告诉它。`doctor` 有那几行。

```vcr goal
expect tree {
  home [appeared]
    a [appeared]
}
expect log contains containment {
  a.willMove(toParent: home)
  a.didMove(toParent: home)
}
```
```hint
`dismiss` 之后还缺两个调用，一个本该在添加视图之前，一个本该在之后；迟做总比不做好。
```
```vcr solution
dismiss
home.addChild(a)
a.didMove(toParent: home)
```
```explain C12
```

## 再盖一次
现在 `a` 是子控制器了。屏幕再被盖住一次；这次记录只显示出现和消失。

```vcr setup
set log appearance
```
```predict present cover as fullScreen unanimated
home.viewWillDisappear(false)
a.viewWillDisappear(false)
cover.viewWillAppear(false)
cover.viewIsAppearing(false)
cover.viewDidAppear(false)
home.viewDidDisappear(false)
a.viewDidDisappear(false)
not: a.viewDidLoad()
```

## 自己试试
```vcr setup quiet
set log default
```
`why a.viewWillDisappear` 说出规则的名字。输入 `dismiss`，再输入 `compare "present cover as fullScreen" "present cover as pageSheet"`：
它把两条路并排给你看，哪一条也不走。
"""#)
}
