// swift-format-ignore-file
// Written by scripts/generate-lessons from Guides/4-subclass.zh.md.
extension LessonCatalogue {
    static let guide4SubclassZh = File(
        name: "4-subclass.zh.md",
        text: #"""
---
guide: subclass
title: 定义你的子类
language: zh
---
第四篇讲内容控制器的子类：继承哪个类，故事板怎么做、怎么加载，事件怎么到达，视图按什么次序加载、显示、布局，以及内存。

# 继承哪个类

## 多数子类拥有自己的全部视图和其中的数据
自己的类显示 App 的内容；它的视图里没有别人的份。

```vcr fresh quiet
class Note: UIViewController {
    var text = "Bread, milk"
    let label = UILabel()
    override func viewDidLoad() {
        super.viewDidLoad()
        label.frame = CGRect(x: 20, y: 100, width: 300, height: 30)
        label.text = text
        view.addSubview(label)
    }
}
new note as Note
```
```vcr
root note
screen --style plain
expect note.label.text "Bread, milk"
expect note.label.superview note.view
expect note.children.count 0
```
```says
"Bread, milk"
```
```claim content holds
rules: L02
about: viewDidLoad
lessons: load-sequence
```

## 容器不拥有它的全部视图
其中一些由别的控制器管理。除此之外，定义方法一样。

```vcr fresh quiet
class Frame: UIViewController {
    let page = UIViewController()
    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(page)
        view.addSubview(page.view)
        page.didMove(toParent: self)
    }
}
new frame as Frame
root frame
```
```vcr
views
expect frame.page.parent frame
```
```claim container holds
rules: C10 B01
lessons: add-a-child
```

## 主要视图是表格：UITableViewController
它创建表格，自己做数据源和代理，在出现之前填好。

```vcr fresh quiet
class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "row \(indexPath.row)"
        return cell
    }
}
new list as List
set log appearance datasource
```
```vcr
root list
expect list.view list.tableView
expect list.tableView.dataSource list
expect list.tableView.visibleCells.count 2
```
```claim table holds
rules: U02
about: cellForRow numberOfRows
lessons: actions-and-data
```

## 主要视图是集合：UICollectionViewController
集合也一样，不过根视图在集合视图外面。

```vcr fresh quiet
class Grid: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
```
```vcr
root grid
expect grid.collectionView.dataSource grid
expect grid.collectionView.visibleCells.count 3
```
```claim collection holds
rules: U07
about: cellForItem
lessons: actions-and-data
```

## 其他内容：UIViewController
它带来一个和窗口一样大的空视图。

```vcr fresh quiet
new a
mark
```
```vcr
root a
expect log load {
  a.loadView()
  a.viewDidLoad()
}
expect a.view.frame 0 0 393 852
expect a.view.subviews.count 0
```
```claim plain holds
rules: L02
about: loadView
lessons: load-sequence
```

## 容器继承要修改的那个容器类，或 UIViewController
自己的栈仍是栈；新的容器从普通类开始。

```vcr fresh quiet
class Loud: UINavigationController {
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        print("push")
        super.pushViewController(viewController, animated: animated)
    }
}
new a; new b
let n = Loud(rootViewController: a)
root n
```
```vcr
push b on n
expect n.viewControllers.count 2
```
```says
push
```
```claim container-class holds
rules: C34
lessons: a-stack eight-questions
```

# 定义界面

## 界面画在故事板里，或用代码创建
画要用 Xcode；文件在这里能运行。同一个界面，从故事板来和从代码来，视图一样。文章称赞的好处，不构建就能看不同设备，用 `device` 和 `screen` 也能看到。

```vcr fresh quiet
storyboard GuideMain.storyboard as board
instantiate note from board as drawn
new coded
root drawn
```
```vcr
expect drawn.view.frame 0 0 393 852
root coded
expect coded.view.frame 0 0 393 852
device "iPad A16"
expect coded.view.frame 0 0 820 1180
```
```claim drawn outside
rules: L01 L02
lessons: a-storyboard
```

## 故事板由场景组成，用关系和连线相连
图里：每个方框是一个场景和它的控制器、视图；关系把容器和子控制器连起来，连线从一个场景通往另一个。

```vcr fresh quiet
storyboard GuideMain.storyboard as board
```
```vcr
segues board
instantiate start from board as start
root start
expect tree {
  start [appeared]
    UIViewController-1 [appeared]
}
tap Details
expect tree {
  start [appeared]
    UIViewController-1 [disappeared]
    UIViewController-2 [appeared]
      UIViewController-3 [appeared]
}
```
```claim figure-storyboard holds
rules: G03 R6
about: shouldPerformSegue prepare
lessons: a-storyboard
```

## 新项目自带主故事板，App 从它开始
故事板后面的 `launch` 做系统启动时做的事：创建初始控制器，放进窗口。

```vcr fresh
storyboard GuideMain.storyboard launch as start
expect log load {
  start.init(coder:)
  UIViewController-1.init(coder:)
  start.awakeFromNib()
  UIViewController-1.awakeFromNib()
  start.loadView()
  start.viewDidLoad()
  UIViewController-1.loadView()
  UIViewController-1.viewDidLoad()
}
tree
```
```claim main-storyboard holds
rules: E51 R6
about: init awakeFromNib
lessons: a-storyboard
```

## 新场景没有自己的类，要在面板里指定
场景从库里拖出来，类在 Identity 检查器里选：两样都是 Xcode 的。检查器写进文件的是类名：有这个类，场景就用它；没有，UIKit 警告，用系统的类。

```vcr fresh
storyboard GuideMain.storyboard as board
instantiate first from board as one
expect warning "FirstController"
expect one.isViewLoaded false
```
```vcr fresh
class FirstController: UIViewController { let mine = true }
storyboard GuideMain.storyboard as board
instantiate first from board as one
expect one.mine true
expect no warning
```
```claim scene-class outside
rules: G11
lessons: a-storyboard
```

## 编辑器能做的：摆视图、连 outlet 和 action、建关系和连线、按尺寸类别定制、加手势
编辑器本身是 Xcode 的，文章推荐的入门教程也是。它写出来的在这里能读：视图和框架、动作、栈的关系、转场；手势识别器和尺寸类见下一条。

```vcr fresh quiet
class FirstController: UIViewController {
    @objc func showSecond(_ sender: Any) { print("asked by a button") }
}
storyboard GuideMain.storyboard as board
instantiate start from board as start
root start
mark
```
```vcr
tap Second
expect log action {
  UIButton-1.action()
  FirstController-1.showSecond(UIButton-1)
}
tap Details
expect log segue {
  FirstController-1.shouldPerformSegue("showDetails")
  FirstController-1.prepare(for: "showDetails")
  UIViewController-1.shouldPerformSegue("embedMap")
  UIViewController-1.prepare(for: "embedMap")
}
expect start.viewControllers.count 2
```
```claim editor outside
rules: G03 G13 U16
about: shouldPerformSegue
lessons: a-storyboard
```

## 识别器和尺寸类它也写进文件，这里也能读
这个场景的手势识别器把动作发给控制器。有一个标签在紧凑高度下不安装：手机横过来它就走，转回来它又在。

```vcr fresh quiet
class EditorController: UIViewController {
    @objc func tapped(_ tap: UITapGestureRecognizer) { print("the recognizer asks") }
}
storyboard GuideEditor.storyboard as board
instantiate editor from board as editor
root editor
mark
```
```vcr
tap editor.view
expect log gesture, action {
  UITapGestureRecognizer-1.state ended
  editor.tapped(UITapGestureRecognizer-1)
}
expect editor.view.subviews.count 2
rotate landscape
expect editor.view.subviews.count 1
rotate portrait
expect editor.view.subviews.count 2
```
```says
the recognizer asks
```
```claim editor-adapts outside
rules: G13 U26
lessons: a-storyboard traits-and-rotation
```

# 处理用户交互

## 控制器是响应者，但很少直接处理触摸
只要它重写了方法，视图里的触摸会一路传到它。

```vcr fresh quiet
class Pad: UIViewController {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("touched") }
}
new pad as Pad
root pad
responders pad
```
```vcr
touch pad.view
expect pad.next window
```
```says
touched
```
```claim responder holds
rules: U25
about: touchesBegan
lessons: actions-and-data
```

## 动作方法响应控件；手势报告状态
控件在事情发生时调用动作；手势在手指移动时一次次调用。

```vcr fresh quiet
class Pad: UIViewController {
    let button = UIButton(type: .system)
    override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Save", for: .normal)
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        button.addTarget(self, action: #selector(save), for: .touchUpInside)
        view.addSubview(button)
        let pan = UIPanGestureRecognizer(target: self, action: #selector(moved(_:)))
        view.addGestureRecognizer(pan)
    }
    @objc func save() { print("save") }
    @objc func moved(_ pan: UIPanGestureRecognizer) { print("pan \(pan.state.rawValue)") }
}
new pad as Pad
root pad
mark
```
```vcr
tap Save
expect log action {
  UIButton-1.action()
  pad.save()
}
pan pad.view by 0 200
expect log contains gesture { UIPanGestureRecognizer-1.state ended }
```
```says
save
pan
```
```claim actions holds
rules: U16 U26
lessons: actions-and-data
```

## 控制器观察通知并随之更新
系统发的，和任何对象发的。

```vcr fresh quiet
class Listener: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(heard), name: UIApplication.didEnterBackgroundNotification, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(saved), name: Notification.Name("saved"), object: nil)
    }
    @objc func heard() { print("the app left") }
    @objc func saved() { print("somebody saved") }
}
new ears as Listener
root ears
mark
```
```vcr
background
NotificationCenter.default.post(name: Notification.Name("saved"), object: nil)
expect log contains notification { ears.heard() }
```
```says
the app left
somebody saved
```
```claim notifications holds
rules: U21 U27
lessons: actions-and-data
```

## 控制器做别的对象的数据源或代理
最常见的是表格和集合；这里还做位置管理器的代理，新位置会告诉它。

```vcr fresh quiet
class Where: UIViewController, CLLocationManagerDelegate {
    let manager = CLLocationManager()
    override func viewDidLoad() {
        super.viewDidLoad()
        manager.delegate = self
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
    }
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { print("a new place") }
}
new there as Where
root there
```
```vcr
location allow
location 48.2 16.4
expect there.manager.delegate there
```
```says
a new place
```
```claim data-source holds
rules: U01 A102
about: didUpdateLocations
lessons: actions-and-data
```

## 响应就要改视图，所以要有引用：插座变量
动作通过插座变量改标签。

```vcr fresh quiet
class Counter: UIViewController {
    @IBOutlet weak var label: UILabel!
    @IBOutlet weak var button: UIButton!
    var count = 0
    override func loadView() {
        super.loadView()
        let shown = UILabel(frame: CGRect(x: 100, y: 200, width: 100, height: 30))
        let more = UIButton(type: .system)
        more.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        more.setTitle("More", for: .normal)
        more.addTarget(self, action: #selector(add(_:)), for: .touchUpInside)
        view.addSubview(shown)
        view.addSubview(more)
        label = shown
        button = more
    }
    @IBAction func add(_ sender: Any) {
        count += 1
        label.text = "\(count)"
    }
}
new counter as Counter
root counter
```
```vcr
tap More
tap More
expect counter.label.text "2"
```
```claim outlets holds
rules: U16
lessons: actions-and-data a-storyboard
```

## 清单 4-1：两个插座变量和一个动作，两种语言
故事板记着是哪个按钮、哪个文本框，也记着点按钮会到动作方法。两个类都能运行。

```vcr fresh
@interface FormController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *button;
@property (weak, nonatomic) IBOutlet UITextField *field;
- (IBAction)save:(id)sender;
@end

@implementation FormController
- (IBAction)save:(id)sender { NSLog(@"saved %@", self.field.placeholder); }
@end
storyboard GuideSecond.storyboard as board
instantiate form from board as form
root form
mark
tap Save
expect log action {
  UIButton-1.action()
  form.save(UIButton-1)
}
```
```vcr fresh
class FormController: UIViewController {
    @IBOutlet weak var button: UIButton!
    @IBOutlet weak var field: UITextField!
    @IBAction func save(_ sender: Any) { print("saved \(field.placeholder ?? "")") }
}
storyboard GuideSecond.storyboard as board
instantiate form from board as form
root form
mark
tap Save
expect log action {
  UIButton-1.action()
  form.save(UIButton-1)
}
expect form.button.currentTitle "Save"
```
```claim listing-outlets holds
rules: U16 L01
lessons: a-storyboard actions-and-data
```

## 照印出来的样子，清单 4-1 丢了空格，动作没有方法体
编译器两个都不收。这里按原意读进来，每一处都注明：连在一起的词、属于 Objective-C 的 `id`、没有方法体的动作。Objective-C 的还缺 `@implementation`。

```vcr fresh
classMyViewController: UIViewController {
@IBOutletweak var myButton : UIButton!
@IBOutletweak var myTextField : UITextField!
@IBActionfunc myButtonAction(sender:id)
}
new a as MyViewController
root a
expect a.myButton nil
a.myButtonAction(sender: a)
```
```says
'classMyViewController' was read as 'class MyViewController'
'@IBOutletweak' was read as '@IBOutlet weak'
'@IBActionfunc' was read as '@IBAction func'
'id' is Objective-C's: it was read as 'Any'
the action 'myButtonAction' has no body
```
```vcr fresh
@interfaceMyViewController : UIViewController
@property(weak,nonatomic)IBOutlet UIButton *myButton;
@property(weak,nonatomic)IBOutlet UITextField *myTextField;
-(IBAction)myButtonAction:(id)sender;
@end
@implementation MyViewController
-(IBAction)myButtonAction:(id)sender { NSLog(@"tapped"); }
@end
new a as MyViewController
root a
expect a.myTextField nil
[a myButtonAction:nil];
```
```says
'@interfaceMyViewController' was read as '@interface MyViewController'
tapped
```
```claim listing-outlets-printed holds
rules: L01
lessons: a-storyboard actions-and-data
```

## 连好之后，视图加载时它们就绪
之前是 nil，`viewDidLoad` 里已经有值。

```vcr fresh quiet
class FormController: UIViewController {
    @IBOutlet weak var button: UIButton!
    @IBOutlet weak var field: UITextField!
    override func viewDidLoad() {
        super.viewDidLoad()
        print("button: \(button != nil), field: \(field != nil)")
    }
    @IBAction func save(_ sender: Any) {}
}
storyboard GuideSecond.storyboard as board
instantiate form from board as form
```
```vcr
expect form.button nil
root form
expect form.field.placeholder "Name"
```
```says
button: true, field: true
```
```claim connected holds
rules: L01
about: viewDidLoad
lessons: a-storyboard
```

# 加载和显示

## 需要时自动从故事板加载视图
实例化只创建控制器；第一次用到视图时才加载。

```vcr fresh quiet
storyboard GuideMain.storyboard as board
mark
```
```vcr
instantiate note from board as note
expect log load {
  note.init(coder:)
  note.awakeFromNib()
}
expect note.isViewLoaded false
root note
expect log load {
  note.loadView()
  note.viewDidLoad()
}
```
```claim when-needed holds
rules: L01
about: loadView awakeFromNib
lessons: load-sequence
```

## 加载五步；但 awakeFromNib 是第一步，不是第四步
文章的次序是视图、插座和动作、`view` 属性、`awakeFromNib`、`viewDidLoad`。对故事板里的控制器，`awakeFromNib` 在控制器做出来时就来，那时还没有任何视图：插座还是 nil，也谈不上视图在不在最终位置。规则背后是一份加载的记录，比文章更可信。

```vcr fresh quiet
class FormController: UIViewController {
    @IBOutlet weak var button: UIButton!
    @IBOutlet weak var field: UITextField!
    override func awakeFromNib() {
        super.awakeFromNib()
        print("awake, view loaded: \(isViewLoaded), outlet: \(button != nil)")
    }
    override func loadView() {
        super.loadView()
        print("loaded, outlet: \(button != nil)")
    }
    @IBAction func save(_ sender: Any) {}
}
storyboard GuideSecond.storyboard as board
mark
```
```vcr
instantiate form from board as form
root form
expect log load {
  form.init(coder:)
  form.awakeFromNib()
  form.loadView()
  form.viewDidLoad()
}
```
```says
awake, view loaded: false, outlet: false
loaded, outlet: true
```
```claim five-steps differs
rules: D21 L01
about: awakeFromNib viewDidLoad loadView
lessons: load-sequence
```

## awakeFromNib 时特征为空：到 iOS 12 为止
到 iOS 12 为止，最初的特征在 `viewWillAppear` 之后才到，是从无到有的变化：`traitCollectionDidChange(nil)`。iOS 13 起创建控制器时就有预测的特征，`awakeFromNib` 里就能看到，这一行也没有了。

```vcr fresh
set ios 12
storyboard GuideMain.storyboard as board
instantiate note from board as note
mark
root note
expect log traits, appearance {
  note.viewWillAppear(false)
  note.traitCollectionDidChange(nil)
  note.viewDidAppear(false)
}
```
```vcr fresh
set ios 26
class FormController: UIViewController {
    var seen = UIUserInterfaceSizeClass.unspecified
    @IBOutlet weak var button: UIButton!
    @IBOutlet weak var field: UITextField!
    override func awakeFromNib() {
        super.awakeFromNib()
        seen = traitCollection.horizontalSizeClass
    }
    @IBAction func save(_ sender: Any) {}
}
storyboard GuideSecond.storyboard as board
instantiate form from board as form
mark
expect form.seen compact
root form
expect log traits, appearance {
  form.viewWillAppear(false)
  form.viewIsAppearing(false)
  form.viewDidAppear(false)
}
```
```claim awake-traits until 12
rules: D21 T01 T02
about: awakeFromNib traitCollectionDidChange
lessons: traits-and-rotation
```

## viewDidLoad 里加减视图、改约束、加载数据
它只来一次；大小还不是最后的。

```vcr fresh quiet
class Note: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.addSubview(box)
    }
}
new note as Note; new other
new n as nav root note
mark
```
```vcr
root n
push other
pop
expect log load of note {
  note.loadView()
  note.viewDidLoad()
}
expect note.view.subviews.count 1
```
```claim did-load holds
rules: B07 L02
about: viewDidLoad
lessons: load-sequence
```

## 将要出现，布局，上屏，已经出现
第一次显示前后的四个时刻。iOS 13 起，布局前还有 `viewIsAppearing`。

```vcr fresh quiet
new a
set log load appearance layout
mark
```
```vcr
root a
expect log load, appearance, layout {
  a.loadView()
  a.viewDidLoad()
  a.viewWillAppear(false)
  a.viewLayoutMarginsDidChange()
  a.viewSafeAreaInsetsDidChange()
  a.viewIsAppearing(false)
  a.viewWillLayoutSubviews()
  a.viewDidLayoutSubviews()
  a.viewDidAppear(false)
}
```
```claim four-moments holds
rules: C01 M2 R24
about: viewWillAppear viewDidAppear viewIsAppearing viewWillLayoutSubviews
lessons: appear-sequence
```

## 视图来去要顾到约束；布局先标脏，下一轮更新才做
改约束不会立刻生效。到运行循环的这一轮，引擎才算出新框架。

```vcr fresh quiet
new home
root home
placeholder box in home frame 0 0 10 10
constrain box.leading = home.view.leading
constrain box.top = home.view.top
constrain box.height = 40
let wide = box.widthAnchor.constraint(equalToConstant: 100)
wide.isActive = true
hold
```
```vcr
wide.constant = 200
expect box.frame 0 0 100 40
wait 0
expect box.frame 0 0 200 40
```
```claim next-update holds
rules: R24 B07
about: updateViewConstraints
lessons: size-of-a-child seven-steps
```

## 没有故事板时在 loadView 里创建视图
文章让读者去看类的参考文档。

```vcr fresh quiet
class Board: UIViewController {
    override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.tag = 7
    }
}
new board as Board
mark
```
```vcr
root board
expect log load {
  board.loadView()
  board.viewDidLoad()
}
expect board.view.tag 7
expect board.view.frame 0 0 393 852
```
```claim load-view holds
rules: L02 L12
about: loadView
lessons: load-sequence
```

# 布局

## 大小变化引发布局，相关的对象都会得知
自动布局引擎求解约束；当前的呈现控制器也会得知。

```vcr fresh quiet
new home; new note
root home
present note as custom
set log layout
mark
```
```vcr
rotate landscape
expect log contains layout {
  note.viewWillLayoutSubviews()
  note.presentationController.containerViewWillLayoutSubviews()
  note.viewDidLayoutSubviews()
  note.presentationController.containerViewDidLayoutSubviews()
}
```
```claim told-of-layout holds
rules: D18 T04
about: containerViewWillLayoutSubviews containerViewDidLayoutSubviews
lessons: seven-steps presentation-controller
```

## 布局的七步
特征；`viewWillLayoutSubviews`；呈现控制器的 `containerViewWillLayoutSubviews`；根视图的 `layoutSubviews`；应用结果；`viewDidLayoutSubviews`；`containerViewDidLayoutSubviews`。这里程序照文章做：没有找到含这两个钩子的记录。

```vcr fresh quiet
new home; new note
root home
present note as custom
set log layout view traits
mark
```
```vcr
note.view.setNeedsLayout()
expect log layout, view {
  note.viewWillLayoutSubviews()
  note.presentationController.containerViewWillLayoutSubviews()
  note.view.layoutSubviews()
  note.viewDidLayoutSubviews()
  note.presentationController.containerViewDidLayoutSubviews()
}
rotate landscape
expect log contains traits, layout {
  note.traitCollectionDidChange(wC hR)
  note.viewWillLayoutSubviews()
}
```
```claim seven-steps holds
rules: D18 T08
about: viewWillLayoutSubviews viewDidLayoutSubviews layoutSubviews containerViewWillLayoutSubviews
lessons: seven-steps
```

## 第四步据说会一路走到所有子视图的 layoutSubviews
对 UIKit 的测量显示，子视图在控制器的 `viewDidLayoutSubviews` 之后才布局，不在第四步里：以测量为准。

```vcr fresh quiet
new home
root home
placeholder box in home frame 0 0 50 50
set log layout view
mark
```
```vcr
home.view.setNeedsLayout(); box.setNeedsLayout()
expect log layout, view {
  home.viewWillLayoutSubviews()
  home.view.layoutSubviews()
  home.viewDidLayoutSubviews()
  box.layoutSubviews()
}
```
```claim step-four differs
rules: R24
about: layoutSubviews viewDidLayoutSubviews
lessons: seven-steps
```

## 布局前改视图和约束，布局后填内容、微调
布局前设的框架，子视图布局时就是它；表格在布局后刷新。

```vcr fresh quiet
class Home: UIViewController {
    let box = UIView()
    let table = UITableView()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        view.addSubview(table)
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        box.frame = CGRect(x: 0, y: 0, width: view.bounds.width / 2, height: 100)
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        table.reloadData()
        print("the box has \(box.frame.width)")
    }
}
new home as Home
root home
```
```vcr
expect home.box.frame 0 0 196.5 100
rotate landscape
expect home.box.frame 0 0 426 100
```
```says
the box has 426.0
```
```claim before-and-after holds
rules: B08 B09
about: viewWillLayoutSubviews viewDidLayoutSubviews
lessons: seven-steps
```

## 技巧：自动布局适应各种屏幕
同样的约束，手机、横屏、iPad。

```vcr fresh quiet
new home
root home
placeholder box in home frame 0 0 10 10
constrain box.centerX = home.view.centerX
constrain box.centerY = home.view.centerY
constrain box.width = 100
constrain box.height = 100
```
```vcr
expect box.frame.origin.y 376
rotate landscape
expect box.frame.origin.x 376
device "iPad A16"
rotate portrait
expect box.frame 360 540 100 100
```
```claim tip-auto-layout holds
rules: R81
lessons: size-of-a-child
```

## 技巧：贴着顶部和底部的布局向导
上面的向导在状态栏和导航栏之下，下面的在标签栏或工具栏之上：先是标签栏，再是工具栏。iOS 11 起安全区域说的是同一件事。

```vcr fresh quiet
new home
new n as nav root home
new t as tab with n
root t
let above = UIView(); let below = UIView()
home.view.addSubview(above); home.view.addSubview(below)
above.translatesAutoresizingMaskIntoConstraints = false
below.translatesAutoresizingMaskIntoConstraints = false
```
```vcr
above.topAnchor.constraint(equalTo: home.topLayoutGuide.bottomAnchor).isActive = true
below.bottomAnchor.constraint(equalTo: home.bottomLayoutGuide.topAnchor).isActive = true
expect above.frame.origin.y 113
expect below.frame.origin.y 769
expect t.tabBar.frame.origin.y 769
expect home.view.safeAreaInsets.top 113
screen --rows 16
```
```vcr fresh quiet
new home
home.toolbarItems = [UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)]
new n as nav root home
root n
n.setToolbarHidden(false, animated: false)
let below = UIView()
home.view.addSubview(below)
below.translatesAutoresizingMaskIntoConstraints = false
```
```vcr
below.bottomAnchor.constraint(equalTo: home.bottomLayoutGuide.topAnchor).isActive = true
expect below.frame.origin.y 766
expect home.view.safeAreaInsets.bottom 86
```
```claim tip-guides holds
rules: L13 R7
about: viewSafeAreaInsetsDidChange
lessons: seven-steps
```

## 技巧：加减视图时更新约束
视图走时，提到它的约束都跟着走；邻居就缺了约束。

```vcr fresh quiet
new home
root home
placeholder a in home frame 0 0 10 10
placeholder b in home frame 0 0 10 10
constrain a.top = home.view.top
constrain a.leading = home.view.leading
constrain a.width = 50
constrain a.height = 50
constrain b.top = a.bottom
constrain b.leading = home.view.leading
constrain b.width = 50
constrain b.height = 50
```
```vcr
expect b.frame 0 50 50 50
a.removeFromSuperview()
constrain b.top = home.view.top
expect b.frame 0 0 50 50
expect no warning
```
```claim tip-update holds
rules: R81
lessons: size-of-a-child
```

## 技巧：动画期间暂时移除约束，之后再加回
先去掉约束，做动画，再按视图现在的位置加回去，视图就留在那里。约束不去掉，下一次布局又把视图放回去。改约束的常数来做动画是另一种办法。

```vcr fresh quiet
new home
root home
placeholder box in home frame 0 0 10 10
constrain box.top = home.view.top
constrain box.width = 50
constrain box.height = 50
let side = box.leadingAnchor.constraint(equalTo: home.view.leadingAnchor)
side.isActive = true
```
```vcr
UIView.animate(withDuration: 0.3) { box.frame = CGRect(x: 200, y: 0, width: 50, height: 50) }
home.view.setNeedsLayout()
expect box.frame 0 0 50 50
side.isActive = false
UIView.animate(withDuration: 0.3) { box.frame.origin.x = 120 } completion: { _ in side.constant = 120; side.isActive = true }
home.view.setNeedsLayout()
expect box.frame 120 0 50 50
side.constant = 200
UIView.animate(withDuration: 0.3) { home.view.layoutIfNeeded() }
expect box.frame 200 0 50 50
```
```claim tip-animate holds
rules: A88 R54
lessons: size-of-a-child
```

# 内存

## 释放内存就是去掉强引用：设为 nil
最后一个强引用设为 nil，对象当场释放。

```vcr fresh quiet
class Shelf: UIViewController {
    var picture: UIImageView? = UIImageView()
    var page: UIViewController? = UIViewController()
}
new shelf as Shelf
root shelf
mark
```
```vcr
shelf.page = nil
expect log load {
  UIViewController-1.deinit
}
shelf.picture = nil
expect shelf.picture nil
```
```claim let-go holds
rules: B15 V05
about: deinit
lessons: memory
```

## 表格：在哪里取得和释放内存
抄来的文章在表 4-1 之前就断了。按文档应当是：一直需要的，在初始化里；要显示的，在 `viewDidLoad` 里；能重新得到的，在 `didReceiveMemoryWarning` 里放掉；必须释放的，在 `deinit` 里。

```vcr fresh quiet
class Shelf: UIViewController {
    var books = ["a"]
    var covers: [UIImageView]?
    override func viewDidLoad() {
        super.viewDidLoad()
        covers = [UIImageView()]
    }
    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        covers = nil
    }
    deinit { print("the books go") }
}
new shelf as Shelf
new other
root shelf
mark
```
```vcr
memory
expect shelf.covers nil
expect shelf.isViewLoaded true
root other
forget shelf
expect dead shelf
expect log load, memory {
  shelf.didReceiveMemoryWarning()
  other.didReceiveMemoryWarning()
  other.loadView()
  other.viewDidLoad()
  shelf.deinit
}
```
```says
the books go
```
```claim memory-table holds
rules: B16 L09 A100
about: didReceiveMemoryWarning viewDidLoad deinit
lessons: memory
```
"""#)
}
