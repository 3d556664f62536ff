// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/01-tree-and-states.zh.md.
extension LessonCatalogue {
    static let lesson01TreeAndStatesZh = File(
        name: "01-tree-and-states.zh.md",
        text: #"""
---
lesson: tree-and-states
title: 树和它的状态
minutes: 5
needs:
language: zh
rules: C01
---
App 的屏幕由许多视图组成，每一组视图都有一个负责照看它的对象：*视图控制器*。
视图控制器可以包含别的视图控制器，所以它们组成一棵树。这个程序让你看到这棵树，以及每个控制器收到了什么。

学习时，`goal` 说明要求什么、你做到了哪里，`hint` 给提示，`solution` 替你输入下一行。`leave` 离开课程。

## 创建一个控制器
`new NAME` 创建一个控制器。这时它只是一个对象：还没有视图，也不在任何屏幕上。
请创建一个叫 `home` 的控制器。记录是空的，因为还没有谁收到任何消息。

```vcr goal
expect home.isViewLoaded false
```
```hint
命令是一个词，后面跟名字。
```
```hint
输入 `new home`。
```
```vcr solution
new home
```

## 把它放到屏幕上
窗口是 App 所显示的一切的外框。占满窗口的控制器叫做它的*根*。
输入 `root home`。现在出现的每一行都是控制器收到的一次调用，叫做*回调*。
然后输入 `tree`，看看名字后面方括号里的状态。
`help marks` 说明每行前面的符号和后面的编号是什么意思。

也可以输入 App 的代码：`window.rootViewController = home`，然后 `window.makeKeyAndVisible()`。

```vcr goal
expect tree { home [appeared] }
```
```hint
`root` 后面跟控制器的名字。
```
```vcr solution
root home
```

## 树说明了什么
`tree` 显示每个控制器和它的状态：`unloaded`（还没有视图）、`disappeared`（有视图，但不在屏幕上）
或 `appeared`（看得见）。正在变化时是 `appearing` 或 `disappearing`。

```ask
一个控制器创建后从未显示过。它是什么状态？
- [ ] `appeared`：那是屏幕上看得见的控制器的状态。
- [x] `unloaded`：视图要到需要时才创建。
- [ ] `disappeared`：那是视图已加载、但不在屏幕上的状态。
```

## 第二个根
根只能有一个。另一个控制器取代它时，第一个就得离开。
这里有第二个控制器 `other`。它刚刚创建，状态是 `unloaded`。

```vcr setup
new other
```
```predict root other
home.viewWillDisappear(false)
other.loadView()
other.viewDidLoad()
other.viewWillAppear(false)
other.viewIsAppearing(false)
home.viewDidDisappear(false)
other.viewDidAppear(false)
not: home.viewDidLoad()
not: other.willMove(toParent: home)
```

## 自己试试
输入 `info home`，再输入 `undo` 和 `info home`：你回到了前一步。`redo` 再往前走。
`why other.viewDidAppear` 说明某一行为什么出现。想继续时就继续。
"""#)
}
