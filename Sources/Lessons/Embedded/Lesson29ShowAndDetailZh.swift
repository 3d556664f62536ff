// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/29-show-and-detail.zh.md.
extension LessonCatalogue {
    static let lesson29ShowAndDetailZh = File(
        name: "29-show-and-detail.zh.md",
        text: #"""
---
lesson: show-and-detail
title: show 和 show detail
minutes: 7
needs: a-split who-covers-the-screen
language: zh
rules: C34 P04
---
一个列表想显示一页。是推入、弹出，还是放在自己旁边？这要看列表在哪里。
`show` 让容器来决定。

## 在一叠里
`list` 在一叠里。输入 `show page from list`；代码是 `list.show(page, sender: list)`。哪些行你早就认识？

```vcr setup fresh quiet
new list
new page
new n as nav root list
root n
```
```vcr goal
expect page.parent n
expect n.topViewController page
```
```hint
照正文输入这个命令。
```
```vcr solution
show page from list
```

## 独自一个
现在 `list` 独自一个：它是根。再显示这一页。

```vcr setup fresh quiet
new list
new page
root list
```
```vcr goal
expect list.presentedViewController page
```
```hint
是同一个命令。
```
```vcr solution
show page from list
```

## 它怎样找
`show` 往上问：控制器、它的父控制器、再上一级，直到有一个知道怎样显示。一叠页面知道：它会推入。
谁也不知道，这一页就被弹出。

```ask
`list` 是普通容器 `box` 的子控制器，`box` 在一叠里。`list.show(page, sender: nil)` 会做什么？
- [ ] 弹出 `page`：寻找会越过 `box` 继续往上。
- [x] 把 `page` 推入那一叠：`box` 没有自己的显示方式，所以问到那一叠。
- [ ] 把 `page` 加到 `box`：普通容器只有自己说了才会这样做。
```

## 显示细节
`showdetail` 要的是*另一边*：在分栏里就是细节那一栏。这是一台 iPad，有分栏 `s`；`other` 在叫 `third` 的一叠里。
从 `list` 把 `third` 作为细节显示，比较两棵树。

```vcr setup fresh quiet
device iPad
new list
new detail
new left as nav root list
new right as nav root detail
new s as split with left right
root s
new other
new third as nav root other
```
```vcr goal
expect third.parent s
expect list.parent left
expect right.parent nil
```
```hint
`showdetail`，要显示的，然后是 `from list`。
```
```vcr solution
showdetail third from list
```

## 在窄屏幕上也一样
只有一栏就没有另一边。App 的代码不变；分栏自己有办法。已经输入过 `trait compact`。
用 `list.showDetailViewController(page, sender: nil)` 或 `showdetail page from list` 显示 `page`。`tree` 会显示它去了哪里。

```vcr setup
trait compact
new page
```
```vcr goal
expect page.parent third
expect third.parent left
```
```hint
输入正文里两行中的一行。
```
```vcr solution
showdetail page from list
```

## 用自己的方式显示的容器
`shelf` 在它的 `show` 里说：要显示的，就加为子控制器。`list` 在它上面。

```vcr setup fresh quiet
class Shelf: UIViewController {
    override func show(_ vc: UIViewController, sender: Any?) {
        addChild(vc)
        view.addSubview(vc.view)
        vc.didMove(toParent: self)
    }
}
new shelf as Shelf
new list
new page
root shelf
add list
```
```predict show page from list
page.willMove(toParent: shelf)
page.loadView()
page.viewDidLoad()
page.viewWillAppear(false)
page.didMove(toParent: shelf)
page.viewIsAppearing(false)
page.viewDidAppear(false)
not: page.presentationController.presentationTransitionWillBegin()
not: list.viewWillDisappear(false)
```

## 自己试试
`new note; showdetail note from list`：现在由谁显示？`responders list` 就是这个问题走的路。
"""#)
}
