// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/31-a-storyboard.zh.md.
extension LessonCatalogue {
    static let lesson31AStoryboardZh = File(
        name: "31-a-storyboard.zh.md",
        text: #"""
---
lesson: a-storyboard
title: 故事板、插座和转场线
minutes: 9
needs: a-stack load-sequence
language: zh
rules: L01 G03
---
屏幕可以画出来，不用写。画在一个文件里，叫*故事板*（storyboard）：其中的*场景*是控制器和它们的视图，
从一个到另一个的路叫*转场线*（segue）。这一课带有一个文件，里面是一个书架。

## 打开它
输入 `storyboard Bookshelf.storyboard`，再输入 `segues`，它把文件画出来。然后让它创建场景 `Shelf` 的控制器：
`instantiate Shelf as shelf`。打开以后，代码也能这样做：`UIStoryboard(name: "Bookshelf", bundle: nil)` 和它的
`instantiateViewController(withIdentifier: "Shelf")`。

```vcr setup fresh quiet
class Shelf: UIViewController {
    @IBOutlet var caption: UILabel!
    override func viewDidLoad() {
        super.viewDidLoad()
        caption.text = "Two books"
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as! Book).name = "Momo"
    }
    @IBAction func backToShelf(_ segue: UIStoryboardSegue) {}
}
class Book: UIViewController {
    var name = ""
    override func viewDidLoad() {
        super.viewDidLoad()
        print("the book is called", name)
    }
}
class Note: UIViewController {}
```
```vcr goal
expect shelf.isViewLoaded false
expect log load {
  shelf.init(coder:)
  shelf.awakeFromNib()
}
```
```hint
三个命令：`storyboard`，用来看的 `segues`，`instantiate`。
```
```vcr solution
storyboard Bookshelf.storyboard
instantiate Shelf as shelf
```

## 插座
`Shelf` 有一个属性 `caption`，画里把它和一个标签连了起来：这叫*插座*（outlet）。`info shelf` 说它是 `nil`。
让视图加载。

```predict shelf.loadViewIfNeeded()
shelf.loadView()
shelf.viewDidLoad()
not: shelf.init(coder:)
not: shelf.awakeFromNib()
not: shelf.viewWillAppear(false)
```

现在 `info shelf` 里有了一个标签。视图随 `loadView` 到来，插座也跟着接好了。

## 插座在哪里可以用
```ask
最早在哪里可以使用 `caption`？
- [ ] `init(coder:)`：控制器才刚刚在创建。
- [ ] `awakeFromNib()`：控制器有了，视图还没有。
- [x] `viewDidLoad()`：视图加载了，插座也接好了。
```

## 一条转场线
用 `new n as nav root shelf` 和 `root n` 把书架放进一叠里。然后像手指那样用 `tap Read` 点它的按钮。
看看中间的几行：可以吗、创建、准备、推入。

```vcr goal
expect n.viewControllers.count 2
expect log contains segue {
  shelf.shouldPerformSegue("read")
  shelf.prepare(for: "read")
}
```
```hint
三个命令，按正文的顺序。
```
```vcr solution
new n as nav root shelf
root n
tap Read
```

## 准备
书加载时打印了自己的名字。这是书架在 `prepare` 里告诉它的。

```ask
在 `prepare` 里，书架可以设置新控制器的 `name`。可以设置它的一个标签的文字吗？
- [ ] 可以，控制器已经创建了：它的视图还没有。
- [x] 不可以，它的视图还没有加载：把它需要知道的告诉它，让它自己填写标签。
```

## 用代码
一切从新开始：书架在一叠里，还没有打开书。App 可以用名字自己执行一条转场线。这时会少掉点按时的一行。
是哪一行？

```vcr setup fresh quiet
class Shelf: UIViewController {
    @IBOutlet var caption: UILabel!
    @IBAction func backToShelf(_ segue: UIStoryboardSegue) {}
}
class Book: UIViewController {}
class Note: UIViewController {}
storyboard Bookshelf.storyboard
instantiate Shelf as shelf
new n as nav root shelf
root n
set log load segue appearance
```
```predict shelf.performSegue(withIdentifier: "read", sender: nil)
Book-1.init(coder:)
Book-1.awakeFromNib()
shelf.prepare(for: "read")
Book-1.loadView()
Book-1.viewDidLoad()
shelf.viewWillDisappear(true)
Book-1.viewWillAppear(true)
Book-1.viewIsAppearing(true)
shelf.viewDidDisappear(true)
Book-1.viewDidAppear(true)
not: shelf.shouldPerformSegue("read")
```

## 自己试试
```vcr setup quiet
set log default
```
书的页面上，`tap Note` 执行一条弹出的转场线。如果故事板写的类不存在会怎样？在一个新的世界里，
也就是 `reset` 之后，谁也没有定义 `Shelf`。
"""#)
}
