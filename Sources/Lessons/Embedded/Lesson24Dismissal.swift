// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/24-dismissal.md.
extension LessonCatalogue {
    static let lesson24Dismissal = File(
        name: "24-dismissal.md",
        text: #"""
---
lesson: dismissal
title: Dismissal, delegates and leaks
minutes: 9
needs: sheets remove-a-child
rules: P03 D16
---
What was presented must go again, and then it should be gone from memory, too. This lesson asks who takes it away, and who holds it.

## Three deep
`a`, `b` and `c` are presented one upon the other; `tree` shows it. Now tell the middle one: `b.dismiss(animated: true)`.

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
Type the line of the text.
```
```vcr solution
b.dismiss(animated: true)
```

## Who went?
You told `b`, and `c` went. `dismiss` means: take away what *you* have presented. Only one who has presented nothing passes it to its presenter.

```ask
`home` has presented `a`, and `a` has presented `b`. What does `home.dismiss(animated: true)` do?
- [ ] It takes `b` away, the topmost: That is what `a.dismiss` does.
- [x] It takes `a` away, and `b` with it: All that stands upon `a` goes, too.
- [ ] Nothing, since `home` was not presented: It presented `a`, and takes that away.
```

## All at once
Try it. `a` is covered by `b`, and only the topmost is seen to go.

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

## The form asks its delegate
A form should not dismiss itself: it does not know how it was shown. It tells its *delegate* that it is done, and the delegate decides.
`form.save()` does that. `home` is the delegate. Present `form`, and save.

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
`present form`, then the call of the text.
```
```vcr solution
present form
form.save()
```

## Somebody holds it
This `note` keeps a closure in its property `done`, and the closure speaks of `note`. It was presented and dismissed.
Let go of the name: `forget note`. It should end with `note.deinit`, and that line does not come. Ask `doctor` who holds it.
Then `undo`, type `note.done = { [weak note] in note?.dismiss(animated: true) }`, and `forget note` again.

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
`weak` means: use it if it is there, but do not hold it.
```
```hint
The line with `[weak note]`, then `forget note`. After a `forget`, say `undo` first.
```
```vcr solution
note.done = { [weak note] in note?.dismiss(animated: true) }
forget note
```

## Who holds what is shown
`last` is on the screen, and the shell has forgotten its name: its presenter alone holds it. What is the last line when it goes?

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

## To explore
Make a delegate that is not `weak`: two controllers that hold each other, both forgotten. What does `doctor` say of them?
"""#)
}
