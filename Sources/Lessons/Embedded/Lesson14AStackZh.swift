// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/14-a-stack.zh.md.
extension LessonCatalogue {
    static let lesson14AStackZh = File(
        name: "14-a-stack.zh.md",
        text: #"""
---
lesson: a-stack
title: 一叠页面
minutes: 7
needs: swap-children
language: zh
rules: C34 C36
---
导航控制器是 UIKit 自带的容器：一叠页面，你看到最上面的一页，并且有路可以返回。

## 开始一叠
`new n as nav root list` 创建一个导航控制器，第一页是 `list`。然后让它成为窗口的根。

```vcr setup fresh quiet
new list
new detail
```
```vcr goal
expect tree {
  n [appeared]
    list [appeared]
}
```
```hint
两个命令：正文里的那个，然后 `root n`。
```
```hint
代码是 `let n = UINavigationController(rootViewController: list)`、 `window.rootViewController = n` 和 `window.makeKeyAndVisible()`。
```
```vcr solution
new n as nav root list
root n
```

## 再深一页
`push detail` 把第二页 `detail` 放到 `list` 上面。代码是 `n.pushViewController(detail, animated: true)`。

```predict push detail
detail.willMove(toParent: n)
detail.loadView()
detail.viewDidLoad()
list.viewWillDisappear(true)
detail.viewWillAppear(true)
n.delegate.willShow(detail, true)
detail.viewIsAppearing(true)
list.viewDidDisappear(true)
detail.viewDidAppear(true)
detail.didMove(toParent: n)
n.delegate.didShow(detail, true)
not: list.willMove(toParent: nil)
not: list.viewDidLoad()
```

`list` 消失了，但它仍然是子控制器：它在下面等着。

## 再回来
`pop` 就是返回按钮。返回，看看哪一页离开了这一叠。

```vcr goal
expect detail.parent nil
expect n.topViewController list
```
```hint
只有一个词。
```
```vcr solution
pop
```

## 什么被留下
```ask
`detail` 离开了这一叠。它不在了吗？
- [x] 只有没有别人持有它时才不在：这一叠放开了它；在这里，程序还通过名字持有它。
- [ ] 是的，总是这样：这一叠放开了它，但别人可能还持有它。
- [ ] 还在，这一叠为下一次留着它：看看 `detail.parent`。
```

## 一行一行地返回
`detail` 又在最上面。这次请先说出返回时会有哪些行。

```vcr setup
push detail
```
```predict pop
detail.willMove(toParent: nil)
detail.viewWillDisappear(true)
list.viewWillAppear(true)
n.delegate.willShow(list, true)
list.viewIsAppearing(true)
detail.viewDidDisappear(true)
list.viewDidAppear(true)
detail.didMove(toParent: nil)
n.delegate.didShow(list, true)
not: list.viewDidLoad()
not: list.didMove(toParent: n)
```

## 自己试试
`swipe back` 是把页面往旁边拉的手指。推入 `detail`，再输入 `swipe back`、`progress 0.3` 和 `cancel`：谁听到什么？
"""#)
}
