// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/05-forgotten-did-move.zh.md.
extension LessonCatalogue {
    static let lesson05ForgottenDidMoveZh = File(
        name: "05-forgotten-did-move.zh.md",
        text: #"""
---
lesson: forgotten-did-move
title: 忘了 didMove
minutes: 6
needs: add-a-child
language: zh
rules: C10
---
这三个调用是一体的。忘了一个会怎样？往往一眼看不出来，麻烦就在这里。

## 忘掉它
这里的 `a` 是一个 `Player`（播放器）：App 里的一个类，准备好了会说一声。
用 `home.addChild(a)` 和 `home.view.addSubview(a.view)` 把 `a` 加到 `home`，到此为止。
屏幕看起来没错。把记录和你所知道的比一比。

```vcr setup fresh quiet
class Player: UIViewController {
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        print("the player is ready")
    }
}
new home
new a as Player
root home
```
```vcr goal
expect tree {
  home [appeared]
    a [appeared]
}
expect log containment { a.willMove(toParent: home) }
```
```hint
两个调用，按正文的顺序，不做第三个。
```
```vcr solution
home.addChild(a)
home.view.addSubview(a.view)
```

## 少了什么
播放器从没说过它准备好了：它自己的代码在等 `didMove(toParent:)`，而没有谁发给它。
只有父控制器知道什么时候一切就位，所以 UIKit 把这个调用留给你。
`doctor` 能找到这样的问题。问问它，再输入它给出的那一行来补救。

```vcr goal
expect log contains containment {
  a.didMove(toParent: home)
}
```
```hint
`doctor` 的结果里有以 mend 开头的一行。
```
```vcr solution
a.didMove(toParent: home)
```
```explain C11
```

## 谁发哪一半
离开就像照镜子，和进入正好相反。

```ask
`addChild` 自己发出 `willMove(toParent: home)`，你发出 `didMove`。子控制器离开时呢？
- [x] 你发出 `willMove(toParent: nil)`，`removeFromParent` 发出 `didMove(toParent: nil)`：系统不可能知道的，要由你说；另一半会自己来。
- [ ] 两个都由你发：`removeFromParent` 会发其中一个，子控制器就会听到两次。
- [ ] 两个都由 UIKit 发：在你说之前，它不可能知道子控制器要离开。
```

## 正确的顺序
一个新的播放器，和那个什么也不会忘的命令。

```vcr setup quiet
new b as Player
```
```predict add b
b.willMove(toParent: home)
b.loadView()
b.viewDidLoad()
b.viewWillAppear(false)
b.didMove(toParent: home)
b.viewIsAppearing(false)
b.viewDidAppear(false)
not: a.didMove(toParent: home)
```

## 自己试试
`why not a.didMove` 问一个回调为什么没有来。多次输入 `undo`，直到那一行消失，再在那里试试。
"""#)
}
