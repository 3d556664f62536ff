// swift-format-ignore-file
// Written by scripts/generate-lessons from Guides/5-presenting.zh.md.
extension LessonCatalogue {
    static let guide5PresentingZh = File(
        name: "5-presenting.zh.md",
        text: #"""
---
guide: presenting
title: 呈现视图控制器
language: zh
---
第五篇讲呈现：它建立什么关系，有哪些样式，小屏幕上变成什么，过渡，两种显示方式，弹出窗口，关闭，以及故事板。

# 呈现

## 任何控制器都能呈现别的控制器；UIKit 可能转交给另一个
子控制器请求，最上面的祖先呈现。

```vcr fresh quiet
new home; new child; new page
root home
add child
mark
```
```vcr
present page from child as fullScreen
expect page.presentingViewController home
expect tree {
  home [disappeared]
    child [disappeared]
    ^ page [appeared]
}
```
```claim any holds
rules: P20 P21
about: fullScreen
lessons: who-covers-the-screen
```

## 呈现建立的关系一直持续到关闭
一个是呈现者，一个是被呈现者；两个属性都设上，关闭后又是 nil。

```vcr fresh quiet
new home; new page
root home
```
```vcr
present page
expect home.presentedViewController page
expect page.presentingViewController home
dismiss
expect home.presentedViewController nil
expect page.presentingViewController nil
```
```claim relation holds
rules: P07 P24
lessons: who-covers-the-screen dismissal
```

## 几行代码就能把新内容放上屏幕
一个调用；样式、过渡和所有回调都由 UIKit 负责。

```vcr fresh quiet
new home; new page
root home
mark
```
```vcr
home.present(page, animated: true)
expect log {
  page.loadView()
  page.viewDidLoad()
  page.presentationController.presentationTransitionWillBegin()
  page.viewWillAppear(true)
  page.viewIsAppearing(true)
  page.viewDidAppear(true)
  page.presentationController.presentationTransitionDidEnd(true)
}
```
```claim little-code holds
rules: P04 D16
about: presentationTransitionWillBegin
lessons: sheets
```

## 用代码或连线启动
设计时就知道的路线用连线，更动态的用代码。

```vcr fresh quiet
storyboard GuideMain.storyboard as board
instantiate start from board as start
root start
mark
```
```vcr
tap Note
expect log segue, presentation {
  UIViewController-1.shouldPerformSegue("showNote")
  UIViewController-1.prepare(for: "showNote")
  UIViewController-2.presentationController.presentationTransitionWillBegin()
  UIViewController-2.presentationController.presentationTransitionDidEnd(true)
}
dismiss
instantiate note from board as other
present other as fullScreen
expect start.presentedViewController other
```
```claim segue-or-code holds
rules: P01 P03 G03
about: shouldPerformSegue prepare
lessons: a-storyboard
```

# 样式

## 被呈现者上设的样式决定外观
UIKit 有一组标准样式，还有给自己用的 `custom`。

```vcr fresh quiet
new home; new page
root home
```
```vcr
page.modalPresentationStyle = .formSheet
present page
expect page.modalPresentationStyle formSheet
screen --style plain
styles --device iPad --ios 26
```
```claim style holds
rules: P05 P34
about: formSheet pageSheet fullScreen custom
lessons: sheets
```

## 全屏样式盖住屏幕，挡住下面的交互
触摸只到被呈现的控制器。

```vcr fresh quiet
new home; new page
root home
let below = UIButton(type: .system)
below.frame = CGRect(x: 100, y: 500, width: 100, height: 44)
home.view.addSubview(below)
present page as overFullScreen
```
```vcr
expect page.view.frame 0 0 393 852
let hit = window.hitTest(CGPoint(x: 150, y: 520), with: nil)
expect hit page.view
```
```claim blocks holds
rules: P05 U25
about: overFullScreen fullScreen
lessons: who-covers-the-screen
```

## 常规宽度下只有 fullScreen 全盖住，其他的留出一部分，下面变暗
iPad 上表单浮在变暗的呈现者上，呈现者留在原处。

```vcr fresh quiet
device "iPad A16"
new home; new page
root home
mark
```
```vcr
present page as formSheet
screen --rows 16
expect log appearance of home {
}
dismiss
present page as fullScreen
expect log contains appearance of home { home.viewDidDisappear(true) }
```
```claim regular holds
rules: P05 R53 P34
about: formSheet fullScreen viewDidDisappear
lessons: sheets
```

## 紧凑宽度下都变成 fullScreen：到 iOS 12 为止
iOS 13 起，手机上的 sheet 仍是 sheet：露出呈现者的一条边，呈现者什么也听不到。

```vcr fresh
set ios 12
new home; new page
root home
mark
present page as pageSheet
expect log appearance of home {
  home.viewWillDisappear(true)
  home.viewDidDisappear(true)
}
expect page.view.frame 0 0 393 852
```
```vcr fresh
set ios 26
new home; new page
root home
mark
present page as pageSheet
expect log appearance of home {
}
screen --style plain
```
```claim compact until 12
rules: P35 P33 P04
about: pageSheet formSheet automatic
lessons: sheets
```

## 第一张图：常规宽度下的三种样式，中间有变暗的一层
三种样式，依次画出。

```vcr fresh
device "iPad A16"
rotate landscape
new green; new blue
root green
present blue as fullScreen
screen --rows 14
expect blue.view.frame 0 0 1180 820
```
```vcr fresh
device "iPad A16"
rotate landscape
new green; new blue
root green
present blue as pageSheet
screen --rows 14
expect blue.view.frame.size.width 1180
```
```vcr fresh
device "iPad A16"
rotate landscape
new green; new blue
root green
present blue as formSheet
screen --rows 14
views
expect blue.view.frame.size.width 580
```
```says
UIDimmingView-1
blue.view: UIView (300 80; 580 650)
```
```claim figure-styles holds
rules: R53 P34
about: fullScreen pageSheet formSheet
lessons: sheets
```

## fullScreen 过渡后去掉下面的视图；overFullScreen 留着
所以内容有透明部分时用后者。

```vcr fresh quiet
new home; new page
root home
mark
```
```vcr
present page as fullScreen
expect home.view.window nil
expect log appearance of home {
  home.viewWillDisappear(true)
  home.viewDidDisappear(true)
}
dismiss
mark
present page as overFullScreen
expect home.view.window window
expect log appearance of home {
}
```
```claim over-full-screen holds
rules: P05
about: fullScreen overFullScreen viewWillDisappear
lessons: who-covers-the-screen
```

## 全屏呈现者必须盖住屏幕；UIKit 往上找，找不到就用根
子控制器占四分之一，父控制器占一半；由根来呈现。

```vcr fresh quiet
new home; new half; new quarter; new page
root home
add half frame 0 0 393 426
add quarter to half frame 0 0 196 426
```
```vcr
present page from quarter as fullScreen
expect page.presentingViewController home
expect quarter.presentedViewController page
```
```claim covers holds
rules: P20 P21
about: fullScreen
lessons: who-covers-the-screen
```

# 弹出窗口

## 弹出窗口显示附加信息或选项列表
它挂在相关的东西旁边。

```vcr fresh quiet
device "iPad A16"
new home; new list
root home
list.preferredContentSize = CGSize(width: 200, height: 300)
```
```vcr
popover list at 100 100 60 40
expect list.popoverPresentationController.sourceRect 100 100 60 40
tree
expect list.presentingViewController home
```
```claim popover holds
rules: R55 A52
about: popover
lessons: popovers
```

## 常规宽度下只盖住屏幕的一部分
第二张图。

```vcr fresh quiet
device "iPad A16"
rotate landscape
new home; new list
root home
prefer list 300 300
mark
```
```vcr
popover list at 400 100 60 40
screen --rows 18
expect log appearance of home {
}
```
```claim popover-regular holds
rules: R55 A53
about: popover
lessons: popovers
```

## 据说紧凑宽度下变成 overFullScreen；其实变成 sheet
到 iOS 12 为止变成 `fullScreen`，13 起变成 form sheet。以记录和代理的文档为准。

```vcr fresh
set ios 26
new home; new list
root home
mark
popover list at 100 100 60 40
expect log appearance of home {
}
screen --style plain
```
```vcr fresh
set ios 12
new home; new list
root home
mark
popover list at 100 100 60 40
expect log appearance of home {
  home.viewWillDisappear(true)
  home.viewDidDisappear(true)
}
expect list.view.frame 0 0 393 852
```
```claim popover-compact differs
rules: D22 P32 P33 P35
about: popover formSheet overFullScreen
lessons: popovers
```

## 点外面就关闭
和用户的每次关闭一样，先问代理，再告诉代理。

```vcr fresh quiet
device "iPad A16"
new home; new list
root home
popover list at 100 100 60 40
mark
```
```vcr
tap outside
expect log {
  list.delegate.presentationControllerShouldDismiss()
  list.delegate.presentationControllerWillDismiss()
  list.presentationController.dismissalTransitionWillBegin()
  list.viewWillDisappear(true)
  list.viewDidDisappear(true)
  list.presentationController.dismissalTransitionDidEnd(true)
  list.delegate.presentationControllerDidDismiss()
}
expect home.presentedViewController nil
```
```claim tap-outside holds
rules: A54
about: presentationControllerDidDismiss
lessons: popovers dismissal
```

## 盖满屏幕时需要关闭按钮：放进导航栈
文章说的两种办法之一：把内容放进有位置放按钮的容器。

```vcr fresh quiet
class List: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(done))
    }
    @objc func done() { dismiss(animated: true) }
}
new home; new list as List
new n as nav root list
root home
mark
```
```vcr
popover n at 100 100 60 40
screen --style plain
tap Done
expect home.presentedViewController nil
expect log action {
  list.done()
}
```
```claim popover-button holds
rules: P35 R52
about: popover
lessons: popovers
```

## 或者由代理改变适应行为
回答 `none`，弹出框在手机上仍是弹出框；回答一个控制器，就显示那个控制器。

```vcr fresh quiet
class Stay: UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
}
let stay = Stay()
new home; new list
root home
prefer list 200 200
list.modalPresentationStyle = .popover
list.popoverPresentationController?.sourceView = home.view
list.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 60, height: 40)
list.popoverPresentationController?.delegate = stay
```
```vcr
home.present(list, animated: true)
screen --style plain
expect list.view.frame.size.width 200
```
```vcr fresh quiet
class Swap: UIPopoverPresentationControllerDelegate {
    var other: UIViewController?
    func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController? { other }
}
let swap = Swap()
new home; new list; new other
swap.other = other
root home
list.modalPresentationStyle = .popover
list.popoverPresentationController?.sourceView = home.view
list.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 60, height: 40)
list.popoverPresentationController?.delegate = swap
mark
```
```vcr
home.present(list, animated: true)
expect log delegate {
  list.delegate.viewControllerForAdaptivePresentationStyle(formSheet)
}
expect tree {
  home [appeared]
    ^ other [appeared]
}
```
```claim popover-adapts holds
rules: P32 P36 A50
about: popover adaptivePresentationStyle
lessons: popovers
```

# 上下文样式

## currentContext 盖住定义上下文的那个控制器
`definesPresentationContext` 说明是哪一个。

```vcr fresh quiet
new home; new part; new page
root home
placeholder upper in home frame 0 0 393 400
home.addChild(part)
part.view.frame = upper.bounds
upper.addSubview(part.view)
part.didMove(toParent: home)
part.definesPresentationContext = true
mark
```
```vcr
present page from part as currentContext
expect page.presentingViewController part
expect page.view.frame 0 0 393 400
expect log appearance of home,part {
  part.viewWillDisappear(true)
  part.viewDidDisappear(true)
}
```
```claim context holds
rules: P20 P05
about: currentContext
lessons: current-context
```

## 第三张图：只盖住分栏的一个子控制器
详情定义上下文，列表还在。

```vcr fresh quiet
device "iPad A16"
rotate landscape
new list; new detail; new page
new s as split with list detail
root s
detail.definesPresentationContext = true
mark
```
```vcr
present page from detail as currentContext
screen --rows 16
expect page.presentingViewController detail
expect log appearance of list,detail {
  detail.viewWillDisappear(true)
  detail.viewDidDisappear(true)
}
```
```claim figure-context holds
rules: P20 P22
about: currentContext
lessons: current-context a-split
```

## 下面的视图被去掉；overCurrentContext 留着
和两种全屏样式一样。抄来的文章这里写成了 `fullScreen`，应为 `currentContext`。

```vcr fresh quiet
new home; new part; new page
root home
placeholder upper in home frame 0 0 393 400
home.addChild(part)
part.view.frame = upper.bounds
upper.addSubview(part.view)
part.didMove(toParent: home)
part.definesPresentationContext = true
```
```vcr
present page from part as currentContext
expect part.view.window nil
dismiss page
mark
present page from part as overCurrentContext
expect part.view.window window
expect log appearance of part {
}
```
```claim over-context holds
rules: P05
about: currentContext overCurrentContext
lessons: current-context
```

## 定义上下文的控制器还可以提供过渡样式
`providesPresentationContextTransitionStyle` 为 YES 时，用它的代替被呈现者的。

```vcr fresh quiet
new home; new part; new page
root home
placeholder upper in home frame 0 0 393 400
home.addChild(part)
part.view.frame = upper.bounds
upper.addSubview(part.view)
part.didMove(toParent: home)
part.definesPresentationContext = true
part.providesPresentationContextTransitionStyle = true
part.modalTransitionStyle = .crossDissolve
hold
```
```vcr
present page from part as currentContext
wait 0.2
screen --style plain
release
expect page.presentingViewController part
```
```says
as currentContext, 393 by 400 at 0 0, dissolving
```
```claim context-transition holds
rules: P23
about: crossDissolve currentContext
lessons: current-context
```

## 据说紧凑宽度下变成 fullScreen；其实不变
代理也改不了：根本不问它。记录显示，手机上同样只盖住屏幕的一部分。

```vcr fresh quiet
class Adapt: UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { .fullScreen }
}
let adapt = Adapt()
new home; new part; new page
root home
placeholder upper in home frame 0 0 393 400
home.addChild(part)
part.view.frame = upper.bounds
upper.addSubview(part.view)
part.didMove(toParent: home)
part.definesPresentationContext = true
page.modalPresentationStyle = .currentContext
page.presentationController?.delegate = adapt
mark
```
```vcr
part.present(page, animated: true)
expect page.view.frame 0 0 393 400
expect log appearance of home,part {
  part.viewWillDisappear(true)
  part.viewDidDisappear(true)
}
```
```claim context-compact differs
rules: P30
about: currentContext fullScreen
lessons: current-context
```

# 自定义呈现

## custom 由自己的呈现控制器决定大小和位置
`UIPresentationController` 的子类决定视图在哪，放自己的装饰视图，并得知特征变化。

```vcr fresh quiet
class Half: UIPresentationController {
    let shade = UIView()
    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 426, width: 393, height: 426) }
    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        containerView?.insertSubview(shade, at: 0)
    }
}
class Director: UIViewControllerTransitioningDelegate {
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        Half(presentedViewController: presented, presenting: presenting)
    }
}
let director = Director()
new home; new page
root home
page.transitioningDelegate = director
mark
```
```vcr
present page as custom
expect log {
  page.transitioningDelegate.presentationController(forPresented: page)
  page.loadView()
  page.viewDidLoad()
  page.presentationController.traitCollectionDidChange(nil)
  page.presentationController.presentationTransitionWillBegin()
  page.viewWillAppear(true)
  page.viewIsAppearing(true)
  page.viewDidAppear(true)
  page.presentationController.presentationTransitionDidEnd(true)
  completion present(page)
}
expect page.view.frame 0 426 393 426
rotate landscape
expect log contains traits { page.traitCollectionDidChange(wC hR) }
```
```claim custom holds
rules: P12 D16
about: custom presentationTransitionWillBegin presentationTransitionDidEnd
lessons: presentation-controller
```

# 过渡

## modalTransitionStyle 决定用哪种动画
所有样式的回调都一样。

```vcr fresh quiet
new home; new page
root home
hold
```
```vcr
present page as fullScreen with crossDissolve
wait 0.2
screen --style plain
release
expect page.modalTransitionStyle crossDissolve
expect home.presentedViewController page
```
```says
as fullScreen, 393 by 852 at 0 0, dissolving
```
```claim transition-style holds
rules: A04 P03
about: crossDissolve coverVertical flipHorizontal
lessons: custom-animator
```

## 第四张图：coverVertical 让 B 上滑盖住 A，再滑下去
一半的时候，和返回途中。

```vcr fresh quiet
new A; new B
root A
hold
```
```vcr
present B as fullScreen with coverVertical
wait 0.2
screen --style plain
settle
expect B.view.frame 0 0 393 852
dismiss
wait 0.2
screen --style plain
release
expect A.presentedViewController nil
```
```says
as fullScreen, 393 by 852 at 0 102.9
as fullScreen, 393 by 852 at 0 749.1
```
```claim figure-transition holds
rules: A04
about: coverVertical
lessons: custom-animator
```

## 动画对象做自己的过渡；过渡代理在适当时候提供它
呈现开始时问代理要动画对象。

```vcr fresh quiet
class Fade: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let view = context.view(forKey: .to)!
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.4) { view.alpha = 1 } completion: { _ in context.completeTransition(true) }
        print("the animator animates")
    }
}
class Director: UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
}
let director = Director()
new home; new page
root home
page.transitioningDelegate = director
page.modalPresentationStyle = .fullScreen
mark
```
```vcr
home.present(page, animated: true)
expect log {
  page.transitioningDelegate.animationController(forPresented: page)
  page.loadView()
  page.viewDidLoad()
  page.presentationController.presentationTransitionWillBegin()
  home.viewWillDisappear(true)
  page.viewWillAppear(true)
  Fade-1.transitionDuration()
  Fade-1.animateTransition()
  page.viewIsAppearing(true)
  page.viewDidAppear(true)
  home.viewDidDisappear(true)
  page.presentationController.presentationTransitionDidEnd(true)
}
expect page.view.alpha 1
```
```claim animator holds
rules: A60 A63
about: viewDidAppear
lessons: custom-animator
```

# present 还是 show

## show 和 showDetail 让周围的控制器决定怎么显示
栈会 push，分栏放进详情列，没有谁接手时就呈现。

```vcr fresh quiet
new list; new page
new n as nav root list
root n
```
```vcr
show page from list
expect page.parent n
expect n.presentedViewController nil
```
```vcr fresh
new home; new page
root home
show page from home
expect home.presentedViewController page
```
```vcr fresh quiet
device "iPad A16"
new list; new first; new page
new s as split with list first
root s
```
```vcr
showdetail page from list
expect s.presentedViewController nil
expect tree {
  s [appeared]
    UINavigationController-1 [appeared]
      list [appeared]
    UINavigationController-3 [appeared]
      page [appeared]
}
```
```claim show holds
rules: P26
about: show showDetailViewController
lessons: show-and-detail
```

## present 总是模态呈现，不管最后由谁来做
调用的是栈里的子控制器；呈现的是栈，什么也没有压入。紧凑宽度下样式会适应：到 iOS 12 为止页面卡片盖住屏幕，呈现者消失；iOS 13 起它是卡片。

```vcr fresh quiet
new list; new page
new n as nav root list
root n
```
```vcr
list.present(page, animated: true)
expect page.presentingViewController n
expect n.viewControllers.count 1
expect page.parent nil
```
```vcr fresh quiet
set ios 12
new list; new page
new n as nav root list
root n
page.modalPresentationStyle = .pageSheet
mark
```
```vcr
list.present(page, animated: true)
expect page.presentingViewController n
expect page.view.frame 0 0 393 852
expect log appearance of n,list {
  n.viewWillDisappear(true)
  list.viewWillDisappear(true)
  n.viewDidDisappear(true)
  list.viewDidDisappear(true)
}
```
```vcr fresh quiet
set ios 26
new list; new page
new n as nav root list
root n
page.modalPresentationStyle = .pageSheet
mark
```
```vcr
list.present(page, animated: true)
expect page.presentingViewController n
expect page.view.frame 0 59 393 793
expect log appearance of n,list {
}
```
```claim always-presents holds
rules: P20 P35
lessons: who-covers-the-screen show-and-detail
```

## 首选 show：不必知道周围有什么
同一个类，一次在栈里，一次单独，代码里没有条件判断。

```vcr fresh quiet
class Item: UIViewController {
    func more() {
        let next = UIViewController()
        next.title = "more"
        show(next, sender: self)
    }
}
new a as Item; new b as Item
new n as nav root a
root n
```
```vcr
a.more()
expect n.topViewController.title "more"
root b
b.more()
expect b.presentedViewController.title "more"
```
```claim preferred holds
rules: P26
about: show
lessons: show-and-detail
```

# 显示的几种办法

## 连线创建并显示
故事板里怎么说的，就怎么发生：种类和样式。

```vcr fresh quiet
storyboard GuideMain.storyboard as board
instantiate start from board as start
root start
mark
```
```vcr
segue showDetails from start.topViewController
expect log segue {
  UIViewController-1.prepare(for: "showDetails")
  UIViewController-2.shouldPerformSegue("embedMap")
  UIViewController-2.prepare(for: "embedMap")
}
expect start.viewControllers.count 2
```
```claim by-segue holds
rules: G01
about: prepare
lessons: a-storyboard
```

## 自己的类可以改变 show 的做法
容器把要显示的嵌进来。

```vcr fresh quiet
class Frame: UIViewController {
    override func show(_ vc: UIViewController, sender: Any?) {
        addChild(vc)
        view.addSubview(vc.view)
        vc.didMove(toParent: self)
    }
}
new home as Frame
new a; new b
root home
add a
```
```vcr
a.show(b, sender: a)
expect b.parent home
expect home.presentedViewController nil
```
```claim own-show holds
rules: P26
about: show
lessons: show-and-detail
```

## 调用 show 之前：创建并给数据，设想要的样式
样式和过渡不一定用得上：栈照样 push。

```vcr fresh quiet
new list; new page
new n as nav root list
root n
mark
```
```vcr
page.title = "Filled before"
page.modalPresentationStyle = .formSheet
page.modalTransitionStyle = .crossDissolve
list.show(page, sender: list)
expect log {
  page.willMove(toParent: n)
  page.loadView()
  page.viewDidLoad()
  list.viewWillDisappear(true)
  page.viewWillAppear(true)
  n.delegate.willShow(page, true)
  page.viewIsAppearing(true)
  list.viewDidDisappear(true)
  page.viewDidAppear(true)
  page.didMove(toParent: n)
  n.delegate.didShow(page, true)
}
expect n.topViewController.title "Filled before"
expect page.presentingViewController nil
```
```claim before-show holds
rules: P26 C34
about: show formSheet
lessons: show-and-detail
```

## UIKit 把 show 转交给负责的控制器
从子控制器往上：第一个有自己做法的来做。

```vcr fresh quiet
new list; new inner; new page
new n as nav root list
root n
add inner to list
```
```vcr
inner.show(page, sender: inner)
expect page.parent n
expect n.topViewController page
```
```claim hands-on holds
rules: P26
about: show
lessons: show-and-detail
```

## 回答 show 的可以改样式和过渡
要的是表单卡片，给的是全屏上的溶解。

```vcr fresh quiet
class Frame: UIViewController {
    override func show(_ vc: UIViewController, sender: Any?) {
        vc.modalPresentationStyle = .overFullScreen
        vc.modalTransitionStyle = .crossDissolve
        present(vc, animated: true)
    }
}
new home as Frame
new a; new b
root home
add a
```
```vcr
b.modalPresentationStyle = .formSheet
a.show(b, sender: a)
expect b.presentationController.presentationStyle overFullScreen
expect b.modalTransitionStyle crossDissolve
expect b.presentingViewController home
expect b.view.frame 0 0 393 852
```
```claim show-changes-style holds
rules: P26 P05
about: show overFullScreen crossDissolve
lessons: show-and-detail
```

## 调用 present 之前：创建，设样式和过渡，再调用
这里它们都会用上。

```vcr fresh quiet
new home; new page
root home
mark
```
```vcr
page.modalPresentationStyle = .fullScreen
page.modalTransitionStyle = .flipHorizontal
home.present(page, animated: true)
expect log {
  page.loadView()
  page.viewDidLoad()
  page.presentationController.presentationTransitionWillBegin()
  home.viewWillDisappear(true)
  page.viewWillAppear(true)
  page.viewIsAppearing(true)
  page.viewDidAppear(true)
  home.viewDidDisappear(true)
  page.presentationController.presentationTransitionDidEnd(true)
}
expect page.presentationController.presentationStyle fullScreen
```
```claim before-present holds
rules: P03 D16 V08
about: fullScreen flipHorizontal
lessons: who-covers-the-screen
```

## 被调用的不一定是呈现者；之后两个属性是对的
样式决定呈现者要满足什么：全屏的要盖住屏幕。

```vcr fresh quiet
new home; new child; new page
root home
add child frame 0 0 100 100
```
```vcr
child.present(page, animated: true)
expect page.presentingViewController home
expect home.presentedViewController page
expect child.presentedViewController page
```
```claim who-presents holds
rules: P20 P21 P07
lessons: who-covers-the-screen
```

## 清单 8-1：放进栈的表单，栏上有取消和完成
添加菜谱时要填一张表；栈带来导航栏和两个按钮的位置，还可以继续压入下一页。

```vcr fresh quiet
class Form: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New"
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
    }
    @objc func cancel() { presentingViewController?.dismiss(animated: true) }
    @objc func done() { navigationController?.pushViewController(UITableViewController(), animated: true) }
}
class Recipes: UIViewController {
    func add() {
        let stack = UINavigationController(rootViewController: Form())
        stack.modalPresentationStyle = .fullScreen
        stack.modalTransitionStyle = .coverVertical
        present(stack, animated: true)
    }
}
new recipes as Recipes
root recipes
mark
```
```vcr
recipes.add()
expect log appearance {
  recipes.viewWillDisappear(true)
  UINavigationController-1.viewWillAppear(true)
  Form-1.viewWillAppear(true)
  UINavigationController-1.viewIsAppearing(true)
  Form-1.viewIsAppearing(true)
  UINavigationController-1.viewDidAppear(true)
  Form-1.viewDidAppear(true)
  recipes.viewDidDisappear(true)
}
screen --style plain
tap Done
tree
expect recipes.presentedViewController.viewControllers.count 2
```
```claim listing-present holds
rules: P03 R52
about: fullScreen coverVertical
lessons: who-covers-the-screen a-stack
```

## 照印出来的样子，清单 8-1 什么也不做，也没有 transitionStyle
转载丢了换行：第一个注释吞掉了后面的一切，方法没有方法体。去掉注释，它用的属性 UIKit 的头文件里没有：应该是 `modalTransitionStyle`。改了它，再在方法前补上符号，就能呈现，不过呈现的是表单自己，不是正文说的栈：那几行丢了。

```vcr fresh quiet
@interface RecipeAddViewController : UIViewController
@end

@implementation RecipeAddViewController
@end

@interface Recipes : UIViewController
@end
```
```vcr fails
@implementation Recipes
(void)add:(id)sender {// the form // the stack around it //RecipeAddViewController *addController=[[RecipeAddViewController alloc] init] ;addController.modalPresentationStyle=UIModalPresentationFullScreen;addController.transitionStyle=UIModalTransitionStyleCoverVertical;[selfpresentViewController:addControlleranimated:YEScompletion: nil];}
@end
```
```says
the comment '//' swallows the code behind it
```
```vcr fails
@implementation Recipes
-(void)add:(id)sender {RecipeAddViewController *addController=[[RecipeAddViewController alloc] init] ;addController.modalPresentationStyle=UIModalPresentationFullScreen;addController.transitionStyle=UIModalTransitionStyleCoverVertical;[selfpresentViewController:addControlleranimated:YEScompletion: nil];}
@end
```
```says
'RecipeAddViewController' has no 'transitionStyle'; did you mean 'modalTransitionStyle'?
```
```vcr fails
@implementation Recipes
(void)add:(id)sender {RecipeAddViewController *addController=[[RecipeAddViewController alloc] init] ;[selfpresentViewController:addControlleranimated:YEScompletion: nil];}
@end
```
```says
'-' is missing before the method 'add'
```
```vcr
@implementation Recipes
-(void)add:(id)sender {RecipeAddViewController *addController=[[RecipeAddViewController alloc] init] ;addController.modalPresentationStyle=UIModalPresentationFullScreen;addController.modalTransitionStyle=UIModalTransitionStyleCoverVertical;[selfpresentViewController:addControlleranimated:YEScompletion: nil];}
@end
new recipes as Recipes
root recipes
mark
[recipes add:nil];
expect log appearance {
  recipes.viewWillDisappear(true)
  RecipeAddViewController-1.viewWillAppear(true)
  RecipeAddViewController-1.viewIsAppearing(true)
  RecipeAddViewController-1.viewDidAppear(true)
  recipes.viewDidDisappear(true)
}
expect tree {
  recipes [disappeared]
    ^ RecipeAddViewController-1 [appeared]
}
```
```says
was read as
```
```claim listing-present-printed differs
rules: P03
about: fullScreen coverVertical
lessons: who-covers-the-screen
```

# 以弹窗形式呈现

## 弹窗需要大小和锚点
`preferredContentSize` 给大小；锚点是栏按钮，或者一个视图和其中的矩形。

```vcr fresh
device "iPad A16"
new home; new list
root home
list.modalPresentationStyle = .popover
list.preferredContentSize = CGSize(width: 240, height: 180)
list.popoverPresentationController?.sourceView = home.view
list.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 300, width: 60, height: 40)
home.present(list, animated: true)
expect list.view.frame.size.height 180
screen --rows 18
```
```vcr fresh
device "iPad A16"
new home; new list
home.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
new n as nav root home
root n
list.modalPresentationStyle = .popover
list.popoverPresentationController?.barButtonItem = home.navigationItem.rightBarButtonItem
home.present(list, animated: true)
expect n.presentedViewController list
```
```claim anchor holds
rules: A52 A53 R55
about: popover
lessons: popovers
```

## 没有锚点 UIKit 会抛异常
文章只说要设；不设就是这样。

```vcr fresh quiet
device "iPad A16"
new home; new list
root home
list.modalPresentationStyle = .popover
```
```vcr
home.present(list, animated: true)
expect exception "sourceView or barButtonItem"
```
```claim no-anchor holds
rules: P38 E18
about: popover
lessons: popovers
```

## 外观和代理在弹窗呈现控制器上
代理会听到它出现、消失、重新定位。

```vcr fresh quiet
class Watch: UIPopoverPresentationControllerDelegate {
    func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) { print("it comes") }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { print("it has gone") }
    func popoverPresentationController(_ controller: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>) { print("it is placed anew") }
}
let watch = Watch()
device "iPad A16"
new home; new list
root home
list.modalPresentationStyle = .popover
list.popoverPresentationController?.sourceView = home.view
list.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 300, width: 60, height: 40)
list.popoverPresentationController?.permittedArrowDirections = .up
list.popoverPresentationController?.delegate = watch
mark
```
```vcr
home.present(list, animated: true)
expect list.popoverPresentationController.arrowDirection up
rotate landscape
tap outside
expect log delegate {
  list.delegate.prepareForPopoverPresentation()
  list.delegate.willRepositionPopover(100 300 60 40)
  list.delegate.presentationControllerShouldDismiss()
  list.delegate.presentationControllerWillDismiss()
  list.delegate.presentationControllerDidDismiss()
}
```
```says
it comes
it is placed anew
it has gone
```
```claim popover-delegate holds
rules: A53 A54
about: presentationControllerDidDismiss popover
lessons: popovers
```

# 关闭

## 在呈现者上调用 dismiss；在被呈现者上调用会转交
两种结果一样。

```vcr fresh quiet
new home; new page
root home
present page
mark
```
```vcr
home.dismiss(animated: true)
expect log appearance {
  page.viewWillDisappear(true)
  page.viewDidDisappear(true)
}
present page
mark
page.dismiss(animated: true)
expect log appearance {
  page.viewWillDisappear(true)
  page.viewDidDisappear(true)
}
```
```claim dismiss holds
rules: P24
about: dismissalTransitionWillBegin
lessons: dismissal
```

## 先保存：它离开层级和屏幕，没人持有就释放
`forget` 放掉外壳唯一的引用。第二段脚本留着引用，控制器也就还在。

```vcr fresh quiet
new home; new page
root home
present page
forget page
mark
```
```vcr
dismiss
expect log contains load { page.deinit }
expect dead page
expect tree {
  home [appeared]
}
```
```vcr fresh quiet
new home; new page
root home
present page
mark
```
```vcr
dismiss
expect alive page
expect page.view.window nil
expect tree {
  home [appeared]
}
```
```claim gone holds
rules: P24 V05
about: deinit
lessons: dismissal memory
```

## 结果用代理传回，通常呈现者就是代理
协议说明要告诉什么；被呈现者弱引用代理并调用它。

```vcr fresh quiet
protocol PickerDelegate: AnyObject { func picker(_ picker: UIViewController, has picked: String) }
class Picker: UIViewController {
    weak var delegate: PickerDelegate?
    func pick() { delegate?.picker(self, has: "tea") }
}
class Home: UIViewController, PickerDelegate {
    var chosen = ""
    func picker(_ picker: UIViewController, has picked: String) {
        chosen = picked
        dismiss(animated: true)
    }
}
new home as Home
new picker as Picker
root home
picker.delegate = home
present picker
```
```vcr
picker.pick()
expect home.chosen "tea"
expect home.presentedViewController nil
```
```claim results holds
rules: P24 B04
lessons: dismissal actions-and-data
```

# 其他故事板

## 连线不能通到别的故事板：到 iOS 8 为止
iOS 9 起故事板里可以有指向另一个故事板场景的引用，连线会跟过去。没有引用时，任何系统上都用代码创建。

```vcr fresh quiet
storyboard GuideReference.storyboard as board
instantiate here from board as here
root here
mark
```
```vcr
tap There
expect log segue, load {
  here.shouldPerformSegue("there")
  UIViewController-2.init(coder:)
  UIViewController-2.awakeFromNib()
  here.prepare(for: "there")
  UIViewController-2.loadView()
  UIViewController-2.viewDidLoad()
}
expect here.presentedViewController.title "Form"
```
```vcr fresh
set ios 8
storyboard GuideReference.storyboard as board
instantiate here from board as here
root here
tap There
expect exception "none can before iOS 9"
```
```claim other-storyboard until 8
rules: G14
about: prepare init
lessons: a-storyboard
```

## 清单 8-2：按名字取故事板，按标识取场景，再呈现
按钮的动作做完这三件事。也可以压入栈里，像第二段脚本那样。

```vcr fresh quiet
@interface FormController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *button;
@property (weak, nonatomic) IBOutlet UITextField *field;
- (IBAction)save:(id)sender;
@end

@implementation FormController
- (IBAction)save:(id)sender {}
@end

@interface FirstController : UIViewController
- (IBAction)showSecond:(id)sender;
@end

@implementation FirstController
- (IBAction)showSecond:(id)sender {
    UIStoryboard *other = [UIStoryboard storyboardWithName:@"GuideSecond" bundle:nil];
    FormController *form = [other instantiateViewControllerWithIdentifier:@"form"];
    form.title = @"From the other one";
    [self presentViewController:form animated:YES completion:nil];
}
@end
storyboard GuideMain.storyboard as board
instantiate start from board as start
root start
mark
```
```vcr
tap Second
expect log load, appearance {
  FormController-1.init(coder:)
  FormController-1.awakeFromNib()
  FormController-1.loadView()
  FormController-1.viewDidLoad()
  FormController-1.viewWillAppear(true)
  FormController-1.viewIsAppearing(true)
  FormController-1.viewDidAppear(true)
}
expect start.presentedViewController.title "From the other one"
```
```vcr fresh quiet
class FormController: UIViewController {
    @IBOutlet weak var button: UIButton!
    @IBOutlet weak var field: UITextField!
    @IBAction func save(_ sender: Any) {}
}
storyboard GuideMain.storyboard as board
instantiate note from board as note
new n as nav root note
root n
```
```vcr
let form = UIStoryboard(name: "GuideSecond", bundle: nil).instantiateViewController(withIdentifier: "form")
n.pushViewController(form, animated: true)
expect n.topViewController form
expect form.parent n
expect form.presentingViewController nil
```
```claim listing-storyboard holds
rules: L01 P04
about: init awakeFromNib
lessons: a-storyboard
```

## 照印出来的样子，清单 8-2 丢了空格，还多出一个数
连在一起的词按原意读，每处注明。调用中间多出来的数读不进去。没有叫那个名字的故事板时（这里就没有），UIKit 抛出异常。

```vcr fresh quiet
@interface Home : UIViewController
@end
```
```vcr fails
@implementation Home
- (void)show:(UIViewController *)myVC {
    [selfpresentViewController:myVCanimated:YEScompletion333 60nil];
}
@end
```
```says
'60nil' is no number
```
```vcr fresh
@interface Home : UIViewController
@end

@implementation Home
- (void)find {
    UIStoryboard* sb=[UIStoryboardstoryboardWithName:@"SecondStoryboard"bundle:nil];
}
- (void)show:(UIViewController *)myVC {
    [selfpresentViewController:myVCanimated:YEScompletion:nil];
}
@end
new home as Home; new myVC
root home
[home show:myVC];
expect home.presentedViewController myVC
[home find];
expect exception "Could not find a storyboard named 'SecondStoryboard'"
```
```says
'selfpresentViewController' was read as 'self presentViewController'
'UIStoryboardstoryboardWithName:' was read as 'UIStoryboard storyboardWithName:'
```
```claim listing-storyboard-printed holds
rules: E45
lessons: a-storyboard
```

## App 不需要多个故事板
有些情况下多个有用，文章接着要列出，但抄来的到此为止。一个故事板就能放下栈、容器视图和被呈现的场景。

```vcr fresh quiet
storyboard GuideMain.storyboard as board
instantiate start from board as start
root start
```
```vcr
tap Details
tap Back
tap Note
expect tree {
  start [disappeared]
    UIViewController-1 [disappeared]
    ^ UIViewController-4 [appeared]
}
```
```claim one-is-enough holds
rules: R6
lessons: a-storyboard
```
"""#)
}
