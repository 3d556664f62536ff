// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/08-remove-a-child.zh.md.
extension LessonCatalogue {
    static let lesson08RemoveAChildZh = File(
        name: "08-remove-a-child.zh.md",
        text: #"""
---
lesson: remove-a-child
title: 移除一个子控制器
minutes: 7
needs: forgotten-add-subview
language: zh
rules: C20
---
离开的子控制器走相反的路：先告诉它，它的视图走开，然后父控制器放开它。

## 一个命令
`home` 有一个子控制器 `a`。用 `remove a` 移除它，看看它听到什么。

```vcr setup fresh quiet
new home
new a
new b
root home
add a
```
```vcr goal
expect tree { home [appeared] }
expect log containment {
  a.willMove(toParent: nil)
  a.didMove(toParent: nil)
}
```
```hint
命令是 `remove`，后面跟子控制器的名字。
```
```vcr solution
remove a
```

## 镜子里的样子
移到*没有*父控制器的地方，写作 `nil`。这个命令背后有三个调用；`help remove` 会显示它们。

```ask
它们是什么顺序？
- [ ] `removeFromParent`，然后视图，然后 `willMove`：已经离开的子控制器听不到自己将要离开。
- [x] `willMove(toParent: nil)`，然后视图，然后 `removeFromParent`：先说一声，再移视图，最后断开父子关系。
- [ ] `didMove(toParent: nil)`，然后视图：`didMove` 由 `removeFromParent` 自己发出。
```

## 一次一个调用
用 `add b` 添加 `b`，再用三个调用把它拿出来。

```vcr goal
expect b.parent nil
expect log contains containment {
  b.willMove(toParent: home)
  b.didMove(toParent: home)
  b.willMove(toParent: nil)
  b.didMove(toParent: nil)
}
expect no warning
```
```hint
三个调用里的第一个是 `b.willMove(toParent: nil)`。
```
```hint
然后是 `b.view.removeFromSuperview()` 和 `b.removeFromParent()`。
```
```vcr solution
add b
b.willMove(toParent: nil)
b.view.removeFromSuperview()
b.removeFromParent()
```

## 少了第一句话
`b` 又是子控制器了。这次父控制器忘了 `willMove(toParent: nil)`，视图也留在原处。`b` 听到什么？

```vcr setup quiet
add b
```
```predict b.removeFromParent()
b.didMove(toParent: nil)
not: b.willMove(toParent: nil)
not: b.viewWillDisappear(false)
```

你仍然看得见 `b`，树里却没有它了。`doctor` 说出两件事：没有说的那句话，和留下的视图。

## 谁让它活着
只要还有谁持有一个对象，它就活着。父控制器持有它的子控制器；在这里，这个程序也通过名字持有 `a`。
`forget a` 放开这个名字。下面那一行是 `draft` 的结束：它刚创建就被忘掉了，没有谁持有它。

```vcr setup
new draft
forget draft
```
```predict forget a
a.deinit
not: a.viewDidDisappear(false)
not: a.willMove(toParent: nil)
```

## 自己试试
输入 `new c; add c; forget c`：什么也没发生，因为父控制器持有它。现在输入 `remove c`，注意最后一行。
"""#)
}
