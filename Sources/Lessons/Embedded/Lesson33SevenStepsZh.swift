// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/33-seven-steps.zh.md.
extension LessonCatalogue {
    static let lesson33SevenStepsZh = File(
        name: "33-seven-steps.zh.md",
        text: #"""
---
lesson: seven-steps
title: 布局的七步
minutes: 9
needs: size-of-a-child presentation-controller
language: zh
rules: D18 R24
---
有东西改变大小时，视图会重新得到位置：这叫*布局*。它走固定的几步，每一步都有放你的代码的地方。
除非你要看，记录里不显示布局。这一课里它只显示布局。

## 请求布局
视图需要时才布局。说它需要：`home.view.setNeedsLayout()`。会来三行：之前、当中、之后。

```vcr setup fresh quiet
new home
root home
placeholder box in home frame 0 0 100 40
set log layout view
```
```vcr goal
expect log layout,view {
  home.viewWillLayoutSubviews()
  home.view.layoutSubviews()
  home.viewDidLayoutSubviews()
}
```
```hint
输入正文里的那一行。
```
```vcr solution
home.view.setNeedsLayout()
```

## 之前、当中、之后
`viewWillLayoutSubviews` 来时还是旧的位置。在 `layoutSubviews` 里，视图给它的子视图安排位置。
到 `viewDidLayoutSubviews` 时，它们已经有了新的位置。

```ask
容器亲手设置子控制器的框架。在哪里？
- [ ] 在 `viewDidLoad` 里：那时还不知道大小，下一次转动又会改变它。
- [x] 在 `viewWillLayoutSubviews` 里：它每次都来，而且在子控制器布局之前。
- [ ] 在 `viewDidAppear` 里：你会看到它们跳一下。
```

## 刘海下面
手机的上边不全归你：那里有时间和摄像头。剩下的叫*安全区*，它有一条可以抓住的参考线。
`constrain box.top = home.view.safeArea.top` 是一个*约束*。再给盒子高度 40：`constrain box.height = 40`。

```vcr goal
expect box.frame.origin.y 59
expect box.frame.size.height 40
```
```hint
两个命令。`layoutof box` 显示是什么安排了它的位置。
```
```hint
代码里先写 `box.translatesAutoresizingMaskIntoConstraints = false`，再写 `box.topAnchor.constraint(equalTo: home.view.safeAreaLayoutGuide.topAnchor).isActive = true`，高度也这样写。
```
```vcr solution
constrain box.top = home.view.safeArea.top
constrain box.height = 40
```

## 两边的边距
另一种参考线让文字离开边缘：边距。把 `box.leading` 连到 `home.view.margins.leading`，把 `box.trailing`
连到 `home.view.margins.trailing`。在从左往右读的语言里，leading 就是左边。

```vcr goal
expect box.frame 20 59 353 40
```
```hint
第一个是 `constrain box.leading = home.view.margins.leading`。
```
```vcr solution
constrain box.leading = home.view.margins.leading
constrain box.trailing = home.view.margins.trailing
```

## 它会跟着变
用 `rotate landscape` 转动手机。没有谁设置框架，盒子却动了。`layoutof box` 说出它的新位置。

```vcr goal
expect box.frame 79 0 694 40
```
```hint
一个命令。
```
```vcr solution
rotate landscape
```

## 全部七步
弹出的东西周围有一个容器视图，它的弹出控制器也参加布局。指南里数出七步：
传下特征、`viewWillLayoutSubviews`、`containerViewWillLayoutSubviews`、`layoutSubviews`、设置位置、
`viewDidLayoutSubviews`、`containerViewDidLayoutSubviews`。其中五步在记录里看得见。`note` 是一张卡片。

```vcr setup fresh quiet
new home
new note
root home
present note
set log layout view
```
```predict note.view.setNeedsLayout()
note.viewWillLayoutSubviews()
note.presentationController.containerViewWillLayoutSubviews()
note.view.layoutSubviews()
note.viewDidLayoutSubviews()
note.presentationController.containerViewDidLayoutSubviews()
not: home.viewWillLayoutSubviews()
```

## 自己试试
```vcr setup quiet
set log default
```
输入 `set log layout traits`，再 `rotate`：第一步就在那里。两个打架的约束：
`placeholder box in home frame 0 0 9 9`、`constrain box.width = 10`、`constrain box.width = 20`。`doctor` 怎么说？
"""#)
}
