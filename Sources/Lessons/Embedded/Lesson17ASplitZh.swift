// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/17-a-split.zh.md.
extension LessonCatalogue {
    static let lesson17ASplitZh = File(
        name: "17-a-split.zh.md",
        text: #"""
---
lesson: a-split
title: 会合并的分栏
minutes: 8
needs: a-stack
language: zh
rules: R31
---
一个列表，旁边是从列表里选出的内容：这就是分栏控制器（split view controller）。窄屏幕上放不下两栏。

## 并排
这是一台 iPad。`list` 和 `detail` 各在一叠里，叫 `left` 和 `right`。
用 `new s as split with left right` 把两个做成分栏，让它成为根。`tree` 和 `screen` 会显示它。

```vcr setup fresh quiet
device iPad
new list
new detail
new left as nav root list
new right as nav root detail
```
```vcr goal
expect tree {
  s [appeared]
    left [appeared]
      list [appeared]
    right [appeared]
      detail [appeared]
}
```
```hint
两个命令：正文里的那个，然后 `root s`。
```
```hint
代码是 `let s = UISplitViewController(style: .doubleColumn)`、`s.setViewController(left, for: .primary)`、
`s.setViewController(right, for: .secondary)`、 `window.rootViewController = s` 和 `window.makeKeyAndVisible()`。
```
```vcr solution
new s as split with left right
root s
```

## 宽和窄
有没有地方，看的是*大小类别*：`regular` 是宽，`compact` 是窄。它写在 `tree` 里根的后面：`wR` 或 `wC`。
用 `trait compact` 让屏幕变窄，就像另一个 App 占了一半。然后比较两棵树。

```vcr goal
expect tree {
  s [appeared]
    left [appeared]
      list [disappeared]
      right [appeared]
        detail [appeared]
}
```
```hint
一个命令。
```
```vcr solution
trait compact
```

## 右边去哪里了？
两栏变成了一叠：分栏*合并*了。两个都还在，一个叠在另一个上面。

```ask
现在 `right` 是什么？
- [ ] 不见了：它在树里。
- [ ] `s` 的子控制器，被 `left` 盖住：看看它缩进了多少。
- [x] `left` 这一叠里的一页：它被推到那里，`detail` 也跟着来了。
```

## 回到列表
只有一栏时，读者也想看列表。返回按钮就是拿走最上面的一页：`pop left`，或 `left.popViewController(animated: true)`。

```vcr goal
expect left.topViewController list
expect tree {
  s [appeared]
    left [appeared]
      list [appeared]
}
```
```hint
`pop` 后面跟那一叠的名字。
```
```vcr solution
pop left
```

## 又变宽
屏幕变宽。`right` 会在哪里？

```vcr goal
expect right.parent s
expect detail.parent right
```
```hint
`compact` 的反面是 `regular`。
```
```vcr solution
trait regular
```

## 再合并一次
`set log appearance containment` 让代理的行不显示。两栏里有一栏完全听不到出现和消失的回调。是哪一栏？

```vcr setup
set log appearance containment
```
```predict trait compact
list.viewWillDisappear(false)
list.viewDidDisappear(false)
right.willMove(toParent: left)
right.didMove(toParent: left)
not: detail.viewWillAppear(false)
not: detail.viewWillDisappear(false)
not: detail.didMove(toParent: nil)
```

## 自己试试
```vcr setup quiet
set log default
```
试试 `trait regular` 和 `column hide primary`。在一个新的世界里（`reset`），`device iPhone 16` 显示一开始就合并的分栏。
"""#)
}
