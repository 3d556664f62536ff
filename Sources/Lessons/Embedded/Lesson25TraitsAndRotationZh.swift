// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/25-traits-and-rotation.zh.md.
extension LessonCatalogue {
    static let lesson25TraitsAndRotationZh = File(
        name: "25-traits-and-rotation.zh.md",
        text: #"""
---
lesson: traits-and-rotation
title: 特征和旋转
minutes: 8
needs: size-of-a-child
language: zh
rules: T04 T09
---
控制器生活在一个环境里：屏幕有多宽，是不是深色，文字要多大。每一项叫一个*特征*（trait）。

## 读一读
`traits home` 列出 `home` 的特征，以及每个值从哪里来。然后用 `rotate landscape` 转动屏幕，
再看看 `verticalSizeClass`。

```vcr setup fresh quiet
new home
new side
root home
add side
```
```vcr goal
expect home.traitCollection.verticalSizeClass compact
expect home.view.frame 0 0 852 393
```
```hint
`rotate landscape`
```
```vcr solution
rotate landscape
```

## 三种行
大小的*类别*将要变时来 `willTransition`，大小本身将要变时来 `viewWillTransition`。`traitCollectionDidChange`
在之后到来，括号里是原来的值。每一种都先到父控制器，再到它的子控制器。

```ask
一个页面在窄屏幕上显示一栏，在宽屏幕上显示两栏。它应该看什么？
- [ ] 是否转动了：平板两个方向都宽。
- [ ] 是哪种设备：明年又会有新的。
- [x] 水平的大小类别：它就是为此而有的。
```

## 另一个环境里的子控制器
容器可以告诉子控制器与自己不同的特征。输入 `trait regular for side`：让 `side` 以为自己很宽。
代码是 `side.traitOverrides.horizontalSizeClass = .regular`。比较 `traits side` 和 `traits home`。

```vcr goal
expect side.traitCollection.horizontalSizeClass regular
expect home.traitCollection.horizontalSizeClass compact
```
```hint
照正文输入命令，或者输入那行代码。
```
```vcr solution
trait regular for side
```

## 变暗
用户选了深色。大小都没变。哪些行会来？

```predict trait style dark
home.traitCollectionDidChange(wC hC)
side.traitCollectionDidChange(wR hC)
not: home.willTransition(to: wC hC)
not: home.viewWillTransition(to: 852x393)
```

## 一个屏幕两个 App
iPad 可以同时显示两个 App。`multitask 1/3` 给我们三分之一的屏幕；`screen` 会显示。
然后给它一半：`multitask 1/2`。第一次发出三种行，第二次只有一种。为什么？

```vcr setup fresh quiet
device iPad
new home
new side
root home
add side
```
```vcr goal
expect home.view.frame.size.width 405
expect home.traitCollection.horizontalSizeClass compact
expect log contains traits {
  home.willTransition(to: wC hR)
  home.viewWillTransition(to: 320x1180)
  home.viewWillTransition(to: 405x1180)
}
```
```hint
两个命令，按正文的顺序。从三分之一到一半，宽度一直是紧凑的。
```
```vcr solution
multitask 1/3
multitask 1/2
```

## 整个屏幕
现在另一个 App 走了。宽度又是 regular。

```predict multitask full
home.willTransition(to: wR hR)
side.willTransition(to: wR hR)
home.viewWillTransition(to: 820x1180)
side.viewWillTransition(to: 820x1180)
home.traitCollectionDidChange(wC hR)
side.traitCollectionDidChange(wC hR)
not: side.viewWillAppear(false)
```

## 自己试试
用 `rotate` 转动这台 iPad：少了哪种行，为什么？`device` 列出各种设备和它们的大小类别。
"""#)
}
