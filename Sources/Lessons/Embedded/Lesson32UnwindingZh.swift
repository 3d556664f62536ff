// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/32-unwinding.zh.md.
extension LessonCatalogue {
    static let lesson32UnwindingZh = File(
        name: "32-unwinding.zh.md",
        text: #"""
---
lesson: unwinding
title: 退回：一次越过几个屏幕
minutes: 8
needs: a-storyboard sheets
language: zh
rules: G05
---
转场线往前走。回来的路可能不止一步：从一本书的便条直接回到书架。故事板也有这样的
转场线：它*退回*（unwind）。

## 三层深
上一课的书架在屏幕上。用 `tap Read` 和 `tap Note` 往里走，看看 `tree`。

```vcr setup fresh quiet
class Shelf: UIViewController {
    @IBOutlet var caption: UILabel!
    var isOpen = true
    override func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool { isOpen }
    @IBAction func backToShelf(_ segue: UIStoryboardSegue) {
        print("the shelf hears from the note:", (segue.source as! Note).text)
    }
}
class Book: UIViewController {}
class Note: UIViewController { var text = "a good book" }
storyboard Bookshelf.storyboard
instantiate Shelf as shelf
new n as nav root shelf
root n
```
```vcr goal
expect n.viewControllers.count 2
expect log contains load {
  Book-1.viewDidLoad()
  Note-1.viewDidLoad()
}
```
```hint
点两次，按正文的顺序。
```
```vcr solution
tap Read
tap Note
```

## 直接回来
便条有一个按钮 Done，它的转场线说：回到有方法 `backToShelf` 的那个。`tap Done`，再看看 `tree`。

```vcr goal
expect n.viewControllers.count 1
expect n.presentedViewController nil
expect log contains action { shelf.backToShelf("done") }
```
```hint
一个命令。
```
```vcr solution
tap Done
```

## 它怎样找到路
从头看看记录。一个又一个控制器被问 `canPerformUnwindSegueAction`。然后书架的方法运行了，这之后
便条才下去，书才离开那一叠。

```ask
书架的方法 `backToShelf` 要做什么，上面的屏幕才会离开？
- [x] 什么也不用做：它只接过别人带来的；让路的事由 UIKit 来做。
- [ ] 它得调用 `dismiss`：那样便条会被收起两次。
- [ ] 它得把书从那一叠拿走：UIKit 自己会退回那一叠。
```

## 书架说不
控制器可以拒绝做路的终点。这个书架不开放时就会拒绝。你又在便条那里，书架关着。
`tap Done`：会怎样？

```vcr setup quiet
tap Read
tap Note
shelf.isOpen = false
```
```vcr goal
expect n.viewControllers.count 2
expect log contains segue {
  shelf.canPerformUnwindSegueAction("backToShelf:")
}
```
```hint
`tap Done`，比较前后的树。
```
```vcr solution
tap Done
```

## 又开放了
什么也没发生，也没有错误：谁也没有接。现在书架开放了。下面的列表里没有问了谁，也没有谁出现。

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
segue read
segue note
set log load containment action presentation
```
```predict unwind done
shelf.backToShelf("done")
Note-1.presentationController.dismissalTransitionWillBegin()
Book-1.willMove(toParent: nil)
Book-1.didMove(toParent: nil)
Book-1.deinit
Note-1.presentationController.dismissalTransitionDidEnd(true)
Note-1.deinit
not: shelf.viewDidLoad()
not: shelf.didMove(toParent: nil)
```

## 自己试试
```vcr setup quiet
set log default
```
`log` 显示全部。`why shelf.canPerformUnwindSegueAction` 说明为什么问书架。`segues` 把回来的路画成指向左边的箭头。
"""#)
}
