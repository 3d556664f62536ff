// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/16-pages.zh.md.
extension LessonCatalogue {
    static let lesson16PagesZh = File(
        name: "16-pages.zh.md",
        text: #"""
---
lesson: pages
title: 可以翻的页
minutes: 7
needs: tabs
language: zh
rules: C44 C48
---
页面控制器显示一本书的一页。手指从旁边拉来下一页，也可能拉到一半改了主意。

## 三页的书
`new book as page with one two three` 创建这本书。让它成为根，再看看 `tree`：它有几个子控制器？

```vcr setup fresh quiet
new one
new two
new three
```
```vcr goal
expect tree {
  book [appeared]
    one [appeared]
}
```
```hint
两个命令：正文里的那个，然后 `root book`。
```
```vcr solution
new book as page with one two three
root book
```

## 只有你看见的
标签从一开始就都是子控制器。一本书里，只有你看见的那一页是子控制器。

```ask
一本书为什么不持有所有的页？
- [x] 它可能有一千页：手指开始拉的时候，它才去要一页。
- [ ] 一个控制器只能有一个子控制器：你给过 `home` 好几个。
- [ ] 其他页还没有加载：标签早在加载之前就是子控制器了。
```

## 拉
`swipe` 把手指放到页面上开始拉。然后 `progress 0.4` 移动它，`cancel` 放手太早：页面滑回去。
三个都做，每做一个都看看记录。你从没看到过完整的 `two`，它听到了什么？

```vcr goal
expect log contains appearance {
  two.viewWillAppear(true)
  one.viewWillDisappear(true)
  one.viewDidAppear(true)
  two.viewDidDisappear(true)
}
expect tree {
  book [appeared]
    one [appeared]
}
```
```hint
先 `swipe`，再 `progress 0.4`，再 `cancel`。
```
```vcr solution
swipe
progress 0.4
cancel
```

## will 和 did 的意思
`one` 先听到自己将要消失，后来又听到自己将要出现。*will* 是打算；只有 *did* 说明什么成了真。

```ask
一个页面在 `viewWillDisappear` 里停下影片。读者改了主意。该做什么？
- [ ] 什么也不用做：影片停着，你却在看着它。
- [x] 在 `viewWillAppear` 或 `viewDidAppear` 里重新开始：取消之后它们会再来。
- [ ] 在 `viewDidLoad` 里重新开始：那很久以前来过一次。
```

## 翻页
再拉一次，让手指走完：`swipe`，然后 `finish`。

```vcr goal
expect tree {
  book [appeared]
    two [appeared]
}
expect one.parent nil
```
```hint
`finish` 让手指走得足够远再抬起。
```
```vcr solution
swipe
finish
```

## 用代码
App 可以自己翻页：`page three`。代码里这是调用 `setViewControllers`，所以不问代理。
`three` 以前没有看过。每个 *did* 都在它的 *will* 之后，可是谁的先来？

```vcr setup
set log appearance
```
```predict page three
three.viewWillAppear(true)
two.viewWillDisappear(true)
three.viewIsAppearing(true)
three.viewDidAppear(true)
two.viewDidDisappear(true)
not: one.viewWillDisappear(true)
```

## 自己试试
```vcr setup quiet
set log default
```
`new a; new b; new old as page with a b curl; root old` 的页是会卷起来的纸。输入 `page b`：两个 *did* 的顺序一样吗？
"""#)
}
