// swift-format-ignore-file
// Written by scripts/generate-lessons from Guides/3-maps.zh.md.
extension LessonCatalogue {
    static let guide3MapsZh = File(
        name: "3-maps.zh.md",
        text: #"""
---
guide: maps
title: 控制器的包含和对跖地图
language: zh
---
第三篇讲 iOS 5 之前为什么不能把控制器的视图放进另一个控制器，做了一个上下两半可以翻转的地图 App，并由此得出容器的规则。

# iOS 5 之前和之后

## 以前管一整屏，iOS 5 起只管自己的视图
在那以前不推荐自己的容器，有自己控制器的视图占满屏幕：iOS 4 没有 `addChild`，半个屏幕的控制器什么也听不到。今天任何大小的视图都可以有自己的控制器。

```vcr fresh quiet
set ios 4
new home; new half
root home
mark
```
```vcr fails
home.addChild(half)
```
```says
'addChild(_:)' is only available in iOS 5 or newer; this session is iOS 4
```
```vcr
half.view.frame = CGRect(x: 0, y: 426, width: 393, height: 426)
home.view.addSubview(half.view)
expect log {
  half.loadView()
  half.viewDidLoad()
}
expect tree {
  home [appeared]
}
```
```vcr fresh quiet
new home; new half
root home
```
```vcr
add half frame 0 426 393 426
expect half.view.frame 0 426 393 426
expect half.parent home
```
```claim own-view until 4
rules: C54
lessons: forgotten-add-child
```

## 窗口是旋转和布局的起点；单独塞进去的视图什么也收不到
图里是根视图中的一个子视图。从窗口开始的东西从控制器传到控制器，所以没有 `addChild`，旋转和呈现都传不到，当时和现在一样。iOS 4 上那个控制器什么也听不到。今天它的视图进入了窗口，UIKit 为此发出出现的几个回调。

```vcr fresh quiet
set ios 4
new home; new stray; new cover
root home
mark
```
```vcr
home.view.addSubview(stray.view)
rotate landscape
present cover
expect log appearance of home,stray {
  home.viewWillDisappear(true)
  home.viewDidDisappear(true)
}
expect stray.isViewLoaded true
```
```vcr fresh quiet
new home; new stray; new cover
root home
mark
```
```vcr
home.view.addSubview(stray.view)
expect log appearance of stray {
  stray.viewWillAppear(false)
  stray.viewIsAppearing(false)
  stray.viewDidAppear(false)
}
rotate landscape
present cover as fullScreen
expect log appearance, traits of stray {
}
```
```claim out-of-reach until 4
rules: C54 C12 D23
about: viewWillAppear
lessons: forgotten-add-child
```

## 那时要自己保存引用、手工调用子控制器的方法
在 iOS 4 上，子控制器只有这样才能听到。iOS 5 起不需要了：父控制器什么都会转发。还这样做，回调就来两次，UIKit 会警告。

```vcr fresh quiet
set ios 4
class Old: UIViewController {
    var kept: UIViewController?
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        kept?.viewWillAppear(animated)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        kept?.viewDidAppear(animated)
    }
}
new home as Old
new a; new b
home.kept = a
home.view.addSubview(a.view)
home.view.addSubview(b.view)
mark
```
```vcr
root home
expect log appearance of home,a,b {
  home.viewWillAppear(false)
  a.viewWillAppear(false)
  home.viewDidAppear(false)
  a.viewDidAppear(false)
}
expect no warning
```
```vcr fresh quiet
class Old: UIViewController {
    var kept: UIViewController?
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        kept?.viewWillAppear(animated)
    }
}
new home as Old
new a
home.kept = a
home.addChild(a); home.view.addSubview(a.view); a.didMove(toParent: home)
mark
```
```vcr
root home
expect warning "appearance"
expect log appearance {
  home.viewWillAppear(false)
  a.viewWillAppear(false)
  a.viewWillAppear(false)
  home.viewIsAppearing(false)
  a.viewIsAppearing(false)
  home.viewDidAppear(false)
  a.viewDidAppear(false)
}
```
```claim by-hand-then until 4
rules: C54 E39 D23
about: viewWillAppear
lessons: forward-by-hand
```

## 子控制器的 viewWillAppear 时机和独立的控制器不一样
根在窗口显示时听到；子控制器在自己的视图进来时，或在父控制器之后。

```vcr fresh quiet
new home; new a; new b
home.addChild(a); home.view.addSubview(a.view); a.didMove(toParent: home)
mark
```
```vcr
root home
expect log appearance {
  home.viewWillAppear(false)
  a.viewWillAppear(false)
  home.viewIsAppearing(false)
  a.viewIsAppearing(false)
  home.viewDidAppear(false)
  a.viewDidAppear(false)
}
add b
expect log appearance {
  b.viewWillAppear(false)
  b.viewIsAppearing(false)
  b.viewDidAppear(false)
}
```
```claim other-moments holds
rules: C05 C10 M6
about: viewWillAppear
lessons: appear-sequence
```

# 对跖地图

## 一个父控制器里两张地图，背后各有文字
移动上面的地图，下面的显示地球另一面；点雷达按钮，那一半翻过来，出现地点的文字。图里有两个地图，各自处理自己的拖拽和文字，还有持有它们视图的父控制器。

```vcr fresh quiet
new maps as antipodal
root maps
```
```vcr
tree
screen --rows 20
pan map1 52.5 13.4
expect map1.placeName "Berlin"
expect map2.latitude -52.5
expect tree {
  maps [appeared]
    map1 [appeared]
    map2 [appeared]
}
tap UIButton-1
expect text1.view.superview.superview maps.view
expect tree {
  maps [appeared]
    map2 [appeared]
    text1 [appeared]
}
```
```claim maps holds
rules: C24
about: AntipodalController MapViewController GeoLocationViewController
lessons: antipodal-maps
```

## 父控制器负责旋转和布局
旋转后，上下两半各得到新尺寸的一半。

```vcr fresh quiet
new maps as antipodal
root maps
```
```vcr
rotate landscape
expect map1.view.frame.size 852 196.5
expect map2.view.frame.size 852 196.5
expect no warning
```
```claim maps-turn holds
rules: T06
about: viewWillTransition
lessons: antipodal-maps
```

## 地图分三步加进来；文字创建了但没有加
`addChild` 发出 `willMove`，视图加进第一个容器视图，`didMove` 告诉它有父控制器了。文字控制器还没有父控制器，也没有视图。

```vcr fresh quiet
new home; new map; new words
root home
placeholder upper in home frame 0 0 393 426
mark
```
```vcr
home.addChild(map)
map.view.frame = upper.bounds
upper.addSubview(map.view)
map.didMove(toParent: home)
expect log {
  map.willMove(toParent: home)
  map.loadView()
  map.viewDidLoad()
  map.viewWillAppear(false)
  map.viewIsAppearing(false)
  map.viewDidAppear(false)
  map.didMove(toParent: home)
}
expect map.view.superview upper
expect words.parent nil
expect words.isViewLoaded false
```
```claim maps-code holds
rules: C10
about: willMove didMove MapViewController GeoLocationViewController
lessons: antipodal-maps add-a-child
```

# 切换

## 一个调用完成子控制器之间的动画切换
包含的接口足够细：`transition(from:to:)` 接受两个控制器、时长、选项和动画。

```vcr fresh quiet
new home; new map; new words
root home
add map
mark
```
```vcr
cycle map to words over 0.5 with flipFromTop
expect log {
  map.willMove(toParent: nil)
  words.willMove(toParent: home)
  words.loadView()
  words.viewDidLoad()
  map.viewWillDisappear(true)
  words.viewWillAppear(true)
  words.viewIsAppearing(true)
  words.viewDidAppear(true)
  map.viewDidDisappear(true)
  completion transition(map, words, true)
  map.didMove(toParent: nil)
  words.didMove(toParent: home)
}
```
```claim one-call holds
rules: C24
about: willMove didMove
lessons: swap-children antipodal-maps
```

## 先通知旧的要走；它的 viewWillDisappear 随过渡而来
文章说 `viewWillDisappear` 随 `willMove(toParent: nil)` 而来。真机上同样调用的记录显示它随过渡而来，`willMove` 本身不引发别的：记录是更好的证据。

```vcr fresh quiet
new home; new map; new words
root home
add map
mark
```
```vcr
map.willMove(toParent: nil)
expect log {
  map.willMove(toParent: nil)
}
home.addChild(words)
expect log {
  words.willMove(toParent: home)
}
home.transition(from: map, to: words, duration: 0.5, options: [], animations: nil) { _ in map.removeFromParent(); words.didMove(toParent: home) }
expect log appearance {
  map.viewWillDisappear(true)
  words.viewWillAppear(true)
  words.viewIsAppearing(true)
  words.viewDidAppear(true)
  map.viewDidDisappear(true)
}
```
```claim old-disappears differs
rules: D20 C24
about: viewWillDisappear willMove
lessons: swap-children
```

## 新的得知父控制器并出现；然后移除旧的
完成块里两边都收尾：一个收到 `didMove(nil)`，另一个收到 `didMove`。

```vcr fresh quiet
new home; new map; new words
root home
add map
mark
```
```vcr
cycle map to words
expect log contains {
  words.willMove(toParent: home)
  words.viewWillAppear(true)
  words.viewDidAppear(true)
  map.didMove(toParent: nil)
  words.didMove(toParent: home)
}
expect map.parent nil
```
```claim new-appears holds
rules: C24
about: viewWillAppear didMove
lessons: swap-children
```

## 如果同一时刻只要一个视图，就自己去掉和加上
用两个视图调用代替过渡；这时回调的参数是 `false`，因为由窗口驱动。

```vcr fresh quiet
new home; new map; new words
root home
add map
mark
```
```vcr
map.willMove(toParent: nil)
home.addChild(words)
map.view.removeFromSuperview()
home.view.addSubview(words.view)
map.removeFromParent()
words.didMove(toParent: home)
expect log appearance, containment {
  map.willMove(toParent: nil)
  words.willMove(toParent: home)
  map.viewWillDisappear(false)
  map.viewDidDisappear(false)
  words.viewWillAppear(false)
  words.viewIsAppearing(false)
  words.viewDidAppear(false)
  map.didMove(toParent: nil)
  words.didMove(toParent: home)
}
```
```claim by-oneself holds
rules: C20 C10 C27
about: viewWillDisappear viewWillAppear
lessons: swap-children
```

## 次序错会抛层级不一致异常，但提前的 didMove 不会
文章举的例子是加视图之前就调用 `didMove`。记录显示那样可以正常跑完。真正抛异常的，是把视图加进不是父控制器的控制器。

```vcr fresh quiet
new home; new other; new a; new b
root home
add other frame 0 0 100 100
```
```vcr
home.addChild(a)
a.didMove(toParent: home)
home.view.addSubview(a.view)
expect no exception
other.addChild(b)
home.view.addSubview(b.view)
expect exception "UIViewControllerHierarchyInconsistency"
```
```claim inconsistency differs
rules: D19 C18 E03
about: didMove UIViewControllerHierarchyInconsistency
lessons: forgotten-did-move
```

## 翻转的是两者所在的视图，所以每半要有自己的容器视图
`UIViewAnimationOptionTransitionFlipFromTop` 转动的是两个视图的父视图。每一半有自己的容器视图，就只转那一半。子视图直接放在根视图里，整个屏幕都转：第二种地图就是这样做的，`doctor` 指出一起转动的是谁。

```vcr fresh quiet
new maps as antipodal
root maps
hold
```
```vcr
flip maps upper
wait 0.3
screen --style plain
release
expect text1.view.superview.superview maps.view
expect map2.parent maps
doctor
```
```says
lower, 393 by 426 at 0 426
```
```vcr fresh quiet
new maps as WholeAntipodalController
root maps
hold
```
```vcr
flip maps upper
wait 0.3
screen --style plain
release
expect text1.view.superview maps.view
doctor
```
```claim flip holds
rules: V07 A170 C24
about: AntipodalController
lessons: antipodal-maps
```

# 父与子

## 只通过公开的接口交流
子控制器有一个代理就够了。对方没有提供的，就够不着：把父控制器当成某个类的子控制器，`doctor` 会找出来。

```vcr fresh quiet
protocol MapDelegate: AnyObject { func mapHasMoved(_ map: UIViewController) }
class Map: UIViewController {
    weak var delegate: MapDelegate?
    func move() { delegate?.mapHasMoved(self) }
}
class Maps: UIViewController, MapDelegate {
    func mapHasMoved(_ map: UIViewController) { print("the other half follows") }
}
new maps as Maps
new map as Map
root maps
add map
map.delegate = maps
```
```vcr
map.move()
doctor
expect map.parent maps
```
```says
the other half follows
nothing is wrong
```
```vcr fresh quiet
class Map: UIViewController {
    func move() { (parent as? Maps)?.follow() }
}
class Maps: UIViewController {
    func follow() { print("the other half follows") }
}
new maps as Maps
new map as Map
root maps
add map
```
```vcr
map.move()
doctor
```
```says
the other half follows
Map.move
takes its parent for a Maps
rule B02
```
```claim speak holds
rules: B02 B04
lessons: actions-and-data
```

## 父控制器布局子视图，不改里面的东西
父控制器伸手进子控制器，`doctor` 会发现。

```vcr fresh quiet
class Map: UIViewController {
    let pin = UIView()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(pin)
    }
}
class Maps: UIViewController {
    let map = Map()
    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(map)
        view.addSubview(map.view)
        map.didMove(toParent: self)
        map.pin.isHidden = true
    }
}
new maps as Maps
root maps
```
```vcr
doctor
expect maps.map.pin.isHidden true
```
```says
reaches into a child: map.pin
rule B01
```
```claim hands-off holds
rules: B01
lessons: size-of-a-child
```

## 子视图在层级里时，建立关系和转发事件是容器的责任
没有关系，呈现的事件到不了子控制器；有了就都到。

```vcr fresh quiet
new home; new a; new stray; new cover
root home
add a frame 0 0 393 426
home.view.addSubview(stray.view)
mark
```
```vcr
present cover as fullScreen
expect log appearance of a,stray {
  a.viewWillDisappear(true)
  a.viewDidDisappear(true)
}
expect stray.view.window nil
doctor
```
```says
stray is no child of home
rule C12
nobody told stray that it disappears
```
```claim duty holds
rules: C05 C12
about: viewWillDisappear
lessons: forgotten-add-child
```

## 容器的视图层级里有别的控制器的视图
那张图，由本程序画出来。

```vcr fresh quiet
new home; new a; new b
root home
add a frame 0 0 393 426
add b frame 0 426 393 426
```
```vcr
views
expect home.view.subviews.count 2
expect a.view.superview home.view
```
```claim figure-hierarchy holds
rules: C10
lessons: several-children
```

## 规则由容器定：何时出现、在哪、多大
必要时公开属性和方法给外面用，就像画廊里抽屉的 `open` 和 `close`。

```vcr fresh quiet
new feed; new menu
new d as drawer with feed menu
root d
```
```vcr
expect menu.viewIfLoaded nil
open left
expect menu.view.frame 0 0 280 852
close
expect menu.view.window nil
```
```claim rules holds
rules: C28
about: DrawerController
lessons: a-drawer
```

## 栈在 push 和 pop 时动态切换
被盖住的视图离开窗口，再回来。

```vcr fresh quiet
new a; new b
new n as nav root a
root n
mark
```
```vcr
push b
expect a.view.window nil
pop
expect a.view.window window
expect log appearance of a {
  a.viewWillDisappear(true)
  a.viewDidDisappear(true)
  a.viewWillAppear(true)
  a.viewIsAppearing(true)
  a.viewDidAppear(true)
}
```
```claim dynamic holds
rules: C34 C36
about: viewWillDisappear viewDidAppear
lessons: a-stack
```

## shouldAutomaticallyForwardAppearanceMethods 决定是否转发
返回 NO 时，容器用 begin 和 end 通知子控制器，自己不直接调用那四个回调。

```vcr fresh quiet
class Maps: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for child in children { child.beginAppearanceTransition(true, animated: animated) }
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for child in children { child.endAppearanceTransition() }
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        for child in children { child.beginAppearanceTransition(false, animated: animated) }
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        for child in children { child.endAppearanceTransition() }
    }
}
new maps as Maps
new a; new cover
maps.addChild(a); maps.view.addSubview(a.view); a.didMove(toParent: maps)
root maps
mark
```
```vcr
present cover as fullScreen
expect log appearance of maps,a {
  maps.viewWillDisappear(true)
  a.viewWillDisappear(true)
  maps.viewDidDisappear(true)
  a.viewDidDisappear(true)
}
expect no warning
```
```claim forward holds
rules: C28 C29 B05
about: beginAppearanceTransition endAppearanceTransition
lessons: forward-by-hand
```
"""#)
}
