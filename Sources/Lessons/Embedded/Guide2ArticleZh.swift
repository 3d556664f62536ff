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
框架、视图和 `didMove` 由容器负责。清单和第一篇的一样，也缺同样的两样：一个方法和属性 `currentClientView`，它们要在，而且要指向子视图。

```vcr fresh
@interface Frame : UIViewController
@end

@implementation Frame
- (void)displayContentController:(UIViewController *)content {
   [self addChildViewController:content];
   content.view.frame = [self frameForContentController];
   [self.view addSubview:self.currentClientView];
   [content didMoveToParentViewController:self];
}
@end
new home as Frame
new a
root home
mark
[home displayContentController:a];
expect exception "frameForContentController"
expect a.parent nil
```
```says
the class uses members that are not defined: 'frameForContentController', 'currentClientView'
```
```vcr fresh quiet
@interface Frame : UIViewController
@property (nonatomic) UIView *currentClientView;
@end

@implementation Frame
- (CGRect)frameForContentController { return CGRectInset(self.view.bounds, 20, 20); }
- (void)displayContentController:(UIViewController *)content {
   [self addChildViewController:content];
   content.view.frame = [self frameForContentController];
   [self.view addSubview:self.currentClientView];
   [content didMoveToParentViewController:self];
}
@end
new home as Frame
new a
root home
home.currentClientView = a.view
mark
```
```vcr
[home displayContentController:a];
expect log containment {
  a.willMove(toParent: home)
  a.didMove(toParent: home)
}
expect a.view.frame 20 20 353 812
expect a.view.superview home.view
```
```claim adding holds
rules: C10 C13
about: addChild willMove
lessons: add-a-child
```

## 移除：didMove(nil) 由 removeFromParent 发出
清单原样在这里。`willMove(nil)` 在里面，因为那是容器的事：漏了它，子控制器就听不到。

```vcr fresh quiet
@interface Frame : UIViewController
@end

@implementation Frame
- (void)hideContentController:(UIViewController *)content {
   [content willMoveToParentViewController:nil];
   [content.view removeFromSuperview];
   [content removeFromParentViewController];
}
@end
new home as Frame
new a; new b
root home
add a; add b
mark
```
```vcr
[home hideContentController:a];
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
清单把两个矩形（都在屏幕之外）交给两个没有写出的方法：没有它们，一调用就是异常。有了它们，清单照原样运行：动画中途，新的从右边来，旧的往左边去，完成块结束交换。

```vcr fresh
@interface Rectangles : UIViewController
@end

@implementation Rectangles
- (void)place:(UIViewController *)newVC {
   newVC.view.frame = [self newViewStartFrame];
   CGRect endFrame = [self oldViewEndFrame];
}
@end
new home as Rectangles
new next
root home
mark
[home place:next];
expect exception "newViewStartFrame"
```
```says
the class uses members that are not defined: 'newViewStartFrame', 'oldViewEndFrame'
```
```vcr fresh quiet
@interface Frame : UIViewController
@end

@implementation Frame
- (CGRect)newViewStartFrame { return CGRectOffset(self.view.bounds, 393, 0); }
- (CGRect)oldViewEndFrame { return CGRectOffset(self.view.bounds, -393, 0); }
- (void)cycleFromViewController:(UIViewController *)oldVC
               toViewController:(UIViewController *)newVC {
   [oldVC willMoveToParentViewController:nil];
   [self addChildViewController:newVC];

   newVC.view.frame = [self newViewStartFrame];
   CGRect endFrame = [self oldViewEndFrame];

   [self transitionFromViewController:oldVC toViewController:newVC
        duration:0.25 options:0
        animations:^{
            newVC.view.frame = oldVC.view.frame;
            oldVC.view.frame = endFrame;
        }
        completion:^(BOOL finished) {
           [oldVC removeFromParentViewController];
           [newVC didMoveToParentViewController:self];
        }];
}
@end
new home as Frame
new old; new next
root home
add old
hold
mark
```
```vcr
[home cycleFromViewController:old toViewController:next];
wait 0.1
screen --style plain
release
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
expect next.view.frame 0 0 393 852
expect old.parent nil
```
```says
393 by 852 at 262.6 0
393 by 852 at -130.4 0
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
begin 发出 will，end 发出 did，出现和消失都一样。

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
a.beginAppearanceTransition(false, animated: false)
a.endAppearanceTransition()
expect log appearance {
  a.viewWillDisappear(false)
  a.viewDidDisappear(false)
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
expect window.windowScene.statusBarManager.statusBarStyle lightContent
```
```says
style lightContent, says film
```
```claim style holds
rules: S01
about: childForStatusBarStyle
lessons: status-bar
```

## 返回值变了，要调用 setNeedsStatusBarAppearanceUpdate
没有谁说，系统就不再问：状态栏保持先前那个子控制器的回答，`doctor` 发现它过时了。调用之后，另一个子控制器来回答。

```vcr fresh quiet
class Film: UIViewController {
    var wish = UIStatusBarStyle.lightContent
    override var preferredStatusBarStyle: UIStatusBarStyle { wish }
}
class Frame: UIViewController {
    var front: UIViewController?
    override var childForStatusBarStyle: UIViewController? { front }
}
new home as Frame
new day as Film; new night as Film
day.wish = .darkContent
home.front = night
root home
add day frame 0 0 393 400; add night frame 0 400 393 452
home.setNeedsStatusBarAppearanceUpdate()
set log statusbar
mark
```
```vcr
expect window.windowScene.statusBarManager.statusBarStyle lightContent
home.front = day
expect log statusbar {
}
expect window.windowScene.statusBarManager.statusBarStyle lightContent
doctor
home.setNeedsStatusBarAppearanceUpdate()
expect log contains statusbar {
  home.setNeedsStatusBarAppearanceUpdate()
  home.childForStatusBarStyle -> day
}
expect window.windowScene.statusBarManager.statusBarStyle darkContent
statusbar
```
```says
the status bar stays as night answered
rule S08
style darkContent, says day
```
```claim style-again holds
rules: S03 S08 S01
about: setNeedsStatusBarAppearanceUpdate childForStatusBarStyle
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
第一个是 ViewDeck（github.com/ViewDeck/ViewDeck），用来做滑动菜单。画廊里的 deck 照它写成：中间一个，左右各一个菜单。哪一侧打开，哪一侧才出现。

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
mark
open right
expect log appearance {
  extras.viewWillAppear(true)
  extras.viewIsAppearing(true)
  extras.viewDidAppear(true)
}
expect extras.view.frame 93 0 300 852
tree
```
```claim deck holds
rules: C28 C29
about: DeckController IIViewDeckController
lessons: a-drawer
```

## 滚动容器：子视图并排，左右滑动
第二个是 SWScrollViewController（github.com/Silence-GitHub/SWScrollViewController）。子控制器的视图都在滚动视图里，所以和它一起出现；左右滑动改变看到的是哪一个。

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
about: ScrollController SWScrollViewController
lessons: pages
```

## 分段控件切换子控制器
第三个是 SWSegmentedController（github.com/Silence-GitHub/SWSegmentedController），用的是 UISegmentedControl。点一段是一个动作，容器用交换子控制器来回答。

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
expect tree {
  s [appeared]
    b [appeared]
}
```
```claim segments holds
rules: C24 U17
about: SegmentedController SWSegmentedController
lessons: swap-children
```
"""#)
}
