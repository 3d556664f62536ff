// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/20-sheets.md.
extension LessonCatalogue {
    static let lesson20Sheets = File(
        name: "20-sheets.md",
        text: #"""
---
lesson: sheets
title: Sheets, and the presenter that hears nothing
minutes: 9
needs: who-covers-the-screen
rules: P04 P11
---
A sheet is the usual way to ask for something: it slides up, you fill it in, you pull it down again. Whoever presented it hears
no appearance callback. So how does it learn that the sheet has gone?

## A sheet that stops half way
Present `form` as `pageSheet`, then say `detent medium`. A *detent* is a height at which a sheet rests. `screen` draws it.

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
`present form as pageSheet` comes first.
```
```vcr solution
present form as pageSheet
detent medium
```

## Pull it down
`home` prints a line whenever it reloads its list. It does so in `viewWillAppear`, as many apps do.
Pull the sheet down: `swipe down`, then `finish`. Does `home` reload?

```vcr goal
expect home.presentedViewController nil
expect home.reloads 1
```
```hint
`swipe down` puts the finger there, `finish` lets it go to the end.
```
```vcr solution
swipe down
finish
```

## Three lines with the word delegate
`home` printed nothing. But the sheet asked its *delegate*: may I go? It told it that it will go, and that it has gone. These lines
come whether anybody listens or not.

```ask
Which of them comes when the user has changed his mind half way?
- [x] `presentationControllerWillDismiss`: It comes when the finger begins to pull.
- [ ] `presentationControllerDidDismiss`: It comes only when the sheet has really gone.
```

## Half way, and back
Try it: present the sheet again, begin with `swipe down`, and let go with `cancel`.
The sheet is told that it disappears, then that it appears: it slides up again. The last line has a `false`: the dismissal came to nothing.

```vcr goal
expect home.presentedViewController form
expect log contains presentation {
  form.presentationController.dismissalTransitionDidEnd(false)
}
```
```hint
`present form as pageSheet`, then `swipe down`, then `cancel`.
```
```vcr solution
present form as pageSheet
swipe down
cancel
```

## Listen
The sheet is away. Present it once more, and make `home` its delegate: `form.presentationController?.delegate = home`.
Then pull it down, and watch the last lines.

```vcr setup quiet
dismiss unanimated
```
```vcr goal
expect home.presentedViewController nil
expect home.reloads 2
```
```hint
Four lines: `present`, the line of the text, `swipe down`, `finish`.
```
```vcr solution
present form as pageSheet
form.presentationController?.delegate = home
swipe down
finish
```

## When code takes it away
Present it once more with the delegate, and let the app dismiss it: `dismiss`.

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

The delegate hears of the *user's* finger only. An app that dismisses the sheet knows it already.

## Do not go yet
Half a form is filled in, and a finger slips. `form.isModalInPresentation = true` holds the sheet. It is up again. Pull at it.

```vcr setup
present form as pageSheet
form.isModalInPresentation = true
```
```predict swipe down
form.delegate.presentationControllerDidAttemptToDismiss()
not: form.delegate.presentationControllerShouldDismiss()
not: form.viewWillDisappear(true)
```

## To explore
Set `form.isModalInPresentation = false`, and try `drag down 300`, then `drag down 500`: how far is far enough? `why not home.viewWillAppear`.
"""#)
}
