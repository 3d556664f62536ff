// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/02-load-sequence.zh.md.
extension LessonCatalogue {
    static let lesson02LoadSequenceZh = File(
        name: "02-load-sequence.zh.md",
        text: #"""
---
lesson: load-sequence
title: 视图什么时候加载
minutes: 6
needs: tree-and-states
language: zh
rules: L02
---
控制器尽可能晚地创建视图。你将看到这一刻，以及它那时收到什么。

## 还什么都没有加载
这里有两个控制器。用 `info detail` 看其中一个：`view` 那一行是 `not loaded`。
在这里，查看从不改变任何东西；想看多少次都行。

```vcr setup fresh quiet
new home
new detail
root home
```
```ask
下面哪一个会创建 `detail` 的视图？
- [ ] `new detail`：那只创建了控制器本身。
- [ ] `tree`：它只查看，不加载任何东西。
- [x] 在代码里读取 `detail.view`：第一次要用视图的人让它被创建。
```

## 要用视图
在 App 里，通过属性 `view` 得到视图。第一次读取时，控制器创建它们。
像 App 里那样输入代码：`detail.view.backgroundColor = .red`。

```vcr goal
expect detail.isViewLoaded true
expect log load { detail.loadView()
detail.viewDidLoad() }
```
```hint
凡是需要视图的操作都会加载它。试着设置 `detail.view` 的某个属性。
```
```vcr solution
detail.view.backgroundColor = .red
```

## 只有一次
你看到了两个回调：`loadView` 创建视图，`viewDidLoad` 说明它已经有了。
现在第二次要用这个视图。它们会再来吗？

```predict detail.view.backgroundColor = .blue
not: detail.loadView()
not: detail.viewDidLoad()
```

## 自己的代码放在哪里
因为 `viewDidLoad` 只来一次，所以只需做一次的事放在这里。

```ask
一个页面显示新消息的数目。每次回到这个页面，数目都应该正确。放在 `viewDidLoad` 里合适吗？
- [ ] 合适：它只会正确一次，回来时就过时了。
- [x] 不合适：`viewDidLoad` 只来一次；需要保持最新的东西应放在显示的回调里。
```

## 通过显示来加载
第三个控制器 `page` 成为根。它还没有视图。它什么时候加载？

```vcr setup
new page
```
```predict root page
home.viewWillDisappear(false)
page.loadView()
page.viewDidLoad()
page.viewWillAppear(false)
page.viewIsAppearing(false)
home.viewDidDisappear(false)
page.viewDidAppear(false)
not: home.viewDidLoad()
not: detail.loadView()
```

## 自己试试
`explain viewDidLoad` 有一页关于这个回调的说明。试试 `detail.loadViewIfNeeded()`，想想它为什么什么也没说。
"""#)
}
