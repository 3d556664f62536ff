// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/24-dismissal.zh.md.
extension LessonCatalogue {
    static let lesson24DismissalZh = File(
        name: "24-dismissal.zh.md",
        text: #"""
---
lesson: dismissal
title: 收起、代理和泄漏
minutes: 9
needs: sheets remove-a-child
language: zh
rules: P03 D16
---
弹出的东西总要走，走了就应该也离开内存。这一课问：谁把它拿走，谁还持有它。

## 三层
`a`、`b` 和 `c` 一个叠一个地弹出；`tree` 会显示。现在对中间的那个说：`b.dismiss(animated: true)`。

```vcr setup fresh quiet
new home
new a
new b
new c
root home
present a as fullScreen
present b as fullScreen
present c as fullScreen
```
```vcr goal
expect b.presentedViewController nil
expect b.presentingViewController a
```
```hint
输入正文里的那一行。
```
```vcr solution
b.dismiss(animated: true)
```

## 走的是谁？
你对 `b` 说，走的却是 `c`。`dismiss` 的意思是：把*你*弹出的拿走。什么也没弹出的，才会转给弹出它的那个。

```ask
`home` 弹出了 `a`，`a` 弹出了 `b`。`home.dismiss(animated: true)` 会做什么？
- [ ] 拿走最上面的 `b`：那是 `a.dismiss` 做的。
- [x] 拿走 `a`，`b` 也一起走：叠在 `a` 上面的都会走。
- [ ] 什么也不做，因为 `home` 不是被弹出的：它弹出了 `a`，就把它拿走。
```

## 一次全走
试一试。`a` 被 `b` 盖着，看得见离开的只有最上面的。

```predict home.dismiss(animated: true)
b.presentationController.dismissalTransitionWillBegin()
a.presentationController.dismissalTransitionWillBegin()
b.viewWillDisappear(true)
home.viewWillAppear(true)
home.viewIsAppearing(true)
home.viewDidAppear(true)
b.viewDidDisappear(true)
b.presentationController.dismissalTransitionDidEnd(true)
a.presentationController.dismissalTransitionDidEnd(true)
not: a.viewWillAppear(true)
not: a.viewWillDisappear(true)
```

## 表单问它的代理
表单不应该自己收起：它不知道自己是怎样显示的。它告诉它的*代理*自己填好了，由代理决定。
`form.save()` 就是这样做的。代理是 `home`。弹出 `form`，然后保存。

```vcr setup fresh quiet
protocol FormDelegate: AnyObject {
    func formIsDone(_ form: Form)
}
class Form: UIViewController {
    weak var delegate: FormDelegate?
    func save() { delegate?.formIsDone(self) }
}
class Home: UIViewController, FormDelegate {
    func formIsDone(_ form: Form) {
        print("home takes over what is new")
        dismiss(animated: true)
    }
}
new home as Home
new form as Form
root home
form.delegate = home
```
```vcr goal
expect home.presentedViewController nil
expect log contains presentation {
  form.presentationController.presentationTransitionDidEnd(true)
  form.presentationController.dismissalTransitionDidEnd(true)
}
```
```hint
`present form`，然后是正文里的调用。
```
```vcr solution
present form
form.save()
```

## 有谁持有它
这个 `note` 在属性 `done` 里存着一个闭包，闭包里又提到 `note`。它被弹出过，也收起了。
放开名字：`forget note`。本来最后应该是 `note.deinit`，这一行却没有来。问问 `doctor` 是谁持有它。
然后 `undo`，输入 `note.done = { [weak note] in note?.dismiss(animated: true) }`，再 `forget note`。

```vcr setup fresh quiet
class Note: UIViewController { var done: (() -> Void)? }
new home
new note as Note
root home
note.done = { note.dismiss(animated: true) }
present note
dismiss
```
```vcr goal
expect dead note
```
```hint
`weak` 的意思是：在的话就用，但不持有。
```
```hint
带 `[weak note]` 的那一行，然后 `forget note`。如果已经 `forget` 过，先 `undo`。
```
```vcr solution
note.done = { [weak note] in note?.dismiss(animated: true) }
forget note
```

## 谁持有显示着的
`last` 在屏幕上，程序已经忘了它的名字：只有弹出它的那个还持有它。它离开时，最后一行是什么？

```vcr setup quiet
new last
present last
forget last
```
```predict dismiss
last.presentationController.dismissalTransitionWillBegin()
last.viewWillDisappear(true)
last.viewDidDisappear(true)
last.presentationController.dismissalTransitionDidEnd(true)
completion dismiss(last)
last.deinit
not: home.viewDidAppear(true)
```

## 自己试试
做一个不是 `weak` 的代理：两个控制器互相持有，两个名字都忘掉。`doctor` 怎么说？
"""#)
}
