// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/04-add-a-child.zh.md.
extension LessonCatalogue {
    static let lesson04AddAChildZh = File(
        name: "04-add-a-child.zh.md",
        text: #"""
---
lesson: add-a-child
title: 添加一个子控制器
minutes: 8
needs: tree-and-states load-sequence appear-sequence
language: zh
rules: C10
---
一个控制器可以把另一个放进自己里面：一张地图旁边带一个列表，一个页面底部带一个播放器。
外面的叫*父控制器*，里面的叫*子控制器*。这一课先用一个命令添加子控制器，再一次一个调用地添加。

## 一个命令
`add a` 让 `a` 成为根的子控制器，并把它的视图放进根的视图。

```vcr setup fresh quiet
new home
new a
new b
root home
```
```vcr goal
expect tree {
  home [appeared]
    a [appeared]
}
```
```hint
命令是 `add`，后面跟子控制器的名字。
```
```vcr solution
add a
```

## 第一行和最后一行
再看看记录：开头是 `a.willMove(toParent: home)`，后来是 `a.didMove(toParent: home)`。
子控制器先听到自己将要移动，再听到已经移动了。`help add` 显示这个命令背后的调用。

```ask
用 App 的话说，下面哪些调用是 `add` 自己做的？
- [x] `home.addChild(a)`：它让一个成为另一个的父控制器。
- [x] `home.view.addSubview(a.view)`：它把视图放到屏幕上。
- [x] `a.didMove(toParent: home)`：一切就位以后，父控制器这样告诉它。
- [ ] `a.willMove(toParent: home)`：这一行由 `addChild` 自己发出。
```

## 一次一个调用
现在像在 App 里写的那样，用三个调用添加 `b`。每个调用之后都看看记录。

```vcr goal
expect tree {
  home [appeared]
    a [appeared]
    b [appeared]
}
expect log containment {
  b.willMove(toParent: home)
  b.didMove(toParent: home)
}
```
```hint
先是父子关系：`home.addChild(b)`。然后是视图：`home.view.addSubview(b.view)`。
```
```hint
最后要让子控制器听到它已经移动了：`b.didMove(toParent: home)`。
```
```vcr solution
home.addChild(b)
home.view.addSubview(b.view)
b.didMove(toParent: home)
```
```explain C10
```

## 子控制器的子控制器
每个子控制器自己也可以是父控制器。

```vcr setup quiet
new c
```
```predict add c to b
c.willMove(toParent: b)
c.loadView()
c.viewDidLoad()
c.viewWillAppear(false)
c.didMove(toParent: b)
c.viewIsAppearing(false)
c.viewDidAppear(false)
not: b.viewWillAppear(false)
not: b.willMove(toParent: home)
```

## 自己试试
输入 `code`，看看刚才那一步在 App 里怎么写。`step add c to home` 一次一个调用地走过一个命令。
"""#)
}
