// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/09-swap-children.zh.md.
extension LessonCatalogue {
    static let lesson09SwapChildrenZh = File(
        name: "09-swap-children.zh.md",
        text: #"""
---
lesson: swap-children
title: 用一个子控制器换另一个
minutes: 8
needs: remove-a-child
language: zh
rules: C24
---
容器常常一次只显示一个子控制器，并且会换，就像标签那样。换的时候可以有动画，叫做*转场*。

## 一次交换
`home` 显示着 `a`。命令 `cycle a to b` 拿走 `a`、带来 `b`，转场用四分之一秒。

```vcr setup fresh quiet
new home
new a
new b
root home
add a
```
```vcr goal
expect tree {
  home [appeared]
    b [appeared]
}
```
```hint
一个命令，带上两个名字。
```
```vcr solution
cycle a to b
```

## 谁先听到什么
从头看记录。要走的先听到自己要走；要来的接着听到自己要来。
最后两行在动画结束时到来。

```ask
`a` 什么时候不再是 `home` 的子控制器？
- [ ] 动画之前：那样你还看得见它，它却已经走了。
- [ ] 第一行的时候：那一行只说明它将要离开。
- [x] 动画结束的时候：它的视图一直留到那时，所以它也得一直是子控制器。
```

## 停在中间
你可以让时钟停下。`hold` 让正在动的停在半空，`wait 0.1` 让时间过去十分之一秒，`release` 让一切走到终点。
在 `hold` 之下开始从 `b` 换回 `a`，看看 `tree`，然后让它结束。

```vcr goal
expect tree {
  home [appeared]
    a [appeared]
}
expect log contains {
  a.viewWillAppear(true)
  a.viewDidAppear(true)
}
```
```hint
先 `hold`，再 `cycle b to a`，再 `tree`，最后 `release`。
```
```vcr solution
hold
cycle b to a
wait 0.1
release
```

## 再来一次
现在 `a` 又要走，`b` 要来。它的视图已经有了。

```predict cycle a to b
a.willMove(toParent: nil)
b.willMove(toParent: home)
a.viewWillDisappear(true)
b.viewWillAppear(true)
b.viewIsAppearing(true)
b.viewDidAppear(true)
a.viewDidDisappear(true)
completion transition(a, b, true)
a.didMove(toParent: nil)
b.didMove(toParent: home)
not: b.viewDidLoad()
not: home.viewWillDisappear(true)
```

## 自己试试
`code` 显示这个交换在 App 里怎么写。`step cycle b to a` 一次一个调用地走过它，`skip` 跳过一个：会少了什么？
"""#)
}
