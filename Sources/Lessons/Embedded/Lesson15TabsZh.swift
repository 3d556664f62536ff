// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/15-tabs.zh.md.
extension LessonCatalogue {
    static let lesson15TabsZh = File(
        name: "15-tabs.zh.md",
        text: #"""
---
lesson: tabs
title: 标签
minutes: 6
needs: a-stack
language: zh
rules: C42
---
标签栏控制器从一开始就把所有页面作为子控制器，并显示其中一个。

## 三个标签
用 `new t as tab with a b c` 创建一个，让它成为根。在 `tree` 里看看每一页是什么状态。

```vcr setup fresh quiet
new a
new b
new c
```
```vcr goal
expect tree {
  t [appeared]
    a [appeared]
    b [unloaded]
    c [unloaded]
}
```
```hint
两个命令：`new t as tab with a b c`，然后 `root t`。
```
```hint
代码是 `let t = UITabBarController()`、`t.viewControllers = [a, b, c]`、 `window.rootViewController = t` 和 `window.makeKeyAndVisible()`。
```
```vcr solution
new t as tab with a b c
root t
```

## 需要时才加载
`b` 和 `c` 是子控制器，但它们的视图从没创建过：还没有谁看过它们。

```predict select b
b.loadView()
b.viewDidLoad()
b.viewWillAppear(false)
a.viewWillDisappear(false)
b.viewIsAppearing(false)
a.viewDidDisappear(false)
b.viewDidAppear(false)
not: b.willMove(toParent: t)
not: a.willMove(toParent: nil)
```

## 再回来
再选择 `a`。它的视图还在。

```vcr goal
expect t.selectedViewController a
expect no load
expect tree {
  t [appeared]
    a [appeared]
    b [disappeared]
    c [unloaded]
}
```
```hint
和刚才一样的词，换一个名字。
```
```vcr solution
select a
```

## 加载几次？
```ask
你从一个标签换到另一个，再换回来。第一个的 `viewDidLoad` 来几次？
- [x] 一次：你离开时，它的视图仍然保持加载。
- [ ] 两次：视图不会再创建一次。
```

## 换到另一个
`b` 以前看过了。现在什么会来，什么不会来？

```predict select b
b.viewWillAppear(false)
a.viewWillDisappear(false)
b.viewIsAppearing(false)
a.viewDidDisappear(false)
b.viewDidAppear(false)
not: b.viewDidLoad()
not: b.loadView()
```

## 自己试试
`tap a` 走手指的路：先问标签栏的代理。比较 `tap a` 和 `select a` 的记录。
"""#)
}
