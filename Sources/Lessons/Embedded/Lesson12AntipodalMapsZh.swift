// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/12-antipodal-maps.zh.md.
extension LessonCatalogue {
    static let lesson12AntipodalMapsZh = File(
        name: "12-antipodal-maps.zh.md",
        text: #"""
---
lesson: antipodal-maps
title: 两张地图，和没有控制器的视图
minutes: 9
needs: forgotten-add-child swap-children
language: zh
rules: C24 M3
---
笔直地挖一个洞穿过地球：会从哪里出来？那个地方叫*对跖点*。
一个带两张地图的容器显示两头。它让你看到子控制器怎样合作，以及不是子控制器的会怎样。

## 同时两个子控制器
`new maps as antipodal` 创建一个自带两个子控制器的容器。让它成为根，再看看 `tree`。

```vcr setup fresh quiet
```
```vcr goal
expect tree {
  maps [appeared]
    map1 [appeared]
    map2 [appeared]
}
```
```hint
两个命令：正文里的那个，然后是 `root` 和它的名字。
```
```vcr solution
new maps as antipodal
root maps
```

## 一个动，另一个跟着
把上面的地图拖到柏林：`pan map1 52.5 13.4`。这是北纬和东经的度数。
然后用 `info map2` 看看下面的那张。

```vcr goal
expect map1.latitude 52.5
expect map2.latitude -52.5
```
```hint
照正文输入这个命令。
```
```vcr solution
pan map1 52.5 13.4
```

## 谁告诉了另一张地图？
`responders map1` 显示一张地图的外面是谁：它的视图、容器的一个视图、容器。

```ask
拖的是 `map1`，动的还有 `map2`。应该由谁告诉 `map2` 去哪里？
- [ ] `map1`，它认识它的姐妹：那样一张地图就永远不能单独使用。
- [x] 容器，它从 `map1` 那里听到：每张地图只知道一个代理，而容器是两张地图的代理。
- [ ] 窗口：它只知道一个控制器，就是它的根。
```

## 把一半翻过来
`flip maps` 翻转上面一半：地图离开，一页关于这个地方的文字到来。代码是 `maps.flip(.upper)`。
翻转它，然后看记录：这就是你已经知道的交换。

```vcr goal
expect tree {
  maps [appeared]
    map2 [appeared]
    text1 [appeared]
}
```
```hint
`flip maps`
```
```vcr solution
flip maps
```

## 没有控制器的视图
现在是一个错误，在一个新的世界里，根是 `first`。`home` 显示 `note` 的视图，却从不让 `note` 成为它的子控制器。
输入 `home.view.addSubview(note.view)`。`home` 还不在屏幕上，所以记录里只有加载。

```vcr setup fresh quiet
new first
new home
new note
root first
```
```vcr goal
expect note.isViewLoaded true
expect note.parent nil
```
```hint
只输入正文里的那一行。
```
```vcr solution
home.view.addSubview(note.view)
```

## 它什么也听不到
现在 `home` 来到屏幕上，`note` 的视图也跟着来了。`set log appearance` 让其他种类的行都不显示。

```vcr setup
set log appearance
```
```predict present home as fullScreen
first.viewWillDisappear(true)
home.viewWillAppear(true)
home.viewIsAppearing(true)
home.viewDidAppear(true)
first.viewDidDisappear(true)
not: note.viewWillAppear(true)
not: note.viewDidAppear(true)
```

你看得见 `note`，它自己却不知道。`tree` 里连它的名字都没有。容器告诉它的*子控制器*，而 `note` 不是。

## 让它成为子控制器
`why not note.viewWillAppear` 会详细说明。`doctor` 有补救的两行：输入它们。
然后 `tree` 里有了 `note`，状态仍然是 `disappeared`：错过的不会再来。
用 `dismiss` 让 `home` 离开，好让它再来一次。

```vcr setup quiet
set log default
```
```vcr goal
expect note.parent home
expect home.presentingViewController nil
expect log contains containment {
  note.willMove(toParent: home)
  note.didMove(toParent: home)
}
```
```hint
`doctor`，然后输入 mend 后面的两行，再 `dismiss`。
```
```hint
先 `home.addChild(note)`，再 `note.didMove(toParent: home)`，最后 `dismiss`。
```
```vcr solution
home.addChild(note)
note.didMove(toParent: home)
dismiss
```

## 现在它听得到了
`note` 是子控制器，所以父控制器听到的，也会传给它。

```vcr setup quiet
set log appearance
```
```predict present home as fullScreen
first.viewWillDisappear(true)
home.viewWillAppear(true)
note.viewWillAppear(true)
home.viewIsAppearing(true)
note.viewIsAppearing(true)
home.viewDidAppear(true)
note.viewDidAppear(true)
first.viewDidDisappear(true)
not: note.viewDidLoad()
```

## 自己试试
```vcr setup quiet
set log default
```
`new whole as WholeAntipodalController; root whole; flip whole` 是另一种翻法。`set log view` 显示每次移动的是谁的视图。
"""#)
}
