// swift-format-ignore-file
// Written by scripts/generate-lessons from Guides/2-article.zh.md.
extension LessonCatalogue {
    static let guide2ArticleZh = File(
        name: "2-article.zh.md",
        text: #"""
---
guide: article
title: 容器视图控制器简介
language: zh
---
第二篇用很短的篇幅讲同样的调用，加上怎样把状态栏和大小交给子控制器，还提到三个现成的容器。

# 容器和子控制器

## 外面的是容器，里面的是子控制器
里面可以有一个或几个控制器。

```vcr fresh quiet
new outer; new one; new two
root outer
```
```vcr
add one frame 0 0 393 400
add two frame 0 400 393 452
expect outer.children.count 2
expect one.parent outer
expect tree {
  outer [appeared]
    one [appeared]
    two [appeared]
}
```
```claim words holds
rules: C10
lessons: tree-and-states add-a-child
```

## 最常见的容器是导航栈和标签
它们的子控制器是设置进去的，不用手工添加，但一样是子控制器。

```vcr fresh
new a; new b
new n as nav root a
new t as tab with n b
expect a.parent n
expect n.parent t
expect b.parent t
```
```claim common holds
rules: C09 D09
lessons: a-stack tabs
```

# 三段代码

## 添加：willMove 由 addChild 发出，自己不必调用
框架、视图和 `didMove` 由容器负责。

```vcr fresh quiet
class Frame: UIViewController {
    func take(_ content: UIViewController) {
        addChild(content)
        content.view.frame = view.bounds.insetBy(dx: 20, dy: 20)
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }
}
new home as Frame
new a
root home
mark
```
```vcr
home.take(a)
expect log containment {
  a.willMove(toParent: home)
  a.didMove(toParent: home)
}
expect a.view.frame 20 20 353 812
```
```claim adding holds
rules: C10
about: addChild willMove
lessons: add-a-child
```

## 移除：didMove(nil) 由 removeFromParent 发出
而 `willMove(nil)` 不是：它归容器调用。漏掉的话，子控制器就听不到。

```vcr fresh quiet
new home; new a; new b
root home
add a; add b
mark
```
```vcr
a.willMove(toParent: nil)
a.view.removeFromSuperview()
a.removeFromParent()
expect log containment {
  a.willMove(toParent: nil)
  a.didMove(toParent: nil)
}
b.view.removeFromSuperview()
b.removeFromParent()
expect log containment {
  b.didMove(toParent: nil)
}
```
```claim removing holds
rules: C20 C21
about: removeFromParent didMove
lessons: remove-a-child
```

## 切换：先告诉双方，跑动画，再移除旧的
屏幕外的两个矩形和结束交换的完成块，见第一篇清单 5-3；这里是对应的命令。

```vcr fresh quiet
new home; new old; new next
root home
add old
mark
```
```vcr
cycle old to next
expect log containment, appearance, presentation {
  old.willMove(toParent: nil)
  next.willMove(toParent: home)
  old.viewWillDisappear(true)
  next.viewWillAppear(true)
  next.viewIsAppearing(true)
  next.viewDidAppear(true)
  old.viewDidDisappear(true)
  completion transition(old, next, true)
  old.didMove(toParent: nil)
  next.didMove(toParent: home)
}
expect old.parent nil
```
```claim changing holds
rules: C24
about: willMove didMove
lessons: swap-children
```

## 过渡先加新视图，执行动画，最后去掉旧视图
进行到一半时，两个视图都在容器里。

```vcr fresh quiet
new home; new old; new next
root home
add old
hold
```
```vcr
cycle old to next over 1
wait 0.5
expect old.view.superview home.view
expect next.view.superview home.view
tree
release
expect old.view.superview nil
```
```claim transition-order holds
rules: C24 C26
about: viewDidDisappear viewDidAppear
lessons: swap-children
```

# 通知子控制器出现和消失

## 关掉转发后，容器用 begin 和 end 通知
begin 发 will，end 发 did。

```vcr fresh quiet
class Frame: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
new home as Frame
new a
root home
home.addChild(a); home.view.addSubview(a.view); a.didMove(toParent: home)
mark
```
```vcr
a.beginAppearanceTransition(true, animated: false)
expect log appearance {
  a.viewWillAppear(false)
  a.viewIsAppearing(false)
}
a.endAppearanceTransition()
expect log appearance {
  a.viewDidAppear(false)
}
```
```claim by-hand holds
rules: C28 C29
about: beginAppearanceTransition endAppearanceTransition
lessons: forward-by-hand
```

## 不要直接调用那四个回调
直接调用只到这一个控制器，它的子控制器听不到；从 iOS 16 起 UIKit 还会在控制台警告。

```vcr fresh quiet
new home; new a; new b
root home
add a
add b to a frame 0 0 100 100
mark
```
```vcr
a.viewWillDisappear(false)
expect warning "appearance"
expect log appearance {
  a.viewWillDisappear(false)
}
```
```claim not-directly holds
rules: C19 E39 B05
about: viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear
lessons: forward-by-hand
```

# 交给子控制器

## 返回哪个子控制器，就由它决定状态栏样式
`statusbar` 显示问了谁、谁回答。

```vcr fresh quiet
class Film: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
class Frame: UIViewController {
    override var childForStatusBarStyle: UIViewController? { children.last }
}
new home as Frame
new film as Film
root home
set log default statusbar
mark
```
```vcr
add film
home.setNeedsStatusBarAppearanceUpdate()
expect log contains statusbar { home.childForStatusBarStyle -> film }
statusbar
```
```claim style holds
rules: S01
about: childForStatusBarStyle
lessons: status-bar
```

## 返回值变了，要调用 setNeedsStatusBarAppearanceUpdate
容器不说，系统就不会再问。

```vcr fresh quiet
class Film: UIViewController {
    var wish = UIStatusBarStyle.lightContent
    override var preferredStatusBarStyle: UIStatusBarStyle { wish }
}
new film as Film
root film
set log statusbar
mark
```
```vcr
film.wish = .darkContent
expect no statusbar
statusbar
film.setNeedsStatusBarAppearanceUpdate()
expect log contains statusbar { film.setNeedsStatusBarAppearanceUpdate() }
statusbar
```
```claim style-again holds
rules: S03
about: setNeedsStatusBarAppearanceUpdate
lessons: status-bar
```

## 容器可以用子控制器的 preferredContentSize 定大小
容器得知变化时去读它。

```vcr fresh quiet
class Frame: UIViewController {
    override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        children.first?.view.frame.size = container.preferredContentSize
    }
}
new home as Frame
new a
root home
add a frame 50 100 100 100
```
```vcr
prefer a 250 120
expect a.view.frame 50 100 250 120
```
```claim size holds
rules: T07
about: preferredContentSizeDidChange
lessons: preferred-size
```

# 三个现成的容器

## 抽屉式：从两侧滑出
画廊里的 deck 就是这样写的：中间一个，两侧各一个菜单。这里滑动打开左边，用命令打开右边。

```vcr fresh quiet
new feed; new menu; new extras
new d as deck with feed menu extras
root d
```
```vcr
open left
tree
expect menu.view.frame 0 0 300 852
close
open right
tree
```
```claim deck holds
rules: C28 C29
lessons: a-drawer
```

## 滚动容器：子视图并排，左右滑动
子视图全都在滚动视图里，所以和容器一起出现；拖动只改变看得见的是哪一个。

```vcr fresh quiet
new a; new b; new c
new s as scroll with a b c
mark
```
```vcr
root s
expect log appearance of a,b,c {
  a.viewWillAppear(false)
  b.viewWillAppear(false)
  c.viewWillAppear(false)
  a.viewIsAppearing(false)
  b.viewIsAppearing(false)
  c.viewIsAppearing(false)
  a.viewDidAppear(false)
  b.viewDidAppear(false)
  c.viewDidAppear(false)
}
screen --style plain
swipe forward
finish
screen --style plain
expect s.currentIndex 1
```
```claim scroll holds
rules: C05 U14
lessons: pages
```

## 分段控件切换子控制器
点分段是一个动作；容器用一次交换来回应。

```vcr fresh quiet
new a; new b
new s as segmented with a b
root s
mark
```
```vcr
tap 2 in s
expect log containment, appearance {
  a.willMove(toParent: nil)
  b.willMove(toParent: s)
  a.viewWillDisappear(true)
  b.viewWillAppear(true)
  b.viewIsAppearing(true)
  b.viewDidAppear(true)
  a.viewDidDisappear(true)
  a.didMove(toParent: nil)
  b.didMove(toParent: s)
}
tree
```
```claim segments holds
rules: C24 U17
lessons: swap-children
```
"""#)
}
