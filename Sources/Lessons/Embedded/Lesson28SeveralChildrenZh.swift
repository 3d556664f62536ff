// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/28-several-children.zh.md.
extension LessonCatalogue {
    static let lesson28SeveralChildrenZh = File(
        name: "28-several-children.zh.md",
        text: #"""
---
lesson: several-children
title: 同时几个子控制器
minutes: 7
needs: remove-a-child
language: zh
rules: C10 M3
---
到现在为止，子控制器一次来一个。几个一起来时，它们的回调会混在一起。其中有一种顺序，它有两个原因。

## 一个接一个
用两个命令添加 `a`，再添加 `b`。看看每一个怎样在下一个开始之前完成。

```vcr setup fresh quiet
new home
new a
new b
root home
```
```vcr goal
expect log appearance {
  a.viewWillAppear(false)
  a.viewIsAppearing(false)
  a.viewDidAppear(false)
  b.viewWillAppear(false)
  b.viewIsAppearing(false)
  b.viewDidAppear(false)
}
```
```hint
先 `add a`，再 `add b`。
```
```vcr solution
add a
add b
```

## 一口气
App 在两个调用之间不会等待。它一口气做的，屏幕也一口气显示。`together { … }` 就是这样的一口气。
两个都已拿出来。用 `together { add a; add b }` 添加它们。现在 `b` 的行在哪里？

```vcr setup quiet
remove a
remove b
```
```vcr goal
expect log appearance {
  a.viewWillAppear(false)
  b.viewWillAppear(false)
  a.viewIsAppearing(false)
  b.viewIsAppearing(false)
  a.viewDidAppear(false)
  b.viewDidAppear(false)
}
```
```hint
`together`，花括号里是一块，两个命令之间用 `;`。如果它们一个接一个地来了，`again` 重新开始这一步。
```
```vcr solution
together { add a; add b }
```

## 为什么这样
*will* 在把视图放到屏幕上的那个调用里到来。*is* 和 *did* 要等你的代码结束、屏幕完成布局。

```ask
你写了 `addSubview(a.view)`，下一行就读 `a.view` 的大小。它的布局完成了吗？
- [ ] 完成了，`viewWillAppear` 已经来了：那在布局之前。
- [x] 没有，你的代码结束以后才布局：在 `viewIsAppearing` 或更晚的时候再读。
```

## 一家子出现
现在 `a` 自己有一个子控制器 `kid`。它们都被 `cover` 盖着。`cover` 走开时，每个会听到什么？

```vcr setup fresh quiet
new home
new a
new b
new kid
new cover
root home
add a
add kid to a
present cover as fullScreen unanimated
set log appearance
```
```predict dismiss unanimated
cover.viewWillDisappear(false)
home.viewWillAppear(false)
a.viewWillAppear(false)
kid.viewWillAppear(false)
home.viewIsAppearing(false)
a.viewIsAppearing(false)
kid.viewIsAppearing(false)
home.viewDidAppear(false)
a.viewDidAppear(false)
kid.viewDidAppear(false)
cover.viewDidDisappear(false)
```

先是父控制器，再是它的子控制器，再是子控制器的子控制器：*will*、*is*、*did* 都是这样。

## 两个都拿走
`b` 也回来了。`remove a` 会带走 `kid`。一口气做完：`together { remove a; remove b }`。

```vcr setup quiet
set log default
add b
```
```vcr goal
expect tree { home [appeared] }
expect log appearance {
  a.viewWillDisappear(false)
  kid.viewWillDisappear(false)
  b.viewWillDisappear(false)
  a.viewDidDisappear(false)
  kid.viewDidDisappear(false)
  b.viewDidDisappear(false)
}
```
```hint
那一块的写法和刚才一样。
```
```vcr solution
together { remove a; remove b }
```

## 来了又走
`b` 在一口气之内来了又走。你根本没看见它。它听到了什么？

```predict together { add b; remove b }
b.willMove(toParent: home)
b.viewWillAppear(false)
b.didMove(toParent: home)
b.willMove(toParent: nil)
b.viewWillDisappear(false)
b.didMove(toParent: nil)
b.viewDidDisappear(false)
not: b.viewIsAppearing(false)
not: b.viewDidAppear(false)
```

## 自己试试
`hold` 留住后一半，`release` 让它来：`hold`、`add a`、`tree`、`release`。其间 `a` 是什么状态？
"""#)
}
