// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/13-preferred-size.zh.md.
extension LessonCatalogue {
    static let lesson13PreferredSizeZh = File(
        name: "13-preferred-size.zh.md",
        text: #"""
---
lesson: preferred-size
title: 请求小一点
minutes: 7
needs: size-of-a-child
language: zh
rules: T07
---
容器决定子控制器有多大。但子控制器最清楚自己有多少东西要显示，所以它可以请求。这个愿望是一个属性：
`preferredContentSize`。

## 一个愿望
`menu` 填满了 `home`，其实一百点乘二百点就够了。说出来：`prefer menu 100 200`。
代码是 `menu.preferredContentSize = CGSize(width: 100, height: 200)`。然后比较 `info menu` 里的两行：`view` 和 `preferredContentSize`。

```vcr setup fresh quiet
new home
new menu
root home
add menu
```
```vcr goal
expect menu.preferredContentSize 100 200
expect menu.view.frame 0 0 393 852
```
```hint
命令是 `prefer`，后面是名字、宽和高。
```
```vcr solution
prefer menu 100 200
```

## 谁听到了？
屏幕上什么也没变。但有谁被告知了：父控制器收到一个回调。除非你要看 `layout`，记录里不显示它。

```ask
`menu` 为什么不能想要多大就多大？
- [x] 只有容器知道还有谁需要地方：它可以满足这个愿望，满足一部分，或者不满足。
- [ ] `menu` 已经在屏幕上了：愿望什么时候都可以提。
- [ ] 还得设置它的框架：自己设置框架的子控制器会和容器打架。
```

## 满足愿望的容器
类 `Generous` 是为这一步写的。它的回调给提出请求的子控制器设置框架：

```vcr
override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(
        forChildContentContainer: container)
    let size = container.preferredContentSize
    children.first?.view.frame = CGRect(origin: .zero, size: size)
    print("a child asks for", size.width, "by", size.height)
}
```

`box` 是一个 `Generous`，`menu` 是它的子控制器。让 `menu` 请求 120 乘 300。

```vcr setup fresh quiet
class Generous: UIViewController {
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        let size = container.preferredContentSize
        children.first?.view.frame = CGRect(origin: .zero, size: size)
        print("a child asks for", size.width, "by", size.height)
    }
}
new box as Generous
new menu
root box
add menu
```
```vcr goal
expect menu.view.frame 0 0 120 300
expect menu.preferredContentSize 120 300
```
```hint
和刚才是同一个命令，换几个数字。
```
```vcr solution
prefer menu 120 300
```

## 还有谁会听
UIKit 里有会听的容器。*弹出框*（popover）是 iPad 上浮在其他东西之上的小窗口，它的大小就来自这个愿望。
让 `menu` 请求 200 乘 300，再输入 `popover menu at 100 300 60 40`：后面是它指向的地方。
`screen` 把它画出来。它高 313：其中 13 点是箭头。

```vcr setup fresh quiet
device iPad
new home
new menu
root home
```
```vcr goal
expect home.presentedViewController menu
expect menu.modalPresentationStyle popover
expect menu.preferredContentSize 200 300
```
```hint
两个命令：`prefer`，然后 `popover`。
```
```vcr solution
prefer menu 200 300
popover menu at 100 300 60 40
```

## 它可以改主意
弹出框还在的时候，`menu` 想要更多，也得到了：`screen` 会显示。`set log layout` 选择记录显示什么。
哪些回调会来？名字里的 `containerView` 是指 UIKit 在弹出的东西周围放的视图。

```vcr setup
set log layout
```
```predict prefer menu 200 400
menu.viewWillLayoutSubviews()
menu.presentationController.containerViewWillLayoutSubviews()
menu.viewDidLayoutSubviews()
menu.presentationController.containerViewDidLayoutSubviews()
not: home.viewWillLayoutSubviews()
```

## 自己试试
```vcr setup quiet
set log default
```
单独输入 `set log` 会列出记录可以显示什么。卡片也听这个愿望吗？试试 `device iPhone 16`。
"""#)
}
