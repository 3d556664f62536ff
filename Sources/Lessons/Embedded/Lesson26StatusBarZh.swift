// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/26-status-bar.zh.md.
extension LessonCatalogue {
    static let lesson26StatusBarZh = File(
        name: "26-status-bar.zh.md",
        text: #"""
---
lesson: status-bar
title: 谁决定状态栏
minutes: 6
needs: who-covers-the-screen size-of-a-child
language: zh
rules: S01 S03
---
时间、信号和电量在*状态栏*里。控制器可能想让它在深色画面上变浅，或者隐藏。每次只问一个控制器，
而且不总是你以为的那个。

## 没有谁问子控制器
`film` 是深色的，所以想要浅色的状态栏：它的属性 `preferredStatusBarStyle` 回答 `.lightContent`。
用 `add film` 添加它，再输入 `statusbar`。问的是谁，它怎么回答？

```vcr setup fresh quiet
class Film: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
}
class Frame: UIViewController {
    override var childForStatusBarStyle: UIViewController? { children.first }
}
new home
new film as Film
root home
```
```vcr goal
expect film.parent home
```
```hint
`add film`；`statusbar` 是给你自己看的。
```
```vcr solution
add film
```

## 容器可以把问题转下去
系统问的是根 `home`。想让子控制器决定的容器要这样说：`childForStatusBarStyle` 回答是哪个子控制器。
类 `Frame` 只做这一件事。创建一个叫 `frame` 的 `Frame`，让它成为根，再把 `film` 交给它。

```vcr goal
expect film.parent frame
expect tree {
  frame [appeared]
    film [appeared]
}
```
```hint
`new frame as Frame`，`root frame`。`film` 得先离开 `home`。
```
```hint
`remove film`，再 `add film to frame`。然后看看 `statusbar`。
```
```vcr solution
new frame as Frame
root frame
remove film
add film to frame
```

## 每件事一个问题
`style` 现在是浅色，`film` 说的。但 `hidden` 还是 `no`，虽然 `film` 想隐藏它。

```ask
为什么？
- [x] 样式是一个问题，隐藏是另一个问题：`Frame` 转的是第一个；另一个是 `childForStatusBarHidden`。
- [ ] 只有根可以隐藏它：问到谁，谁就可以。
- [ ] `film` 太小：大小不算数。
```

## 弹出的控制器
以 `fullScreen` 弹出的，会代替弹出它的那个被问到。其他样式要先提出来：
`modalPresentationCapturesStatusBarAppearance`。以 `overFullScreen` 弹出 `movie`，并且让它来决定。`statusbar` 会说明。

```vcr setup fresh quiet
class Film: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
}
new home
new movie as Film
root home
```
```vcr goal
expect home.presentedViewController movie
expect movie.modalPresentationStyle overFullScreen
expect movie.modalPresentationCapturesStatusBarAppearance true
```
```hint
弹出之前设置这个属性：`movie.modalPresentationCapturesStatusBarAppearance = true`。
```
```hint
然后 `present movie as overFullScreen`。
```
```vcr solution
movie.modalPresentationCapturesStatusBarAppearance = true
present movie as overFullScreen
```

## 再问一次
有东西来或走时，系统才问。如果回答在其间变了，控制器得自己说。
这个 `frame` 把关于样式的问题转给子控制器。`set log statusbar` 显示问了谁。

```vcr setup fresh quiet
class Film: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
class Frame: UIViewController {
    override var childForStatusBarStyle: UIViewController? { children.first }
}
new frame as Frame
new film as Film
root frame
add film
set log statusbar
```
```predict frame.setNeedsStatusBarAppearanceUpdate()
frame.setNeedsStatusBarAppearanceUpdate()
frame.childForStatusBarStyle -> film
not: film.setNeedsStatusBarAppearanceUpdate()
```

## 自己试试
```vcr setup quiet
set log default
```
`statusbar` 还有别的行：主屏幕指示条也是一样。根是一叠时由谁回答？`remove film; new n as nav root film; root n`。
"""#)
}
