// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/07-forgotten-add-subview.zh.md.
extension LessonCatalogue {
    static let lesson07ForgottenAddSubviewZh = File(
        name: "07-forgotten-add-subview.zh.md",
        text: #"""
---
lesson: forgotten-add-subview
title: 忘了 addSubview
minutes: 6
needs: forgotten-add-child
language: zh
rules: C10
---
第三种情况：控制器是子控制器，它的视图却哪里也不在。

## 只有子控制器
输入 `home.addChild(a)` 和 `a.didMove(toParent: home)`，不加视图。

```vcr setup fresh quiet
new home
new a
root home
```
```vcr goal
expect log containment {
  a.willMove(toParent: home)
  a.didMove(toParent: home)
}
expect a.isViewLoaded false
```
```hint
先 `home.addChild(a)`，再 `a.didMove(toParent: home)`。
```
```vcr solution
home.addChild(a)
a.didMove(toParent: home)
```

## 看不见的子控制器
看看 `tree` 和 `screen`。子控制器在那里，状态是 `unloaded`：还没有谁要过它的视图。

```ask
`a` 听到了 `willMove` 和 `didMove`。它听到 `viewDidLoad` 了吗？
- [ ] 听到了，每个子控制器都会：看看记录，没有谁要过它的视图。
- [x] 没有：视图需要时才加载；子控制器可以看不见地等着，就像标签栏里的其他标签。
```

## 以后再显示
这可能正是你想要的：一个等着的子控制器。现在用一个调用把它显示出来。

```vcr goal
expect tree {
  home [appeared]
    a [appeared]
}
```
```hint
一个的视图放进另一个的视图。
```
```vcr solution
home.view.addSubview(a.view)
```

## 反过来
视图也可以拿走，而控制器仍然是子控制器。

```predict a.view.removeFromSuperview()
a.viewWillDisappear(false)
a.viewDidDisappear(false)
not: a.willMove(toParent: nil)
not: a.didMove(toParent: nil)
```

## 自己试试
输入 `tree`，再输入 `info a`：它仍然是子控制器，视图也还在。`views` 显示视图的树。
"""#)
}
