// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/03-appear-sequence.zh.md.
extension LessonCatalogue {
    static let lesson03AppearSequenceZh = File(
        name: "03-appear-sequence.zh.md",
        text: #"""
---
lesson: appear-sequence
title: 出现和消失
minutes: 7
needs: load-sequence
language: zh
rules: C01 M2
---
控制器想知道自己什么时候看得见：那时影片应该播放，离开时应该停止。每个时刻都有一个回调。

## 出现的三个时刻
让 `home` 出现，看看带箭头的三行：*will*、*is*、*did*。

```vcr setup fresh quiet
new home
new page
```
```vcr goal
expect tree { home [appeared] }
```
```hint
占满窗口的是它的根。
```
```vcr solution
root home
```

## 各自的用处
`viewWillAppear` 在屏幕上出现任何东西之前到来。`viewIsAppearing` 到来时，视图已在窗口里，并有了自己的大小。
`viewDidAppear` 在一切静止之后到来。

```ask
你想滚动到某一行，需要知道视图有多高。哪一个是最早能确定大小的回调？
- [ ] `viewDidLoad`：视图已经有了，但最终大小还没有定。
- [ ] `viewWillAppear`：视图可能还是创建时的大小。
- [x] `viewIsAppearing`：它已在窗口里，并完成了布局。
```

## 盖住屏幕
现在有新的东西 `page` 盖住整个屏幕。`present` 把一个控制器显示在其他控制器之上；`as fullScreen` 让它盖住一切。

```predict present page as fullScreen
page.loadView()
page.viewDidLoad()
page.presentationController.presentationTransitionWillBegin()
home.viewWillDisappear(true)
page.viewWillAppear(true)
page.viewIsAppearing(true)
page.viewDidAppear(true)
home.viewDidDisappear(true)
page.presentationController.presentationTransitionDidEnd(true)
completion present(page)
not: home.viewDidLoad()
```

括号里的 `true` 表示带有动画。

## 再回来
`dismiss` 把它拿开。两个控制器都会收到各自的消息。

```predict dismiss
page.presentationController.dismissalTransitionWillBegin()
page.viewWillDisappear(true)
home.viewWillAppear(true)
home.viewIsAppearing(true)
home.viewDidAppear(true)
page.viewDidDisappear(true)
page.presentationController.dismissalTransitionDidEnd(true)
completion dismiss(page)
not: home.viewDidLoad()
not: home.loadView()
```

## 自己试试
`home` 的 `viewDidLoad` 没有再来：它的视图一直都在。`log --why` 显示每一行背后的规则。
"""#)
}
