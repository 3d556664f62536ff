// swift-format-ignore-file
// Written by scripts/generate-lessons from Guides/1-container.zh.md.
extension LessonCatalogue {
    static let guide1ContainerZh = File(
        name: "1-container.zh.md",
        text: #"""
---
guide: container
title: 容器视图控制器
language: zh
---
第一篇讲容器：怎么设计，子控制器怎么来、怎么走、怎么换，谁告诉它们出现了。开头是一位想做抽屉的作者的话，接着是苹果指南的一章，用导航栈和分栏做例子。

# 从抽屉说起

## 抽屉就是一个自己的容器
作者读了一个公开的抽屉 MMDrawerController（github.com/griddynamics-archive/MMDrawerController），发现它和 UIKit 自带的容器是一类东西：中间和两侧都是子控制器。图里是它的几个方法：关掉自动转发，自己通知出现和消失。画廊里有这样一个抽屉；菜单只在打开时出现。

```vcr fresh quiet
new feed; new menu
new d as drawer with feed menu
root d
mark
```
```vcr
expect d.shouldAutomaticallyForwardAppearanceMethods false
open left
expect log {
  menu.loadView()
  menu.viewDidLoad()
  menu.viewWillAppear(true)
  menu.viewIsAppearing(true)
  menu.viewDidAppear(true)
}
expect tree {
  d [appeared]
    feed [appeared]
    menu [appeared]
}
```
```claim drawer holds
rules: C28 C29
about: beginAppearanceTransition DrawerController MMDrawerController
lessons: a-drawer forward-by-hand
```

## 网上的抽屉不一定严谨
公开的抽屉有过报告：有的回调一直不来。画廊里有一个带着这种错误的：换掉中间的控制器时，新控制器的出现开始了却没有结束，`viewDidAppear` 不来。`doctor` 指出漏掉的调用。

```vcr fresh quiet
new feed; new menu; new other
new d as BrokenDrawerController with feed menu
root d
mark
```
```vcr
d.setCenter(other, withCloseAnimation: true) { _ in }
expect log appearance of other {
  other.viewWillAppear(false)
  other.viewIsAppearing(false)
}
doctor
```
```says
beginAppearanceTransition of other has no end: viewDidAppear is waiting
other.endAppearanceTransition()
```
```claim strict-drawers holds
rules: C31 C28
about: beginAppearanceTransition endAppearanceTransition DrawerController MMDrawerController
lessons: a-drawer forward-by-hand
```

# 什么是容器

## 把几个控制器的内容合成一个界面
一个屏幕，三个控制器：容器和并排的两个子控制器。

```vcr fresh quiet
new home; new list; new page
root home
```
```vcr
add list frame 0 0 150 852
add page frame 150 0 243 852
screen --style plain
expect tree {
  home [appeared]
    list [appeared]
    page [appeared]
}
```
```claim combines holds
rules: C10
lessons: add-a-child several-children
```

## 用来导航，也用来从已有内容做出新的界面
同样两个控制器，一次放进可以前后走的栈，一次放进分段容器。它们自己一行都没有改。

```vcr fresh
new list; new page
new n as nav root list
root n
push page
expect tree {
  n [appeared]
    list [disappeared]
    page [appeared]
}
```
```vcr fresh
new list; new page
new s as segmented with list page
root s
expect tree {
  s [appeared]
    list [appeared]
}
```
```claim purpose holds
rules: C34
lessons: a-stack
```

## 栈、标签和分栏是 UIKit 自带的
三者都是带子控制器的控制器，各有各的导航方式。

```vcr fresh
new a; new b
new n as nav root a
new t as tab with n b
root t
select b
expect tree {
  t [appeared]
    n [disappeared]
      a [disappeared]
    b [appeared]
}
```
```vcr fresh
device "iPad A16"
new list; new detail
new s as split with list detail
root s
tree
expect s.viewControllers.count 2
```
```claim own-containers holds
rules: C09 C42 R31
lessons: a-stack tabs a-split
```

# 设计一个容器

## 容器像别的控制器一样管理根视图和内容
它是普通的子类：照常加载自己的视图，也可以有自己的视图。

```vcr fresh
class Frame: UIViewController {
    let title1 = UILabel()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(title1)
    }
}
new home as Frame
mark
root home
expect log load {
  home.loadView()
  home.viewDidLoad()
}
expect home.view.subviews.count 1
```
```claim like-any holds
rules: L02
about: loadView viewDidLoad
lessons: load-sequence
```

## 不同的是：部分内容来自别人，而且只有别人的视图
容器的视图层级里是子控制器的根视图；子控制器本身在控制器的树里。

```vcr fresh quiet
new home; new a
root home
```
```vcr
add a frame 0 400 393 452
views
expect a.view.superview home.view
expect a.parent home
```
```claim only-views holds
rules: C10 B01
lessons: add-a-child
```

## 容器定大小和位置，里面的内容仍归子控制器
容器把子视图变小；子控制器自己的标签按它自己的约束跟着走，容器没有碰它。

```vcr fresh quiet
class Card: UIViewController {
    let label = UILabel()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        label.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
        label.heightAnchor.constraint(equalToConstant: 20).isActive = true
        label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    }
}
new home; new a as Card
root home
add a frame 0 0 300 300
```
```vcr
expect a.label.frame 0 0 150 20
frame a 0 0 200 300
expect a.label.frame 0 0 100 20
```
```claim who-lays-out holds
rules: B01 B13
about: viewDidLayoutSubviews
lessons: size-of-a-child
```

## 弄清两者的关系
关系决定子控制器的内容怎么显示、容器在内部怎么管。`info` 和 `tree` 随时告诉你。

```vcr fresh quiet
new home; new a; new b
root home
add a
add b to a frame 0 0 100 100
```
```vcr
expect b.parent a
expect home.children.count 1
expect tree {
  home [appeared]
    a [appeared]
      b [appeared]
}
```
```claim relation holds
rules: C10
lessons: tree-and-states
```

## 动手之前的八个问题
文章问：容器和每个子控制器是做什么的；同时显示几个；兄弟之间什么关系；怎么来怎么走；大小和位置会不会变、什么时候变；容器加不加装饰或导航用的视图；除了标准事件，双方还要说什么；外观能不能配置。`doctor design` 对正在运行的容器问这八个问题，看得见的自己回答。

```vcr fresh quiet
new home; new menu; new page
root home
add menu frame 0 0 120 852
add page frame 120 0 273 852
```
```vcr
doctor design home
expect home.children.count 2
```
```says
? what is home for, and what is each child for?
children at a time 2 of 2 to be seen now: menu, page
? may more of them show at once?
siblings menu and page lie side by side
? does one child depend on another?
? who decides that a child comes or goes?
menu has 0 0 120 852
page has 120 0 273 852
? when else does a child's frame change?
? which of these does the user navigate by?
? what must a child be able to ask for?
? what should an app be able to set?
```
```claim eight-questions holds
rules: C10
lessons: eight-questions
```

## UIKit 只要求一件事：正式的父子关系
只加视图也能看见，但它没有父控制器，也没有谁让它活着。

```vcr fresh quiet
new home; new a
root home
home.view.addSubview(a.view)
```
```vcr
doctor
expect a.parent nil
home.addChild(a)
a.didMove(toParent: home)
expect a.parent home
doctor
```
```says
a's view is in home's, and a is no child of home
rule C12
nothing is wrong
```
```claim one-requirement holds
rules: C12
about: addChild
lessons: forgotten-add-child
```

## 有了关系，子控制器才收到系统消息
同一个根里有两个视图，一个有 `addChild`，一个没有。旋转时只有真正的子控制器听到新的大小。

```vcr fresh quiet
new home; new a; new stray
root home
add a
home.view.addSubview(stray.view)
mark
```
```vcr
rotate landscape
expect log traits of home,a,stray {
  home.willTransition(to: wC hC)
  a.willTransition(to: wC hC)
  home.viewWillTransition(to: 852x393)
  a.viewWillTransition(to: 852x393)
  home.traitCollectionDidChange(wC hR)
  a.traitCollectionDidChange(wC hR)
}
expect no warning
```
```claim messages holds
rules: D23 T06
about: viewWillTransition
lessons: forgotten-add-child traits-and-rotation
```

## 其余的是布局，各容器自己定
子视图可以放在容器区域的任何地方，任何大小，旁边可以有装饰用的视图。

```vcr fresh quiet
new home; new a; new b
root home
```
```vcr
add a frame 20 100 160 160
add b frame 200 500 173 300
placeholder bar in home frame 0 59 393 30
screen --rows 20
expect a.view.frame 20 100 160 160
expect b.view.frame 200 500 173 300
expect bar.superview home.view
```
```claim anywhere holds
rules: B13
lessons: several-children
```

# 例子：导航控制器

## 分层浏览，一次一个子控制器
栈里有三层，窗口里只有一个视图。

```vcr fresh quiet
new albums; new songs; new player
new n as nav root albums
root n
```
```vcr
push songs
push player
expect tree {
  n [appeared]
    albums [disappeared]
    songs [disappeared]
    player [appeared]
}
```
```claim one-at-a-time holds
rules: C34
lessons: a-stack
```

## 导航栏显示当前位置和返回按钮
标题来自栈顶的 navigationItem，返回按钮回到上一层：这里点了它。

```vcr fresh quiet
new albums; new songs
albums.title = "Albums"
songs.title = "Songs"
new n as nav root albums
root n
push songs
```
```vcr
screen --style plain
tap "Albums"
expect n.topViewController albums
```
```claim bar holds
rules: C36 R42
lessons: a-stack
```

## 往下走是子控制器的事：表格或按钮
点了子控制器表格里的一行；接下来去哪由这个控制器决定。

```vcr fresh quiet
class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let song = UIViewController()
        song.title = "Song \(indexPath.row)"
        navigationController?.pushViewController(song, animated: true)
    }
}
new list as List
new n as nav root list
root n
```
```vcr
tap row 1 in list.tableView
expect n.viewControllers.count 2
expect n.topViewController.title "Song 1"
```
```claim way-down holds
rules: U04 C34
about: didSelectRow
lessons: a-stack actions-and-data
```

## 共同管理：子控制器请求并配置，栈负责过渡
按钮的动作创建下一个控制器，设好标题，再请求 push。过渡中的回调都由栈发出。

```vcr fresh quiet
class Start: UIViewController {
    let button = UIButton(type: .system)
    override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Next", for: .normal)
        button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
        button.addTarget(self, action: #selector(goOn), for: .touchUpInside)
        view.addSubview(button)
    }
    @objc func goOn() {
        let next = UITableViewController()
        next.title = "Filled by the child"
        navigationController?.pushViewController(next, animated: true)
    }
}
new start as Start
new n as nav root start
root n
mark
```
```vcr
tap Next
expect log action, containment, appearance {
  UIButton-1.action()
  start.goOn()
  UITableViewController-1.willMove(toParent: n)
  start.viewWillDisappear(true)
  UITableViewController-1.viewWillAppear(true)
  UITableViewController-1.viewIsAppearing(true)
  start.viewDidDisappear(true)
  UITableViewController-1.viewDidAppear(true)
  UITableViewController-1.didMove(toParent: n)
}
expect n.topViewController.title "Filled by the child"
```
```claim jointly holds
rules: C34 U16
about: viewWillAppear didMove
lessons: a-stack actions-and-data
```

## 栈也管导航栏，返回按钮关掉栈顶
点返回就是一次 pop 的回调，弹出的控制器随即释放。

```vcr fresh quiet
new a; new b
new n as nav root a
root n
push b
forget b
mark
```
```vcr
tap Back
expect log {
  b.willMove(toParent: nil)
  b.viewWillDisappear(true)
  a.viewWillAppear(true)
  n.delegate.willShow(a, true)
  a.viewIsAppearing(true)
  b.viewDidDisappear(true)
  a.viewDidAppear(true)
  b.didMove(toParent: nil)
  n.delegate.didShow(a, true)
  b.deinit
}
expect dead b
```
```claim back-button holds
rules: C36 V05
about: willMove
lessons: a-stack
```

## 第一张图：上面是导航栏，下面是栈顶
栈自己的视图里有包着子视图的一层，上面是导航栏。大部分地方是子控制器的。

```vcr fresh quiet
new top
new n as nav root top
root n
```
```vcr
views
screen --rows 16
expect top.view.frame 0 0 393 852
expect n.navigationBar.frame 0 59 393 54
```
```says
n.view: UILayoutContainerView (0 0; 393 852)
UIViewControllerWrapperView-1
top.view: UIView (0 0; 393 852)
UINavigationBar-1 (0 59; 393 54)
```
```claim figure-stack holds
rules: C40 R52
lessons: a-stack
```

## 紧凑和常规宽度下都只显示一个，并适应空间
手机横过来，再到 iPad：每次都是一个子控制器，和栈一样大。

```vcr fresh
new a; new b
new n as nav root a
root n
push b
rotate landscape
expect b.view.frame 0 0 852 393
```
```vcr fresh
device "iPad A16"
new a; new b
new n as nav root a
root n
push b
expect n.traitCollection.horizontalSizeClass regular
expect b.view.frame 0 0 820 1180
expect tree {
  n [appeared]
    a [disappeared]
    b [appeared]
}
```
```claim stack-fits holds
rules: T06 C34
lessons: a-stack traits-and-rotation
```

# 例子：分栏控制器

## 两个控制器，一个决定另一个显示什么
在列表里一选，旁边就换成另一个详情。

```vcr fresh quiet
device "iPad A16"
rotate landscape
new list; new first; new second
new s as split with list first
root s
mark
```
```vcr
showdetail second from list
expect log appearance of first,second {
  first.viewWillDisappear(false)
  first.viewDidDisappear(false)
  second.viewWillAppear(false)
  second.viewIsAppearing(false)
  second.viewDidAppear(false)
}
expect tree {
  s [appeared]
    UINavigationController-1 [appeared]
      list [appeared]
    UINavigationController-3 [appeared]
      second [appeared]
}
```
```claim master-detail holds
rules: R31 P26
about: showDetailViewController
lessons: a-split show-and-detail
```

## 可见性可以设置，但受环境限制
常规宽度下两者可以并排，也可以先藏起列表，要时再显示。紧凑宽度下同样的设置没有作用：一次只显示一个。

```vcr fresh
device "iPad A16"
rotate landscape
new list; new detail
new s as split with list detail
root s
expect s.displayMode oneBesideSecondary
displaymode secondaryOnly
expect s.displayMode secondaryOnly
tree
displaymode oneOverSecondary
expect s.displayMode oneOverSecondary
```
```says
s: UISplitViewController [appeared]
```
```vcr fresh
device "iPhone 16"; new list; new detail
new s as split with list detail
root s
expect s.isCollapsed true
tree
```
```claim split-visibility holds
rules: R33 C50 R35
lessons: a-split
```

## 第二张图：分栏自己的视图里有两个子视图
分栏自己只有容器视图。子视图的宽度可以设置。

```vcr fresh quiet
device "iPad A16"
rotate landscape
new list; new detail
new s as split with list detail
root s
```
```vcr
screen --rows 16
tree
expect list.view.frame.size.width 320
s.preferredPrimaryColumnWidth = 400
layout
expect list.view.frame.size.width 400
```
```claim figure-split holds
rules: R34
lessons: a-split
```

# 在界面构建器里配置容器

## 在场景里放一个容器视图，设计时就建立关系
这里没有 Xcode 的编辑器，但有它写出的文件。这个故事板的场景 `details` 里有一个带 embed 连线的容器视图，父控制器加载完时关系已经建立。

```vcr fresh quiet
storyboard GuideMain.storyboard as board
```
```vcr
segues board --style plain
instantiate details from board as details
root details
expect details.children.count 1
expect tree {
  details [appeared]
    UIViewController-2 [appeared]
}
```
```says
holds Map embedded
```
```claim container-view outside
rules: G04
lessons: a-storyboard
```

## 占位视图决定子视图的大小和位置
第三张图：子视图填满容器视图，容器视图在哪它就在哪。

```vcr fresh quiet
storyboard GuideMain.storyboard as board
instantiate details from board as details
root details
```
```vcr
views
details.view.subviews.first?.frame = CGRect(x: 10, y: 100, width: 200, height: 200)
layout
expect details.children.first.view.frame 0 0 200 200
```
```claim placeholder-view holds
rules: G04
lessons: a-storyboard
```

## 父子同时实例化
场景的视图加载时，容器视图的子控制器就被创建、准备并加进来，都在父控制器的 `viewDidLoad` 之前。

```vcr fresh quiet
storyboard GuideMain.storyboard as board
instantiate details from board as details
mark
```
```vcr
root details
expect log load, segue, containment {
  details.loadView()
  details.shouldPerformSegue("embedMap")
  UIViewController-2.init(coder:)
  UIViewController-2.awakeFromNib()
  details.prepare(for: "embedMap")
  UIViewController-2.loadView()
  UIViewController-2.viewDidLoad()
  UIViewController-2.willMove(toParent: details)
  UIViewController-2.didMove(toParent: details)
  details.viewDidLoad()
}
```
```claim made-together holds
rules: G04 L01 D24
about: prepare awakeFromNib
lessons: a-storyboard
```

## 否则每个子控制器都要用代码加
三个调用得到同样的树。

```vcr fresh quiet
new details; new map
root details
```
```vcr
details.addChild(map)
details.view.addSubview(map.view)
map.didMove(toParent: details)
expect tree {
  details [appeared]
    map [appeared]
}
```
```claim or-in-code holds
rules: C10
about: addChild
lessons: add-a-child
```

# 实现一个容器

## 先建立关系，再管理子视图
容器已在屏幕上时先加视图，出现的回调会跑到 `willMove` 前面。

```vcr fresh quiet
new home; new a
root home
mark
```
```vcr
home.view.addSubview(a.view)
home.addChild(a)
a.didMove(toParent: home)
expect log containment, appearance {
  a.viewWillAppear(false)
  a.viewIsAppearing(false)
  a.viewDidAppear(false)
  a.willMove(toParent: home)
  a.didMove(toParent: home)
}
```
```claim relation-first holds
rules: C14
about: willMove viewWillAppear
lessons: forgotten-add-child
```

## 于是 UIKit 知道由容器管大小和位置
子控制器想要多大，会告诉容器，而不是照办：采不采用由容器决定。

```vcr fresh quiet
new home; new a
root home
add a frame 0 0 200 200
set log layout
mark
```
```vcr
prefer a 320 480
expect log layout {
  home.preferredContentSizeDidChange(forChildContentContainer: a)
}
expect a.view.frame 0 0 200 200
```
```claim container-decides holds
rules: T07
about: preferredContentSizeDidChange
lessons: preferred-size
```

## 用代码时要明确地加和删
`code` 打印这两个命令背后的调用。

```vcr fresh quiet
new home; new a
root home
```
```vcr
add a
code
remove a
code
expect home.children.count 0
```
```claim explicitly holds
rules: C10 C20
lessons: add-a-child remove-a-child
```

# 添加子控制器

## 第一步 addChild：从此由容器管理
它发出 `willMove`，此时父控制器已经设好；别的什么都不发，视图也没有加载。

```vcr fresh quiet
new home; new a
root home
mark
```
```vcr
home.addChild(a)
expect log {
  a.willMove(toParent: home)
}
expect a.parent home
expect a.isViewLoaded false
```
```claim add-first holds
rules: C10 C13
about: addChild willMove
lessons: add-a-child
```

## 第二步把根视图加进容器，并设好框架
进入可见的层级会加载视图并开始出现。不设框架，视图就保持加载时的大小。

```vcr fresh quiet
new home; new a; new b
root home
home.addChild(a); home.addChild(b)
mark
```
```vcr
a.view.frame = CGRect(x: 0, y: 100, width: 393, height: 300)
home.view.addSubview(a.view)
home.view.addSubview(b.view)
expect log {
  a.loadView()
  a.viewDidLoad()
  a.viewWillAppear(false)
  a.viewIsAppearing(false)
  a.viewDidAppear(false)
  b.loadView()
  b.viewDidLoad()
  b.viewWillAppear(false)
  b.viewIsAppearing(false)
  b.viewDidAppear(false)
}
expect a.view.frame 0 100 393 300
expect b.view.frame 0 0 393 852
```
```claim add-view holds
rules: C10 L02
about: viewWillAppear loadView
lessons: add-a-child forgotten-add-subview
```

## 第三步：需要的话加约束
四条到容器视图的约束；旋转时子视图跟着变。

```vcr fresh quiet
new home; new a
root home
home.addChild(a)
home.view.addSubview(a.view)
```
```vcr
constrain a.view.leading = home.view.leading
constrain a.view.trailing = home.view.trailing
constrain a.view.top = home.view.safeArea.top
constrain a.view.bottom = home.view.bottom
a.didMove(toParent: home)
expect a.view.frame 0 59 393 793
rotate landscape
expect a.view.frame 0 0 852 393
```
```claim add-constraints holds
rules: R81
lessons: size-of-a-child
```

## 最后 didMove，由容器调用
漏掉它什么也不会出错，子控制器照样出现；只是它永远听不到自己到了。`doctor` 会发现。

```vcr fresh quiet
new home; new a
root home
mark
```
```vcr
home.addChild(a)
home.view.addSubview(a.view)
expect log containment {
  a.willMove(toParent: home)
}
doctor
a.didMove(toParent: home)
doctor
```
```says
didMove(toParent: home) was never sent to a
rule C11
nothing is wrong
```
```claim add-last holds
rules: C11 D03
about: didMove
lessons: forgotten-did-move
```

## 在 didMove 里，子控制器可以对新位置作出反应
容器在视图就位之后才调用它，所以子控制器这时发现自己的视图已在别的视图里；离开时它也会听到，那时没有父控制器。

```vcr fresh quiet
class Child: UIViewController {
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        print("\(parent == nil ? "alone" : "at home"), \(view.superview == nil ? "in no view" : "in a view")")
    }
}
new home; new a as Child
root home
mark
```
```vcr
add a
remove a
expect log containment {
  a.willMove(toParent: home)
  a.didMove(toParent: home)
  a.willMove(toParent: nil)
  a.didMove(toParent: nil)
}
```
```says
at home, in a view
alone, in no view
```
```claim did-move-answer holds
rules: C10 C20
about: didMove
lessons: add-a-child remove-a-child
```

## 清单 5-1：添加一个子控制器
容器的一个方法，按顺序的四个调用，用 Objective-C 写成。

```vcr fresh quiet
@interface Adding : UIViewController
@end

@implementation Adding
- (void)take:(UIViewController *)content {
    [self addChildViewController:content];
    content.view.frame = CGRectInset(self.view.bounds, 10, 10);
    [self.view addSubview:content.view];
    [content didMoveToParentViewController:self];
}
@end
new home as Adding
new a
root home
mark
```
```vcr
[home take:a];
expect log {
  a.willMove(toParent: home)
  a.loadView()
  a.viewDidLoad()
  a.viewWillAppear(false)
  a.didMove(toParent: home)
  a.viewIsAppearing(false)
  a.viewDidAppear(false)
}
expect a.view.frame 10 10 373 832
expect no warning
```
```claim listing-add holds
rules: C10
about: addChild didMove
lessons: add-a-child
```

## 清单加的视图前面没有出现过
它加进层级的是 `currentClientView`，一个留给读者的属性，框架的方法也留给读者，而正文说的是子视图。照印出来的样子，编译器会拒绝这个类；这里读进来，注明缺什么，一调用就是异常。属性还是 nil 时，什么也没加：子控制器有父控制器，却永远看不见，`doctor` 会指出。只有属性指向子视图时，清单才做到它要做的事。

```vcr fresh
@interface Adding : UIViewController
@end

@implementation Adding
- (void) displayContentController: (UIViewController*) content {
 [self addChildViewController:content];
 content.view.frame = [self frameForContentController];
 [self.view addSubview:self.currentClientView];
 [content didMoveToParentViewController:self];
}
@end
new home as Adding
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
@interface Adding : UIViewController
@property (nonatomic) UIView *currentClientView;
@end

@implementation Adding
- (CGRect)frameForContentController { return self.view.bounds; }
- (void) displayContentController: (UIViewController*) content {
 [self addChildViewController:content];
 content.view.frame = [self frameForContentController];
 [self.view addSubview:self.currentClientView];
 [content didMoveToParentViewController:self];
}
@end
new home as Adding
new a; new b
root home
mark
```
```vcr
[home displayContentController:a];
expect log {
  a.willMove(toParent: home)
  a.loadView()
  a.viewDidLoad()
  a.didMove(toParent: home)
}
expect a.view.superview nil
doctor
home.currentClientView = b.view
mark
[home displayContentController:b];
expect log {
  b.willMove(toParent: home)
  b.viewWillAppear(false)
  b.didMove(toParent: home)
  b.viewIsAppearing(false)
  b.viewDidAppear(false)
}
expect b.view.superview home.view
```
```says
a was told that it moved to home, and its view stands nowhere: displayContentController adds self.currentClientView and not content.view
rule C13
```
```claim listing-nil-view holds
rules: C10 C13
about: didMove addChild
lessons: forgotten-add-subview add-a-child
```

## 加视图之前设框架，一开始就对
子控制器第一次 `viewDidLayoutSubviews` 时，大小已经是最后的大小。

```vcr fresh quiet
class Child: UIViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        print("laid out in \(view.frame.width) by \(view.frame.height)")
    }
}
new home; new a as Child
root home
mark
```
```vcr
home.addChild(a)
a.view.frame = CGRect(x: 10, y: 10, width: 373, height: 832)
home.view.addSubview(a.view)
a.didMove(toParent: home)
expect log layout of a contains { a.viewDidLayoutSubviews() }
expect a.view.frame 10 10 373 832
```
```says
laid out in 373.0 by 832.0
```
```claim frame-first holds
rules: B08
about: viewDidLayoutSubviews
lessons: size-of-a-child
```

## 只调用 didMove：addChild 已经调用 willMove
自己再调用 `willMove`，就会发两次。

```vcr fresh quiet
new home; new a; new b
root home
mark
```
```vcr
add a
expect log containment {
  a.willMove(toParent: home)
  a.didMove(toParent: home)
}
b.willMove(toParent: home)
home.addChild(b)
expect log containment {
  b.willMove(toParent: home)
  b.willMove(toParent: home)
}
```
```claim only-did-move holds
rules: C10
about: willMove didMove
lessons: add-a-child
```

## didMove 归容器，因为只有它知道视图何时就位
在加视图之前调用，UIKit 不会拒绝：子控制器先听到自己到了，之后才出现。`doctor` 会说次序不对。

```vcr fresh quiet
new home; new a
root home
mark
```
```vcr
home.addChild(a)
a.didMove(toParent: home)
home.view.addSubview(a.view)
expect log {
  a.willMove(toParent: home)
  a.didMove(toParent: home)
  a.loadView()
  a.viewDidLoad()
  a.viewWillAppear(false)
  a.viewIsAppearing(false)
  a.viewDidAppear(false)
}
expect no exception
doctor
```
```says
a was told that it moved to home before its view was added
rule B06
```
```claim did-move-after holds
rules: C10 B06
about: didMove
lessons: forgotten-did-move
```

## 两者之间的约束在加入视图之后再设
之前设，两个视图没有共同的祖先，UIKit 抛出异常。

```vcr fresh quiet
new home; new a
root home
home.addChild(a)
```
```vcr
a.view.topAnchor.constraint(equalTo: home.view.topAnchor).isActive = true
expect exception "common ancestor"
home.view.addSubview(a.view)
a.view.topAnchor.constraint(equalTo: home.view.topAnchor).isActive = true
expect no warning
```
```claim constraints-after holds
rules: E67
lessons: size-of-a-child
```

## 约束只管子控制器的根视图
里面的内容归子控制器。容器伸手进去，`doctor` 会说。

```vcr fresh quiet
class Card: UIViewController {
    let label = UILabel()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
    }
}
class Nosy: UIViewController {
    let card = Card()
    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(card)
        view.addSubview(card.view)
        card.didMove(toParent: self)
        card.label.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    }
}
new home as Nosy
root home
```
```vcr
doctor
expect home.card.label.frame 0 0 10 10
```
```says
reaches into a child: card.label
rule B01
```
```claim root-view-only holds
rules: B01
lessons: size-of-a-child
```

# 移除子控制器

## 先 willMove(nil)，再去约束，再去视图，最后 removeFromParent
四步。到子视图的约束随视图一起消失。

```vcr fresh quiet
new home; new a
root home
home.addChild(a)
home.view.addSubview(a.view)
constrain a.view.top = home.view.top
constrain a.view.leading = home.view.leading
constrain a.view.width = 100
constrain a.view.height = 100
a.didMove(toParent: home)
mark
```
```vcr
a.willMove(toParent: nil)
NSLayoutConstraint.deactivate(home.view.constraints)
a.view.removeFromSuperview()
a.removeFromParent()
expect log {
  a.willMove(toParent: nil)
  a.viewWillDisappear(false)
  a.viewDidDisappear(false)
  a.didMove(toParent: nil)
}
expect home.view.constraints.count 0
expect a.parent nil
```
```claim remove-order holds
rules: C20
about: willMove removeFromParent
lessons: remove-a-child
```

## 关系从此切断；不再需要时才移除
没有别人持有它的话，当场就释放。

```vcr fresh quiet
new home; new a
root home
add a
forget a
```
```vcr
remove a
expect log contains load { a.deinit }
expect dead a
```
```claim for-good holds
rules: B15 V05
about: deinit
lessons: remove-a-child memory
```

## 栈不会因为 push 移除被盖住的；pop 才会
被盖住的消失，但仍是子控制器。被弹出的才收到 `willMove(nil)` 和 `didMove(nil)`。

```vcr fresh quiet
new a; new b
new n as nav root a
root n
mark
```
```vcr
push b
expect log appearance, containment of a {
  a.viewWillDisappear(true)
  a.viewDidDisappear(true)
}
expect a.parent n
pop
expect log containment of b {
  b.willMove(toParent: nil)
  b.didMove(toParent: nil)
}
expect b.parent nil
```
```claim covered-stays holds
rules: C34 C36
about: willMove
lessons: a-stack
```

## 清单 5-2：移除一个子控制器
`willMove(nil)` 让它有机会准备；`removeFromParent` 自己发出 `didMove(nil)`，父控制器变成 nil，移除就完成了。

```vcr fresh quiet
@interface Removing : UIViewController
@end

@implementation Removing
- (void)drop:(UIViewController *)content {
    [content willMoveToParentViewController:nil];
    [content.view removeFromSuperview];
    [content removeFromParentViewController];
}
@end
new home as Removing
new a
root home
add a
mark
```
```vcr
[home drop:a];
expect log {
  a.willMove(toParent: nil)
  a.viewWillDisappear(false)
  a.didMove(toParent: nil)
  a.viewDidDisappear(false)
}
expect a.parent nil
expect no warning
```
```claim listing-remove holds
rules: C20
about: didMove removeFromParent
lessons: remove-a-child
```

# 从一个子控制器换到另一个

## 动画前两者都是子控制器，旧的已知道要走
文章要求的次序，一个调用一个调用地走；运行循环停住，好看到中间。

```vcr fresh quiet
new home; new old; new next
root home
add old
hold
mark
```
```vcr
old.willMove(toParent: nil)
home.addChild(next)
expect home.children.count 2
home.transition(from: old, to: next, duration: 0.25, options: [], animations: nil) { _ in old.removeFromParent(); next.didMove(toParent: home) }
wait 0.1
tree
release
expect log {
  old.willMove(toParent: nil)
  next.willMove(toParent: home)
  next.loadView()
  next.viewDidLoad()
  old.viewWillDisappear(true)
  next.viewWillAppear(true)
  next.viewIsAppearing(true)
  next.viewDidAppear(true)
  old.viewDidDisappear(true)
  completion transition(old, next, true)
  old.didMove(toParent: nil)
  next.didMove(toParent: home)
}
expect home.children.count 1
```
```claim both-children holds
rules: C24 C26
about: willMove didMove
lessons: swap-children
```

## 清单 5-3：新的移到旧的位置，旧的移出屏幕
动画前新视图在屏幕外一侧；动画中它占住旧视图的位置，旧的从另一侧离开。完成块移除旧的，并告诉新的。

```vcr fresh quiet
@interface Cycling : UIViewController
@end

@implementation Cycling
- (void)change:(UIViewController *)old to:(UIViewController *)next {
    CGFloat width = self.view.bounds.size.width;
    [old willMoveToParentViewController:nil];
    [self addChildViewController:next];
    next.view.frame = CGRectOffset(self.view.bounds, width, 0);
    CGRect away = CGRectOffset(self.view.bounds, -width, 0);
    [self transitionFromViewController:old toViewController:next duration:0.25 options:0
        animations:^{
            next.view.frame = old.view.frame;
            old.view.frame = away;
        }
        completion:^(BOOL finished) {
            [old removeFromParentViewController];
            [next didMoveToParentViewController:self];
        }];
}
@end
new home as Cycling
new old; new next
root home
add old frame 10 10 373 832
mark
```
```vcr
[home change:old to:next];
expect log {
  old.willMove(toParent: nil)
  next.willMove(toParent: home)
  next.loadView()
  next.viewDidLoad()
  old.viewWillDisappear(true)
  next.viewWillAppear(true)
  next.viewIsAppearing(true)
  next.viewDidAppear(true)
  old.viewDidDisappear(true)
  completion transition(old, next, true)
  old.didMove(toParent: nil)
  next.didMove(toParent: home)
}
expect next.view.frame 10 10 373 832
expect old.view.frame -393 0 393 852
expect no warning
```
```claim listing-cycle holds
rules: C24
about: viewWillDisappear didMove
lessons: swap-children
```

## 这个方法自己更新视图层级，不用加减视图
只调用 `transition(from:to:)`，新视图就进来，旧视图就出去。

```vcr fresh quiet
new home; new old; new next
root home
add old
home.addChild(next)
```
```vcr
home.transition(from: old, to: next, duration: 0.25, options: [], animations: nil) { _ in }
expect next.view.superview home.view
expect old.view.superview nil
expect tree {
  home [appeared]
    old [disappeared]
    next [appeared]
}
```
```claim by-itself holds
rules: C24
lessons: swap-children
```

# 子控制器的出现

## 容器会自动转发
容器消失再出现，子控制器也跟着，每个回调都在容器之后。通常这正是想要的：不会漏掉事件。

```vcr fresh quiet
new home; new a; new cover
root home
add a
mark
```
```vcr
present cover as fullScreen
expect log appearance of home,a {
  home.viewWillDisappear(true)
  a.viewWillDisappear(true)
  home.viewDidDisappear(true)
  a.viewDidDisappear(true)
}
dismiss
expect log appearance of home,a {
  home.viewWillAppear(true)
  a.viewWillAppear(true)
  home.viewIsAppearing(true)
  a.viewIsAppearing(true)
  home.viewDidAppear(true)
  a.viewDidAppear(true)
}
```
```claim forwards holds
rules: C05 M3
about: viewWillAppear viewDidAppear
lessons: forward-by-hand
```

## 几个子控制器同时变化，可能需要自己的次序
默认情况下，每个子控制器只听自己视图的事，按调用的次序：第一个的回调全部发完、已经走了，第二个才开始来。

```vcr fresh quiet
new home; new a; new b; new c
root home
add a
mark
```
```vcr
remove a
add b
add c
expect log appearance {
  a.viewWillDisappear(false)
  a.viewDidDisappear(false)
  b.viewWillAppear(false)
  b.viewIsAppearing(false)
  b.viewDidAppear(false)
  c.viewWillAppear(false)
  c.viewIsAppearing(false)
  c.viewDidAppear(false)
}
```
```claim several-at-once holds
rules: C10 C20
about: viewWillAppear viewWillDisappear
lessons: several-children
```

## 合并之后，一起来
关掉转发，容器先开始所有过渡，改完所有视图，再结束所有过渡：will 都在 did 之前。

```vcr fresh quiet
class Group: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    func change(_ old: [UIViewController], _ new: [UIViewController]) {
        for child in old { child.willMove(toParent: nil); child.beginAppearanceTransition(false, animated: false) }
        for child in new { addChild(child); child.beginAppearanceTransition(true, animated: false) }
        for child in old { child.view.removeFromSuperview() }
        for child in new { view.addSubview(child.view) }
        for child in old { child.endAppearanceTransition(); child.removeFromParent() }
        for child in new { child.endAppearanceTransition(); child.didMove(toParent: self) }
    }
}
new home as Group
new a; new b; new c
root home
home.change([], [a])
mark
```
```vcr
home.change([a], [b, c])
expect log appearance {
  a.viewWillDisappear(false)
  b.viewWillAppear(false)
  c.viewWillAppear(false)
  a.viewDidDisappear(false)
  b.viewIsAppearing(false)
  b.viewDidAppear(false)
  c.viewIsAppearing(false)
  c.viewDidAppear(false)
}
expect no warning
```
```claim merged holds
rules: C28 C29
about: beginAppearanceTransition endAppearanceTransition
lessons: several-children forward-by-hand
```

## 清单 5-4：关闭自动转发
之后容器来去，子控制器什么也听不到。

```vcr fresh quiet
@interface Silent : UIViewController
@end

@implementation Silent
- (BOOL)shouldAutomaticallyForwardAppearanceMethods { return NO; }
@end
new home as Silent
new a; new cover
root home
add a
mark
```
```vcr
present cover as fullScreen
expect log appearance of home,a {
  home.viewWillDisappear(true)
  home.viewDidDisappear(true)
}
```
```claim listing-off holds
rules: C28
about: viewWillDisappear
lessons: forward-by-hand
```

## 清单 5-5：容器用 begin 和 end 转发
容器的四个回调各自通知子控制器。清单没有调用 `super`，而头文件要求调用；这里补上了。

```vcr fresh quiet
@interface Telling : UIViewController
@property (nonatomic) UIViewController *child;
@end

@implementation Telling
- (BOOL)shouldAutomaticallyForwardAppearanceMethods { return NO; }
- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    [self.child beginAppearanceTransition:YES animated:animated];
}
- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [self.child endAppearanceTransition];
}
- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    [self.child beginAppearanceTransition:NO animated:animated];
}
- (void)viewDidDisappear:(BOOL)animated {
    [super viewDidDisappear:animated];
    [self.child endAppearanceTransition];
}
@end
new home as Telling
new a; new cover
home.child = a
home.addChild(a); home.view.addSubview(a.view); a.didMove(toParent: home)
root home
mark
```
```vcr
present cover as fullScreen
expect log appearance of home,a {
  home.viewWillDisappear(true)
  a.viewWillDisappear(true)
  home.viewDidDisappear(true)
  a.viewDidDisappear(true)
}
dismiss
expect log appearance of home,a {
  home.viewWillAppear(true)
  a.viewWillAppear(true)
  home.viewIsAppearing(true)
  a.viewIsAppearing(true)
  home.viewDidAppear(true)
  a.viewDidAppear(true)
}
expect no warning
```
```claim listing-forward holds
rules: C28 B11
about: beginAppearanceTransition endAppearanceTransition
lessons: forward-by-hand
```

## 照印出来的样子，清单 5-5 没有调用 super
子控制器听到的一样。但 UIKit 的头文件要求四个方法都调用 `super`，父类在那里做的事会丢掉：`doctor` 一个个指出。

```vcr fresh quiet
@interface Printed : UIViewController
@property (nonatomic) UIViewController *child;
@end

@implementation Printed
- (BOOL) shouldAutomaticallyForwardAppearanceMethods {
 return NO;
}
-(void) viewWillAppear:(BOOL)animated {
 [self.child beginAppearanceTransition: YES animated: animated];
}

-(void) viewDidAppear:(BOOL)animated {
 [self.child endAppearanceTransition];
}

-(void) viewWillDisappear:(BOOL)animated {
 [self.child beginAppearanceTransition: NO animated: animated];
}

-(void) viewDidDisappear:(BOOL)animated {
 [self.child endAppearanceTransition];
}
@end
new home as Printed
new a; new cover
home.child = a
home.addChild(a); home.view.addSubview(a.view); a.didMove(toParent: home)
root home
mark
```
```vcr
present cover as fullScreen
dismiss
expect log appearance of home,a {
  home.viewWillDisappear(true)
  a.viewWillDisappear(true)
  home.viewDidDisappear(true)
  a.viewDidDisappear(true)
  home.viewWillAppear(true)
  a.viewWillAppear(true)
  home.viewIsAppearing(true)
  a.viewIsAppearing(true)
  home.viewDidAppear(true)
  a.viewDidAppear(true)
}
doctor
```
```says
Printed.viewWillAppear
never calls super, as in the guide's listing
Printed.viewDidAppear
Printed.viewWillDisappear
Printed.viewDidDisappear
rule B11
```
```claim listing-forward-printed holds
rules: B11 B10 C28
about: viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear
lessons: forward-by-hand
```

# 建议

## 整个容器可能很复杂，要一步步试
单个行为都简单；几件事碰在一起才出错。把整个过程写成脚本，写明记录应当是什么，就是测试。

```vcr fresh quiet
new home; new a; new b
root home
```
```vcr
add a
cycle a to b
rotate landscape
remove b
doctor
expect no warning
expect home.children.count 0
```
```says
nothing is wrong
```
```claim try-it holds
rules: C10 C24 C20
lessons: swap-children
```

## 只碰子控制器的根视图
加和删的四步不需要别的视图，看调用就知道。

```vcr fresh quiet
new home; new a
root home
set log default call
mark
```
```vcr
add a
expect log call {
  > home.addChild(a)
  > a.view.frame = home.view.bounds
  > home.view.addSubview(a.view)
  > a.didMove(toParent: home)
}
```
```claim advice-root-view holds
rules: B01
lessons: add-a-child
```

## 子控制器少知道容器；要影响它就用代理
子控制器问它的代理，不管代理是谁，任何容器都可以。把父控制器当成某一个类的，只能待在那个类里，`doctor` 会指出。

```vcr fresh quiet
protocol CardDelegate: AnyObject { func cardIsDone(_ card: UIViewController) }
class Card: UIViewController {
    weak var delegate: CardDelegate?
    func done() { delegate?.cardIsDone(self) }
}
class Home: UIViewController, CardDelegate {
    func cardIsDone(_ card: UIViewController) {
        card.willMove(toParent: nil)
        card.view.removeFromSuperview()
        card.removeFromParent()
    }
}
new home as Home
new a as Card
root home
add a
a.delegate = home
mark
```
```vcr
a.done()
expect log containment {
  a.willMove(toParent: nil)
  a.didMove(toParent: nil)
}
doctor
expect home.children.count 0
```
```says
nothing is wrong
```
```vcr fresh quiet
class Card: UIViewController {
    func done() { (parent as? Home)?.drop(self) }
}
class Home: UIViewController {
    func drop(_ card: UIViewController) { card.view.isHidden = true }
}
new home as Home
new a as Card
root home
add a
```
```vcr
a.done()
doctor
```
```says
Card.done
takes its parent for a Home
rule B02
```
```claim advice-delegate holds
rules: B02 B04
about: didMove
lessons: eight-questions actions-and-data
```

## 先用普通视图，再换成子控制器的视图
`placeholder` 画普通视图；框架、动画和旋转先在它们上面试；`promote` 把位置交给子控制器。

```vcr fresh quiet
new home; new menu
root home
```
```vcr
placeholder side in home frame 0 0 120 852
UIView.animate(withDuration: 0.3) { side.frame.size.width = 200 }
expect side.frame 0 0 200 852
rotate landscape
expect side.frame 0 0 200 852
rotate portrait
promote side to menu
expect menu.parent home
expect menu.view.frame 0 0 200 852
```
```claim advice-plain-views holds
rules: B12
lessons: eight-questions
```

# 把决定交给子控制器

## 子控制器可以决定状态栏
一个重写交出样式，另一个交出是否隐藏。

```vcr fresh quiet
class Film: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
}
class Frame: UIViewController {
    override var childForStatusBarStyle: UIViewController? { children.first }
    override var childForStatusBarHidden: UIViewController? { children.first }
}
new frame as Frame
new film as Film
frame.addChild(film); frame.view.addSubview(film.view); film.didMove(toParent: frame)
```
```vcr
root frame
statusbar
expect frame.childForStatusBarStyle film
expect frame.childForStatusBarHidden film
expect window.windowScene.statusBarManager.statusBarStyle lightContent
expect window.windowScene.statusBarManager.isStatusBarHidden true
```
```says
style lightContent, says film
root frame -> child film
hidden yes, says film
```
```claim status-bar holds
rules: S01
about: childForStatusBarStyle
lessons: status-bar
```

## 子控制器可以说自己喜欢多大
容器得到通知，读出子控制器的愿望，给它这个大小。

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
add a frame 0 100 393 100
set log layout
mark
```
```vcr
a.preferredContentSize = CGSize(width: 200, height: 300)
expect log contains layout { home.preferredContentSizeDidChange(forChildContentContainer: a) }
expect a.view.frame 0 100 200 300
```
```claim preferred-size holds
rules: T07
about: preferredContentSizeDidChange
lessons: preferred-size
```
"""#)
}
