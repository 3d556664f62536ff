// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/18-a-drawer.zh.md.
extension LessonCatalogue {
    static let lesson18ADrawerZh = File(
        name: "18-a-drawer.zh.md",
        text: #"""
---
lesson: a-drawer
title: 抽屉
minutes: 7
needs: pages
language: zh
rules: C28 C30
---
抽屉是 UIKit 没有的容器：中间一页，旁边一个菜单，从页面上面滑进来。App 用你已经知道的调用
自己把它写出来。

## 三个控制器
`new d as drawer with page menu` 创建一个：第一个名字是中间，第二个是左边。让它成为根，再看看 `tree`。

```vcr setup fresh quiet
new page
new menu
```
```vcr goal
expect tree {
  d [appeared]
    page [appeared]
    menu [unloaded]
}
```
```hint
两个命令：正文里的那个，然后 `root d`。
```
```vcr solution
new d as drawer with page menu
root d
```

## 打开
输入 `open left`（代码是 `d.open(.left, animated: true)`），再输入 `screen`。旁边还看得见 `page`：它听到什么了吗？

```vcr goal
expect tree {
  d [appeared]
    page [appeared]
    menu [appeared]
}
expect log appearance {
  menu.viewWillAppear(true)
  menu.viewIsAppearing(true)
  menu.viewDidAppear(true)
}
```
```hint
`open`，然后是哪一边。
```
```vcr solution
open left
```

## 容器怎样说
抽屉不让 UIKit 转告出现和消失。它亲手告诉旁边的那个：开始滑动时 `beginAppearanceTransition`，
停下来时 `endAppearanceTransition`。`why menu.viewWillAppear` 说出这一行背后的调用。

```ask
抽屉为什么亲手来说？
- [ ] UIKit 会忘记：UIKit 会在视图一进窗口时就告诉它，还会说没有动画。
- [x] 滑动要一段时间，手指也可能把它推回去：只有抽屉知道滑动什么时候开始、什么时候结束。
```

## 关上
用 `close` 关上抽屉。`menu` 还是子控制器吗？

```vcr goal
expect menu.parent d
expect tree {
  d [appeared]
    page [appeared]
    menu [disappeared]
}
```
```hint
只有一个词。
```
```vcr solution
close
```

## 手指放得太早
用 `swipe left` 拉，用 `progress 0.3` 移动一点，再 `cancel`。和翻页比一比：这里告诉了谁，没有告诉谁？

```vcr goal
expect log contains appearance {
  menu.viewWillAppear(true)
  menu.viewWillDisappear(true)
  menu.viewDidDisappear(true)
}
expect log of page appearance { }
```
```hint
三个命令：`swipe left`、`progress 0.3`、`cancel`。
```
```vcr solution
swipe left
progress 0.3
cancel
```

## 抽屉自己离开时
抽屉又打开了，有东西盖住屏幕。谁必须把这件事转告 `page` 和 `menu`？顺序是什么？

```vcr setup quiet
new cover
open left unanimated
set log appearance
```
```predict present cover as fullScreen unanimated
d.viewWillDisappear(false)
page.viewWillDisappear(false)
menu.viewWillDisappear(false)
cover.viewWillAppear(false)
cover.viewIsAppearing(false)
cover.viewDidAppear(false)
d.viewDidDisappear(false)
page.viewDidDisappear(false)
menu.viewDidDisappear(false)
```

## 自己试试
```vcr setup quiet
set log default
```
输入 `dismiss`、`close` 和 `bounce left`。`new a; new b; new k as deck with a b; root k; open left` 是一副牌；`screen` 显示那里是什么滑到一边。
"""#)
}
