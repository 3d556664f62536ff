// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/10-size-of-a-child.zh.md.
extension LessonCatalogue {
    static let lesson10SizeOfAChildZh = File(
        name: "10-size-of-a-child.zh.md",
        text: #"""
---
lesson: size-of-a-child
title: 子控制器有多大？
minutes: 7
needs: add-a-child
language: zh
rules: C10
---
子控制器不选择自己的位置。容器说它站在哪里、有多大，子控制器填满给它的地方。

## 给它一个框架
*框架*是位置和大小：左上角的 x 和 y，然后是宽和高。用 `add side frame 0 0 120 852` 添加 `side`。

```vcr setup fresh quiet
new home
new side
new rest
root home
```
```vcr goal
expect tree {
  home [appeared]
    side [appeared]
}
expect side.view.frame 0 0 120 852
```
```hint
照正文输入这个命令。
```
```vcr solution
add side frame 0 0 120 852
```

## 剩下的地方
现在把 `rest` 加到它旁边。屏幕宽 393 点、高 852 点；`screen` 把它画出来。

```vcr goal
expect tree {
  home [appeared]
    side [appeared]
    rest [appeared]
}
expect rest.view.frame 120 0 273 852
```
```hint
它从另一个结束的地方 120 开始，得到剩下的宽度：393 减 120。
```
```vcr solution
add rest frame 120 0 273 852
```

## 屏幕转动时
框架只是数字。屏幕转成 852 乘 393 时，没有谁替你改这些数字，除非你说过怎样改。

```ask
容器改变大小时，下面哪些能让子控制器跟着变？
- [ ] 它的框架：那只是现在的大小。
- [x] 约束：它们说明各边怎样连在一起，每次都会重新计算。
- [x] 容器在 `viewWillLayoutSubviews` 里重新设置框架：这正是做这件事的回调。
```

## 钉住
`add … pinned` 在子控制器的每一边和容器的每一边之间加上约束。`side` 和 `rest` 已经拿走，为此创建了一个新的控制器 `page`。
把它钉住添加，再用 `rotate landscape` 转动屏幕。`info page` 说明它的框架有没有跟着变。

```vcr setup quiet
remove side
remove rest
new page
```
```vcr goal
expect page.parent home
expect page.view.frame 0 0 852 393
```
```hint
两个命令：第一个以 `add page` 开头。
```
```hint
`add page pinned`，然后 `rotate landscape`。
```
```vcr solution
add page pinned
rotate landscape
```

## 一次转动发出什么
屏幕转回来。每个变化都从容器传到它的子控制器。一共有三种：将是什么大小类别
（`wC hR`：窄而高），将是多大，以及变化完成后，原来是什么类别。

```predict rotate portrait
home.willTransition(to: wC hR)
page.willTransition(to: wC hR)
home.viewWillTransition(to: 393x852)
page.viewWillTransition(to: 393x852)
home.traitCollectionDidChange(wC hC)
page.traitCollectionDidChange(wC hC)
not: page.viewWillAppear(false)
```

## 自己试试
`set log all` 也显示布局的回调。`layoutof page` 说明它的大小从哪里来。
"""#)
}
