// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/21-current-context.zh.md.
extension LessonCatalogue {
    static let lesson21CurrentContextZh = File(
        name: "21-current-context.zh.md",
        text: #"""
---
lesson: current-context
title: 只盖住屏幕的一部分
minutes: 7
needs: tabs who-covers-the-screen
language: zh
rules: P03 D16
---
`fullScreen` 盖住一切，标签栏也盖住。有时只想盖住一个标签的内容，让标签栏留着。

## 盖得太多
`t` 有标签 `a` 和 `b`，现在看到的是 `a`。输入 `present page from a as currentContext`，在 `tree` 里看看 `page` 在谁的下面。

```vcr setup fresh quiet
new a
new b
new page
new t as tab with a b
root t
```
```vcr goal
expect page.presentingViewController t
```
```hint
照正文输入这个命令。
```
```vcr solution
present page from a as currentContext
```

## 由谁弹出
你请的是 `a`，做的却是 `t`。`currentContext` 会找：被请的那个，它的父控制器，再上一级，直到有一个说
自己*定义了上下文*。谁也没说，所以由最外面的来做。

```ask
要怎么说，才会只盖住标签 `a`？
- [ ] `page` 小一点：它盖住谁，就得到谁的大小。
- [x] `a` 定义上下文：那样寻找就在 `a` 停下。
- [ ] `t` 定义上下文：那样盖住的是 `t`，和现在一样。
```

## 说出来
把 `page` 拿开。然后 `a.definesPresentationContext = true`，再像刚才那样弹出。`screen` 里有标签栏。

```vcr goal
expect page.presentingViewController a
expect tree {
  t [appeared]
    a [disappeared]
      ^ page [appeared]
    b [unloaded]
}
```
```hint
先 `dismiss`，再输入正文里的那一行。
```
```vcr solution
dismiss
a.definesPresentationContext = true
present page from a as currentContext
```
```explain P20
```

## 有洞的
`overCurrentContext` 让下面的东西留在原处，这样透过半透明的页面还能看见它。`page` 已经又拿开了。

```vcr setup quiet
page.dismiss(animated: false)
```
```predict present page from a as overCurrentContext
page.presentationController.presentationTransitionWillBegin()
page.viewWillAppear(true)
page.viewIsAppearing(true)
page.viewDidAppear(true)
page.presentationController.presentationTransitionDidEnd(true)
completion present(page)
not: a.viewWillDisappear(true)
not: t.viewWillDisappear(true)
```

## 另一个标签
标签栏在那里，所以用户可以点它。`page` 又是 `currentContext` 了。它属于标签 `a`：它听到什么？

```vcr setup quiet
page.dismiss(animated: false)
present page from a as currentContext
```
```predict select b
b.loadView()
b.viewDidLoad()
b.viewWillAppear(false)
page.viewWillDisappear(false)
b.viewIsAppearing(false)
page.viewDidDisappear(false)
b.viewDidAppear(false)
not: a.viewWillDisappear(false)
not: page.presentationController.dismissalTransitionWillBegin()
```

## 自己试试
用 `select a` 换回来，看看 `tree`。`explain currentContext` 有关于这个样式的页面。`styles` 比较所有样式会变成什么。
"""#)
}
