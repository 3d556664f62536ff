// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/35-eight-questions.zh.md.
extension LessonCatalogue {
    static let lesson35EightQuestionsZh = File(
        name: "35-eight-questions.zh.md",
        text: #"""
---
lesson: eight-questions
title: 设计的八个问题
minutes: 10
needs: several-children traits-and-rotation actions-and-data
language: zh
rules: C10
---
调用你都知道了。剩下的问题是该做哪些容器。苹果的指南在写第一行之前对容器提出八个问题，
还建议从普通的视图开始。

## 先用普通视图
左边一个菜单，旁边一个页面。先画出位置，不用任何控制器：`placeholder side in home frame 0 0 120 852`，
剩下的地方再画一个叫 `main` 的。屏幕宽 393。`screen` 和 `views` 显示你画了什么。

```vcr setup fresh quiet
new home
new menu
new page
root home
```
```vcr goal
expect side.frame 0 0 120 852
expect main.frame 120 0 273 852
```
```hint
`main` 从 120 开始，宽 273：`placeholder main in home frame 120 0 273 852`。
```
```vcr solution
placeholder side in home frame 0 0 120 852
placeholder main in home frame 120 0 273 852
```

## 看起来对了
现在让一个子控制器占下位置：`promote side to menu`。`menu` 的视图得到画好的框架。`code` 显示那些调用；你都认识。

```vcr goal
expect menu.parent home
expect menu.view.frame 0 0 120 852
```
```hint
照正文输入这个命令。
```
```vcr solution
promote side to menu
```

## 八个问题
`doctor design home` 回答它看得出的，其余的留给你：就是带问号的行。
从头读到尾。

```ask
八个问题里，哪些是关于 App 运行的时候，而不是关于它的样子？
- [x] 来和去：谁决定一个子控制器来或走？
- [x] 交流：子控制器需要能请求什么？
- [ ] 装饰：那是容器画在子控制器周围的东西。
```

## 一个子控制器依赖另一个吗？
菜单里选中了一行，页面应该变。

```ask
`menu` 应该怎样告诉 `page`？
- [ ] `parent!.children[1]` 就是页面，直接调用它：容器下次一改就坏了。
- [ ] 它存一个到 `page` 的引用：那样谁也不能离开谁单独使用。
- [x] 它告诉它的代理，也就是容器，容器再告诉 `page`：子控制器知道自己做什么，容器知道谁和谁是一起的。
```

## 大小的变化
框架是为竖着的手机画的。转动它：`rotate landscape`。然后在 `info menu` 里看看它有多高：它伸出了屏幕。
用约束来补救；菜单的约束是：左、上、下三边连到 `home` 的三边，再加上宽度。关键的是 `menu.view.bottom`。

```vcr goal
expect home.view.frame 0 0 852 393
expect menu.view.frame 0 0 120 393
```
```hint
`rotate landscape`，然后四次 `constrain`：第一个是 `constrain menu.view.leading = home.view.leading`。
```
```hint
`constrain menu.view.top = home.view.top`、`constrain menu.view.bottom = home.view.bottom`、`constrain menu.view.width = 120`。
```
```vcr solution
rotate landscape
constrain menu.view.leading = home.view.leading
constrain menu.view.top = home.view.top
constrain menu.view.bottom = home.view.bottom
constrain menu.view.width = 120
```

## 第二个子控制器
手机又竖起来了，页面占下 `main` 的位置。谁会听到什么？

```vcr setup quiet
rotate portrait
```
```predict promote main to page
page.willMove(toParent: home)
page.loadView()
page.viewDidLoad()
page.viewWillAppear(false)
page.didMove(toParent: home)
page.viewIsAppearing(false)
page.viewDidAppear(false)
not: menu.viewWillAppear(false)
not: home.viewWillAppear(false)
```

## 自己试试
再输入一次 `doctor design home`：它现在有更多可说的。用你学到的做一个自己的容器，再问它这八个问题。
"""#)
}
