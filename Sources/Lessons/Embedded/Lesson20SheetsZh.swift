// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/20-sheets.zh.md.
extension LessonCatalogue {
    static let lesson20SheetsZh = File(
        name: "20-sheets.zh.md",
        text: #"""
---
lesson: sheets
title: 卡片，和什么也听不到的弹出者
minutes: 9
needs: who-covers-the-screen
language: zh
rules: P04 P11
---
要问点什么时，常用卡片：它滑上来，你填好，再把它拉下去。弹出它的控制器听不到任何出现和消失的回调。
那么它怎样知道卡片已经走了？

## 停在一半的卡片
以 `pageSheet` 弹出 `form`，再输入 `detent medium`。*停靠点*（detent）是卡片停住的高度。`screen` 把它画出来。

```vcr setup fresh quiet
class Home: UIViewController, UIAdaptivePresentationControllerDelegate {
    var reloads = 0
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("home reloads its list")
        reloads += 1
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        print("home hears that the sheet has gone, and reloads its list")
        reloads += 1
    }
}
new home as Home
new form
root home
```
```vcr goal
expect home.presentedViewController form
expect form.view.frame.size.width 377
```
```hint
先 `present form as pageSheet`。
```
```vcr solution
present form as pageSheet
detent medium
```

## 拉下去
`home` 每次重新加载列表都会打印一行。它和许多 App 一样，在 `viewWillAppear` 里做这件事。
把卡片拉下去：`swipe down`，然后 `finish`。`home` 重新加载了吗？

```vcr goal
expect home.presentedViewController nil
expect home.reloads 1
```
```hint
`swipe down` 放上手指，`finish` 让它走到底。
```
```vcr solution
swipe down
finish
```

## 带有 delegate 的三行
`home` 什么也没打印。但卡片问了它的*代理*：我可以走吗？又告诉它自己将要走、已经走了。
不管有没有谁在听，这几行都会来。

```ask
用户拉到一半改了主意。这时会来的是哪一个？
- [x] `presentationControllerWillDismiss`：手指一开始拉，它就来。
- [ ] `presentationControllerDidDismiss`：只有卡片真的走了，它才来。
```

## 拉到一半，又回来
试一试：再弹出卡片，用 `swipe down` 开始拉，再用 `cancel` 放手。
卡片先听到它消失，又听到它出现：它滑了回去。最后一行里有 `false`：这次收回没有成。

```vcr goal
expect home.presentedViewController form
expect log contains presentation {
  form.presentationController.dismissalTransitionDidEnd(false)
}
```
```hint
先 `present form as pageSheet`，再 `swipe down`，再 `cancel`。
```
```vcr solution
present form as pageSheet
swipe down
cancel
```

## 听
卡片已经收回。再弹出它一次，让 `home` 成为它的代理：`form.presentationController?.delegate = home`。
然后把它拉下去，注意最后几行。

```vcr setup quiet
dismiss unanimated
```
```vcr goal
expect home.presentedViewController nil
expect home.reloads 2
```
```hint
四行：`present`、正文里的那一行、`swipe down`、`finish`。
```
```vcr solution
present form as pageSheet
form.presentationController?.delegate = home
swipe down
finish
```

## 由代码拿走时
再弹出一次，带着代理，让 App 用 `dismiss` 把它收起。

```vcr setup
present form as pageSheet
form.presentationController?.delegate = home
```
```predict dismiss
form.presentationController.dismissalTransitionWillBegin()
form.viewWillDisappear(true)
form.viewDidDisappear(true)
form.presentationController.dismissalTransitionDidEnd(true)
completion dismiss(form)
not: form.delegate.presentationControllerDidDismiss()
not: home.viewWillAppear(true)
```

代理只会听到*用户的手指*。自己收起卡片的 App 本来就知道。

## 先别走
表单填了一半，手指一滑。`form.isModalInPresentation = true` 会拦住卡片。它又上来了。拉拉看。

```vcr setup
present form as pageSheet
form.isModalInPresentation = true
```
```predict swipe down
form.delegate.presentationControllerDidAttemptToDismiss()
not: form.delegate.presentationControllerShouldDismiss()
not: form.viewWillDisappear(true)
```

## 自己试试
设置 `form.isModalInPresentation = false`，试试 `drag down 300`，再试 `drag down 500`：要拉多远才够？再问 `why not home.viewWillAppear`。
"""#)
}
