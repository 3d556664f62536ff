// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/19-who-covers-the-screen.zh.md.
extension LessonCatalogue {
    static let lesson19WhoCoversTheScreenZh = File(
        name: "19-who-covers-the-screen.zh.md",
        text: #"""
---
lesson: who-covers-the-screen
title: 谁盖住屏幕？
minutes: 8
needs: appear-sequence
language: zh
rules: P03 P04
---
弹出（present）把一个控制器显示在其他控制器之上，直到它被收起（dismiss）。它盖住多少，决定谁会听到这件事。

## 盖住一切
以 `fullScreen` 弹出 `page`。它占满整个屏幕：原来在那里的离开了窗口。

```vcr setup fresh quiet
new home
new page
root home
```
```vcr goal
expect home.presentedViewController page
expect tree {
  home [disappeared]
    ^ page [appeared]
}
```
```hint
`present`，名字，然后是 `as` 和样式。
```
```hint
`present page as fullScreen`。如果这一页已经以另一种样式弹出，先 `dismiss`。
```
```vcr solution
present page as fullScreen
```

## 回来
`dismiss` 把它拿开。

```vcr goal
expect tree { home [appeared] }
```
```hint
只有一个词。
```
```vcr solution
dismiss
```

## 作为卡片
卡片让下面的东西还露出一些。现在 `home` 听到什么？

```predict present page as pageSheet
page.presentationController.presentationTransitionWillBegin()
page.viewWillAppear(true)
page.viewIsAppearing(true)
page.viewDidAppear(true)
page.presentationController.presentationTransitionDidEnd(true)
completion present(page)
not: home.viewWillDisappear(true)
not: home.viewDidDisappear(true)
```

`home` 什么也没听到：你还看得见它，所以它没有消失。

## 由此得出什么
```ask
`home` 在 `viewWillAppear` 里重新加载列表。卡片改了列表，然后离开。屏幕上的列表会变吗？
- [ ] 会：`home` 的 `viewWillAppear` 不会来，因为它从没消失过。
- [x] 不会：要有谁告诉 `home`，比如卡片的代理。
```

## 问问为什么没有
一个回调没有来时，就问它：`why not home.viewWillDisappear`。现在卡片离开。

```predict dismiss
page.presentationController.dismissalTransitionWillBegin()
page.viewWillDisappear(true)
page.viewDidDisappear(true)
page.presentationController.dismissalTransitionDidEnd(true)
completion dismiss(page)
not: home.viewWillAppear(true)
not: home.viewDidAppear(true)
```

## 自己试试
`explain pageSheet` 和 `explain overFullScreen` 有关于样式的页面。`screen` 画出什么盖住什么。
"""#)
}
