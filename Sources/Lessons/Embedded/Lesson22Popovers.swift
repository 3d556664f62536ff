// swift-format-ignore-file
// Written by scripts/generate-lessons from Catalog/22-popovers.md.
extension LessonCatalogue {
    static let lesson22Popovers = File(
        name: "22-popovers.md",
        text: #"""
---
lesson: popovers
title: Popovers, and what they become
minutes: 8
needs: sheets preferred-size
rules: E18 D16
---
A popover is a small window that points at something. On a small screen there is no room for it, and it becomes something else.
That is called *adaptation*.

## On a phone
`popover menu at 100 300 60 40` presents `menu` as a popover that points at that place. This is a phone.
Do it, and read in `tree` what became of it.

```vcr setup fresh quiet
new home
new menu
root home
```
```vcr goal
expect home.presentedViewController menu
expect menu.modalPresentationStyle popover
```
```hint
Type the command as it stands in the text.
```
```vcr solution
popover menu at 100 300 60 40
```

## The style and what came of it
`as popover, adapted to formSheet`: the app asked for one thing and got another. Where the screen is wide enough, it gets what it asked for.

```ask
Which of these decides what a popover becomes?
- [x] the size class of the screen: Compact width means a sheet.
- [ ] the size that `menu` prefers: That decides how big a real popover is.
- [x] the delegate of the presentation, if there is one: You will see that soon.
```

## On a tablet
Now on an iPad. Present the same popover, look at `screen`, and tap beside it: `tap outside`.

```vcr setup fresh quiet
device iPad
new home
new menu
root home
```
```vcr goal
expect home.presentedViewController nil
expect log contains presentation {
  menu.presentationController.presentationTransitionDidEnd(true)
  menu.presentationController.dismissalTransitionDidEnd(true)
}
```
```hint
The command of the first step, then `tap outside`.
```
```vcr solution
popover menu at 100 300 60 40
tap outside
```

## It has to point somewhere
Forget the place: `present menu as popover`. An exception comes: a real app would end here, and this shell takes the step back.
Then do it right. In code the place is a view. First `menu.modalPresentationStyle = .popover`, since only then it has a popover's controller;
then `menu.popoverPresentationController?.sourceView = home.view`; then `present menu as popover` again.

```vcr goal
expect exception "should have a non-nil sourceView"
expect home.presentedViewController menu
```
```hint
First `present menu as popover` alone.
```
```hint
Then the two lines with `menu.`, and `present menu as popover` once more.
```
```vcr solution
present menu as popover
menu.modalPresentationStyle = .popover
menu.popoverPresentationController?.sourceView = home.view
present menu as popover
```

## A small popover on a phone
Back on the phone. A delegate may refuse the adaptation: `keeper` answers `.none` when it is asked what the popover should become.
Say `menu.modalPresentationStyle = .popover`, then `menu.popoverPresentationController?.delegate = keeper`, then the first step's command.

```vcr setup fresh quiet
class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
}
let keeper = Keeper()
new home
new menu
root home
prefer menu 200 120
```
```vcr goal
expect home.presentedViewController menu
expect log contains delegate {
  menu.delegate.adaptivePresentationStyle(wC hR)
}
```
```hint
Three lines, in the order of the text.
```
```vcr solution
menu.modalPresentationStyle = .popover
menu.popoverPresentationController?.delegate = keeper
popover menu at 100 300 60 40
```

## Away with it
`screen` shows a real popover on a phone. A tap beside it asks the delegate as a sheet does. In which order?

```predict tap outside
menu.delegate.presentationControllerShouldDismiss()
menu.delegate.presentationControllerWillDismiss()
menu.presentationController.dismissalTransitionWillBegin()
menu.viewWillDisappear(true)
menu.viewDidDisappear(true)
menu.presentationController.dismissalTransitionDidEnd(true)
menu.delegate.presentationControllerDidDismiss()
not: home.viewWillAppear(true)
```

## To explore
`styles popover` shows what a popover becomes on six devices and three systems. `device iPad` while a popover is up lets it adapt before your eyes.
"""#)
}
